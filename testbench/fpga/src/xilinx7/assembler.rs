//! Turns FASM into frames: looks up each line's feature in the database and sets its bits.

use std::collections::{BTreeSet, HashMap};

use anyhow::{bail, Context, Result};

use super::database::{Database, Feature};
use super::fasm;
use super::frames::{Frames, Place};

/// Suffix of the feature that lowers the threshold of an input for 1.8 V or less.
const STEPDOWN: &str = ".STEPDOWN";

/// Assembled FASM.
#[derive(Debug)]
pub struct Assembled {
    /// The frames.
    pub frames: Frames,
    /// The features with bits that are one: those in the FASM and those that its banks need.
    pub features: BTreeSet<Feature>,
    /// The features that only the banks need.
    pub of_banks: BTreeSet<Feature>,
}

/// Assembles nextpnr's FASM.
///
/// # Errors
/// A feature that the database lacks, or two features that need the same bit to be one and zero.
pub fn assemble(database: &Database, text: &str) -> Result<Assembled> {
    let mut bits = Bits { database, frames: Frames::default(), zeros: HashMap::new(), features: BTreeSet::new() };
    for (number, line) in text.lines().enumerate() {
        bits.add_line(line).with_context(|| format!("line {} of the FASM", number + 1))?;
    }
    let of_banks = of_banks(database, &bits.features);
    of_banks.iter().try_for_each(|&feature| bits.add(feature))?;
    bits.check()?;
    Ok(Assembled { frames: bits.frames, features: bits.features, of_banks })
}

/// The bits set so far.
struct Bits<'a> {
    database: &'a Database,
    frames: Frames,
    /// Bits that must stay zero, each with the feature that needs it.
    zeros: HashMap<Place, Feature>,
    features: BTreeSet<Feature>,
}

