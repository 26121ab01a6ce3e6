//! Bends: the corners from which a bent triple of free cells opens.
//!
//! Latency 1 cycle, throughput 1 a cycle. An elbow is a free cell with two free neighbours at a
//! right angle; a corner next to an elbow (by an edge) is a bend.

use duo_core::cells::BOARD_SIZE;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{all_but_column, row_stride, Board};

#[derive(LogicBlock, SmartDefault)]
pub struct Bends {
    pub clock: Signal<In, Clock>,
    pub free: Signal<In, Board>,
    /// Free cells of which a new piece must cover one.
    pub corners: Signal<In, Board>,
    /// Corners with a bend, for the inputs of one cycle ago.
    pub bends: Signal<Out, Board>,

    bends_out: DFF<Board>,
    left: Signal<Local, Board>,
    right: Signal<Local, Board>,
    above: Signal<Local, Board>,
    below: Signal<Local, Board>,
    elbows: Signal<Local, Board>,
    beside_elbows: Signal<Local, Board>,
    #[default(row_stride())]
    row_stride: Constant<Bits<4>>,
    #[default(all_but_column(0))]
    not_first_column: Constant<Board>,
    #[default(all_but_column(BOARD_SIZE - 1))]
    not_last_column: Constant<Board>,
}

impl Logic for Bends {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, bends_out);
        self.right.next = (self.free.val() << 1) & self.not_first_column.val();
        self.left.next = (self.free.val() >> 1) & self.not_last_column.val();
        self.below.next = self.free.val() << self.row_stride.val();
        self.above.next = self.free.val() >> self.row_stride.val();
        self.elbows.next =
            self.free.val() & (self.left.val() | self.right.val()) & (self.above.val() | self.below.val());
        self.beside_elbows.next = ((self.elbows.val() << 1) & self.not_first_column.val())
            | ((self.elbows.val() >> 1) & self.not_last_column.val())
            | (self.elbows.val() << self.row_stride.val())
            | (self.elbows.val() >> self.row_stride.val());
        self.bends_out.d.next = self.corners.val() & self.beside_elbows.val();
        self.bends.next = self.bends_out.q.val();
    }
}
