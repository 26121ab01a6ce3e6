//! Placer: the cells and the piece of a placement.
//!
//! Latency 2 cycles, throughput 1 a cycle: a ROM lookup of the orientation's 5x5 picture beside the computation of its
//! position, then one shift. Orientation 127 (a pass) and every other that does not exist give no cell and no piece.

use std::collections::BTreeMap;

use reference::blokus_duo::orientations::ORIENTATIONS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{Board, Pieces, PlacementBits};

/// What the ROM holds of an orientation: its picture (bit 5 * row + column), its piece (one of 21 bits), its size.
type Shape = Bits<49>;

fn shapes() -> BTreeMap<Bits<7>, Shape> {
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

    #[default(SyncROM::new(shapes()))]
    shapes: SyncROM<Shape, 7>,
    offset: DFF<Bits<8>>,
    cells_out: DFF<Board>,
    piece_out: DFF<Pieces>,
    size_out: DFF<Bits<3>>,

    x: Signal<Local, Bits<8>>,
    y: Signal<Local, Bits<8>>,
    row_0: Signal<Local, Board>,
    row_1: Signal<Local, Board>,
    row_2: Signal<Local, Board>,
    row_3: Signal<Local, Board>,
    row_4: Signal<Local, Board>,
    at_origin: Signal<Local, Board>,
}

impl Logic for Placer {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, shapes);
        dff_setup!(self, clock, offset, cells_out, piece_out, size_out);

        self.shapes.address.next = self.placement.val().get_bits::<7>(8);
        self.x.next = bit_cast::<8, 4>(self.placement.val().get_bits::<4>(0));
        self.y.next = bit_cast::<8, 4>(self.placement.val().get_bits::<4>(4));
        // 14 * y + x
        self.offset.d.next = ((self.y.val() << 4) - (self.y.val() << 1)) + self.x.val();

        self.row_0.next = bit_cast::<196, 5>(self.shapes.data.val().get_bits::<5>(0));
        self.row_1.next = bit_cast::<196, 5>(self.shapes.data.val().get_bits::<5>(5)) << 14;
        self.row_2.next = bit_cast::<196, 5>(self.shapes.data.val().get_bits::<5>(10)) << 28;
        self.row_3.next = bit_cast::<196, 5>(self.shapes.data.val().get_bits::<5>(15)) << 42;
        self.row_4.next = bit_cast::<196, 5>(self.shapes.data.val().get_bits::<5>(20)) << 56;
        self.at_origin.next =
            self.row_0.val() | self.row_1.val() | self.row_2.val() | self.row_3.val() | self.row_4.val();
        self.cells_out.d.next = self.at_origin.val() << self.offset.q.val();
        self.piece_out.d.next = self.shapes.data.val().get_bits::<21>(25);
        self.size_out.d.next = self.shapes.data.val().get_bits::<3>(46);

        self.cells.next = self.cells_out.q.val();
        self.piece.next = self.piece_out.q.val();
        self.size.next = self.size_out.q.val();
    }
}
