//! Estimates a position: how many pieces each player will have at the end, and what that means in
//! match points. The `weights` are learnt from games by `learning`.

use super::reach::{Leads, Race};
use crate::placement::Placement;
use crate::position::{Position, MAX_PLAYERS};

/// Number of features of a player.
pub const FEATURES: usize = 4;

/// Value of a piece apart from the places: just enough to break ties.
const PIECE: f32 = 0.01;

/// The learnt numbers of the estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// For each feature, the expected pieces per cell: the value when no cell is open, and the
    /// increase when all are. The value is linear in between.
    pub pieces: [[f32; 2]; FEATURES],
    /// The lead that counts as 1 / sqrt(2) of a certain one: its value at the end of the game, the
    /// increase per contested cell, and the increase when all cells are open.
    pub spread: [f32; 3],
}

/// The features of a player: cells held for good, contested cells, cells reached after others, and
/// cells where the next piece may begin.
pub fn features(leads: &Leads) -> [f32; FEATURES] {
    let Leads { first, for_good, reached, contacts } = *leads;
    [for_good as f32, (first - for_good) as f32, (reached - first) as f32, contacts as f32]
}

/// The share of the board that is open, from 0 to 1.
pub fn open_share(position: &Position) -> f32 {
    position.open().count() as f32 / (position.width() * position.width()) as f32
}

/// A position, prepared for estimates of its options.
pub struct Scene {
    race: Race,
    weights: Weights,
    pieces: [u32; MAX_PLAYERS],
    players: usize,
    turn: usize,
    /// From 0 to 1: the share of the board that is open.
    open: f32,
}

impl Scene {
    pub fn new(position: &Position, weights: &Weights) -> Scene {
        let mut pieces = [0; MAX_PLAYERS];
        for (player, pieces) in pieces[..position.players()].iter_mut().enumerate() {
            *pieces = position.pieces(player);
        }
        Scene {
            race: Race::new(position),
            weights: *weights,
            pieces,
            players: position.players(),
            turn: position.turn(),
            open: open_share(position),
        }
    }

    /// Estimates the position. Adds its steps to `work`.
    pub fn estimate(&self, work: &mut u64) -> Estimate {
        self.combine(&self.pieces, self.race.leads(work))
    }

    /// Estimates the position after an option of the player to move. Adds its steps to `work`.
    pub fn after(&self, option: &Placement, work: &mut u64) -> Estimate {
        let mut pieces = self.pieces;
        pieces[self.turn] += 1;
        self.combine(&pieces, self.race.leads_after(option, work))
    }

    fn combine(&self, placed: &[u32; MAX_PLAYERS], leads: [Leads; MAX_PLAYERS]) -> Estimate {
        let mut pieces = [0.0; MAX_PLAYERS];
        let mut contested = 0;
        for (player, pieces) in pieces[..self.players].iter_mut().enumerate() {
            *pieces = placed[player] as f32 + self.weights.expected_pieces(&features(&leads[player]), self.open);
            contested += leads[player].first - leads[player].for_good;
        }
        Estimate { pieces, players: self.players, spread: self.weights.spread(contested, self.open) }
    }
}

impl Weights {
    /// The pieces that a player with these features will still place, with this share of the board
    /// open.
    pub fn expected_pieces(&self, features: &[f32; FEATURES], open: f32) -> f32 {
        self.pieces.iter().zip(features).map(|([at_the_end, more], feature)| (at_the_end + more * open) * feature).sum()
    }

    /// The lead that counts as 1 / sqrt(2) of a certain one, for this number of contested cells and
    /// this share of open cells.
    pub fn spread(&self, contested: u32, open: f32) -> f32 {
        let [at_the_end, a_contested, more] = self.spread;
        at_the_end + a_contested * contested as f32 + more * open
    }
}

/// The value of a lead, from -1 to 1: 0 means equal match points, 1 means both points. Close to a
/// logistic function, but bit-identical on every machine.
pub fn lead_value(lead: f32, spread: f32) -> f32 {
    let lead = lead / spread;
    lead / (1.0 + lead * lead).sqrt()
}

/// The expected pieces of all players.
pub struct Estimate {
    pieces: [f32; MAX_PLAYERS],
    players: usize,
    spread: f32,
}

impl Estimate {
    /// The value for each player.
    pub fn values(&self) -> [f32; MAX_PLAYERS] {
        std::array::from_fn(|player| if player < self.players { self.value(player) } else { 0.0 })
    }

    /// The value for a player: the match points that it expects above the mean of all players.
    pub fn value(&self, me: usize) -> f32 {
        let others = (0..self.players).filter(|&other| other != me);
        let points: f32 = others.map(|other| lead_value(self.pieces[me] - self.pieces[other], self.spread)).sum();
        points + PIECE * self.pieces[me]
    }
}
