//! Whether a player's region is its own for good.

use crate::cells::Cells;
use crate::position::Position;

/// All open cells that a player can ever cover, if no other player can ever cover one of them. None can close one either, by covering
/// the next: that one would be open, and so within the player's reach.
pub fn closed_region(position: &Position, player: usize) -> Option<Cells> {
    let own = flooded(position, player);
    let mut others = (0..position.players()).filter(|&other| other != player && position.can_place(other));
    others.all(|other| !flooded(position, other).meets(&own)).then_some(own)
}

/// The open cells that a player could cover if all others passed.
fn flooded(position: &Position, player: usize) -> Cells {
    let mut reached = *position.contacts(player) & *position.open();
    loop {
        let more = reached.king_grown(position.open());
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::test_games::positions;
    use crate::options;

    #[test]
    fn a_closed_region_stays_so_and_its_owner_places_in_it() {
        let positions = positions(16);
        let mut closed = 0;
        for pair in positions.windows(2) {
            let player = pair[1].turn();
            let Some(region) = closed_region(&pair[0], player) else { continue };
            closed += 1;
            // Whoever has just moved was another one.
            assert_eq!(region & *pair[1].open(), region);
            for option in options::of(&pair[0], player) {
                assert!(option.set().without(&region).is_empty());
            }
        }
        assert!(closed > 5, "{closed}");
    }
}
