//! Who can be where first, counted in turns: a turn's piece covers up to four cells, and the next one begins at its corners.

use crate::plokkis::cells::Cells;
use crate::plokkis::position::MAX_PLAYERS;
use crate::plokkis::shapes::MAX_CELLS;

/// Open cells by player.
pub type Claims = [Cells; MAX_PLAYERS];

/// The open cells that each player can cover in fewer turns than all others. `order` names the players from the next one to
/// move; what somebody has claimed is closed to all others. Counts its steps in `work`.
pub fn claims(open: &Cells, contacts: &Claims, order: &[usize], work: &mut u64) -> Claims {
    let mut free = *open;
    let mut claimed = [Cells::EMPTY; MAX_PLAYERS];
    let mut anchors = *contacts;
    let mut active = [0; MAX_PLAYERS];
    active[..order.len()].copy_from_slice(order);
    let mut count = order.len();
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
