//! The best moves of a node, as the sorter keeps them.

use super::WIDTH;
use crate::placement::Move;

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
