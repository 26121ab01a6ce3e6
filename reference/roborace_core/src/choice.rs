//! Chooses five of nine moves: the best ones, ones that lead to a given pose, or the ones that end
//! nearest to the treasure.

use super::distance::Distances;
use super::hands::{count_moves, Counts};
use super::map::Map;
use super::moves::{step, Move, State, MOVES_PER_ROUND};
use super::robot::Pose;
use super::solution::{Solution, Value};

/// The best moves of a hand and their value from the start of this round.
pub fn best_moves(map: &Map, solution: &Solution, pose: Pose, hand: &[Move]) -> (Vec<Move>, Value) {
    let mut best = (Vec::new(), Value { p_treasure: -1.0, expected_moves: f64::INFINITY });
    for_each_round(map, pose, hand, &mut |moves, state| {
        let value = solution.value_after(map, state, moves.len());
        if value.beats(best.1) {
            best = (moves.to_vec(), value);
        }
    });
    best
}

/// Five moves that end at this pose, if the hand contains such.
pub fn moves_to(map: &Map, pose: Pose, hand: &[Move], wanted: Pose) -> Option<Vec<Move>> {
    let mut found = None;
    for_each_round(map, pose, hand, &mut |moves, state| {
        if state == State::At(wanted) && found.is_none() {
            found = Some(moves.to_vec());
        }
    });
    found
}

/// The moves that end nearest to the treasure, as chosen by a player who ignores the next hand.
pub fn nearest_moves(map: &Map, distances: &Distances, pose: Pose, hand: &[Move]) -> Vec<Move> {
    let mut best = (Vec::new(), usize::MAX);
    for_each_round(map, pose, hand, &mut |moves, state| {
        let rest = match state {
            State::Won => 0,
            State::At(pose) => distances.moves_from(map, pose).unwrap_or(usize::MAX / 4),
            State::Lost(_) => usize::MAX / 2,
        };
        if moves.len() + rest < best.1 {
            best = (moves.to_vec(), moves.len() + rest);
        }
    });
    best.0
}

/// Calls `show` with every different sequence of five moves of the hand, or of fewer that reach the
/// treasure, and with its last state. Sequences that destroy the robot are padded to five moves,
/// because there may be no others.
fn for_each_round(map: &Map, pose: Pose, hand: &[Move], show: &mut dyn FnMut(&[Move], State)) {
    visit_sequences(map, State::At(pose), count_moves(hand), &mut Vec::with_capacity(MOVES_PER_ROUND), show);
}

fn visit_sequences(map: &Map, state: State, hand: Counts, moves: &mut Vec<Move>, show: &mut dyn FnMut(&[Move], State)) {
    if moves.len() == MOVES_PER_ROUND || state == State::Won {
        return show(moves, state);
    }
    for action in Move::ALL.into_iter().filter(|&action| hand[action as usize] > 0) {
        let mut rest = hand;
        rest[action as usize] -= 1;
        let next = if let State::At(pose) = state { step(map, pose, action) } else { state };
        moves.push(action);
        visit_sequences(map, next, rest, moves, show);
        moves.pop();
    }
}
