//! Closed positions that the engine once judged wrongly, with the way in which they ended.

use crate::position::Position;
use crate::search::Situation;

/// A closed position from a game that its side to move lost.
pub struct Closed {
    /// The board and the side to move.
    text: &'static str,
    /// Number of moves of both teams left.
    plies_left: u32,
    /// Marbles that the side to move and the other side had pushed out at the end.
    pub ended: [u32; 2],
}

impl Closed {
    /// The position with the plies left, as the engine searches it.
    pub fn situation(&self) -> Situation {
        let position: Position = self.text.parse().expect("the position is well-formed");
        Situation::new(position, self.plies_left)
    }
}

/// The positions.
pub const CLOSED: [Closed; 3] = [
    Closed {
        text: ".w.../...ww./.wwww../.ww.w.../..bwbw.../..bbbb../.bbwwb./b.bb.b/.b... w",
        plies_left: 275,
        ended: [0, 1],
    },
    Closed {
        text: "ww.ww/.wwww./..wwww./.w.bbb../...bbbb../..bbbb../......./....../..... b",
        plies_left: 160,
        ended: [1, 3],
    },
    Closed {
        text: ".ww../.bwbw./.wwwb../.wwwbbb./.w..bbw../...bbb../...wb../....../..... b",
        plies_left: 240,
        ended: [2, 5],
    },
];
