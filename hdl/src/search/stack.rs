//! Stack: what the nodes on the way to the one under way keep while their children are searched. No board is among it.
//!
//! A node is pushed when a child's move is made. The frame above shows two cycles after its level came: the block RAM answers late in a cycle, so
//! its answer has a register behind it.

use rust_hdl::prelude::*;

use super::records::Frame;
use crate::parts::ram::Ram;

/// The block; see the module.
#[derive(LogicBlock, Default)]
pub struct Stack {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Keep what stands on `frame` for this level.
    pub push: Signal<In, Bit>,
    /// The level.
    pub level: Signal<In, Bits<6>>,
    /// Its node.
    pub frame: Signal<In, Frame>,
    /// The level whose frame is shown two cycles later; not that of a push.
    pub level_above: Signal<In, Bits<6>>,
    /// It.
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
