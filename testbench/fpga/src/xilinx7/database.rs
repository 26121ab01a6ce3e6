//! Project X-Ray's database of a device, as far as its bits are concerned: its tiles, and the
//! features of each.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::Path;

use anyhow::{bail, Context, Result};

use super::fasm;
use super::frames::Place;
use super::segment_bits::{Bit, Feature as Definition, SegmentBits};
use super::tile_grid::{Bits, Tile as GridTile, TileGrid};

/// The configuration buses, and the suffix of the files with their features.
const BUSES: [(&str, &str); 2] = [("CLB_IO_CLK", ""), ("BLOCK_RAM", ".block_ram")];

/// Bits of a word.
const WORD_BITS: i32 = 32;

/// A feature of a tile; [`Database::name`] gives its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Feature {
    /// The tile's number.
    pub(super) tile: u32,
    /// Index of the tile's segment.
    segment: u8,
    /// Index of the feature in that segment.
    index: u32,
}

/// The database of one die.
#[derive(Debug)]
pub struct Database {
    pub(super) tiles: Vec<Tile>,
    by_name: HashMap<String, u32>,
    /// By type and bus.
    segment_bits: Vec<SegmentBits>,
    /// Permanent connections, which take no bit, by type of tile.
    always: HashMap<String, HashSet<String>>,
}

/// A tile.
#[derive(Debug)]
pub(super) struct Tile {
    pub name: String,
    pub kind: String,
    pub grid_x: u32,
    pub clock_region: Option<String>,
    pub segments: Vec<Segment>,
}

/// Location of a tile's bits on one bus.
#[derive(Debug)]
pub(super) struct Segment {
    /// Index of its features' definitions.
    pub bits: usize,
    /// Its frames.
    pub frames: std::ops::Range<u32>,
    /// Its words in each frame.
    pub words: std::ops::Range<usize>,
    /// Offset to add to the bits of a definition.
    shift: i32,
}

impl Segment {
    /// Location in this tile of a bit of a definition; `None` if it is outside of the tile.
    pub fn place(&self, (frame, bit): Bit) -> Option<Place> {
        let (address, bit) = (self.frames.start + frame, bit + self.shift);
        let word = usize::try_from(bit / WORD_BITS).ok()?;
        (bit >= 0 && self.frames.contains(&address) && self.words.contains(&word)).then_some((address, bit as u16))
    }
}

impl Database {
    /// Reads a die from the database's folder.
    ///
    /// # Errors
    /// A file that is missing or cannot be read.
    pub fn read(folder: &Path, die: &str) -> Result<Database> {
        let grid = folder.join(die).join("tilegrid.json");
        let text = text(&grid)?.with_context(|| format!("{} is missing", grid.display()))?;
        let grid: TileGrid = serde_json::from_str(&text).with_context(|| format!("cannot read {}", grid.display()))?;
        let mut reader = Reader { folder, segment_bits: Vec::new(), by_file: HashMap::new() };
        let mut always = HashMap::new();
        let mut tiles = Vec::new();
        for (name, tile) in grid {
            if !always.contains_key(&tile.kind) {
                always.insert(tile.kind.clone(), connections(folder, &tile.kind)?);
            }
            tiles.push(reader.tile(name, tile)?);
        }
        let by_name = tiles.iter().enumerate().map(|(number, tile)| (tile.name.clone(), number as u32)).collect();
        Ok(Database { tiles, by_name, segment_bits: reader.segment_bits, always })
    }

    /// The tile of that name.
    pub(super) fn tile(&self, name: &str) -> Option<u32> {
        self.by_name.get(name).copied()
    }

    /// The tile's feature with this name and number. `None` if it takes no bits, like a permanent
    /// connection.
    ///
    /// # Errors
    /// A feature that tiles of this type lack.
    pub(super) fn feature(&self, tile: u32, name: &str, number: Option<u32>) -> Result<Option<Feature>> {
        let found = &self.tiles[tile as usize];
        for (segment, place) in found.segments.iter().enumerate() {
            if let Some(index) = self.segment_bits[place.bits].index(name, number) {
                return Ok(Some(Feature { tile, segment: segment as u8, index }));
            }
        }
        if number.is_none() && self.always[&found.kind].contains(name) {
            return Ok(None);
        }
        bail!("the tile {}, a {}, has no feature {name}{}", found.name, found.kind, bracketed_number(number));
    }

    /// Every feature of a tile.
    pub(super) fn features(&self, tile: u32) -> impl Iterator<Item = Feature> + '_ {
        self.tiles[tile as usize].segments.iter().enumerate().flat_map(move |(segment, place)| {
            let count = self.segment_bits[place.bits].features.len() as u32;
            (0..count).map(move |index| Feature { tile, segment: segment as u8, index })
        })
    }

    /// Location of the bits of the feature's tile, and the feature's definition.
    pub(super) fn definition(&self, feature: Feature) -> (&Segment, &Definition) {
        let segment = &self.tiles[feature.tile as usize].segments[usize::from(feature.segment)];
        (segment, &self.segment_bits[segment.bits].features[feature.index as usize])
    }

    /// The feature as FASM names it.
    pub fn name(&self, feature: Feature) -> String {
        let (_, definition) = self.definition(feature);
        format!("{}.{}{}", self.tiles[feature.tile as usize].name, definition.name, bracketed_number(definition.number))
    }

    /// The features as FASM. Features with the same name share a line, in the order of the
    /// database.
    pub fn fasm<'a>(&self, features: impl IntoIterator<Item = &'a Feature>) -> String {
        let mut text = String::new();
        let mut numbered: BTreeMap<(u32, u8, &str), Vec<u32>> = BTreeMap::new();
        for &feature in features {
            let (_, definition) = self.definition(feature);
            match definition.number {
                None => text.push_str(&(self.name(feature) + "\n")),
                Some(number) => {
                    numbered.entry((feature.tile, feature.segment, &definition.name)).or_default().push(number);
                }
            }
        }
        for ((tile, segment, name), ones) in numbered {
            let tile = &self.tiles[tile as usize];
            let width = self.segment_bits[tile.segments[usize::from(segment)].bits].width(name);
            text.push_str(&fasm::line(&tile.name, name, width, &ones));
        }
        text
    }
}

