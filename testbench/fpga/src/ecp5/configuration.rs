//! Reads the text into which `ecpunpack` turns a bitstream.

use std::collections::HashMap;

use anyhow::{bail, Context, Result};

/// Words in a block RAM, of 9 bits each.
pub const MEMORY_WORDS: usize = 2048;

/// Everything that the bitstream configures.
#[derive(Default)]
pub struct Configuration {
    /// The device, such as `LFE5U-85F`.
    pub device: String,
    /// The settings of each tile, by the tile's name.
    pub tiles: HashMap<String, Settings>,
    /// The contents of the block RAMs, by their numbers.
    pub memories: HashMap<usize, Vec<u16>>,
}

/// The settings of a tile. A setting that has its default value is missing.
#[derive(Default)]
pub struct Settings {
    /// Closed switches: destination and source, by the tile's own names.
    pub arcs: Vec<(String, String)>,
    /// Words, the highest bit first.
    pub words: HashMap<String, String>,
    /// The chosen option of each setting with named options.
    pub enums: HashMap<String, String>,
    /// Bits that no known setting explains.
    pub unknown: Vec<String>,
}

impl Configuration {
    /// Reads `ecpunpack`'s text.
    ///
    /// # Errors
    /// The text has a line of an unknown form, or a block RAM of the wrong size.
    pub fn read(text: &str) -> Result<Configuration> {
        let mut configuration = Configuration::default();
        let mut section = Section::None;
        for (number, line) in text.lines().enumerate() {
            let fields: Vec<&str> = line.split_ascii_whitespace().collect();
            if let Some(next) = configuration
                .read_line(&section, &fields)
                .with_context(|| format!("line {} of the unpacked bitstream: {line:?}", number + 1))?
            {
                section = next;
            }
        }
        for (number, words) in &configuration.memories {
            if words.len() != MEMORY_WORDS {
                bail!("block RAM {number} of the unpacked bitstream has {} words", words.len());
            }
        }
        Ok(configuration)
    }

    /// Reads a line, which may begin another section.
    fn read_line(&mut self, section: &Section, fields: &[&str]) -> Result<Option<Section>> {
        match (section, fields) {
            (_, [] | [".comment", ..] | [".sysconfig", ..]) => Ok(None),
            (_, [".device", device]) => {
                self.device = (*device).to_owned();
                Ok(None)
            }
            (_, [".tile", name]) => {
                self.tiles.entry((*name).to_owned()).or_default();
                Ok(Some(Section::Tile((*name).to_owned())))
            }
            (_, [".bram_init", number]) => {
                let number = number.parse().context("not a number")?;
                self.memories.insert(number, Vec::with_capacity(MEMORY_WORDS));
                Ok(Some(Section::Memory(number)))
            }
            (Section::Tile(name), fields) => {
                let settings = self.tiles.get_mut(name).context("the tile is missing")?;
                settings.read_line(fields)?;
                Ok(None)
            }
            (Section::Memory(number), words) => {
                let memory = self.memories.get_mut(number).context("the block RAM is missing")?;
                for word in words {
                    memory.push(u16::from_str_radix(word, 16).context("not a hexadecimal word")?);
                }
                Ok(None)
            }
            (Section::None, _) => bail!("unknown"),
        }
    }
}

impl Settings {
    fn read_line(&mut self, fields: &[&str]) -> Result<()> {
        match fields {
            ["arc:", sink, source] => self.arcs.push(((*sink).to_owned(), (*source).to_owned())),
            ["word:", name, bits] => _ = self.words.insert((*name).to_owned(), (*bits).to_owned()),
            ["enum:", name, value] => _ = self.enums.insert((*name).to_owned(), (*value).to_owned()),
            ["unknown:", bit] => self.unknown.push((*bit).to_owned()),
            _ => bail!("unknown"),
        }
        Ok(())
    }
}

/// The section of the text to which a line belongs.
enum Section {
    None,
    Tile(String),
    Memory(usize),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_read() {
        let words = "1ff 000 ".repeat(MEMORY_WORDS / 2);
        let text = format!(
            ".device LFE5U-85F\n\n.comment x\n.tile R3C4:PLC2\narc: A0 F1\nword: SLICEA.K0.INIT 0110\n\
             enum: SLICEA.MODE CCU2\nunknown: F1B2\n\n.bram_init 7\n{words}\n"
        );
        let read = Configuration::read(&text).unwrap();
        let tile = &read.tiles["R3C4:PLC2"];
        assert_eq!(read.device, "LFE5U-85F");
        assert_eq!(tile.arcs, [("A0".to_owned(), "F1".to_owned())]);
        assert_eq!((&*tile.words["SLICEA.K0.INIT"], &*tile.enums["SLICEA.MODE"]), ("0110", "CCU2"));
        assert_eq!(tile.unknown, ["F1B2"]);
        assert_eq!(read.memories[&7][..3], [0x1ff, 0, 0x1ff]);
    }

    #[test]
    fn malformed_text_is_refused() {
        for text in ["arc: A0 F1", ".tile R3C4:PLC2\narc: A0", ".bram_init 7\n1ff", ".bram_init x", ".tilegroup a b"] {
            assert!(Configuration::read(text).is_err(), "{text}");
        }
    }
}
