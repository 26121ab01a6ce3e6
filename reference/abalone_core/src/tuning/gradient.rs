//! The gradient of the network's error by backpropagation, one sample at a time.
//!
//! It is written by hand instead of with a library, because only 28 of 122 inputs are set and
//! twelve orientations share the first layer's weights. A sum over the set inputs costs a quarter
//! of the dense products.

use super::float_network::{
    turn_input, Activity, FloatNetwork, FIRST, FIRST_OFFSETS, LAST, LAST_COUNTS, LAST_LOST, LOST_OFFSETS, PARAMETERS,
    SECOND_WEIGHTS, STAGE_OFFSETS,
};
use super::samples::{chance, log_loss, Sample};
use crate::network::shape::{lane, COUNTS, FILTERS, HIDDEN, INPUTS, LOST, POOLED, SECOND};
use crate::symmetry::SYMMETRIES;

/// The gradient over some samples.
pub(super) struct Gradient {
    /// One slope for each parameter.
    pub(super) row: Vec<f32>,
    /// Slopes of the first layer's columns, not yet added to the row.
    columns: Vec<[f32; HIDDEN]>,
    /// The sum of the samples' losses.
    pub(super) loss: f64,
}

impl Gradient {
    pub(super) fn new() -> Gradient {
        Gradient { row: vec![0.0; PARAMETERS], columns: vec![[0.0; HIDDEN]; INPUTS + 1], loss: 0.0 }
    }

    /// Computes the gradient over these samples, towards the values that `target` gives.
    pub(super) fn compute(
        &mut self,
        network: &FloatNetwork,
        samples: &[Sample],
        target: &(impl Fn(&Sample) -> f32 + Sync),
    ) {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt") {
            // SAFETY: the processor supports what the function is compiled for.
            return unsafe { self.compute_avx2(network, samples, target) };
        }
        self.add_all(network, samples, target);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,popcnt")]
    unsafe fn compute_avx2(
        &mut self,
        network: &FloatNetwork,
        samples: &[Sample],
        target: &(impl Fn(&Sample) -> f32 + Sync),
    ) {
        self.add_all(network, samples, target);
    }

    #[inline(always)]
    fn add_all(&mut self, network: &FloatNetwork, samples: &[Sample], target: &impl Fn(&Sample) -> f32) {
        self.row.fill(0.0);
        self.columns.iter_mut().for_each(|column| column.fill(0.0));
        self.loss = 0.0;
        let mut activity = Activity::new();
        for sample in samples {
            network.run(sample, &mut activity);
            let target = target(sample);
            let chance = chance(activity.output, 1.0);
            self.loss += log_loss(chance, target);
            self.add(network, usize::from(sample.stage), &activity, chance - target);
        }
        self.fold();
    }

    /// Adds a sample's contribution; `slope` is the derivative of its loss with respect to the
    /// output.
    #[inline(always)]
    fn add(&mut self, network: &FloatNetwork, stage: usize, activity: &Activity, slope: f32) {
        let [lost, theirs] = activity.lost;
        self.row[LAST_LOST.range()][(stage * LOST + lost) * LOST + theirs] += slope;
        let counts = &mut self.row[LAST_COUNTS.range()][stage * COUNTS..][..COUNTS];
        counts.iter_mut().zip(&activity.counts).for_each(|(weight, count)| *weight += slope * count);
        let last = &network.section(LAST)[stage * SECOND..][..SECOND];
        let last_slopes = &mut self.row[LAST.range()][stage * SECOND..][..SECOND];
        let mut second = [0.0; SECOND];
        for output in 0..SECOND {
            let sum = activity.second[output];
            last_slopes[output] += slope * sum.clamp(0.0, 1.0);
            second[output] = if sum > 0.0 && sum < 1.0 { slope * last[output] } else { 0.0 };
        }
        let mut add = |place: usize| {
            let slopes = &mut self.row[place..][..SECOND];
            slopes.iter_mut().zip(&second).for_each(|(slope, second)| *slope += second);
        };
        add(STAGE_OFFSETS.range().start + stage * SECOND);
        add(LOST_OFFSETS.range().start + lost * SECOND);
        add(LOST_OFFSETS.range().start + (LOST + theirs) * SECOND);
        let mut pooled = [0.0; POOLED];
        let weights = network.section(SECOND_WEIGHTS).chunks_exact(SECOND);
        let slopes = self.row[SECOND_WEIGHTS.range()].chunks_exact_mut(SECOND);
        for (index, (weights, slopes)) in weights.zip(slopes).enumerate() {
            let input = activity.inputs[index];
            slopes.iter_mut().zip(&second).for_each(|(slope, second)| *slope += input * second);
            if index < POOLED {
                let mut sums = [0.0; 8];
                for (weights, second) in weights.chunks_exact(8).zip(second.chunks_exact(8)) {
                    for place in 0..8 {
                        sums[place] += weights[place] * second[place];
                    }
                }
                pooled[index] = sums.iter().sum::<f32>() * (2.0 / SYMMETRIES as f32);
            }
        }
        for view in 0..2 {
            let pooled = &pooled[view * FILTERS..][..FILTERS];
            let mut first = activity.first[view];
            for two in first.chunks_exact_mut(2 * FILTERS) {
                for (pooled, pair) in pooled.iter().zip(two.chunks_exact_mut(2)) {
                    for sum in pair {
                        *sum = if *sum > 0.0 && *sum < 1.0 { *sum * pooled } else { 0.0 };
                    }
                }
            }
            for &input in activity.present[view][..activity.present_count].iter().chain(&[INPUTS as u8]) {
                let column = &mut self.columns[usize::from(input)];
                column.iter_mut().zip(&first).for_each(|(slope, first)| *slope += first);
            }
        }
    }

    /// Adds up the slopes over a filter's orientations.
    fn fold(&mut self) {
        for filter in 0..FILTERS {
            for orientation in 0..SYMMETRIES {
                let lane = lane(filter, orientation);
                self.row[FIRST_OFFSETS.range()][filter] += self.columns[INPUTS][lane];
                for input in 0..INPUTS {
                    self.row[FIRST.range()][filter * INPUTS + input] +=
                        self.columns[turn_input(input, orientation)][lane];
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Engine;
    use crate::tuning::float_network::{random, SECTIONS};
    use crate::tuning::samples::samples;
    use crate::tuning::self_play::play;

    #[test]
    fn gradient_agrees_with_small_steps() {
        let some: Vec<Sample> = samples(&play(&mut Engine::new(1, 1), 1, 4), 1.0, 1.0).step_by(3).take(40).collect();
        let row = random(3);
        let target = |sample: &Sample| 0.3 + 0.4 * sample.outcome();
        let mut gradient = Gradient::new();
        gradient.compute(&FloatNetwork::new(&row), &some, &target);
        let loss = |row: &[f32]| {
            let mut gradient = Gradient::new();
            gradient.compute(&FloatNetwork::new(row), &some, &target);
            gradient.loss
        };
        for section in SECTIONS {
            let mut places: Vec<usize> = section.range().collect();
            places.sort_by(|&a, &b| gradient.row[b].abs().total_cmp(&gradient.row[a].abs()));
            for &place in places.iter().take(5) {
                let step = 2e-3;
                let [less, more] = [-step, step].map(|step| {
                    let mut row = row.clone();
                    row[place] += step;
                    loss(&row)
                });
                let (seen, said) = ((more - less) / f64::from(2.0 * step), f64::from(gradient.row[place]));
                assert!((seen - said).abs() < 0.02 * said.abs() + 0.02, "{section:?} {place}: {seen} {said}");
            }
        }
    }
}
