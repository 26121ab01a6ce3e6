//! The program `roborace`: solving, simulating and generating maps.

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;

/// The contest's example.
const EXAMPLE: &str = "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n";

fn roborace(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("roborace").unwrap();
    command.args(arguments);
    command
}

fn json(arguments: &[&str]) -> Value {
    let output = roborace(arguments).assert().success().get_output().stdout.clone();
    serde_json::from_str(String::from_utf8(output).unwrap().lines().last().unwrap()).unwrap()
}

#[test]
fn the_example_is_solved_with_a_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("example.txt");
    std::fs::write(&file, EXAMPLE).unwrap();
    let file = file.to_str().unwrap();
    let solved = json(&["solve", file, "--from", "4 3 N", "--json"]);
    assert!(solved["gap"].as_f64().unwrap() <= 1e-9);
    assert_eq!(solved["p_treasure"].as_f64().unwrap(), 1.0);
    assert!(solved["expected_moves"].as_f64().unwrap() >= 5.0, "the shortest way, Z13L3, takes five");
    roborace(&["solve", file]).assert().code(2).stderr(predicate::str::contains("names no start"));
    for from in ["4 3", "9 9 N", "2 2 N"] {
        let told = predicate::str::contains(from).and(predicate::str::starts_with("error: "));
        roborace(&["solve", file, "--from", from]).assert().code(2).stdout("").stderr(told);
    }
}

#[test]
fn simulated_games_agree_with_the_certificate_and_maps_with_their_seed() {
    let folder = tempfile::tempdir().unwrap();
    let maps = folder.path().to_str().unwrap();
    roborace(&["maps", "--out", maps, "--count", "1", "--seed", "4"]).assert().success();
    for class in ["walls", "belts", "holes"] {
        let file = format!("{maps}/{class}-1.txt");
        let first = std::fs::read(&file).unwrap();
        let played = json(&["simulate", &file, "--games", "4000", "--json"]);
        let figure = |name: &str| played[name].as_f64().unwrap();
        let p = figure("p_treasure");
        let spread = 4.0 * (p * (1.0 - p) / 4000.0).sqrt() + 1e-9;
        assert!((figure("won") / 4000.0 - p).abs() <= spread, "{played}");
        let off = (figure("mean_moves") - figure("expected_moves")).abs();
        assert!(off <= 2.0 * figure("confidence_99"), "{played}");
        roborace(&["maps", "--out", maps, "--count", "1", "--seed", "4"]).assert().success();
        assert_eq!(std::fs::read(&file).unwrap(), first, "the same seed gives the same map");
    }
}

#[test]
fn bad_input_gives_one_line_and_status_2() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.txt");
    let file = file.to_str().unwrap();
    for (text, message) in [
        ("", "the map is empty"),
        (".$\n.", "line 2 of the map has 1 fields"),
        ("..\n..", "0 treasures"),
        (".?\n$.", "line 1, column 2 of the map"),
        ("$.\n..\n1 1 N", "cannot stand at '1 1 N'"),
        ("$.\n..\n1 N", "no place of a robot"),
    ] {
        std::fs::write(file, text).unwrap();
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        roborace(&["solve", file]).assert().code(2).stderr(predicate::str::contains(message).and(one_line));
    }
    roborace(&["solve", "/nonexistent"]).assert().code(2).stderr(predicate::str::contains("cannot read /nonexistent"));
    roborace(&["simulate", file, "--games", "1"]).assert().code(2);
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["solve", "simulate", "maps"] {
        let example = predicate::str::contains(format!("Example: roborace {command} "));
        roborace(&[command, "--help"]).assert().success().stdout(example);
    }
}
