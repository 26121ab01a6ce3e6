//! Writes the file with the weights.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use duo_core::evaluation::{Evaluation, Weights, FREEDOM};
use testbench::workspace;

/// The evaluations with weights in the file, in order.
pub const EVALUATIONS: [Evaluation; 2] = [Evaluation::Whole, Evaluation::Small];

/// The path of the file.
pub fn path() -> PathBuf {
    workspace::root().join("reference/duo_core/src/weights.rs")
}

/// The text of the file: the weights of all [`EVALUATIONS`]; `origin` says what they were fitted
/// to.
pub fn text<W: AsRef<[Weights]>>(weights: &[W; EVALUATIONS.len()], origin: &str) -> String {
    let mut text = format!(
        "\
//! The evaluation's weights by ply: data that software and hardware share.
//!
//! Written by `cargo lab tune`: do not edit it, run the command again.
//! Fitted to {origin}.

use super::features::Weights;
"
    );
    for (evaluation, weights) in EVALUATIONS.into_iter().zip(weights) {
        text += "\n";
        text += &table(evaluation, weights.as_ref());
    }
    text
}

/// The origin of the current weights, from the file.
pub fn origin() -> Result<String> {
    let there = fs::read_to_string(path()).with_context(|| format!("cannot read {}", path().display()))?;
    let origin = there.split("Fitted to ").nth(1).and_then(|rest| rest.split(".\n\n").next());
    Ok(origin.with_context(|| format!("{} does not say where its weights are from", path().display()))?.to_owned())
}

/// The Rust code of one evaluation's weights.
fn table(evaluation: Evaluation, weights: &[Weights]) -> String {
    let (heading, name) = match evaluation {
        Evaluation::Whole => (
            format!(
                "\
/// The weights after 0, 1, 2 ... turns, the last ones until the end of the game, in units of 1/400
/// logit. All except the tempo fit in 10 bits, two's complement. The sets of `freedom` are, in this
/// order: {}.
",
                FREEDOM.join(", ")
            ),
            "WEIGHTS",
        ),
        Evaluation::Small => {
            ("/// The weights of the small evaluation, like [`WEIGHTS`].\n".to_string(), "SMALL_WEIGHTS")
        }
    };
    let mut text = format!("{heading}pub static {name}: [Weights; {}] = [\n", weights.len());
    for Weights { tempo, cells, freedom } in weights {
        writeln!(text, "    Weights {{ tempo: {tempo}, cells: {cells}, freedom: {freedom:?} }},").expect("a string");
    }
    text + "];\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_file_equals_what_would_be_written() {
        let there = fs::read_to_string(path()).unwrap();
        assert_eq!(text(&EVALUATIONS.map(Evaluation::weights), &origin().unwrap()), there);
    }
}
