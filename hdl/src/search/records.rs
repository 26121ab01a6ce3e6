//! Records: what the blocks of the search hand each other and keep in memories, with the names of their bit fields.
//!
//! The first field is the lowest. The cycle model packs the same records ([`duo_core::cycle_model::search::records`]); the
//! lockstep tests compare them bit by bit.

// Every field is documented; the methods that the derive adds are not.
#![allow(missing_docs)]

use duo_core::configuration::MOST_ENGINES;
use duo_core::cycle_model::wire::MoveWord;
use duo_core::search::key::KEY_BITS;
use duo_core::search::key::RING_KEY_BITS;
use duo_core::search::transposition_table::{MOST_INDEX_BITS, TAG_BITS};
use rust_hdl::prelude::*;

use crate::parts::bits::{Board, Pieces, PlacementBits};

/// A hash key.
pub type Key = Bits<KEY_BITS>;

/// What the engines of a ring show each other of a hash key.
pub type RingKey = Bits<RING_KEY_BITS>;

/// The number of a bucket of the transposition table.
pub type Index = Bits<MOST_INDEX_BITS>;

/// A bit for each child from the one under way on.
pub type Children = Bits<16>;

// The cycle model's ports have these widths.
const _: () = assert!(Node::BITS == 98 && Frame::BITS == 116 && Seen::BITS == 442 && Path::BITS == 164);
const _: () = assert!(TtData::BITS == 40 && Entry::BITS == 75 && Written::BITS == 165);

// The record of the others' paths has a place for each of the others.
const _: () = assert!(MOST_ENGINES == 8);

fn pass() -> PlacementBits {
    u64::from(MoveWord::PASS.0).into()
}

/// What the side to move sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Seen {
    /// Stones of the side to move.
    pub own: Board,
    /// Stones of the other side.
    pub other: Board,
    /// Pieces that the side to move has left.
    pub own_left: Pieces,
    /// Pieces that the other side has left.
    pub other_left: Pieces,
    /// The start cell of the side to move is (a,a), not (5,5).
    pub starts_at_ten: Bit,
    /// Turns taken so far.
    pub ply: Bits<7>,
}

/// A node of the tree. Scores have their sign bit inverted, as in the whole search.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Node {
    /// The child's move that is made.
    pub played: PlacementBits,
    /// The window.
    pub alpha: Bits<16>,
    /// See `alpha`.
    pub beta: Bits<16>,
    /// The best value so far.
    pub best: Bits<16>,
    /// Its move; the pass if there is none.
    pub best_move: PlacementBits,
    /// The child under way, by its place in the list.
    pub child: Bits<5>,
    /// How many there are in the list.
    pub children: Bits<5>,
    /// Plies that the node is to be searched.
    pub remaining: Bits<6>,
    /// The child under way is searched with a late move reduction.
    pub reduced: Bit,
    /// The game goes on beyond what was searched.
    pub horizon: Bit,
    /// A child has raised alpha.
    pub improved: Bit,
    /// The node's moves were generated; those that were searched before are from the table and the killers.
    pub generated: Bit,
}

/// Beyond every score.
pub const INFINITY: u64 = 0xffff;

/// Minus that.
pub const MINUS_INFINITY: u64 = 0x0001;

/// A node that is entered: nothing is known about it, and its window is open on both sides.
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

/// What is pushed of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Frame {
    /// The node.
    pub node: Node,
    /// The side before it passed.
    pub passed: Bit,
    /// The side before it placed the monomino.
    pub monomino_last: Bit,
    /// Children from the one under way on that a sibling's reply has refuted.
    pub refuted: Children,
}

/// What a search finds out about a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct TtData {
    /// Its value, or a bound of it.
    pub value: Bits<16>,
    /// The move to try first; the pass if there is none.
    pub best_move: PlacementBits,
    /// Plies that were searched.
    pub remaining: Bits<6>,
    /// How the value is meant, see [`Bound`](duo_core::search::transposition_table::Bound).
    pub bound: Bits<2>,
    /// The game goes on beyond what was searched.
    pub horizon: Bit,
}

/// What the table holds; an empty entry is all zeros.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Entry {
    /// What was found out.
    pub data: TtData,
    /// Turns taken before the position that the search was about.
    pub root_ply: Bits<7>,
    /// The upper bits of the position's key.
    pub tag: Bits<TAG_BITS>,
}

/// What is written into a bucket.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Written {
    /// The number of the bucket.
    pub bucket: Index,
    /// Its new depth-preferred entry, if that is written.
    pub depth_preferred: Entry,
    /// Its new always-replace entry, if that is written.
    pub always_replace: Entry,
    /// The depth-preferred entry is written.
    pub to_depth_preferred: Bit,
    /// The always-replace entry is written.
    pub to_always_replace: Bit,
}

/// What an engine searches near the root, by the level below it: the key of the position that was looked up last there, and whether that is being
/// searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Path {
    /// Looked up last on the first level.
    pub key_1: Key,
    /// It is being searched.
    pub searched_1: Bit,
    /// Looked up last on the second level.
    pub key_2: Key,
    /// It is being searched.
    pub searched_2: Bit,
    /// Looked up last on the third level.
    pub key_3: Key,
    /// It is being searched.
    pub searched_3: Bit,
    /// Looked up last on the fourth level.
    pub key_4: Key,
    /// It is being searched.
    pub searched_4: Bit,
}

/// What an engine of a ring shows of its [`Path`]: short keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct ShortPath {
    /// Looked up last on the first level.
    pub key_1: RingKey,
    /// It is being searched.
    pub searched_1: Bit,
    /// Looked up last on the second level.
    pub key_2: RingKey,
    /// It is being searched.
    pub searched_2: Bit,
    /// Looked up last on the third level.
    pub key_3: RingKey,
    /// It is being searched.
    pub searched_3: Bit,
    /// Looked up last on the fourth level.
    pub key_4: RingKey,
    /// It is being searched.
    pub searched_4: Bit,
}

/// What the other engines of a ring are searching, the one before first. There are as many as the largest ring has; in a smaller one nobody looks at the
/// last ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct OtherPaths {
    /// Of the engine before.
    pub before_1: ShortPath,
    /// Of the one before that, and so on.
    pub before_2: ShortPath,
    /// See `before_2`.
    pub before_3: ShortPath,
    /// See `before_2`.
    pub before_4: ShortPath,
    /// See `before_2`.
    pub before_5: ShortPath,
    /// See `before_2`.
    pub before_6: ShortPath,
    /// See `before_2`.
    pub before_7: ShortPath,
}

/// The killers of a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct KillerPair {
    /// The newer one; the pass if there is none.
    pub newer: PlacementBits,
    /// The older one; the pass if there is none.
    pub older: PlacementBits,
}

/// None yet: the pass is no killer.
pub fn no_killers() -> KillerPair {
    KillerPair { newer: pass(), older: pass() }
}
