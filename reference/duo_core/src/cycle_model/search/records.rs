//! Records: the data that the blocks of the search exchange and store, field by field as on their
//! wires.

use crate::cells::Cells;
use crate::cycle_model::ports::Field;
use crate::cycle_model::wire::MoveWord;
use crate::perspective::Perspective;
use crate::placement::Move;
use crate::player::{PieceSet, Start};
use crate::search::INFINITY;

/// A score inside the search. Its sign bit is inverted on wires, so that unsigned comparison orders
/// scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(pub i16);

impl Score {
    /// Beyond every score.
    pub const INFINITY: Score = Score(INFINITY as i16);
    /// Minus that.
    pub const MINUS_INFINITY: Score = Score(-INFINITY as i16);
}

impl From<i32> for Score {
    fn from(score: i32) -> Score {
        Score(score as i16)
    }
}

impl std::ops::Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(self.0.wrapping_neg())
    }
}

impl Field for Score {
    fn pack(self, width: usize, words: &mut [u32]) {
        (self.0 as u16 ^ 0x8000).pack(width, words);
    }

    fn unpack(width: usize, words: &[u32]) -> Self {
        Score((u16::unpack(width, words) ^ 0x8000) as i16)
    }
}

/// The value of wires that have not carried a score.
impl Default for Score {
    fn default() -> Score {
        Score(i16::MIN)
    }
}

crate::record! {
    /// A node of the tree.
    pub struct Node {
        /// The move of the current child.
        pub played: MoveWord [15],
        /// Lower end of the window.
        pub alpha: Score [16],
        /// Upper end of the window.
        pub beta: Score [16],
        /// Best value so far.
        pub best: Score [16],
        /// Best move so far; the pass if it is unknown.
        pub best_move: MoveWord [15],
        /// The current child, by its place in the list.
        pub child: u8 [5],
        /// Number of moves in the list.
        pub children: u8 [5],
        /// Plies to search.
        pub remaining: u8 [6],
        /// The current child is searched with a late move reduction.
        pub reduced: bool [1],
        /// The game continues beyond what was searched.
        pub horizon: bool [1],
        /// A child has raised alpha.
        pub improved: bool [1],
        /// The node's moves have been generated.
        pub generated: bool [1],
    }
}

impl Node {
    /// A node that was just entered.
    pub fn entered(remaining: u8, alpha: Score, beta: Score) -> Node {
        let (best, best_move) = (Score::MINUS_INFINITY, MoveWord::PASS);
        Node { alpha, beta, remaining, best, best_move, ..Node::default() }
    }
}

crate::record! {
    /// The part of a node that is pushed on the stack.
    pub struct Frame {
        /// The node.
        pub node: Node [Node::BITS],
        /// The side before this node passed.
        pub passed: bool [1],
        /// The side before this node placed the monomino.
        pub monomino_last: bool [1],
        /// Children refuted by a sibling's reply, from the current one on.
        pub refuted: u16 [16],
    }
}

crate::record! {
    /// The position as seen by the side to move.
    pub struct Seen {
        /// Stones of the side to move.
        pub own: Cells [196],
        /// Stones of the other side.
        pub other: Cells [196],
        /// Pieces that the side to move has left.
        pub own_left: PieceSet [21],
        /// Pieces that the other side has left.
        pub other_left: PieceSet [21],
        /// The start cell of the side to move is (a,a).
        pub starts_at_ten: bool [1],
        /// Turns taken so far.
        pub ply: u8 [7],
    }
}

impl Seen {
    /// The position for the rules, which do not depend on the other side's last move.
    pub fn perspective(self) -> Perspective {
        let Seen { own, other, own_left, other_left, starts_at_ten, ply } = self;
        let start = if starts_at_ten { Start::Ten } else { Start::Five };
        Perspective { own, other, own_left, other_left, start, ply, last: None }
    }
}

impl From<&Perspective> for Seen {
    fn from(node: &Perspective) -> Seen {
        let Perspective { own, other, own_left, other_left, start, ply, .. } = *node;
        Seen { own, other, own_left, other_left, starts_at_ten: start == Start::Ten, ply }
    }
}

/// The cells and the piece of a move, as shown by a placer; empty for a pass.
#[derive(Clone, Copy, Debug, Default)]
pub struct Laid {
    /// The cells.
    pub cells: Cells,
    /// The piece, as a set of one.
    pub piece: PieceSet,
}

impl From<MoveWord> for Laid {
    fn from(word: MoveWord) -> Laid {
        match word.to_move() {
            Move::Place(placement) => {
                let mut piece = PieceSet::EMPTY;
                piece.insert(placement.piece());
                Laid { cells: placement.cells(), piece }
            }
            Move::Pass => Laid::default(),
        }
    }
}
