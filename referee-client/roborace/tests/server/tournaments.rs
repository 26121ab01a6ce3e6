//! Tournaments of built-in players and of teams on a server.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use attacks::Running;
use serde_json::Value;

use super::serving::Server;

fn roborace(arguments: &[&str]) -> String {
    let output = Command::new(assert_cmd::cargo::cargo_bin("roborace")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The results, by the number of their games.
fn results(cup: &str) -> Vec<Value> {
    let text = fs::read_to_string(Path::new(cup).join("results.jsonl")).unwrap();
    let mut results: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    results.sort_by_key(|result| result["game"].as_u64());
    results
}

/// Three small maps.
fn maps(folder: &Path) -> String {
    let maps = folder.join("maps");
    fs::create_dir(&maps).unwrap();
    for (name, text) in [
        ("a-1", "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\n"),
        ("a-2", "....$\n.....\n1 2 R\n"),
        ("a-3", "..X.$\n..X..\n.....\n1 1 D\n"),
    ] {
        fs::write(maps.join(format!("{name}.txt")), text).unwrap();
    }
    maps.to_str().unwrap().to_owned()
}

#[test]
fn all_players_have_the_same_hands_and_parts_merge() {
    let folder = tempfile::tempdir().unwrap();
    let maps = maps(folder.path());
    let cup = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let begin = |name: &str, more: &[&str]| {
        let players = ["--player", "best", "--player", "same=best", "--player", "distance", "--rounds", "6"];
        roborace(&[&["tournament", "alone", &cup(name), "--maps", &maps], &players[..], more].concat())
    };
    let table = begin("whole", &[]);
    let whole = results(&cup("whole"));
    assert_eq!(whole.len(), 18);
    let of = |player: &str| -> Vec<(Value, Value)> {
        let own = whole.iter().filter(|result| result["players"][0] == player);
        own.map(|result| (result["scores"].clone(), result["reason"].clone())).collect()
    };
    assert_eq!(of("best"), of("same"));
    // The first hand in the records of a round's three games.
    let hand = |game: u64| {
        let record = fs::read_to_string(Path::new(&cup("whole")).join(format!("games/{game:06}.txt"))).unwrap();
        let rounds = record.lines().skip_while(|line| !line.starts_with("mapa ")).nth(1);
        rounds.unwrap().split(' ').next().unwrap().to_owned()
    };
    for round in 0..6 {
        let [first, second, third] = [1, 2, 3].map(|place| hand(3 * round + place));
        assert!(first == second && second == third, "round {round}");
    }
    assert!((0..6).any(|round| hand(3 * round + 1) != hand(1)));
    assert!(table.lines().count() >= 4 && table.contains("distance"), "{table}");
    let parts = [1, 2].map(|part| {
        begin(&format!("part-{part}"), &["--shard", &format!("{part}/2")]);
        cup(&format!("part-{part}"))
    });
    roborace(&["tournament", "merge", &cup("merged"), &parts[0], &parts[1]]);
    assert_eq!(results(&cup("merged")), whole);
    let told = |name: &str| roborace(&["tournament", "table", &cup(name), "--json"]);
    assert_eq!(told("merged"), told("whole"));
    // A record has the format of a server's game file.
    let record = fs::read_to_string(Path::new(&cup("whole")).join("games/000001.txt")).unwrap();
    assert!(record.contains("\njmeno best\nmapa a-1\n"), "{record}");
    assert!(roborace(&["tournament", "evidence", &cup("whole"), "1"]).contains("R5"));
}

#[test]
fn games_of_teams_are_entered_once() {
    let folder = tempfile::tempdir().unwrap();
    let maps = maps(folder.path());
    let cup = folder.path().join("cup").to_str().unwrap().to_owned();
    let server = Server::start(&["--maps", &maps]);
    let logs = server.folder.path().join("logy").to_str().unwrap().to_owned();
    let auto = |name: &str| drop(roborace(&["auto", "--name", name, "--server", &server.address]));
    // The server accepts a space; a tournament replaces it.
    auto("Draci Brno");
    let mut begun = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    begun
        .args(["tournament", "alone", &cup, "--maps", &maps, "--player", "Draci_Brno=judge", "--player", "B=judge"])
        .args(["--player", "best"]);
    let mut begun = Running::start(begun.stdout(Stdio::null()).stderr(Stdio::piped()));
    let mut told = BufReader::new(begun.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert!(told.any(|line| line.contains("6 games wait for a judge")), "it waits for the teams' games");
    let reader = std::thread::spawn(move || told.for_each(drop));
    assert_eq!(roborace(&["tournament", "served", &cup, &logs]), "1 new results\n");
    // A fourth game on three maps is not in the plan.
    ["Draci Brno", "Draci Brno", "Draci Brno", "B", "B"].iter().for_each(|name| auto(name));
    let id = server.get("/start?jmeno=B").split("\r\n").next().unwrap().to_owned();
    assert_eq!(roborace(&["tournament", "served", &cup, &logs]), "4 new results\n");
    server.get(&format!("/kolo?id={id}&pohyby=LLLLL"));
    assert_eq!(roborace(&["tournament", "served", &cup, &logs]), "1 new results\n");
    assert_eq!(roborace(&["tournament", "served", &cup, &logs]), "0 new results\n");
    // All results are there, so the waiting tournament ends.
    assert!(begun.wait().success());
    reader.join().unwrap();
    let results = results(&cup);
    assert_eq!(results.len(), 9);
    let lost = results.iter().find(|result| result["reason"] == "the moves were not in the hand").unwrap();
    assert_eq!((&lost["players"][0], &lost["points"][0]), (&"B".into(), &0.0.into()));
    let complete: Value = serde_json::from_str(&roborace(&["tournament", "table", &cup, "--json"])).unwrap();
    assert_eq!(complete["complete"], true);
}

/// Runs the tournament until it waits for its judge, and stops it.
fn begin(arguments: &[&str]) {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let mut begun = Running::start(command.args(arguments).stdout(Stdio::null()).stderr(Stdio::piped()));
    let mut told = BufReader::new(begun.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert!(told.any(|line| line.contains("wait for a judge")));
    begun.kill();
}

/// A folder of game files on the three maps. Every game is lost at once.
struct Logs(PathBuf);

impl Logs {
    /// Adds a game whose moves encode its number.
    fn add(&self, number: u32, team: &str, map: &str) {
        let hand = ["L", "R", "LL", "LR", "RL", "RR", "LLL"][number as usize % 7];
        let text = format!("{map}jmeno {team}\n123ZLR{hand} {hand} 1 1 D\nChyba: malo pohybu\n");
        fs::write(self.0.join(format!("{number:06}.txt")), text).unwrap();
    }
}

/// Enters new results; returns the program's stdout and stderr.
fn served(cup: &str, logs: &Logs) -> (String, String) {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let output = command.args(["tournament", "served", cup]).arg(&logs.0).output().unwrap();
    assert!(output.status.success());
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

const MAP: &str = "....$\n.....\n1 2 R\n";

#[test]
fn voided_game_is_not_entered_again() {
    let folder = tempfile::tempdir().unwrap();
    let maps = folder.path().join("maps");
    fs::create_dir(&maps).unwrap();
    fs::write(maps.join("a-1.txt"), MAP).unwrap();
    let cup = folder.path().join("cup").to_str().unwrap().to_owned();
    begin(&["tournament", "alone", &cup, "--maps", maps.to_str().unwrap(), "--player", "A=judge", "--rounds", "2"]);
    let logs = Logs(folder.path().to_owned());
    let enter = || served(&cup, &logs).0;
    let record = |game: u64| fs::read_to_string(Path::new(&cup).join(format!("games/{game:06}.txt"))).unwrap();
    let file = |number: u32| fs::read_to_string(folder.path().join(format!("{number:06}.txt"))).unwrap();
    let replay = |game: &str| drop(roborace(&["tournament", "replay", &cup, game, "--reason", "the line broke"]));
    logs.add(1, "A", MAP);
    assert_eq!(enter(), "1 new results\n");
    let table = fs::read_to_string(Path::new(&cup).join("table.txt")).unwrap();
    assert!(table.contains("1 of 2 games"), "{table}");
    replay("1");
    assert_eq!(enter(), "0 new results\n", "its game has had its turn");
    logs.add(2, "A", MAP);
    logs.add(3, "A", MAP);
    assert_eq!(enter(), "2 new results\n");
    assert_eq!((record(1), record(2)), (file(2), file(3)));
    // The game of the other round stays.
    replay("1");
    assert_eq!(enter(), "0 new results\n");
    logs.add(4, "A", MAP);
    assert_eq!((enter(), record(1), record(2)), ("1 new results\n".to_owned(), file(4), file(3)));
    replay("2");
    replay("1");
    logs.add(5, "A", MAP);
    assert_eq!((enter(), record(1)), ("1 new results\n".to_owned(), file(5)));
    // A game identical to a used one is still another game.
    fs::write(folder.path().join("000006.txt"), file(1)).unwrap();
    assert_eq!((enter(), record(2)), ("1 new results\n".to_owned(), file(1)));
    assert_eq!(enter(), "0 new results\n");
}

#[test]
fn parts_of_a_tournament_share_the_games_of_a_team_by_round() {
    let folder = tempfile::tempdir().unwrap();
    let maps = folder.path().join("maps");
    fs::create_dir(&maps).unwrap();
    fs::write(maps.join("a-1.txt"), MAP).unwrap();
    let logs = Logs(folder.path().to_owned());
    (1..=3).for_each(|number| logs.add(number, "A", MAP));
    for (part, game, file) in [("1/2", 1, 1), ("2/2", 2, 2)] {
        let cup = folder.path().join(format!("cup-{game}")).to_str().unwrap().to_owned();
        let maps = maps.to_str().unwrap();
        begin(&["tournament", "alone", &cup, "--maps", maps, "--player", "A=judge", "--rounds", "2", "--shard", part]);
        assert_eq!(served(&cup, &logs).0, "1 new results\n");
        let record = fs::read_to_string(Path::new(&cup).join(format!("games/{game:06}.txt"))).unwrap();
        assert_eq!(record, fs::read_to_string(folder.path().join(format!("{file:06}.txt"))).unwrap());
    }
}

#[test]
fn unknown_teams_are_named_once() {
    let folder = tempfile::tempdir().unwrap();
    let maps = maps(folder.path());
    let cup = folder.path().join("cup").to_str().unwrap().to_owned();
    begin(&["tournament", "alone", &cup, "--maps", &maps, "--player", "Draci=judge", "--player", "best"]);
    let logs = Logs(folder.path().to_owned());
    for (number, team) in (1..).zip(["Draky", "\u{17d}luv\u{e1}", "Draky", "best", "Draci"]) {
        logs.add(number, team, MAP);
    }
    let (new, told) = served(&cup, &logs);
    assert_eq!(new, "1 new results\n");
    let names: Vec<&str> = told.lines().map(|line| line.split('"').nth(1).unwrap()).collect();
    assert_eq!(names, ["Draky", "best", "\u{17d}luv\u{e1}"], "{told}");
}
