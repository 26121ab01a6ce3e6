//! Players that look at nothing but their list of options: measuring sticks, and examples of how little a bot needs.

use fastrand::Rng;

use super::Player;
use crate::options;
use crate::placement::Placement;
use crate::position::Position;

/// What a simple player likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// Anything.
    Any,
    /// As many cells as possible.
    Biggest,
    /// As few cells as possible.
    Smallest,
}

/// Takes any of the options that it likes best.
pub struct Simple {
    taste: Taste,
    rng: Rng,
}

impl Simple {
    /// A player with a taste; `seed` settles what it takes of several.
    pub fn new(taste: Taste, seed: u64) -> Simple {
        Simple { taste, rng: Rng::with_seed(seed) }
    }
}

impl Player for Simple {
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        let mut all = options::of(position, position.turn());
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
