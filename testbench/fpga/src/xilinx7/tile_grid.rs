//! The tiles of a device, as `tilegrid.json` has them: what type each is of, and where its bits lie.

use std::collections::{BTreeMap, HashMap};
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use testbench::tools;

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
    /// The row it stands in.
    pub grid_y: u32,
    /// The region of the device that shares its clocks, and its bank where the tile is pins.
    pub clock_region: Option<String>,
    /// Where its bits lie, for each bus that configures it.
    pub bits: BTreeMap<String, Bits>,
}

/// The names of a die's tiles, by column and row. Fetches the database if need be.
///
/// # Errors
/// If the database cannot be had or does not know the die.
pub fn names(die: &str) -> Result<HashMap<(u32, u32), String>> {
    let path = tools::prjxray_database()?.join(die).join("tilegrid.json");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let grid: TileGrid = serde_json::from_str(&text).with_context(|| format!("{} is malformed", path.display()))?;
    Ok(grid.into_iter().map(|(name, tile)| ((tile.grid_x, tile.grid_y), name)).collect())
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
