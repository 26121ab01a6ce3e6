//! Stack: keeps the nodes above the current one while their children are searched. It holds no
//! boards.
//!
//! A node is pushed when a child's move is made. The block RAM answers late in a cycle, so a
//! register follows it: a frame comes two cycles after its level.

use rust_hdl::prelude::*;

use super::records::Frame;
use crate::parts::ram::Ram;

#[derive(LogicBlock, Default)]
pub struct Stack {
    pub clock: Signal<In, Clock>,
    /// Store `frame` for `level`.
    pub push: Signal<In, Bit>,
    pub level: Signal<In, Bits<6>>,
    /// Frame to push.
    pub frame: Signal<In, Frame>,
    /// Level whose frame comes out two cycles later; not one that is pushed.
    pub level_above: Signal<In, Bits<6>>,
    /// Frame of `level_above`.
    pub above: Signal<Out, Frame>,

    frames: Ram<Frame, 6>,
    above_out: DFF<Frame>,
}

impl Logic for Stack {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, frames);
        dff_setup!(self, clock, above_out);
        self.frames.write_enable.next = self.push.val();
        self.frames.write_address.next = self.level.val();
        self.frames.write_data.next = self.frame.val();
        self.frames.read_address.next = self.level_above.val();
        self.above_out.d.next = self.frames.read_data.val();
        self.above.next = self.above_out.q.val();
    }
}
