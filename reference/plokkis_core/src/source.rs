//! The strong bot as one source file that needs only Rust's standard library: the contest entry.
//!
//! The file contains the modules of this crate without their tests, so the entry plays exactly as
//! the bot here does.

use std::fmt::Write;

use super::engine;

/// A module of the file.
struct Module {
    name: &'static str,
    text: &'static str,
    children: &'static [Module],
}

/// Builds the list of modules from their names, files and child modules.
macro_rules! modules {
    ($($name:literal $file:literal [$($children:tt)*]),* $(,)?) => {
        &[$(Module { name: $name, text: include_str!($file), children: modules!($($children)*) }),*]
    };
}

/// The modules that the bot needs, in order of dependency.
const MODULES: &[Module] = modules![
    "cells" "cells.rs" [],
    "shapes" "shapes.rs" [],
    "placement" "placement.rs" [],
    "position" "position.rs" [],
    "options" "options.rs" [],
    "protocol" "protocol.rs" [],
    "players" "players.rs" [],
    "engine" "engine.rs" [
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

/// The beginning of the file, after its title line.
const HEAD: &str = "\
//!
//! A program that plays Plokkis by the contest's protocol on stdin and stdout. It needs only the
//! standard library, reads no clock, and plays the same game whenever it reads the same lines.
//!
//!     rustc -O diagonal.rs
//!     echo '25 4 1' | ./diagonal
//!
//! Written by `plokkis source` from the crate `plokkis_core`. Change the modules there, next to
//! their tests.

// The modules are complete, although the bot does not need everything in them.
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

/// The text of the file.
pub fn source() -> String {
    let mut out = format!("//! {} {}: a bot for Plokkis.\n{HEAD}", engine::NAME, env!("CARGO_PKG_VERSION"));
    MODULES.iter().for_each(|module| module.write(&mut out, ""));
    out
}

impl Module {
    /// Writes the module without its tests, its child modules first.
    fn write(&self, out: &mut String, indent: &str) {
        let deeper = format!("{indent}    ");
        let _ = writeln!(out, "\n{indent}mod {} {{", self.name);
        // The `//!` lines must come first in a module.
        let text: Vec<&str> = strip_tests(self.text);
        let body = text.iter().position(|line| !line.starts_with("//!")).unwrap_or(text.len());
        let write = |out: &mut String, lines: &[&str]| {
            for line in lines {
                let _ = if line.is_empty() { writeln!(out) } else { writeln!(out, "{deeper}{line}") };
            }
        };
        write(out, &text[..body]);
        self.children.iter().for_each(|module| module.write(out, &deeper));
        write(out, &text[body..]);
        let _ = writeln!(out, "{indent}}}");
    }
}

/// A module's lines, without tests and without declarations of modules in other files.
fn strip_tests(text: &str) -> Vec<&str> {
    let (mut lines_out, mut lines) = (Vec::new(), text.lines());
    while let Some(line) = lines.next() {
        if line == "#[cfg(test)]" {
            // Skip the item under the attribute: one line, or a block whose closing brace is not
            // indented.
            let one_line = lines.next().is_none_or(|line| line.ends_with(';'));
            let _ = !one_line && lines.by_ref().any(|line| line == "}");
        } else if !(line.trim_start_matches("pub ").starts_with("mod ") && line.ends_with(';')) {
            lines_out.push(line);
        }
    }
    while lines_out.last().is_some_and(|line| line.is_empty()) {
        lines_out.pop();
    }
    // Removed items leave several empty lines in a row; keep one.
    lines_out.dedup_by(|line, before| line.is_empty() && before.is_empty());
    lines_out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn source_contains_all_modules_without_tests_or_dependencies() {
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
    fn strip_tests_removes_test_items_and_module_declarations() {
        let text = "//! A.\n\npub mod b;\n#[cfg(test)]\nmod c;\n\nfn d() {\n}\n\n#[cfg(test)]\nmod tests {\n    fn e() {\n    }\n}\n";
        assert_eq!(strip_tests(text), ["//! A.", "", "fn d() {", "}"]);
    }
}
