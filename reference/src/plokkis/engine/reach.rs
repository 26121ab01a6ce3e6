//! Who can be where first, counted in turns: a turn's piece covers up to four cells, and the next one begins at its corners.

use crate::plokkis::cells::Cells;
use crate::plokkis::position::{Position, MAX_PLAYERS};
use crate::plokkis::shapes::MAX_CELLS;

/// Open cells by player.
pub type Claims = [Cells; MAX_PLAYERS];

/// The open cells that each player can cover in fewer turns than all others, whoever's turn comes first going first. What somebody
/// has claimed is closed to all others. Counts its steps in `work`.
pub fn claims(position: &Position, work: &mut u64) -> Claims {
    let players = position.players();
    let mut free = *position.open();
    let mut claimed = [Cells::EMPTY; MAX_PLAYERS];
    let mut anchors = [Cells::EMPTY; MAX_PLAYERS];
    let mut active = [0; MAX_PLAYERS];
    let mut count = 0;
    for player in (0..players).map(|step| (position.turn() + step) % players) {
        if position.can_place(player) {
            anchors[player] = *position.contacts(player);
            active[count] = player;
            count += 1;
        }
    }
    while count > 0 {
        let mut kept = 0;
        for index in 0..count {
            let player = active[index];
            let mut front = anchors[player] & free;
            if front.is_empty() {
                continue;
            }
            for _ in 1..MAX_CELLS {
                front = front.grown(&free);
            }
            *work += 1;
            free = free.without(&front);
            claimed[player] |= front;
            anchors[player] = front.corner_neighbours();
            active[kept] = player;
            kept += 1;
        }
        count = kept;
    }
    claimed
}

/// All open cells that a player can ever cover, if no other player can ever cover one of them or close one by covering the next.
pub fn closed_region(position: &Position, player: usize) -> Option<Cells> {
    let own = flooded(position, player);
    let wide = own | own.edge_neighbours();
    let others = (0..position.players()).filter(|&other| other != player && position.can_place(other));
    (others.into_iter().all(|other| !flooded(position, other).meets(&wide))).then_some(own)
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
    use crate::plokkis::options;
    use crate::plokkis::players::simple::{Simple, Taste};
    use crate::plokkis::players::Player;

    fn positions(width: usize) -> Vec<Position> {
        let mut bots = [Taste::Any, Taste::Smallest, Taste::Biggest].map(|taste| Simple::new(taste, 3));
        let mut positions = vec![Position::new(width, 3)];
        while !positions[positions.len() - 1].is_over() {
            let mut next = positions[positions.len() - 1].clone();
            let option = bots[next.turn()].choose(&next);
            next.play(option);
            positions.push(next);
        }
        positions
    }

    #[test]
    fn claims_are_open_apart_and_hold_what_the_next_to_move_can_cover() {
        for position in positions(12) {
            let claims = claims(&position, &mut 0);
            for player in 0..3 {
                assert!(claims[player].without(position.open()).is_empty());
                assert!((0..player).all(|other| !claims[other].meets(&claims[player])));
            }
            for option in options::of(&position, position.turn()) {
                assert!(option.set().without(&claims[position.turn()]).is_empty());
            }
        }
    }

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
