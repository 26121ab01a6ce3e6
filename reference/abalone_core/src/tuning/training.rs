//! Training: Adam's method over shuffled batches, with a learning rate that falls towards the end.

use std::thread;

use fastrand::Rng;

use super::float_network::{random, Activity, FloatNetwork, PARAMETERS, SECTIONS};
use super::gradient::Gradient;
use super::quantise::dequantise;
use super::samples::{chance, log_loss, Sample};
use crate::network::parameters::Parameters;
use crate::sealed;

/// The kind of a checkpoint file and its version.
const HEAD: &[u8; 8] = b"abatrai1";

/// Number of samples in a step.
const BATCH: usize = 8192;

/// Number of parts of a batch. It does not depend on the number of threads, so the result does not
/// either.
const PARTS: usize = 4;

/// Adam's decay rates.
const FIRST_MOMENT: f32 = 0.9;
const SECOND_MOMENT: f32 = 0.999;

/// Settings of a training.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Number of times that each sample is used.
    pub epochs: u32,
    /// Initial learning rate.
    pub rate: f32,
    /// Weight of the search's value in the target; what followed has the rest.
    pub value_share: f32,
    /// The unit that turns the search's values into chances.
    pub unit: f32,
    /// Seed of the initial parameters and of the order of the samples.
    pub seed: u64,
}

impl Plan {
    /// The target for a sample, as a chance of winning.
    fn target(&self, sample: &Sample) -> f32 {
        let value = chance(f32::from(sample.value), self.unit);
        self.value_share * value + (1.0 - self.value_share) * sample.later
    }
}

/// Mean log-loss over samples.
#[derive(Clone, Copy, Debug)]
pub struct Loss {
    /// Against the targets.
    pub target: f64,
    /// Against the outcomes.
    pub outcome: f64,
}

/// The state of a training.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// The parameters.
    pub row: Vec<f32>,
    moments: Vec<[f32; 2]>,
    steps: i32,
    /// Finished epochs.
    pub epochs: u32,
}

impl Training {
    /// An untrained network with random parameters from this seed.
    pub fn new(seed: u64) -> Training {
        Training::of(random(seed))
    }

    /// A training that continues from a network.
    pub fn from_network(parameters: &Parameters) -> Training {
        Training::of(dequantise(parameters))
    }

    fn of(row: Vec<f32>) -> Training {
        Training { row, moments: vec![[0.0; 2]; PARAMETERS], steps: 0, epochs: 0 }
    }

    /// Trains for one epoch; returns the mean loss during it.
    pub fn train_epoch(&mut self, samples: &[Sample], plan: &Plan, threads: usize) -> f64 {
        // The order depends only on the epoch, so that training can resume from a checkpoint.
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        Rng::with_seed(plan.seed.wrapping_add(u64::from(self.epochs))).shuffle(&mut order);
        let steps = samples.len().div_ceil(BATCH) as f32;
        let mut loss = 0.0;
        let mut batch = Vec::with_capacity(BATCH);
        for (step, order) in order.chunks(BATCH).enumerate() {
            batch.clear();
            batch.extend(order.iter().map(|&index| samples[index as usize]));
            let done = (self.epochs as f32 + step as f32 / steps) / plan.epochs as f32;
            let rate = plan.rate * (0.5 + 0.5 * (std::f32::consts::PI * done.min(1.0)).cos()).max(0.005);
            loss += self.take_step(&batch, plan, rate, threads);
        }
        self.epochs += 1;
        loss / samples.len() as f64
    }

    fn take_step(&mut self, batch: &[Sample], plan: &Plan, rate: f32, threads: usize) -> f64 {
        let network = FloatNetwork::new(&self.row);
        let parts: Vec<&[Sample]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
        let mut gradients: Vec<Gradient> = parts.iter().map(|_| Gradient::new()).collect();
        thread::scope(|scope| {
            let share = parts.len().div_ceil(threads.max(1));
            for (gradients, parts) in gradients.chunks_mut(share).zip(parts.chunks(share)) {
                let network = &network;
                scope.spawn(move || {
                    for (gradient, part) in gradients.iter_mut().zip(parts) {
                        gradient.compute(network, part, &|sample| plan.target(sample));
                    }
                });
            }
        });
        self.steps += 1;
        let corrections = [FIRST_MOMENT, SECOND_MOMENT].map(|moment| 1.0 - moment.powi(self.steps));
        for section in SECTIONS {
            for place in section.range() {
                let slope = gradients.iter().map(|gradient| gradient.row[place]).sum::<f32>() / batch.len() as f32;
                let [first, second] = &mut self.moments[place];
                *first += (1.0 - FIRST_MOMENT) * (slope - *first);
                *second += (1.0 - SECOND_MOMENT) * (slope * slope - *second);
                let step = rate * (*first / corrections[0]) / ((*second / corrections[1]).sqrt() + 1e-8);
                self.row[place] = (self.row[place] - step).clamp(-section.bound, section.bound);
            }
        }
        gradients.iter().map(|gradient| gradient.loss).sum()
    }

