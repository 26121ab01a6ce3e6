//! Runs the program and reads its output.

use assert_cmd::Command;
use serde_json::Value;

/// The program with these arguments.
pub fn plokkis(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("plokkis").unwrap();
    command.args(arguments);
    command
}

/// The JSON objects that a run writes.
pub fn objects(arguments: &[&str]) -> Vec<Value> {
    let output = plokkis(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The command of a built-in bot.
pub fn built_in_bot(which: &str) -> String {
    format!("{} bot {which}", assert_cmd::cargo::cargo_bin("plokkis").display())
}

/// The players of a single game, from its result.
pub fn players(objects: &[Value]) -> Vec<Value> {
    objects.iter().find_map(|line| line["players"].as_array()).expect("a result").clone()
}
