//! The network with real numbers: its parameters in one row, and its value for a position.

use std::ops::Range;

use fastrand::Rng;

use super::samples::Sample;
use crate::cells::CELL_COUNT;
use crate::network::forward::{counts, UNITS};
use crate::network::shape::{
    lane, COUNTS, FILTERS, HIDDEN, INPUTS, LOST, POOLED, POOL_ONE, SECOND, SECOND_INPUTS, STAGES,
};
use crate::position::MARBLES;
use crate::symmetry::{IMAGES, SYMMETRIES};

/// Scale of each count in the last sum, chosen so that all weights have similar sizes.
pub const LAST_UNITS: [f32; COUNTS] = [1.0, 1.0, 0.1, 0.1, 0.1, 0.1, 0.1, 1.0];

/// The place of one kind of parameter in the row, and the maximum distance from 0 that will not
/// overflow the integers later.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    start: usize,
    length: usize,
    /// Largest magnitude of a number in the section.
    pub bound: f32,
}

impl Section {
    const fn after(before: Section, length: usize, bound: f32) -> Section {
        Section { start: before.start + before.length, length, bound }
    }

    /// Its range in the row.
    pub const fn range(self) -> Range<usize> {
        self.start..self.start + self.length
    }
}

/// The filters.
pub const FIRST: Section = Section { start: 0, length: FILTERS * INPUTS, bound: 2.0 };
/// The initial value of each filter's sum.
pub const FIRST_OFFSETS: Section = Section::after(FIRST, FILTERS, 8.0);
/// The second layer, by inputs.
pub const SECOND_WEIGHTS: Section = Section::after(FIRST_OFFSETS, SECOND_INPUTS * SECOND, 8.0);
/// The second layer's offsets, by stages.
pub const STAGE_OFFSETS: Section = Section::after(SECOND_WEIGHTS, STAGES * SECOND, 40.0);
/// The second layer's offsets by own and by opposing marbles lost.
pub const LOST_OFFSETS: Section = Section::after(STAGE_OFFSETS, 2 * LOST * SECOND, 40.0);
/// The last weights, by stages.
pub const LAST: Section = Section::after(LOST_OFFSETS, STAGES * SECOND, 40.0);
/// The counts' weights in the last sum, by stages.
pub const LAST_COUNTS: Section = Section::after(LAST, STAGES * COUNTS, 40.0);
/// The numbers that the marbles lost add to the last sum, by stages.
pub const LAST_LOST: Section = Section::after(LAST_COUNTS, STAGES * LOST * LOST, 40.0);

/// All sections, in the order of a row.
pub const SECTIONS: [Section; 8] =
    [FIRST, FIRST_OFFSETS, SECOND_WEIGHTS, STAGE_OFFSETS, LOST_OFFSETS, LAST, LAST_COUNTS, LAST_LOST];

/// Number of parameters in a row.
pub const PARAMETERS: usize = LAST_LOST.range().end;

/// Random parameters to start training from.
pub fn random(seed: u64) -> Vec<f32> {
    let mut rng = Rng::with_seed(seed);
    let mut row = vec![0.0; PARAMETERS];
    let mut fill = |section: Section, centre: f32, spread: f32| {
        row[section.range()].fill_with(|| centre + spread * (2.0 * rng.f32() - 1.0));
    };
    fill(FIRST, 0.0, 0.2);
    fill(FIRST_OFFSETS, 0.2, 0.2);
    fill(SECOND_WEIGHTS, 0.0, 0.4);
    fill(STAGE_OFFSETS, 0.2, 0.2);
    fill(LAST, 0.0, 0.2);
    row
}

/// The parameters, laid out for evaluation.
pub(super) struct FloatNetwork<'a> {
    pub(super) row: &'a [f32],
    /// The numbers that each input adds to the first layer's sums.
    pub(super) columns: Vec<[f32; HIDDEN]>,
    offsets: [f32; HIDDEN],
}

/// All intermediate results of an evaluation, which backpropagation needs.
pub(super) struct Activity {
    /// The inputs that are set, in both views.
    pub(super) present: [[u8; 2 * MARBLES as usize]; 2],
    pub(super) present_count: usize,
    pub(super) first: [[f32; HIDDEN]; 2],
    pub(super) inputs: [f32; SECOND_INPUTS],
    pub(super) counts: [f32; COUNTS],
    pub(super) lost: [usize; 2],
    pub(super) second: [f32; SECOND],
    /// The logarithm of the odds of winning.
    pub(super) output: f32,
}

