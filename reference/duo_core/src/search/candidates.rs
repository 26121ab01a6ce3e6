//! A node's best moves, as held by the move sorter.

use super::WIDTH;
use crate::placement::Move;

/// A move in the sorter.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // The names say it.
pub struct Candidate {
    /// Sorting key: the static score, or [`INFINITY`](super::INFINITY) for a move that must come
    /// first.
    pub key: i32,
    pub played: Move,
}

/// The best moves so far, the best first. If keys are equal, the earlier move comes first.
#[derive(Clone, Debug, Default)]
pub struct Candidates(Vec<Candidate>);

impl Candidates {
    /// Inserts a move in order, and drops the worst one beyond [`WIDTH`].
    #[inline(always)]
    pub fn insert(&mut self, candidate: Candidate) {
        // Most moves are not among the best.
        if self.0.get(WIDTH - 1).is_none_or(|worst| worst.key < candidate.key) {
            self.insert_in_order(candidate);
        }
    }

    fn insert_in_order(&mut self, candidate: Candidate) {
        let place = self.0.partition_point(|better| better.key >= candidate.key);
        self.0.truncate(WIDTH - 1);
        self.0.insert(place, candidate);
    }

    /// The moves, best first.
    pub fn as_slice(&self) -> &[Candidate] {
        &self.0
    }
}
