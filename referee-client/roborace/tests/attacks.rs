//! Attacks that all servers must withstand.

use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use attacks::http::{self, Site};
use attacks::{are_cut_off, are_refused, lead_nowhere, Attack, Bounds, End, Program, Siege};
use serde_json::json;

const SITE: Site = Site {
    large: "/page/language.js",
    order: ("/api/use", r#"{"name":"of elsewhere","map":["$.."],"start":null}"#),
    stream: None,
};

fn start(folder: &Path, arguments: &[&str]) -> Program {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    Program::start(command.current_dir(folder).args(arguments), "http://")
}

fn server(folder: &Path) -> Program {
    start(folder, &["serve", "--port", "0", "--logs", "logy", "--timeout", "60"])
}

/// A question that takes long, each time about a different map of the largest size.
fn hard_questions(name: &'static str, end: End) -> Attack {
    let say = Box::new(|number: usize| {
        let holes = |line: usize| [(line * 7 + number) % 40, (line * 11 + number / 40) % 40];
        let field = |line: usize, at: usize| if holes(line).contains(&at) { '#' } else { '.' };
        let mut map: Vec<String> = (0..40).map(|line| (0..40).map(|at| field(line, at)).collect()).collect();
        map[39].replace_range(..2, "$X");
        let body = json!({ "map": map, "pose": "30 3 N", "moves": "Z13LRZ123", "hands": "draws" }).to_string();
        http::request("POST /api/best", "localhost", "Content-Type: application/json\r\n", &body).into()
    });
    Attack { say, ..Attack::new(name, 600, "").ending(end) }
}

#[test]
fn server_withstands_attacks() {
    let folder = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    let program = server(folder.path());
    let patient = server(other.path());
    let bounds = Bounds { memory_mib: 128, descriptors: 540, more_threads: 18 };
    let dawdling = std::thread::spawn(move || are_cut_off(&patient.address, &http::dawdlers(&SITE)));
    let visit = http::visit("/start");
    let mut siege = Siege::new("roborace serve", &program, &visit, bounds);
    for attack in http::attacks(&SITE) {
        siege.attack(&attack);
    }
    let get = |path| http::request(&format!("GET {path}"), "localhost", "", "");
    siege.attack(
        &Attack::new("games begun without number", 16, get("/start?jmeno=Draci").repeat(20))
            .going_on(get("/start?jmeno=Draci").repeat(20), Duration::ZERO),
    );
    siege.attack(&Attack::new("standings without number", CROWD, get("/api/standing").repeat(3)));
    siege.attack(&Attack::new("lists of games without number", CROWD, get("/api/games").repeat(3)));
    siege.attack(&hard_questions("hard questions", End::Stay));
    siege.attack(&hard_questions("hard questions that nobody waits for", End::Leave));
    siege.end();
    dawdling.join().unwrap();
}

const CROWD: usize = 600;

#[test]
fn foreign_pages_and_host_names_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let program = server(folder.path());
    are_refused(&program.address, &SITE, || http::body(&program.address, "/api/settings"));
    lead_nowhere(&program.address, &["/", "/page/", "/api/maps/", "/api/games/", "/logy/"]);
}

#[test]
fn interactive_client_withstands_attacks() {
    let folder = tempfile::tempdir().unwrap();
    // A server that accepts all connections and never answers.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = silent.local_addr().unwrap().to_string();
    let program = start(folder.path(), &["play", "--port", "0", "--server", &address]);
    // Eight requests to the server, and the other work in the server's pool of 16 threads.
    let bounds = Bounds { memory_mib: 128, descriptors: 540, more_threads: 18 };
    let visit = http::visit("/");
    let mut siege = Siege::new("roborace play", &program, &visit, bounds);
    let site = Site { order: ("/api/preview", "{}"), ..SITE };
    for attack in http::attacks(&site) {
        siege.attack(&attack);
    }
    let get = |path| http::request(&format!("GET {path}"), "localhost", "", "");
    siege.attack(&Attack::new("questions that the server does not answer", CROWD, get("/start")));
    siege.attack(&hard_questions("hard questions", End::Stay));
    siege.end();
}
