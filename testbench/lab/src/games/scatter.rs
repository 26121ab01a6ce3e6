//! Moves drawn by lot, so that games differ: any of a position's moves that look best at first sight.

use duo_core::evaluation::Evaluation;
use duo_core::moves::legal_placements;
use duo_core::perspective::Perspective;
use duo_core::placement::Move;
use duo_core::position::Position;

/// From how many moves one is drawn.
const WIDTH: usize = 40;

/// One of the moves, the pass if there is none.
pub fn draw(position: &Position, rng: &mut fastrand::Rng) -> Move {
    let node = Perspective::from(position);
    let moves = legal_placements(position).into_iter().map(Move::Place);
    let mut scored: Vec<_> = moves.map(|played| (Evaluation::Whole.leaf(&node, played).score, played)).collect();
    scored.sort_by_key(|(score, _)| -score);
    scored.truncate(WIDTH);
    rng.choice(&scored).map_or(Move::Pass, |(_, played)| *played)
}
