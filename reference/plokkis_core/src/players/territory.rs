//! Looks one move ahead for the most cells that it would reach first, counted in a king's steps.

use fastrand::Rng;

use super::Player;
use crate::cells::Cells;
use crate::options;
use crate::placement::Placement;
use crate::position::Position;
use crate::territory::by_king_steps;

/// Takes any of the options after which its territory is largest.
pub struct Territory {
    rng: Rng,
}

impl Territory {
    /// `seed` settles what it takes of several.
    pub fn new(seed: u64) -> Territory {
        Territory { rng: Rng::with_seed(seed) }
    }
}

impl Player for Territory {
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        let (me, players) = (position.turn(), position.players());
        let (mut best, mut most) = (Vec::new(), 0);
        for option in options::of(position, me) {
            let after = position.after(option);
            // The next to move first, whoever places now last.
            let order: Vec<usize> =
                (1..=players).map(|step| (me + step) % players).filter(|&p| after.can_place(p)).collect();
            let contacts: Vec<Cells> = (0..players).map(|player| *after.contacts(player)).collect();
            let cells = by_king_steps(after.open(), &contacts, &order)[me].count();
            if cells > most {
                (best, most) = (Vec::new(), cells);
            }
            if cells == most {
                best.push(option);
            }
        }
        self.rng.choice(best)
    }
}
