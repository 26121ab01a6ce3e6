//! Finds, reads and changes the settings' memory in a routed configuration. The memory is
//! recognised by its first words.
//!
//! A block RAM's contents are in one or two places of the file, and nothing else depends on them.
//! Changed settings therefore need only the packer, not synthesis or routing. See
//! `hdl/doc/settings.md` for the contents of the memory.

mod ecp5;
mod gowin;
pub mod packed;
mod xilinx7;

use std::ops::Range;

use boards::Part;
use duo_core::settings::{Settings, Unreadable, MAGIC, WORDS};
use thiserror::Error;

/// The reason why a routed configuration is refused.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Refused {
    /// No block RAM begins like the settings.
    #[error("it has no settings: not a routed configuration of this board, or made before boards had settings")]
    None,
    /// Several block RAMs begin like the settings.
    #[error("{0} block RAMs in it begin like the settings, so theirs is not known")]
    Several(usize),
    /// The block RAM found holds something else.
    #[error("its settings cannot be read: {0}")]
    Unreadable(#[from] Unreadable),
}

/// A block RAM's first words.
struct Memory {
    /// Location of the words in the text or bitstream.
    place: Range<usize>,
    /// Location of the bits that are stored separately, if any.
    other_place: Option<Range<usize>>,
    /// The words, with all bits of the device's block RAM.
    words: [u32; WORDS],
}

/// The settings in a routed configuration.
///
/// # Errors
/// No settings, more than one candidate, or settings that cannot be read.
pub fn read(part: Part, configuration: &str) -> Result<Settings, Refused> {
    find(part, configuration).map(|(_, settings)| settings)
}

/// The configuration with other settings in it.
///
/// # Errors
/// As [`read`].
pub fn with_settings(part: Part, configuration: &str, settings: &Settings) -> Result<String, Refused> {
    let (memory, _) = find(part, configuration)?;
    let [text, other_text] = match part {
        Part::Ecp5 { .. } => [ecp5::text_of(&settings.words()), String::new()],
        Part::Gowin { .. } => [gowin::text_of(&settings.words()), String::new()],
        Part::Xilinx7 { .. } => xilinx7::texts_of(&settings.words()),
    };
    let mut changed = configuration.to_owned();
    // The new text has the same length, so `other_place` stays valid.
    changed.replace_range(memory.place, &text);
    if let Some(place) = memory.other_place {
        changed.replace_range(place, &other_text);
    }
    Ok(changed)
}

fn find(part: Part, configuration: &str) -> Result<(Memory, Settings), Refused> {
    only_memory(match part {
        Part::Ecp5 { .. } => ecp5::memories(configuration),
        Part::Gowin { .. } => gowin::memories(configuration),
        Part::Xilinx7 { .. } => xilinx7::memories(configuration),
    })
}

/// The only memory that begins like the settings.
fn only_memory(mut memories: Vec<Memory>) -> Result<(Memory, Settings), Refused> {
    memories.retain(|memory| memory.words.iter().zip(MAGIC).all(|(&word, magic)| word == u32::from(magic)));
    if memories.len() > 1 {
        return Err(Refused::Several(memories.len()));
    }
    let memory = memories.pop().ok_or(Refused::None)?;
    let mut words = [0; WORDS];
    for (word, &wide) in words.iter_mut().zip(&memory.words) {
        // The bits of a block RAM's word beyond 16 are zero.
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

    /// For each vendor: a device, and a configuration as nextpnr writes it, with these words in one
    /// of its memories.
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
    fn changed_settings_are_read_back_and_nothing_else_changes() {
        let before = Settings::default_at(85_000_000);
        for ((part, text), (_, expected)) in fixtures(&before.words()).into_iter().zip(fixtures(&CHOSEN.words())) {
            assert_eq!(read(part, &text), Ok(before));
            let changed = with_settings(part, &text, &CHOSEN).unwrap();
            assert_eq!(changed, expected);
            assert_eq!(read(part, &changed), Ok(CHOSEN));
        }
    }

    /// Every value of every byte that can be set.
    #[test]
    fn every_byte_can_have_every_value() {
        for (part, text) in fixtures(&CHOSEN.words()) {
            for byte in 0..=u8::MAX {
                for place in 0..10 {
                    let mut bytes = [0x5a; 10];
                    bytes[place] = byte;
                    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
                    let settings =
                        Settings { team: [bytes[0], bytes[1]], budget_cycles: number(2), clock_hz: number(6) };
                    let changed = with_settings(part, &text, &settings).unwrap();
                    assert_eq!(read(part, &changed), Ok(settings));
                }
            }
        }
    }

    #[test]
    fn configuration_without_settings_or_with_two_is_refused() {
        for (part, text) in fixtures(&CHOSEN.words()) {
            let without = fixtures(&[0; WORDS]).into_iter().find(|(of, _)| *of == part).unwrap().1;
            for none in ["", "no configuration", &without] {
                assert_eq!(read(part, none), Err(Refused::None));
                assert_eq!(with_settings(part, none, &CHOSEN), Err(Refused::None));
            }
            let two = format!("{text}\n{text}");
            assert_eq!(read(part, &two), Err(Refused::Several(2)));
            assert_eq!(with_settings(part, &two, &CHOSEN), Err(Refused::Several(2)));
        }
    }

    #[test]
    fn damaged_settings_and_those_of_another_version_are_refused() {
        let mut words = CHOSEN.words();
        words[6] ^= 1;
        for (part, text) in fixtures(&words) {
            assert_eq!(with_settings(part, &text, &CHOSEN), Err(Refused::Unreadable(Unreadable::Check)));
        }
        words[5] = 2;
        for (part, text) in fixtures(&words) {
            assert_eq!(read(part, &text), Err(Refused::Unreadable(Unreadable::Version(2))));
        }
    }

    /// Tries every length.
    #[test]
    fn truncated_configuration_is_refused_or_has_its_settings() {
        for (part, text) in fixtures(&CHOSEN.words()) {
            for end in 0..text.len() {
                let read = read(part, &text[..end]);
                assert!(read == Err(Refused::None) || read == Ok(CHOSEN), "cut at {end}: {read:?}");
            }
        }
    }
}
