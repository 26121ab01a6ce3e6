//! `tournament` with boards on serial lines: they play without openings, one game at a time, and what goes wrong with one
//! costs it that game.

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::tempdir;

use crate::board::Board;
use crate::meddler::{Meddler, Trouble};

fn tournament(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.arg("tournament").args(arguments);
    command
}

#[test]
fn boards_play_and_one_that_hangs_forfeits_one_game() {
    let folder = tempdir().unwrap();
    let cup = folder.path().join("cup").display().to_string();
    let troubles = [Trouble::None, Trouble::Hangs, Trouble::None, Trouble::None];
    let [steady, troubled] =
        [[Trouble::None; 4], troubles].map(|troubles| Board::new("first-legal", Meddler::new(&troubles)));
    let [steady, troubled] =
        [("steady", &steady), ("troubled", &troubled)].map(|(name, board)| format!("{name}={}", board.spec()));
    let options = ["--rounds", "2", "--opening-plies", "0", "--move-time", "500", "--json"];
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
}

#[test]
fn what_a_board_cannot_do_is_refused_before_the_first_game() {
    let cases = [
        (&[][..], "cannot play openings"),
        (&[], "or play without: --opening-plies 0"),
        (&["--opening-plies", "0", "--concurrency", "2"], "plays one game at a time: --concurrency 1"),
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
