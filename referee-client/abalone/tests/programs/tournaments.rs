//! Tournaments of players on this machine and of network clients.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use serde_json::Value;
use tempfile::tempdir;

fn abalone(arguments: &[&str]) -> String {
    let output = Command::new(cargo_bin("abalone")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn results(cup: &Path) -> Vec<Value> {
    let text = fs::read_to_string(cup.join("results.jsonl")).unwrap();
    let mut results: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    results.sort_by_key(|result| result["game"].as_u64());
    results
}

/// A client that plays one game on this port.
fn client(port: &str, name: &str) -> Running {
    let mut client = Command::new(cargo_bin("abalone"));
    client.args(["play", "--player", "random", "--name", name, "--server", &format!("127.0.0.1:{port}")]);
    Running::start(client.stdout(Stdio::null()).stderr(Stdio::null()))
}

#[test]
fn programs_and_network_clients_play_with_transcripts() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    let folder = cup.to_str().unwrap();
    let players =
        ["--player", "x=random:1", "--player", "y=simple@1plies", "--player", "Ada_L=net", "--player", "gone=net"];
    let options = ["--rounds", "1", "--moves", "6", "--listen", "127.0.0.1:0", "--patience", "15"];
    let mut tournament = Command::new(cargo_bin("abalone"));
    tournament.args(["tournament", "round-robin", folder]).args(players).args(options);
    let mut tournament = Running::start(tournament.stdout(Stdio::null()).stderr(Stdio::piped()));
    let mut told = BufReader::new(tournament.stderr.take().unwrap()).lines().map(Result::unwrap);
    let listening = told.find(|line| line.contains("waiting for players on")).unwrap();
    let port = listening.rsplit(':').next().unwrap().to_owned();
    // A client plays one game and then connects again.
    let reader = std::thread::spawn(move || told.collect::<Vec<String>>());
    let mut ada = client(&port, "Ada L");
    while tournament.try_wait().is_none() {
        if ada.try_wait().is_some() {
            ada = client(&port, "Ada L");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(ada);
    let told = reader.join().unwrap();
    assert!(tournament.wait().success(), "{told:?}");
    let results = results(&cup);
    assert_eq!(results.len(), 12);
    for result in &results {
        let is_absent = result["players"].as_array().unwrap().contains(&"gone".into());
        assert_eq!(result["detail"].is_null(), !is_absent, "{result}");
        assert_eq!(result["reason"] == "gone", is_absent, "{result}");
        let record = cup.join(format!("games/{:06}.txt", result["game"].as_u64().unwrap()));
        assert!(record.is_file());
    }
    // Ada's first game with black.
    let game = results.iter().find(|result| result["players"][0] == "Ada_L" && result["detail"].is_null()).unwrap();
    let number = game["game"].to_string();
    let evidence = abalone(&["tournament", "evidence", folder, &number]);
    for part in [
        "first as Ada_L=net",
        "referee  newgame side black",
        "player   bestmove ",
        "the rule: when the moves are used up",
    ] {
        assert!(evidence.contains(part), "{part} is not in\n{evidence}");
    }
    abalone(&["replay", cup.join(format!("games/{number:0>6}.txt")).to_str().unwrap()]);
    let table = abalone(&["tournament", "table", folder]);
    assert!(table.contains("gone") && !table.contains("games have been played"), "{table}");
}

#[test]
fn swiss_tournament_ends_the_same_after_a_kill() {
    let place = tempdir().unwrap();
    let play = |name: &str| {
        let cup = place.path().join(name);
        let words =
            ["tournament", "swiss", cup.to_str().unwrap(), "--moves", "5", "--rounds", "3", "--random-plies", "6"];
        let players =
            ["--player", "a=random:1", "--player", "b=random:2", "--player", "c=simple@1plies", "--player", "d=random"];
        (cup.clone(), abalone(&[&words[..], &players].concat()))
    };
    let (cup, first) = play("first");
    assert_eq!(play("second").1, first);
    // Truncate the log, as if the tournament had been killed after three games.
    let log = fs::read_to_string(cup.join("results.jsonl")).unwrap();
    let kept: String = log.split_inclusive('\n').take(4).collect();
    fs::write(cup.join("results.jsonl"), kept + "{\"game\"").unwrap();
    assert_eq!(abalone(&["tournament", "resume", cup.to_str().unwrap()]), first);
}

#[test]
fn newcomer_does_not_replace_a_waiting_client_with_its_name() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    let mut tournament = Command::new(cargo_bin("abalone"));
    tournament
        .args(["tournament", "round-robin", cup.to_str().unwrap(), "--rounds", "1", "--listen", "127.0.0.1:0"])
        .args(["--player", "Ada=net", "--player", "Bob=net", "--patience", "600"]);
    let mut tournament = Running::start(tournament.stdout(Stdio::null()).stderr(Stdio::piped()));
    let mut told = BufReader::new(tournament.stderr.take().unwrap()).lines().map(Result::unwrap);
    let address = told.find_map(|line| line.split("players on ").nth(1).map(str::to_owned)).unwrap();
    let introduce = || {
        let mut line = BufReader::new(TcpStream::connect(&address).unwrap());
        line.get_ref().set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        line.get_mut().write_all(b"id name Ada\nabaok\nreadyok\n").unwrap();
        line
    };
    let mut first = introduce();
    let (asked, is_asked) = std::sync::mpsc::channel();
    let answers = std::thread::spawn({
        let mut line = first.get_ref().try_clone().unwrap();
        move || {
            let mut text = String::new();
            // Answers whether it is still there, until the test ends.
            while first.read_line(&mut text).is_ok_and(|count| count > 0) && !text.contains("newgame") {
                if text.ends_with("isready\n") {
                    let _ = line.write_all(b"readyok\n");
                    let _ = asked.send(());
                }
            }
            text
        }
    });
    // Asked first by the server as a newcomer, then by the tournament: now it waits in its place.
    (0..2).for_each(|_| is_asked.recv_timeout(Duration::from_secs(60)).unwrap());
    // At once, so that some come while the tournament asks the client that waits.
    let mut impostors: Vec<_> = (0..10).map(|_| introduce()).collect();
    for impostor in &mut impostors {
        let mut said = String::new();
        while !said.contains("error") && impostor.read_line(&mut said).unwrap() > 0 {}
        assert!(said.ends_with("error a client of this name is waiting\n"), "{said}");
    }
    tournament.kill();
    assert!(!answers.join().unwrap().contains("error"));
}
