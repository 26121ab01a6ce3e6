//! Usable cells: which cells a side may cover, and at which of them a new piece may touch the side's own stones.
//!
//! Combinational. A cell is free if it is empty and shares no edge with an own stone; it is a corner if it is free and
//! diagonal to an own stone. Before a side's first piece its start cell is its only corner.

use duo_core::cells::{Cells, BOARD_SIZE};
use duo_core::player::Start;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{all_but_column, board, row_stride, Board};

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct UsableCells {
    /// The side's stones.
    pub own: Signal<In, Board>,
    /// The opponent's stones.
    pub other: Signal<In, Board>,
    /// The side's start cell is (a,a), not (5,5).
    pub starts_at_ten: Signal<In, Bit>,
    /// Cells that the side may cover.
    pub free: Signal<Out, Board>,
    /// Free cells at which a new piece may touch the side's stones.
    pub corners: Signal<Out, Board>,

    sideways: Signal<Local, Board>,
    edges: Signal<Local, Board>,
    diagonals: Signal<Local, Board>,
    usable: Signal<Local, Board>,
    start: Signal<Local, Board>,
    #[default(row_stride())]
    row_stride: Constant<Bits<4>>,
    #[default(all_but_column(0))]
    not_first_column: Constant<Board>,
    #[default(all_but_column(BOARD_SIZE - 1))]
    not_last_column: Constant<Board>,
    #[default(board(Start::Five.cells()))]
    five: Constant<Board>,
    #[default(board(Start::Ten.cells()))]
    ten: Constant<Board>,
    #[default(board(Cells::EMPTY))]
    nowhere: Constant<Board>,
}

impl Logic for UsableCells {
    #[hdl_gen]
    fn update(&mut self) {
        self.sideways.next = ((self.own.val() << 1) & self.not_first_column.val())
            | ((self.own.val() >> 1) & self.not_last_column.val());
        self.edges.next =
            self.sideways.val() | (self.own.val() << self.row_stride.val()) | (self.own.val() >> self.row_stride.val());
        self.diagonals.next =
            (self.sideways.val() << self.row_stride.val()) | (self.sideways.val() >> self.row_stride.val());
        self.usable.next = !(self.own.val() | self.other.val() | self.edges.val());
        self.free.next = self.usable.val();
        // Without stones there are no diagonals, so that only the start cells' own bits wait for 'no stone at all'.
        self.start.next = self.five.val();
        if self.starts_at_ten.val() {
            self.start.next = self.ten.val();
        }
        if self.own.val().any() {
            self.start.next = self.nowhere.val();
        }
        self.corners.next = (self.diagonals.val() | self.start.val()) & self.usable.val();
    }
}
