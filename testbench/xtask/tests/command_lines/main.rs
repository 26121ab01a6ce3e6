//! Checks that every command line in the manual and in the programs' help works as typed. Each
//! program's own parser reads its lines, the cheap lines run, and the files that they name exist.

mod found;
mod silence;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use found::{Call, Line};
use release::PROGRAMS;
use testbench::{command, workspace};

/// Minimum numbers of command lines found and of command lines run.
const LEAST_FOUND: usize = 200;
const LEAST_RUN: usize = 20;

/// Time limit for a cheap line in seconds, on a machine that does other work too.
const LIMIT: &str = "120";

/// With this first argument, a program reads its arguments and does nothing else.
const CHECK: &str = "--check-arguments";

/// Builds every program of the workspace as a reader does. Returns the folder of the programs.
fn build() -> PathBuf {
    let cargo = ["build", "--release", "--workspace", "--bins", "--quiet"];
    command::run(command::cargo().args(cargo)).unwrap();
    workspace::target_dir().join("release")
}

fn all_lines(programs: &Path) -> Vec<Line> {
    let help = PROGRAMS.iter().map(|&name| (name, name)).chain([("xtask", "cargo xtask"), ("lab", "cargo lab")]);
    let help = help.flat_map(|(program, name)| found::in_help(&programs.join(program), name));
    found::in_pages().into_iter().chain(help).collect()
}

/// The fault of a call; `None` if the call works.
fn fault(programs: &Path, call: &Call, may_be_a_name: bool) -> Option<String> {
    if call.program == "test" {
        return missing_test(&call.arguments);
    }
    let reads = |first: &[&str], last: &[&str]| {
        let mut command = Command::new(programs.join(&call.program));
        command.args(first).args(&call.arguments).args(last).stdin(Stdio::null()).output().unwrap()
    };
    let output = reads(&[CHECK], &[]);
    let is_a_name = || {
        let is_word =
            |word: &String| word.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !word.starts_with('-');
        may_be_a_name && call.arguments.iter().all(is_word) && reads(&[], &["--help"]).status.success()
    };
    if !output.status.success() && !is_a_name() {
        return Some(command::text(&output));
    }
    let files = call.arguments.iter().filter(|word| is_in_the_repository(word));
    let mut missing = files.filter(|word| !workspace::root().join(word).exists());
    missing.next().map(|word| format!("there is no {word}"))
}

/// Whether an argument names a file of the repository, not one that the reader makes.
fn is_in_the_repository(word: &str) -> bool {
    let first = word.split('/').next().unwrap_or_default();
    word.contains('/') && ["hdl", "reference", "referee-client", "testbench", "constraints"].contains(&first)
}

/// The fault of a call of `cargo test --package P --test T`; `None` if the test T exists.
fn missing_test(arguments: &[String]) -> Option<String> {
    let after = |option: &str| arguments.iter().skip_while(|word| *word != option).nth(1);
    let test = after("--test")?;
    let folders = ["testbench", "hdl"].map(PathBuf::from).into_iter();
    let folders =
        folders.chain(["reference", "referee-client", "testbench"].iter().flat_map(|folder| {
            fs::read_dir(workspace::root().join(folder)).unwrap().map(|entry| entry.unwrap().path())
        }));
    let mut files = folders
        .flat_map(|folder| [format!("{test}.rs"), format!("{test}/main.rs")].map(|f| folder.join("tests").join(f)));
    (!files.any(|file| workspace::root().join(file).is_file())).then(|| format!("there is no test {test}"))
}

/// Whether a call takes only seconds and needs neither a board nor a person.
fn is_cheap(call: &Call) -> bool {
    let arguments: Vec<&str> = call.arguments.iter().map(String::as_str).collect();
    let has = |word: &str| arguments.iter().any(|argument| argument.starts_with(word));
    let plays_quickly = !["serial:", "human", "engine", "sim", "gtp:"].iter().any(|player| has(player));
    match (call.program.as_str(), arguments.first().copied()) {
        ("blokus-duo", Some("moves" | "draw" | "ports" | "analyze")) => true,
        ("blokus-duo", Some("perft")) => !has("sim"),
        ("blokus-duo", Some("gtp")) => plays_quickly,
        ("blokus-duo", Some("match")) => plays_quickly && arguments.len() > 1,
        ("blokus-duo", Some("tournament")) => {
            arguments.get(1) == Some(&"round-robin")
                && !has("engine")
                && !has("--shard")
                && has("--rounds")
                && !has("model-")
                && !arguments.iter().any(|argument| argument.contains("=serial:"))
        }
        ("abalone", Some("draw" | "perft")) => true,
        ("roborace", Some("solve" | "maps")) => true,
        ("triliza", Some("solve" | "match" | "robot")) => true,
        ("plokkis", Some("bot")) => true,
        ("xtask", Some("report")) => !has("--write"),
        _ => false,
    }
}

