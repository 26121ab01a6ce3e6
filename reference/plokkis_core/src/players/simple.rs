//! Players that choose by size alone: baselines for stronger bots, and minimal examples of a bot.

use fastrand::Rng;

use super::Player;
use crate::options;
use crate::placement::Placement;
use crate::position::Position;

/// The preference of a simple player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// Any option.
    Any,
    /// The most cells.
    Biggest,
    /// The fewest cells.
    Smallest,
}

/// Chooses at random among the options of its taste.
pub struct Simple {
    taste: Taste,
    rng: Rng,
}

impl Simple {
    /// `seed` determines the choice among equal options.
    pub fn new(taste: Taste, seed: u64) -> Simple {
        Simple { taste, rng: Rng::with_seed(seed) }
    }
}

impl Player for Simple {
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        let mut all = options::list(position, position.turn());
        let sizes = || all.iter().map(Placement::size);
        let wanted = match self.taste {
            Taste::Any => None,
            Taste::Biggest => sizes().max(),
            Taste::Smallest => sizes().min(),
        };
        all.retain(|option| wanted.is_none_or(|size| option.size() == size));
        self.rng.choice(all)
    }
}
