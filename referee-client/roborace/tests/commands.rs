//! The commands `solve`, `simulate` and `maps`.

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
fn solve_finds_the_best_play_of_the_example() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("example.txt");
    std::fs::write(&file, EXAMPLE).unwrap();
    let file = file.to_str().unwrap();
    let solved = json(&["solve", file, "--from", "4 3 N", "--json"]);
    assert!(solved["gap"].as_f64().unwrap() <= 1e-9);
    assert_eq!(solved["p_treasure"].as_f64().unwrap(), 1.0);
    assert!(solved["expected_moves"].as_f64().unwrap() >= 5.0, "the shortest way, Z13L3, takes five");
    roborace(&["solve", file]).assert().code(2).stderr(predicate::str::contains("has no start"));
    for from in ["4 3", "9 9 N", "2 2 N"] {
        let told = predicate::str::contains(from).and(predicate::str::starts_with("error: "));
        roborace(&["solve", file, "--from", from]).assert().code(2).stdout("").stderr(told);
    }
}

#[test]
fn examples_of_the_help_work_in_an_empty_folder() {
    let folder = tempfile::tempdir().unwrap();
    let help = roborace(&["--help"]).assert().success().get_output().stdout.clone();
    let help = String::from_utf8(help).unwrap();
    let (_, examples) = help.split_once("Examples:").unwrap();
    let (examples, statuses) = examples.split_once("\n\n").unwrap();
    assert_eq!(statuses.trim(), "Exit status: 0 done, 1 lost or failed, 2 bad input.");
    let commands: Vec<&str> = examples.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(commands.len(), 2);
    for command in commands {
        let (command, _) = command.split_once("   ").unwrap();
        let words: Vec<&str> = command.split(' ').collect();
        assert_eq!(words[0], "roborace");
        roborace(&words[1..]).current_dir(folder.path()).assert().success();
    }
}

/// The repository's maps, and their classes.
const MAPS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../mapy");
const CLASSES: [&str; 3] = ["walls", "belts", "holes"];

#[test]
fn simulated_games_agree_with_the_solution() {
    /// Enough to see a fault of some hundredths.
    const GAMES: f64 = 5_000.0;
    for class in CLASSES {
        let map = format!("{MAPS}/{class}-1.txt");
        let played = json(&["simulate", &map, "--games", &GAMES.to_string(), "--json"]);
        let figure = |name: &str| played[name].as_f64().unwrap();
        let p = figure("p_treasure");
        let spread = 4.0 * (p * (1.0 - p) / GAMES).sqrt() + 1e-9;
        assert!((figure("won") / GAMES - p).abs() <= spread, "{played}");
        let off = (figure("mean_moves") - figure("expected_moves")).abs();
        // Wider than the 99 % interval, which one seed in a hundred would miss.
        assert!(off <= 1.5 * figure("confidence_99"), "{played}");
    }
}

#[test]
fn best_play_beats_the_distance_player_with_the_same_hands() {
    for class in CLASSES {
        let file = format!("{MAPS}/{class}-3.txt");
        let played = |player| json(&["simulate", &file, "--games", "4000", "--player", player, "--json"]);
        let (best, distance) = (played("best"), played("distance"));
        assert_eq!((&best["p_treasure"], &best["won"]), (&1.0.into(), &4000.into()), "no loss is forced here");
        let mean = |played: &Value| played["mean_moves"].as_f64().unwrap();
        assert!(mean(&best) < mean(&distance), "{class}: {best} {distance}");
    }
}

#[test]
fn maps_of_the_repository_are_those_of_seed_1() {
    let folder = tempfile::tempdir().unwrap();
    let made = folder.path().to_str().unwrap();
    roborace(&["maps", "--out", made, "--count", "5", "--seed", "1"]).assert().success();
    let names: Vec<_> = std::fs::read_dir(MAPS).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 15);
    for name in names {
        let read = |folder: &str| std::fs::read_to_string(std::path::Path::new(folder).join(&name)).unwrap();
        assert_eq!(
            read(MAPS),
            read(made),
            "{name:?}: rewrite the folder with `roborace maps --force --out referee-client/mapy`"
        );
    }
    let other = ["maps", "--out", made, "--count", "1", "--seed", "2"];
    let refused = predicate::str::contains("walls-1.txt is already there: overwrite it with --force");
    roborace(&other).assert().code(2).stderr(refused);
    roborace(&[&other[..], &["--force"]].concat()).assert().success();
    let first = std::fs::read(folder.path().join("walls-1.txt")).unwrap();
    assert_ne!(first, std::fs::read(format!("{MAPS}/walls-1.txt")).unwrap(), "another seed gives other maps");
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
        ("$.\n..\n1 N", "not a robot's place"),
    ] {
        std::fs::write(file, text).unwrap();
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        roborace(&["solve", file]).assert().code(2).stderr(predicate::str::contains(message).and(one_line));
    }
    roborace(&["solve", "/nonexistent"]).assert().code(2).stderr(predicate::str::contains("cannot read /nonexistent"));
    roborace(&["simulate", file, "--games", "1"]).assert().code(2);
}

#[test]
fn wrong_option_gives_one_line_and_status_2() {
    for (arguments, message) in [
        (&["auto", "--server", ""][..], "write a host and a port"),
        (&["auto", "--server", "local host"], "write a host and a port"),
        (&["play", "--server", "::1"], "write a host and a port"),
        (&["auto", "--name", ""], "a team's name has 1 to 40 visible characters"),
        (&["auto", "--name", "a\nb"], "a team's name has 1 to 40 visible characters"),
        (&["auto", "--name", &"x".repeat(41)], "a team's name has 1 to 40 visible characters"),
        (&["standing", "logy", "--rounds", "0"], "games are a whole number from 1 to 65535"),
        (&["maps", "--out", "/proc/x"], "cannot create /proc/x: "),
    ] {
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        roborace(arguments).assert().code(2).stdout("").stderr(predicate::str::contains(message).and(one_line));
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["solve", "simulate", "maps", "serve", "play", "auto"] {
        let example = predicate::str::contains(format!("Example: roborace {command} "));
        roborace(&[command, "--help"]).assert().success().stdout(example);
    }
}

/// A file size limit of zero simulates a full disk.
#[test]
fn full_disk_leaves_no_empty_map() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" maps --out ."])
        .arg(assert_cmd::cargo::cargo_bin("roborace"));
    let one_line = predicate::function(|text: &str| text.lines().count() == 1);
    shell.current_dir(&folder).assert().code(2).stderr(predicate::str::contains("cannot write").and(one_line));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}