impl Bits<'_> {
    fn add_line(&mut self, line: &str) -> Result<()> {
        let Some(statement) = fasm::statement(line)? else { return Ok(()) };
        let tile = self.database.tile(statement.tile);
        let tile = tile.with_context(|| format!("the device has no tile {}", statement.tile))?;
        let numbers = match statement.ones {
            None => vec![None],
            Some(ones) => ones.into_iter().map(Some).collect(),
        };
        for number in numbers {
            if let Some(feature) = self.database.feature(tile, statement.feature, number)? {
                self.add(feature)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, feature: Feature) -> Result<()> {
        let (segment, definition) = self.database.definition(feature);
        let place =
            |bit| segment.place(bit).with_context(|| format!("{} is outside of its tile", self.database.name(feature)));
        for &bit in &definition.ones {
            self.frames.set(place(bit)?);
        }
        for &bit in &definition.zeros {
            self.zeros.insert(place(bit)?, feature);
        }
        if !definition.ones.is_empty() {
            self.features.insert(feature);
        }
        Ok(())
    }

    /// Fails if a bit is one that a feature needs to be zero.
    fn check(&self) -> Result<()> {
        let Some((&place, &feature)) = self.zeros.iter().find(|(&place, _)| self.frames.is_set(place)) else {
            return Ok(());
        };
        let sets = |feature: &&Feature| {
            let (segment, definition) = self.database.definition(**feature);
            definition.ones.iter().any(|&bit| segment.place(bit) == Some(place))
        };
        let other = self.features.iter().find(sets).map_or_else(String::new, |&other| self.database.name(other));
        bail!("{other} sets a bit that {} needs to be zero", self.database.name(feature));
    }
}

/// The features that whole banks need. A bank has one input threshold: if one input needs the lower
/// one, all pins of the bank get it, used or not. A bank is the pins of a clock region in one
/// column.
fn of_banks(database: &Database, features: &BTreeSet<Feature>) -> BTreeSet<Feature> {
    let is_stepdown = |&feature: &Feature| database.definition(feature).1.name.ends_with(STEPDOWN);
    let bank = |tile: u32| {
        let tile = &database.tiles[tile as usize];
        (tile.grid_x, tile.clock_region.as_deref())
    };
    let is_pins = |tile: u32| database.tiles[tile as usize].kind.contains("IOB33");
    let lowered =
        features.iter().copied().filter(is_stepdown).map(|feature| feature.tile).filter(|&tile| is_pins(tile));
    let banks: BTreeSet<_> = lowered.map(bank).collect();
    let tiles = (0..database.tiles.len() as u32).filter(|&tile| is_pins(tile) && banks.contains(&bank(tile)));
    let is_there = |&feature: &Feature| {
        let (segment, definition) = database.definition(feature);
        definition.ones.iter().all(|&bit| segment.place(bit).is_some())
    };
    let all = tiles.flat_map(|tile| database.features(tile)).filter(is_stepdown).filter(is_there);
    all.filter(|feature| !features.contains(feature)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::fixture;
    use super::*;

    fn assembled(text: &str) -> Result<Assembled> {
        assemble(&fixture::database(), text)
    }

    fn ones(text: &str) -> Vec<Place> {
        assembled(text).unwrap().frames.ones().collect()
    }

    #[test]
    fn assembler_sets_the_bits_that_the_database_names() {
        assert_eq!(ones("LOGIC_X0Y0.ALUT.INIT[3:0] = 4'b1010"), [(0x400, 65), (0x400, 64 + 33)]);
        assert_eq!(ones("LOGIC_X0Y1.MUX.B\nLOGIC_X0Y1.OUT.A # no bits"), [(0x401, 128 + 10)]);
        let ram = "RAM_X1Y0.INIT_00[1:0] = 2'b11\nRAM_X1Y0.READ_WIDTH_18\n";
        assert_eq!(ones(ram), [(0x501, 7), (0x501, 8), (0xc0_0000, 0), (0xc0_0002, 319)]);
        assert_eq!(ones("LIOB33_SING_X0Y0.IOB_Y0.PULLTYPE.PULLUP"), [(0x800, 1)], "an alias");
        assert_eq!(ones("LIOB33_X0Y1.IOB_Y0.PULLTYPE.NONE"), []);
    }

    #[test]
    fn threshold_applies_to_a_whole_bank() {
        let database = fixture::database();
        let assembled = assemble(&database, "LIOB33_X0Y1.IOB_Y0.LVCMOS12.STEPDOWN").unwrap();
        let of_banks: Vec<String> = assembled.of_banks.iter().map(|&feature| database.name(feature)).collect();
        let expected = ["LIOB33_SING_X0Y0.IOB_Y0", "LIOB33_X0Y1.IOB_Y1", "LIOB33_X0Y3.IOB_Y1", "LIOB33_X0Y3.IOB_Y0"];
        assert_eq!(of_banks, expected.map(|pin| format!("{pin}.LVCMOS12.STEPDOWN")));
        assert_eq!(assembled.features.len(), 5);
    }

    #[test]
    fn unknown_tiles_and_features_are_refused() {
        let error = |text| format!("{:#}", assembled(text).unwrap_err());
        assert_eq!(error("\nLOGIC_X7Y0.MUX.A"), "line 2 of the FASM: the device has no tile LOGIC_X7Y0");
        let missing = "line 1 of the FASM: the tile LOGIC_X0Y0, a LOGIC, has no feature MUX.D";
        assert_eq!(error("LOGIC_X0Y0.MUX.D"), missing);
        assert_eq!(error("LOGIC_X0Y0"), "line 1 of the FASM: LOGIC_X0Y0 names no feature of a tile");
        let outside = "line 1 of the FASM: LIOB33_SING_X0Y0.IOB_Y1.PULLTYPE.PULLUP is outside of its tile";
        assert_eq!(error("LIOB33_SING_X0Y0.IOB_Y1.PULLTYPE.PULLUP"), outside);
    }

    #[test]
    fn two_features_that_exclude_each_other_are_refused() {
        let error = assembled("LOGIC_X0Y0.MUX.A\nLOGIC_X0Y0.MUX.C\n").unwrap_err().to_string();
        assert_eq!(error, "LOGIC_X0Y0.MUX.C sets a bit that LOGIC_X0Y0.MUX.A needs to be zero");
        assert!(assembled("LOGIC_X0Y0.MUX.A\nLOGIC_X0Y1.MUX.C\n").is_ok(), "they are of two tiles");
    }
}
