//! Window: cuts the 9x9 cells around a cell out of a board.
//!
//! Combinational. Row `dy + 4`, bit `dx + 4` is the cell at (x + dx, y + dy); cells off the board
//! read as 0. No piece that covers the middle reaches beyond the window.

use duo_core::cells::{BOARD_SIZE, CELL_COUNT};
use duo_core::placement_checks::WINDOW_SIZE;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, many, Board, Row, COORDINATE_BITS};

/// Empty rows above and below the framed board, and empty columns left and right of it.
const MARGIN: usize = WINDOW_SIZE / 2;

/// Columns, and rows, of the framed board.
const FRAMED: usize = BOARD_SIZE + 2 * MARGIN;

/// Columns or rows kept after the shift by 8: the window, and what the other bits of a coordinate
/// may still shift out.
const AFTER_8: usize = WINDOW_SIZE + 4 + 2 + 1;
/// Kept after the shifts by 8 and 4.
const AFTER_4: usize = WINDOW_SIZE + 2 + 1;
/// Kept after the shifts by 8, 4 and 2.
const AFTER_2: usize = WINDOW_SIZE + 1;

const _: () = assert!(COORDINATE_BITS == 4, "the kernels move by 8, 4, 2 and 1");
const _: () = assert!(FRAMED - 8 <= AFTER_8, "what is left of the board when it has been moved by 8");

/// Bits of `count` rows of the board.
const fn rows(count: usize) -> usize {
    BOARD_SIZE * count
}

const BOARD_FRAMED: usize = rows(FRAMED);
const ROWS_AFTER_8: usize = rows(AFTER_8);
const ROWS_AFTER_4: usize = rows(AFTER_4);
const ROWS_AFTER_2: usize = rows(AFTER_2);
const ROWS_AFTER_1: usize = rows(WINDOW_SIZE);
/// Bits of the framed board, at the board's own width, after the shift by 8.
const BOARD_MOVED: usize = rows(FRAMED - 8);
const ROW_MOVED: usize = FRAMED - 8;

#[derive(LogicBlock, SmartDefault)]
pub struct Window {
    pub board: Signal<In, Board>,
    /// Column of the middle.
    pub x: Signal<In, Bits<COORDINATE_BITS>>,
    /// Row of the middle.
    pub y: Signal<In, Bits<COORDINATE_BITS>>,
    #[default(many(WINDOW_SIZE))]
    pub rows: Vec<Signal<Out, Bits<WINDOW_SIZE>>>,

    // The board between four empty rows above and below, shifted up by the bits of y. The highest
    // bit comes first: after it only as many rows need to be kept as the lower bits can still
    // shift.
    framed: Signal<Local, Bits<BOARD_FRAMED>>,
    up_8: Signal<Local, Bits<ROWS_AFTER_8>>,
    up_4: Signal<Local, Bits<ROWS_AFTER_4>>,
    up_2: Signal<Local, Bits<ROWS_AFTER_2>>,
    up_1: Signal<Local, Bits<ROWS_AFTER_1>>,
    #[default(constant(rows(MARGIN) as u64))]
    margin: Constant<Bits<7>>,
    #[default(constant(rows(8) as u64))]
    eight_rows: Constant<Bits<7>>,
    #[default(constant(rows(4) as u64))]
    four_rows: Constant<Bits<7>>,
    #[default(constant(rows(2) as u64))]
    two_rows: Constant<Bits<7>>,
    #[default(constant(rows(1) as u64))]
    one_row: Constant<Bits<7>>,
    #[default(many(WINDOW_SIZE))]
    cut: Vec<WindowRow>,
}

impl Logic for Window {
    #[hdl_gen]
    fn update(&mut self) {
        self.framed.next = bit_cast::<BOARD_FRAMED, CELL_COUNT>(self.board.val()) << self.margin.val();
        self.up_8.next = self.framed.val().get_bits::<ROWS_AFTER_8>(0);
        if self.y.val().get_bit(3) {
            self.up_8.next = bit_cast::<ROWS_AFTER_8, BOARD_MOVED>(
                self.framed.val().get_bits::<BOARD_MOVED>(self.eight_rows.val().index()),
            );
        }
        self.up_4.next = self.up_8.val().get_bits::<ROWS_AFTER_4>(0);
        if self.y.val().get_bit(2) {
            self.up_4.next = self.up_8.val().get_bits::<ROWS_AFTER_4>(self.four_rows.val().index());
        }
        self.up_2.next = self.up_4.val().get_bits::<ROWS_AFTER_2>(0);
        if self.y.val().get_bit(1) {
            self.up_2.next = self.up_4.val().get_bits::<ROWS_AFTER_2>(self.two_rows.val().index());
        }
        self.up_1.next = self.up_2.val().get_bits::<ROWS_AFTER_1>(0);
        if self.y.val().get_bit(0) {
            self.up_1.next = self.up_2.val().get_bits::<ROWS_AFTER_1>(self.one_row.val().index());
        }
        for i in 0..WINDOW_SIZE {
            self.cut[i].row.next = self.up_1.val().get_bits::<BOARD_SIZE>(self.one_row.val().index() * i);
            self.cut[i].x.next = self.x.val();
            self.rows[i].next = self.cut[i].cells.val();
        }
    }
}

/// Cuts nine cells out of a row of the board, around a column.
#[derive(LogicBlock, SmartDefault)]
struct WindowRow {
    pub row: Signal<In, Row>,
    pub x: Signal<In, Bits<COORDINATE_BITS>>,
    pub cells: Signal<Out, Bits<WINDOW_SIZE>>,

    // The row between four empty columns left and right, shifted left by the bits of x in the same
    // manner.
    framed: Signal<Local, Bits<FRAMED>>,
    left_8: Signal<Local, Bits<AFTER_8>>,
    left_4: Signal<Local, Bits<AFTER_4>>,
    left_2: Signal<Local, Bits<AFTER_2>>,
    #[default(constant(MARGIN as u64))]
    margin: Constant<Bits<3>>,
}

impl Logic for WindowRow {
    #[hdl_gen]
    fn update(&mut self) {
        self.framed.next = bit_cast::<FRAMED, BOARD_SIZE>(self.row.val()) << self.margin.val();
        self.left_8.next = self.framed.val().get_bits::<AFTER_8>(0);
        if self.x.val().get_bit(3) {
            self.left_8.next = bit_cast::<AFTER_8, ROW_MOVED>(self.framed.val().get_bits::<ROW_MOVED>(8));
        }
        self.left_4.next = self.left_8.val().get_bits::<AFTER_4>(0);
        if self.x.val().get_bit(2) {
            self.left_4.next = self.left_8.val().get_bits::<AFTER_4>(4);
        }
        self.left_2.next = self.left_4.val().get_bits::<AFTER_2>(0);
        if self.x.val().get_bit(1) {
            self.left_2.next = self.left_4.val().get_bits::<AFTER_2>(2);
        }
        self.cells.next = self.left_2.val().get_bits::<WINDOW_SIZE>(0);
        if self.x.val().get_bit(0) {
            self.cells.next = self.left_2.val().get_bits::<WINDOW_SIZE>(1);
        }
    }
}
