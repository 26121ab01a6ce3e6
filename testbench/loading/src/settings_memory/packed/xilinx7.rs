//! A packed bitstream of the Xilinx 7 series, as Project X-Ray's packer writes it: all frames of
//! the device in one piece, without compression and without a checksum of the file.
//!
//! A frame has 101 words of 32 bits; word 50 holds its error-correcting code. Each block RAM takes
//! ten words of a column of frames, which start at [`FIRST_WORDS`]; the first two frames of the
//! column hold the first 16 words of both its halves, eight words a frame, bit by bit interleaved.
//! The positions are those of Project X-Ray's database.

use std::ops::Range;

use duo_core::settings::{Settings, MAGIC, WORDS};

use super::super::{only_memory, Memory, Refused};

/// The word after which packets begin.
const SYNC: [u8; 4] = [0xaa, 0x99, 0x55, 0x66];

/// Writes the frames; a word with their length follows.
const WRITE_FRAMES: [u8; 4] = [0x30, 0x00, 0x40, 0x00];

/// Marks the word with the length, and the bits of the length.
const LENGTH_MARK: u32 = 0x5000_0000;
const LENGTH: u32 = 0x07ff_ffff;

/// Compares a checksum of the file, which a change would break.
const CHECK_SUM: [u8; 4] = [0x30, 0x00, 0x00, 0x01];

/// Words and bytes of a frame.
const FRAME_WORDS: usize = 101;
const FRAME: usize = 4 * FRAME_WORDS;

/// The word with a frame's code, and the code's bits.
const CODE_WORD: usize = 50;
const CODE: u16 = 0x1fff;

/// The first word of each block RAM in a frame.
const FIRST_WORDS: [usize; 10] = [0, 10, 20, 30, 40, 51, 61, 71, 81, 91];

/// The first bit of each half of a block RAM.
const HALVES: [usize; 2] = [0, 176];

/// Frames that hold the settings, and words of the settings in one of them.
const FRAMES: usize = 2;
const WORDS_IN_FRAME: usize = WORDS / FRAMES;

/// Bits of a word in the device, and in each of its two bytes.
const BITS: usize = 18;
const BYTE_BITS: usize = 9;

pub(super) fn read(bitstream: &[u8]) -> Result<Settings, Refused> {
    let memory = |half: Half| Memory {
        place: half.frames.clone(),
        other_place: None,
        words: std::array::from_fn(|word| half.word(bitstream, word)),
    };
    only_memory(halves(bitstream).map(memory).collect()).map(|(_, settings)| settings)
}

pub(super) fn with_settings(bitstream: &[u8], settings: &Settings) -> Result<Vec<u8>, Refused> {
    // This refuses all but exactly one memory.
    read(bitstream)?;
    let half = halves(bitstream).next().ok_or(Refused::None)?;
    let mut changed = bitstream.to_vec();
    for (number, word) in settings.words().into_iter().enumerate() {
        for bit in 0..BITS {
            let (at, mask) = half.place(number, bit);
            let is_one = u32::from(word) >> bit & 1 == 1;
            changed[at] = if is_one { changed[at] | mask } else { changed[at] & !mask };
        }
    }
    for frame in changed[half.frames].chunks_exact_mut(FRAME) {
        let upper = stored_code(frame) & !CODE;
        let code = upper | code(frame);
        frame[4 * CODE_WORD + 2..4 * CODE_WORD + 4].copy_from_slice(&code.to_be_bytes());
    }
    Ok(changed)
}

/// Half of a block RAM, at least of what may be one.
#[derive(Clone, Debug)]
struct Half {
    /// Location of its first two frames in the file.
    frames: Range<usize>,
    /// Its first bit in a frame.
    first_bit: usize,
}

