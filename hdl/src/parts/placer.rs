//! Placer: the cells and the piece of a placement.
//!
//! Latency 2 cycles, throughput 1 a cycle: a ROM lookup of the orientation's 5x5 picture while row and column are decoded, then
//! one stamp. Orientation 127 (a pass) and every other that does not exist give no cell and no piece.

use std::collections::BTreeMap;

use blokus_duo::cells::BOARD_SIZE;
use blokus_duo::orientations::ORIENTATIONS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, Board, Pieces, PlacementBits};
use crate::parts::rom::Rom;
use crate::parts::stamp::Stamp;

/// What the ROM holds of an orientation: its picture (bit 5 * row + column), its piece (one of 21 bits), its size.
pub(crate) type Shape = Bits<49>;

/// The shapes by their orientations, none where there is none.
pub(crate) fn shapes() -> BTreeMap<Bits<7>, Shape> {
    let shape = |index: usize| -> u64 {
        ORIENTATIONS
            .get(index)
            .map_or(0, |o| u64::from(o.picture()) | 1 << (25 + o.piece.index()) | u64::from(o.piece.size()) << 46)
    };
    (0..128).map(|i| ((i as u64).into(), shape(i).into())).collect()
}

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Placer {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// What to place.
    pub placement: Signal<In, PlacementBits>,
    /// The cells of the placement presented two cycles ago.
    pub cells: Signal<Out, Board>,
    /// Its piece, as a set of one.
    pub piece: Signal<Out, Pieces>,
    /// Its number of cells.
    pub size: Signal<Out, Bits<3>>,

    #[default(Rom::of_look_up_tables(shapes()))]
    shapes: Rom<Shape, 7>,
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

        self.shapes.address.next = self.placement.val().get_bits::<7>(8);
        self.column.d.next = self.first.val() << self.placement.val().get_bits::<4>(0);
        self.row.d.next = self.first.val() << self.placement.val().get_bits::<4>(4);

        self.stamp.picture.next = self.shapes.data.val().get_bits::<25>(0);
        self.stamp.column.next = self.column.q.val();
        self.stamp.row.next = self.row.q.val();
        self.cells_out.d.next = self.stamp.cells.val();
        self.piece_out.d.next = self.shapes.data.val().get_bits::<21>(25);
        self.size_out.d.next = self.shapes.data.val().get_bits::<3>(46);

        self.cells.next = self.cells_out.q.val();
        self.piece.next = self.piece_out.q.val();
        self.size.next = self.size_out.q.val();
    }
}
