//! A player that looks one move ahead for the most cells it would reach first, in a king's steps.

use fastrand::Rng;

use super::Player;
use crate::cells::Cells;
use crate::options;
use crate::placement::Placement;
use crate::position::Position;

/// Chooses at random among the options that give it the largest territory.
pub struct Territory {
    rng: Rng,
}

impl Territory {
    /// `seed` determines the choice among equal options.
    pub fn new(seed: u64) -> Territory {
        Territory { rng: Rng::with_seed(seed) }
    }
}

impl Player for Territory {
    fn choose(&mut self, position: &Position) -> Option<Placement> {
        let (me, players) = (position.turn(), position.players());
        let (mut best, mut most) = (Vec::new(), 0);
        for option in options::list(position, me) {
            let after = position.after(option);
            // The next player to move comes first, the one that places now comes last.
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

/// The open cells that each player reaches first, with king's steps from its contacts.
///
/// `order` lists the players by turn, beginning with the next one to move. If several players reach
/// a cell in the same number of steps, the earliest of them in `order` gets it.
fn by_king_steps(open: &Cells, contacts: &[Cells], order: &[usize]) -> Vec<Cells> {
    let mut free = *open;
    let mut reached = vec![Cells::EMPTY; contacts.len()];
    let mut fronts = vec![Cells::EMPTY; contacts.len()];
    for &player in order {
        fronts[player] = contacts[player] & free;
        free = free.without(&fronts[player]);
        reached[player] = fronts[player];
    }
    while !fronts.iter().all(Cells::is_empty) {
        for &player in order {
            fronts[player] = fronts[player].grow_king(&free);
            free = free.without(&fronts[player]);
            reached[player] |= fronts[player];
        }
    }
    reached
}
