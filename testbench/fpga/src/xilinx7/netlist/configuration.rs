//! The configuration of each tile, from the bitstream's FASM.

use std::collections::{HashMap, HashSet};

use anyhow::{bail, Context, Result};

use super::super::fasm;
use super::fabric::Fabric;

/// The features of every tile.
pub struct Configuration {
    tiles: HashMap<u32, Features>,
}

/// The features of a tile.
#[derive(Default)]
pub struct Features {
    /// Closed switches: the sources of each destination.
    pub switches: HashMap<u32, Vec<u32>>,
    flags: HashSet<String>,
    /// Bits that are one, of features with several bits.
    bits: HashMap<String, Vec<u32>>,
}

impl Configuration {
    /// Reads FASM.
    ///
    /// # Errors
    /// A malformed line, or a tile that the device lacks.
    pub fn read(fabric: &Fabric, text: &str) -> Result<Configuration> {
        let mut tiles: HashMap<u32, Features> = HashMap::new();
        for line in text.lines() {
            let Some(statement) = fasm::statement(line)? else { continue };
            let tile = fabric.tile(statement.tile);
            let tile = tile.with_context(|| format!("the device has no tile {}", statement.tile))?;
            let features = tiles.entry(tile).or_default();
            if let Some(ones) = statement.ones {
                features.bits.entry(statement.feature.to_owned()).or_default().extend(ones);
                continue;
            }
            let kind = fabric.kind(tile);
            let switch = statement.feature.split_once('.').and_then(|(destination, source)| {
                let switch = (kind.wire(destination)?, kind.wire(source)?);
                kind.switches.contains(&switch).then_some(switch)
            });
            match switch {
                Some((destination, source)) => features.switches.entry(destination).or_default().push(source),
                None => _ = features.flags.insert(statement.feature.to_owned()),
            }
        }
        Ok(Configuration { tiles })
    }

    /// The tile's features; `None` if nothing in it is configured.
    pub fn tile(&self, tile: u32) -> Option<&Features> {
        self.tiles.get(&tile)
    }

    /// Whether the tile has this feature.
    pub fn has(&self, tile: u32, feature: &str) -> bool {
        self.tile(tile).is_some_and(|features| features.flags.contains(feature))
    }

    /// The bits of a feature as a number; at most 64 bits.
    pub fn number(&self, tile: u32, feature: &str) -> u64 {
        self.ones(tile, feature).iter().fold(0, |number, bit| number | 1 << bit)
    }

    /// The bits of a feature that are one.
    pub fn ones(&self, tile: u32, feature: &str) -> &[u32] {
        self.tile(tile).and_then(|features| features.bits.get(feature)).map_or(&[], Vec::as_slice)
    }

    /// The tile's choice among the features that begin with `prefix`, without the prefix.
    ///
    /// # Errors
    /// More than one choice.
    pub fn choice(&self, tile: u32, prefix: &str) -> Result<Option<&str>> {
        let Some(features) = self.tile(tile) else { return Ok(None) };
        let mut chosen = features.flags.iter().filter_map(|flag| flag.strip_prefix(prefix));
        let first = chosen.next();
        if let Some(second) = chosen.next() {
            bail!("{prefix} is both {} and {second}", first.unwrap_or_default());
        }
        Ok(first)
    }

    /// The features of a tile that begin with `prefix` and are not switches.
    pub fn flags<'a>(&'a self, tile: u32, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        let flags = self.tile(tile).into_iter().flat_map(|features| &features.flags);
        flags.filter_map(move |flag| flag.strip_prefix(prefix))
    }
}
