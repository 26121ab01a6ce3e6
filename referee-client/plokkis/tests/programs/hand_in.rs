//! The contest entry: it builds with rustc alone, and plays exactly like the strong bot.

use std::fs;
use std::process::Command;

use reference_common::cases::amount;
use serde_json::Value;

use crate::match_runs::{built_in_bot, objects, plokkis};

/// The names and moves of a match.
fn game(bots: &[&str], width: &str) -> Vec<Value> {
    // Only moves are compared, so a long wait makes the test independent of the machine's load.
    let lines = objects(&[&["match"][..], bots, &["--width", width, "--wait", "3600", "--json"]].concat());
    let told = |line: &Value| ["names", "line"].iter().find_map(|key| line.get(key).cloned());
    lines.iter().filter_map(told).collect()
}

#[test]
fn source_builds_with_rustc_alone_and_plays_the_same_games() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("diagonal.rs");
    plokkis(&["source", "--out", file.to_str().unwrap()]).assert().success().stdout("");
    plokkis(&["source"]).assert().success().stdout(fs::read_to_string(&file).unwrap());
    // No edition, no warnings, nothing but the compiler.
    let built = Command::new("rustc").args(["-O", "diagonal.rs"]).current_dir(place.path()).output().unwrap();
    let told = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success() && told.is_empty(), "{told}");
    let program = place.path().join("diagonal").display().to_string();
    let (strong, simple) = (built_in_bot("self"), built_in_bot("biggest:1"));
    let (width, moves) = amount(("10", 15), ("25", 40));
    let with = |bot: &str| game(&[simple.as_str(), &simple, bot, &simple], width);
    let (ours, theirs) = (with(&strong), with(&program));
    assert!(ours.len() > moves && ours[0][2] == "Diagonal", "{:?}", ours[0]);
    assert_eq!(ours, theirs);
    // It reports a bad line with the same message.
    let told = assert_cmd::Command::new(&program).write_stdin("hello\n").assert().code(2).get_output().stderr.clone();
    plokkis(&["bot"]).write_stdin("hello\n").assert().code(2).stderr(told);
}
