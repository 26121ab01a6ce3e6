//! Records of a folder are listed and replayed; other files cannot be read.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{json, Value};
use tempfile::TempDir;

use crate::server::{of_kind, Server, PATIENCE};

fn record(path: &Path) -> Vec<Value> {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
    command
        .args(["match", "--json", "--first", "random:5", "--second", "first-legal", "--move-time", "60000", "--record"])
        .arg(path);
    let output = command.output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A folder of records next to a file that must not be served.
fn folder() -> (TempDir, Vec<Value>) {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    fs::create_dir(&records).unwrap();
    let lines = record(&records.join("good game.blksgf"));
    fs::copy(records.join("good game.blksgf"), folder.path().join("secret.blksgf")).unwrap();
    fs::write(records.join("broken.blksgf"), "(;GM[Blokus Duo]\n;B[e10]\n;W[a1,a9])").unwrap();
    fs::write(records.join("false.blksgf"), "(;GM[Blokus Duo]RE[W+55];B[e10];W[j5,i5])").unwrap();
    fs::write(records.join("notes.txt"), "no record").unwrap();
    fs::create_dir(records.join("folder.blksgf")).unwrap();
    std::os::unix::fs::symlink("../secret.blksgf", records.join("link.blksgf")).unwrap();
    (folder, lines)
}

fn serve(folder: &TempDir) -> Server {
    Server::start(&["--records", folder.path().join("records").to_str().unwrap()])
}

#[test]
fn running_game_is_saved_and_opened_again() {
    let server = Server::start(&[]);
    let (path, key) = server.begin("human", "human");
    let begun = std::time::Instant::now();
    let play = || server.post(&format!("{path}/moves"), &json!({ "key": key, "ply": 0, "code": "55u0" }));
    while play().status != 204 && server.get(&path).json()["plies"] == 0 {
        assert!(begun.elapsed() < PATIENCE);
    }
    while server.get(&path).json()["plies"] == 0 {
        assert!(begun.elapsed() < PATIENCE);
    }
    let text = server.get(&format!("{path}/record")).json()["record"].as_str().unwrap().to_owned();
    let open_bytes = |bytes: &[u8]| {
        let head = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/plain\r\n";
        server.raw(&[format!("{head}Content-Length: {}\r\n\r\n", bytes.len()).as_bytes(), bytes].concat())
    };
    let open = |text: &str| open_bytes(text.as_bytes());
    let events = open(&text).json();
    let kinds: Vec<&str> = events.as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["begun", "ready", "turn", "ended", "value", "value", "complete"]);
    assert_eq!(events[2]["code"], "55u0");
    let wrong = open("(;GM[Go])");
    assert_eq!((wrong.status, wrong.error().contains("this is a game of Go")), (400, true));
    assert_eq!(open(&" ".repeat(17_000)).status, 413);
    let latin_1 = open_bytes(b"(;GM[Blokus Duo]PB[Jos\xe9])").json();
    assert_eq!(latin_1[0]["names"][0], "José");
    let utf_16 = open_bytes(b"\xff\xfe(\0;\0");
    assert_eq!((utf_16.status, utf_16.error()), (400, "it is UTF-16: save it as UTF-8".to_owned()));
}

#[test]
fn record_is_replayed_as_played() {
    let (folder, lines) = folder();
    let server = serve(&folder);
    let events = server.whole_game("/api/records/good%20game.blksgf");
    assert_eq!(
        (&events[0]["names"], &events[0]["guests"]),
        (&json!(["random:5", "first-legal"]), &json!([false, false]))
    );
    let (result, moves) = lines.split_last().unwrap();
    let turns = of_kind(&events, "turn");
    let codes: Vec<&Value> = turns.iter().map(|turn| &turn["code"]).collect();
    assert_eq!(codes, moves.iter().map(|line| &line["move"]).collect::<Vec<_>>());
    assert!(turns.iter().all(|turn| turn["elapsed_ms"].is_number()));
    let ended = of_kind(&events, "ended")[0];
    assert_eq!((&ended["winner"], &ended["points"]), (&result["winner"], &result["scores"]));
    assert_eq!(ended["reason"], result["reason"]);
    // The turns come first; then every position gets its value.
    let values = of_kind(&events, "value");
    assert_eq!(values.len(), turns.len() + 1);
    assert!(events[events.len() - values.len()..].iter().all(|event| event["kind"] == "value"));
}

