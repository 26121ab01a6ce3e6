//! Draws random moves, so that games differ: any of a position's most promising moves by their
//! static evaluation.

use duo_core::evaluation::Evaluation;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::position::Position;

/// Number of moves to draw from.
const WIDTH: usize = 40;

/// Draws a move; a pass if there is no legal placement.
pub fn draw(position: &Position, rng: &mut fastrand::Rng) -> Move {
    let node = Perspective::from(position);
    let moves = legal_placements(position).into_iter().map(Move::Place);
    let mut scored: Vec<_> = moves.map(|played| (Evaluation::Whole.leaf(&node, played).score, played)).collect();
    scored.sort_by_key(|(score, _)| -score);
    scored.truncate(WIDTH);
    rng.choice(&scored).map_or(Move::Pass, |(_, played)| *played)
}