fn bracketed_number(number: Option<u32>) -> String {
    number.map_or_else(String::new, |number| format!("[{number}]"))
}

/// Reads the files with the features, each once.
struct Reader<'a> {
    folder: &'a Path,
    segment_bits: Vec<SegmentBits>,
    by_file: HashMap<String, Option<usize>>,
}

impl Reader<'_> {
    fn tile(&mut self, name: String, tile: GridTile) -> Result<Tile> {
        let mut segments = Vec::new();
        for (bus, bits) in &tile.bits {
            let segment = self.segment(&tile.kind, bus, bits).with_context(|| format!("the bits of {name}"))?;
            segments.extend(segment);
        }
        Ok(Tile { name, kind: tile.kind, grid_x: tile.grid_x, clock_region: tile.clock_region, segments })
    }

    /// `None` if the database does not know the features of that type.
    fn segment(&mut self, kind: &str, bus: &str, bits: &Bits) -> Result<Option<Segment>> {
        let known = BUSES.iter().find(|(name, _)| *name == bus);
        let (_, ending) = known.with_context(|| format!("unknown bus {bus}"))?;
        let (kind, skipped) = bits.alias.as_ref().map_or((kind, 0), |alias| (&alias.kind, alias.start_offset));
        let file = format!("segbits_{}{ending}.db", kind.to_lowercase());
        let Some(number) = self.file(&file)? else { return Ok(None) };
        let digits = bits.baseaddr.trim_start_matches("0x");
        let base = u32::from_str_radix(digits, 16).with_context(|| format!("{} is not an address", bits.baseaddr))?;
        let words = bits.offset as usize..(bits.offset + bits.words) as usize;
        let shift = (bits.offset as i32 - skipped as i32) * WORD_BITS;
        Ok(Some(Segment { bits: number, frames: base..base + bits.frames, words, shift }))
    }

    fn file(&mut self, name: &str) -> Result<Option<usize>> {
        if let Some(&known) = self.by_file.get(name) {
            return Ok(known);
        }
        let number = match text(&self.folder.join(name))? {
            None => None,
            Some(text) => {
                self.segment_bits.push(SegmentBits::read(&text).with_context(|| format!("cannot read {name}"))?);
                Some(self.segment_bits.len() - 1)
            }
        };
        self.by_file.insert(name.to_owned(), number);
        Ok(number)
    }
}

/// The permanent connections of a type, which take no bits: lines `TYPE.NAME always`. Other lines
/// are ignored.
fn connections(folder: &Path, kind: &str) -> Result<HashSet<String>> {
    let text = text(&folder.join(format!("ppips_{}.db", kind.to_lowercase())))?.unwrap_or_default();
    let names = text.lines().filter_map(|line| line.split_whitespace().next()?.split_once('.'));
    Ok(names.map(|(_, name)| name.to_owned()).collect())
}

/// A file's text, if it is there.
fn text(path: &Path) -> Result<Option<String>> {
    if !path.is_file() {
        return Ok(None);
    }
    fs::read_to_string(path).map(Some).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::super::fixture;
    use super::*;

    #[test]
    fn feature_with_bits_without_bits_and_unknown_are_told_apart() {
        let database = fixture::database();
        let tile = database.tile("LOGIC_X0Y0").unwrap();
        let named =
            |name: &str, number| database.feature(tile, name, number).unwrap().map(|found| database.name(found));
        assert_eq!(named("ALUT.INIT", Some(2)).as_deref(), Some("LOGIC_X0Y0.ALUT.INIT[2]"));
        assert_eq!(named("MUX.B", None).as_deref(), Some("LOGIC_X0Y0.MUX.B"));
        assert_eq!(named("OUT.A", None), None);
        let error = database.feature(tile, "ALUT.INIT", Some(4)).unwrap_err().to_string();
        assert_eq!(error, "the tile LOGIC_X0Y0, a LOGIC, has no feature ALUT.INIT[4]");
        assert_eq!(database.tile("LOGIC_X9Y9"), None);
    }

    #[test]
    fn bit_outside_of_its_tile_has_no_place() {
        let database = fixture::database();
        let place = |tile: &str, bit| database.tiles[database.tile(tile).unwrap() as usize].segments[0].place(bit);
        assert_eq!(place("LOGIC_X0Y0", (1, 3)), Some((0x401, 2 * 32 + 3)));
        assert_eq!(place("LOGIC_X0Y0", (1, 64)), None, "behind its words");
        assert_eq!(place("LOGIC_X0Y0", (2, 0)), None, "behind its frames");
        // The upper half of a pair of pins.
        assert_eq!(place("LIOB33_SING_X0Y0", (0, 34)), Some((0x800, 2)));
        assert_eq!(place("LIOB33_SING_X0Y0", (0, 2)), None, "of the pin that is not there");
    }

    #[test]
    fn missing_device_is_an_error() {
        let folder = fixture::folder();
        let error = Database::read(folder.path(), "another").unwrap_err().to_string();
        assert!(error.ends_with("another/tilegrid.json is missing"), "{error}");
    }
}
