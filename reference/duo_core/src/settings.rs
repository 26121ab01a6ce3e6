//! Settings that a team may change in an accelerator that is already placed and routed: its
//! identifier and its thinking time.
//!
//! They are stored in their own block RAM, [`WORDS`] words of 16 bits. The hardware block
//! `settings` reads them after each reset. Tools find them in a routed configuration by their first
//! words, and replace them.
//!
//! | word | contents |
//! |---|---|
//! | 0 to 4 | [`MAGIC`] |
//! | 5 | [`VERSION`] |
//! | 6 | the identifier, its first character in the high byte |
//! | 7, 8 | thinking time for a move in clock cycles, the upper half first |
//! | 9, 10 | the clock in hertz, the upper half first: for tools, which turn cycles into time |
//! | 11 to 14 | zero |
//! | 15 | makes the sum of all words [`CHECK_SUM`] |

use thiserror::Error;

/// Number of words of the memory.
pub const WORDS: usize = 16;

/// The first words of the memory. No bit has equal values in all of them, so synthesis cannot find
/// a bit that is constant in the whole memory and leave it out.
pub const MAGIC: [u16; 5] =
    [0x0000, 0xffff, u16::from_be_bytes(*b"Bl"), u16::from_be_bytes(*b"ok"), u16::from_be_bytes(*b"us")];

/// The version of this format.
pub const VERSION: u16 = 1;

/// Index of [`VERSION`].
const VERSION_WORD: usize = MAGIC.len();

/// Index of the identifier.
pub const TEAM_WORD: usize = 6;

/// Index of the upper half of the thinking time; the lower half follows.
pub const BUDGET_WORD: usize = 7;

/// Index of the upper half of the clock; the lower half follows.
const CLOCK_WORD: usize = 9;

/// The sum of all words modulo 2^16. A memory full of zeros or ones has another sum.
pub const CHECK_SUM: u16 = 0xffff;

/// The default identifier.
pub const DEFAULT_TEAM: [u8; 2] = *b"RS";

/// The default thinking time for a move in milliseconds. The contest allows one second;
/// `hdl/doc/boards.md` says how much of it the line and the referee's machine take.
pub const DEFAULT_THINKING_MS: u32 = 950;

/// Maximum thinking time in milliseconds. Its number of cycles fits into 32 bits for any clock up
/// to 429 MHz.
pub const LONGEST_THINKING_MS: u32 = 10_000;

/// The settings that a team can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The identifier sent in answer to the start of a match.
    pub team: [u8; 2],
    /// Thinking time for a move in clock cycles.
    pub budget_cycles: u32,
    /// The accelerator's clock in hertz.
    pub clock_hz: u32,
}

/// Why words are not valid settings.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Unreadable {
    /// The first words are not [`MAGIC`].
    #[error("they do not begin as settings do")]
    Magic,
    /// The format has another version.
    #[error("their format is of version {0}, and only version {VERSION} is known here")]
    Version(u16),
    /// The sum is wrong.
    #[error("their check word is wrong")]
    Check,
}

impl Settings {
    /// The default settings at this clock frequency.
    pub fn default_at(clock_hz: u32) -> Settings {
        Settings { team: DEFAULT_TEAM, budget_cycles: 0, clock_hz }.with_thinking_ms(DEFAULT_THINKING_MS)
    }

    /// These settings with another thinking time, in milliseconds.
    pub fn with_thinking_ms(self, milliseconds: u32) -> Settings {
        let cycles = u64::from(self.clock_hz) * u64::from(milliseconds) / 1000;
        Settings { budget_cycles: u32::try_from(cycles).unwrap_or(u32::MAX), ..self }
    }

    /// The thinking time in milliseconds.
    pub fn thinking_ms(&self) -> f64 {
        f64::from(self.budget_cycles) * 1000.0 / f64::from(self.clock_hz)
    }

    /// The memory's contents for these settings.
    pub fn words(&self) -> [u16; WORDS] {
        let mut words = [0; WORDS];
        words[..MAGIC.len()].copy_from_slice(&MAGIC);
        words[VERSION_WORD] = VERSION;
        words[TEAM_WORD] = u16::from_be_bytes(self.team);
        [words[BUDGET_WORD], words[BUDGET_WORD + 1]] = halves(self.budget_cycles);
        [words[CLOCK_WORD], words[CLOCK_WORD + 1]] = halves(self.clock_hz);
        words[WORDS - 1] = CHECK_SUM.wrapping_sub(sum(&words));
        words
    }

