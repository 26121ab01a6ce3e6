//! Moves that refuted another one a short while ago: at the last ply they are tried before any move is listed.
//!
//! Further up this gained nothing: of 700 games at equal nodes 344 were won, 36 drawn, 320 lost.

use crate::blokus_duo::placement::Placement;
use crate::blokus_duo::search::MAX_DEPTH;

/// Passes cost no depth, and there may be one after every placement.
pub(super) const PLIES: usize = 2 * MAX_DEPTH as usize + 2;

/// For each ply the two latest ones, the newer first.
pub(super) struct Killers([[Option<Placement>; 2]; PLIES]);

impl Killers {
    pub(super) fn new() -> Killers {
        Killers([[None; 2]; PLIES])
    }

    pub(super) fn remember(&mut self, ply: usize, placement: Placement) {
        let killers = &mut self.0[ply];
        if killers[0] != Some(placement) {
            *killers = [Some(placement), killers[0]];
        }
    }

    /// What to try first: the move that the table knows, then the killers, each once.
    pub(super) fn with(&self, known: Option<Placement>, ply: usize) -> [Option<Placement>; 3] {
        let [first, second] = self.0[ply].map(|killer| killer.filter(|_| killer != known));
        [known, first, second]
    }
}
