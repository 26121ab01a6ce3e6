//! The file that holds the weights, as tuning writes it.

use std::fmt::Write;

use crate::features::{LOST, ON_RING};
use crate::weights::Weights;

/// What the features are, and how many of each kind, in their order.
const KINDS: [(&str, usize); 5] = [
    ("A marble of the opponent's out: each one, and beyond the first, second ... more.", LOST),
    ("A marble on the second ring ... in the centre, against one at the edge.", ON_RING),
    ("Two neighbours, three in a line.", 2),
    ("Ejections at hand of whoever is to move, and of the other side.", 2),
    ("Being to move.", 1),
];

/// Its text; `origin` says where the weights are from.
pub fn text(weights: &Weights, origin: &str) -> String {
    let mut text = format!(
        "\
//! The weights of the evaluation, {origin}.

use super::features::FEATURES;

/// A weight for each feature.
pub type Weights = [i32; FEATURES];

/// Hundredths of a marble for each feature, as `features` names them.
pub const WEIGHTS: Weights = [
"
    );
    let mut rest = &weights[..];
    for (kind, count) in KINDS {
        let (these, others) = rest.split_at(count);
        let numbers: Vec<String> = these.iter().map(i32::to_string).collect();
        let end = if others.is_empty() { "" } else { " //" };
        writeln!(text, "    // {kind}\n    {},{end}", numbers.join(", ")).expect("a string");
        rest = others;
    }
    text + "];\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::WEIGHTS;

    #[test]
    fn the_file_that_is_there_is_as_it_would_be_written() {
        let there = include_str!("../weights.rs");
        let origin = there.split("evaluation, ").nth(1).and_then(|rest| rest.split(".\n\n").next()).unwrap();
        assert_eq!(text(&WEIGHTS, origin), there);
    }
}
