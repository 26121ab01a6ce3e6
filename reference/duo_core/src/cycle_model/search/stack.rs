//! Cycle model of the stack, which stores the nodes on the path to the current one while their
//! children are searched.

use super::records::Frame;
use super::LEVELS;
use crate::cycle_model::CycleModel;

crate::ports! {
    /// The stack's inputs.
    pub struct In {
        /// Store the frame on `frame` for this level.
        pub push: bool [1],
        /// The level.
        pub level: u8 [6],
        /// Frame to push.
        pub frame: Frame [116],
        /// The level whose frame is shown two cycles later; a push uses its own level.
        pub level_above: u8 [6],
    }
}

crate::ports! {
    /// The stack's outputs.
    pub struct Out {
        /// The frame of `level_above`.
        pub above: Frame [116],
    }
}

/// The memory and the registers after it.
#[derive(Clone, Debug)]
pub struct Stack {
    frames: Vec<Frame>,
    read: Frame,
    above: Frame,
}

impl Default for Stack {
    fn default() -> Stack {
        Stack { frames: vec![Frame::default(); LEVELS], read: Frame::default(), above: Frame::default() }
    }
}

impl Stack {
    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        Out { above: self.above }
    }
}

impl CycleModel for Stack {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        self.above = self.read;
        self.read = self.frames[usize::from(input.level_above)];
        if input.push {
            self.frames[usize::from(input.level)] = input.frame;
        }
        out
    }
}