    /// Parses the memory's contents.
    ///
    /// # Errors
    ///
    /// If they are not settings, have another version, or are damaged.
    pub fn read(words: &[u16; WORDS]) -> Result<Settings, Unreadable> {
        if words[..MAGIC.len()] != MAGIC {
            return Err(Unreadable::Magic);
        }
        if words[VERSION_WORD] != VERSION {
            return Err(Unreadable::Version(words[VERSION_WORD]));
        }
        if !is_sound(words) {
            return Err(Unreadable::Check);
        }
        let whole = |at: usize| u32::from(words[at]) << 16 | u32::from(words[at + 1]);
        Ok(Settings {
            team: words[TEAM_WORD].to_be_bytes(),
            budget_cycles: whole(BUDGET_WORD),
            clock_hz: whole(CLOCK_WORD),
        })
    }
}

/// Checks the memory's contents in the same way as the hardware.
pub fn is_sound(words: &[u16; WORDS]) -> bool {
    sum(words) == CHECK_SUM
}

/// Parses the two characters of an identifier.
///
/// # Errors
/// If the text is not two printable ASCII characters: a referee reads exactly two and skips line
/// ends.
/// skips ends of lines.
pub fn parse_team(text: &str) -> Result<[u8; 2], String> {
    let printable = text.bytes().all(|byte| byte.is_ascii_graphic());
    let team = text.as_bytes().try_into().ok().filter(|_| printable);
    team.ok_or_else(|| "a team's identifier is two printable ASCII characters".to_owned())
}

fn halves(value: u32) -> [u16; 2] {
    [(value >> 16) as u16, value as u16]
}

fn sum(words: &[u16; WORDS]) -> u16 {
    words.iter().fold(0, |sum: u16, &word| sum.wrapping_add(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Settings = Settings { team: *b"XY", budget_cycles: 0x0123_4567, clock_hz: 85_000_000 };

    #[test]
    fn settings_read_back_as_written() {
        for settings in [SOME, Settings::default_at(50_000_000), Settings { team: *b"~!", budget_cycles: 0, ..SOME }] {
            assert_eq!(Settings::read(&settings.words()), Ok(settings));
        }
        assert_eq!(SOME.words()[TEAM_WORD..TEAM_WORD + 3], [0x5859, 0x0123, 0x4567]);
    }

    #[test]
    fn changed_word_is_noticed() {
        for place in 0..WORDS {
            let mut words = SOME.words();
            words[place] ^= 0x0100;
            let why = Settings::read(&words).unwrap_err();
            let expected = match place {
                0..=4 => Unreadable::Magic,
                5 => Unreadable::Version(0x0101),
                _ => Unreadable::Check,
            };
            assert_eq!(why, expected, "word {place}");
            assert!(!is_sound(&words), "word {place}");
        }
        assert!(!is_sound(&[0; WORDS]) && !is_sound(&[0xffff; WORDS]));
    }

    /// Synthesis leaves out a bit of a memory that is equal in every word; such a bit could no
    /// longer be changed.
    /// change it any more.
    #[test]
    fn every_bit_differs_between_words() {
        assert_eq!(MAGIC[0] ^ MAGIC[1], 0xffff);
    }

    #[test]
    fn thinking_time_converts_to_cycles_and_back() {
        let settings = Settings::default_at(85_000_000);
        assert_eq!((settings.budget_cycles, settings.thinking_ms()), (80_750_000, 950.0));
        assert_eq!(settings.with_thinking_ms(1).budget_cycles, 85_000);
        assert_eq!(settings.with_thinking_ms(LONGEST_THINKING_MS).budget_cycles, 850_000_000);
    }

    #[test]
    fn team_is_two_printable_characters() {
        assert_eq!(parse_team("R2"), Ok(*b"R2"));
        for text in ["", "X", "XYZ", "X ", "X\n", "\u{e9}", "X\u{e9}"] {
            assert!(parse_team(text).is_err(), "{text:?}");
        }
    }
}
