//! The page over HTTP, and its scripts under node.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use attacks::{http, Program};
use serde_json::{json, Value};

fn page() -> Program {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("abalone"));
    Program::start(command.args(["page", "--listen", "127.0.0.1:0"]), "http://")
}

fn post(program: &Program, path: &str, body: &str) -> (u16, String) {
    let head = "Content-Type: application/json\r\nConnection: close\r\n";
    let request = http::request(&format!("POST {path}"), "localhost", head, body);
    let (status, answer) = http::ask(&program.address, &request).unwrap();
    (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
}

#[test]
fn engine_answers_the_moves_that_the_page_sends() {
    let program = page();
    let mut moves = Vec::<String>::new();
    for level in ["easy", "medium"] {
        let game = json!({ "start": "standard", "moves": moves });
        let (_, body) = post(&program, "/api/state", &game.to_string());
        let state: Value = serde_json::from_str(&body).unwrap();
        assert!(state["legal"].as_array().unwrap().len() > 20, "{body}");
        let (status, body) = post(&program, "/api/reply", &json!({ "level": level, "game": game }).to_string());
        let reply: Value = serde_json::from_str(&body).unwrap();
        assert_eq!(status, 200);
        let is_legal = |legal: &Value| legal["text"] == reply["move"];
        assert!(state["legal"].as_array().unwrap().iter().any(is_legal), "{reply}");
        moves.push(reply["move"].as_str().unwrap().to_owned());
    }
}

#[test]
fn wrong_requests_are_refused_with_a_reason() {
    let program = page();
    for (path, body, status, why) in [
        ("/api/state", r#"{"start":"standard","moves":["a1a9"]}"#.to_owned(), 400, "move 1, 'a1a9': "),
        ("/api/state", r#"{"start":"x","moves":[]}"#.to_owned(), 400, ""),
        ("/api/state", r#"{"start":"standard","moves":[],"more":1}"#.to_owned(), 422, "unknown field"),
        ("/api/reply", r#"{"level":"best","game":{"start":"standard","moves":[]}}"#.to_owned(), 422, "unknown variant"),
        ("/api/state", format!(r#"{{"start":"{}","moves":[]}}"#, "x".repeat(20_000)), 413, ""),
    ] {
        let (found, told) = post(&program, path, &body);
        assert!(found == status && told.contains(why), "{path}: {found}, {told}");
    }
}

/// Without node it tests nothing, and says so.
#[test]
fn every_move_can_be_chosen_by_its_cells() {
    let folder = tempfile::tempdir().unwrap();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (from, to) in [("src/page/choose.js", "choose.js"), ("tests/choose.mjs", "choose.mjs")] {
        fs::copy(here.join(from), folder.path().join(to)).unwrap();
    }
    // A page tells the browser that its scripts are modules; this file tells node.
    fs::write(folder.path().join("package.json"), r#"{"type":"module"}"#).unwrap();
    let program = page();
    let start =
        json!({ "start": "...../wb...b/.wbb.w./..wbbw../....wb..b/..wwbb../.bwb.w./...w../.....", "moves": [] });
    let (_, state) = post(&program, "/api/state", &start.to_string());
    fs::write(folder.path().join("state.json"), state).unwrap();
    let output = match Command::new("node").arg("choose.mjs").current_dir(&folder).output() {
        Err(why) if why.kind() == ErrorKind::NotFound => return eprintln!("skipped: node is not installed"),
        output => output.unwrap(),
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}
