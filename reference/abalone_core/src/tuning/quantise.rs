//! Rounds a trained network's real numbers to the integers that the engine uses.

use super::float_network::{
    Section, FIRST, FIRST_OFFSETS, LAST, LAST_COUNTS, LAST_LOST, LAST_UNITS, LOST_OFFSETS, SECOND_WEIGHTS,
    STAGE_OFFSETS,
};
use crate::network::parameters::Parameters;
use crate::network::shape::{
    COUNTS, FIRST_ONE, OUTPUT_SHIFT, POOL_ONE, SECOND_ONE, SECOND_SHIFT, SECOND_WEIGHT_ONE, UNIT,
};

/// Rounds a row of trained parameters to the integers of the network. `origin` says what they were
/// made from.
pub fn quantise(row: &[f32], origin: String) -> Parameters {
    let second_one = POOL_ONE * SECOND_WEIGHT_ONE;
    let output_one = UNIT * (1 << OUTPUT_SHIFT) as f32;
    let hidden_one = second_one / (1 << SECOND_SHIFT) as f32;
    debug_assert!((hidden_one - SECOND_ONE as f32).abs() < 1.0);
    let numbers =
        |section: Section, one: f32| row[section.range()].iter().map(move |number| (number * one).round() as i32);
    let shorts = |section, one| numbers(section, one).map(|number| number as i16);
    let mut parameters = Parameters::zero(origin);
    put(parameters.first.iter_mut().flatten(), shorts(FIRST, FIRST_ONE as f32));
    put(parameters.first_offsets.iter_mut(), shorts(FIRST_OFFSETS, FIRST_ONE as f32));
    put(parameters.second.iter_mut().flatten(), shorts(SECOND_WEIGHTS, SECOND_WEIGHT_ONE));
    put(parameters.stage_offsets.iter_mut().flatten(), numbers(STAGE_OFFSETS, second_one));
    put(parameters.lost_offsets.iter_mut().flatten().flatten(), numbers(LOST_OFFSETS, second_one));
    put(parameters.last.iter_mut().flatten(), numbers(LAST, output_one / hidden_one));
    put(parameters.last_lost.iter_mut().flatten(), numbers(LAST_LOST, output_one));
    let counts = row[LAST_COUNTS.range()].iter().enumerate();
    let counts = counts.map(|(place, number)| (number * LAST_UNITS[place % COUNTS] * output_one).round() as i32);
    put(parameters.last_counts.iter_mut().flatten(), counts);
    parameters
}

fn put<'a, T: 'a>(places: impl Iterator<Item = &'a mut T>, numbers: impl Iterator<Item = T>) {
    places.zip(numbers).for_each(|(place, number)| *place = number);
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

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
        let row = random(8);
        let network = Arc::new(Network::new(&quantise(&row, String::new())));
        let float = FloatNetwork::new(&row);
        let mut activity = Activity::new();
        let mut spread = (f32::MAX, f32::MIN);
        for sample in samples(&play(&mut Engine::new(1, 1), 1, 2)) {
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
