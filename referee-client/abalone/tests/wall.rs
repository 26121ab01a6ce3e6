//! The wall of a tournament: what it shows from a folder that other programs write, and how it
//! withstands a crowd.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use attacks::http::{self, ask, request, Site};
use attacks::{lead_nowhere, Bounds, Program, Siege};
use serde_json::Value;
use tempfile::{tempdir, TempDir};

const GAMES: usize = 6;

/// A folder with two finished tournaments.
fn event() -> TempDir {
    let place = tempdir().unwrap();
    for name in ["cup", "shield"] {
        let folder = place.path().join(name);
        let mut played = Command::new(cargo_bin("abalone"));
        played.args(["tournament", "round-robin", folder.to_str().unwrap(), "--rounds", "1", "--moves", "4"]);
        played.args(["--player", "x=random:1", "--player", "y=random:2", "--player", "z=random:3"]);
        assert!(played.output().unwrap().status.success());
    }
    place
}

fn wall(folder: &Path) -> Program {
    let mut command = Command::new(cargo_bin("abalone"));
    Program::start(
        command.args(["tournament", "serve", folder.to_str().unwrap(), "--listen", "127.0.0.1:0"]),
        "http://",
    )
}

fn json(wall: &Program, path: &str) -> Value {
    serde_json::from_str(&http::body(&wall.address, path)).unwrap()
}

fn status(wall: &Program, first_line: &str) -> u16 {
    ask(&wall.address, &request(first_line, "localhost", "Connection: close\r\n", "")).unwrap().0
}

#[test]
fn wall_shows_each_tournament_and_replays_its_games() {
    let event = event();
    let wall = wall(event.path());
    let told = json(&wall, "/api/event");
    assert_eq!(told["event"], true);
    let names: Vec<&str> =
        told["tournaments"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["cup", "shield"]);
    let news = json(&wall, "/api/tournaments/cup");
    assert_eq!((&news["game"], &news["standings"]["complete"]), (&"abalone".into(), &true.into()));
    assert_eq!(news["last"].as_array().unwrap().len(), GAMES);
    let replay = json(&wall, "/api/tournaments/cup/games/2");
    assert_eq!(replay["names"], serde_json::json!(["y", "x"]));
    let frames = replay["frames"].as_array().unwrap();
    assert_eq!((frames.len(), frames[8]["turn"].as_u64()), (9, Some(8)));
    assert!(http::body(&wall.address, "/positions/cup/2/8").starts_with("<svg "));
    // A page may ask for the board of a game that has just ended.
    assert!(http::body(&wall.address, "/boards/cup/2/1").starts_with("<svg "));
    for gone in ["/positions/cup/2/9", "/positions/cup/7/0", "/api/tournaments/mug", "/page/x.js"] {
        assert_eq!(status(&wall, &format!("GET {gone}")), 404, "{gone}");
    }
    let finished = json(&wall, "/api/tournaments/cup/games");
    assert_eq!((finished.as_array().unwrap().len(), &finished[1]["game"]), (GAMES, &2.into()));
    assert_eq!(status(&wall, "GET /api/tournaments/cup/games/7"), 404);
    assert_eq!(status(&wall, "POST /api/tournaments/cup"), 405);
    // The message about a missing folder does not reveal its path.
    std::fs::write(event.path().join("shield/tournament.json"), "{").unwrap();
    std::thread::sleep(Duration::from_secs(1));
    let trouble = json(&wall, "/api/event")["tournaments"][1]["trouble"].as_str().unwrap().to_owned();
    assert!(trouble.starts_with("shield/tournament.json is not a valid plan"), "{trouble}");
}

#[test]
fn published_site_holds_every_game_with_its_evidence() {
    let event = event();
    let site = event.path().join("site");
    let publish = || {
        let mut command = Command::new(cargo_bin("abalone"));
        command.args(["tournament", "publish"]).arg(event.path()).arg(&site).output().unwrap()
    };
    let text = |path: &str| std::fs::read_to_string(site.join(path)).unwrap();
    for _ in 0..2 {
        let output = publish();
        assert!(output.status.success(), "{output:?}");
    }
    let told: Value = serde_json::from_str(&text("event.json")).unwrap();
    assert_eq!((told["event"].clone(), told["tournaments"].as_array().unwrap().len()), (true.into(), 2));
    let news: Value = serde_json::from_str(&text("tournaments/cup/news.json")).unwrap();
    let files = news["files"].as_array().unwrap();
    assert_eq!(files.len(), 6);
    for file in files {
        assert!(!text(file[1].as_str().unwrap()).is_empty(), "{file}");
    }
    let games: Value = serde_json::from_str(&text("tournaments/cup/games/all.json")).unwrap();
    assert_eq!(games.as_array().unwrap().len(), GAMES);
    for number in 1..=GAMES {
        let game: Value = serde_json::from_str(&text(&format!("tournaments/cup/games/{number}.json"))).unwrap();
        assert!(game["frames"][8]["svg"].as_str().unwrap().starts_with("<svg "));
        assert_eq!(game["files"].as_array().unwrap().len(), 2);
        for file in game["files"].as_array().unwrap() {
            let text = text(file[1].as_str().unwrap());
            assert!(!text.is_empty() && !text.contains(event.path().to_str().unwrap()), "{text}");
        }
    }
    // Every script that the page loads is there, and no address leads to the server's root.
    assert!(text("index.html").contains("<html lang=\"en\" data-published>") && !text("index.html").contains("\"/"));
    for word in text("page/wall.js").split('"').filter(|word| word.ends_with(".js")) {
        assert!(site.join("page").join(word).is_file(), "{word}");
    }
    // A folder with other files is left alone.
    std::fs::remove_file(site.join("event.json")).unwrap();
    assert_eq!(publish().status.code(), Some(2));
}

#[test]
fn every_page_loads_what_it_names() {
    let event = event();
    let wall = wall(&event.path().join("cup"));
    assert_eq!(json(&wall, "/api/event")["event"], false);
    let mut left = vec!["/".to_owned()];
    let mut seen = Vec::new();
    while let Some(path) = left.pop() {
        let text = http::body(&wall.address, &path);
        assert_eq!(status(&wall, &format!("GET {path}")), 200, "{path}");
        let quoted = text.split('"').skip(1).step_by(2).filter(|word| word.ends_with(".js") || word.ends_with(".css"));
        let found: Vec<String> = quoted
            .map(|word| format!("/page/{}", word.trim_start_matches("./").trim_start_matches("/page/")))
            .collect();
        seen.push(path);
        left.extend(found.into_iter().filter(|path| !seen.contains(path)));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 12, "{seen:?}");
}

#[test]
fn wall_withstands_attacks_and_many_spectators() {
    const SITE: Site = Site { large: "/page/wall.css", order: ("/api/event", "{}"), stream: None };
    let event = event();
    let wall = wall(event.path());
    let bounds = Bounds { memory_mib: 100, descriptors: 540, more_threads: 20 };
    let visit = http::visit("/api/tournaments/cup");
    let mut siege = Siege::new("tournament serve", &wall, &visit, bounds);
    for attack in http::attacks(&SITE) {
        siege.attack(&attack);
    }
    siege.end();
    lead_nowhere(
        &wall.address,
        &["/", "/page/", "/api/tournaments/", "/api/tournaments/cup/games/", "/boards/", "/positions/cup/"],
    );
}
