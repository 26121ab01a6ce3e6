//! A game to learn from: its moves with what the search thought of them, and how it came out.

use crate::contest::by_count;
use crate::moves::Move;
use crate::position::Position;
use crate::team::Team;

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub played: Move,
    /// The search's value of the position for whoever played it; nothing if the move was a random one.
    pub value: Option<i16>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where it began.
    pub start: Position,
    /// Moves of both teams that were left there.
    pub plies_left: u32,
    /// All moves.
    pub plies: Vec<Ply>,
    /// Who has won; nobody in a draw.
    pub winner: Option<Team>,
}

impl Game {
    /// A game in which nothing has been played.
    pub fn new(start: Position, plies_left: u32) -> Game {
        Game { start, plies_left, plies: Vec::new(), winner: None }
    }

    /// Whether a game has come to its end in this position.
    pub fn is_over(position: &Position, plies_left: u32) -> bool {
        plies_left == 0 || position.moves().is_empty()
    }

    /// Who has won a game that is over in this position.
    pub fn winner(position: &Position) -> Option<Team> {
        if let Some(winner) = position.winner() {
            return Some(winner);
        }
        if position.moves().is_empty() {
            return Some(position.to_move().other());
        }
        by_count(position).0
    }

    /// Each position before a move, with the plies left there and the move.
    pub fn positions(&self) -> impl Iterator<Item = (Position, u32, Ply)> + '_ {
        let (mut position, mut left) = (self.start, self.plies_left);
        self.plies.iter().map(move |&ply| {
            let before = (position, left, ply);
            position = position.after(ply.played);
            left -= 1;
            before
        })
    }

    /// The last position, and the plies left there.
    pub fn end(&self) -> (Position, u32) {
        self.positions()
            .last()
            .map_or((self.start, self.plies_left), |(position, left, ply)| (position.after(ply.played), left - 1))
    }
}
