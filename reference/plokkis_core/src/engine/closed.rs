//! Detects regions that belong to one player for good.

use crate::cells::Cells;
use crate::position::Position;

/// The open cells that a player can ever cover, if no other player can ever cover one of them.
///
/// No other player can close one of these cells either: to do so it would have to cover an open
/// neighbour, and that neighbour would be within the player's reach.
pub fn closed_region(position: &Position, player: usize) -> Option<Cells> {
    let own = flood(position, player);
    let mut others = (0..position.players()).filter(|&other| other != player && position.can_place(other));
    others.all(|other| !flood(position, other).meets(&own)).then_some(own)
}

/// The open cells that the player could cover if all others passed.
fn flood(position: &Position, player: usize) -> Cells {
    let mut reached = *position.contacts(player) & *position.open();
    loop {
        let more = reached.grow_king(position.open());
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sample_positions::positions;
    use crate::options;

    #[test]
    fn closed_region_stays_closed_to_others() {
        let positions = positions(16);
        let mut closed = 0;
        for pair in positions.windows(2) {
            let player = pair[1].turn();
            let Some(region) = closed_region(&pair[0], player) else { continue };
            closed += 1;
            // The last move was another player's.
            assert_eq!(region & *pair[1].open(), region);
            for option in options::list(&pair[0], player) {
                assert!(option.set().without(&region).is_empty());
            }
        }
        assert!(closed > 5, "{closed}");
    }
}
