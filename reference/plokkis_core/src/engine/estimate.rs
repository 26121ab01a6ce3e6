//! What a position is worth: how many pieces everybody may come to, and what that means in match points. Both are learnt from games
//! (`learning`).

use super::reach::{Ground, Leads};
use crate::placement::Placement;
use crate::position::{Position, MAX_PLAYERS};

/// What is counted of each player.
pub const FEATURES: usize = 4;

/// What a piece is worth beside its meaning for the places: enough to tell equals apart.
const PIECE: f32 = 0.01;

/// What games have taught.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Pieces to come for each cell of a feature when no cell is open, and how many more when all are; between, it changes evenly.
    pub pieces: [[f32; 2]; FEATURES],
    /// A lead in pieces that is as good as 1 / sqrt(2) of a sure one: at the end, more for each contested cell, and more when all are
    /// open.
    pub spread: [f32; 3],
}

/// What says how many pieces a player may still place: cells for good, contested ones, those that it reaches after others, and those
/// where its next piece may begin.
pub fn features(leads: &Leads) -> [f32; FEATURES] {
    let Leads { first, for_good, reached, contacts } = *leads;
    [for_good as f32, (first - for_good) as f32, (reached - first) as f32, contacts as f32]
}

/// The share of the board that is open.
pub fn open(position: &Position) -> f32 {
    position.open().count() as f32 / (position.width() * position.width()) as f32
}

/// A position whose options are to be estimated.
pub struct Scene {
    ground: Ground,
    weights: Weights,
    pieces: [u32; MAX_PLAYERS],
    players: usize,
    turn: usize,
    /// The share of the board that is open.
    open: f32,
}

impl Scene {
    /// Prepares a position, to be estimated by these weights.
    pub fn of(position: &Position, weights: &Weights) -> Scene {
        let mut pieces = [0; MAX_PLAYERS];
        for (player, pieces) in pieces[..position.players()].iter_mut().enumerate() {
            *pieces = position.pieces(player);
        }
        Scene {
            ground: Ground::of(position),
            weights: *weights,
            pieces,
            players: position.players(),
            turn: position.turn(),
            open: open(position),
        }
    }

    /// The position as it stands. Counts its steps in `work`.
    pub fn estimate(&self, work: &mut u64) -> Estimate {
        self.estimated(&self.pieces, self.ground.leads(work))
    }

    /// The same after an option of whoever's turn it is.
    pub fn after(&self, option: &Placement, work: &mut u64) -> Estimate {
        let mut pieces = self.pieces;
        pieces[self.turn] += 1;
        self.estimated(&pieces, self.ground.leads_after(option, work))
    }

    fn estimated(&self, placed: &[u32; MAX_PLAYERS], leads: [Leads; MAX_PLAYERS]) -> Estimate {
        let mut pieces = [0.0; MAX_PLAYERS];
        let mut contested = 0;
        for (player, pieces) in pieces[..self.players].iter_mut().enumerate() {
            *pieces = placed[player] as f32 + self.weights.pieces_to_come(&features(&leads[player]), self.open);
            contested += leads[player].first - leads[player].for_good;
        }
        Estimate { pieces, players: self.players, spread: self.weights.spread(contested, self.open) }
    }
}

impl Weights {
    /// The pieces that a player of these features may still place, with this share of the board open.
    pub fn pieces_to_come(&self, features: &[f32; FEATURES], open: f32) -> f32 {
        self.pieces.iter().zip(features).map(|([at_the_end, more], feature)| (at_the_end + more * open) * feature).sum()
    }

    /// The lead that is as good as 1 / sqrt(2) of a sure one, with so many contested cells and this share of the board open.
    pub fn spread(&self, contested: u32, open: f32) -> f32 {
        let [at_the_end, a_contested, more] = self.spread;
        at_the_end + a_contested * contested as f32 + more * open
    }
}

/// What a lead is worth, from -1 to 1: 0 is as many match points as the other gets, 1 is both. Close to a logistic function, but the same
/// on every machine.
pub fn worth(lead: f32, spread: f32) -> f32 {
    let lead = lead / spread;
    lead / (1.0 + lead * lead).sqrt()
}

/// What everybody may come to.
pub struct Estimate {
    pieces: [f32; MAX_PLAYERS],
    players: usize,
    spread: f32,
}

impl Estimate {
    /// What it is worth to each player.
    pub fn values(&self) -> [f32; MAX_PLAYERS] {
        std::array::from_fn(|player| if player < self.players { self.value(player) } else { 0.0 })
    }

    /// What it is worth to a player: how many more match points it may expect than the mean of all.
    pub fn value(&self, me: usize) -> f32 {
        let others = (0..self.players).filter(|&other| other != me);
        let points: f32 = others.map(|other| worth(self.pieces[me] - self.pieces[other], self.spread)).sum();
        points + PIECE * self.pieces[me]
    }
}
