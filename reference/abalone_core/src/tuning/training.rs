//! Training: Adam's method over shuffled batches, the steps growing smaller towards the end.

use std::thread;

use fastrand::Rng;

use super::float_network::{random, Activity, FloatNetwork, PARAMETERS, SECTIONS};
use super::gradient::Gradient;
use super::samples::{chance, log_loss, Sample};

/// Samples of a step.
const BATCH: usize = 8192;

/// Parts of a batch that are computed at a time, as many whatever the threads: so the result does not depend on them.
const PARTS: usize = 4;

/// Adam's rates of forgetting.
const FIRST_MOMENT: f32 = 0.9;
const SECOND_MOMENT: f32 = 0.999;

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Times that each sample is seen.
    pub epochs: u32,
    /// The length of the first steps.
    pub rate: f32,
    /// The share of the search's value in what is to be said; the rest is the outcome's.
    pub value_share: f32,
    /// Under which the search's values are chances.
    pub unit: f32,
    /// Of the beginning and of the order of the samples.
    pub seed: u64,
}

impl Plan {
    /// What the network is to say of a sample, as a chance to win.
    fn target(&self, sample: &Sample) -> f32 {
        let value = chance(f32::from(sample.value), self.unit);
        self.value_share * value + (1.0 - self.value_share) * sample.outcome()
    }
}

/// Mean log-loss of samples.
#[derive(Clone, Copy, Debug)]
pub struct Loss {
    /// Against what it was trained to say.
    pub target: f64,
    /// Against what came out.
    pub outcome: f64,
}

/// Training that has come so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// The parameters.
    pub row: Vec<f32>,
    pub(super) moments: Vec<[f32; 2]>,
    pub(super) steps: i32,
    /// Epochs that are over.
    pub epochs: u32,
}

impl Training {
    /// Nothing learnt yet.
    pub fn new(seed: u64) -> Training {
        Training { row: random(seed), moments: vec![[0.0; 2]; PARAMETERS], steps: 0, epochs: 0 }
    }

    /// Another epoch; the mean loss on its way.
    pub fn epoch(&mut self, samples: &[Sample], plan: &Plan, threads: usize) -> f64 {
        // The order depends on the epoch alone, so that training may go on later.
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
            loss += self.step(&batch, plan, rate, threads);
        }
        self.epochs += 1;
        loss / samples.len() as f64
    }

    fn step(&mut self, batch: &[Sample], plan: &Plan, rate: f32, threads: usize) -> f64 {
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

    /// The loss of samples that were not learnt from.
    pub fn loss(&self, samples: &[Sample], plan: &Plan) -> Loss {
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
}
