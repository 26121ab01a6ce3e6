//! Records that go from engine to engine in a ring.

use rust_hdl::prelude::*;

use crate::parts::bits::PlacementBits;
use crate::search::records::{Entry, Index, OtherPaths, Seen};

#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Answer {
    pub placement: PlacementBits,
    pub score: Bits<16>,
    pub depth: Bits<6>,
}

/// Commands to an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Command {
    pub start: Bit,
    pub new_game: Bit,
    pub behind_answer: Bit,
    pub stop: Bit,
    pub root: Seen,
    pub passed: Bit,
    /// Take over the answer below.
    pub adopt: Bit,
    pub answer: Answer,
}

/// Answers of some engines, compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Found {
    /// The deepest answer; of equally deep ones, that of the first engine.
    pub answer: Answer,
    /// Placements made and evaluated, of helpers only.
    pub nodes: Bits<32>,
}

/// An entry that an engine has written, on its way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Slot {
    /// Index of the bucket.
    pub bucket: Index,
    pub entry: Entry,
    pub to_depth_preferred: Bit,
    pub to_always_replace: Bit,
    /// Engines that it has still to pass.
    pub hops: Bits<3>,
}

/// The signals from a link to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Passing {
    /// An entry that some engine has written.
    pub slot: Slot,
    pub paths: OtherPaths,
}
