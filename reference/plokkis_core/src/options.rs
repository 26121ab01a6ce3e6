//! All pieces that may be placed, found for all places at once: a shape fits where each of its cells, moved back to the shape's
//! corner, is open.

use super::cells::Cells;
use super::placement::Placement;
use super::position::Position;
use super::shapes::SHAPES;

/// Calls `found` with every placement within the `open` cells that covers one of the contacts: small shapes first, each in rows.
pub fn each(open: &Cells, contacts: &Cells, mut found: impl FnMut(Placement)) {
    let anchors = *open & *contacts;
    if anchors.is_empty() {
        return;
    }
    for (shape, cells) in (0u8..).zip(SHAPES) {
        let (mut fits, mut touches) = (!Cells::EMPTY, Cells::EMPTY);
        for &(dx, dy) in cells {
            let (dx, dy) = (usize::from(dx), usize::from(dy));
            fits &= open.towards_origin(dx, dy);
            touches |= anchors.towards_origin(dx, dy);
        }
        (fits & touches).iter().for_each(|(x, y)| found(Placement { shape, x: x as u8, y: y as u8 }));
    }
}

/// All options of a player, none if it has dropped out.
pub fn of(position: &Position, player: usize) -> Vec<Placement> {
    let mut all = Vec::new();
    if position.can_place(player) {
        each(position.open(), position.contacts(player), |placement| all.push(placement));
    }
    all
}
