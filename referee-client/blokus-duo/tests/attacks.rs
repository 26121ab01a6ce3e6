//! Attacks on the page's server that every server here must withstand.

use std::path::Path;
use std::process::Command;

use attacks::http::{self, Site};
use attacks::{are_cut_off, are_refused, lead_nowhere, Attack, Bounds, End, Program, Siege};

const SITE: Site = Site {
    large: "/assets/room.js",
    order: ("/api/games", r#"{"first":"random:1","second":"random:2"}"#),
    stream: Some("/api/games/1/events"),
};

fn server(folder: &Path) -> Program {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
    command.current_dir(folder).args(["serve", "--listen", "127.0.0.1:0", "--records", "."]);
    Program::start(&mut command, "http://")
}

#[test]
fn server_withstands_attacks() {
    let folder = tempfile::tempdir().unwrap();
    record(&folder.path().join("game.blksgf"));
    let program = server(folder.path());
    let patient = server(folder.path());
    let dawdling = std::thread::spawn(move || are_cut_off(&patient.address, &http::dawdlers(&SITE)));
    let bounds = Bounds { memory_mib: 200, descriptors: 160, more_threads: 40 };
    let visit = http::visit("/api/players");
    let mut siege = Siege::new("blokus-duo serve", &program, &visit, bounds);
    // A running game with readers.
    let lines = "Content-Type: application/json\r\nConnection: close\r\n";
    let game = http::request("POST /api/games", "localhost", lines, r#"{"first":"human","second":"human"}"#);
    assert_eq!(http::ask(&program.address, &game).unwrap().0, 201);
    for attack in http::attacks(&SITE) {
        siege.attack(&attack);
    }
    let get = |path: &str| http::request(&format!("GET {path}"), "localhost", "", "");
    siege.attack(&Attack::new("records replayed", 600, get("/api/records/game.blksgf/events")));
    siege.attack(
        &Attack::new("records that nobody waits for", 300, get("/api/records/game.blksgf/events")).ending(End::Leave),
    );
    siege.attack(&Attack::new("lists of records without number", 600, get("/api/records").repeat(10)));
    let long = r#"{"first":"engine","second":"engine","move_time_ms":30000}"#;
    let long = http::request("POST /api/games", "localhost", "Content-Type: application/json\r\n", long);
    siege.attack(&Attack::new("long games that nobody waits for", 300, long).ending(End::Leave));
    siege.end();
    dawdling.join().unwrap();
}

fn record(path: &Path) {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
    let played = command
        .args(["match", "--json", "--first", "random:5", "--second", "first-legal", "--move-time", "60000", "--record"])
        .arg(path);
    assert!(played.output().unwrap().status.success());
}

#[test]
fn foreign_pages_and_strange_names_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let program = server(folder.path());
    are_refused(&program.address, &SITE, || http::body(&program.address, "/api/games"));
    lead_nowhere(&program.address, &["/", "/assets/", "/api/records/", "/api/games/"]);
}
