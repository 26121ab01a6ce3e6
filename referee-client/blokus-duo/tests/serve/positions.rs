//! Positions without a game: described, analysed, and with hints.

use std::io::{Read, Write};

use serde_json::{json, Value};

use crate::server::{of_kind, Server};

const START: &str = "14/14/14/14/14/14/14/14/14/14/14/14/14/14 x 5 0 0 -";
const LATER: &str = "xxxx10/x3x9/4x9/4x9/4x9/14/9o4/9o4/9o4/9o4/14/14/14/14 o 5 0 3 -";

fn query(path: &str, position: &str) -> String {
    format!("{path}?position={}", position.replace(' ', "+").replace('/', "%2F"))
}

/// The events of an analysis until `enough`.
fn analysis(server: &Server, position: &str, lines: usize, enough: impl Fn(&Value) -> bool) -> Vec<Value> {
    let mut line = server.connect();
    let path = format!("{}&lines={lines}", query("/api/analysis", position));
    write!(line, "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
    let mut events = Vec::new();
    for text in std::io::BufRead::lines(std::io::BufReader::new(line)) {
        let Some(event) = text.unwrap().strip_prefix("data: ").map(str::to_owned) else { continue };
        events.push(serde_json::from_str(&event).unwrap());
        if enough(events.last().unwrap()) {
            break;
        }
    }
    events
}

#[test]
fn position_is_described() {
    let server = Server::start(&[]);
    let start = server.get(&query("/api/positions", START)).json();
    assert_eq!((start["placements"].as_array().unwrap().len(), &start["position"]), (414, &json!(START)));
    let later = server.get(&query("/api/positions", LATER)).json();
    assert_eq!(
        (&later["to_move"], &later["over"], later["laid"].as_array().unwrap().len()),
        (&json!(1), &json!(false), 3)
    );
    assert_eq!(later["left"], json!(["abcdfghijlmnopqrstu", "abcdfghijklmnopqrstu"]));
    let played = server.get(&format!("{}&play=55u0", query("/api/positions", START))).json();
    assert_eq!((&played["to_move"], !played["corners"][0].as_array().unwrap().is_empty()), (&json!(1), true));
}

#[test]
fn opening_book_can_be_browsed_move_by_move() {
    let server = Server::start(&[]);
    let start = server.get(&query("/api/positions", START)).json();
    let moves = start["book"].as_array().unwrap();
    let chances: Vec<f64> = moves.iter().map(|known| known["chance"].as_f64().unwrap()).collect();
    assert!(chances.len() > 3 && chances.is_sorted_by(|better, worse| better >= worse), "{chances:?}");
    // The second side's best move leaves the first side the lowest chance.
    let best = moves[0]["code"].as_str().unwrap();
    let replied = server.get(&format!("{}&play={best}", query("/api/positions", START))).json();
    let replies = replied["book"].as_array().unwrap();
    let chances: Vec<f64> = replies.iter().map(|known| known["chance"].as_f64().unwrap()).collect();
    assert!(!chances.is_empty() && chances.is_sorted(), "{chances:?}");
    assert_eq!(replies[0]["chance"], moves[0]["chance"], "best play leads from one to the other");
    let code = replies[0]["code"].as_str().unwrap();
    let position = replied["position"].as_str().unwrap();
    assert_eq!(server.get(&format!("{}&play={code}", query("/api/positions", position))).status, 200);
    assert_eq!(server.get(&query("/api/positions", LATER)).json()["book"], json!([]));
}

#[test]
fn invalid_position_is_refused_with_a_reason() {
    let server = Server::start(&[]);
    for (path, status, complaint) in [
        ("/api/positions?position=x".to_owned(), 400, "6 fields"),
        ("/api/positions".to_owned(), 400, "missing field"),
        (format!("{}&more=1", query("/api/positions", START)), 400, "unknown field"),
        (format!("/api/hint?position={}", "x".repeat(5000)), 400, "at most 300"),
        (format!("{}&play=11u0", query("/api/positions", START)), 400, "edge of the board"),
        (format!("{}&lines=-1", query("/api/analysis", START)), 400, "invalid digit"),
        (query("/api/hint", &LATER.replace(" 0 3 ", " 2 5 ")), 400, "is over"),
        (query("/api/analysis", &LATER.replace("9o4", "o13")), 400, "hang together"),
    ] {
        let answer = server.get(&path);
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
        assert!(answer.error().contains(complaint), "{path}: {}", answer.body);
    }
}

#[test]
fn hint_is_a_legal_line_with_the_effect_of_its_move() {
    let server = Server::start(&[]);
    let hint = server.get(&query("/api/hint", LATER)).json();
    let code = hint["moves"][0]["code"].as_str().unwrap();
    let after = server.get(&format!("{}&play={code}", query("/api/positions", LATER)));
    assert_eq!(after.status, 200, "{hint}");
    let corners = |index: usize| after.json()["corners"][index].as_array().unwrap().len();
    assert_eq!(hint["effect"]["corners"][0][1], json!(corners(1)), "the mover's own come first");
    assert_eq!(hint["effect"]["corners"][1][1], json!(corners(0)));
    assert!((0.0..=1.0).contains(&hint["chance"].as_f64().unwrap()));
}

#[test]
fn analysis_sends_deeper_results_as_they_come() {
    let server = Server::start(&[]);
    let events = analysis(&server, LATER, 3, |event| event["depth"].as_u64() >= Some(3));
    let reports = of_kind(&events, "report");
    assert!(reports.len() >= 3 && reports.iter().all(|report| report["lines"].as_array().unwrap().len() == 3));
    let over = analysis(&server, &LATER.replace(" 0 3 ", " 2 5 "), 3, |event| event["kind"] == "complete");
    assert_eq!(over, [json!({ "kind": "complete" })]);
}

#[test]
fn further_analyses_end_the_oldest_and_games_go_on() {
    let server = Server::start(&[]);
    let ask = || {
        let mut line = server.connect();
        let path = format!("{}&lines=8", query("/api/analysis", START));
        write!(line, "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).unwrap();
        line
    };
    let mut oldest = ask();
    let mut first = [0; 15];
    oldest.read_exact(&mut first).unwrap();
    let others: Vec<_> = (0..12).map(|_| ask()).collect();
    // The oldest analysis is told that it has ended.
    let mut rest = String::new();
    let mut buffer = [0; 4096];
    while !rest.contains("\"complete\"") {
        let count = oldest.read(&mut buffer).unwrap();
        assert!(count > 0, "{rest}");
        rest += &String::from_utf8_lossy(&buffer[..count]);
    }
    let (path, _) = server.begin("random:1", "random:2");
    assert_eq!(server.whole_game(&path).last().unwrap()["detail"], Value::Null);
    drop(others);
}
