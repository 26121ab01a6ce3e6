//! Whole matches: messages, their order, and records.

use std::fs;

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::tempdir;

fn blokus_duo(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(arguments);
    command
}

fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let output =
        blokus_duo(arguments).args(["--json", "--move-time", "60000"]).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn json_is_one_object_per_move_and_one_for_the_result() {
    let lines = json_lines(&["match", "--first", "random:1", "--second", "first-legal"]);
    let (result, moves) = lines.split_last().unwrap();
    for (index, line) in moves.iter().enumerate() {
        assert_eq!(line["ply"], index + 1);
        assert_eq!(line["player"], index % 2);
        assert_eq!(line["name"], ["random:1", "first-legal"][index % 2]);
    }
    let codes: Vec<&str> = moves.iter().map(|line| line["move"].as_str().unwrap()).collect();
    // The moves lead to a position in which the side to move has no moves left.
    blokus_duo(&["moves", "--count", "--moves", &codes.join(" ")]).assert().success().stdout("0\n");
    assert_eq!(result["plies"], moves.len());
    let position = result["position"].as_str().unwrap();
    blokus_duo(&["perft", "2", "--position", position]).assert().success().stdout("0\n");
    let [a, b] = [0, 1].map(|player| result["scores"][player].as_i64().unwrap());
    let winner = if a == b { Value::Null } else { Value::from(i32::from(b > a)) };
    assert_eq!(result["winner"], winner);
    assert_eq!(result["reason"], "both players passed");
}

#[test]
fn equal_seeds_give_equal_matches() {
    let arguments = ["match", "--first", "random:3", "--second", "random:4", "--games", "2"];
    let positions = || -> Vec<Value> {
        json_lines(&arguments).into_iter().filter_map(|line| line.get("position").cloned()).collect()
    };
    assert_eq!(positions().len(), 2);
    assert_eq!(positions(), positions());
}

#[test]
fn openings_are_played_from_both_sides() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("openings.txt");
    fs::write(&path, "# two\n44p0 b9t6 37t0 88m1\n\n55t0 # one piece\n").unwrap();
    let lines = json_lines(&[
        "match",
        "--first",
        "first-legal",
        "--second",
        "first-legal",
        "--openings",
        path.to_str().unwrap(),
    ]);
    let results: Vec<&Value> = lines.iter().filter(|line| line.get("winner").is_some()).collect();
    let first_moves: Vec<&Value> =
        (1..=4).map(|game| lines.iter().find(|line| line["game"] == game).unwrap()).collect();
    assert_eq!(results.iter().map(|line| line["moves_first"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 1, 0, 1]);
    let begins: Vec<(u64, u64)> =
        first_moves.iter().map(|line| (line["ply"].as_u64().unwrap(), line["player"].as_u64().unwrap())).collect();
    assert_eq!(begins, [(5, 0), (5, 1), (2, 1), (2, 0)]);
    // Both games are equal except that the players changed sides.
    assert_eq!(results[0]["position"], results[1]["position"]);
    assert_eq!(results[0]["scores"][0], results[1]["scores"][1]);
}

#[test]
fn bad_opening_is_reported_with_its_line() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("openings.txt");
    fs::write(&path, "55t0\n55t0 55t0\n").unwrap();
    let arguments = ["match", "--first", "first-legal", "--openings", path.to_str().unwrap()];
    blokus_duo(&arguments).assert().code(2).stderr(predicate::str::contains("openings.txt, line 2: move 2 (55t0): "));
}

#[test]
fn match_prints_plain_lines() {
    let assert = blokus_duo(&["match", "--first", "first-legal", "--second", "random:5", "--games", "2"]).assert();
    let text = String::from_utf8(assert.success().get_output().stdout.clone()).unwrap();
    insta::assert_snapshot!(without_times(&text));
}

/// Replaces every time, such as `0.123 s`, by `TIME`, because times differ from run to run.
fn without_times(text: &str) -> String {
    let words: Vec<String> = text
        .lines()
        .map(|line| {
            let mut words: Vec<&str> = line.split(' ').collect();
            for index in 1..words.len() {
                let (number, unit) =
                    (words[index - 1].trim_start_matches('('), words[index].trim_end_matches([')', ',']));
                if unit == "s" && number.parse::<f64>().is_ok() {
                    words[index - 1] = "TIME";
                }
            }
            words.join(" ")
        })
        .collect();
    words.join("\n")
}

#[test]
fn person_is_asked_again_after_an_invalid_move() {
    let assert = blokus_duo(&["match", "--first", "human", "--second", "first-legal"])
        .write_stdin("help\nzz\n11a0\nmoves a\n55a0\nshow a\npass\nresign\n")
        .assert()
        .success();
    let told = predicate::str::contains("type a move:")
        .and(predicate::str::contains("a move code has four characters such as 53e0, not \"zz\" (type help)"))
        .and(predicate::str::contains("11a0: the first piece must cover the start cell (5,5)"))
        .and(predicate::str::contains("55a0"))
        .and(predicate::str::contains("there is no piece").not())
        .and(predicate::str::contains("you still have "));
    assert.stderr(told).stdout(predicate::str::contains("result: first-legal wins: human: resigned\n"));
}

#[test]
fn person_quits_after_a_byte_order_mark() {
    let assert = blokus_duo(&["match", "--first", "human", "--second", "first-legal"])
        .write_stdin("\u{feff}quit\r\n")
        .assert()
        .success();
    assert.stdout(predicate::str::contains("result: first-legal wins: human: resigned\n"));
}

#[test]
fn person_who_leaves_loses() {
    let assert = blokus_duo(&["match", "--first", "human", "--second", "first-legal"]).write_stdin("").assert();
    assert.success().stdout(predicate::str::contains("human: disconnected: the input has ended"));
}
