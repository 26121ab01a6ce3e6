//! The search: iterative-deepening negamax with alpha-beta, in the shape that streams through hardware.
//!
//! All moves of a node stream past the evaluation. At the last ply the best result is the node's value, and the stream ends
//! at the first one that refutes it. Further up the best [`WIDTH`] go into a sorter and are searched in its order. A side
//! that cannot place passes; two passes in a row, or a side without pieces, end the game with its exact score.
//!
//! The algorithm is written once, for any [`Machine`]: the order in which moves come and the price of each step are the
//! machine's. The hardware's twin counts clock cycles, the engine for people looks at the time.

use std::ops::ControlFlow;

use super::evaluation::{completion_bonus, exact_score, Leaf};
use super::perspective::Perspective;
use super::placement::Move;

/// How many moves of a node are searched deeper.
pub const WIDTH: usize = 16;

/// No iteration goes deeper than this; no game has that many plies left.
pub const MAX_DEPTH: u32 = 48;

/// Beyond every score.
pub const INFINITY: i32 = 32_767;

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move.
    pub best: Move,
    /// Its value for the side that makes it, see [`super::evaluation`].
    pub score: i32,
    /// Placements made and evaluated.
    pub nodes: u64,
    /// Clock cycles of the accelerator; 0 where none was simulated.
    pub cycles: u64,
    /// The last iteration that was finished.
    pub depth: u32,
}

/// What a search runs on.
pub trait Machine {
    /// A node is entered. True if the search must answer now; the first iteration is always finished.
    fn enter(&mut self, first_iteration: bool) -> bool;

    /// Hands the moves of the side to move to `sink` in the machine's own order, evaluated as
    /// [`evaluate_move`](super::evaluation::evaluate_move) does it, the pass if there is no other, until it breaks.
    fn stream(&mut self, node: &Perspective, sink: impl FnMut(Move, Leaf) -> ControlFlow<()>);

    /// The best `count` moves have been written down.
    fn store(&mut self, count: usize);

    /// A stored move is made.
    fn descend(&mut self);

    /// The node is found to be the end of the game.
    fn complete(&mut self);

    /// A node is left.
    fn leave(&mut self);

    /// The move that led to it is taken back.
    fn ascend(&mut self);

    /// Clock cycles so far.
    fn cycles(&self) -> u64;
}

/// A move in the sorter.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// What it is sorted by: its static score, or above all others.
    pub key: i32,
    /// The move.
    pub played: Move,
}

/// The best moves of a node so far, best first; of equal ones the earlier comes first.
#[derive(Clone, Debug, Default)]
pub struct Candidates(Vec<Candidate>);

impl Candidates {
    /// Puts a move in its place; what is pushed beyond [`WIDTH`] is dropped.
    #[inline(always)]
    pub fn insert(&mut self, candidate: Candidate) {
        // Most moves are not among the best.
        if self.0.get(WIDTH - 1).is_none_or(|worst| worst.key < candidate.key) {
            self.make_room_for(candidate);
        }
    }

    fn make_room_for(&mut self, candidate: Candidate) {
        let place = self.0.partition_point(|better| better.key >= candidate.key);
        self.0.truncate(WIDTH - 1);
        self.0.insert(place, candidate);
    }

    /// The moves, best first.
    pub fn as_slice(&self) -> &[Candidate] {
        &self.0
    }
}

/// The answer so far.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// The move.
    pub played: Move,
    /// Its value.
    pub score: i32,
}

/// A search under way.
pub struct Search<M> {
    /// What it runs on.
    pub machine: M,
    /// Placements made and evaluated so far.
    pub nodes: u64,
    answer: Answer,
    first_iteration: bool,
    /// Whether this iteration has met a position beyond which the game goes on.
    horizon: bool,
    /// How many moves of the root are searched deeper.
    root_moves: usize,
}

impl<M: Machine> Search<M> {
    /// A search on `machine`.
    pub fn new(machine: M) -> Self {
        let answer = Answer { played: Move::Pass, score: -INFINITY };
        Search { machine, nodes: 0, answer, first_iteration: true, horizon: false, root_moves: 0 }
    }

    /// Deepens to `max_depth` at most, until the machine says to answer, the end of the game is in sight on all lines, or
    /// there is no choice.
    pub fn run(&mut self, root: &Perspective, max_depth: u32) -> SearchResult {
        let mut finished = 0;
        for depth in 1..=max_depth {
            self.first_iteration = depth == 1;
            self.horizon = false;
            self.root_moves = 0;
            if self.node(root, depth, 0, -INFINITY, INFINITY).is_none() {
                break;
            }
            finished = depth;
            if !self.horizon || self.root_moves == 1 {
                break;
            }
        }
        let Answer { played: best, score } = self.answer;
        SearchResult { best, score, nodes: self.nodes, cycles: self.machine.cycles(), depth: finished }
    }

    /// The value of a node for the side to move, searched `remaining` plies deep; `None` if the machine says to answer.
    fn node(&mut self, node: &Perspective, remaining: u32, level: u32, mut alpha: i32, beta: i32) -> Option<i32> {
        if self.machine.enter(self.first_iteration) {
            return None;
        }
        if node.other_left.is_empty() {
            let bonus = completion_bonus(node.monomino_was_last());
            self.machine.complete();
            self.machine.leave();
            return Some(-exact_score(bonus + node.own_left.cells() as i32));
        }
        let (mut best, candidates) = self.stream(node, remaining, level, beta);
        if !candidates.as_slice().is_empty() {
            self.machine.store(candidates.as_slice().len());
            if level == 0 {
                self.root_moves = candidates.as_slice().len();
            }
            for candidate in candidates.as_slice() {
                self.machine.descend();
                let child = node.after(candidate.played);
                let value = -self.node(&child, remaining - 1, level + 1, -beta, -alpha)?;
                self.machine.ascend();
                if value > best {
                    best = value;
                    if level == 0 {
                        self.answer = Answer { played: candidate.played, score: value };
                    }
                }
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.machine.leave();
        Some(best)
    }

    /// Streams a node's moves past the evaluation: the best value of those that end here, and those to be searched deeper.
    fn stream(&mut self, node: &Perspective, remaining: u32, level: u32, beta: i32) -> (i32, Candidates) {
        let mut best = -INFINITY;
        let mut candidates = Candidates::default();
        let Search { machine, nodes, answer, horizon, first_iteration, .. } = self;
        machine.stream(node, |played, Leaf { mut score, terminal }| {
            *nodes += 1;
            let both_passed = played == Move::Pass && node.passed();
            if both_passed {
                score = exact_score(node.other_left.cells() as i32 - node.own_left.cells() as i32);
            }
            if remaining > 1 && !both_passed {
                let is_answer = level == 0 && !*first_iteration && played == answer.played;
                candidates.insert(Candidate { key: if is_answer { INFINITY } else { score }, played });
                return ControlFlow::Continue(());
            }
            *horizon |= !terminal && !both_passed;
            if score > best {
                best = score;
                if level == 0 {
                    *answer = Answer { played, score };
                }
            }
            if score >= beta {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        (best, candidates)
    }
}
