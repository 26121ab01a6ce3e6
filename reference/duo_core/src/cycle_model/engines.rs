//! Cycle model of the engines, seen as one block: one search, a pair side by side, or a ring of
//! more.

use self::leaves::Leaves;
use self::ring::Ring;
use super::search::{self, Search};
use super::wire::MoveWord;
use super::CycleModel;
use crate::cells::Cells;
use crate::configuration::{Configuration, Method};
use crate::perspective::Perspective;
use crate::player::{PieceSet, Start};
use crate::position::Position;
use crate::search::SearchResult;

mod leaves;
mod ring;

crate::ports! {
    /// The engines' inputs.
    pub struct In {
        /// Begin with the position on the inputs in the next cycle.
        pub start: bool [1],
        /// With `start`: discard the transposition tables.
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
        /// The other side's last move; in a best-first search only.
        pub last: MoveWord [15] optional,
        /// It was legal; in a best-first search only.
        pub last_legal: bool [1] optional,
        /// Clock cycles after which to answer.
        pub budget_cycles: u32 [32],
    }
}

crate::ports! {
    /// The engines' outputs.
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
    }
}

impl In {
    /// Inputs that ask for the best move in a position; `start` begins the search. They do not have
    /// the last move, and a tree does not follow it.
    pub fn of(position: &Position, budget_cycles: u32) -> In {
        let seen = Perspective::from(position);
        In {
            own: seen.own,
            other: seen.other,
            own_left: seen.own_left,
            other_left: seen.other_left,
            starts_at_ten: seen.start == Start::Ten,
            ply: seen.ply,
            passed: seen.other_has_passed(),
            budget_cycles,
            ..In::default()
        }
    }

    /// The inputs of a single engine.
    pub fn of_one(self) -> search::In {
        search::In {
            start: self.start,
            new_game: self.new_game,
            behind_answer: self.behind_answer,
            stop: self.stop,
            own: self.own,
            other: self.other,
            own_left: self.own_left,
            other_left: self.other_left,
            starts_at_ten: self.starts_at_ten,
            ply: self.ply,
            passed: self.passed,
            budget_cycles: self.budget_cycles,
            ..search::In::default()
        }
    }
}

impl Out {
    /// The answer once it is final.
    pub fn result(&self) -> SearchResult {
        let Out { placement, score, depth, nodes, cycles, .. } = *self;
        search::Out { placement, score, depth, nodes, cycles, ..search::Out::default() }.result()
    }
}

/// Cycles from the first engine's end to the answer of a pair. In the cycle before, the helper has
/// come to a stop.
const CLOSING: usize = 3;

/// The engines' registers.
#[derive(Clone, Debug)]
pub struct Engines {
    first: Search,
    /// The second engine of a pair.
    helper: Option<Search>,
    /// The other engines of a ring.
    ring: Option<Ring>,
    /// The walker and the other engines of a best-first search.
    leaves: Option<Leaves>,
    /// Cycles since the first engine finished, while the answer is being prepared.
    finished: Option<usize>,
    nodes: u32,
}

impl Engines {
    /// The engines of this configuration.
    pub fn new(configuration: Configuration) -> Engines {
        let Configuration { evaluation, engines, method } = configuration;
        if method == Method::BestFirst {
            let (first, leaves) = (Search::of_leaves(evaluation, 0), Some(Leaves::new(configuration)));
            return Engines { first, helper: None, ring: None, leaves, finished: None, nodes: 0 };
        }
        let helper = (engines == 2).then(|| Search::new(evaluation));
        let ring = (engines > 2).then(|| Ring::new(configuration));
        Engines { first: Search::new(evaluation), helper, ring, leaves: None, finished: None, nodes: 0 }
    }

    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        if let Some(leaves) = &self.leaves {
            return leaves.outputs();
        }
        let search::Out { busy, placement, score, depth, cycles, .. } = self.first.outputs();
        Out {
            busy: busy || self.finished.is_some(),
            done: self.finished == Some(self.closing_cycles()),
            placement,
            score,
            depth,
            nodes: self.nodes,
            cycles,
        }
    }

    /// Cycles from the first engine's end to the answer.
    fn closing_cycles(&self) -> usize {
        self.ring.as_ref().map_or(CLOSING, Ring::closing_cycles)
    }

    /// Steps one engine or a pair. Returns the nodes to be counted.
    fn step_pair(&mut self, input: In) -> u32 {
        let first = self.first.outputs();
        let helper = self.helper.as_ref().map(Search::outputs).unwrap_or_default();
        let agree = self.finished == Some(CLOSING - 1);
        let helper_is_deeper = helper.depth > first.depth;
        let alone = input.of_one();
        let seeing = |peer: &search::Out, adopt| search::In {
            peer_written: peer.written,
            peer_path: peer.path,
            ..adopting(alone, peer, adopt)
        };
        self.first.step(seeing(&helper, agree && helper_is_deeper));
        if let Some(engine) = &mut self.helper {
            engine.step(search::In {
                stop: input.stop || first.done,
                budget_cycles: u32::MAX,
                yields: true,
                ..seeing(&first, agree && !helper_is_deeper)
            });
        }
        first.nodes.wrapping_add(helper.entered_nodes)
    }
}

/// The input of an engine, which takes over another engine's answer if `adopt` is set.
fn adopting(input: search::In, peer: &search::Out, adopt: bool) -> search::In {
    let search::Out { placement, score, depth, .. } = *peer;
    search::In { adopt, peer_placement: placement, peer_score: score, peer_depth: depth, ..input }
}

/// A pair of engines.
impl Default for Engines {
    fn default() -> Engines {
        Engines::new(Configuration::MAIN)
    }
}

impl CycleModel for Engines {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        if let Some(leaves) = &mut self.leaves {
            leaves.step(&mut self.first, input);
            return out;
        }
        let first = self.first.outputs();
        let closing = self.closing_cycles();
        self.nodes = match &mut self.ring {
            Some(ring) => ring.step(&mut self.first, input, self.finished),
            None => self.step_pair(input),
        };
        self.finished = match self.finished {
            _ if input.stop => None,
            _ if first.done => Some(1),
            Some(cycles) if cycles < closing => Some(cycles + 1),
            _ => None,
        };
        out
    }
}

#[cfg(test)]
mod tests;
