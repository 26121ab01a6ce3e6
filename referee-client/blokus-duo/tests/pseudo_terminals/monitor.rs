//! `monitor` between two lines: bytes pass through and are logged.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use serde_json::Value;

use crate::board::Board;
use crate::meddler::{Meddler, Trouble};
use crate::pseudo_terminal::PseudoTerminal;

/// A running monitor.
struct Monitor {
    _program: Running,
    log: Box<dyn Iterator<Item = Value>>,
    notes: Box<dyn Iterator<Item = String>>,
}

impl Monitor {
    fn new(arguments: &[&str]) -> Monitor {
        let mut command = Command::new(cargo_bin("blokus-duo"));
        command.arg("monitor").args(arguments).arg("--json").stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = Running::start(&mut command);
        let log = BufReader::new(program.stdout.take().unwrap()).lines();
        let notes = BufReader::new(program.stderr.take().unwrap()).lines();
        let log = log.map(|line| serde_json::from_str(&line.unwrap()).unwrap());
        Monitor { _program: program, log: Box::new(log), notes: Box::new(notes.map(Result::unwrap)) }
    }

    /// The next messages, each with its sender and meaning.
    fn messages(&mut self, count: usize) -> Vec<String> {
        let messages = self.log.by_ref().take(count);
        messages.map(|line| format!("{}: {}", line["from"], line["meaning"]).replace('"', "")).collect()
    }
}

#[test]
fn bytes_pass_in_both_directions_and_are_logged() {
    let (mut referee, mut board) = (PseudoTerminal::new(), PseudoTerminal::new());
    let mut monitor = Monitor::new(&["--between", referee.path(), board.path()]);
    assert!(monitor.notes.next().unwrap().starts_with("passing bytes on between"));
    referee.send(b"0");
    assert_eq!(board.receive::<1>(), *b"0");
    board.send(b"1RS");
    assert_eq!(referee.receive::<3>(), *b"1RS");
    referee.send(b"\xff25");
    assert_eq!(board.receive::<3>(), *b"\xff25");
    board.send(b"55u0");
    assert_eq!(referee.receive::<4>(), *b"55u0");
    let expected = [
        "referee: a match starts",
        "board: team RS",
        "referee: not a message of the protocol",
        "referee: move first, on (5,5)",
        "board: plays 55u0",
    ];
    assert_eq!(monitor.messages(expected.len()), expected);
    drop(board);
    let last = monitor.notes.by_ref().last().unwrap();
    assert!(last.starts_with("error: the line to the board is lost"), "{last}");
}

#[test]
fn pseudo_terminals_between_which_bytes_pass_have_links() {
    let folder = tempfile::tempdir().unwrap();
    let [referee, board] = ["referee", "board"].map(|name| folder.path().join(name));
    let named = |link: &Path| format!("pty:{}", link.display());
    let mut monitor = Monitor::new(&["--between", &named(&referee), &named(&board)]);
    for (user, link) in [("referee", &referee), ("board", &board)] {
        assert_eq!(monitor.notes.next().unwrap(), format!("the {user}'s port is {}", link.display()));
    }
    assert!(monitor.notes.next().unwrap().starts_with("passing bytes on between pty:"));
    let open = |path: &Path| File::options().read(true).write(true).open(path).unwrap();
    let (mut referee, mut board) = (open(&referee), open(&board));
    referee.write_all(b"0").unwrap();
    let mut heard = [0];
    board.read_exact(&mut heard).unwrap();
    assert_eq!(heard, *b"0");
    assert_eq!(monitor.messages(1), ["referee: a match starts"]);
}

#[test]
fn single_port_is_logged() {
    let mut line = PseudoTerminal::new();
    let mut monitor = Monitor::new(&[line.path()]);
    assert!(monitor.notes.next().unwrap().starts_with("listening on"));
    line.send(b"3A53e0");
    line.send(b"a8e0");
    let expected = ["referee: the opponent began with 53e0; move, on (a,a)", "board: plays a8e0"];
    assert_eq!(monitor.messages(2), expected);
}

#[test]
fn game_is_logged_through_a_pseudo_terminal() {
    let board = Board::new("first-legal", Meddler::new(&[Trouble::None]));
    let mut monitor = Monitor::new(&["--between", "pty", &board.port()]);
    let told = monitor.notes.next().unwrap();
    let port = told.strip_prefix("the referee's port is ").unwrap();
    let arguments =
        ["match", "--json", "--first", &format!("serial:{port}"), "--second", "random:1", "--move-time", "60000"];
    let output = Command::new(cargo_bin("blokus-duo")).args(arguments).output().unwrap();
    let result = output.stdout.split(|&byte| byte == b'\n').rfind(|line| !line.is_empty()).unwrap();
    let result: Value = serde_json::from_slice(result).unwrap();
    assert_eq!(result["reason"], "both players passed");
    // A start with its answer, a prompt and a reply for each of the board's turns, and the end.
    let turns = result["plies"].as_u64().unwrap().div_ceil(2) as usize;
    let messages = monitor.messages(2 + 2 * turns + 1);
    assert_eq!(messages[..3], ["referee: a match starts", "board: team X7", "referee: move first, on (5,5)"]);
    assert_eq!(messages.last().unwrap(), "referee: the game is over");
}
