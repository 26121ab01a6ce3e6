//! Window: the 9x9 cells around a cell of a board.
//!
//! Combinational. Row `dy + 4`, bit `dx + 4` is the cell at (x + dx, y + dy); cells off the board read as 0. No piece that
//! covers the middle reaches outside.

use blokus_duo::placement_tests::WINDOW_SIZE;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{many, Board};

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Window {
    /// The board to look at.
    pub board: Signal<In, Board>,
    /// Column of the middle.
    pub x: Signal<In, Bits<4>>,
    /// Row of the middle.
    pub y: Signal<In, Bits<4>>,
    /// The rows around it.
    #[default(many(WINDOW_SIZE))]
    pub rows: Vec<Signal<Out, Bits<WINDOW_SIZE>>>,

    // The board between four empty rows above and below, moved up by the bits of y. The highest comes first: after it no more rows
    // have to be kept than the others can still move away.
    framed: Signal<Local, Bits<308>>,
    up_8: Signal<Local, Bits<224>>,
    up_4: Signal<Local, Bits<168>>,
    up_2: Signal<Local, Bits<140>>,
    up_1: Signal<Local, Bits<126>>,
    #[default(many(WINDOW_SIZE))]
    cut: Vec<WindowRow>,
}

impl Logic for Window {
    #[hdl_gen]
    fn update(&mut self) {
        self.framed.next = bit_cast::<308, 196>(self.board.val()) << 56;
        self.up_8.next = self.framed.val().get_bits::<224>(0);
        if self.y.val().get_bit(3) {
            self.up_8.next = bit_cast::<224, 196>(self.framed.val().get_bits::<196>(112));
        }
        self.up_4.next = self.up_8.val().get_bits::<168>(0);
        if self.y.val().get_bit(2) {
            self.up_4.next = self.up_8.val().get_bits::<168>(56);
        }
        self.up_2.next = self.up_4.val().get_bits::<140>(0);
        if self.y.val().get_bit(1) {
            self.up_2.next = self.up_4.val().get_bits::<140>(28);
        }
        self.up_1.next = self.up_2.val().get_bits::<126>(0);
        if self.y.val().get_bit(0) {
            self.up_1.next = self.up_2.val().get_bits::<126>(14);
        }
        for i in 0..9 {
            self.cut[i].row.next = self.up_1.val().get_bits::<14>(14 * i);
            self.cut[i].x.next = self.x.val();
            self.rows[i].next = self.cut[i].cells.val();
        }
    }
}

/// Nine cells of a row of the board around a column.
#[derive(LogicBlock, Default)]
struct WindowRow {
    pub row: Signal<In, Bits<14>>,
    pub x: Signal<In, Bits<4>>,
    pub cells: Signal<Out, Bits<WINDOW_SIZE>>,

    // The row between four empty columns left and right, moved left by the bits of x in the same way.
    framed: Signal<Local, Bits<22>>,
    left_8: Signal<Local, Bits<16>>,
    left_4: Signal<Local, Bits<12>>,
    left_2: Signal<Local, Bits<10>>,
}

impl Logic for WindowRow {
    #[hdl_gen]
    fn update(&mut self) {
        self.framed.next = bit_cast::<22, 14>(self.row.val()) << 4;
        self.left_8.next = self.framed.val().get_bits::<16>(0);
        if self.x.val().get_bit(3) {
            self.left_8.next = bit_cast::<16, 14>(self.framed.val().get_bits::<14>(8));
        }
        self.left_4.next = self.left_8.val().get_bits::<12>(0);
        if self.x.val().get_bit(2) {
            self.left_4.next = self.left_8.val().get_bits::<12>(4);
        }
        self.left_2.next = self.left_4.val().get_bits::<10>(0);
        if self.x.val().get_bit(1) {
            self.left_2.next = self.left_4.val().get_bits::<10>(2);
        }
        self.cells.next = self.left_2.val().get_bits::<9>(0);
        if self.x.val().get_bit(0) {
            self.cells.next = self.left_2.val().get_bits::<9>(1);
        }
    }
}
