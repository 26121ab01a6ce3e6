//! Neighbour steps: grow a set of cells by one step over free cells, with a register behind.

use duo_core::cells::BOARD_SIZE;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{all_but_column, row_stride, Board};

/// Grows by one step to edge neighbours.
#[derive(LogicBlock, SmartDefault)]
pub struct EdgeStep {
    pub clock: Signal<In, Clock>,
    pub cells: Signal<In, Board>,
    /// Cells that may be grown over.
    pub free: Signal<In, Board>,
    /// The grown cells, one cycle later.
    pub grown: Signal<Out, Board>,
    /// `free` of one cycle ago.
    pub still_free: Signal<Out, Board>,

    grown_out: DFF<Board>,
    free_out: DFF<Board>,
    neighbours: Signal<Local, Board>,
    #[default(row_stride())]
    row_stride: Constant<Bits<4>>,
    #[default(all_but_column(0))]
    not_first_column: Constant<Board>,
    #[default(all_but_column(BOARD_SIZE - 1))]
    not_last_column: Constant<Board>,
}

impl Logic for EdgeStep {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, grown_out, free_out);
        self.neighbours.next = ((self.cells.val() << 1) & self.not_first_column.val())
            | ((self.cells.val() >> 1) & self.not_last_column.val())
            | (self.cells.val() << self.row_stride.val())
            | (self.cells.val() >> self.row_stride.val());
        self.grown_out.d.next = self.cells.val() | (self.neighbours.val() & self.free.val());
        self.free_out.d.next = self.free.val();
        self.grown.next = self.grown_out.q.val();
        self.still_free.next = self.free_out.q.val();
    }
}

/// Grows by one step to diagonal neighbours.
#[derive(LogicBlock, SmartDefault)]
pub struct DiagonalStep {
    pub clock: Signal<In, Clock>,
    pub cells: Signal<In, Board>,
    /// Cells that may be grown over.
    pub free: Signal<In, Board>,
    /// The grown cells, one cycle later.
    pub grown: Signal<Out, Board>,
    /// `free` of one cycle ago.
    pub still_free: Signal<Out, Board>,

    grown_out: DFF<Board>,
    free_out: DFF<Board>,
    sideways: Signal<Local, Board>,
    neighbours: Signal<Local, Board>,
    #[default(row_stride())]
    row_stride: Constant<Bits<4>>,
    #[default(all_but_column(0))]
    not_first_column: Constant<Board>,
    #[default(all_but_column(BOARD_SIZE - 1))]
    not_last_column: Constant<Board>,
}

impl Logic for DiagonalStep {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, grown_out, free_out);
        self.sideways.next = ((self.cells.val() << 1) & self.not_first_column.val())
            | ((self.cells.val() >> 1) & self.not_last_column.val());
        self.neighbours.next =
            (self.sideways.val() << self.row_stride.val()) | (self.sideways.val() >> self.row_stride.val());
        self.grown_out.d.next = self.cells.val() | (self.neighbours.val() & self.free.val());
        self.free_out.d.next = self.free.val();
        self.grown.next = self.grown_out.q.val();
        self.still_free.next = self.free_out.q.val();
    }
}
