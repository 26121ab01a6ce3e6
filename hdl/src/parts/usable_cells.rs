//! Usable cells: finds the cells that a side may cover, and those at which a new piece may touch
//! the side's own stones.
//!
//! Combinational. A cell is free if it is empty and shares no edge with one of the side's stones;
//! it is a corner if it is free and diagonal to such a stone. Before a side's first piece its start
//! cell is its only corner.

use duo_core::cells::{Cells, BOARD_SIZE};
use duo_core::player::Start;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{all_but_column, board, row_stride, Board};

#[derive(LogicBlock, SmartDefault)]
pub struct UsableCells {
    pub own: Signal<In, Board>,
    pub other: Signal<In, Board>,
    pub starts_at_ten: Signal<In, Bit>,
    pub free: Signal<Out, Board>,
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
        // A side without stones touches no cell diagonally: it begins at its start cell. Only the
        // bits of the start cells wait for the slow test whether it has any stone.
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
