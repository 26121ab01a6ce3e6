//! Take-backs and redos, clocks, names, and games that continue from a position.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{json, Value};

use crate::server::{of_kind, Server, PATIENCE};

/// Waits until a guest may move at this ply.
fn wait_for_ply(server: &Server, path: &str, ply: u64) {
    let begun = Instant::now();
    while server.get(&format!("{path}/moves")).json()["ply"].as_u64() != Some(ply) {
        assert!(begun.elapsed() < PATIENCE, "{}", server.get(path).body);
        thread::sleep(Duration::from_millis(10));
    }
}

/// Starts a game of two people and plays these moves; returns its path and key.
fn played(server: &Server, moves: &[&str]) -> (String, Value) {
    let (path, key) = server.begin("human", "human");
    for (ply, code) in moves.iter().enumerate() {
        play(server, &path, &key, ply as u64, code);
    }
    (path, key)
}

fn play(server: &Server, path: &str, key: &Value, ply: u64, code: &str) {
    wait_for_ply(server, path, ply);
    let begun = Instant::now();
    loop {
        let answer = server.post(&format!("{path}/moves"), &json!({ "key": key, "ply": ply, "code": code }));
        // The game may still be applying a take-back.
        if answer.status == 204 || begun.elapsed() > PATIENCE {
            assert_eq!(answer.status, 204, "{code}: {}", answer.body);
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    wait_for_ply(server, path, ply + 1);
}

fn go(server: &Server, path: &str, key: &Value, ply: u64) -> (u16, String) {
    let answer = server.post(&format!("{path}/go"), &json!({ "key": key, "ply": ply }));
    (answer.status, answer.body)
}

#[test]
fn turns_are_taken_back_and_redone_until_another_turn_is_played() {
    let server = Server::start(&[]);
    let (path, key) = played(&server, &["55u0", "aau0", "76a0"]);
    assert_eq!(go(&server, &path, &key, 1).0, 204);
    wait_for_ply(&server, &path, 1);
    assert_eq!(go(&server, &path, &key, 3).0, 204);
    wait_for_ply(&server, &path, 3);
    assert_eq!(go(&server, &path, &key, 0).0, 204);
    // Repeating the same turn keeps the later turns for redo; another turn discards them.
    play(&server, &path, &key, 0, "55u0");
    assert_eq!(go(&server, &path, &key, 2).0, 204);
    wait_for_ply(&server, &path, 2);
    assert_eq!(go(&server, &path, &key, 0).0, 204);
    play(&server, &path, &key, 0, "55t0");
    let (status, why) = go(&server, &path, &key, 2);
    assert!(status == 400 && why.contains("ply must be from 0 to 1, and not 1"), "{why}");
    assert_eq!(server.post(&format!("{path}/resign"), &json!({ "key": key })).status, 204);
    let events = server.whole_game(&path);
    let told: Vec<String> = events
        .iter()
        .filter_map(|event| match event["kind"].as_str() {
            Some("turn") => Some(event["code"].as_str().unwrap().to_owned()),
            Some("back") => Some(format!("back to {}", event["ply"])),
            _ => None,
        })
        .collect();
    let expected =
        ["55u0", "aau0", "76a0", "back to 1", "aau0", "76a0", "back to 0", "55u0", "aau0", "back to 0", "55t0"];
    assert_eq!(told, expected);
    // Every position is sent with its string, and every turn with its value.
    let last = of_kind(&events, "turn").last().unwrap()["position"].as_str().unwrap().to_owned();
    assert!(last.ends_with(" o 5 0 1 -"), "{last}");
    assert!(go(&server, &path, &key, 0).1.contains("the game is over"));
}

#[test]
fn machine_answers_again_after_a_take_back() {
    let server = Server::start(&[]);
    let (path, key) = server.begin("human", "level:novice:7");
    play_first(&server, &path, &key);
    let first = answers(&server, &path, 1);
    assert_eq!(go(&server, &path, &key, 0).0, 204);
    wait_for_ply(&server, &path, 0);
    play_first(&server, &path, &key);
    // A level's random choice depends only on the seed and the position.
    assert_eq!(answers(&server, &path, 2), [first.clone(), first].concat());
}

fn play_first(server: &Server, path: &str, key: &Value) {
    let begun = Instant::now();
    let form = json!({ "key": key, "ply": 0, "code": "55u0" });
    while server.post(&format!("{path}/moves"), &form).status != 204 {
        assert!(begun.elapsed() < PATIENCE);
        thread::sleep(Duration::from_millis(10));
    }
    wait_for_ply(server, path, 2);
}

/// The first `count` answers to the first move.
fn answers(server: &Server, path: &str, count: usize) -> Vec<Value> {
    let is_answer = |event: &Value| event["kind"] == "turn" && event["ply"] == 2;
    let seen = std::cell::Cell::new(0);
    let events = server.events(path, None, |event| {
        seen.set(seen.get() + usize::from(is_answer(event)));
        seen.get() == count
    });
    events.into_iter().filter(is_answer).map(|event| event["code"].clone()).collect()
}

#[test]
fn only_players_take_back_and_a_limited_number_of_times() {
    let server = Server::start(&[]);
    let (path, key) = played(&server, &["55u0", "aau0"]);
    assert_eq!(go(&server, &path, &json!("guessed"), 1).0, 403);
    for wrong in [2, 3, u64::from(u32::MAX)] {
        assert_eq!(go(&server, &path, &key, wrong).0, 400, "{wrong}");
    }
    let malformed = server.post(&format!("{path}/go"), &json!({ "key": key, "ply": -1 }));
    assert_eq!(malformed.status, 422);
    let mut gone = 0;
    let refusal = loop {
        let (status, why) = go(&server, &path, &key, if gone % 2 == 0 { 1 } else { 2 });
        match status {
            204 => gone += 1,
            _ if why.contains("at most") => break why,
            _ => thread::sleep(Duration::from_millis(2)),
        }
        assert!(gone <= 200);
    };
    assert_eq!((gone, refusal.contains("at most 200 take-backs")), (200, true));
    let by_the_clock = json!({ "first": "human", "second": "human", "clock_s": 60 });
    let started = server.post("/api/games", &by_the_clock).json();
    let path = format!("/api/games/{}", started["id"]);
    play(&server, &path, &started["key"], 0, "55u0");
    assert!(go(&server, &path, &started["key"], 0).1.contains("with clocks"));
}

#[test]
fn people_have_names_and_clocks() {
    let server = Server::start(&[]);
    let form = json!({ "first": "human", "first_name": "Ada", "second": "human", "second_name": "Bob", "clock_s": 10 });
    let started = server.post("/api/games", &form).json();
    let path = format!("/api/games/{}", started["id"]);
    let begun = &server.events(&path, None, |_| true)[0];
    assert_eq!(
        (&begun["names"], &begun["clock_s"], &begun["takes_back"]),
        (&json!(["Ada", "Bob"]), &json!(10), &json!(false))
    );
    let ended = server.whole_game(&path).pop().unwrap();
    assert_eq!((&ended["winner"], &ended["reason"]), (&json!(1), &json!("timeout")));
    assert!(ended["detail"].as_str().unwrap().contains("10000 ms"), "{ended}");
}

#[test]
fn game_continues_from_a_position() {
    let server = Server::start(&[]);
    let line = "xxxx10/x3x9/4x9/4x9/4x9/14/9o4/9o4/9o4/9o4/14/14/14/14 o 5 0 3 -";
    let started = server.post("/api/games", &json!({ "first": "random:1", "second": "random:2", "position": line }));
    let events = server.whole_game(&format!("/api/games/{}", started.json()["id"]));
    let turns = of_kind(&events, "turn");
    assert_eq!((&turns[2]["position"], &turns[3]["side"]), (&json!(line), &json!(1)));
    assert_eq!(events.last().unwrap()["detail"], Value::Null);
    let wrong = server.post("/api/games", &json!({ "first": "human", "second": "human", "position": "x" }));
    assert_eq!((wrong.status, wrong.error().contains("6 fields")), (400, true));
}
