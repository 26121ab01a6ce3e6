//! The file that holds the weights, as `cargo lab tune` writes it.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use duo_core::evaluation::{Evaluation, Weights, FREEDOM};
use testbench::workspace;

/// Whose weights it holds, in this order.
pub const EVALUATIONS: [Evaluation; 2] = [Evaluation::Whole, Evaluation::Small];

/// Where it is.
pub fn path() -> PathBuf {
    workspace::root().join("reference/duo_core/src/weights.rs")
}

/// Its text: the weights of all [`EVALUATIONS`]; `origin` says what they were fitted to.
pub fn text<W: AsRef<[Weights]>>(weights: &[W; EVALUATIONS.len()], origin: &str) -> String {
    let mut text = format!(
        "\
//! The evaluation's weights by ply: data that software and hardware share.
//!
//! Written by `cargo lab tune`: tune anew rather than change it by hand. Fitted to {origin}.

use super::features::Weights;
"
    );
    for (evaluation, weights) in EVALUATIONS.into_iter().zip(weights) {
        text += "\n";
        text += &table(evaluation, weights.as_ref());
    }
    text
}

/// What the file that is there says its weights were fitted to.
pub fn origin() -> Result<String> {
    let there = fs::read_to_string(path()).with_context(|| format!("cannot read {}", path().display()))?;
    let origin = there.split("Fitted to ").nth(1).and_then(|rest| rest.split(".\n\n").next());
    Ok(origin.with_context(|| format!("{} does not say where its weights are from", path().display()))?.to_owned())
}

/// What the compiler reads of one evaluation.
fn table(evaluation: Evaluation, weights: &[Weights]) -> String {
    let (heading, name) = match evaluation {
        Evaluation::Whole => (
            format!(
                "\
/// The weights that hold after 0, 1, 2 ... turns, the last ones to the end, in units of 1/400 logit. All but the tempo's fit
/// in 10 bits, two's complement. Those of freedom: {}.
",
                FREEDOM.join(", ")
            ),
            "WEIGHTS",
        ),
        Evaluation::Small => {
            ("/// The same for the small evaluation.\n".to_string(), "SMALL_WEIGHTS")
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
    fn the_file_that_is_there_is_as_it_would_be_written() {
        let there = fs::read_to_string(path()).unwrap();
        assert_eq!(text(&EVALUATIONS.map(Evaluation::weights), &origin().unwrap()), there);
    }
}
