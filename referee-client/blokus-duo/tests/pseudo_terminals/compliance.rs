//! `compliance` with boards on real lines, and with our own players over the same path.

use std::process::{self, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use assert_cmd::Command;
use attacks::Running;
use predicates::prelude::*;
use serde_json::Value;

use crate::board::Board;
use crate::meddler::{Meddler, Trouble};
use crate::pseudo_terminal::PseudoTerminal;

fn compliance(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.arg("compliance").args(arguments);
    command
}

/// A report in JSON: the checks, and the summary.
fn report(output: &[u8]) -> (Vec<Value>, Value) {
    let lines = output.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let mut lines: Vec<Value> = lines.map(|line| serde_json::from_slice(line).unwrap()).collect();
    let summary = lines.pop().unwrap();
    (lines, summary)
}

#[test]
fn our_players_pass() {
    let gtp = format!("gtp:{} gtp --player first-legal", assert_cmd::cargo::cargo_bin("blokus-duo").display());
    for player in ["first-legal", "random:3", "model", &gtp] {
        // More than a contest's second, because the machine that runs the tests may be busy.
        let arguments = ["--player", player, "--budget-cycles", "3000", "--move-time", "5000", "--json"];
        let output = compliance(&arguments).assert().success().get_output().stdout.clone();
        let (checks, summary) = report(&output);
        assert!(checks.iter().all(|check| check["result"] == "pass"), "{player}: {checks:?}");
        assert_eq!(summary["passed"], checks.len(), "{player}");
        assert!(summary["slowest_ms"].as_f64().unwrap() < 5000.0, "{player}: {summary}");
    }
}

#[test]
fn player_that_is_late_or_has_no_move_fails_without_stand_in() {
    let refuses = "gtp:sh -c 'while read c; do case $c in g*) printf \"? I know none\\n\\n\";; *) printf \"= \\n\\n\";; esac; done'";
    let is_late = "gtp:sh -c 'while read c; do case $c in g*) exec sleep 1000;; *) printf \"= \\n\\n\";; esac; done'";
    for (player, why) in [(refuses, "'genmove b' was refused"), (is_late, "no answer within ")] {
        let arguments = ["--player", player, "--move-time", "100", "--json"];
        let output =
            compliance(&arguments).assert().code(1).stderr(predicate::str::contains(why)).get_output().stdout.clone();
        let (checks, _) = report(&output);
        let of = |result: &str| checks.iter().filter(|check| check["result"] == result).count();
        assert!(of("fail") > 10 && of("pass") > 0, "{player}: {checks:?}");
    }
}

/// Passes bytes between two lines. Bytes to the referee are slow, with line ends between them.
pub fn pass_slowly(mut referee: PseudoTerminal, mut board: PseudoTerminal, is_over: &AtomicBool) {
    let moment = Duration::from_millis(1);
    while !is_over.load(Ordering::Relaxed) {
        if let Some(byte) = referee.receive_within(moment) {
            board.send(&[byte]);
        }
        if let Some(byte) = board.receive_within(moment) {
            thread::sleep(moment);
            referee.send(&[byte, b'\r', b'\n']);
        }
    }
}

#[test]
fn board_on_a_slow_line_with_line_ends_passes() {
    let (referee, board) = (PseudoTerminal::new(), PseudoTerminal::new());
    let mut program = process::Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
    program.args(["player", "--player", "first-legal", "--port", board.path()]).stderr(Stdio::null());
    let program = Running::start(&mut program);
    let port = referee.path().to_owned();
    let is_over = Arc::new(AtomicBool::new(false));
    let line = thread::spawn({
        let is_over = Arc::clone(&is_over);
        move || pass_slowly(referee, board, &is_over)
    });
    let output = compliance(&["--port", &port, "--move-time", "5000", "--json"]).output().unwrap();
    is_over.store(true, Ordering::Relaxed);
    line.join().unwrap();
    // The line is gone, so the program has ended.
    assert_eq!(program.wait().code(), Some(1));
    let (checks, summary) = report(&output.stdout);
    assert!(checks.iter().all(|check| check["result"] == "pass"), "{checks:?}");
    // Four characters with a pause before each.
    assert!(summary["slowest_ms"].as_f64().unwrap() > 4.0, "{summary}");
}

#[test]
fn report_shows_what_a_failing_board_sent() {
    let board = Board::new("first-legal", Meddler::new(&[Trouble::WrongIdentifier; 100]));
    let told = predicate::str::contains(" 1  FAIL  answers 0 with 1 and its identifier: \"XX7\" in answer to 0")
        .and(predicate::str::contains("            sent      0\n            received  XX7  after "));
    let named = predicate::str::contains(format!("error: serial:{} fails", board.port()));
    compliance(&["--port", &board.port(), "--move-time", "5000"]).assert().code(1).stdout(told).stderr(named);
}

#[test]
fn silent_line_fails() {
    let line = PseudoTerminal::new();
    let told = predicate::str::contains(" 1  FAIL  answers 0 with 1 and its identifier: nothing answers 5 zeros")
        .and(predicate::str::contains("1 failed, 18 not run"));
    compliance(&["--port", line.path()]).assert().code(1).stdout(told);
}

/// Answers each byte that a program sends with what `answer` returns for it and the line's speed.
fn answer(mut line: PseudoTerminal, is_over: &AtomicBool, mut answer: impl FnMut(u8, u32) -> Option<Vec<u8>>) {
    while !is_over.load(Ordering::Relaxed) {
        let Some(byte) = line.receive_within(Duration::from_millis(20)) else { continue };
        match answer(byte, line.speed()) {
            Some(bytes) => line.send(&bytes),
            // Unplugged.
            None => return,
        }
    }
}

/// Asserts that `compliance` fails one check, with this cause, and runs none after it.
fn assert_one_cause(line_answers: impl FnMut(u8, u32) -> Option<Vec<u8>> + Send + 'static, failed: usize, cause: &str) {
    let line = PseudoTerminal::new();
    let port = line.path().to_owned();
    let is_over = Arc::new(AtomicBool::new(false));
    let board = thread::spawn({
        let is_over = Arc::clone(&is_over);
        move || answer(line, &is_over, line_answers)
    });
    let output = compliance(&["--port", &port, "--move-time", "5000", "--json"]).output().unwrap();
    is_over.store(true, Ordering::Relaxed);
    board.join().unwrap();
    let (checks, summary) = report(&output.stdout);
    assert_eq!((output.status.code(), &summary["failed"]), (Some(1), &1.into()), "{checks:?}");
    let found = &checks[failed - 1];
    assert_eq!(found["result"], "fail", "{checks:?}");
    assert!(found["detail"].as_str().unwrap().contains(cause), "{found}");
    assert_eq!(summary["not_run"], checks.len() - failed);
}

#[test]
fn line_with_its_ends_connected_is_named() {
    assert_one_cause(|byte, _| Some(vec![byte]), 1, "TX and RX are connected with each other");
}

#[test]
fn board_at_another_speed_is_named_with_its_speed() {
    let slow = |_, speed| Some(if speed == 57_600 { b"1X7".to_vec() } else { b"\xf8\x9c".to_vec() });
    assert_one_cause(slow, 1, "the board answers at 57600 baud 8N1: set it to 115200 baud 8N1");
}

#[test]
fn board_that_is_unplugged_midway_is_one_cause() {
    let mut zeros = 0;
    let unplugged = move |_, _| {
        zeros += 1;
        (zeros < 4).then(|| b"1X7".to_vec())
    };
    assert_one_cause(unplugged, 2, "was the board unplugged");
}

#[test]
fn bad_input_is_refused() {
    for (arguments, why) in [
        (&["--player", "human"][..], "a human cannot be checked"),
        (&["--port", "/nonexistent/port"], "cannot open /nonexistent/port: there is no such port"),
        (&["--player", "gtp:/nonexistent/program"], "cannot start '/nonexistent/program'"),
        (&[], "--port <PATH>"),
    ] {
        compliance(arguments).assert().code(2).stdout("").stderr(predicate::str::contains(why));
    }
}
