//! Placer: finds the cells and the piece of a placement.
//!
//! Latency [`LATENCY`] cycles, throughput 1 a cycle: a ROM looks up the orientation's 5x5 picture
//! while row and column are decoded, then one stamp. Orientation 127 (a pass) and every other that
//! does not exist give no cells and no piece.

use std::collections::BTreeMap;

use duo_core::cells::BOARD_SIZE;
use duo_core::orientations::{Orientation, ORIENTATIONS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, Board, Pieces, PlacementBits, PlacementWord, ORIENTATION_BITS};
use crate::parts::rom::Rom;
use crate::parts::stamp::{Picture, Stamp};

/// Cycles from a placement to its cells, its piece and its size.
pub const LATENCY: usize = 2;

/// Word of the ROM for an orientation.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
pub(crate) struct Shape {
    pub picture: Picture,
    /// The piece, one-hot.
    pub piece: Pieces,
    /// Number of cells.
    pub size: Bits<3>,
}

/// The ROM of shapes; its address is the index of the orientation.
pub(crate) type ShapeRom = Rom<Shape, ORIENTATION_BITS>;

impl From<&Orientation> for Shape {
    fn from(orientation: &Orientation) -> Shape {
        let piece = orientation.piece;
        Shape {
            picture: u64::from(orientation.picture()).into(),
            piece: Pieces::default().replace_bit(piece.index(), true),
            size: u64::from(piece.size()).into(),
        }
    }
}

/// Shapes by orientation; orientations that do not exist are missing.
pub(crate) fn shapes() -> BTreeMap<Bits<ORIENTATION_BITS>, Shape> {
    let shape = |index: usize| ORIENTATIONS.get(index).map_or(Shape::default(), Shape::from);
    (0..1 << ORIENTATION_BITS).map(|index| ((index as u64).into(), shape(index))).collect()
}

#[derive(LogicBlock, SmartDefault)]
pub struct Placer {
    pub clock: Signal<In, Clock>,
    pub placement: Signal<In, PlacementBits>,
    /// Cells of the placement of two cycles ago.
    pub cells: Signal<Out, Board>,
    /// The piece, one-hot.
    pub piece: Signal<Out, Pieces>,
    /// Number of cells.
    pub size: Signal<Out, Bits<3>>,

    place: Signal<Local, PlacementWord>,
    #[default(ShapeRom::of_luts(shapes()))]
    shapes: ShapeRom,
    column: DFF<Bits<BOARD_SIZE>>,
    row: DFF<Bits<BOARD_SIZE>>,
    stamp: Stamp,
    cells_out: DFF<Board>,
    piece_out: DFF<Pieces>,
    size_out: DFF<Bits<3>>,

    #[default(constant(1))]
    first: Constant<Bits<BOARD_SIZE>>,
}

impl Logic for Placer {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, shapes);
        dff_setup!(self, clock, column, row, cells_out, piece_out, size_out);

        self.place.next = self.placement.val().into();
        self.shapes.address.next = self.place.val().orientation;
        self.column.d.next = self.first.val() << self.place.val().column;
        self.row.d.next = self.first.val() << self.place.val().row;

        self.stamp.picture.next = self.shapes.data.val().picture;
        self.stamp.column.next = self.column.q.val();
        self.stamp.row.next = self.row.q.val();
        self.cells_out.d.next = self.stamp.cells.val();
        self.piece_out.d.next = self.shapes.data.val().piece;
        self.size_out.d.next = self.shapes.data.val().size;

        self.cells.next = self.cells_out.q.val();
        self.piece.next = self.piece_out.q.val();
        self.size.next = self.size_out.q.val();
    }
}
