//! A tournament on the wall. Abalone's tests cover what all games share; here is what Blokus Duo
//! adds.

use std::fs;
use std::path::Path;
use std::process::{Command as Program, Stdio};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use assert_cmd::cargo::cargo_bin;
use assert_cmd::Command;
use attacks::Running;
use predicates::prelude::*;
use serde_json::{json, Value};
use tempfile::tempdir;

use crate::server::Server;

/// Plays a small tournament of three players and six games to its end.
fn tournament(cup: &Path) {
    let players = ["--player", "Jena=first-legal", "--player", "Porto=random:1", "--player", "Graz=random:2"];
    let mut command = Command::cargo_bin("blokus-duo").unwrap();
    command
        .args(["tournament", "round-robin"])
        .arg(cup)
        .args(players)
        .args(["--rounds", "1", "--move-time", "60000"])
        .assert()
        .success();
}

fn wall(cup: &Path) -> Server {
    Server::start(&["--tournament", cup.to_str().unwrap()])
}

#[test]
fn wall_shows_standings_and_replays_with_chances() {
    let place = tempdir().unwrap();
    let cup = place.path().join("Cup of autumn");
    tournament(&cup);
    let server = wall(&cup);
    let event = server.get("/api/event").json();
    assert_eq!((&event["event"], &event["tournaments"][0]["name"]), (&json!(false), &json!("Cup of autumn")));
    let news = server.get("/api/tournaments/Cup%20of%20autumn").json();
    assert_eq!((&news["standings"]["complete"], news["last"].as_array().unwrap().len()), (&json!(true), 6));
    let replay = server.get("/api/tournaments/Cup%20of%20autumn/games/1").json();
    assert_eq!(replay["colours"], json!(["blue", "orange"]));
    for missing in ["/api/tournaments/Cup%20of%20autumn/games/7", "/api/tournaments/Cup/games/1"] {
        assert_eq!(server.get(missing).status, 404, "{missing}");
    }
    let frames = replay["frames"].as_array().unwrap();
    let chances = |frame: &Value| [0, 1].map(|side| frame["chances"][side].as_f64().unwrap());
    assert!(frames.iter().map(chances).all(|[first, second]| (first + second - 1.0).abs() < 1e-9));
    // At the end of a game the chances are certain.
    let over = news["last"].as_array().unwrap().iter().find(|game| game["game"] == 1).unwrap();
    let winner = over["winner"].as_u64().map(|seat| [1.0 - seat as f64, seat as f64]).unwrap_or([0.5; 2]);
    assert_eq!(chances(frames.last().unwrap()), winner);
    assert!(server.get("/positions/Cup%20of%20autumn/1/3").body.starts_with("<svg "));
}

#[test]
fn watching_starts_no_games() {
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    tournament(&cup);
    let server = wall(&cup);
    let order = json!({ "first": "random", "second": "random" });
    assert_eq!(server.post("/api/games", &order).status, 404);
    assert_eq!(server.post("/api/event", &order).status, 405);
    for path in ["/api/hint", "/api/analysis", "/api/players", "/api/records"] {
        assert_eq!(server.get(path).status, 404, "{path}");
    }
}

#[test]
fn tournament_with_a_broken_plan_is_not_served() {
    let place = tempdir().unwrap();
    let serve = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("blokus-duo").unwrap();
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments).assert().code(2)
    };
    let path = place.path().to_str().unwrap();
    serve(&["--tournament", path, "--records", path]).stderr(predicate::str::contains("cannot be used with"));
    fs::write(place.path().join("tournament.json"), "{").unwrap();
    serve(&["--tournament", path]).stderr(predicate::str::contains("is not a valid plan"));
}

/// Starts a tournament of two players that think for longer than a page waits between its requests.
fn slow_tournament(cup: &Path) -> Running {
    let program = cargo_bin("blokus-duo");
    let thinks = format!(
        "gtp:sh -c 'while read -r c; do case $c in genmove*|reg_genmove*) sleep 1.3;; esac; echo \"$c\"; done | {} gtp --player random'",
        program.display()
    );
    let mut command = Program::new(program);
    command.args(["tournament", "round-robin"]).arg(cup).args(["--rounds", "1", "--move-time", "5000"]);
    command.args(["--player", &format!("Jena={thinks}"), "--player", &format!("Porto={thinks}")]);
    Running::start(command.stdout(Stdio::null()).stderr(Stdio::null()))
}

/// The figures of a page: the waiting time of its requests, and the age of each move that was new
/// to it.
#[derive(Default)]
struct Seen {
    waits: Vec<Duration>,
    ages: Vec<Duration>,
}

/// Asks once a second as the page does, starting after `delay`.
fn look(server: &Server, delay: Duration, until: Instant) -> Seen {
    sleep(delay);
    let mut seen = Seen::default();
    let mut last = 0;
    while Instant::now() < until {
        let begun = Instant::now();
        let news = server.get("/api/tournaments/cup").json();
        seen.waits.push(begun.elapsed());
        let newest = news["playing"].as_array().unwrap().iter().filter_map(|game| game["version"].as_u64()).max();
        if let Some(newest) = newest.filter(|&newest| newest > last) {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
            seen.ages.extend((last > 0).then(|| now - Duration::from_millis(newest)));
            last = newest;
        }
        sleep(Duration::from_secs(1));
    }
    seen
}

/// With `-- --nocapture`, prints the figures that the manual quotes for many spectators.
#[test]
fn many_spectators_see_each_move_within_seconds() {
    const ONLOOKERS: u64 = 200;
    let place = tempdir().unwrap();
    let cup = place.path().join("cup");
    let playing = slow_tournament(&cup);
    playing.wait_until(|| cup.join("games/000001.live.json").exists());
    let server = wall(&cup);
    let until = Instant::now() + Duration::from_secs(10);
    let server = &server;
    let seen: Vec<Seen> = scope(|scope| {
        let onlookers: Vec<_> = (0..ONLOOKERS)
            .map(|number| scope.spawn(move || look(server, Duration::from_millis(5 * number), until)))
            .collect();
        onlookers.into_iter().map(|onlooker| onlooker.join().unwrap()).collect()
    });
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap().trim();
    let kib: u64 = memory.split(' ').next().unwrap().parse().unwrap();
    let sorted = |of: fn(&Seen) -> &Vec<Duration>| {
        let mut all: Vec<Duration> = seen.iter().flat_map(of).copied().collect();
        all.sort();
        (all.len(), all[all.len() / 2], all[all.len() - 1])
    };
    let ((looks, wait, longest), (moves, age, oldest)) = (sorted(|seen| &seen.waits), sorted(|seen| &seen.ages));
    println!("{looks} looks: median {wait:?}, longest {longest:?}; {} MiB", kib / 1024);
    println!("{moves} moves seen, {age:?} old (median), {oldest:?} at most");
    drop(playing);
    assert!(kib < 64 * 1024 && moves as u64 > ONLOOKERS, "{memory}, {moves} moves");
    assert!(oldest < Duration::from_secs(30), "the oldest move shown is {oldest:?} old");
}
