//! What a position is worth: how many pieces everybody may come to, and what that means in match points.

use super::reach::{leads, Leads, LEADS};
use crate::position::{Position, MAX_PLAYERS};

/// Pieces to be expected of a cell that nobody else reaches before; more for one by more than a round, and by more than two. That comes
/// to half a piece for a cell that is safe: a single cell takes its own and, as it were, half of each of two others.
const PIECES_A_CELL: [f32; LEADS] = [0.2, 0.2, 0.1];

/// A difference in pieces that is as good as half a decision, on a full board.
const CLOSE: f32 = 1.0;

/// The same for each cell that anybody reaches first.
const CLOSE_A_CELL: f32 = 0.1;

/// What a piece is worth beside its meaning for the places: enough to tell equals apart.
const PIECE: f32 = 0.01;

/// What everybody may come to.
pub struct Estimate {
    pieces: [f32; MAX_PLAYERS],
    leads: [Leads; MAX_PLAYERS],
    players: usize,
}

impl Estimate {
    /// Looks at a position; counts its steps in `work`.
    pub fn of(position: &Position, work: &mut u64) -> Estimate {
        let players = position.players();
        let leads = leads(position, work);
        let mut pieces = [0.0; MAX_PLAYERS];
        for (player, pieces) in pieces[..players].iter_mut().enumerate() {
            let expected = leads[player].iter().zip(PIECES_A_CELL).map(|(&cells, worth)| worth * cells as f32);
            *pieces = position.pieces(player) as f32 + expected.sum::<f32>();
        }
        Estimate { pieces, leads, players }
    }

    /// The cells that a player reaches first.
    pub fn held(&self, player: usize) -> u32 {
        self.leads[player][0]
    }

    /// What it is worth to a player: how far it leads or trails each other one, where a lead counts the less the larger it is already. So
    /// rivals who are close matter most, as they do for the match points.
    pub fn value(&self, me: usize) -> f32 {
        let close = CLOSE + CLOSE_A_CELL * self.leads.iter().map(|leads| leads[0]).sum::<u32>() as f32;
        let others = (0..self.players).filter(|&other| other != me);
        let leads = others.map(|other| {
            let lead = (self.pieces[me] - self.pieces[other]) / close;
            lead / (1.0 + lead.abs())
        });
        leads.sum::<f32>() + PIECE * self.pieces[me]
    }
}
