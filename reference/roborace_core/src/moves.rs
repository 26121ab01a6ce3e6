//! The six moves and their effect on a robot.

use super::map::{Field, Map};
use super::robot::Pose;

/// Moves in a round.
pub const MOVES_PER_ROUND: usize = 5;

/// A move of the robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `1`: forward by one.
    One,
    /// `2`: forward by two.
    Two,
    /// `3`: forward by three.
    Three,
    /// `Z`: back by one, without turning.
    Back,
    /// `L`: a quarter turn to the left.
    TurnLeft,
    /// `R`: a quarter turn to the right.
    TurnRight,
}

impl Move {
    /// All six, each at its own index.
    pub const ALL: [Move; 6] = [Move::One, Move::Two, Move::Three, Move::Back, Move::TurnLeft, Move::TurnRight];

    /// The protocol's letter.
    pub fn letter(self) -> char {
        ['1', '2', '3', 'Z', 'L', 'R'][self as usize]
    }

    /// Reads a letter in either case.
    pub fn from_letter(letter: char) -> Option<Move> {
        Move::ALL.into_iter().find(|action| action.letter() == letter.to_ascii_uppercase())
    }

    /// Reads a sequence of letters. The error is the first letter that is not a move.
    pub fn from_letters(letters: &str) -> Result<Vec<Move>, char> {
        letters.chars().map(|letter| Move::from_letter(letter).ok_or(letter)).collect()
    }

    /// The letters of the moves.
    pub fn letters(moves: &[Move]) -> String {
        moves.iter().map(|action| action.letter()).collect()
    }
}

/// How a robot was destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crash {
    /// It fell into a hole.
    Hole,
    /// It fell over the edge.
    Edge,
}

/// The state after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The robot's place and direction.
    At(Pose),
    /// The robot passed the treasure.
    Won,
    /// The robot is destroyed.
    Lost(Crash),
}

/// The state after one step, and whether the robot moved: a wall stops it.
fn shift(map: &Map, pose: Pose, (columns, rows): (i32, i32)) -> (State, bool) {
    let next = Pose { column: pose.column + columns, row: pose.row + rows, ..pose };
    match map.field(next.column, next.row) {
        None => (State::Lost(Crash::Edge), true),
        Some(Field::Hole) => (State::Lost(Crash::Hole), true),
        Some(Field::Treasure) => (State::Won, true),
        Some(Field::Wall) => (State::At(pose), false),
        Some(Field::Free | Field::Belt(_)) => (State::At(next), true),
    }
}

/// Plays one move and then, once, the belt under the robot.
pub fn step(map: &Map, pose: Pose, action: Move) -> State {
    let (quarters, length) = match action {
        Move::One => (0, 1),
        Move::Two => (0, 2),
        Move::Three => (0, 3),
        Move::Back => (2, 1),
        Move::TurnLeft => (3, 0),
        Move::TurnRight => (1, 0),
    };
    let way = pose.direction.turn(quarters).step();
    let mut pose = if length == 0 { Pose { direction: pose.direction.turn(quarters), ..pose } } else { pose };
    for _ in 0..length {
        match shift(map, pose, way) {
            (State::At(next), true) => pose = next,
            (State::At(_), false) => break,
            (end, _) => return end,
        }
    }
    match map.field(pose.column, pose.row) {
        Some(Field::Belt(way)) => shift(map, pose, way.step()).0,
        _ => State::At(pose),
    }
}

/// The state after each move, up to the treasure or the robot's destruction.
pub fn trace(map: &Map, pose: Pose, moves: &[Move]) -> Vec<State> {
    let mut states = Vec::with_capacity(moves.len());
    let mut pose = pose;
    for &action in moves {
        let state = step(map, pose, action);
        states.push(state);
        match state {
            State::At(next) => pose = next,
            State::Won | State::Lost(_) => break,
        }
    }
    states
}
