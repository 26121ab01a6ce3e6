//! What a node is worth, and what that leaves out.

use crate::evaluation::exact_score;

/// The value leaves out what lies beyond the horizon.
pub(super) const HORIZON: u8 = 1;

/// It leaves out moves that looked bad.
pub(super) const NARROWED: u8 = 2;

/// The value of a node for its side to move. With no gaps it is the value at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) score: i32,
    pub(super) gaps: u8,
}

impl Value {
    pub(super) fn exact(margin: i32) -> Value {
        Value { score: exact_score(margin), gaps: 0 }
    }

    /// The same for the other side.
    pub(super) fn turned(self) -> Value {
        Value { score: -self.score, ..self }
    }
}
