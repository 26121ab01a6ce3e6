//! Logistic regression: weights under which the games would most likely have ended as they did.

use super::self_play::Sample;
use crate::features::FEATURES;
use crate::weights::Weights;

/// Each weight is pulled to the one before as if so many positions spoke for that.
const PULL: f64 = 20.0;

/// Rounds over all weights, one after the other.
const ROUNDS: usize = 60;

/// Chances from values: one in hundredths of a marble that is `unit` makes the odds e to one.
#[derive(Clone, Copy, Debug)]
pub struct Chances {
    unit: f64,
}

impl Chances {
    /// The unit under which these weights tell the outcomes best.
    pub fn of(weights: &Weights, samples: &[Sample]) -> Chances {
        let loss = |unit: f64| Chances { unit }.log_loss(weights, samples);
        // A valley with one bottom, looked at on a logarithmic scale.
        let (mut low, mut high) = (1.0_f64, 10_000.0_f64);
        while high / low > 1.001 {
            let third = (high / low).powf(1.0 / 3.0);
            if loss(low * third) < loss(high / third) {
                high /= third;
            } else {
                low *= third;
            }
        }
        Chances { unit: (low * high).sqrt() }
    }

    fn chance(self, value: f64) -> f64 {
        1.0 / (1.0 + (-value / self.unit).exp())
    }

    /// Mean log-loss of the outcomes.
    pub fn log_loss(self, weights: &Weights, samples: &[Sample]) -> f64 {
        let loss = |sample: &Sample| {
            let weights = weights.map(f64::from);
            let chance = self.chance(value(&weights, sample)).clamp(1e-6, 1.0 - 1e-6);
            -(sample.outcome * chance.ln() + (1.0 - sample.outcome) * (1.0 - chance).ln())
        };
        samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
    }

    /// Weights that tell the outcomes better, in the same unit: Newton's method, a weight at a time.
    pub fn fit(self, before: &Weights, samples: &[Sample]) -> Weights {
        let before = before.map(f64::from);
        let mut weights = before;
        let mut values: Vec<f64> = samples.iter().map(|sample| value(&weights, sample)).collect();
        for _ in 0..ROUNDS {
            for index in 0..FEATURES {
                let (mut slope, mut bend) = (PULL * (before[index] - weights[index]) / self.unit, PULL);
                for (sample, value) in samples.iter().zip(&values) {
                    let (feature, chance) = (f64::from(sample.features[index]), self.chance(*value));
                    slope += (sample.outcome - chance) * feature;
                    bend += chance * (1.0 - chance) * feature * feature;
                }
                let step = self.unit * slope / bend;
                weights[index] += step;
                for (sample, value) in samples.iter().zip(&mut values) {
                    *value += step * f64::from(sample.features[index]);
                }
            }
        }
        weights.map(|weight| weight.round() as i32)
    }
}

fn value(weights: &[f64; FEATURES], sample: &Sample) -> f64 {
    sample.features.iter().zip(weights).map(|(&feature, weight)| f64::from(feature) * weight).sum()
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;

    const UNIT: f64 = 80.0;

    /// Positions whose outcomes are the chances that these weights give.
    fn known(weights: &Weights) -> Vec<Sample> {
        let mut rng = Rng::with_seed(1);
        let sample = |_| {
            let features = std::array::from_fn(|_| rng.i32(-2..=2));
            let mut sample = Sample { features, outcome: 0.0 };
            sample.outcome = Chances { unit: UNIT }.chance(value(&weights.map(f64::from), &sample));
            sample
        };
        (0..20_000).map(sample).collect()
    }

    #[test]
    fn weights_and_unit_are_found_again() {
        let truth: Weights = std::array::from_fn(|index| 10 * index as i32 - 50);
        let samples = known(&truth);
        let chances = Chances::of(&truth, &samples);
        assert!((chances.unit - UNIT).abs() < 1.0, "{chances:?}");
        let start = [0; FEATURES];
        let found = Chances { unit: UNIT }.fit(&start, &samples);
        assert!(truth.iter().zip(&found).all(|(truth, found)| truth.abs_diff(*found) <= 1), "{found:?}");
        assert!(chances.log_loss(&found, &samples) < chances.log_loss(&start, &samples));
    }

    #[test]
    fn where_no_game_speaks_the_weight_stays() {
        let mut truth: Weights = [30; FEATURES];
        let mut samples = known(&truth);
        samples.iter_mut().for_each(|sample| sample.features[3] = 0);
        truth[3] = 77;
        assert_eq!(Chances { unit: UNIT }.fit(&truth, &samples)[3], 77);
    }

    #[test]
    fn an_even_guess_costs_the_logarithm_of_two() {
        let sample = Sample { features: [0; FEATURES], outcome: 1.0 };
        let loss = Chances { unit: UNIT }.log_loss(&[5; FEATURES], &[sample]);
        assert!((loss - std::f64::consts::LN_2).abs() < 1e-12);
    }
}
