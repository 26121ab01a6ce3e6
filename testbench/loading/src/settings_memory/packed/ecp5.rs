//! A packed bitstream of an ECP5.
//!
//! Each block RAM has its own command: its address, 2,048 words of 9 bits, first bit first, and a
//! checksum. Nothing else in the bitstream depends on these, and they are never compressed.

use duo_core::settings::{Settings, WORDS};

use super::super::{only_memory, Memory, Refused};

/// `LSC_EBR_ADDRESS`; three zeros and the four bytes of the address follow.
const ADDRESS: [u8; 4] = [0xf6, 0, 0, 0];

/// `LSC_EBR_WRITE` of 256 pieces of 9 bytes; a checksum follows them.
const WRITE: [u8; 4] = [0xb2, 0xd0, 0x01, 0x00];

/// Bytes from the first command to the contents.
const HEAD: usize = 12;

/// Bytes of a block RAM's contents.
const CONTENTS: usize = 256 * 9;

/// Bits of a word; two words, the lower one first, hold one word of the settings.
const BITS: usize = 9;

/// Bytes of the settings, which are at the start of the contents.
const USED: usize = 2 * WORDS * BITS / 8;

pub(super) fn read(bitstream: &[u8]) -> Result<Settings, Refused> {
    only_memory(memories(bitstream)).map(|(_, settings)| settings)
}

pub(super) fn with_settings(bitstream: &[u8], settings: &Settings) -> Result<Vec<u8>, Refused> {
    let (Memory { place, .. }, _) = only_memory(memories(bitstream))?;
    let mut changed = bitstream.to_vec();
    let (begin, end) = (place.start - HEAD, place.start + CONTENTS);
    changed[place].copy_from_slice(&bytes_of(&settings.words()));
    let sum = checksum(&changed[begin..end]);
    changed[end..end + 2].copy_from_slice(&sum.to_be_bytes());
    Ok(changed)
}

/// The first words of every block RAM with a correct checksum.
fn memories(bitstream: &[u8]) -> Vec<Memory> {
    let whole = HEAD + CONTENTS + 2;
    let begins = |piece: &[u8]| piece.starts_with(&ADDRESS) && piece[8..].starts_with(&WRITE);
    let pieces = bitstream.windows(whole).enumerate().filter(|(_, piece)| begins(piece));
    let right = pieces.filter(|(_, piece)| checksum(&piece[..whole - 2]).to_be_bytes() == piece[whole - 2..]);
    right.map(|(at, piece)| memory(at + HEAD, &piece[HEAD..HEAD + USED])).collect()
}

fn memory(at: usize, bytes: &[u8]) -> Memory {
    let bit = |number: usize| u32::from(bytes[number / 8] >> (7 - number % 8) & 1);
    let half = |number: usize| (0..BITS).fold(0, |half, index| half << 1 | bit(number * BITS + index));
    Memory {
        place: at..at + USED,
        other_place: None,
        words: std::array::from_fn(|word| half(2 * word + 1) << BITS | half(2 * word)),
    }
}

/// The bytes with these words.
fn bytes_of(words: &[u16; WORDS]) -> [u8; USED] {
    let mut bytes = [0; USED];
    let halves = words.iter().flat_map(|&word| [word & ((1 << BITS) - 1), word >> BITS]);
    let bits = halves.flat_map(|half| (0..BITS).rev().map(move |bit| half >> bit & 1 != 0));
    for (number, _) in bits.enumerate().filter(|(_, is_one)| *is_one) {
        bytes[number / 8] |= 0x80 >> (number % 8);
    }
    bytes
}

/// CRC-16 with the polynomial 0x8005, first bit first.
fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0, |sum: u16, &byte| {
        (0..8).fold(sum ^ u16::from(byte) << 8, |sum, _| if sum >> 15 != 0 { sum << 1 ^ 0x8005 } else { sum << 1 })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::settings::Unreadable;

    const CHOSEN: Settings = Settings { team: *b"XY", budget_cycles: 0x0765_4321, clock_hz: 85_000_000 };

    /// A bitstream with these block RAMs and other commands around them.
    fn bitstream(memories: &[&[u16; WORDS]]) -> Vec<u8> {
        let mut all = b"\xff\0Part: LFE5U-25F\0\xff\xbd\xb3\xf6\0\0\0".to_vec();
        for (number, words) in memories.iter().enumerate() {
            let begin = all.len();
            all.extend(ADDRESS);
            all.extend((number as u32 * 0x800).to_be_bytes());
            all.extend(WRITE);
            all.extend(bytes_of(words));
            all.extend((USED..CONTENTS).map(|byte| byte as u8));
            let sum = checksum(&all[begin..]);
            all.extend(sum.to_be_bytes());
        }
        all.extend([0x5e, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
        all
    }

    #[test]
    fn checksum_has_the_published_value() {
        // CRC-16/UMTS of the digits 1 to 9.
        assert_eq!(checksum(b"123456789"), 0xfee8);
    }

    #[test]
    fn changed_settings_are_read_back_and_nothing_else_changes() {
        let (before, other) = (Settings::default_at(80_000_000), [0x1234; WORDS]);
        let made = bitstream(&[&other, &before.words(), &other]);
        assert_eq!(read(&made), Ok(before));
        let put_in = with_settings(&made, &CHOSEN).unwrap();
        assert!(put_in == bitstream(&[&other, &CHOSEN.words(), &other]));
        assert_eq!(read(&put_in), Ok(CHOSEN));
        assert!(with_settings(&put_in, &before).unwrap() == made);
    }

    #[test]
    fn bitstream_without_usable_settings_is_refused() {
        let (words, other) = (CHOSEN.words(), [0; WORDS]);
        assert_eq!(read(b""), Err(Refused::None));
        assert_eq!(with_settings(&bitstream(&[&other]), &CHOSEN), Err(Refused::None));
        assert_eq!(read(&bitstream(&[&words, &words])), Err(Refused::Several(2)));
        let mut damaged = words;
        damaged[6] ^= 1;
        assert_eq!(read(&bitstream(&[&damaged])), Err(Refused::Unreadable(Unreadable::Check)));
        // A flipped bit, and a truncated file.
        let made = bitstream(&[&words]);
        let mut turned = made.clone();
        turned[100] ^= 1;
        assert_eq!((read(&turned), read(&made[..made.len() - 10])), (Err(Refused::None), Err(Refused::None)));
    }
}
