//! Games interrupted by a kill: their records stay complete up to the last move and are not
//! overwritten.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use attacks::Running;

use super::serving::{record_with, replayed, Server};

#[test]
fn killed_server_leaves_its_record_and_the_next_takes_the_next_number() {
    let server = Server::start(&[]);
    let [mut ada, mut bob] = server.pair();
    record_with(server.folder.path(), 1, "moves: 150\n");
    ada.play("a1b2");
    bob.play("i9h8");
    ada.wait_for("go");
    let folder = server.kill();
    let record = record_with(folder.path(), 1, "2 white i9h8 ");
    assert!(!record.contains("result"), "{record}");
    let shown = replayed(folder.path(), 1);
    let last = shown.lines().last().unwrap();
    assert!(
        last.starts_with("the record breaks off after move 2, without a result; black is to move; out 0-0"),
        "{shown}"
    );
    // The last position is shown before the end.
    let boards = shown.lines().filter(|line| line.trim_start().starts_with("i  ")).collect::<Vec<_>>();
    assert_eq!(boards, ["    i  w w w w ."], "{shown}");

    let server = Server::start_in(folder, &["--games", "1"]);
    let [mut ada, _bob] = server.pair();
    ada.wait_for("go");
    ada.say("resign");
    assert!(server.record(2).ends_with("reason black resigned\n"));
    assert_eq!(record_with(server.folder.path(), 1, "2 white"), record);
    let (_, notes) = server.results();
    assert!(notes.contains("game 1: recorded in games/game-0002.txt"), "{notes}");
}

#[test]
fn killed_match_leaves_its_record() {
    let folder = tempfile::tempdir().unwrap();
    // Introduces itself, becomes ready for the game and then stays silent.
    let silent = "cmd:sh -c 'echo abaok; echo readyok; echo readyok; exec sleep 99'";
    let mut playing = Command::new(assert_cmd::cargo::cargo_bin("abalone"));
    playing.current_dir(&folder).args(["match", "--first", "random", "--second", silent, "--records", "games"]);
    let playing = Running::start(playing.stdout(Stdio::null()).stderr(Stdio::null()));
    record_with(folder.path(), 1, "\n1 black ");
    playing.kill();
    let shown = replayed(folder.path(), 1);
    assert!(shown.lines().last().unwrap().starts_with("the record breaks off after move 1, "), "{shown}");
}

/// A file size limit of one block has the effect of a disk that becomes full.
#[test]
fn game_continues_when_its_record_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let script =
        "trap '' XFSZ; ulimit -f 1; exec \"$0\" serve --listen 127.0.0.1:0 --records games --games 1 --moves 40";
    let mut server = Command::new("sh");
    server.arg("-c").arg(script).arg(assert_cmd::cargo::cargo_bin("abalone")).current_dir(&folder);
    let mut server = Running::start(server.stdout(Stdio::null()).stderr(Stdio::piped()));
    let mut notes = BufReader::new(server.stderr.take().unwrap());
    let mut told = String::new();
    notes.read_line(&mut told).unwrap();
    let address = told.split("players on ").nth(1).unwrap().split(';').next().unwrap().to_owned();
    let players = ["Ada", "Bob"].map(|name| {
        let mut client = Command::new(assert_cmd::cargo::cargo_bin("abalone"));
        client
            .args(["play", "--server", &address, "--player", "random", "--name", name])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        Running::start(&mut client)
    });
    assert!(players.iter().all(|player| player.wait().success()));
    notes.read_to_string(&mut told).unwrap();
    assert!(server.wait().success());
    let full = told.lines().filter(|line| line.starts_with("game 1: recording has stopped: cannot write ")).count();
    assert!(full == 1 && told.contains("moves used up"), "{told}");
    // Half a line is ignored.
    assert!(replayed(folder.path(), 1).contains("the record breaks off after move "));
}
