//! `match` on a screen: the board is drawn in place, and the terminal is restored.

use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use attacks::Running;

use crate::pseudo_terminal::PseudoTerminal;

/// Everything that a match writes to a screen; checks that the match succeeds.
fn screen(arguments: &[&str], set_up: impl FnOnce(&mut Command)) -> String {
    let mut terminal = PseudoTerminal::new();
    let mut command = Command::new(cargo_bin("blokus-duo"));
    command.arg("match").args(arguments).stdin(Stdio::null()).stdout(terminal.far_end()).stderr(Stdio::null());
    // The environment of the tests may have switched colours off.
    command.env_remove("NO_COLOR").env_remove("CLICOLOR").env("TERM", "xterm-256color");
    set_up(&mut command);
    let program = Running::start(&mut command);
    let mut shown = Vec::new();
    loop {
        match terminal.receive_soon() {
            Some(byte) => shown.push(byte),
            None if program.try_wait().is_some() => break,
            None => {}
        }
    }
    assert!(program.wait().success());
    String::from_utf8(shown).unwrap()
}

const PLAYERS: [&str; 6] = ["--first", "first-legal", "--second", "random:2", "--move-time", "60000"];

#[test]
fn board_is_drawn_in_place_and_modes_are_reset() {
    let shown = screen(&PLAYERS, |_| {});
    let frames = shown.matches("game 1 of 1").count();
    let (_, result) = shown.split_once("result: ").unwrap();
    assert!(result.contains("both players passed"));
    // Every frame but the first one moves the cursor up to overwrite the one before.
    assert_eq!(shown.matches("\u{1b}[19A").count(), frames - 1);
    assert_eq!(shown.matches("\nturn").count(), frames + 1);
    // The program must not use private modes such as a hidden cursor or a second screen.
    assert!(!shown.contains("\u{1b}[?"));
    // Every colour is followed by a reset.
    assert!(shown.contains("\u{1b}[48;5;25m") && shown.contains("\u{1b}[48;5;208m"));
    assert!(shown.rfind("\u{1b}[0m") > shown.rfind("\u{1b}[48;5;"));
}

#[test]
fn dumb_terminal_gets_plain_lines() {
    let shown = screen(&PLAYERS, |command| {
        command.env("TERM", "dumb");
    });
    assert!(!shown.contains('\u{1b}'), "{shown}");
    // A line for each move, and the board once.
    assert!(shown.contains("  1. ") && shown.contains("result: "), "{shown}");
    assert_eq!(shown.matches("1 2 3 4 5 6 7 8 9 a b c d e").count(), 1);
}

#[test]
fn colours_can_be_switched_off() {
    let shown = screen(&PLAYERS, |command| {
        command.env("NO_COLOR", "1");
    });
    assert!(!shown.contains("\u{1b}[48") && !shown.contains("\u{1b}[1m"));
    assert!(shown.contains(">1"));
}