#[test]
fn given_opening_is_sent_before_the_players_are_ready() {
    let (folder, _) = folder();
    let records = folder.path().join("records");
    // Without its first two times, the same game counts as one from an opening.
    let text = fs::read_to_string(records.join("good game.blksgf")).unwrap();
    let without = |text: &str| {
        let (begin, rest) = text.split_once("ET[").unwrap();
        begin.to_owned() + rest.split_once(']').unwrap().1
    };
    fs::write(records.join("opened.blksgf"), without(&without(&text))).unwrap();
    let server = serve(&folder);
    for (name, given) in [("good%20game", 0), ("opened", 2)] {
        let events = server.whole_game(&format!("/api/records/{name}.blksgf"));
        let kinds: Vec<&str> = events.iter().map(|event| event["kind"].as_str().unwrap()).collect();
        assert_eq!(kinds.iter().position(|&kind| kind == "ready"), Some(1 + given), "{name}");
        assert!(kinds[1..=given].iter().chain(&kinds[given + 2..given + 9]).all(|&kind| kind == "turn"), "{name}");
    }
}

#[test]
fn unreadable_record_is_refused_with_its_place() {
    let (folder, _) = folder();
    let server = serve(&folder);
    let answer = server.get("/api/records/broken.blksgf/events");
    assert_eq!(answer.status, 400);
    assert!(answer.error().starts_with("broken.blksgf, line 3, column"), "{}", answer.body);
    assert!(!answer.body.contains(folder.path().to_str().unwrap()), "{}", answer.body);
    let answer = server.get("/api/records/false.blksgf/events");
    assert_eq!(answer.status, 400);
    assert!(answer.error().ends_with("RE[W+55] is not the result on the board, W+1"), "{}", answer.body);
}

#[test]
fn only_records_of_the_folder_are_served() {
    let (folder, _) = folder();
    let server = serve(&folder);
    let mut names = server.get("/api/records").json()["names"].as_array().unwrap().clone();
    names.sort_by_key(Value::to_string);
    assert_eq!(names, ["broken.blksgf", "false.blksgf", "good game.blksgf"]);
    let absolute = folder.path().join("secret.blksgf").display().to_string().replace('/', "%2f");
    for name in [
        "..%2fsecret.blksgf",
        "../secret.blksgf",
        "..%5csecret.blksgf",
        "%2e%2e%2fsecret.blksgf",
        "..%252fsecret.blksgf",
        ".%2fgood%20game.blksgf",
        "good%20game.blksgf%00",
        "link.blksgf",
        "folder.blksgf",
        "notes.txt",
        "missing.blksgf",
        "",
        &absolute,
    ] {
        let answer = server.get(&format!("/api/records/{name}/events"));
        assert_eq!(answer.status, 404, "{name}: {}", answer.body);
    }
    // Without a folder the list is empty, whatever files are there.
    let answer = Server::start(&[]).get("/api/records");
    assert_eq!((answer.status, answer.error().contains("without --records")), (404, true));
}

#[test]
fn many_replays_do_not_block_other_work() {
    let (folder, _) = folder();
    let server = serve(&folder);
    let begun: Vec<Vec<Value>> = (0..20)
        .map(|_| server.events("/api/records/good%20game.blksgf", None, |event| event["kind"] == "ended"))
        .collect();
    assert!(begun.windows(2).all(|pair| pair[0] == pair[1]));
    // The readers have gone, so a game and another replay can start.
    let (path, _) = server.begin("random:1", "random:2");
    server.whole_game(&path);
    server.whole_game("/api/records/good%20game.blksgf");
}