impl Activity {
    pub(super) fn new() -> Activity {
        Activity {
            present: [[0; 2 * MARBLES as usize]; 2],
            present_count: 0,
            first: [[0.0; HIDDEN]; 2],
            inputs: [0.0; SECOND_INPUTS],
            counts: [0.0; COUNTS],
            lost: [0; 2],
            second: [0.0; SECOND],
            output: 0.0,
        }
    }
}

impl FloatNetwork<'_> {
    pub(super) fn new(row: &[f32]) -> FloatNetwork<'_> {
        let mut columns = vec![[0.0; HIDDEN]; INPUTS];
        let mut offsets = [0.0; HIDDEN];
        for (filter, weights) in row[FIRST.range()].chunks_exact(INPUTS).enumerate() {
            for orientation in 0..SYMMETRIES {
                let lane = lane(filter, orientation);
                offsets[lane] = row[FIRST_OFFSETS.range()][filter];
                for (input, &weight) in weights.iter().enumerate() {
                    columns[turn_input(input, orientation)][lane] = weight;
                }
            }
        }
        FloatNetwork { row, columns, offsets }
    }

    /// The parameters of a kind.
    #[inline(always)]
    pub(super) fn section(&self, section: Section) -> &[f32] {
        &self.row[section.range()]
    }

    /// Evaluates a position.
    #[inline(always)]
    pub(super) fn run(&self, sample: &Sample, activity: &mut Activity) {
        let (own, other, stage) = (sample.own, sample.other, usize::from(sample.stage));
        for (view, cells) in [[own, other], [other, own]].into_iter().enumerate() {
            let mut count = 0;
            for (first, cells) in [(0, cells[0]), (CELL_COUNT, cells[1])] {
                for cell in cells.iter() {
                    activity.present[view][count] = (first + cell.number()) as u8;
                    count += 1;
                }
            }
            activity.present_count = count;
            let mut sums = self.offsets;
            for &input in &activity.present[view][..count] {
                let column = &self.columns[usize::from(input)];
                sums.iter_mut().zip(column).for_each(|(sum, weight)| *sum += weight);
            }
            let pooled = &mut activity.inputs[view * FILTERS..(view + 1) * FILTERS];
            pooled.fill(0.0);
            for two in sums.chunks_exact(2 * FILTERS) {
                for (pooled, pair) in pooled.iter_mut().zip(two.chunks_exact(2)) {
                    let [one, two] = [pair[0].clamp(0.0, 1.0), pair[1].clamp(0.0, 1.0)];
                    *pooled += (one * one + two * two) / SYMMETRIES as f32;
                }
            }
            activity.first[view] = sums;
        }
        let counted = counts(own, other);
        for index in 0..COUNTS {
            activity.inputs[POOLED + index] = (counted[index] * UNITS[index]) as f32 / POOL_ONE;
            activity.counts[index] = counted[index] as f32 * LAST_UNITS[index];
        }
        activity.lost = [own, other].map(|cells| ((MARBLES - cells.count()) as usize).min(LOST - 1));
        let [lost, theirs] = activity.lost;
        let mut second = [0.0; SECOND];
        second.copy_from_slice(&self.section(STAGE_OFFSETS)[stage * SECOND..][..SECOND]);
        for place in [lost, LOST + theirs] {
            let offsets = &self.section(LOST_OFFSETS)[place * SECOND..][..SECOND];
            second.iter_mut().zip(offsets).for_each(|(sum, offset)| *sum += offset);
        }
        for (input, weights) in activity.inputs.iter().zip(self.section(SECOND_WEIGHTS).chunks_exact(SECOND)) {
            second.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        }
        activity.second = second;
        let last = self.section(LAST)[stage * SECOND..][..SECOND].iter().zip(&second);
        let counts = self.section(LAST_COUNTS)[stage * COUNTS..][..COUNTS].iter().zip(&activity.counts);
        activity.output = self.section(LAST_LOST)[(stage * LOST + lost) * LOST + theirs]
            + last.map(|(weight, sum)| weight * sum.clamp(0.0, 1.0)).sum::<f32>()
            + counts.map(|(weight, count)| weight * count).sum::<f32>();
    }
}

/// The input that corresponds to this input in an orientation.
pub(super) fn turn_input(input: usize, orientation: usize) -> usize {
    input / CELL_COUNT * CELL_COUNT + usize::from(IMAGES[orientation][input % CELL_COUNT])
}
