//! A game under the contest's rules: a limited number of moves, after which the marbles pushed out
//! and then the score decide.

use std::fmt;

use super::cells::{Cells, Direction, RINGS};
use super::moves::Move;
use super::position::Position;
use super::team::Team;

/// Number of moves of each team.
pub const CONTEST_MOVES: u32 = 150;

/// Time of each team for the whole game, in milliseconds.
pub const CONTEST_CLOCK_MS: u64 = 240_000;

/// Cohesion: neighbours of a team's marbles, own ones minus opposing ones.
pub fn cohesion(own: Cells, other: Cells) -> i32 {
    let neighbours =
        |cells: Cells| Direction::ALL.map(|way| (own & cells.step(way)).count()).iter().sum::<u32>() as i32;
    neighbours(own) - neighbours(other)
}

/// Centrality: the sum over a team's marbles of 1 on the outermost ring to 5 in the centre.
pub fn centrality(own: Cells) -> i32 {
    RINGS.iter().zip(1..).map(|(&ring, worth)| (own & ring).count() as i32 * worth).sum()
}

/// The contest's score `bp = h + c`: cohesion plus centrality.
pub fn score(position: &Position, team: Team) -> i32 {
    let own = position.marbles(team);
    cohesion(own, position.marbles(team.other())) + centrality(own)
}

/// How the moves decide a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A team has pushed out six marbles.
    SixOut,
    /// The side to move cannot move.
    NoMove,
    /// All moves have been played, and one team has pushed out more marbles.
    MoreOut,
    /// All moves have been played, equally many marbles are out, and the scores differ.
    Score,
    /// All moves have been played, and marbles and scores are equal.
    Equal,
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(match self {
            Reason::SixOut => "six marbles out",
            Reason::NoMove => "no legal move",
            Reason::MoreOut => "moves used up, more marbles out",
            Reason::Score => "moves used up, higher score",
            Reason::Equal => "moves used up, all equal",
        })
    }
}

/// A game under the contest's rules, without clocks, which the referee keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    most_moves: u32,
}

impl Contest {
    /// Begins a game; each team has `most_moves` moves.
    pub fn new(start: Position, most_moves: u32) -> Contest {
        Contest { start, position: start, moves: Vec::new(), most_moves }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All moves so far, oldest first.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Number of moves that a team may still make.
    pub fn moves_left(&self, team: Team) -> u32 {
        let first = self.start.to_move() == team;
        let made = (self.moves.len() as u32 + u32::from(first)) / 2;
        self.most_moves.saturating_sub(made)
    }

    /// Plays a legal move.
    pub fn play(&mut self, played: Move) {
        self.moves.push(played);
        self.position = self.position.after(played);
    }

    /// The winner (`None` in a draw) and the reason; `None` while the game continues.
    pub fn outcome(&self) -> Option<(Option<Team>, Reason)> {
        let position = &self.position;
        if let Some(winner) = position.winner() {
            return Some((Some(winner), Reason::SixOut));
        }
        if self.moves_left(position.to_move()) == 0 {
            return Some(result_by_count(position));
        }
        position.moves().is_empty().then(|| (Some(position.to_move().other()), Reason::NoMove))
    }
}

/// The result after all moves have been played.
pub(crate) fn result_by_count(position: &Position) -> (Option<Team>, Reason) {
    let out = Team::BOTH.map(|team| position.pushed_out(team) as i32);
    let scores = Team::BOTH.map(|team| score(position, team));
    for ([black, white], reason) in [(out, Reason::MoreOut), (scores, Reason::Score)] {
        if black != white {
            return (Some(if black > white { Team::Black } else { Team::White }), reason);
        }
    }
    (None, Reason::Equal)
}
