//! What a position is worth: how many pieces everybody may come to, and what that means in match points.

use super::reach::{Ground, Leads};
use crate::placement::Placement;
use crate::position::{Position, MAX_PLAYERS};

/// Pieces to be expected of a cell that a player reaches before anybody else.
const PIECES_A_FIRST: f32 = 0.2;

/// More for one that is its own for good. That comes to half a piece: a single cell takes its own and, as it were, half of each of two
/// others.
const PIECES_A_SAFE: f32 = 0.3;

/// A difference in pieces that is as good as half a decision, on a full board.
const CLOSE: f32 = 1.0;

/// The same for each cell that anybody reaches first.
const CLOSE_A_CELL: f32 = 0.1;

/// What a piece is worth beside its meaning for the places: enough to tell equals apart.
const PIECE: f32 = 0.01;

/// A position whose options are to be estimated.
pub struct Scene {
    ground: Ground,
    pieces: [u32; MAX_PLAYERS],
    players: usize,
    turn: usize,
}

impl Scene {
    /// Prepares a position.
    pub fn of(position: &Position) -> Scene {
        let mut pieces = [0; MAX_PLAYERS];
        for (player, pieces) in pieces[..position.players()].iter_mut().enumerate() {
            *pieces = position.pieces(player);
        }
        Scene { ground: Ground::of(position), pieces, players: position.players(), turn: position.turn() }
    }

    /// The position as it stands. Counts its steps in `work`.
    pub fn estimate(&self, work: &mut u64) -> Estimate {
        Estimate::new(&self.pieces, self.ground.leads(work), self.players)
    }

    /// The same after an option of whoever's turn it is.
    pub fn after(&self, option: &Placement, work: &mut u64) -> Estimate {
        let mut pieces = self.pieces;
        pieces[self.turn] += 1;
        Estimate::new(&pieces, self.ground.leads_after(option, work), self.players)
    }
}

/// What everybody may come to.
pub struct Estimate {
    pieces: [f32; MAX_PLAYERS],
    leads: [Leads; MAX_PLAYERS],
    players: usize,
}

impl Estimate {
    fn new(placed: &[u32; MAX_PLAYERS], leads: [Leads; MAX_PLAYERS], players: usize) -> Estimate {
        let mut pieces = [0.0; MAX_PLAYERS];
        for (player, pieces) in pieces[..players].iter_mut().enumerate() {
            let Leads { first, for_good } = leads[player];
            *pieces = placed[player] as f32 + PIECES_A_FIRST * first as f32 + PIECES_A_SAFE * for_good as f32;
        }
        Estimate { pieces, leads, players }
    }

    /// The cells that a player reaches first.
    pub fn held(&self, player: usize) -> u32 {
        self.leads[player].first
    }

    /// What it is worth to each player.
    pub fn values(&self) -> [f32; MAX_PLAYERS] {
        std::array::from_fn(|player| if player < self.players { self.value(player) } else { 0.0 })
    }

    /// What it is worth to a player: how far it leads or trails each other one, where a lead counts the less the larger it is already. So
    /// rivals who are close matter most, as they do for the match points.
    pub fn value(&self, me: usize) -> f32 {
        let close = CLOSE + CLOSE_A_CELL * self.leads.iter().map(|leads| leads.first).sum::<u32>() as f32;
        let others = (0..self.players).filter(|&other| other != me);
        let leads = others.map(|other| {
            let lead = (self.pieces[me] - self.pieces[other]) / close;
            lead / (1.0 + lead.abs())
        });
        leads.sum::<f32>() + PIECE * self.pieces[me]
    }
}
