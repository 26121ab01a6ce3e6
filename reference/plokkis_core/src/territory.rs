//! Who is where first when everybody walks as a king does.

use super::cells::Cells;

/// The open cells that each player reaches before all others, whose turn comes first taking a cell that several reach in as many
/// steps; `order` names the players from the next one to move.
pub fn by_king_steps(open: &Cells, contacts: &[Cells], order: &[usize]) -> Vec<Cells> {
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
            fronts[player] = fronts[player].king_grown(&free);
            free = free.without(&fronts[player]);
            reached[player] |= fronts[player];
        }
    }
    reached
}
