//! Rounds a trained network's real numbers to the integers that the engine uses, and back.

use super::float_network::{
    Section, FIRST, FIRST_OFFSETS, LAST, LAST_COUNTS, LAST_LOST, LAST_UNITS, LOST_OFFSETS, SECOND_WEIGHTS,
    STAGE_OFFSETS,
};
use crate::network::parameters::Parameters;
use crate::network::shape::{
    COUNTS, FIRST_ONE, OUTPUT_SHIFT, POOL_ONE, SECOND_ONE, SECOND_SHIFT, SECOND_WEIGHT_ONE, UNIT,
};

/// The fixed-point 1 of the second layer's sums.
const SECOND_SUM_ONE: f32 = POOL_ONE * SECOND_WEIGHT_ONE;

/// The fixed-point 1 of the second layer's outputs, unrounded.
const HIDDEN_ONE: f32 = SECOND_SUM_ONE / (1 << SECOND_SHIFT) as f32;

/// The fixed-point 1 of the last sum.
const OUTPUT_ONE: f32 = UNIT * (1 << OUTPUT_SHIFT) as f32;

/// Rounds a row of trained parameters to the integers of the network. `origin` says what they were
/// made from.
pub fn quantise(row: &[f32], origin: String) -> Parameters {
    debug_assert!((HIDDEN_ONE - SECOND_ONE as f32).abs() < 1.0);
    let numbers =
        |section: Section, one: f32| row[section.range()].iter().map(move |number| (number * one).round() as i32);
    let shorts = |section, one| numbers(section, one).map(|number| number as i16);
    let mut parameters = Parameters::zero(origin);
    put(parameters.first.iter_mut().flatten(), shorts(FIRST, FIRST_ONE as f32));
    put(parameters.first_offsets.iter_mut(), shorts(FIRST_OFFSETS, FIRST_ONE as f32));
    put(parameters.second.iter_mut().flatten(), shorts(SECOND_WEIGHTS, SECOND_WEIGHT_ONE));
    put(parameters.stage_offsets.iter_mut().flatten(), numbers(STAGE_OFFSETS, SECOND_SUM_ONE));
    put(parameters.lost_offsets.iter_mut().flatten().flatten(), numbers(LOST_OFFSETS, SECOND_SUM_ONE));
    put(parameters.last.iter_mut().flatten(), numbers(LAST, OUTPUT_ONE / HIDDEN_ONE));
    put(parameters.last_lost.iter_mut().flatten().flatten(), numbers(LAST_LOST, OUTPUT_ONE));
    let counts = row[LAST_COUNTS.range()].iter().enumerate();
    let counts = counts.map(|(place, number)| (number * LAST_UNITS[place % COUNTS] * OUTPUT_ONE).round() as i32);
    put(parameters.last_counts.iter_mut().flatten(), counts);
    parameters
}

fn put<'a, T: 'a>(places: impl Iterator<Item = &'a mut T>, numbers: impl Iterator<Item = T>) {
    places.zip(numbers).for_each(|(place, number)| *place = number);
}

/// The row of parameters that the integers stand for, to continue training from a network.
pub fn dequantise(parameters: &Parameters) -> Vec<f32> {
    let shorts = |numbers: &[i16], one: f32| numbers.iter().map(|&number| f32::from(number) / one).collect::<Vec<_>>();
    let numbers = |numbers: &[i32], one: f32| numbers.iter().map(|&number| number as f32 / one).collect::<Vec<_>>();
    let counts = parameters.last_counts.as_flattened().iter().enumerate();
    let counts = counts.map(|(place, &number)| number as f32 / (LAST_UNITS[place % COUNTS] * OUTPUT_ONE)).collect();
    [
        shorts(parameters.first.as_flattened(), FIRST_ONE as f32),
        shorts(&parameters.first_offsets, FIRST_ONE as f32),
        shorts(parameters.second.as_flattened(), SECOND_WEIGHT_ONE),
        numbers(parameters.stage_offsets.as_flattened(), SECOND_SUM_ONE),
        numbers(parameters.lost_offsets.as_flattened().as_flattened(), SECOND_SUM_ONE),
        numbers(parameters.last.as_flattened(), OUTPUT_ONE / HIDDEN_ONE),
        counts,
        numbers(parameters.last_lost.as_flattened().as_flattened(), OUTPUT_ONE),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use fastrand::Rng;

    use super::*;
    use crate::network::evaluator::Evaluator;
    use crate::network::forward::Network;
    use crate::network::shape::STAGE_ENDS;
    use crate::search::Engine;
    use crate::tuning::float_network::{random, Activity, FloatNetwork};
    use crate::tuning::samples::samples;
    use crate::tuning::self_play::play;

    #[test]
    fn integers_and_real_numbers_agree_about_positions() {
        let mut row = random(8);
        let mut rng = Rng::with_seed(8);
        row[LAST_LOST.range()].fill_with(|| rng.f32() - 0.5);
        let parameters = quantise(&row, String::new());
        // Rounding the parameters is one error, computing in integers another: this is the second.
        let row = dequantise(&parameters);
        assert_eq!(quantise(&row, String::new()), parameters);
        let network = Arc::new(Network::new(&parameters));
        let float = FloatNetwork::new(&row);
        let mut activity = Activity::new();
        let mut spread = (f32::MAX, f32::MIN);
        for sample in samples(&play(&mut Engine::new(1, 1), 1, 2), 1.0, 1.0) {
            float.run(&sample, &mut activity);
            let plies_left = STAGE_ENDS.get(usize::from(sample.stage)).copied().unwrap_or(300);
            let mut evaluator = Evaluator::new(Arc::clone(&network), 1, plies_left);
            let value = evaluator.evaluate(sample.own, sample.other, 0) as f32;
            let real = activity.output * UNIT;
            assert!((value - real).abs() < 2.0, "{value} {real}");
            spread = (spread.0.min(real), spread.1.max(real));
        }
        assert!(spread.1 - spread.0 > 5.0, "{spread:?}");
    }
}
