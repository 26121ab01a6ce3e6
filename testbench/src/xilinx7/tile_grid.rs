//! The tiles of a device, as `tilegrid.json` has them: what type each is of, and where its bits lie.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The tiles, by their names.
pub(super) type TileGrid = BTreeMap<String, Tile>;

/// A tile.
#[derive(Debug, Deserialize)]
pub(super) struct Tile {
    /// Its type.
    #[serde(rename = "type")]
    pub kind: String,
    /// The column it stands in.
    pub grid_x: u32,
    /// The region of the device that shares its clocks, and its bank where the tile is pins.
    pub clock_region: Option<String>,
    /// Where its bits lie, for each bus that configures it.
    pub bits: BTreeMap<String, Bits>,
}

/// Where a tile's bits lie.
#[derive(Debug, Deserialize)]
pub(super) struct Bits {
    /// The address of its first frame, in hexadecimal digits.
    pub baseaddr: String,
    /// How many frames follow each other.
    pub frames: u32,
    /// Its first word in each of them.
    pub offset: u32,
    /// How many words of them are its.
    pub words: u32,
    /// The type whose features it has, if that is another.
    pub alias: Option<Alias>,
}

/// The type whose features a tile has.
#[derive(Debug, Deserialize)]
pub(super) struct Alias {
    /// Its name.
    #[serde(rename = "type")]
    pub kind: String,
    /// The word of that type's that is this tile's first.
    pub start_offset: u32,
}
