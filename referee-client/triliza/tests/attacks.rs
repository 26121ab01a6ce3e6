//! Attacks on the judge's desk that every server here must withstand.

use std::path::Path;
use std::process::Command;

use attacks::http::{self, Site};
use attacks::{are_cut_off, are_refused, lead_nowhere, Attack, Bounds, Program, Siege};

const KEY: &str = "ourjudgeskey";

/// An order that can be repeated without an effect: this page judges from now on.
const SITE: Site = Site {
    large: "/page/desk.css",
    order: ("/api/order", r#"{"key":"ourjudgeskey","page":"ours","version":0,"order":{"do":"take"}}"#),
    stream: None,
};

fn desk(folder: &Path) -> Program {
    std::fs::write(folder.join("judge.key"), KEY).unwrap();
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("triliza"));
    Program::start(command.args(["desk", folder.to_str().unwrap(), "--listen", "127.0.0.1:0"]), "http://")
}

#[test]
fn desk_withstands_attacks() {
    let [folder, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let (program, patient) = (desk(folder.path()), desk(other.path()));
    let bounds = Bounds { memory_mib: 100, descriptors: 540, more_threads: 18 };
    let dawdling = std::thread::spawn(move || are_cut_off(&patient.address, &http::dawdlers(&SITE)));
    let visit = http::visit("/api/state");
    let mut siege = Siege::new("triliza desk", &program, &visit, bounds);
    for attack in http::attacks(&SITE) {
        siege.attack(&attack);
    }
    let guess = SITE.order.1.replace(KEY, "aguess");
    let guess = http::request("POST /api/order", "localhost", "Content-Type: application/json\r\n", &guess);
    siege.attack(&Attack::new("guesses at the judge's key", 600, guess.repeat(3)));
    siege.end();
    dawdling.join().unwrap();
}

#[test]
fn foreign_pages_and_strange_paths_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let program = desk(folder.path());
    are_refused(&program.address, &SITE, || http::body(&program.address, "/api/state?page=ours"));
    lead_nowhere(&program.address, &["/", "/page/", "/records/", "/arenas/", "/matches/"]);
}
