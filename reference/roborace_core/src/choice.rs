//! Choosing five of nine: the best ones, those that lead to a wanted pose, or those that come nearest to the treasure.

use super::distance::Distances;
use super::hands::{count, Counts};
use super::map::Map;
use super::moves::{step, Move, State, ROUND};
use super::robot::Pose;
use super::solution::{Solution, Value};

/// The best moves of a hand and what they are worth, counted from the beginning of this round.
pub fn best(map: &Map, solution: &Solution, pose: Pose, hand: &[Move]) -> (Vec<Move>, Value) {
    let mut best = (Vec::new(), Value { p_treasure: -1.0, expected_moves: f64::INFINITY });
    each_round(map, pose, hand, &mut |moves, state| {
        let value = solution.value_after(map, state, moves.len());
        if value.beats(best.1) {
            best = (moves.to_vec(), value);
        }
    });
    best
}

/// Five moves of the hand after which the robot stands so, if there are such.
pub fn leading_to(map: &Map, pose: Pose, hand: &[Move], wanted: Pose) -> Option<Vec<Move>> {
    let mut found = None;
    each_round(map, pose, hand, &mut |moves, state| {
        if state == State::At(wanted) && found.is_none() {
            found = Some(moves.to_vec());
        }
    });
    found
}

/// The moves that end nearest to the treasure: how a player plays who does not think of the next hand.
pub fn nearest(map: &Map, distances: &Distances, pose: Pose, hand: &[Move]) -> Vec<Move> {
    let mut best = (Vec::new(), usize::MAX);
    each_round(map, pose, hand, &mut |moves, state| {
        let rest = match state {
            State::Won => 0,
            State::At(pose) => distances.from(map, pose).unwrap_or(usize::MAX / 4),
            State::Lost(_) => usize::MAX / 2,
        };
        if moves.len() + rest < best.1 {
            best = (moves.to_vec(), moves.len() + rest);
        }
    });
    best.0
}

/// Shows every different sequence of five moves of the hand, or of fewer that end the game, and its end. Sequences that
/// destroy the robot are shown too, filled up to five: they may be all there is.
fn each_round(map: &Map, pose: Pose, hand: &[Move], show: &mut dyn FnMut(&[Move], State)) {
    walk(map, State::At(pose), count(hand), &mut Vec::with_capacity(ROUND), show);
}

fn walk(map: &Map, state: State, hand: Counts, moves: &mut Vec<Move>, show: &mut dyn FnMut(&[Move], State)) {
    if moves.len() == ROUND || state == State::Won {
        return show(moves, state);
    }
    for action in Move::ALL.into_iter().filter(|&action| hand[action as usize] > 0) {
        let mut rest = hand;
        rest[action as usize] -= 1;
        let next = if let State::At(pose) = state { step(map, pose, action) } else { state };
        moves.push(action);
        walk(map, next, rest, moves, show);
        moves.pop();
    }
}
