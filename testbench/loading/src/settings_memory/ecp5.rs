//! nextpnr's text for the ECP5: a block RAM is `.bram_init NUMBER` and 2,048 words of 9 bits in
//! hexadecimal. Two of them make a word of 18 bits, the lower one first.

use duo_core::settings::WORDS;

use super::Memory;

/// The first line of a block RAM; its number and the words follow.
const HEADING: &str = ".bram_init ";

/// Bits of a word in the text.
const BITS: u32 = 9;

/// Words in a line of the text.
const LINE: usize = 8;

/// The first words of every block RAM.
pub(super) fn memories(text: &str) -> Vec<Memory> {
    let headings = text.match_indices(HEADING).filter(|(at, _)| *at == 0 || text[..*at].ends_with('\n'));
    headings.filter_map(|(at, _)| memory(text, at)).collect()
}

fn memory(text: &str, heading: usize) -> Option<Memory> {
    let start = heading + text[heading..].find('\n')? + 1;
    // Only complete lines count, in the form that `text_of` writes.
    let lines = text[start..].split_inclusive('\n').take(2 * WORDS / LINE);
    let lines: Vec<&str> = lines.filter(|line| line.ends_with('\n')).collect();
    let halves = lines.iter().flat_map(|line| line.split_ascii_whitespace());
    let halves: Vec<u32> = halves.map(|half| u32::from_str_radix(half, 16)).collect::<Result<_, _>>().ok()?;
    let mut words = [0; WORDS];
    if halves.len() != 2 * WORDS || halves.iter().any(|&half| half >> BITS != 0) {
        return None;
    }
    for (word, pair) in words.iter_mut().zip(halves.chunks_exact(2)) {
        *word = pair[1] << BITS | pair[0];
    }
    let length: usize = lines.iter().map(|line| line.len()).sum();
    Some(Memory { place: start..start + length, other_place: None, words })
}

/// The lines with these words.
pub(super) fn text_of(words: &[u16; WORDS]) -> String {
    let halves = words.iter().flat_map(|&word| [word & ((1 << BITS) - 1), word >> BITS]);
    let halves: Vec<String> = halves.map(|half| format!("{half:03x}")).collect();
    halves.chunks(LINE).map(|line| line.join(" ") + "\n").collect()
}
