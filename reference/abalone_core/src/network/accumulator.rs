//! The first layer: its sums from both teams' views, updated as marbles move.

use super::lanes::{add_squares, LANES};
use super::parameters::Parameters;
use super::shape::{lane, FILTERS, FIRST_ONE, HIDDEN, POOL_SHIFT};
use crate::cells::{Cells, CELL_COUNT};
use crate::position::MARBLES;
use crate::symmetry::IMAGES;

/// Number of sums updated together, as many as a vector holds.
const BLOCK: usize = 2 * LANES;

/// The place of the first weight for an opposing marble among the columns. The same marble has the
/// place with this bit flipped in the other team's view.
const OPPOSING: usize = 64;

/// The largest number of marbles on the board.
const MOST_MARBLES: usize = 2 * MARBLES as usize;

/// The sums of one view, in blocks.
#[repr(align(64))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums([[i16; BLOCK]; HIDDEN / BLOCK]);

/// For each filter, the squares of a view's clipped sums, added up over the orientations and scaled
/// to the second layer's inputs.
pub(super) type Pooled = [i16; FILTERS];

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
        let mut layer = FirstLayer { columns: vec![zero.clone(); 2 * OPPOSING], offsets: zero };
        for (filter, weights) in parameters.first.iter().enumerate().take(FILTERS) {
            for (orientation, images) in IMAGES.iter().enumerate() {
                let lane = lane(filter, orientation);
                let [block, place] = [lane / BLOCK, lane % BLOCK];
                layer.offsets.0[block][place] = parameters.first_offsets[filter];
                for (input, &weight) in weights.iter().enumerate() {
                    let image = usize::from(images[input % CELL_COUNT]);
                    layer.columns[input / CELL_COUNT * OPPOSING + image].0[block][place] = weight;
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

    /// Computes the sums for `marbles` from those of another position, and pools them for each
    /// team's view. The cost is proportional to the number of cells that differ.
    #[inline(always)]
    pub(super) fn update_from<const AVX2: bool>(
        &mut self,
        before: &Accumulators,
        marbles: [Cells; 2],
        layer: &FirstLayer,
    ) -> [Pooled; 2] {
        self.marbles = marbles;
        let mut changes = [[0_u8; MOST_MARBLES]; 2];
        let mut counts = [0; 2];
        for (first, (old, new)) in [0, OPPOSING].into_iter().zip(before.marbles.into_iter().zip(marbles)) {
            for (kind, cells) in [(0, new & !old), (1, old & !new)] {
                for cell in cells.iter() {
                    changes[kind][counts[kind]] = (first + cell.number()) as u8;
                    counts[kind] += 1;
                }
            }
        }
        let mut pooled = [[0; FILTERS]; 2];
        for (view, pooled) in pooled.iter_mut().enumerate() {
            let flip = view * OPPOSING;
            let column = |input: u8| &layer.columns[usize::from(input) ^ flip];
            let (old, new) = (&before.sums[view], &mut self.sums[view]);
            let [added, removed] = &changes;
            // The usual numbers of changed cells have code of their own, without branches.
            *pooled = match counts {
                [0, 0] => update::<AVX2, _, _>(old, new, [], []),
                [1, 1] => update::<AVX2, _, _>(old, new, [column(added[0])], [column(removed[0])]),
                [1, 2] => {
                    update::<AVX2, _, _>(old, new, [column(added[0])], [0, 1].map(|place| column(removed[place])))
                }
                [2, 2] => {
                    let [added, removed] = [added, removed].map(|inputs| [0, 1].map(|place| column(inputs[place])));
                    update::<AVX2, _, _>(old, new, added, removed)
                }
                [3, 3] => {
                    let [added, removed] = [added, removed].map(|inputs| [0, 1, 2].map(|place| column(inputs[place])));
                    update::<AVX2, _, _>(old, new, added, removed)
                }
                _ => {
                    new.clone_from(old);
                    for &input in &added[..counts[0]] {
                        update::<AVX2, _, _>(&new.clone(), new, [column(input)], []);
                    }
                    for &input in &removed[..counts[1]] {
                        update::<AVX2, _, _>(&new.clone(), new, [], [column(input)]);
                    }
                    update::<AVX2, _, _>(&new.clone(), new, [], [])
                }
            };
        }
        pooled
    }
}

/// Adds and subtracts columns, and pools the new sums.
#[inline(always)]
fn update<const AVX2: bool, const ADDED: usize, const REMOVED: usize>(
    old: &Sums,
    new: &mut Sums,
    added: [&Sums; ADDED],
    removed: [&Sums; REMOVED],
) -> Pooled {
    let mut pooled = [0; FILTERS];
    // One group of filters at a time, so that its totals stay in a register.
    for (part, pooled) in pooled.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
        let mut totals = [0; LANES];
        for block in (part..HIDDEN / BLOCK).step_by(FILTERS / LANES) {
            let mut sums = old.0[block];
            for column in added {
                sums.iter_mut().zip(&column.0[block]).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
            }
            for column in removed {
                sums.iter_mut().zip(&column.0[block]).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
            }
            add_squares::<AVX2>(&mut totals, &sums, FIRST_ONE as i16);
            new.0[block] = sums;
        }
        *pooled = totals.map(|total| (total >> POOL_SHIFT) as i16);
    }
    pooled
}
