//! Programs behind `gtp:`, good and misbehaving ones. A program that misbehaves loses its game for
//! a named reason, and the match goes on.

use std::fs;
use std::path::Path;
use std::process::{Command as Program, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::Command;
use attacks::Running;
use serde_json::Value;
use tempfile::{tempdir, TempDir};

/// A program that runs `on_genmove` in answer to `genmove` and answers all other commands
/// correctly.
fn peer(folder: &TempDir, on_genmove: &str) -> String {
    let path = folder.path().join("peer.sh");
    let script = format!(
        "while read command rest; do case $command in genmove) {on_genmove} ;; *) printf '= \\n\\n' ;; esac; done\n"
    );
    fs::write(&path, script).unwrap();
    format!("gtp:sh {}", path.display())
}

/// The results of a match of `games` games against `first-legal`.
fn results(peer: &str, games: usize) -> Vec<Value> {
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(["match", "--json", "--move-time", "4000", "--first", peer, "--second", "first-legal"]);
    let output = command.args(["--games", &games.to_string()]).assert().success().get_output().stdout.clone();
    let lines: Vec<Value> =
        output.split(|&b| b == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    lines.into_iter().filter(|line: &Value| line.get("winner").is_some()).collect()
}

/// Checks that the program loses both games of a match for this reason.
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
fn peer_that_hangs_loses() {
    assert_loses("exec sleep 1000", "timeout", "no answer within 4000 ms");
}

#[test]
fn peer_that_never_finishes_its_answer_loses() {
    assert_loses("printf '= e10'; exec sleep 1000", "timeout", "no answer within 4000 ms");
}

#[test]
fn peer_that_dies_loses() {
    assert_loses("echo out of memory >&2; exit 3", "disconnected", "ended with status 3: out of memory");
}

#[test]
fn peer_that_closes_its_output_loses() {
    assert_loses("exec >&-; exec sleep 1000", "disconnected", "closed its output");
}

#[test]
fn peer_ends_when_its_referee_is_killed() {
    let folder = tempdir().unwrap();
    let list = folder.path().join("started");
    // The program, and another one that it starts in its own session.
    let on_genmove = format!("echo $$ >> {0}; setsid sh -c 'echo $$ >> {0}; exec sleep 98' & wait", list.display());
    let mut referee = Program::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
    referee.args(["match", "--move-time", "60000", "--second", "first-legal", "--first", &peer(&folder, &on_genmove)]);
    let referee = Running::start(referee.stdout(Stdio::null()));
    let started = || fs::read_to_string(&list).unwrap_or_default().lines().map(str::to_owned).collect::<Vec<_>>();
    // A zombie that has not been waited for does not run.
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
    referee.kill();
    until(&|| !started().iter().any(runs));
}

#[test]
fn peer_that_answers_garbage_loses() {
    assert_loses("printf '\\377\\001 what?\\n\\n'", "malformed reply", "in answer to 'genmove");
}

#[test]
fn peer_that_answers_without_a_move_loses() {
    assert_loses("printf '= banana\\n\\n'", "malformed reply", "banana");
}

#[test]
fn peer_that_refuses_loses() {
    assert_loses("printf '? not today\\n\\n'", "malformed reply", "not today");
}

#[test]
fn peer_that_floods_loses() {
    assert_loses("yes", "malformed reply", "more than 65536 bytes");
}

#[test]
fn peer_that_breaks_the_rules_loses() {
    assert_loses("printf '= a1\\n\\n'", "illegal move", "start cell");
}

#[test]
fn peer_that_passes_its_first_move_loses() {
    assert_loses("printf '= pass\\n\\n'", "illegal move", "must not be a pass");
}

#[test]
fn peer_that_resigns_loses() {
    assert_loses("printf '= resign\\n\\n'", "resigned", "resigned");
}

#[test]
fn reply_that_would_control_the_terminal_is_shown_as_escapes() {
    let folder = tempdir().unwrap();
    let peer = peer(&folder, "printf '= \\033[31mzz\\n\\n'");
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(["match", "--first", &peer, "--second", "first-legal", "--move-time", "60000"]);
    let output = String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap();
    assert!(output.contains(r"malformed reply: '\u{1b}[31mzz'"), "{output}");
    assert!(!output.contains('\u{1b}'), "{output:?}");
}

#[test]
fn peer_that_ends_at_once_loses() {
    let result = &results("gtp:false", 1)[0];
    assert_eq!((&result["winner"], &result["reason"]), (&Value::from(1), &Value::from("disconnected")));
}

#[test]
fn our_program_plays_the_same_game_through_a_pipe() {
    let program = assert_cmd::cargo::cargo_bin("blokus-duo");
    assert!(!program.to_string_lossy().contains(' '), "the test's command line needs a plain path");
    let through_pipe = results(&format!("gtp:{} gtp --player first-legal", program.display()), 2);
    let direct = results("first-legal", 2);
    for (game, (piped, direct)) in through_pipe.iter().zip(&direct).enumerate() {
        // In the second game the program starts at the far cell, sees the board turned by half and
        // finds another first move; the game is still played to its end.
        if game == 0 {
            assert_eq!(piped["position"], direct["position"]);
        }
        assert_eq!(piped["detail"], Value::Null, "{piped}");
    }
}

#[test]
fn missing_program_is_bad_input() {
    assert!(!Path::new("/nonexistent/program").exists());
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(["match", "--first", "gtp:/nonexistent/program", "--second", "first-legal"]);
    command.assert().code(2).stderr(predicates::str::starts_with("error: cannot start '/nonexistent/program'"));
}

/// Pentobi's engine ends at once unless it is told which opening book to use.
#[test]
fn manual_and_messages_call_pentobi_with_a_choice_of_its_book() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = ["README.md", "referee-client/doc/serve.md", "referee-client/doc/tournament.md"];
    let mut texts: Vec<String> = files.iter().map(|file| fs::read_to_string(root.join(file)).unwrap()).collect();
    let output = Command::cargo_bin("blokus-duo").unwrap().args(["match", "--first", "gtp:"]).output().unwrap();
    texts.push(String::from_utf8(output.stderr).unwrap());
    for text in texts {
        let calls: Vec<&str> =
            text.split("pentobi-gtp ").skip(1).map(|rest| rest.split(['\'', '`', '\n']).next().unwrap()).collect();
        assert!(!calls.is_empty() && calls.iter().all(|call| call.contains("--nobook")), "{calls:?}");
    }
}