/// A folder that looks like the repository's, in which one line runs and leaves its output. It also
/// holds the files that the examples in help texts expect.
fn place_to_run(programs: &Path) -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(workspace::root()).unwrap() {
        let entry = entry.unwrap();
        if entry.file_name() != "target" {
            symlink(entry.path(), place.path().join(entry.file_name())).unwrap();
        }
    }
    // Its own target folder, so that a command that is broken off does not leave half a bitstream in
    // the reader's. The tools and the simulations are those that are there.
    let target = place.path().join("target");
    fs::create_dir(&target).unwrap();
    for name in ["tools", "verilator"] {
        symlink(workspace::target_dir().join(name), target.join(name)).unwrap();
    }
    let record = ["match", "--first", "random:1", "--second", "random:2", "--record", "game.blksgf"];
    let made = Command::new(programs.join("blokus-duo")).args(record).current_dir(&place).output().unwrap();
    assert!(made.status.success());
    fs::create_dir_all(place.path().join("cup/games")).unwrap();
    fs::copy(place.path().join("game.blksgf"), place.path().join("cup/games/000001.blksgf")).unwrap();
    fs::copy(workspace::root().join("referee-client/mapy/holes-1.txt"), place.path().join("map.txt")).unwrap();
    place
}

fn run(programs: &Path, line: &Line) -> Option<String> {
    let place = place_to_run(programs);
    if line.text.contains("--record game.blksgf") {
        // A match replaces no record.
        fs::remove_file(place.path().join("game.blksgf")).unwrap();
    }
    let path = std::env::var("PATH").unwrap_or_default();
    let text = line.text.replace("cargo xtask", "xtask").replace("cargo lab", "lab");
    let mut shell = Command::new("timeout");
    shell.args([LIMIT, "sh", "-c", &text]).current_dir(&place).stdin(Stdio::null());
    shell.env("PATH", format!("{}:{path}", programs.display())).env("CARGO_TARGET_DIR", place.path().join("target"));
    let output = shell.output().unwrap();
    (!output.status.success()).then(|| format!("{}: {}", output.status, command::text(&output)))
}

#[test]
fn every_command_line_of_the_manual_works() {
    let programs = build();
    let lines = all_lines(&programs);
    let (mut faults, mut ran) = (Vec::new(), Vec::new());
    for line in &lines {
        let calls = line.calls();
        let wrong = calls.iter().find_map(|call| fault(&programs, call, line.may_be_a_name));
        let wrong = wrong.or_else(|| {
            // The parser reads examples in place of placeholders; a run takes the line unchanged.
            let is_run = !line.may_be_a_name && calls.iter().all(is_cheap) && !ran.contains(&&line.text);
            is_run.then(|| ran.push(&line.text)).and_then(|()| run(&programs, line))
        });
        faults.extend(wrong.map(|wrong| format!("{}: {}\n    {}", line.place, line.text, wrong.trim())));
    }
    println!("{} command lines found and read, {} of them run", lines.len(), ran.len());
    assert!(faults.is_empty(), "{} of {} do not work:\n{}", faults.len(), lines.len(), faults.join("\n"));
    assert!(lines.len() >= LEAST_FOUND && ran.len() >= LEAST_RUN, "{} found, {} run", lines.len(), ran.len());
}

/// Any output counts as a word: the command's own announcement, its progress, or cargo's.
#[test]
fn no_command_is_silent_for_long() {
    let programs = build();
    let place = place_to_run(&programs);
    let (mut checked, mut complaints) = (Vec::new(), Vec::new());
    for call in all_lines(&programs).iter().flat_map(Line::calls) {
        let kind = silence::kind(&call);
        if !silence::is_checked(&call) || checked.contains(&kind) {
            continue;
        }
        let complaint = silence::complaint(&programs, &call, place.path());
        complaints.extend(complaint.map(|text| format!("{} {}: {text}", call.program, call.arguments.join(" "))));
        checked.push(kind);
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(checked.len() > 80, "only {} commands", checked.len());
    assert!(place.path().join("target/synth").is_dir(), "`synth` has begun in the reader's folder");
}
