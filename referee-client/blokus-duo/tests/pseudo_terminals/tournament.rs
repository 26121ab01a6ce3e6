//! `tournament` with boards on serial lines: they play without openings, one game at a time each. A
//! fault of one board costs it that game and does not affect others.

use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command as Program, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::{fs, io, thread};

use assert_cmd::cargo::cargo_bin;
use assert_cmd::Command;
use attacks::Running;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::tempdir;

use crate::board::Board;
use crate::compliance::pass_slowly;
use crate::meddler::{Meddler, Trouble};
use crate::pseudo_terminal::PseudoTerminal;

fn tournament(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.arg("tournament").args(arguments);
    command
}

#[test]
fn board_that_hangs_forfeits_only_that_game() {
    let folder = tempdir().unwrap();
    let cup = folder.path().join("cup").display().to_string();
    let troubles = [Trouble::None, Trouble::Hangs, Trouble::None, Trouble::None];
    let [steady, troubled] =
        [[Trouble::None; 4], troubles].map(|troubles| Board::new("first-legal", Meddler::new(&troubles)));
    let [steady, troubled] =
        [("steady", &steady), ("troubled", &troubled)].map(|(name, board)| format!("{name}={}", board.spec()));
    let options = ["--rounds", "2", "--opening-plies", "0", "--move-time", "5000", "--json"];
    let arguments = [&["round-robin", &cup, "--player", &steady, "--player", &troubled][..], &options].concat();
    let output = tournament(&arguments).assert().success().get_output().stdout.clone();
    let output = String::from_utf8(output).unwrap();
    let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let reasons: Vec<&str> = lines[..4].iter().map(|line| line["reason"].as_str().unwrap()).collect();
    assert_eq!(reasons, ["both players passed", "timeout", "both players passed", "both players passed"]);
    let forfeits = |name: &str| {
        let players = lines[4]["players"].as_array().unwrap();
        players.iter().find(|player| player["name"] == name).unwrap()["forfeits"].clone()
    };
    assert_eq!(forfeits("troubled"), serde_json::json!({"timeout": 1}));
    assert_eq!(forfeits("steady"), serde_json::json!({}));
    // The evidence of the lost game: every byte, and the rule.
    let evidence = |game: &str, more: &[&str]| {
        let told = tournament(&[&["evidence", &cup, game], more].concat()).assert().success();
        String::from_utf8(told.get_output().stdout.clone()).unwrap()
    };
    let told = evidence("2", &[]);
    let expected = [
        "first as troubled=serial:",
        "board    1X7       team X7",
        "because: timeout: no answer within 5000 ms",
        "the rule: no answer to a prompt within 5000 ms loses",
        "000002.blksgf",
    ];
    expected.iter().for_each(|line| assert!(told.contains(line), "{line} is not in\n{told}"));
    let messages = evidence("1", &["--json"]).lines().filter(|line| line.contains("\"bytes\"")).count();
    assert!(messages > 60, "{messages}");
    tournament(&["evidence", &cup, "5"]).assert().code(2).stderr(predicate::str::contains("there is no game 5"));
}

#[test]
fn settings_unfit_for_boards_are_refused_before_the_first_game() {
    let cases = [
        (&[][..], "cannot play openings"),
        (&[], "or play without: --opening-plies 0"),
        (&["--opening-plies", "0", "--player", "again=serial:/nonexistent/port"], "are the same board"),
        (&["--opening-plies", "0"], "cannot open /nonexistent/port"),
    ];
    for (options, told) in cases {
        let arguments = ["gauntlet", "x", "--player", "serial:/nonexistent/port", "--player", "first-legal"];
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        let told = predicate::str::contains(told).and(one_line);
        let folder = tempdir().unwrap();
        tournament(&[&arguments, options].concat()).current_dir(&folder).assert().code(2).stderr(told);
        assert!(!folder.path().join("x").exists());
    }
}

/// Arguments of a round robin of two boards and a third one at this path, with two games in each
/// pairing.
fn with_a_third(cup: &Path, boards: &[Board; 2], third: &Path) -> Vec<String> {
    let [first, second] = [&boards[0], &boards[1]].map(Board::spec);
    let players = [format!("a={first}"), format!("b={second}"), format!("c=serial:{}", third.display())];
    let mut arguments = vec!["round-robin".to_owned(), cup.display().to_string(), "--json".to_owned()];
    arguments.extend(["--rounds", "1", "--opening-plies", "0", "--move-time", "60000"].map(str::to_owned));
    arguments.extend(players.into_iter().flat_map(|player| ["--player".to_owned(), player]));
    arguments
}

fn steady(games: usize) -> Board {
    Board::new("first-legal", Meddler::new(&vec![Trouble::None; games]))
}

