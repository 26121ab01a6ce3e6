//! Training that has come so far as bytes, to go on with later.

use super::float_network::PARAMETERS;
use super::training::Training;
use crate::checksum::checksum;

/// The kind of file and its version.
const HEAD: &[u8; 8] = b"abatrai1";

/// The bytes; `task` is a number for what is learnt and how.
pub fn write(training: &Training, task: u64) -> Vec<u8> {
    let mut bytes = HEAD.to_vec();
    bytes.extend(task.to_le_bytes());
    bytes.extend(training.epochs.to_le_bytes());
    bytes.extend(training.steps.to_le_bytes());
    let numbers = training.row.iter().chain(training.moments.as_flattened());
    bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// What was written for the same task; nothing if the bytes are damaged or another task's.
pub fn read(bytes: &[u8], task: u64) -> Option<Training> {
    let (body, sum) = bytes.split_at_checked(bytes.len().checked_sub(8)?)?;
    if sum != checksum(body).to_le_bytes() {
        return None;
    }
    let (of, rest) = body.strip_prefix(HEAD)?.split_first_chunk()?;
    let (epochs, rest) = rest.split_first_chunk()?;
    let (steps, rest) = rest.split_first_chunk()?;
    let (numbers, others) = rest.as_chunks();
    let numbers: Vec<f32> = numbers.iter().map(|&number| f32::from_le_bytes(number)).collect();
    if u64::from_le_bytes(*of) != task || !others.is_empty() || numbers.len() != 3 * PARAMETERS {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Engine;
    use crate::tuning::samples::{samples, Sample};
    use crate::tuning::self_play::play;
    use crate::tuning::training::Plan;

    #[test]
    fn training_learns_and_goes_on_where_it_was() {
        let some: Vec<Sample> =
            (0..6).flat_map(|seed| samples(&play(&mut Engine::new(1, 1), 1, seed)).collect::<Vec<_>>()).collect();
        let plan = Plan { epochs: 4, rate: 0.01, value_share: 0.5, unit: 100.0, seed: 5 };
        let mut whole = Training::new(plan.seed);
        let before = whole.loss(&some, &plan);
        for _ in 0..4 {
            whole.epoch(&some, &plan, 1);
        }
        let after = whole.loss(&some, &plan);
        assert!(after.target < before.target && after.outcome < before.outcome, "{before:?} {after:?}");

        let mut half = Training::new(plan.seed);
        for _ in 0..2 {
            half.epoch(&some, &plan, 3);
        }
        let bytes = write(&half, 77);
        assert_eq!(read(&bytes, 78), None, "another task");
        assert_eq!(read(&bytes[..bytes.len() - 4], 77), None);
        let mut rest = read(&bytes, 77).expect("whole");
        for _ in 0..2 {
            rest.epoch(&some, &plan, 2);
        }
        assert_eq!(rest, whole, "neither the break nor the threads change anything");
    }
}
