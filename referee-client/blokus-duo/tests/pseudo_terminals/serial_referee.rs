//! `match` with a board on a serial line: what the clock measures, and which openings such a board
//! can play.

use std::fs;
use std::time::Duration;

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::tempdir;

use crate::board::Board;
use crate::meddler::{Meddler, Trouble, TOO_LONG, TROUBLED_ANSWER};

fn blokus_duo(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(arguments);
    command
}

fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let output = blokus_duo(arguments).arg("--json").assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn clock_runs_until_the_last_byte_of_the_reply() {
    let board = Board::new("first-legal", Meddler::new(&[Trouble::Late, Trouble::SlowLine]));
    let arguments =
        ["match", "--first", "first-legal", "--second", &board.spec(), "--games", "2", "--move-time", "60000"];
    let lines = json_lines(&arguments);
    let times: Vec<Vec<f64>> = [1, 2]
        .map(|game| {
            let moves = lines.iter().filter(|line| line["game"] == game && line["player"] == 1);
            moves.filter_map(|line| line["time_ms"].as_f64()).collect()
        })
        .into();
    // The clock starts when the referee knows that its prompt has been sent. On a busy machine this
    // may be after the board has begun its answer, so single times may be too short.
    let late = times[0][TROUBLED_ANSWER - 1];
    assert!(late > TOO_LONG.as_millis() as f64 / 2.0, "{times:?}");
    // Four bytes with a pause of 3 ms before each.
    let slow = times[1].iter().filter(|&&time| time > 12.0).count();
    assert!(slow > times[1].len() / 2, "{times:?}");
}

#[test]
fn board_with_set_up_frames_plays_openings() {
    let folder = tempdir().unwrap();
    let openings = folder.path().join("openings.txt");
    fs::write(&openings, "44p0 b9t6 37t0 88m1\naaa0 55a0 98b0\n").unwrap();
    let openings = openings.to_str().unwrap();
    let board = Board::new("first-legal", Meddler::new(&[Trouble::None; 4]));
    let spec = board.spec().replace("serial:", "serial+setup:");
    let [on_line, without] = [spec.as_str(), "first-legal"].map(|player| {
        let players = ["--first", player, "--second", "random:3"];
        let lines = json_lines(&[&["match", "--openings", openings, "--move-time", "60000"], &players[..]].concat());
        lines.iter().map(|line| [line["move"].clone(), line["position"].clone()]).collect::<Vec<_>>()
    });
    assert_eq!(on_line, without);
}

#[test]
fn openings_are_refused_on_a_board_without_known_set_up_frames() {
    let folder = tempdir().unwrap();
    let openings = folder.path().join("openings.txt");
    fs::write(&openings, "44p0 b9t6\n").unwrap();
    for side in ["--first", "--second"] {
        let arguments = ["match", side, "serial:/dev/ttyUSB7", "--openings", openings.to_str().unwrap()];
        let told = predicate::str::contains("serial:/dev/ttyUSB7 cannot play openings")
            .and(predicate::str::contains("serial+setup:/dev/ttyUSB7"));
        blokus_duo(&arguments).assert().code(2).stderr(told);
    }
}

#[test]
fn port_that_cannot_be_opened_ends_the_match_before_it_begins() {
    let arguments = ["match", "--first", "serial:/nonexistent/port", "--second", "first-legal"];
    let told = predicate::str::contains("cannot open /nonexistent/port: there is no such port; `blokus-duo ports`");
    blokus_duo(&arguments).timeout(Duration::from_secs(20)).assert().code(2).stdout("").stderr(told);
}
