//! Parsers of values that several options take.

use triliza_core::board::CELL_COUNT;

pub fn probability(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "a probability is a number from 0 to 1".to_owned())
}

/// Parses the number of a cell.
pub fn cell(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|&number| usize::from(number) < CELL_COUNT);
    number.ok_or_else(|| format!("cells are numbered from 0 to {}", CELL_COUNT - 1))
}

/// Parses a number of matches.
pub fn match_count(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("matches are a whole number from 1 to {}", u32::MAX))
}

/// Parses the whole seconds of an attempt.
pub fn seconds(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| *number <= 120);
    number.ok_or_else(|| "an attempt takes from 0 to 120 whole seconds".to_owned())
}
