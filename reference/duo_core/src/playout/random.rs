//! Random numbers as hardware generates them: xorshift (Marsaglia, Xorshift RNGs, 2003), three
//! shifts and exclusive ORs of 64 bits in one clock.

/// Bits of a random number that choose a cell.
const CELL_BITS: u32 = 16;

/// Bits of a random number that choose a covering. They follow those for the cell, which are the
/// highest.
const COVERING_BITS: u32 = 24;

/// The random numbers of one playout, one per slot.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

/// The random number of a slot, whose parts choose the cell and the covering.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn(u64);

/// The seeds of successive playouts. They come from a generator with other shifts, because
/// successive states of one generator would give playouts the same numbers one slot later.
#[derive(Clone, Debug)]
pub struct Seeds(u64);

impl Seeds {
    /// The beginning of the sequence, a number with about as many ones as zeros.
    pub const START: Seeds = Seeds(0x9e37_79b9_7f4a_7c15);

    /// The seed of the next playout; never 0.
    pub fn draw(&mut self) -> u64 {
        self.0 ^= self.0 << 7;
        self.0 ^= self.0 >> 9;
        self.0
    }
}

impl Random {
    /// The numbers of a playout with this seed. The seed 0 is replaced, because only zeros would
    /// follow it.
    pub(super) fn new(seed: u64) -> Random {
        Random(if seed == 0 { Seeds::START.0 } else { seed })
    }

    pub(super) fn draw(&mut self) -> Drawn {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        Drawn(self.0)
    }
}

impl Drawn {
    /// A number below `count`, which fits 16 bits. A multiplier replaces the division, so that
    /// numbers differ in frequency by at most `count` in 65,536.
    pub(super) fn cell(self, count: u32) -> u32 {
        (((self.0 >> (64 - CELL_BITS)) * u64::from(count)) >> CELL_BITS) as u32
    }

    /// A number below `total`, which fits 24 bits.
    pub(super) fn covering(self, total: u32) -> u32 {
        let drawn = self.0 << CELL_BITS >> (64 - COVERING_BITS);
        ((drawn * u64::from(total)) >> COVERING_BITS) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_published_generator() {
        let mut random = Random::new(88_172_645_463_325_252);
        // The first number of Marsaglia's xor64 with his seed.
        assert_eq!(random.draw().0, 8_748_534_153_485_358_512);
        assert_ne!(Random::new(0).draw().0, 0);
    }

    #[test]
    fn parts_are_evenly_spread_and_independent() {
        let mut random = Random::new(1);
        let mut counts = [[0; 5]; 7];
        for _ in 0..35_000 {
            let drawn = random.draw();
            counts[drawn.cell(7) as usize][drawn.covering(5) as usize] += 1;
        }
        assert!(counts.iter().flatten().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    #[test]
    fn seeds_lead_to_different_games() {
        let mut seeds = Seeds::START;
        let [first, second] = [(); 2].map(|()| seeds.draw());
        let numbers = |seed| {
            let mut random = Random::new(seed);
            [(); 100].map(|()| random.draw().0)
        };
        let (first, second) = (numbers(first), numbers(second));
        assert!(first.iter().all(|number| !second.contains(number)));
    }
}