impl Half {
    /// The byte of the file with this bit of a word, and the bit's mask.
    fn place(&self, word: usize, bit: usize) -> (usize, u8) {
        let (byte, of_byte) = (bit / BYTE_BITS, bit % BYTE_BITS);
        // Four bits of a byte, its ninth bit, its other four.
        let group = match of_byte {
            0..=3 => of_byte,
            8 => 4,
            _ => of_byte + 1,
        };
        let of_frame = word % WORDS_IN_FRAME;
        let bit = self.first_bit + 16 * group + 8 * byte + (of_frame >> 1 | (of_frame & 1) << 2);
        // Words of a frame are stored with their highest byte first.
        let at = self.frames.start + word / WORDS_IN_FRAME * FRAME + bit / 32 * 4 + 3 - bit % 32 / 8;
        (at, 1 << (bit % 8))
    }

    fn word(&self, bitstream: &[u8], word: usize) -> u32 {
        (0..BITS).rev().fold(0, |value, bit| {
            let (at, mask) = self.place(word, bit);
            value << 1 | u32::from(bitstream[at] & mask != 0)
        })
    }
}

/// Every half of a block RAM that begins like the settings, in frames whose codes are right.
fn halves(bitstream: &[u8]) -> impl Iterator<Item = Half> + '_ {
    let frames = frames(bitstream).unwrap_or_default();
    let starts = frames.clone().step_by(FRAME).filter(move |start| start + FRAMES * FRAME <= frames.end);
    let all = starts.flat_map(|start| {
        let bits = FIRST_WORDS.into_iter().flat_map(|word| HALVES.map(|half| 32 * word + half));
        bits.map(move |first_bit| Half { frames: start..start + FRAMES * FRAME, first_bit })
    });
    // The second word first: hardly anything begins with ones, and much with zeros.
    let begins =
        |half: &Half| [1, 0, 2, 3, 4].into_iter().all(|word| half.word(bitstream, word) == u32::from(MAGIC[word]));
    let is_whole = |half: &Half| {
        bitstream[half.frames.clone()].chunks_exact(FRAME).all(|frame| stored_code(frame) & CODE == code(frame))
    };
    all.filter(begins).filter(is_whole)
}

/// Location of the frames, unless the file has a checksum.
fn frames(bitstream: &[u8]) -> Option<Range<usize>> {
    let find = |pattern: &[u8], from: usize| {
        let at = bitstream.get(from..)?.windows(pattern.len()).position(|window| window == pattern)?;
        Some(from + at + pattern.len())
    };
    let after = find(&WRITE_FRAMES, find(&SYNC, 0)?)?;
    let length = u32::from_be_bytes(bitstream.get(after..after + 4)?.try_into().ok()?);
    let begin = after + 4;
    let end = begin + 4 * (length & LENGTH) as usize;
    let is_plain = length & !LENGTH == LENGTH_MARK && end <= bitstream.len() && find(&CHECK_SUM, end).is_none();
    is_plain.then_some(begin..end)
}

/// The half word with the stored code of a frame.
fn stored_code(frame: &[u8]) -> u16 {
    u16::from_be_bytes([frame[4 * CODE_WORD + 2], frame[4 * CODE_WORD + 3]])
}

