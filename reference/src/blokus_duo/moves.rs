//! Full lists of legal placements.

use super::placement::Placement;
use super::position::Position;

/// Calls `f` with every placement that the side to move could lay, once each: by orientation, then row, then column.
///
/// Passing is not among them. Whether the game is over is not asked.
pub fn for_each_placement(position: &Position, mut f: impl FnMut(Placement)) {
    let (free, corners) = (position.free(position.to_move()), position.corners(position.to_move()));
    for placement in Placement::all().filter(|p| position.left(position.to_move()).contains(p.piece())) {
        let cells = placement.cells();
        if cells & free == cells && !(cells & corners).is_empty() {
            f(placement);
        }
    }
}

/// The placements of [`for_each_placement`] as a list.
pub fn legal_placements(position: &Position) -> Vec<Placement> {
    let mut placements = Vec::new();
    for_each_placement(position, |placement| placements.push(placement));
    placements
}

/// The number of placements of [`for_each_placement`].
pub fn count_placements(position: &Position) -> u64 {
    let mut count = 0;
    for_each_placement(position, |_| count += 1);
    count
}

/// Whether the side to move could lay anything.
pub fn has_placement(position: &Position) -> bool {
    count_placements(position) > 0
}
