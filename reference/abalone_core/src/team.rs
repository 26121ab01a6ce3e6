//! The two teams.

use std::fmt;

/// A team, named by the colour of its marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Team {
    /// Moves first.
    Black,
    /// Moves second.
    White,
}

impl Team {
    /// Both teams in the order of moving.
    pub const BOTH: [Team; 2] = [Team::Black, Team::White];

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Team {
        match self {
            Team::Black => Team::White,
            Team::White => Team::Black,
        }
    }

    /// `b` or `w`, as in position strings.
    pub fn letter(self) -> char {
        match self {
            Team::Black => 'b',
            Team::White => 'w',
        }
    }

    /// Parses `black`, `white`, `b` or `w`.
    pub fn from_word(word: &str) -> Option<Team> {
        Team::BOTH.into_iter().find(|team| word == team.to_string() || word == team.letter().to_string())
    }
}

impl fmt::Display for Team {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.pad(match self {
            Team::Black => "black",
            Team::White => "white",
        })
    }
}
