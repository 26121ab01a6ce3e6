//! Computes the value from the first layer's sums.

use super::accumulator::{FirstLayer, Pooled};
use super::lanes::{add_products, LANES};
use super::parameters::Parameters;
use super::shape::{
    COUNTS, FILTERS, LOST, OUTPUT_SHIFT, POOLED, SECOND, SECOND_INPUTS, SECOND_ONE, SECOND_SHIFT, STAGES,
};
use crate::cells::Cells;
use crate::features::{score_difference, shape};
use crate::moves::count_ejections;
use crate::position::MARBLES;

/// The weights of two neighbouring inputs of the second layer for each output, in blocks as long as
/// a vector.
type PairOfInputs = [[i16; 2 * LANES]; SECOND / LANES];

/// A network laid out for evaluation.
#[derive(Clone, Debug)]
pub struct Network {
    /// The layer that an accumulator sums up.
    pub first: FirstLayer,
    second: Vec<PairOfInputs>,
    /// The initial values of the second layer's sums, by stage and by own and opposing marbles lost.
    offsets: Vec<[[[i32; SECOND]; LOST]; LOST]>,
    rest: Parameters,
}

impl Network {
    /// Lays out these parameters.
    pub fn new(parameters: &Parameters) -> Network {
        let pair = |pair: usize| {
            let [one, two] = [&parameters.second[2 * pair], &parameters.second[2 * pair + 1]];
            let weight = |place: usize| [one, two][place % 2][place / 2];
            std::array::from_fn(|block| std::array::from_fn(|place| weight(2 * LANES * block + place)))
        };
        let offsets = |stage: usize, own: usize, other: usize| {
            let [ours, theirs] = [&parameters.lost_offsets[0][own], &parameters.lost_offsets[1][other]];
            let of_stage = &parameters.stage_offsets[stage];
            std::array::from_fn(|output| of_stage[output].wrapping_add(ours[output]).wrapping_add(theirs[output]))
        };
        let of_stage = |stage| std::array::from_fn(|own| std::array::from_fn(|other| offsets(stage, own, other)));
        Network {
            first: FirstLayer::new(parameters),
            second: (0..SECOND_INPUTS / 2).map(pair).collect(),
            offsets: (0..STAGES).map(of_stage).collect(),
            rest: parameters.clone(),
        }
    }

    /// Describes the training data.
    pub fn origin(&self) -> &str {
        &self.rest.origin
    }

    /// The value for the side of `own`, in hundredths of a marble. `pooled` has that side's view
    /// first.
    #[inline(always)]
    pub(super) fn value<const AVX2: bool>(&self, pooled: [&Pooled; 2], own: Cells, other: Cells, stage: usize) -> i32 {
        let mut inputs = [0_i16; SECOND_INPUTS];
        let (filtered, counted) = inputs.split_at_mut(POOLED);
        filtered.chunks_exact_mut(FILTERS).zip(pooled).for_each(|(inputs, pooled)| inputs.copy_from_slice(pooled));
        let counts = counts(own, other);
        counted
            .iter_mut()
            .zip(counts.iter().zip(UNITS))
            .for_each(|(input, (count, unit))| *input = (count * unit) as i16);
        let lost = [own, other].map(|cells| ((MARBLES - cells.count()) as usize).min(LOST - 1));
        let mut outputs = self.offsets[stage][lost[0]][lost[1]];
        let (blocks, _) = outputs.as_chunks_mut::<LANES>();
        for (inputs, weights) in inputs.as_chunks::<2>().0.iter().zip(&self.second) {
            for (block, weights) in blocks.iter_mut().zip(weights) {
                add_products::<AVX2>(block, weights, *inputs);
            }
        }
        let mut value = self.rest.last_lost[stage][lost[0]][lost[1]];
        for (output, weight) in outputs.iter().zip(&self.rest.last[stage]) {
            value += (output >> SECOND_SHIFT).clamp(0, SECOND_ONE) * weight;
        }
        for (count, weight) in counts.iter().zip(&self.rest.last_counts[stage]) {
            value += count * weight;
        }
        value >> OUTPUT_SHIFT
    }
}

/// Input of the second layer for one unit of each count.
pub const UNITS: [i32; COUNTS] = [762, 762, 95, 95, 150, 150, 0, 1500];

/// Counts that a sum over cells cannot express: available ejections, pairs and threes in a line,
/// each own and opposing; the difference of the contest's scores, which matters only at the end;
/// and a constant 1.
#[inline(always)]
pub fn counts(own: Cells, other: Cells) -> [i32; COUNTS] {
    let [pairs, threes] = shape(own);
    let [their_pairs, their_threes] = shape(other);
    let ejections = count_ejections(own, other).min(4) as i32;
    let threats = count_ejections(other, own).min(4) as i32;
    [ejections, threats, pairs, their_pairs, threes, their_threes, score_difference(own, other), 1]
}
