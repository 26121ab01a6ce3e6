//! Complete lists of legal placements.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::anchors::{for_each_shape, placements};
use super::lanes::Words;
use super::placement::Placement;
use super::position::Position;

/// Calls `f` once with every placement that the side to move could make: by orientation, then row,
/// then column.
///
/// The pass is not included, and it is not checked whether the game is over.
pub fn for_each_placement(position: &Position, mut f: impl FnMut(Placement)) {
    visit_all(position, |orientation, anchors| placements(orientation, anchors).for_each(&mut f));
}

/// The placements of [`for_each_placement`] as a list.
pub fn legal_placements(position: &Position) -> Vec<Placement> {
    let mut placements = Vec::with_capacity(USUAL_LENGTH);
    for_each_placement(position, |placement| placements.push(placement));
    placements
}

/// Initial capacity of a list. Few positions have more placements.
const USUAL_LENGTH: usize = 1024;

/// Number of placements of [`for_each_placement`].
pub fn count_placements(position: &Position) -> u64 {
    let mut count = 0;
    visit_all(position, |_, anchors| count += anchors.iter().map(|word| u64::from(word.count_ones())).sum::<u64>());
    count
}

/// Whether the side to move has a legal placement.
pub fn has_placement(position: &Position) -> bool {
    visit(position, |_, anchors| match anchors {
        [0, 0, 0, 0] => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    })
    .is_break()
}

fn visit_all(position: &Position, mut f: impl FnMut(usize, Words)) {
    let ControlFlow::Continue(()) = visit::<Infallible>(position, |orientation, anchors| {
        f(orientation, anchors);
        ControlFlow::Continue(())
    });
}

fn visit<B>(position: &Position, f: impl FnMut(usize, Words) -> ControlFlow<B>) -> ControlFlow<B> {
    let player = position.to_move();
    for_each_shape(position.free(player), position.corners(player), position.pieces_left(player), f)
}
