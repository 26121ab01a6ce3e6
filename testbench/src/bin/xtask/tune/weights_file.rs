//! The file that holds the weights, as `cargo xtask tune fit` writes it.

use std::fmt::Write;
use std::path::PathBuf;

use reference::blokus_duo::evaluation::{Weights, FREEDOM};
use testbench::workspace;

/// Where it is.
pub fn path() -> PathBuf {
    workspace::root().join("reference/src/blokus_duo/weights.rs")
}

/// Its text; `origin` says what the weights were fitted to.
pub fn text(weights: &[Weights], origin: &str) -> String {
    let mut text = format!(
        "\
//! The evaluation's weights by ply: data that software and hardware share.
//!
//! Written by `cargo xtask tune fit`: tune anew rather than change it by hand. Fitted to {origin}.

use super::evaluation::Weights;

"
    );
    text += &body(weights);
    text
}

/// What the compiler reads of it.
fn body(weights: &[Weights]) -> String {
    let mut text = format!(
        "\
/// The weights that hold after 0, 1, 2 ... turns, the last ones to the end, in units of 1/400 logit. All but the tempo's fit
/// in 10 bits, two's complement. Those of freedom: {}.
pub static WEIGHTS: [Weights; {}] = [
",
        FREEDOM.join(", "),
        weights.len()
    );
    for Weights { tempo, squares, freedom } in weights {
        writeln!(text, "    Weights {{ tempo: {tempo}, squares: {squares}, freedom: {freedom:?} }},")
            .expect("a string");
    }
    text + "];\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use reference::blokus_duo::weights::WEIGHTS;

    #[test]
    fn the_file_that_is_there_is_as_it_would_be_written() {
        let there = std::fs::read_to_string(path()).unwrap();
        assert!(there.ends_with(&body(&WEIGHTS)), "{there}");
        let origin = there.split("Fitted to ").nth(1).and_then(|rest| rest.split(".\n\n").next()).unwrap();
        assert_eq!(text(&WEIGHTS, origin), there);
    }
}
