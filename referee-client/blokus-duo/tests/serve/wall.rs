//! A tournament on a wall: what its folder says, whatever the tournament's own program does meanwhile.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::{json, Value};
use tempfile::tempdir;

use crate::server::Server;

/// Plays a small tournament to its end: three players, six games.
fn tournament(cup: &Path) {
    let players = ["--player", "Jena=first-legal", "--player", "Porto=random:1", "--player", "Graz=random:2"];
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command.args(["tournament", "round-robin"]).arg(cup).args(players).args(["--rounds", "1"]).assert().success();
}

/// The tournament as it was after so many games: the others have no result, and records only as far as they are kept.
fn cut(cup: &Path, games: usize, records: usize) {
    let results = cup.join("results.jsonl");
    let text = fs::read_to_string(&results).unwrap();
    let kept: Vec<&str> = text.lines().take(games).collect();
    fs::write(&results, kept.join("\n") + "\n").unwrap();
    for game in records + 1..=6 {
        let _ = fs::remove_file(record(cup, game));
    }
}

fn record(cup: &Path, game: usize) -> PathBuf {
    cup.join(format!("games/{game:06}.blksgf"))
}

fn wall(cup: &Path) -> Server {
    Server::start(&["--tournament", cup.to_str().unwrap()])
}

fn news(server: &Server) -> Value {
    let answer = server.get("/api/tournament");
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// Asks until the answer is as wanted.
fn until(server: &Server, what: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let news = news(server);
        if what(&news) {
            return news;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{news}");
        thread::sleep(Duration::from_millis(50));
    }
}

fn games(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|game| game["game"].as_u64().unwrap()).collect()
}

#[test]
fn it_tells_what_was_played_what_is_being_played_and_what_comes() {
    let place = tempdir().unwrap();
    let cup = place.path().join("Cup of autumn");
    tournament(&cup);
    let whole = fs::read(cup.join("results.jsonl")).unwrap();
    // Two are over, whichever ended first; one of the others is under way.
    cut(&cup, 2, 6);
    let first: Vec<u64> = fs::read_to_string(cup.join("results.jsonl"))
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["game"].as_u64().unwrap())
        .collect();
    let waiting: Vec<u64> = (1..=6).filter(|game| !first.contains(game)).collect();
    waiting[1..].iter().for_each(|&game| fs::remove_file(record(&cup, game as usize)).unwrap());
    let server = wall(&cup);
    let told = news(&server);
    assert_eq!((&told["name"], &told["standings"]["games"]), (&json!("Cup of autumn"), &json!(2)));
    assert_eq!(games(&told["last"]), first.iter().rev().copied().collect::<Vec<_>>());
    assert_eq!(games(&told["playing"]), waiting[..1]);
    assert_eq!(games(&told["next"]), waiting[1..]);
    assert_eq!(told["playing"][0]["board"].as_str().unwrap().split('/').count(), 14);
    // What a kill left of a line counts for nothing and disturbs nobody.
    fs::write(cup.join("results.jsonl"), &whole[..whole.len() - 9]).unwrap();
    let told = until(&server, |told| told["standings"]["games"] == 5);
    assert_eq!(told["standings"]["complete"], false);
    fs::write(cup.join("results.jsonl"), &whole).unwrap();
    let told = until(&server, |told| told["standings"]["complete"] == true);
    assert!(told["playing"] == json!([]) && told["next"] == json!([]));
    // A game's replay, and nothing but games.
    let name = told["last"].as_array().unwrap().iter().find_map(|game| game["record"].as_str()).unwrap().to_owned();
    assert_eq!(server.get(&format!("/api/records/{name}/events")).status, 200);
    assert_eq!(server.get("/api/records/..%2Fresults.jsonl/events").status, 404);
    // What the organiser decides is told.
    assert_eq!(told["decisions"], json!([]));
    let decide = ["tournament", "replay", cup.to_str().unwrap(), "3", "--reason", "the power failed"];
    Command::cargo_bin("blokus-duo").unwrap().args(decide).assert().success();
    let decided = until(&server, |told| told["standings"]["games"] == 5);
    assert_eq!(decided["decisions"], json!(["game 3 is played again: the power failed"]));
}

