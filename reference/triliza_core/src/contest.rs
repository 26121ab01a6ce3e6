//! A match: the draw, red's first cube on the board, four attempts each in turn, and the result
//! with the rule that decided it.

use std::fmt;

use thiserror::Error;

use super::arena::STORE_CUBES;
use super::attempt::{judge, Findings, Scene};
use super::board::{Board, Team};

/// Number of attempts of each team.
pub const ATTEMPTS: usize = 4;

/// A match in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    board: Board,
    preplaced: Option<usize>,
    /// Number of cubes on green's and red's stores.
    stores: [usize; 2],
    /// Times of green's and red's attempts.
    times: [Vec<f64>; 2],
}

/// Why an attempt cannot be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// More cubes were set down than were on the store.
    #[error("{taken} cubes were set down, but only {left} stood on {team}'s store")]
    StoreEmpty {
        /// The team that set them down.
        team: Team,
        /// Number of cubes on the store before the attempt.
        left: usize,
        /// Number of cubes set down.
        taken: usize,
    },
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Team>,
    /// The rule that decided it.
    pub reason: Reason,
}

/// The rule that decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Three cubes in a line.
    Line,
    /// More valid cubes.
    Cubes,
    /// Equally many cubes, and less time.
    Time,
    /// Equally many cubes and equal times.
    Equal,
}

/// The blind draw: the colours of the first and the second team.
pub fn draw_colours(seed: u64) -> [Team; 2] {
    // The top bit of a multiplicative hash, so that colours do not simply alternate with the seed.
    match seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 63 {
        0 => [Team::Green, Team::Red],
        _ => [Team::Red, Team::Green],
    }
}

impl Contest {
    /// A match before its first attempt; `preplaced` is the cell of red's first cube.
    pub fn new(preplaced: usize) -> Contest {
        let board = Board::default().with(preplaced, Some(Team::Red));
        Contest { board, preplaced: Some(preplaced), stores: [STORE_CUBES; 2], times: [Vec::new(), Vec::new()] }
    }

    /// The board before the next attempt.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cell of red's first cube, unless the cube is out of the game.
    pub fn preplaced_cell(&self) -> Option<usize> {
        self.preplaced
    }

    /// Number of cubes left on a team's store. A cube that was taken does not come back.
    pub fn store(&self, team: Team) -> usize {
        self.stores[team as usize]
    }

    /// Number of a team's attempts so far.
    pub fn attempts(&self, team: Team) -> usize {
        self.times[team as usize].len()
    }

    /// Sum of a team's times so far.
    pub fn seconds(&self, team: Team) -> f64 {
        self.times[team as usize].iter().sum()
    }

    /// Number of a team's valid cubes, without red's first one.
    pub fn cubes(&self, team: Team) -> usize {
        let given = usize::from(team == Team::Red && self.preplaced.is_some());
        self.board.count(team) - given
    }

    /// The team with the next attempt; `None` when the match is over.
    pub fn to_move(&self) -> Option<Team> {
        let behind = self.attempts(Team::Green) > self.attempts(Team::Red);
        self.outcome().is_none().then_some(if behind { Team::Red } else { Team::Green })
    }

    /// Judges the next attempt.
    pub fn play(&mut self, scene: &Scene) -> Result<Findings, PlayError> {
        let team = self.to_move().ok_or(PlayError::Over)?;
        let (left, taken) = (self.store(team), scene.set_down.len());
        self.stores[team as usize] = left.checked_sub(taken).ok_or(PlayError::StoreEmpty { team, left, taken })?;
        let findings = judge(&self.board, team, scene);
        self.preplaced = self.preplaced.filter(|cell| !findings.lost.contains(cell));
        self.board = findings.apply(&self.board, team);
        self.times[team as usize].push(findings.seconds);
        Ok(findings)
    }

    /// The result of a match that is over.
    pub fn outcome(&self) -> Option<Outcome> {
        for team in [Team::Green, Team::Red] {
            if self.board.line_of(team).is_some() {
                return Some(Outcome { winner: Some(team), reason: Reason::Line });
            }
        }
        if self.attempts(Team::Red) < ATTEMPTS {
            return None;
        }
        let [green, red] = [Team::Green, Team::Red].map(|team| self.cubes(team));
        if green != red {
            let winner = if green > red { Team::Green } else { Team::Red };
            return Some(Outcome { winner: Some(winner), reason: Reason::Cubes });
        }
        Some(match self.seconds(Team::Green).total_cmp(&self.seconds(Team::Red)) {
            std::cmp::Ordering::Less => Outcome { winner: Some(Team::Green), reason: Reason::Time },
            std::cmp::Ordering::Greater => Outcome { winner: Some(Team::Red), reason: Reason::Time },
            std::cmp::Ordering::Equal => Outcome { winner: None, reason: Reason::Equal },
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(match self {
            Reason::Line => "three in a line (T6)",
            Reason::Cubes => "more valid cubes (T7)",
            Reason::Time => "less time (T7)",
            Reason::Equal => "as many cubes in the same time (T7)",
        })
    }
}
