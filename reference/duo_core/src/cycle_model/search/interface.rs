//! The search's inputs and outputs.

use super::exchange::{Path, Written};
use crate::cells::Cells;
use crate::cycle_model::wire::MoveWord;
use crate::player::PieceSet;
use crate::search::SearchResult;

crate::ports! {
    /// The search's inputs.
    pub struct In {
        /// Begin with the position on the inputs in the next cycle.
        pub start: bool [1],
        /// With `start`: discard the transposition table.
        pub new_game: bool [1],
        /// With `start`: begin with the position after the last search's answer, played from the
        /// position on the inputs.
        pub behind_answer: bool [1],
        /// Give up in the next cycle, without an answer.
        pub stop: bool [1],
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
        /// The other side has just passed.
        pub passed: bool [1],
        /// Clock cycles after which to answer.
        pub budget_cycles: u32 [32],
        /// This engine yields if both engines of a pair come to a position at the same time.
        pub yields: bool [1],
        /// The other engine's last write to its table.
        pub peer_written: Written [165],
        /// The path that the other engine is searching.
        pub peer_path: Path [164],
        /// Take over the other engine's answer.
        pub adopt: bool [1],
        /// The other engine's answer.
        pub peer_placement: MoveWord [15],
        /// Value of the other engine's move.
        pub peer_score: i16 [16],
        /// Depth of the other engine's move.
        pub peer_depth: u8 [6],
    }
}

crate::ports! {
    /// The search's outputs.
    pub struct Out {
        /// A search is under way.
        pub busy: bool [1],
        /// The answer is final; one cycle long.
        pub done: bool [1],
        /// The best move so far.
        pub placement: MoveWord [15],
        /// Value of the best move so far.
        pub score: i16 [16],
        /// The last iteration that was finished.
        pub depth: u8 [6],
        /// Placements made and evaluated.
        pub nodes: u32 [32],
        /// Clock cycles since the start.
        pub cycles: u32 [32],
        /// Number of placements made and evaluated when the latest node was entered.
        pub entered_nodes: u32 [32],
        /// This engine's last write to its table.
        pub written: Written [165],
        /// The path that this engine is searching.
        pub path: Path [164],
    }
}

impl Out {
    /// The answer, once it is final.
    pub fn result(&self) -> SearchResult {
        SearchResult {
            best: self.placement.to_move(),
            score: i32::from(self.score),
            nodes: u64::from(self.nodes),
            cycles: u64::from(self.cycles),
            depth: u32::from(self.depth),
        }
    }
}
