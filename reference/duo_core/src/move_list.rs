//! Lists of moves as text, in people's input and in files.

use super::illegal::Illegal;
use super::notation::{decode, Code, NoSuchCode, NotFourCharacters};
use super::player::Start;
use super::position::Position;

/// The first move of a list that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} ({}): {reason}", text.escape_debug())]
pub struct BadMoveList {
    /// Number of the move in the list, counted from 1.
    pub number: usize,
    /// The text of the move.
    pub text: String,
    /// The fault.
    pub reason: BadMove,
}

/// Why a move of a list cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMove {
    /// The text is not four characters long.
    #[error(transparent)]
    NotFourCharacters(#[from] NotFourCharacters),
    /// The code does not name a move.
    #[error(transparent)]
    NoSuchCode(#[from] NoSuchCode),
    /// The move breaks a rule.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl Position {
    /// The position after these codes, separated by white space, played from the empty board.
    pub fn from_moves(codes: &str, first_start: Start) -> Result<Position, BadMoveList> {
        let mut position = Position::new(first_start);
        for (index, text) in codes.split_whitespace().enumerate() {
            position.play_code(text).map_err(|reason| BadMoveList {
                number: index + 1,
                text: text.to_owned(),
                reason,
            })?;
        }
        Ok(position)
    }

    fn play_code(&mut self, text: &str) -> Result<(), BadMove> {
        let code: Code = text.parse()?;
        self.play(decode(code)?)?;
        Ok(())
    }
}
