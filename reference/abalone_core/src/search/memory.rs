//! What a thread remembers from one search to the next about which moves are good.

use super::ordering::History;
use crate::moves::Move;

/// What a thread remembers, by teams.
pub(super) struct Memory {
    pub(super) histories: [History; 2],
    pub(super) continuations: [Vec<History>; 2],
    countermoves: [Vec<Option<Move>>; 2],
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            histories: [(); 2].map(|()| History::new()),
            continuations: [(); 2].map(|()| (0..Move::PLACES).map(|_| History::new()).collect()),
            countermoves: [(); 2].map(|()| vec![None; Move::KINDS]),
        }
    }

    /// The move that refuted a move of the opponent's last time.
    pub(super) fn countermove(&self, team: usize, before: Option<Move>) -> Option<Move> {
        self.countermoves[team][before?.kind()]
    }

    /// A move has refuted a move of the opponent's.
    pub(super) fn counter(&mut self, team: usize, before: Option<Move>, played: Move) {
        if let Some(before) = before {
            self.countermoves[team][before.kind()] = Some(played);
        }
    }
}
