//! The server's files: the lock of the folder, unfinished games, and the folder of maps.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use attacks::Running;

use super::serving::{refused, Server};

#[test]
fn folder_is_locked_and_existing_files_are_kept() {
    let server = Server::start(&[]);
    let logs = server.folder.path().join("logy");
    server.get("/start?jmeno=A");
    let first = std::fs::read_to_string(logs.join("000001.txt")).unwrap();
    let told = refused(server.folder.path(), &["serve", "--port", "0", "--logs", logs.to_str().unwrap()]);
    assert!(told.contains("another program is at work in "), "{told}");
    // A file of another program stays as it is.
    std::fs::write(logs.join("000002.txt"), "mine\n").unwrap();
    server.get("/start?jmeno=B");
    assert_eq!(std::fs::read_to_string(logs.join("000001.txt")).unwrap(), first);
    assert_eq!(std::fs::read_to_string(logs.join("000002.txt")).unwrap(), "mine\n");
    assert!(std::fs::read_to_string(logs.join("000003.txt")).unwrap().contains("\njmeno B\n"));
    assert_eq!(server.json("/api/games")["last"], 3);
    // The lock ends with the server, however it ends.
    let folder = server.killed();
    let logs = folder.path().join("logy");
    let server = Server::start(&["--logs", logs.to_str().unwrap()]);
    server.get("/start");
    assert!(logs.join("000004.txt").exists());
}

/// Begins a game and ends it with illegal moves; returns the map's first line.
fn lose(server: &Server, team: &str) -> String {
    let begun = server.get(&format!("/start?jmeno={team}"));
    let mut lines = begun.split("\r\n").map(str::to_owned);
    let id = lines.next().unwrap();
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=LLLLL")), "Chyba: pohyby nejsou v sade\r\n");
    lines.next().unwrap()
}

#[test]
fn result_cut_off_by_a_full_disk_does_not_count() {
    let maps = tempfile::tempdir().unwrap();
    // The names leave 34 bytes for the result of a team of one letter, and 10 for one of 25.
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
fn incomplete_last_line_is_not_a_result() {
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
fn named_folder_of_maps_must_exist() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    for (maps, why) in
        [("mapp", "there is no folder mapp: create maps with `roborace maps"), ("file", "cannot read file: ")]
    {
        for more in [&[][..], &["--map", "map.txt"]] {
            let told = refused(folder.path(), &[&["serve", "--port", "0", "--maps", maps], more].concat());
            assert!(told.starts_with(&format!("error: {why}")), "{told}");
        }
    }
    assert!(!folder.path().join("logy").exists(), "nothing is begun");
}

/// The server's first warning, after its address and the rights of visitors.
fn first_warning(maps: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("other")).unwrap();
    std::fs::write(folder.path().join("other/a 1.txt"), "$..\n3 1 L\n").unwrap();
    std::fs::write(folder.path().join("other/a-2.txt"), "$..\n3 1 L\n").unwrap();
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    command.current_dir(&folder).args(["serve", "--port", "0"]).args(maps).stderr(Stdio::piped());
    let mut process = Running::start(&mut command);
    let lines = BufReader::new(process.stderr.take().unwrap()).lines();
    let (say, said) = channel();
    let reader = thread::spawn(move || lines.skip(2).for_each(|line| drop(say.send(line.unwrap()))));
    let line = said.recv_timeout(Duration::from_secs(20));
    process.kill();
    reader.join().unwrap();
    line.expect("a line after the address")
}

#[test]
fn server_warns_of_random_maps_and_skipped_files() {
    assert_eq!(first_warning(&[]), "there are no maps in mapy: games use random ones (--maps selects another folder)");
    let left_out = first_warning(&["--maps", "other"]);
    assert!(left_out.starts_with("skipped in other: \"a 1.txt\"; the file of a map is"), "{left_out}");
}
