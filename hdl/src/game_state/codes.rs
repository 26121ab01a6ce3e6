//! What a code means, from the reference's table: the ROM behind the game state's decoder.

use std::collections::BTreeMap;

use blokus_duo::orientations::{ALIASES, ORIENTATIONS};
use rust_hdl::prelude::*;

/// What the ROM holds of a piece and rotation: orientation (7 bits), column and row of the code's centre in the bounding box
/// (3 each), how far it is from there to the box's right and bottom end (3 each), and whether there is such a code.
pub(super) type CodeMeaning = Bits<20>;

/// The ROM's address is piece and rotation side by side.
pub(super) fn codes() -> BTreeMap<Bits<8>, CodeMeaning> {
    let meaning = |address: usize| -> u64 {
        let Some(alias) = ALIASES.get(address / 8).map(|aliases| aliases[address % 8]) else { return 0 };
        let shape = &ORIENTATIONS[alias.orientation as usize];
        u64::from(alias.orientation)
            | u64::from(alias.centre.0) << 7
            | u64::from(alias.centre.1) << 10
            | u64::from(shape.width - alias.centre.0) << 13
            | u64::from(shape.height - alias.centre.1) << 16
            | 1 << 19
    };
    (0..256).map(|address| ((address as u64).into(), meaning(address).into())).collect()
}