/// The error-correcting code of a frame. Each bit has a number of 13 bits, of which the highest is
/// one; the code is the exclusive or of the numbers of all ones, with the parity of its lower bits
/// in the highest.
fn code(frame: &[u8]) -> u16 {
    let mut code = 0;
    for (number, word) in frame.chunks_exact(4).enumerate() {
        let mut word = u32::from_be_bytes([word[0], word[1], word[2], word[3]]);
        if number == CODE_WORD {
            word &= !u32::from(CODE);
        }
        // The numbers leave out the powers of two, which stand for the code's own bits.
        let skipped = match number {
            0..=6 => 0x1320,
            7..=37 => 0x1340,
            _ => 0x1360,
        };
        for bit in (0..32).filter(|bit| word >> bit & 1 == 1) {
            code ^= skipped + 32 * number as u16 + bit;
        }
    }
    code ^ ((code & CODE >> 1).count_ones() as u16 & 1) << 12
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::settings::Unreadable;

    const CHOSEN: Settings = Settings { team: *b"XY", budget_cycles: 0x0765_4321, clock_hz: 80_000_000 };

    /// A bitstream of four frames with these words at each of the places, a frame and a bit.
    fn bitstream(words: &[u16; WORDS], places: &[(usize, usize)]) -> Vec<u8> {
        let mut all = [&b"\0header"[..], &SYNC, &[0x20, 0, 0, 0], &WRITE_FRAMES].concat();
        all.extend((LENGTH_MARK | (4 * FRAME_WORDS as u32)).to_be_bytes());
        let begin = all.len();
        all.resize(begin + 4 * FRAME, 0);
        for &(frame, first_bit) in places {
            let start = begin + frame * FRAME;
            let half = Half { frames: start..start + FRAMES * FRAME, first_bit };
            for (number, word) in words.iter().enumerate() {
                for bit in (0..16).filter(|bit| word >> bit & 1 == 1) {
                    let (at, mask) = half.place(number, bit);
                    all[at] |= mask;
                }
            }
        }
        for frame in all[begin..].chunks_exact_mut(FRAME) {
            let code = code(frame).to_be_bytes();
            frame[4 * CODE_WORD + 2..4 * CODE_WORD + 4].copy_from_slice(&code);
        }
        all.extend([0x30, 0, 0x80, 1, 0, 0, 0, 7]);
        all
    }

    /// The codes are those of `xc7frames2bit` for frames with these bits.
    #[test]
    fn code_is_that_of_the_packer() {
        for (bits, expected) in [(&[5, 40][..], 0x106d), (&[5, 41, 300], 0x0400)] {
            let mut frame = vec![0; FRAME];
            for bit in bits {
                frame[bit / 32 * 4 + 3 - bit % 32 / 8] |= 1 << (bit % 8);
            }
            assert_eq!(code(&frame), expected);
        }
    }

    /// Project X-Ray's database: bits of `INIT_00` and `INITP_00` of `RAMB18_Y1`.
    #[test]
    fn bits_are_where_the_database_says() {
        let half = Half { frames: 0..FRAMES * FRAME, first_bit: HALVES[1] };
        let place = |bit: usize| (bit / 32 * 4 + 3 - bit % 32 / 8, 1 << (bit % 8));
        assert_eq!(half.place(0, 0), place(176));
        assert_eq!(half.place(0, 4), place(256));
        assert_eq!(half.place(0, 9), place(184));
        assert_eq!((half.place(0, 8), half.place(0, 17), half.place(1, 8)), (place(240), place(248), place(244)));
        assert_eq!((half.place(1, 0), half.place(2, 1)), (place(180), place(193)));
        let (at, mask) = place(240);
        assert_eq!(half.place(8, 8), (at + FRAME, mask));
    }

    #[test]
    fn changed_settings_are_read_back_and_nothing_else_changes() {
        let before = Settings::default_at(80_000_000);
        for place in [(0, 0), (2, 176), (1, 51 * 32), (1, 91 * 32 + 176)] {
            let made = bitstream(&before.words(), &[place]);
            assert_eq!(read(&made), Ok(before), "{place:?}");
            let put_in = with_settings(&made, &CHOSEN).unwrap();
            assert!(put_in == bitstream(&CHOSEN.words(), &[place]));
            assert_eq!(read(&put_in), Ok(CHOSEN));
            assert!(with_settings(&put_in, &before).unwrap() == made);
        }
    }

    #[test]
    fn bitstream_without_usable_settings_is_refused() {
        let (words, place) = (CHOSEN.words(), (1, 176));
        assert_eq!(read(b""), Err(Refused::None));
        assert_eq!(with_settings(&bitstream(&[0; WORDS], &[place]), &CHOSEN), Err(Refused::None));
        assert_eq!(read(&bitstream(&words, &[place, (1, 0)])), Err(Refused::Several(2)));
        let mut damaged = words;
        damaged[6] ^= 1;
        assert_eq!(read(&bitstream(&damaged, &[place])), Err(Refused::Unreadable(Unreadable::Check)));
        let made = bitstream(&words, &[place]);
        let checked = [&made[..], &CHECK_SUM, &[1, 2, 3, 4]].concat();
        let mut turned = made.clone();
        turned[made.len() - 2 * FRAME] ^= 1;
        for refused in [&checked[..], &turned, &made[..made.len() - 30]] {
            assert_eq!(read(refused), Err(Refused::None));
        }
    }
}
