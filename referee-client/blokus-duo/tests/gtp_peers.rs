//! Programs behind `gtp:` that behave, and programs that misbehave in every way we could think of: each loses its game
//! with the reason named, and the match goes on.

use std::fs;
use std::path::Path;
use std::process::{Command as Program, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::Command;
use serde_json::Value;
use tempfile::{tempdir, TempDir};

/// A program that answers everything properly but does `on_genmove` instead of thinking.
fn peer(folder: &TempDir, on_genmove: &str) -> String {
    let path = folder.path().join("peer.sh");
    let script = format!(
        "while read command rest; do case $command in genmove) {on_genmove} ;; *) printf '= \\n\\n' ;; esac; done\n"
    );
    fs::write(&path, script).unwrap();
    format!("gtp:sh {}", path.display())
}

/// The last line of each game of a match of `games` games against `first-legal`.
fn results(peer: &str, games: usize) -> Vec<Value> {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(["match", "--json", "--move-time", "400", "--first", peer, "--second", "first-legal"]);
    let output = command.args(["--games", &games.to_string()]).assert().success().get_output().stdout.clone();
    let lines: Vec<Value> =
        output.split(|&b| b == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    lines.into_iter().filter(|line: &Value| line.get("winner").is_some()).collect()
}

/// Both games of a match are lost by the peer, for this reason.
fn assert_loses(on_genmove: &str, reason: &str, detail: &str) {
    let folder = tempdir().unwrap();
    let results = results(&peer(&folder, on_genmove), 2);
    assert_eq!(results.len(), 2);
    for result in results {
        assert_eq!(result["winner"], 1, "{result}");
        assert_eq!(result["reason"], reason, "{result}");
        assert!(result["detail"].as_str().unwrap().contains(detail), "{result}");
    }
}

#[test]
fn a_peer_that_hangs() {
    assert_loses("exec sleep 1000", "timeout", "no answer within 400 ms");
}

#[test]
fn a_peer_that_never_finishes_its_answer() {
    assert_loses("printf '= e10'; exec sleep 1000", "timeout", "no answer within 400 ms");
}

#[test]
fn a_peer_that_dies() {
    assert_loses("echo out of memory >&2; exit 3", "disconnected", "ended with status 3: out of memory");
}

#[test]
fn a_peer_that_closes_its_output() {
    assert_loses("exec >&-; exec sleep 1000", "disconnected", "closed its output");
}

#[test]
fn a_peer_does_not_survive_a_kill_of_its_referee() {
    let folder = tempdir().unwrap();
    let list = folder.path().join("started");
    // The peer, and one that it has started in a session of its own.
    let on_genmove = format!("echo $$ >> {0}; setsid sh -c 'echo $$ >> {0}; exec sleep 98' & wait", list.display());
    let mut referee = Program::new(assert_cmd::cargo::cargo_bin("blokus-duo"))
        .args(["match", "--move-time", "60000", "--second", "first-legal", "--first", &peer(&folder, &on_genmove)])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let started = || fs::read_to_string(&list).unwrap_or_default().lines().map(str::to_owned).collect::<Vec<_>>();
    // A zombie that nobody has taken leave of does not run.
    let runs = |process: &String| {
        let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        !(state.is_empty() || state.contains(") Z "))
    };
    let until = |what: &dyn Fn() -> bool| {
        let begun = Instant::now();
        while !what() {
            assert!(begun.elapsed() < Duration::from_secs(30));
            thread::sleep(Duration::from_millis(20));
        }
    };
    until(&|| started().len() == 2);
    assert!(started().iter().all(runs));
    referee.kill().unwrap();
    referee.wait().unwrap();
    until(&|| !started().iter().any(runs));
}

#[test]
fn a_peer_that_answers_garbage() {
    assert_loses("printf '\\377\\001 what?\\n\\n'", "malformed reply", "in answer to 'genmove");
}

#[test]
fn a_peer_that_answers_no_move() {
    assert_loses("printf '= banana\\n\\n'", "malformed reply", "banana");
}

#[test]
fn a_peer_that_refuses() {
    assert_loses("printf '? not today\\n\\n'", "malformed reply", "not today");
}

#[test]
fn a_peer_that_floods() {
    assert_loses("yes", "malformed reply", "more than 65536 bytes");
}

#[test]
fn a_peer_that_plays_against_the_rules() {
    assert_loses("printf '= a1\\n\\n'", "illegal move", "start cell");
}

#[test]
fn a_peer_that_passes_at_once() {
    assert_loses("printf '= pass\\n\\n'", "illegal move", "must not be a pass");
}

#[test]
fn a_peer_that_resigns() {
    assert_loses("printf '= resign\\n\\n'", "resigned", "gave the game up");
}

#[test]
fn a_peer_that_does_not_even_start_properly() {
    let result = &results("gtp:false", 1)[0];
    assert_eq!((&result["winner"], &result["reason"]), (&Value::from(1), &Value::from("disconnected")));
}

#[test]
fn our_own_program_plays_the_same_game_through_the_pipe() {
    let program = assert_cmd::cargo::cargo_bin("blokus-duo");
    assert!(!program.to_string_lossy().contains(' '), "the test's command line needs a plain path");
    let through_pipe = results(&format!("gtp:{} gtp --player first-legal", program.display()), 2);
    let direct = results("first-legal", 2);
    for (game, (piped, direct)) in through_pipe.iter().zip(&direct).enumerate() {
        // The second game begins at the far start cell: the peer sees the board turned by half and finds another first
        // move, but plays it to a proper end.
        if game == 0 {
            assert_eq!(piped["position"], direct["position"]);
        }
        assert_eq!(piped["detail"], Value::Null, "{piped}");
    }
}

#[test]
fn a_program_that_does_not_exist_is_bad_input() {
    assert!(!Path::new("/nonexistent/program").exists());
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(["match", "--first", "gtp:/nonexistent/program", "--second", "first-legal"]);
    command.assert().code(2).stderr(predicates::str::starts_with("error: cannot start '/nonexistent/program'"));
}
