//! Perft: the number of move sequences of a given depth, the usual check of a move generator.

use super::moves::{count_placements, has_placement, legal_placements};
use super::placement::Move;
use super::position::Position;

/// Number of sequences of exactly `depth` moves. A side without a placement passes, which counts as
/// one move; voluntary passes are not counted. The end of the game ends a sequence.
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.is_over() {
        return 0;
    }
    if depth == 1 {
        // The leaves are counted without playing them.
        return count_placements(position).max(1);
    }
    moves(position).into_iter().map(|each| leaves_after(position, each, depth)).sum()
}

/// The moves of the position, each with the number of sequences of `depth` moves that begin with
/// it.
pub fn divide(position: &mut Position, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 || position.is_over() {
        return Vec::new();
    }
    moves(position).into_iter().map(|each| (each, leaves_after(position, each, depth))).collect()
}

fn leaves_after(position: &mut Position, first: Move, depth: u32) -> u64 {
    let undo = position.play_unchecked(first);
    let leaves = perft(position, depth - 1);
    position.undo(undo);
    leaves
}

fn moves(position: &Position) -> Vec<Move> {
    if !has_placement(position) {
        return vec![Move::Pass];
    }
    legal_placements(position).into_iter().map(Move::Place).collect()
}