#[test]
fn it_goes_on_when_the_folder_is_damaged_and_mended_and_names_no_place() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    tournament(&cup);
    let server = wall(&cup);
    assert_eq!(news(&server)["standings"]["games"], 6);
    let whole = fs::read(cup.join("results.jsonl")).unwrap();
    fs::write(cup.join("results.jsonl"), "nonsense\n").unwrap();
    let begun = Instant::now();
    let refused = loop {
        let answer = server.get("/api/tournament");
        if answer.status != 200 {
            break answer;
        }
        assert!(begun.elapsed() < Duration::from_secs(30));
        thread::sleep(Duration::from_millis(50));
    };
    assert_eq!(refused.status, 503);
    assert!(refused.error().contains("results.jsonl, line 1"), "{}", refused.error());
    assert!(!refused.body.contains(place.path().to_str().unwrap()), "{}", refused.body);
    fs::write(cup.join("results.jsonl"), whole).unwrap();
    assert_eq!(news(&server)["standings"]["games"], 6);
}

#[test]
fn whoever_looks_on_starts_nothing() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    tournament(&cup);
    let server = wall(&cup);
    let refused = server.post("/api/games", &json!({ "first": "random", "second": "random" }));
    assert_eq!((refused.status, refused.error().contains("shows a tournament")), (403, true));
    assert_eq!(server.get("/api/players").json()["tournament"], true);
    // And without a tournament there is no wall.
    let other = Server::start(&[]);
    assert_eq!(other.get("/api/tournament").status, 404);
    assert_eq!(other.get("/api/players").json()["tournament"], false);
}

#[test]
fn there_must_be_a_tournament() {
    let place = tempdir().unwrap();
    let serve = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("blokus-duo").unwrap();
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments).assert().code(2)
    };
    let path = place.path().to_str().unwrap();
    serve(&["--tournament", path]).stderr(predicate::str::contains("there is no tournament in"));
    serve(&["--tournament", path, "--records", path]).stderr(predicate::str::contains("cannot be used with"));
}

/// The names that a function of the page's script takes out of what it is given.
fn taken<'a>(script: &'a str, function: &str) -> Vec<&'a str> {
    let (_, rest) = script.split_once(function).unwrap_or_else(|| panic!("no {function}"));
    let names = rest.split_once('}').unwrap().0;
    names.split(',').map(|name| name.split(':').next().unwrap().trim()).collect()
}

#[test]
fn the_page_reads_what_the_server_tells() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    tournament(&cup);
    cut(&cup, 2, 6);
    let results = fs::read_to_string(cup.join("results.jsonl")).unwrap();
    let last = (1..=6).rfind(|game| !results.contains(&format!("{{\"game\":{game},"))).unwrap();
    fs::remove_file(record(&cup, last)).unwrap();
    let server = wall(&cup);
    let told = news(&server);
    let script = server.get("/assets/wall.js").body;
    for (takes, given) in [
        ("function draw(place, {", &told),
        ("document.title = name;\n  const {", &told["standings"]),
        ("function table({", &told["standings"]),
        ("function crosstable({", &told["standings"]),
        ("const row = (index, place) => {\n    const {", &told["standings"]["players"][0]),
        ("const score = ({", &told["standings"]["players"][0]),
        ("function board({", &told["playing"][0]),
        ("function coming({", &told["next"][0]),
        ("function result({", &told["last"][0]),
    ] {
        for name in taken(&script, takes) {
            assert!(given.get(name).is_some(), "{takes} {name} .. is not in {given}");
        }
    }
    assert!(told["now"].is_u64() && told["written"].is_u64());
}

/// `-- --nocapture` prints what the manual says of many onlookers.
#[test]
fn a_hall_full_of_onlookers_is_served() {
    const ONLOOKERS: u32 = 200;
    const LOOKS: u32 = 5;
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    tournament(&cup);
    let server = wall(&cup);
    let look = || {
        let mut waits = Vec::new();
        for _ in 0..LOOKS {
            let begun = Instant::now();
            assert_eq!(server.get("/api/tournament").status, 200);
            waits.push(begun.elapsed());
            thread::sleep(Duration::from_secs(1));
        }
        waits
    };
    let mut waits: Vec<Duration> = thread::scope(|scope| {
        let onlookers: Vec<_> = (0..ONLOOKERS).map(|_| scope.spawn(look)).collect();
        onlookers.into_iter().flat_map(|onlooker| onlooker.join().unwrap()).collect()
    });
    waits.sort();
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap().trim();
    let kib: u64 = memory.split(' ').next().unwrap().parse().unwrap();
    let of = |share: usize| waits[(waits.len() - 1) * share / 100];
    println!("{} looks: median {:?}, longest {:?}; {} MiB", waits.len(), of(50), of(100), kib / 1024);
    assert!(kib < 64 * 1024 && waits.len() as u32 == ONLOOKERS * LOOKS, "{memory}");
}
