//! The registers between the leaf unit's ends, for display. The unit's model does not need them,
//! because it knows a result as soon as its placement arrives.

use super::Snapshot;
use crate::cells::Cells;
use crate::evaluation::{freedom, Differences, Evaluation, REACH_STEPS, WAVE_STEPS};
use crate::features::FREEDOM;
use crate::perspective::{corners, free, Perspective};
use crate::placement::Move;

// Ages: the number of cycles since a placement arrived after which a register holds its value.
const CELLS: usize = 2;
const USABLE: usize = CELLS + 1;
const COUNTS: usize = USABLE + STEPS + 2;
const DIFFERENCES: usize = COUNTS + 1;
const PRODUCTS: usize = DIFFERENCES + 1;
const SUM: usize = PRODUCTS + 1;

/// Number of growth steps: those of the reach, the wave's diagonal step, and its edge steps.
const STEPS: usize = REACH_STEPS + 1 + WAVE_STEPS;

/// The registers of the growth steps.
const GROWN: [&str; STEPS] = ["reach_1", "reach_2", "reach_3", "reach_4", "wave_0", "wave_1", "wave_2"];

/// The names of the registers of differences, in the order of [`FREEDOM`].
const DIFFERENCE_NAMES: [&str; FREEDOM.len()] = ["bend", "safe", "reach", "wave", "free"];

/// One side after the move: its free cells, its corners, and the other side's free cells.
#[derive(Clone, Copy)]
struct Side {
    free: Cells,
    corners: Cells,
    other_free: Cells,
}

impl Side {
    fn of(seen: &Perspective) -> Side {
        let own_free = free(seen.own, seen.other);
        let other_free = free(seen.other, seen.own);
        Side { free: own_free, corners: corners(seen.own, own_free, seen.start), other_free }
    }

    /// The set grown from the corners by a number of steps, one of which is diagonal.
    fn grow(&self, steps: usize) -> Cells {
        (0..steps).fold(self.corners, |cells, step| {
            let surrounding = if step == REACH_STEPS { cells.corner_neighbours() } else { cells.edge_neighbours() };
            cells | (surrounding & self.free)
        })
    }
}

/// Shows the registers of all stages; `at` is the move in the stage of an age, if there is one.
pub(super) fn show(
    evaluation: Evaluation,
    position: &Perspective,
    at: impl Fn(usize) -> Option<Move>,
    to: &mut Snapshot,
) {
    // The position after the move, as seen by the side that made it.
    let after = |age: usize| at(age).map(|played| position.after(played).with_sides_swapped());
    to.inside("placer", |to| {
        let cells = |played| match played {
            Move::Place(placement) => (placement.cells(), placement.piece().size() as u8),
            Move::Pass => (Cells::EMPTY, 0),
        };
        to.show_if("cells_out$q", 196, at(CELLS).map(|played| cells(played).0));
        to.show_if("size_out$q", 3, at(CELLS).map(|played| cells(played).1));
    });
    for (side, block, [free, corners]) in [
        ("mover", "mover_freedom", ["mover_free$q", "mover_corners$q"]),
        ("other", "other_freedom", ["other_free$q", "other_corners$q"]),
    ] {
        let seen = |age: usize| {
            after(age).map(|seen| Side::of(&if side == "mover" { seen } else { seen.with_sides_swapped() }))
        };
        to.show_if(free, 196, seen(USABLE).map(|side| side.free));
        to.show_if(corners, 196, seen(USABLE).map(|side| side.corners));
        to.inside(block, |to| {
            for (step, name) in GROWN.iter().enumerate() {
                let grown = seen(USABLE + 1 + step).map(|side| side.grow(step + 1));
                to.show_if(format!("{name}$grown"), 196, grown);
            }
            let counts = seen(COUNTS).map(|side| freedom(side.free, side.corners, side.other_free));
            for (index, name) in DIFFERENCE_NAMES.iter().enumerate() {
                to.show_if(format!("{name}_count"), 8, counts.map(|counts| counts[index] as u8));
            }
        });
    }
    let differences = |age: usize| after(age).map(|mover| Differences::of(&mover));
    let weights = evaluation.weights_at(position.ply + 1);
    to.show_if("cell_delay$data_out", 9, differences(DIFFERENCES).map(|differences| differences.cells));
    to.show_if("cell_product$product", 20, differences(PRODUCTS).map(|more| more.cells * i32::from(weights.cells)));
    for (index, name) in DIFFERENCE_NAMES.iter().enumerate() {
        to.show_if(format!("{name}_difference$q"), 9, differences(DIFFERENCES).map(|more| more.freedom[index]));
        let product = |more: Differences| more.freedom[index] * i32::from(weights.freedom[index]);
        to.show_if(format!("{name}_product$product"), 20, differences(PRODUCTS).map(product));
    }
    to.show_if("sum$q", 20, differences(SUM).map(|differences| differences.sum(weights)));
}
