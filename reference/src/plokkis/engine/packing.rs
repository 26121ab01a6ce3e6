//! How many pieces a player can still put into a region that is its own.

use crate::plokkis::cells::Cells;

/// The least that fits by laying single cells diagonally, all on the same colour of a chessboard: such cells never share a side.
pub fn by_parity(region: &Cells, anchors: &Cells, even: &Cells) -> u32 {
    let mut reached = *anchors & *region;
    let mut front = reached;
    while !front.is_empty() {
        front = (front.corner_neighbours() & *region).without(&reached);
        reached |= front;
    }
    let of_even = (reached & *even).count();
    of_even.max(reached.count() - of_even)
}

/// greedy
pub fn greedy(region: &Cells, anchors: &Cells) -> u32 {
    let mut open = *region;
    let mut anchors = *anchors & open;
    let mut n = 0;
    while !anchors.is_empty() {
        let cell = open.fewest_neighbours(&anchors);
        let one: Cells = [cell].into_iter().collect();
        open = open.without(&(one | one.edge_neighbours()));
        anchors = (anchors | one.corner_neighbours()) & open;
        n += 1;
    }
    n
}
