//! The first layer: its sums from both teams' views, updated as marbles move.

use super::parameters::Parameters;
use super::shape::{lane, FILTERS, HIDDEN, INPUTS};
use crate::cells::{Cells, CELL_COUNT};
use crate::symmetry::IMAGES;

/// Number of sums updated together, which fit into the processor's registers.
const BLOCK: usize = 64;

/// The sums of one view, in blocks.
#[repr(align(64))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums([[i16; BLOCK]; HIDDEN / BLOCK]);

impl Sums {
    /// All sums in a row.
    #[inline(always)]
    pub fn lanes(&self) -> &[i16] {
        self.0.as_flattened()
    }
}

/// The first layer's weights by input: the number that each input adds to every sum.
#[derive(Clone, Debug)]
pub struct FirstLayer {
    columns: Vec<Sums>,
    offsets: Sums,
}

impl FirstLayer {
    /// Copies each filter into all orientations.
    pub fn new(parameters: &Parameters) -> FirstLayer {
        let zero = Sums([[0; BLOCK]; HIDDEN / BLOCK]);
        let mut layer = FirstLayer { columns: vec![zero.clone(); INPUTS], offsets: zero };
        for (filter, weights) in parameters.first.iter().enumerate().take(FILTERS) {
            for (orientation, images) in IMAGES.iter().enumerate() {
                let lane = lane(filter, orientation);
                let [block, place] = [lane / BLOCK, lane % BLOCK];
                layer.offsets.0[block][place] = parameters.first_offsets[filter];
                for (input, &weight) in weights.iter().enumerate() {
                    let image = usize::from(images[input % CELL_COUNT]);
                    layer.columns[input / CELL_COUNT * CELL_COUNT + image].0[block][place] = weight;
                }
            }
        }
        layer
    }
}

/// The first layer's sums for a position, from the views of the first and the second team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulators {
    marbles: [Cells; 2],
    sums: [Sums; 2],
}

impl Accumulators {
    /// The sums of an empty board.
    pub fn new(layer: &FirstLayer) -> Accumulators {
        Accumulators { marbles: [Cells::EMPTY; 2], sums: [layer.offsets.clone(), layer.offsets.clone()] }
    }

    /// The sums from the view of a team.
    #[inline(always)]
    pub fn view(&self, team: usize) -> &Sums {
        &self.sums[team]
    }

    /// Computes the sums for `marbles` from those of another position. The cost is proportional to
    /// the number of cells that differ.
    #[inline(always)]
    pub(super) fn update_from(&mut self, before: &Accumulators, marbles: [Cells; 2], layer: &FirstLayer) {
        self.marbles = marbles;
        for view in 0..2 {
            let mut changes = [[0_u8; INPUTS]; 2];
            let mut counts = [0; 2];
            for (team, (old, new)) in before.marbles.into_iter().zip(marbles).enumerate() {
                let first = if team == view { 0 } else { CELL_COUNT };
                for (kind, cells) in [(0, new & !old), (1, old & !new)] {
                    for cell in cells.iter() {
                        changes[kind][counts[kind]] = (first + cell.number()) as u8;
                        counts[kind] += 1;
                    }
                }
            }
            let [added, removed] = [&changes[0][..counts[0]], &changes[1][..counts[1]]];
            for block in 0..HIDDEN / BLOCK {
                let mut sums = before.sums[view].0[block];
                for &input in added {
                    let column = &layer.columns[usize::from(input)].0[block];
                    sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
                }
                for &input in removed {
                    let column = &layer.columns[usize::from(input)].0[block];
                    sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
                }
                self.sums[view].0[block] = sums;
            }
        }
    }
}
