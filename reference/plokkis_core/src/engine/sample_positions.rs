//! Positions for the tests.

use crate::players::simple::{Simple, Taste};
use crate::players::Player;
use crate::position::Position;

/// All positions of a game of three players with different tastes.
pub fn positions(width: usize) -> Vec<Position> {
    let mut bots = [Taste::Any, Taste::Smallest, Taste::Biggest].map(|taste| Simple::new(taste, 3));
    let mut positions = vec![Position::new(width, 3)];
    while !positions[positions.len() - 1].is_over() {
        let mut next = positions[positions.len() - 1].clone();
        let option = bots[next.turn()].choose(&next);
        next.play(option);
        positions.push(next);
    }
    positions
}
