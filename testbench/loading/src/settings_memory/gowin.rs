//! nextpnr's netlist for Gowin's devices: a block RAM's first 16 words of 18 bits are its parameter
//! `INIT_RAM_00`, a string of binary digits, last word first.

use duo_core::settings::WORDS;

use super::Memory;

/// Precedes the digits.
const HEADING: &str = "\"INIT_RAM_00\":";

/// Bits of a word.
const BITS: usize = 18;

/// The first words of every block RAM.
pub(super) fn memories(text: &str) -> Vec<Memory> {
    text.match_indices(HEADING).filter_map(|(at, _)| memory(text, at + HEADING.len())).collect()
}

fn memory(text: &str, behind_heading: usize) -> Option<Memory> {
    let start = behind_heading + text[behind_heading..].find('"')? + 1;
    if !text[behind_heading..start - 1].trim().is_empty() {
        return None;
    }
    let end = start + text[start..].find('"')?;
    let digits = &text[start..end];
    if digits.len() != WORDS * BITS || !digits.is_ascii() {
        return None;
    }
    let mut words = [0; WORDS];
    for (i, word) in words.iter_mut().enumerate() {
        let from = (WORDS - 1 - i) * BITS;
        *word = u32::from_str_radix(&digits[from..from + BITS], 2).ok()?;
    }
    Some(Memory { place: start..end, other_place: None, words })
}

/// The digits of these words.
pub(super) fn text_of(words: &[u16; WORDS]) -> String {
    words.iter().rev().map(|word| format!("{word:0BITS$b}")).collect()
}
