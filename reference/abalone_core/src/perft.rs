//! Perft: sequences of so many legal moves, for checking move generators.

use super::moves;
use super::position::Position;

/// Sequences of exactly `depth` legal moves.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.winner().is_some() {
        return 0;
    }
    let (own, other) = (position.own(), position.other());
    if depth == 1 {
        return moves::count(own, other);
    }
    let mut leaves = 0;
    moves::for_each(own, other, |played| leaves += perft(&position.after(played), depth - 1));
    leaves
}
