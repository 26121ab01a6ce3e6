//! Records: what goes from engine to engine in a ring.

// Every field is documented; the methods that the derive adds are not.
#![allow(missing_docs)]

use rust_hdl::prelude::*;

use crate::parts::bits::PlacementBits;
use crate::search::records::{Entry, Index, OtherPaths, Seen};

/// An answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Answer {
    /// The move.
    pub placement: PlacementBits,
    /// Its value, two's complement.
    pub score: Bits<16>,
    /// The last iteration that was finished.
    pub depth: Bits<6>,
}

/// What an engine is told to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Command {
    /// Begin.
    pub start: Bit,
    /// With `start`: what the tables know from before does not count.
    pub new_game: Bit,
    /// With `start`: begin behind the last search's answer.
    pub behind_answer: Bit,
    /// Give up.
    pub stop: Bit,
    /// The position to search.
    pub root: Seen,
    /// There, the other side has just passed.
    pub passed: Bit,
    /// Take over the answer.
    pub adopt: Bit,
    /// See `adopt`.
    pub answer: Answer,
}

/// What some engines have found.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Found {
    /// The deepest answer; that of the first of them which has come as deep.
    pub answer: Answer,
    /// Placements made and evaluated by the helpers among them.
    pub nodes: Bits<32>,
}

/// What an engine has written into its table, on its way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Slot {
    /// The number of the bucket.
    pub bucket: Index,
    /// The new entry.
    pub entry: Entry,
    /// It is the bucket's depth-preferred entry.
    pub to_depth_preferred: Bit,
    /// It is the bucket's always-replace entry.
    pub to_always_replace: Bit,
    /// By how many engines it comes yet.
    pub hops: Bits<3>,
}

/// What goes from a link to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Passing {
    /// What some engine has written.
    pub slot: Slot,
    /// What the engines before are searching.
    pub paths: OtherPaths,
}
