//! Records: what is remembered of a node, and what a walker and its engines tell each other.

// Every field is documented; the methods that the derive adds are not.
#![allow(missing_docs)]

use duo_core::best_first::chance::CERTAIN;
use duo_core::best_first::tree::NUMBER_BITS;
use rust_hdl::prelude::*;

use crate::parts::bits::PlacementBits;

/// The number of a node, and a count of visits.
pub type Number = Bits<NUMBER_BITS_HERE>;

/// [`NUMBER_BITS`] as a width.
pub const NUMBER_BITS_HERE: usize = NUMBER_BITS as usize;

/// A chance to win: certain is a bit of its own.
pub type Chance = Bits<14>;

/// A sum of chances.
pub type Sum = Bits<27>;

/// A margin, two's complement; 0 is none that is proved.
pub type Margin = Bits<8>;

/// A bit for each engine.
pub type Those = Bits<8>;

// As many chances as there are visits fit a sum, and a chance its bits.
const _: () = assert!(CERTAIN == 1 << 13 && NUMBER_BITS == 14);
const _: () = assert!(NodeData::BITS == 100 && Way::BITS == 28 && LeafFound::BITS == 113);

/// What is remembered of a position of the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct NodeData {
    /// The move that leads there.
    pub played: PlacementBits,
    /// Its first child; before it has one, the move that its own search has found.
    pub link: PlacementBits,
    /// It has a child.
    pub has_child: Bit,
    /// How many of its moves lead to no node yet.
    pub unvisited: Bits<5>,
    /// The child of the same parent that was visited next; 0 is none.
    pub next_sibling: Number,
    /// How often it was on the way to a leaf.
    pub visits: Number,
    /// Of the chances of the side that moved there.
    pub sum: Sum,
    /// The margin of the side to move, if it is certain.
    pub margin: Margin,
    /// It is being searched.
    pub busy: Bit,
}

/// What a walker tells its engines.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Way {
    /// Which of them.
    pub engine: Bits<3>,
    /// A way begins, at the root.
    pub start: Bit,
    /// With `start`: the engine's table is to be cleared.
    pub clears: Bit,
    /// The next move of the way.
    pub make: Bit,
    /// The way is over: the leaf is to be searched.
    pub over: Bit,
    /// With `over`: but for one move, which the engine picks from its list.
    pub picks: Bit,
    /// With `picks`: the move's place in the list.
    pub place: Bits<5>,
    /// With `make`: the move. With `picks`: the move that is first in the list.
    pub placement: PlacementBits,
}

/// What a search knows of its leaf beside its answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct LeafKnown {
    /// It finishes in this cycle.
    pub finishes: Bit,
    /// The game is over there.
    pub over: Bit,
    /// The value that the last iteration came to, two's complement.
    pub last_score: Bits<16>,
    /// That of the iteration before.
    pub earlier_score: Bits<16>,
    /// How many moves of the leaf the last iteration has listed; none in the first.
    pub choices: Bits<5>,
    /// The last move of the way.
    pub made: PlacementBits,
}

/// What an engine tells of its leaf.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct LeafFound {
    /// The engines that finish in this cycle.
    pub finished: Those,
    /// The best move, of the engine that the walker serves, as all below.
    pub placement: PlacementBits,
    /// Its value, two's complement.
    pub score: Bits<16>,
    /// The value that the iteration before the last came to.
    pub earlier_score: Bits<16>,
    /// How many moves of the leaf the last iteration has listed; none in the first.
    pub choices: Bits<5>,
    /// The last iteration that was finished.
    pub depth: Bits<6>,
    /// Placements made and evaluated, those included that listed a move to pick.
    pub nodes: Bits<32>,
    /// The last move of the way.
    pub made: PlacementBits,
}
