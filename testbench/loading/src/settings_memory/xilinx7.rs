//! nextpnr's FASM for the Xilinx 7 series: a block RAM's first 16 words are its feature `INIT_00`,
//! 256 binary digits, highest bit first. A word has 18 bits; two of them, one for each byte, are
//! among the 256 digits of `INITP_00`.

use std::collections::HashMap;
use std::ops::Range;

use duo_core::settings::WORDS;

use super::Memory;

/// Text between the name of the block RAM and the digits, for each kind of line.
const DATA: &str = ".INIT_00[255:0] = 256'b";
const PARITY: &str = ".INITP_00[255:0] = 256'b";

/// Digits in a line.
const DIGITS: usize = 256;

/// Bits of a word in each kind of line.
const DATA_BITS: usize = 16;
const PARITY_BITS: usize = 2;

/// Location of a bit of a word: whether it is in the parity line, and its bit of the word there. A
/// byte is eight bits plus one.
fn place(bit: usize) -> (bool, usize) {
    match bit {
        0..=7 => (false, bit),
        8 => (true, 0),
        9..=16 => (false, bit - 1),
        _ => (true, 1),
    }
}

/// The first words of every block RAM.
pub(super) fn memories(text: &str) -> Vec<Memory> {
    let parities: HashMap<&str, Range<usize>> = lines(text, PARITY).collect();
    lines(text, DATA).filter_map(|(name, data)| memory(text, data, parities.get(name)?.clone())).collect()
}

/// The lines of one kind: the block RAM's name, and the location of the digits of its first 16
/// words.
fn lines<'a>(text: &'a str, kind: &'a str) -> impl Iterator<Item = (&'a str, Range<usize>)> {
    let bits = WORDS * if kind == DATA { DATA_BITS } else { PARITY_BITS };
    text.match_indices(kind).filter_map(move |(at, _)| {
        let name = text[..at].rsplit('\n').next()?;
        let start = at + kind.len();
        let digits = text
            .get(start..start + DIGITS)
            .filter(|digits| digits.bytes().all(|digit| matches!(digit, b'0' | b'1')))?;
        let end = start + digits.len();
        // Skips lines that are truncated or have more digits.
        text[end..].starts_with('\n').then_some((name, end - bits..end))
    })
}

fn memory(text: &str, data: Range<usize>, parity: Range<usize>) -> Option<Memory> {
    let mut words = [0; WORDS];
    for (number, word) in words.iter_mut().enumerate() {
        for bit in 0..DATA_BITS + PARITY_BITS {
            let (is_parity, place) = place(bit);
            let (range, width) = if is_parity { (&parity, PARITY_BITS) } else { (&data, DATA_BITS) };
            // The last digit is bit 0.
            let digit = text.as_bytes()[range.end - 1 - number * width - place];
            *word |= u32::from(digit == b'1') << bit;
        }
    }
    Some(Memory { place: data, other_place: Some(parity), words })
}

/// The digits of these words in the data line and in the parity line.
pub(super) fn texts_of(words: &[u16; WORDS]) -> [String; 2] {
    let mut lines = [vec![b'0'; WORDS * DATA_BITS], vec![b'0'; WORDS * PARITY_BITS]];
    for (number, &word) in words.iter().enumerate() {
        for bit in (0..u16::BITS as usize).filter(|bit| word >> bit & 1 == 1) {
            let (is_parity, place) = place(bit);
            let width = if is_parity { PARITY_BITS } else { DATA_BITS };
            let line = &mut lines[usize::from(is_parity)];
            let last = line.len() - 1;
            line[last - number * width - place] = b'1';
        }
    }
    lines.map(|line| line.into_iter().map(char::from).collect())
}
