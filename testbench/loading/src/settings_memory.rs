//! The settings' memory in what place and route came to: found by the words that it begins with, read, and changed.
//!
//! A block RAM's contents stand there in one piece or two, and nothing else depends on them, so other contents need no synthesis and no
//! routing, only the packer. See `hdl/doc/settings.md` for what the memory holds.

mod ecp5;
mod gowin;
pub mod packed;
mod xilinx7;

use std::ops::Range;

use boards::Part;
use duo_core::settings::{Settings, Unreadable, MAGIC, WORDS};
use thiserror::Error;

/// Why a routed configuration is left as it is.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Refused {
    /// No block RAM begins as the settings do.
    #[error("it has no settings: it is no routed configuration of this board, or one from before there were settings")]
    None,
    /// There is no telling which is the memory.
    #[error("{0} block RAMs in it begin as the settings do, and there is no telling which is theirs")]
    Several(usize),
    /// The one that does holds something else.
    #[error("its settings cannot be read: {0}")]
    Unreadable(#[from] Unreadable),
}

/// A block RAM's first words.
struct Memory {
    /// Where the words stand in the text, or in the bitstream.
    place: Range<usize>,
    /// Where some bits of them stand, if not there.
    other_place: Option<Range<usize>>,
    /// The words, as wide as the device's block RAM has them.
    words: [u32; WORDS],
}

/// The settings in a routed configuration.
///
/// # Errors
/// If it has none, or more than one, or such as cannot be read.
pub fn read(part: Part, configuration: &str) -> Result<Settings, Refused> {
    find(part, configuration).map(|(_, settings)| settings)
}

/// The same configuration with other settings in it.
///
/// # Errors
/// As [`read`].
pub fn changed(part: Part, configuration: &str, settings: &Settings) -> Result<String, Refused> {
    let (memory, _) = find(part, configuration)?;
    let [text, other_text] = match part {
        Part::Ecp5 { .. } => [ecp5::text_of(&settings.words()), String::new()],
        Part::Gowin { .. } => [gowin::text_of(&settings.words()), String::new()],
        Part::Xilinx7 { .. } => xilinx7::texts_of(&settings.words()),
    };
    let mut changed = configuration.to_owned();
    // Each is as long as what it replaces.
    changed.replace_range(memory.place, &text);
    if let Some(place) = memory.other_place {
        changed.replace_range(place, &other_text);
    }
    Ok(changed)
}

fn find(part: Part, configuration: &str) -> Result<(Memory, Settings), Refused> {
    the_one(match part {
        Part::Ecp5 { .. } => ecp5::memories(configuration),
        Part::Gowin { .. } => gowin::memories(configuration),
        Part::Xilinx7 { .. } => xilinx7::memories(configuration),
    })
}

/// The memory that begins as the settings do.
fn the_one(mut memories: Vec<Memory>) -> Result<(Memory, Settings), Refused> {
    memories.retain(|memory| memory.words.iter().zip(MAGIC).all(|(&word, magic)| word == u32::from(magic)));
    if memories.len() > 1 {
        return Err(Refused::Several(memories.len()));
    }
    let memory = memories.pop().ok_or(Refused::None)?;
    let mut words = [0; WORDS];
    for (word, &wide) in words.iter_mut().zip(&memory.words) {
        // What a block RAM has room for beside 16 bits is zero.
        *word = u16::try_from(wide).map_err(|_| Unreadable::Check)?;
    }
    let settings = Settings::read(&words)?;
    Ok((memory, settings))
}

#[cfg(test)]
mod tests {
    use boards::Board;

    use super::*;

    const CHOSEN: Settings = Settings { team: *b"XY", budget_cycles: 0x0765_4321, clock_hz: 85_000_000 };

    /// For each maker: a device, and a configuration as place and route writes it, with these words in the memory in its middle.
    fn fixtures(words: &[u16; WORDS]) -> [(Part, String); 3] {
        let ecp5 = include_str!("settings_memory/fixtures/ecp5.config");
        let gowin = include_str!("settings_memory/fixtures/gowin.json");
        let xilinx7 = include_str!("settings_memory/fixtures/xilinx7.fasm");
        let xilinx7 = xilinx7::texts_of(words)
            .iter()
            .zip(["DATA", "PARITY"])
            .fold(xilinx7.to_owned(), |text, (digits, name)| text.replacen(name, digits, 1));
        let [main, other, third] =
            ["ulx3s-85f", "tang-mega-138k", "arty-a7-100t"].map(|name| Board::named(name).unwrap().part);
        [
            (main, ecp5.replacen("SETTINGS\n", &ecp5::text_of(words), 1)),
            (other, gowin.replacen("SETTINGS", &gowin::text_of(words), 1)),
            (third, xilinx7),
        ]
    }

    #[test]
    fn what_is_put_in_is_read_back_and_nothing_else_changes() {
        let before = Settings::default_at(85_000_000);
        for ((part, text), (_, expected)) in fixtures(&before.words()).into_iter().zip(fixtures(&CHOSEN.words())) {
            assert_eq!(read(part, &text), Ok(before));
            let changed = changed(part, &text, &CHOSEN).unwrap();
            assert_eq!(changed, expected);
            assert_eq!(read(part, &changed), Ok(CHOSEN));
        }
    }

    /// Every value of every byte that can be set.
    #[test]
    fn every_byte_can_be_anything() {
        for (part, text) in fixtures(&CHOSEN.words()) {
            for byte in 0..=u8::MAX {
                for place in 0..10 {
                    let mut bytes = [0x5a; 10];
                    bytes[place] = byte;
                    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
                    let settings =
                        Settings { team: [bytes[0], bytes[1]], budget_cycles: number(2), clock_hz: number(6) };
                    let changed = changed(part, &text, &settings).unwrap();
                    assert_eq!(read(part, &changed), Ok(settings));
                }
            }
        }
    }

    #[test]
    fn a_configuration_without_settings_or_with_two_is_refused() {
        for (part, text) in fixtures(&CHOSEN.words()) {
            let without = fixtures(&[0; WORDS]).into_iter().find(|(of, _)| *of == part).unwrap().1;
            for none in ["", "no configuration", &without] {
                assert_eq!(read(part, none), Err(Refused::None));
                assert_eq!(changed(part, none, &CHOSEN), Err(Refused::None));
            }
            let two = format!("{text}\n{text}");
            assert_eq!(read(part, &two), Err(Refused::Several(2)));
            assert_eq!(changed(part, &two, &CHOSEN), Err(Refused::Several(2)));
        }
    }

    #[test]
    fn damaged_settings_and_those_of_another_version_are_refused() {
        let mut words = CHOSEN.words();
        words[6] ^= 1;
        for (part, text) in fixtures(&words) {
            assert_eq!(changed(part, &text, &CHOSEN), Err(Refused::Unreadable(Unreadable::Check)));
        }
        words[5] = 2;
        for (part, text) in fixtures(&words) {
            assert_eq!(read(part, &text), Err(Refused::Unreadable(Unreadable::Version(2))));
        }
    }

    /// A file that was cut off, at every place in it.
    #[test]
    fn a_truncated_configuration_is_refused_or_has_its_settings() {
        for (part, text) in fixtures(&CHOSEN.words()) {
            for end in 0..text.len() {
                let read = read(part, &text[..end]);
                assert!(read == Err(Refused::None) || read == Ok(CHOSEN), "cut at {end}: {read:?}");
            }
        }
    }
}
