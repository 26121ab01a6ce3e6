//! Configuration frames: 101 words of 32 bits each, the device's unit of configuration; as Project X-Ray's programs read and write them.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{ensure, Context, Result};

/// Words of a frame.
pub const WORDS: usize = 101;

/// Bits of a word.
const WORD_BITS: usize = 32;

/// Bits of a frame.
pub const BITS: usize = WORDS * WORD_BITS;

/// A bit: the address of its frame, and its place in it.
pub type Place = (u32, u16);

/// The frames in which a bit is one, by their addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frames(BTreeMap<u32, [u32; WORDS]>);

impl Frames {
    /// Makes a bit one.
    ///
    /// # Panics
    /// If no frame has so many bits.
    pub fn set(&mut self, (address, bit): Place) {
        let (word, bit) = (usize::from(bit) / WORD_BITS, usize::from(bit) % WORD_BITS);
        self.0.entry(address).or_insert([0; WORDS])[word] |= 1 << bit;
    }

    /// Whether a bit is one.
    pub fn is_set(&self, (address, bit): Place) -> bool {
        let (word, bit) = (usize::from(bit) / WORD_BITS, usize::from(bit) % WORD_BITS);
        self.0.get(&address).is_some_and(|words| words[word] >> bit & 1 == 1)
    }

    /// Whether any bit of these frames is one in these words.
    pub fn any(&self, addresses: std::ops::Range<u32>, words: std::ops::Range<usize>) -> bool {
        self.0.range(addresses).any(|(_, frame)| frame[words.clone()].iter().any(|&word| word != 0))
    }

    /// Every bit that is one.
    pub fn ones(&self) -> impl Iterator<Item = Place> + '_ {
        let bits = |words: &[u32; WORDS]| {
            let words = *words;
            (0..BITS).filter(move |bit| words[bit / WORD_BITS] >> (bit % WORD_BITS) & 1 == 1)
        };
        self.0.iter().flat_map(move |(&address, words)| bits(words).map(move |bit| (address, bit as u16)))
    }

    /// The frames as `xc7frames2bit` reads them: a line for each, its address and its words.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (address, words) in &self.0 {
            let words: Vec<String> = words.iter().map(|word| format!("0x{word:08X}")).collect();
            writeln!(text, "0x{address:08X} {}", words.join(",")).expect("a string takes everything");
        }
        text
    }

    /// The frames of what `bitread -y` writes: a line for each bit that is one, `bit_FRAME_WORD_BIT`.
    ///
    /// # Errors
    /// If a line is another one.
    pub fn of_bitread(text: &str) -> Result<Frames> {
        let mut frames = Frames::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let place = place(line).with_context(|| format!("bitread wrote {line:?}, which is no bit"))?;
            frames.set(place);
        }
        Ok(frames)
    }
}

fn place(line: &str) -> Result<Place> {
    let numbers = line.strip_prefix("bit_").context("no bit")?;
    let mut numbers = numbers.split('_');
    let mut next = || numbers.next().context("too short");
    let (address, word, bit) =
        (u32::from_str_radix(next()?, 16)?, next()?.parse::<usize>()?, next()?.parse::<usize>()?);
    ensure!(word < WORDS && bit < WORD_BITS, "outside of a frame");
    Ok((address, (word * WORD_BITS + bit) as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_bitread_writes_is_read() {
        let frames = Frames::of_bitread("bit_00400a1b_003_31\nbit_00c20000_100_00\n\n").unwrap();
        let places = [(0x0040_0a1b, 3 * 32 + 31), (0x00c2_0000, 3200)];
        assert_eq!(frames.ones().collect::<Vec<_>>(), places);
        assert!(places.into_iter().all(|place| frames.is_set(place)) && !frames.is_set((0x0040_0a1b, 0)));
        for wrong in ["bit_0_101_0", "bit_0_0_32", "bit_0_0", "word_0_0_0", "bit_x_0_0"] {
            assert!(Frames::of_bitread(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_frame_is_its_address_and_its_words() {
        let mut frames = Frames::default();
        frames.set((0x1a, 33));
        let text = frames.text();
        assert!(text.starts_with("0x0000001A 0x00000000,0x00000002,0x00000000,"), "{text}");
        assert_eq!((text.lines().count(), text.split(',').count()), (1, WORDS));
    }
}