/// The results in a tournament's folder, by game.
fn results(cup: &Path) -> Vec<Value> {
    let text = fs::read_to_string(cup.join("results.jsonl")).unwrap_or_default();
    let mut results: Vec<Value> = text.lines().map_while(|line| serde_json::from_str(line).ok()).collect();
    results.sort_by_key(|result| result["game"].as_u64());
    results
}

#[test]
fn missing_board_forfeits_only_its_own_games() {
    let folder = tempdir().unwrap();
    let (cup, boards) = (folder.path().join("cup"), [steady(2), steady(2)]);
    let arguments = with_a_third(&cup, &boards, Path::new("/nonexistent/port"));
    let told = predicate::str::contains("c is missing: cannot open /nonexistent/port")
        .and(predicate::str::contains("its games come last"));
    Command::cargo_bin("blokus-duo")
        .unwrap()
        .arg("tournament")
        .args(&arguments)
        .args(["--patience", "1"])
        .assert()
        .success()
        .stderr(told);
    let results = results(&cup);
    let reasons: Vec<_> = results.iter().map(|result| result["reason"].as_str().unwrap()).collect();
    assert_eq!(reasons[..2], ["both players passed"; 2]);
    assert_eq!(reasons[2..], ["disconnected"; 4]);
    for result in &results[2..] {
        let winner = result["winner"].as_u64().unwrap() as usize;
        assert_ne!(result["players"][winner], "c");
    }
}

#[test]
fn board_that_comes_back_plays_its_games() {
    let folder = tempdir().unwrap();
    let (cup, boards, third) = (folder.path().join("cup"), [steady(4), steady(4)], steady(4));
    let port = folder.path().join("port");
    let mut command = Program::new(cargo_bin("blokus-duo"));
    command.arg("tournament").args(with_a_third(&cup, &boards, &port));
    let mut tournament = Running::start(command.stdout(Stdio::null()).stderr(Stdio::piped()));
    tournament.wait_until(|| results(&cup).len() >= 2);
    symlink(third.port(), &port).unwrap();
    let errors = io::read_to_string(tournament.stderr.take().unwrap()).unwrap();
    assert!(tournament.wait().success() && errors.contains("c is missing") && errors.contains("c is back"), "{errors}");
    let results = results(&cup);
    let reasons: Vec<_> = results.iter().map(|result| result["reason"].as_str().unwrap()).collect();
    assert_eq!(reasons, ["both players passed"; 6], "{results:?}");
}

#[test]
fn doctor_reports_which_boards_are_ready() {
    let is_over = Arc::new(AtomicBool::new(false));
    // Two good boards, each on its own line.
    let boards = ["A1", "B2"].map(|team| {
        let (referee, board) = (PseudoTerminal::new(), PseudoTerminal::new());
        let mut program = Program::new(cargo_bin("blokus-duo"));
        program.args(["player", "--player", "first-legal", "--team", team, "--port", board.path()]);
        let program = Running::start(program.stderr(Stdio::null()));
        let (port, is_over) = (referee.path().to_owned(), Arc::clone(&is_over));
        (port, program, thread::spawn(move || pass_slowly(referee, board, &is_over)))
    });
    let players = [format!("a=serial:{}", boards[0].0), format!("b=serial:{}", boards[1].0)];
    let named = players.iter().flat_map(|player| ["--player", player]).collect::<Vec<_>>();
    let doctor = |more: &[&str]| {
        let mut command = tournament(&["doctor", "--move-time", "5000"]);
        command.args(&named).args(more).assert()
    };
    let ready = predicate::str::contains("A1    19 of 19  yes").and(predicate::str::contains("B2    19 of 19  yes"));
    doctor(&[]).success().stdout(ready);
    // One board is missing and one is silent; the others are reported all the same.
    let mute = PseudoTerminal::new();
    let mute = format!("mute=serial:{}", mute.path());
    let told = doctor(&["--player", "gone=serial:/nonexistent/port", "--player", &mute, "--json"]).code(1);
    let told = told.stderr(predicate::str::contains("not ready: 2 of 4 boards"));
    let lines: Vec<Value> = String::from_utf8(told.get_output().stdout.clone())
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let of = |name: &str| lines.iter().find(|board| board["name"] == name).unwrap();
    assert_eq!((&of("a")["identifier"], &of("a")["trouble"]), (&"A1".into(), &serde_json::json!([])));
    let trouble = |name: &str| of(name)["trouble"][0].as_str().unwrap().to_owned();
    assert!(trouble("gone").starts_with("missing: cannot open /nonexistent/port"), "{}", trouble("gone"));
    assert!(trouble("mute").contains("nothing answers 5 zeros"), "{}", trouble("mute"));
    is_over.store(true, Ordering::Relaxed);
    for (_, program, line) in boards {
        line.join().unwrap();
        program.wait();
    }
    let nobody = ["doctor", "--player", "first-legal"];
    tournament(&nobody).assert().code(2).stderr(predicate::str::contains("there is no board among the players"));
}
