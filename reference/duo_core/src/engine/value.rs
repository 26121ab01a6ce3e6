//! A node's value, with what it leaves out.

use crate::evaluation::exact_score;

/// The value leaves out moves beyond the horizon.
pub(super) const HORIZON: u8 = 1;

/// The value leaves out moves that looked bad.
pub(super) const NARROWED: u8 = 2;

/// The value of a node for its side to move. Without gaps, it is the value at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) score: i32,
    pub(super) gaps: u8,
}

impl Value {
    pub(super) fn exact(margin: i32) -> Value {
        Value { score: exact_score(margin), gaps: 0 }
    }

    /// The value for the other side.
    pub(super) fn negate(self) -> Value {
        Value { score: -self.score, ..self }
    }
}
