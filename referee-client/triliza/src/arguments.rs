//! Parsers of values that several options take.

pub fn probability(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "a probability is a number from 0 to 1".to_owned())
}

/// Parses the whole seconds of an attempt.
pub fn seconds(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| *number <= 120);
    number.ok_or_else(|| "an attempt takes from 0 to 120 whole seconds".to_owned())
}
