//! Configuration frames: 101 words of 32 bits each, the device's unit of configuration, in the
//! formats of Project X-Ray's programs.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{ensure, Context, Result};

/// Words of a frame.
pub const WORDS: usize = 101;

/// Bits of a word.
const WORD_BITS: usize = 32;

/// Bits of a frame.
pub const BITS: usize = WORDS * WORD_BITS;

/// A bit: the address of its frame, and its index in it.
pub type Place = (u32, u16);

/// The frames that have a bit set, by address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frames(BTreeMap<u32, [u32; WORDS]>);

impl Frames {
    /// Sets a bit.
    ///
    /// # Panics
    /// A bit outside of a frame.
    pub fn set(&mut self, (address, bit): Place) {
        let (word, bit) = (usize::from(bit) / WORD_BITS, usize::from(bit) % WORD_BITS);
        self.0.entry(address).or_insert([0; WORDS])[word] |= 1 << bit;
    }

    /// Whether a bit is set.
    pub fn is_set(&self, (address, bit): Place) -> bool {
        let (word, bit) = (usize::from(bit) / WORD_BITS, usize::from(bit) % WORD_BITS);
        self.0.get(&address).is_some_and(|words| words[word] >> bit & 1 == 1)
    }

    /// Whether any bit is set in these words of these frames.
    pub fn any(&self, addresses: std::ops::Range<u32>, words: std::ops::Range<usize>) -> bool {
        self.0.range(addresses).any(|(_, frame)| frame[words.clone()].iter().any(|&word| word != 0))
    }

    /// Every bit that is set.
    pub fn ones(&self) -> impl Iterator<Item = Place> + '_ {
        let bits = |words: &[u32; WORDS]| {
            let words = *words;
            (0..BITS).filter(move |bit| words[bit / WORD_BITS] >> (bit % WORD_BITS) & 1 == 1)
        };
        self.0.iter().flat_map(move |(&address, words)| bits(words).map(move |bit| (address, bit as u16)))
    }

    /// The frames in the format of `xc7frames2bit`: a line for each, with its address and its
    /// words.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (address, words) in &self.0 {
            let words: Vec<String> = words.iter().map(|word| format!("0x{word:08X}")).collect();
            writeln!(text, "0x{address:08X} {}", words.join(",")).expect("a string takes everything");
        }
        text
    }

    /// Reads the frames from the output of `bitread -y`: a line for each bit that is set,
    /// `bit_FRAME_WORD_BIT`.
    ///
    /// # Errors
    /// A malformed line.
    pub fn of_bitread(text: &str) -> Result<Frames> {
        let mut frames = Frames::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let place = place(line).with_context(|| format!("bitread wrote {line:?}, which is not a bit"))?;
            frames.set(place);
        }
        Ok(frames)
    }
}

fn place(line: &str) -> Result<Place> {
    let numbers = line.strip_prefix("bit_").context("not a bit")?;
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
    fn output_of_bitread_is_read() {
        let frames = Frames::of_bitread("bit_00400a1b_003_31\nbit_00c20000_100_00\n\n").unwrap();
        let places = [(0x0040_0a1b, 3 * 32 + 31), (0x00c2_0000, 3200)];
        assert_eq!(frames.ones().collect::<Vec<_>>(), places);
        assert!(places.into_iter().all(|place| frames.is_set(place)) && !frames.is_set((0x0040_0a1b, 0)));
        for wrong in ["bit_0_101_0", "bit_0_0_32", "bit_0_0", "word_0_0_0", "bit_x_0_0"] {
            assert!(Frames::of_bitread(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn frame_is_written_as_address_and_words() {
        let mut frames = Frames::default();
        frames.set((0x1a, 33));
        let text = frames.text();
        assert!(text.starts_with("0x0000001A 0x00000000,0x00000002,0x00000000,"), "{text}");
        assert_eq!((text.lines().count(), text.split(',').count()), (1, WORDS));
    }
}
