//! A node's best moves, as held by the move sorter.

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
#[derive(Clone, Debug)]
pub struct Candidates {
    moves: Vec<Candidate>,
    width: usize,
}

impl Candidates {
    /// No moves yet, and at most `width` in the end.
    pub fn new(width: usize) -> Candidates {
        Candidates { moves: Vec::new(), width }
    }

    /// Inserts a move in order, and drops the worst one beyond the width.
    #[inline(always)]
    pub fn insert(&mut self, candidate: Candidate) {
        // Most moves are not among the best.
        if self.moves.get(self.width - 1).is_none_or(|worst| worst.key < candidate.key) {
            self.insert_in_order(candidate);
        }
    }

    fn insert_in_order(&mut self, candidate: Candidate) {
        let place = self.moves.partition_point(|better| better.key >= candidate.key);
        self.moves.truncate(self.width - 1);
        self.moves.insert(place, candidate);
    }

    /// The moves, best first.
    pub fn as_slice(&self) -> &[Candidate] {
        &self.moves
    }
}

#[cfg(test)]
mod tests {
    use super::super::branching::ALL_MOVES;
    use super::*;

    #[test]
    fn best_moves_up_to_the_width_are_kept_in_order() {
        let kept = |width| -> Vec<i32> {
            let mut candidates = Candidates::new(width);
            for key in [3, 9, 1, 9, 4] {
                candidates.insert(Candidate { key, played: Move::Pass });
            }
            candidates.as_slice().iter().map(|candidate| candidate.key).collect()
        };
        assert_eq!(kept(1), [9]);
        assert_eq!(kept(3), [9, 9, 4]);
        assert_eq!(kept(ALL_MOVES), [9, 9, 4, 3, 1]);
    }
}
