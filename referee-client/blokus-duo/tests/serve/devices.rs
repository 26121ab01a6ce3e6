//! Two people on two devices play one game, each with a key for its own side.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{json, Value};

use crate::server::{of_kind, Server, PATIENCE};

/// Waits until this many turns are taken and the next one is due.
fn wait_for_ply(server: &Server, path: &str, ply: u64) {
    let begun = Instant::now();
    while server.get(&format!("{path}/moves")).json()["ply"].as_u64() != Some(ply) {
        assert!(begun.elapsed() < PATIENCE, "{}", server.get(path).body);
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn two_devices_move_in_turn_see_the_same_events_and_a_visitor_only_watches() {
    let server = Server::start(&[]);
    assert_eq!(server.get("/api/players").json()["devices"], true);
    let order =
        json!({ "first": "human", "first_name": "Ada", "second": "human", "second_name": "Bob", "own_side": 0 });
    let started = server.post("/api/games", &order).json();
    assert_eq!(started["side"], 0);
    let keys = [&started["key"], &started["friend_key"]];
    assert_ne!(keys[0], keys[1]);
    let path = format!("/api/games/{}", started["id"]);
    let play = |key: &Value, ply: u64, code: &str| {
        wait_for_ply(&server, &path, ply);
        server.post(&format!("{path}/moves"), &json!({ "key": key, "ply": ply, "code": code }))
    };
    let waiting = Instant::now();
    loop {
        let out_of_turn = play(keys[1], 0, "55u0");
        assert_eq!((out_of_turn.status, out_of_turn.error().contains("the other person plays")), (409, true));
        if play(keys[0], 0, "55u0").status == 204 {
            break;
        }
        assert!(waiting.elapsed() < PATIENCE);
    }
    let visitor = play(&json!("guessed"), 1, "aau0");
    assert_eq!((visitor.status, visitor.error().as_str()), (403, "only a person who plays in this game may do this"));
    assert_eq!(play(keys[0], 1, "aau0").status, 409);
    assert_eq!(play(keys[1], 1, "aau0").status, 204);
    wait_for_ply(&server, &path, 2);
    let taken_back = server.post(&format!("{path}/go"), &json!({ "key": keys[0], "ply": 0 }));
    assert!(taken_back.error().contains("on two devices"), "{}", taken_back.body);
    // The second side resigns while the first one is to move.
    assert_eq!(server.post(&format!("{path}/resign"), &json!({ "key": keys[1] })).status, 204);
    let events = server.whole_game(&path);
    let begun = of_kind(&events, "begun")[0];
    assert_eq!((&begun["guests"], &begun["takes_back"]), (&json!([true, true]), &json!(false)));
    assert_eq!(of_kind(&events, "ended")[0]["winner"], 0);
    // No event or summary tells a key.
    let told = format!("{events:?}{}{}", server.get(&path).body, server.get("/api/games").body);
    assert!(keys.iter().all(|key| !told.contains(key.as_str().unwrap())), "{told}");
}
