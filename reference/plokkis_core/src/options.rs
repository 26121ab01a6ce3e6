//! All legal placements, computed for all places at once: a shape fits wherever each of its cells,
//! shifted back to the shape's corner, is open.

use super::cells::Cells;
use super::placement::Placement;
use super::position::Position;
use super::shapes::SHAPES;

/// Calls `found` with every placement that lies in the `open` cells and covers a contact: small
/// shapes first, each shape row by row.
pub fn for_each(open: &Cells, contacts: &Cells, mut found: impl FnMut(Placement)) {
    let anchors = *open & *contacts;
    if anchors.is_empty() {
        return;
    }
    for (shape, cells) in (0u8..).zip(SHAPES) {
        let (mut fits, mut touches) = (!Cells::EMPTY, Cells::EMPTY);
        for &(dx, dy) in cells {
            let (dx, dy) = (usize::from(dx), usize::from(dy));
            fits &= open.shift_to_origin(dx, dy);
            touches |= anchors.shift_to_origin(dx, dy);
        }
        (fits & touches).iter().for_each(|(x, y)| found(Placement { shape, x: x as u8, y: y as u8 }));
    }
}

/// All options of a player; empty if it has dropped out.
pub fn list(position: &Position, player: usize) -> Vec<Placement> {
    let mut all = Vec::new();
    if position.can_place(player) {
        for_each(position.open(), position.contacts(player), |placement| all.push(placement));
    }
    all
}