    /// Measures the loss on samples that were not used for learning.
    pub fn measure_loss(&self, samples: &[Sample], plan: &Plan) -> Loss {
        let network = FloatNetwork::new(&self.row);
        let mut activity = Activity::new();
        let mut loss = Loss { target: 0.0, outcome: 0.0 };
        for sample in samples {
            network.run(sample, &mut activity);
            let chance = chance(activity.output, 1.0);
            loss.target += log_loss(chance, plan.target(sample)) / samples.len() as f64;
            loss.outcome += log_loss(chance, sample.outcome()) / samples.len() as f64;
        }
        loss
    }

    /// Writes a checkpoint, from which training can resume. `task` identifies the samples and
    /// settings.
    pub fn write_checkpoint(&self, task: u64) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        bytes.extend(task.to_le_bytes());
        bytes.extend(self.epochs.to_le_bytes());
        bytes.extend(self.steps.to_le_bytes());
        let numbers = self.row.iter().chain(self.moments.as_flattened());
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        sealed::seal(bytes)
    }

    /// Reads a checkpoint; `None` if it is damaged or belongs to another task.
    pub fn read_checkpoint(bytes: &[u8], task: u64) -> Option<Training> {
        let body = sealed::open(bytes, HEAD, "it is not a checkpoint").ok()?;
        let (its_task, rest) = body.split_first_chunk()?;
        let (epochs, rest) = rest.split_first_chunk()?;
        let (steps, rest) = rest.split_first_chunk()?;
        let (numbers, remainder) = rest.as_chunks();
        let numbers: Vec<f32> = numbers.iter().map(|&number| f32::from_le_bytes(number)).collect();
        if u64::from_le_bytes(*its_task) != task || !remainder.is_empty() || numbers.len() != 3 * PARAMETERS {
            return None;
        }
        let (row, moments) = numbers.split_at(PARAMETERS);
        Some(Training {
            row: row.to_vec(),
            moments: moments.as_chunks().0.to_vec(),
            steps: i32::from_le_bytes(*steps),
            epochs: u32::from_le_bytes(*epochs),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Engine;
    use crate::tuning::samples::samples;
    use crate::tuning::self_play::play;

    #[test]
    fn training_learns_and_resumes_from_a_checkpoint() {
        let some: Vec<Sample> = (0..6)
            .flat_map(|seed| samples(&play(&mut Engine::new(1, 1), 1, seed), 1.0, 1.0).collect::<Vec<_>>())
            .collect();
        let plan = Plan { epochs: 4, rate: 0.01, value_share: 0.5, unit: 100.0, seed: 5 };
        let mut whole = Training::new(plan.seed);
        let before = whole.measure_loss(&some, &plan);
        for _ in 0..4 {
            whole.train_epoch(&some, &plan, 1);
        }
        let after = whole.measure_loss(&some, &plan);
        assert!(after.target < before.target && after.outcome < before.outcome, "{before:?} {after:?}");

        let mut half = Training::new(plan.seed);
        for _ in 0..2 {
            half.train_epoch(&some, &plan, 3);
        }
        let bytes = half.write_checkpoint(77);
        assert_eq!(Training::read_checkpoint(&bytes, 78), None, "another task");
        assert_eq!(Training::read_checkpoint(&bytes[..bytes.len() - 4], 77), None);
        let mut rest = Training::read_checkpoint(&bytes, 77).expect("whole");
        for _ in 0..2 {
            rest.train_epoch(&some, &plan, 2);
        }
        assert_eq!(rest, whole, "neither the break nor the threads change anything");
    }
}
