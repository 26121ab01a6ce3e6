//! Games on the page: watched, played, resigned and abandoned.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{json, Value};

use crate::server::{of_kind, Server, PATIENCE};

/// Waits until the game's entry in the list satisfies `so`.
fn wait_until(server: &Server, path: &str, so: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let summary = server.get(path).json();
        if so(&summary) {
            return summary;
        }
        assert!(begun.elapsed() < PATIENCE, "{summary}");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn events_tell_moves_bytes_chances_and_the_end() {
    let server = Server::start(&[]);
    let (path, _) = server.begin("random:1", "random:2");
    let events = server.whole_game(&path);
    assert_eq!(events[0]["kind"], "begun");
    assert_eq!((&events[0]["names"], &events[0]["guests"]), (&json!(["random:1", "random:2"]), &json!([false, false])));
    assert_eq!(events[0]["starts"], json!([[4, 4], [9, 9]]));

    let turns = of_kind(&events, "turn");
    for (index, turn) in turns.iter().enumerate() {
        assert_eq!(turn["ply"], index + 1);
        let before = |back: usize| turns[index - back]["code"].as_str().unwrap();
        let asked = match index {
            0 => "25".to_owned(),
            1 => format!("3A{}", before(1)),
            _ => format!("4{}", before(1)),
        };
        assert_eq!(turn["asked"], asked.as_str());
        assert_eq!(turn["placed"].is_null(), turn["code"] == "0000");
    }
    let values = of_kind(&events, "value");
    assert_eq!(
        values.iter().map(|value| value["ply"].clone()).collect::<Vec<_>>(),
        (0..=turns.len()).collect::<Vec<_>>()
    );
    assert!(values.iter().all(|value| (0.0..=1.0).contains(&value["chance"].as_f64().unwrap())));

    let ended = events.last().unwrap();
    let points = [0, 1].map(|side| ended["points"][side].as_i64().unwrap());
    let winner = match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => json!(0),
        std::cmp::Ordering::Less => json!(1),
        std::cmp::Ordering::Equal => Value::Null,
    };
    assert_eq!((&ended["winner"], ended["points"].clone()), (&winner, turns.last().unwrap()["points"].clone()));
    assert_eq!(
        values.last().unwrap()["chance"],
        json!(if winner == 0 {
            1.0
        } else if winner == 1 {
            0.0
        } else {
            0.5
        })
    );

    // A match between the same players is the same game.
    let matched = std::process::Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"))
        .args(["match", "--json", "--first", "random:1", "--second", "random:2", "--move-time", "60000"])
        .output()
        .unwrap();
    let lines: Vec<Value> =
        String::from_utf8(matched.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes = |events: &[&Value], name: &str| events.iter().map(|event| event[name].clone()).collect::<Vec<_>>();
    let moves: Vec<&Value> = lines.iter().filter(|line| !line["move"].is_null()).collect();
    assert_eq!(codes(&turns, "code"), codes(&moves, "move"));
}

#[test]
fn reader_continues_after_its_last_event() {
    let server = Server::start(&[]);
    let (path, _) = server.begin("random:1", "first-legal");
    let events = server.whole_game(&path);
    let rest = server.events(&path, Some(4), |event| event["kind"] == "ended");
    assert_eq!(rest, events[5..]);
    // The browser is told not to reconnect after the last event.
    let last = events.len();
    let request = format!(
        "GET {path}/events HTTP/1.1\r\nHost: {}\r\nLast-Event-ID: {last}\r\nConnection: close\r\n\r\n",
        server.address
    );
    assert_eq!(server.raw(request.as_bytes()).status, 204);
}

#[test]
fn guest_plays_a_game_with_the_legal_moves_of_the_server() {
    let server = Server::start(&[]);
    let shapes = server.get("/api/shapes").json();
    let coordinates: Vec<char> = shapes["coordinates"].as_str().unwrap().chars().collect();
    let (path, key) = server.begin("human", "first-legal");
    // The guest's turns are the even ones; a game has fewer than 60.
    for plies in (0..60).step_by(2) {
        let due = |summary: &Value| summary["running"] == false || summary["plies"].as_u64() >= Some(plies);
        if wait_until(&server, &path, due)["running"] == false {
            break;
        }
        let legal = server.get(&format!("{path}/moves")).json();
        // If the guest has no moves, the server passes for it, and it may be the other side's turn
        // by now.
        let placements = legal["placements"].as_array().unwrap();
        let Some(placement) = placements.last().filter(|_| legal["ply"].as_u64().unwrap().is_multiple_of(2)) else {
            continue;
        };
        let [orientation, x, y] = [0, 1, 2].map(|index| placement[index].as_u64().unwrap() as usize);
        let shape = &shapes["orientations"][orientation];
        let at = |from: usize, index: usize| coordinates[from + shape["centre"][index].as_u64().unwrap() as usize];
        let code = format!("{}{}{}{}", at(x, 0), at(y, 1), shape["piece"].as_str().unwrap(), shape["rotation"]);
        let form = json!({ "key": key, "ply": legal["ply"], "code": code });
        let answer = server.post(&format!("{path}/moves"), &form);
        assert_eq!(answer.status, 204, "{code}: {}", answer.body);
    }
    let events = server.whole_game(&path);
    let turns = of_kind(&events, "turn");
    assert!(turns.len() > 20);
    let own: Vec<&Value> = turns.into_iter().filter(|turn| turn["side"] == 0).collect();
    assert!(own.iter().any(|turn| turn["code"] == "0000"), "the guest never passed: {own:?}");
    assert_eq!(events.last().unwrap()["detail"], Value::Null);
}

#[test]
fn rematch_swaps_the_sides() {
    let server = Server::start(&[]);
    let form = json!({ "first": "human", "second": "model", "strength": "club", "start": "a" });
    let started = server.post("/api/games", &form).json();
    let path = format!("/api/games/{}", started["id"]);
    let key = json!({ "key": started["key"] });
    let early = server.post(&format!("{path}/rematch"), &key);
    assert_eq!((early.status, early.error().as_str()), (409, "the game is not over"));
    assert_eq!(server.post(&format!("{path}/resign"), &key).status, 204);
    server.whole_game(&path);
    assert_eq!(server.post(&format!("{path}/rematch"), &json!({ "key": "guessed" })).status, 403);
    let again = server.post(&format!("{path}/rematch"), &key);
    assert_eq!(again.status, 201, "{}", again.body);
    let (id, again) = (again.json()["id"].clone(), again.json());
    assert_ne!(again["key"], started["key"]);
    let begun = &server.events(&format!("/api/games/{id}"), None, |_| true)[0];
    assert_eq!((&begun["names"], &begun["guests"]), (&json!(["model (club)", "human"]), &json!([false, true])));
    // The start cells belong to the first side again.
    assert_eq!(begun["starts"], json!([[9, 9], [4, 4]]));
}

#[test]
fn guest_plays_against_the_strength_of_a_board() {
    let server = Server::start(&[]);
    let known = server.get("/api/players").json();
    let clock_hz = known["clock_hz"].as_f64().unwrap();
    let strengths = known["strengths"].as_array().unwrap();
    assert_eq!(strengths.last().unwrap()["name"], "board");
    for strength in strengths {
        let cycles = strength["budget_cycles"].as_f64().unwrap();
        // A label that names a time means a time at the main board's clock.
        assert!((strength["board_ms"].as_f64().unwrap() - cycles / clock_hz * 1000.0).abs() < 1e-6, "{strength}");
        let form = json!({ "first": "human", "second": "model", "strength": strength["name"] });
        let answer = server.post("/api/games", &form);
        assert_eq!(answer.status, 201, "{}", answer.body);
    }
    let cycles = strengths.last().unwrap()["budget_cycles"].as_u64().unwrap();
    let more = json!({ "first": "human", "second": "model", "budget_cycles": cycles + 1 });
    assert!(server.post("/api/games", &more).error().contains("what a board thinks"));
}

#[test]
fn only_the_player_to_move_can_play_and_only_legal_moves() {
    let server = Server::start(&[]);
    let (path, key) = server.begin("human", "human");
    wait_until(&server, &path, |summary| summary["running"] == true);
    let moves = format!("{path}/moves");
    let play =
        |key: &Value, ply: u32, code: &str| server.post(&moves, &json!({ "key": key, "ply": ply, "code": code }));
    for (key, ply, code, status, complaint) in [
        (&json!("guessed"), 0, "55u0", 403, "only a person who plays"),
        (&key, 0, "11u0", 400, "edge of the board"),
        (&key, 0, "0000", 400, "pass"),
        (&key, 0, "33u0", 400, "33u0"),
        (&key, 0, "long one", 400, "four characters"),
        (&key, 1, "55u0", 409, "that was turn 2"),
        (&key, u32::MAX, "55u0", 409, "that was turn"),
    ] {
        let answer = play(key, ply, code);
        assert_eq!(answer.status, status, "{code}: {}", answer.body);
        assert!(answer.error().contains(complaint), "{}", answer.body);
    }
    assert_eq!(play(&key, 0, "55u0").status, 204);
    // The move is sent again, as after a double click.
    assert_eq!(play(&key, 0, "55u0").status, 409);
    wait_until(&server, &path, |summary| summary["plies"] == 1);
    assert_eq!(play(&key, 1, "aau0").status, 204);
    wait_until(&server, &path, |summary| summary["plies"] == 2);
    assert_eq!(server.post(&format!("{path}/resign"), &json!({ "key": "guessed" })).status, 403);
    assert_eq!(server.post(&format!("{path}/resign"), &json!({ "key": key })).status, 204);
    let summary = wait_until(&server, &path, |summary| summary["running"] == false);
    assert_eq!((&summary["winner"], &summary["reason"]), (&json!(1), &json!("resigned")));
    assert_eq!(play(&key, 2, "88t0").status, 409);
}

#[test]
fn absent_guest_loses_and_a_stopped_game_has_no_result() {
    let server = Server::start(&["--idle", "1"]);
    let (left, _) = server.begin("human", "random:1");
    let summary = wait_until(&server, &left, |summary| summary["running"] == false);
    assert_eq!((&summary["winner"], &summary["reason"]), (&json!(1), &json!("disconnected")));

    let slow = json!({ "first": "random:1", "second": "random:2", "pace_ms": 10_000 });
    let started = server.post("/api/games", &slow).json();
    let path = format!("/api/games/{}", started["id"]);
    assert_eq!(server.post(&format!("{path}/stop"), &json!({ "key": "no" })).status, 403);
    assert_eq!(server.post(&format!("{path}/stop"), &json!({ "key": started["key"] })).status, 204);
    let summary = wait_until(&server, &path, |summary| summary["running"] == false);
    assert_eq!((&summary["winner"], &summary["reason"]), (&Value::Null, &json!("stopped")));
}

#[test]
fn failing_player_ends_only_its_own_game() {
    let server = Server::start(&["--offer", "gtp:/no/such/program", "--offer", "gtp:true"]);
    let (missing, _) = server.begin("gtp:/no/such/program", "random:1");
    let (silent, _) = server.begin("random:1", "gtp:true");
    let (fine, _) = server.begin("random:1", "random:2");
    let ended = server.whole_game(&missing);
    assert_eq!(ended.last().unwrap()["reason"], "not played");
    assert!(ended.last().unwrap()["detail"].as_str().unwrap().contains("/no/such/program"));
    let ended = server.whole_game(&silent);
    assert_eq!(ended.last().unwrap()["winner"], 0);
    assert_eq!(server.whole_game(&fine).last().unwrap()["detail"], Value::Null);
}

#[test]
fn games_are_recorded_with_keep() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&["--records", folder.path().to_str().unwrap(), "--keep"]);
    for _ in 0..2 {
        let (path, _) = server.begin("random:1", "random:2");
        server.whole_game(&path);
    }
    for name in ["page-0001.blksgf", "page-0002.blksgf"] {
        let text = std::fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(text.starts_with("(;GM[Blokus Duo]") && text.contains("RE["), "{text}");
    }
}
