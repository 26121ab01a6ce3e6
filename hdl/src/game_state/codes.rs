//! The ROM that decodes codes, filled from the reference's table.

use std::collections::BTreeMap;

use duo_core::orientations::{Alias, ALIASES, ORIENTATIONS};
use rust_hdl::prelude::*;

use crate::parts::bits::{ORIENTATION_BITS, PIECE_BITS, ROTATION_BITS};
use crate::parts::rom::Rom;

const ADDRESS_BITS: usize = CodeAddress::BITS;

pub(super) type CodeRom = Rom<CodeMeaning, ADDRESS_BITS>;

/// Address of the ROM: piece and rotation.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
pub(super) struct CodeAddress {
    pub rotation: Bits<ROTATION_BITS>,
    pub piece: Bits<PIECE_BITS>,
}

/// Word of the ROM: the shape of a piece and rotation, and how far its bounding box reaches from
/// the code's centre.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
pub(super) struct CodeMeaning {
    pub orientation: Bits<ORIENTATION_BITS>,
    /// Columns from the box's left edge to the centre.
    pub to_left: Bits<3>,
    /// Rows from the box's top edge to the centre.
    pub to_top: Bits<3>,
    /// Columns from the centre to the first one right of the box.
    pub to_right: Bits<3>,
    /// Rows from the centre to the first one below the box.
    pub to_bottom: Bits<3>,
    /// False for rotations that the piece does not have.
    pub exists: Bit,
}

impl From<&Alias> for CodeMeaning {
    fn from(alias: &Alias) -> CodeMeaning {
        let shape = &ORIENTATIONS[alias.orientation as usize];
        let (column, row) = alias.centre;
        CodeMeaning {
            orientation: u64::from(alias.orientation).into(),
            to_left: u64::from(column).into(),
            to_top: u64::from(row).into(),
            to_right: u64::from(shape.width - column).into(),
            to_bottom: u64::from(shape.height - row).into(),
            exists: true,
        }
    }
}

pub(super) fn codes() -> BTreeMap<Bits<ADDRESS_BITS>, CodeMeaning> {
    let nothing = (0..1 << ADDRESS_BITS).map(|address: u64| (address.into(), CodeMeaning::default()));
    let aliases = ALIASES.iter().enumerate().flat_map(|(piece, aliases)| {
        aliases.iter().enumerate().map(move |(rotation, alias)| {
            let address = CodeAddress { rotation: (rotation as u64).into(), piece: (piece as u64).into() };
            (address.into(), alias.into())
        })
    });
    nothing.chain(aliases).collect()
}
