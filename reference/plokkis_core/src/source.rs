//! The strong bot as one file that needs nothing but Rust's standard library: what is handed in.
//!
//! It is made of the modules that play here, word for word but for their tests, so that there is no second bot that could play
//! otherwise.

use std::fmt::Write;

use super::engine;

/// A module: its name, its text, and the modules in it.
struct Module {
    name: &'static str,
    text: &'static str,
    inner: &'static [Module],
}

/// Lists modules by the files that hold them.
macro_rules! modules {
    ($($name:literal $file:literal [$($inner:tt)*]),* $(,)?) => {
        &[$(Module { name: $name, text: include_str!($file), inner: modules!($($inner)*) }),*]
    };
}

/// What the bot needs, in the order in which it builds up.
const MODULES: &[Module] = modules![
    "cells" "cells.rs" [],
    "shapes" "shapes.rs" [],
    "placement" "placement.rs" [],
    "position" "position.rs" [],
    "options" "options.rs" [],
    "protocol" "protocol.rs" [],
    "players" "players/mod.rs" [],
    "engine" "engine/mod.rs" [
        "budget" "engine/budget.rs" [],
        "rows" "engine/rows.rs" [],
        "reach" "engine/reach.rs" [],
        "weights" "engine/weights.rs" [],
        "estimate" "engine/estimate.rs" [],
        "closed" "engine/closed.rs" [],
        "ranking" "engine/ranking.rs" [],
        "search" "engine/search.rs" [],
        "packing" "engine/packing.rs" [],
    ],
    "bot" "bot.rs" [],
];

/// What the file begins with, after a line that says what it is.
const HEAD: &str = "\
//!
//! A program that plays the game of Plokkis by the protocol of its contest, on stdin and stdout. It needs nothing but the
//! standard library, reads no clock, and plays the same game whenever it hears the same lines.
//!
//!     rustc -O diagonal.rs
//!     echo '25 4 1' | ./diagonal
//!
//! `plokkis source` has written this file. Its modules are those of the crate `plokkis_core`, where their tests are and where they
//! are to be changed.

// What the rules have and this bot does not need stays: the modules are whole.
#![allow(dead_code)]

use std::io::{stdin, stdout, BufRead};
use std::process::exit;

fn main() {
    if let Err(why) = bot::play(engine::NAME, &mut engine::Engine::new(), stdin().lock().lines(), stdout()) {
        eprintln!(\"error: {why}\");
        exit(2);
    }
}
";

/// The file.
pub fn source() -> String {
    let mut out = format!("//! {} {}: a bot for Plokkis.\n{HEAD}", engine::NAME, env!("CARGO_PKG_VERSION"));
    MODULES.iter().for_each(|module| module.write(&mut out, ""));
    out
}

impl Module {
    /// Writes it with its own modules first, and without its tests.
    fn write(&self, out: &mut String, indent: &str) {
        let deeper = format!("{indent}    ");
        let _ = writeln!(out, "\n{indent}mod {} {{", self.name);
        // Its own description comes before all else in a module.
        let text: Vec<&str> = untested(self.text);
        let body = text.iter().position(|line| !line.starts_with("//!")).unwrap_or(text.len());
        let write = |out: &mut String, lines: &[&str]| {
            for line in lines {
                let _ = if line.is_empty() { writeln!(out) } else { writeln!(out, "{deeper}{line}") };
            }
        };
        write(out, &text[..body]);
        self.inner.iter().for_each(|module| module.write(out, &deeper));
        write(out, &text[body..]);
        let _ = writeln!(out, "{indent}}}");
    }
}

/// The lines of a module without those for tests, and without the mention of modules in files of their own.
fn untested(text: &str) -> Vec<&str> {
    let (mut kept, mut lines) = (Vec::new(), text.lines());
    while let Some(line) = lines.next() {
        if line == "#[cfg(test)]" {
            // To the end of what it is for: a line, or a block, whose end stands where it began.
            let one_line = lines.next().is_none_or(|line| line.ends_with(';'));
            let _ = !one_line && lines.by_ref().any(|line| line == "}");
        } else if !(line.trim_start_matches("pub ").starts_with("mod ") && line.ends_with(';')) {
            kept.push(line);
        }
    }
    while kept.last().is_some_and(|line| line.is_empty()) {
        kept.pop();
    }
    // Where something was left out, one empty line is enough.
    kept.dedup_by(|line, before| line.is_empty() && before.is_empty());
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_everything_but_tests_and_needs_nothing() {
        let source = source();
        for (word, is_there) in [
            ("mod packing {", true),
            ("fn main()", true),
            ("cfg(test)", false),
            ("#[test]", false),
            ("proptest", false),
            ("mod cells;", false),
        ] {
            assert_eq!(source.contains(word), is_there, "{word}");
        }
        let used = source.lines().filter_map(|line| line.trim().strip_prefix("use "));
        let at_home = ["std::", "crate::", "super::", "self::"];
        used.for_each(|path| assert!(at_home.iter().any(|home| path.starts_with(home)), "{path}"));
    }

    #[test]
    fn what_is_for_tests_is_left_out() {
        let text = "//! A.\n\npub mod b;\n#[cfg(test)]\nmod c;\n\nfn d() {\n}\n\n#[cfg(test)]\nmod tests {\n    fn e() {\n    }\n}\n";
        assert_eq!(untested(text), ["//! A.", "", "fn d() {", "}"]);
    }
}
