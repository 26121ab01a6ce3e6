//! Finds the command lines in the manual and in the programs' help.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use release::PROGRAMS;
use testbench::workspace;

/// Placeholders in the manual, each with an example to replace it.
const PLACEHOLDERS: &[(&str, &str)] = &[
    ("BOARD", "ulx3s-85f"),
    ("COMMAND", "ports"),
    ("FILE.jsonl", "game.jsonl"),
    ("HOST:PORT", "localhost:8000"),
    ("MAP", "referee-client/mapy/holes-1.txt"),
    ("N", "3"),
    ("P", "model"),
    ("TECHNIQUES", "table"),
    ("XY", "X7"),
];

/// A command line in the manual or in a help text.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its location: `README.md:8`, or the command whose help shows it.
    pub place: String,
    /// The text to type in a shell.
    pub text: String,
    /// Whether it may be only a command's name, as in the middle of a sentence.
    pub may_be_a_name: bool,
}

/// A call of one of the project's programs.
#[derive(Debug, PartialEq)]
pub struct Call {
    /// The program's name, such as `blokus-duo` or `xtask`; `test` for `cargo test`.
    pub program: String,
    /// The program's arguments, with examples in place of placeholders.
    pub arguments: Vec<String>,
}

impl Line {
    /// The calls of the project's programs in this line: one, or several in a pipeline.
    pub fn calls(&self) -> Vec<Call> {
        let words = shell_words::split(&self.text).unwrap_or_default();
        words.split(|word| word == "|").filter_map(call).collect()
    }
}

fn call(words: &[String]) -> Option<Call> {
    let named = |name: &str, count: usize| {
        let arguments = words[count..].iter().filter(|word| *word != "...").map(|word| filled_in(word));
        Some(Call { program: name.to_owned(), arguments: arguments.collect() })
    };
    let text: Vec<&str> = words.iter().map(String::as_str).collect();
    match text[..] {
        ["cargo", program @ ("xtask" | "lab"), ..] => named(program, 2),
        ["cargo", "test", ..] => named("test", 2),
        ["cargo", "run", "--release"] => named("blokus-duo", 3),
        ["cargo", "run", "--release", "--", ..] => named("blokus-duo", 4),
        ["parallel", program, ..] if PROGRAMS.contains(&program) => named(program, 2),
        [program, ..] => {
            let name = program.strip_prefix("target/release/").unwrap_or(program);
            PROGRAMS.contains(&name).then(|| named(name, 1)).flatten()
        }
        [] => None,
    }
}

fn filled_in(word: &str) -> String {
    PLACEHOLDERS.iter().find(|(name, _)| *name == word).map_or(word, |(_, example)| example).replace("{}", "1")
}

/// All command lines in the manual's pages.
pub fn in_pages() -> Vec<Line> {
    let mut pages: Vec<PathBuf> =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| workspace::root().join(name)).into();
    pages.extend(workspace::files_below(&["hdl/doc", "referee-client/doc"], "md").unwrap());
    let lines = pages.iter().flat_map(|path| {
        let name = workspace::relative(path).display().to_string();
        in_page(&name, &fs::read_to_string(path).unwrap_or_else(|why| panic!("{name}: {why}")))
    });
    lines.collect()
}

/// The command lines of one page: lines of its code blocks, and code spans in its sentences.
pub fn in_page(name: &str, text: &str) -> Vec<Line> {
    let (mut found, mut in_block) = (Vec::new(), false);
    for (index, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", index + 1);
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            found.push(Line { place, text: typed(line), may_be_a_name: false });
        } else {
            // Every second piece between backquotes is a code span.
            let code = line.split('`').skip(1).step_by(2);
            found.extend(code.map(|code| Line { place: place.clone(), text: typed(code), may_be_a_name: true }));
        }
    }
    found.retain(|line| !line.calls().is_empty());
    found
}

/// The part of a line to type, without the prompt before it and the explanation after it.
fn typed(line: &str) -> String {
    let line = line.trim();
    let line = line.strip_prefix("$ ").unwrap_or(line);
    let line = line.split("  ").next().unwrap_or_default();
    line.split(" ::: ").next().unwrap_or_default().to_owned()
}

/// The example command lines in the help of a program and of all its commands.
pub fn in_help(program: &Path, name: &str) -> Vec<Line> {
    let mut found = Vec::new();
    let mut commands = vec![Vec::<String>::new()];
    while let Some(command) = commands.pop() {
        // At this width, no example wraps.
        let output = Command::new(program).args(&command).arg("--help").env("COLUMNS", "1000").output().unwrap();
        let help = String::from_utf8(output.stdout).unwrap();
        let place = [&[name.to_owned()][..], &command, &["--help".to_owned()]].concat().join(" ");
        assert!(output.status.success() && !help.is_empty(), "{place}");
        found.extend(in_help_text(&place, &help));
        let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
        let names = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
        commands.extend(
            names.filter_map(|line| Some([&command[..], &[line.split_whitespace().next()?.to_owned()]].concat())),
        );
    }
    found
}

/// The example command lines in one help text.
fn in_help_text(place: &str, help: &str) -> Vec<Line> {
    let mut found = Vec::new();
    let mut is_example = false;
    for line in help.lines() {
        let example = ["Example: ", "Examples: "].iter().find_map(|word| line.trim_start().strip_prefix(word));
        is_example = example.is_some() || (is_example && line.starts_with("    "));
        if is_example {
            let text = typed(example.unwrap_or(line));
            found.push(Line { place: place.to_owned(), text, may_be_a_name: false });
        }
    }
    found
}

#[test]
fn lines_are_found_in_blocks_in_sentences_and_in_help() {
    let page = "Type `blokus-duo bench` or `ls`.\n```\n$ cargo xtask synth BOARD      a bitstream\nnot ours\n\
        echo 'a | b' | triliza robot\nparallel blokus-duo moves --moves {} ::: {1..8}\n```\nSee `target/release/abalone play`.";
    let lines = in_page("page", page);
    let told: Vec<(&str, &str, bool)> =
        lines.iter().map(|line| (&line.place[..], &line.text[..], line.may_be_a_name)).collect();
    let expected = [
        ("page:1", "blokus-duo bench", true),
        ("page:3", "cargo xtask synth BOARD", false),
        ("page:5", "echo 'a | b' | triliza robot", false),
        ("page:6", "parallel blokus-duo moves --moves {}", false),
        ("page:8", "target/release/abalone play", true),
    ];
    assert_eq!(told, expected);
    let calls: Vec<Call> = lines.iter().flat_map(Line::calls).collect();
    let call = |program: &str, arguments: &[&str]| Call {
        program: program.to_owned(),
        arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
    };
    assert_eq!(
        calls[1..4],
        [
            call("xtask", &["synth", "ulx3s-85f"]),
            call("triliza", &["robot"]),
            call("blokus-duo", &["moves", "--moves", "1"])
        ]
    );
    let help = "Usage: x\n\nExamples: cargo xtask emit\n          cargo xtask emit --check\n\nMore.\n";
    let texts: Vec<String> = in_help_text("x", help).into_iter().map(|line| line.text).collect();
    assert_eq!(texts, ["cargo xtask emit", "cargo xtask emit --check"]);
}
