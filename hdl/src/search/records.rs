//! Records: the words that the blocks of the search exchange and keep in memories, with the names
//! of their bit fields.
//!
//! The first field is the lowest. The cycle model packs the same records
//! ([`duo_core::cycle_model::search::records`]); the lockstep tests compare them bit by bit.

use duo_core::configuration::MOST_ENGINES;
use duo_core::cycle_model::wire::MoveWord;
use duo_core::search::key::KEY_BITS;
use duo_core::search::key::RING_KEY_BITS;
use duo_core::search::transposition_table::{MOST_INDEX_BITS, TAG_BITS};
use rust_hdl::prelude::*;

use crate::parts::bits::{Board, Pieces, PlacementBits};

pub type Key = Bits<KEY_BITS>;

/// A short hash key, as the engines of a ring exchange it.
pub type RingKey = Bits<RING_KEY_BITS>;

/// Index of a bucket of the transposition table.
pub type Index = Bits<MOST_INDEX_BITS>;

/// A bit for each child, from the current one on.
pub type Children = Bits<16>;

// The cycle model's ports have these widths.
const _: () = assert!(Node::BITS == 98 && Frame::BITS == 116 && Seen::BITS == 442 && Path::BITS == 164);
const _: () = assert!(TtData::BITS == 40 && Entry::BITS == 75 && Written::BITS == 165);

// `OtherPaths` has a field for each other engine.
const _: () = assert!(MOST_ENGINES == 8);

fn pass() -> PlacementBits {
    u64::from(MoveWord::PASS.0).into()
}

/// A position, as the side to move sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Seen {
    pub own: Board,
    pub other: Board,
    pub own_left: Pieces,
    pub other_left: Pieces,
    pub starts_at_ten: Bit,
    pub ply: Bits<7>,
}

/// A node of the tree. Scores have their sign bit inverted, as in the whole search.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Node {
    /// Move to the current child.
    pub played: PlacementBits,
    /// Lower end of the window.
    pub alpha: Bits<16>,
    /// Upper end of the window.
    pub beta: Bits<16>,
    /// The best value so far.
    pub best: Bits<16>,
    /// Move with the best value; the pass if there is none.
    pub best_move: PlacementBits,
    /// Index of the current child in the list.
    pub child: Bits<5>,
    /// Number of moves in the list.
    pub children: Bits<5>,
    /// Plies left to search.
    pub remaining: Bits<6>,
    /// The current child is searched with a late move reduction.
    pub reduced: Bit,
    /// Some line was cut off by the search depth, not by the end of the game.
    pub horizon: Bit,
    pub improved: Bit,
    /// The node's moves were generated. Until then its list holds moves of the table and the
    /// killers only.
    pub generated: Bit,
}

/// Above every score.
pub const INFINITY: u64 = 0xffff;

/// Below every score.
pub const MINUS_INFINITY: u64 = 0x0001;

/// A root node when it is entered: nothing is known about it, and its window is open on both sides.
pub fn entered() -> Node {
    Node {
        alpha: MINUS_INFINITY.into(),
        beta: INFINITY.into(),
        best: MINUS_INFINITY.into(),
        best_move: pass(),
        remaining: 1.into(),
        ..Node::default()
    }
}

/// A frame of the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Frame {
    pub node: Node,
    pub passed: Bit,
    pub monomino_last: Bit,
    /// Children that a sibling's reply has refuted, from the current one on.
    pub refuted: Children,
}

/// The stored result of searching a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct TtData {
    /// Value, or a bound of it.
    pub value: Bits<16>,
    /// Move to try first; the pass if there is none.
    pub best_move: PlacementBits,
    /// Plies searched.
    pub remaining: Bits<6>,
    /// Kind of the value: a [`Bound`](duo_core::search::transposition_table::Bound).
    pub bound: Bits<2>,
    /// Some line was cut off by the search depth, not by the end of the game.
    pub horizon: Bit,
}

/// An entry of the transposition table; an empty entry is all zeros.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Entry {
    pub data: TtData,
    /// Ply of the root of the search that made the entry.
    pub root_ply: Bits<7>,
    /// Upper bits of the position's key.
    pub tag: Bits<TAG_BITS>,
}

/// A write to a bucket.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Written {
    /// Index of the bucket.
    pub bucket: Index,
    /// The new depth-preferred entry, if `to_depth_preferred`.
    pub depth_preferred: Entry,
    /// The new always-replace entry, if `to_always_replace`.
    pub always_replace: Entry,
    pub to_depth_preferred: Bit,
    pub to_always_replace: Bit,
}

/// An engine's path near the root: for each level the key of the position probed last, and whether
/// it is being searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Path {
    /// Position probed last on the first level below the root.
    pub key_1: Key,
    /// That position is being searched.
    pub searched_1: Bit,
    pub key_2: Key,
    pub searched_2: Bit,
    pub key_3: Key,
    pub searched_3: Bit,
    pub key_4: Key,
    pub searched_4: Bit,
}

/// A [`Path`] with short keys, for a ring.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct ShortPath {
    /// Position probed last on the first level below the root.
    pub key_1: RingKey,
    /// That position is being searched.
    pub searched_1: Bit,
    pub key_2: RingKey,
    pub searched_2: Bit,
    pub key_3: RingKey,
    pub searched_3: Bit,
    pub key_4: RingKey,
    pub searched_4: Bit,
}

/// Paths of the other engines of a ring. There is a field for each engine of the largest ring;
/// smaller rings ignore the last ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct OtherPaths {
    /// The engine before in the ring, then the one before that, and so on.
    pub before_1: ShortPath,
    pub before_2: ShortPath,
    pub before_3: ShortPath,
    pub before_4: ShortPath,
    pub before_5: ShortPath,
    pub before_6: ShortPath,
    pub before_7: ShortPath,
}

/// The killers of a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct KillerPair {
    /// The pass if there is none.
    pub newer: PlacementBits,
    /// The pass if there is none.
    pub older: PlacementBits,
}

/// No killers yet: the pass is never a killer.
pub fn no_killers() -> KillerPair {
    KillerPair { newer: pass(), older: pass() }
}
