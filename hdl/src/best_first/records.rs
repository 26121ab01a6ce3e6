//! Records: the nodes of the tree, and the engines' results.

use duo_core::best_first::chance::CERTAIN;
use duo_core::best_first::tree::{MOST_VISITS, NUMBER_BITS, VISIT_BITS};
use rust_hdl::prelude::*;

use crate::parts::bits::PlacementBits;

/// Number of a node.
pub type Number = Bits<NUMBER_BITS_HERE>;

/// [`NUMBER_BITS`] as a width.
pub const NUMBER_BITS_HERE: usize = NUMBER_BITS as usize;

/// A count of visits.
pub type Visits = Bits<VISIT_BITS_HERE>;

/// [`VISIT_BITS`] as a width.
pub const VISIT_BITS_HERE: usize = VISIT_BITS as usize;

/// A chance to win in units of 1/8192; certainty has a bit of its own.
pub type Chance = Bits<14>;

/// A sum of chances.
pub type Sum = Bits<SUM_BITS>;

/// Number of bits of a sum of chances.
const SUM_BITS: usize = 31;

/// A margin, two's complement; 0 if none is proved.
pub type Margin = Bits<8>;

/// A bit for each engine.
pub type Those = Bits<8>;

// A sum has room for as many chances as there are visits.
const _: () = assert!((CERTAIN as u64) * (MOST_VISITS as u64) < 1 << SUM_BITS);
const _: () = assert!(CERTAIN == 1 << 13 && NUMBER_BITS == 16 && VISIT_BITS == 18);
const _: () = assert!(NodeData::BITS == 111 && LeafFound::BITS == 113);

/// A node of the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct NodeData {
    /// Move that leads to the position.
    pub played: PlacementBits,
    /// First child; before there is one, the move that the position's own search has found.
    pub link: Number,
    pub has_child: Bit,
    /// Moves that have no node yet.
    pub unvisited: Bits<5>,
    /// Child of the same parent that was added next; 0 if none.
    pub next_sibling: Number,
    /// Descents that came through it.
    pub visits: Visits,
    /// Sum of the chances of the side that moved there.
    pub sum: Sum,
    /// Proved margin of the side to move, else 0.
    pub margin: Margin,
    /// An engine is searching it.
    pub busy: Bit,
}

/// An engine's result for its leaf.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct LeafFound {
    /// Engines that finish in this cycle.
    pub finished: Those,
    /// Best move of the served engine; so are all fields below.
    pub placement: PlacementBits,
    pub score: Bits<16>,
    /// Value of the last iteration but one.
    pub earlier_score: Bits<16>,
    /// Number of moves that the last iteration has listed at the leaf; 0 in the first.
    pub choices: Bits<5>,
    pub depth: Bits<6>,
    /// Placements made and evaluated, including those for a list to pick from.
    pub nodes: Bits<32>,
    /// Last move of the descent.
    pub made: PlacementBits,
}
