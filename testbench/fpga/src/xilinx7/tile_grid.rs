//! The tiles of a device, from `tilegrid.json`: the type of each, and the location of its bits.

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
    /// Its column.
    pub grid_x: u32,
    /// Its row.
    pub grid_y: u32,
    /// The clock region, which for tiles of pins is also the bank.
    pub clock_region: Option<String>,
    /// Location of its bits, by bus.
    pub bits: BTreeMap<String, Bits>,
}

/// The names of a die's tiles, by column and row. Fetches the database if it is not there yet.
///
/// # Errors
/// A database that cannot be fetched or does not know the die.
pub fn names(die: &str) -> Result<HashMap<(u32, u32), String>> {
    let path = tools::prjxray_database()?.join(die).join("tilegrid.json");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let grid: TileGrid = serde_json::from_str(&text).with_context(|| format!("{} is malformed", path.display()))?;
    Ok(grid.into_iter().map(|(name, tile)| ((tile.grid_x, tile.grid_y), name)).collect())
}

/// Location of a tile's bits.
#[derive(Debug, Deserialize)]
pub(super) struct Bits {
    /// Address of its first frame, in hexadecimal.
    pub baseaddr: String,
    /// Number of consecutive frames.
    pub frames: u32,
    /// Its first word in each frame.
    pub offset: u32,
    /// Number of its words in each frame.
    pub words: u32,
    /// The type whose features it has, if not its own.
    pub alias: Option<Alias>,
}

/// The type whose features a tile has, and where they begin.
#[derive(Debug, Deserialize)]
pub(super) struct Alias {
    /// Its name.
    #[serde(rename = "type")]
    pub kind: String,
    /// The word of that type that is this tile's first.
    pub start_offset: u32,
}
