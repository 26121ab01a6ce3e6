//! How a game ended.

use std::fmt;

use super::player::Player;
use super::position::Position;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// The points on the board of the first and the second player. They decide only if the game
    /// ended by the rules.
    pub scores: [i32; 2],
    /// Why the game ended.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Both players passed in a row.
    BothPassed,
    /// A player has placed all its pieces.
    AllPlaced,
    /// The loser's move was illegal.
    IllegalMove,
    /// The loser's answer took too long.
    Timeout,
    /// The loser's answer was not a move code.
    Malformed,
    /// The loser no longer answers.
    Disconnected,
    /// The loser resigned.
    Resigned,
}

impl Outcome {
    /// The result by points, if the game has ended by the rules.
    pub fn by_points(position: &Position) -> Option<Outcome> {
        if !position.is_over() {
            return None;
        }
        let winner = match position.margin() {
            0 => None,
            1.. => Some(Player::First),
            _ => Some(Player::Second),
        };
        let all_placed = Player::BOTH.iter().any(|&player| position.pieces_left(player).is_empty());
        let reason = if all_placed { Reason::AllPlaced } else { Reason::BothPassed };
        Some(Outcome { winner, scores: scores(position), reason })
    }

    /// The result of a game that `loser` has lost regardless of the points.
    pub fn lost_by(loser: Player, position: &Position, reason: Reason) -> Outcome {
        Outcome { winner: Some(loser.other()), scores: scores(position), reason }
    }
}

fn scores(position: &Position) -> [i32; 2] {
    Player::BOTH.map(|player| position.score(player))
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Reason::BothPassed => "both players passed",
            Reason::AllPlaced => "all pieces placed",
            Reason::IllegalMove => "illegal move",
            Reason::Timeout => "timeout",
            Reason::Malformed => "malformed reply",
            Reason::Disconnected => "disconnected",
            Reason::Resigned => "resigned",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(player) => write!(f, "the {player} wins")?,
            None => f.write_str("draw")?,
        }
        write!(f, " {}:{} ({})", self.scores[0], self.scores[1], self.reason)
    }
}
