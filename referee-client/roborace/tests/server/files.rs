//! The server's files: one server at a time writes those of games, what is broken off in them does not count, and the maps are those
//! that were meant.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use super::serving::{refused, Server};

#[test]
fn one_server_at_a_time_works_in_a_folder_and_no_file_is_written_into_twice() {
    let server = Server::start(&[]);
    let logs = server.folder.path().join("logy");
    server.get("/start?jmeno=A");
    let first = std::fs::read_to_string(logs.join("000001.txt")).unwrap();
    let told = refused(server.folder.path(), &["serve", "--port", "0", "--logs", logs.to_str().unwrap()]);
    assert!(told.contains("another program is at work in "), "{told}");
    // A file that somebody has put there meanwhile stays as it is.
    std::fs::write(logs.join("000002.txt"), "mine\n").unwrap();
    server.get("/start?jmeno=B");
    assert_eq!(std::fs::read_to_string(logs.join("000001.txt")).unwrap(), first);
    assert_eq!(std::fs::read_to_string(logs.join("000002.txt")).unwrap(), "mine\n");
    assert!(std::fs::read_to_string(logs.join("000003.txt")).unwrap().contains("\njmeno B\n"));
    assert_eq!(server.json("/api/games")["last"], 3);
    // The lock goes with the server, however that ends.
    let folder = server.killed();
    let logs = folder.path().join("logy");
    let server = Server::start(&["--logs", logs.to_str().unwrap()]);
    server.get("/start");
    assert!(logs.join("000004.txt").exists());
}

/// Ends a game that a team begins, by moves that its hand does not hold; gives the map's first line.
fn lose(server: &Server, team: &str) -> String {
    let begun = server.get(&format!("/start?jmeno={team}"));
    let mut lines = begun.split("\r\n").map(str::to_owned);
    let id = lines.next().unwrap();
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=LLLLL")), "Chyba: pohyby nejsou v sade\r\n");
    lines.next().unwrap()
}

#[test]
fn a_result_that_a_full_disk_breaks_off_does_not_count() {
    let maps = tempfile::tempdir().unwrap();
    // With the names, 34 bytes are left for the result of a team of one letter, and 10 for one of 25.
    for (name, field) in [("a-1", "X"), ("a-2", "#")] {
        let map = format!("${}{field}\n{}", ".".repeat(62), format!("{}\n", ".".repeat(64)).repeat(6));
        std::fs::write(maps.path().join(format!("{name}.txt")), format!("{map}3 7 L\n")).unwrap();
    }
    let server = Server::on_a_full_disk(&["--maps", maps.path().to_str().unwrap()]);
    let long = "x".repeat(25);
    let first = [lose(&server, &long), lose(&server, "B")];
    assert!(first.iter().all(|line| line.ends_with('X')), "{first:?}");
    let file =
        |number: u32| std::fs::read_to_string(server.folder.path().join(format!("logy/{number:06}.txt"))).unwrap();
    assert!(file(1).ends_with("\nmapa a-1\n") && file(2).ends_with("\nChyba: pohyby nejsou v sade\n"));
    let standing = server.json("/api/standing")["standing"].clone();
    assert_eq!((&standing["broken_off"], standing["teams"].as_array().unwrap().len()), (&1.into(), 1));
    assert_eq!(standing["teams"][0]["team"], "B");
    let next = [lose(&server, &long), lose(&server, "B")];
    assert!(next[0].ends_with('X') && next[1].ends_with('#'), "its map is the team's next one again: {next:?}");
}

#[test]
fn what_a_kill_left_of_a_line_is_no_result() {
    let server = Server::start(&[]);
    ["A", "A", "B"].iter().for_each(|team| drop(lose(&server, team)));
    let folder = server.killed();
    let logs = folder.path().join("logy");
    let file = logs.join("000002.txt");
    let whole = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, whole.strip_suffix(" v sade\n").unwrap()).unwrap();
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let told = command.arg("standing").arg(&logs).arg("--json").output().unwrap().stdout;
    let standing: serde_json::Value = serde_json::from_slice(&told).unwrap();
    assert_eq!(standing["broken_off"], 1);
    let games: Vec<_> = standing["teams"].as_array().unwrap().iter().map(|team| &team["games"]).collect();
    assert_eq!(games, [1, 1]);
}

#[test]
fn a_folder_of_maps_that_is_named_must_be_there() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    for (maps, why) in [("mapp", "there is no folder mapp: `roborace maps"), ("file", "cannot read file: ")] {
        for more in [&[][..], &["--map", "map.txt"]] {
            let told = refused(folder.path(), &[&["serve", "--port", "0", "--maps", maps], more].concat());
            assert!(told.starts_with(&format!("error: {why}")), "{told}");
        }
    }
    assert!(!folder.path().join("logy").exists(), "nothing is begun");
}

/// What a server says after its address.
fn said(maps: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("other")).unwrap();
    std::fs::write(folder.path().join("other/a 1.txt"), "$..\n3 1 L\n").unwrap();
    std::fs::write(folder.path().join("other/a-2.txt"), "$..\n3 1 L\n").unwrap();
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    command.current_dir(&folder).args(["serve", "--port", "0"]).args(maps).stderr(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let lines = BufReader::new(process.stderr.take().unwrap()).lines();
    let (say, said) = channel();
    let reader = thread::spawn(move || lines.skip(1).for_each(|line| drop(say.send(line.unwrap()))));
    let line = said.recv_timeout(Duration::from_secs(20));
    process.kill().unwrap();
    process.wait().unwrap();
    reader.join().unwrap();
    line.expect("a line after the address")
}

#[test]
fn random_maps_and_files_that_are_left_out_are_told() {
    assert_eq!(said(&[]), "there are no maps in mapy: games are played on random ones, unless --maps names others");
    let left_out = said(&["--maps", "other"]);
    assert!(left_out.starts_with("left out of other: \"a 1.txt\"; a map is a file"), "{left_out}");
}
