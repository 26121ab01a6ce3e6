//! Logistic regression by Newton's method, with weights that change during the game.

use super::curve::{self, KNOTS, LAST_PLY, PARAMETERS};
use super::samples::{Sample, INPUTS, UNITS_PER_LOGIT};
use duo_core::evaluation::Weights;

/// Strength of the pull of each parameter towards zero, as a number of positions.
const PULL: f64 = 1.0;

/// Newton steps; each one doubles the correct digits.
const STEPS: usize = 12;

/// The largest weight in the hardware's 10 bits; the range is symmetrical.
pub const LARGEST: f64 = 511.0;

/// The weights by ply that make `target` likeliest, rounded to what the hardware holds.
pub fn fit(samples: &[(Sample, f64)]) -> Vec<Weights> {
    let scale = scale(samples);
    let mut parameters = vec![0.0; PARAMETERS];
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = parameters.iter().map(|parameter| -PULL * parameter).collect();
        let mut bend = vec![vec![0.0; PARAMETERS]; PARAMETERS];
        (0..PARAMETERS).for_each(|index| bend[index][index] = PULL);
        for (sample, target) in samples {
            let row = row(sample, &scale);
            let sum: f64 = row.iter().map(|&(index, value)| parameters[index] * value).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for &(index, value) in &row {
                slope[index] += (target - chance) * value;
                for &(other, factor) in &row {
                    bend[index][other] += chance * (1.0 - chance) * value * factor;
                }
            }
        }
        for (parameter, step) in parameters.iter_mut().zip(solve(bend, slope)) {
            *parameter += step;
        }
    }
    (0..=LAST_PLY as u8).map(|ply| weights(ply, &parameters, &scale)).collect()
}

/// The root mean square of each input, which is divided by it so that all inputs have the same
/// scale.
fn scale(samples: &[(Sample, f64)]) -> [f64; INPUTS] {
    std::array::from_fn(|index| {
        let squares: f64 = samples.iter().map(|(sample, _)| sample.inputs[index].powi(2)).sum();
        (squares / samples.len().max(1) as f64).sqrt().max(1e-9)
    })
}

/// The factors of the parameters; those not listed have zero.
fn row(sample: &Sample, scale: &[f64; INPUTS]) -> [(usize, f64); 2 * (INPUTS + 1)] {
    let tempo = curve::tempo(sample.ply);
    let ends = curve::at(sample.ply);
    std::array::from_fn(|index| {
        let (knot, share) = ends[index % 2];
        match index / 2 {
            INPUTS => (tempo * KNOTS.len() + knot, share),
            input => (input * KNOTS.len() + knot, share * sample.inputs[input] / scale[input]),
        }
    })
}

fn weights(ply: u8, parameters: &[f64], scale: &[f64; INPUTS]) -> Weights {
    let value = |curve: usize| UNITS_PER_LOGIT * curve::value(parameters, curve, ply);
    let weight = |input: usize| (value(input) / scale[input]).round().clamp(-LARGEST, LARGEST) as i16;
    Weights {
        tempo: value(curve::tempo(ply)).round() as i16,
        cells: weight(0),
        freedom: std::array::from_fn(|index| weight(index + 1)),
    }
}

/// The solution of `matrix` times x = `right` for a symmetric positive matrix, by Cholesky's
/// decomposition.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        for row in column..size {
            let known: f64 = (0..column).map(|k| matrix[row][k] * matrix[column][k]).sum();
            let rest = matrix[row][column] - known;
            matrix[row][column] = if row == column { rest.sqrt() } else { rest / matrix[column][column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|k| matrix[row][k] * right[k]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|k| matrix[k][row] * right[k]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::super::samples::chance;
    use super::*;

    #[test]
    fn system_of_equations_is_solved() {
        let matrix = vec![vec![4.0, 2.0, 0.0], vec![2.0, 5.0, 1.0], vec![0.0, 1.0, 3.0]];
        let x = solve(matrix, vec![8.0, 15.0, 11.0]);
        for (found, expected) in x.into_iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - expected).abs() < 1e-12, "{found}");
        }
    }

    /// Outcomes drawn from known weights give these weights back.
    #[test]
    fn regression_recovers_known_weights() {
        let mut rng = fastrand::Rng::with_seed(1);
        let truth = |ply: u8, input: usize| f64::from(ply) * (input as f64 - 2.0) + 40.0;
        let tempo = |ply: u8| if ply.is_multiple_of(2) { -200.0 } else { 100.0 };
        let samples: Vec<(Sample, f64)> = (0..40_000)
            .map(|_| {
                let ply = rng.u8(4..35);
                let inputs = std::array::from_fn(|_| f64::from(rng.i32(-6..=6)));
                let sum = |input: usize| truth(ply, input) * inputs[input];
                let score = tempo(ply) + (0..INPUTS).map(sum).sum::<f64>();
                (Sample { ply, inputs, outcome: None, expected: None }, chance(score))
            })
            .collect();
        let weights = fit(&samples);
        assert_eq!(weights.len(), LAST_PLY + 1);
        for ply in 4..34 {
            let found = weights[ply as usize];
            assert!((f64::from(found.tempo) - tempo(ply)).abs() < 4.0, "{ply}: {found:?}");
            assert!((f64::from(found.cells) - truth(ply, 0)).abs() < 4.0, "{ply}: {found:?}");
            for (index, weight) in found.freedom.into_iter().enumerate() {
                assert!((f64::from(weight) - truth(ply, index + 1)).abs() < 4.0, "{ply}: {found:?}");
            }
        }
    }

    #[test]
    fn weights_stay_within_the_hardwares_bits() {
        let sample = |input: f64| Sample { ply: 10, inputs: [input; INPUTS], outcome: None, expected: None };
        let samples: Vec<_> =
            (0..10_000).map(|index| (sample([0.01, -0.01][index % 2]), [1.0, 0.0][index % 2])).collect();
        assert_eq!(fit(&samples)[10].cells, 511);
    }
}
