//! The pages' requests: settings, maps, games and positions. No request reads or writes any other
//! file.

use serde_json::{json, Value};

use super::serving::{Server, EXAMPLE};

/// The example's map in the pages' format.
fn example_map() -> Value {
    EXAMPLE.lines().take(4).map(Value::from).collect()
}

#[test]
fn page_and_its_files_are_served() {
    let server = Server::start(&[]);
    let (head, page) = server.send("GET /", "", "");
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("content-type: text/html"), "{head}");
    assert!(head.contains("content-security-policy: default-src 'self'"), "{head}");
    let mut waiting = vec![page];
    let mut seen = std::collections::BTreeSet::new();
    while let Some(text) = waiting.pop() {
        for part in text.split("\"/page/").skip(1) {
            let name = part.split('"').next().unwrap().to_owned();
            if seen.insert(name.clone()) {
                let (head, file) = server.send(&format!("GET /page/{name}"), "", "");
                assert!(head.starts_with("HTTP/1.1 200"), "{name}: {head}");
                waiting.push(file);
            }
        }
    }
    assert_eq!(seen.len(), 10, "{seen:?}");
}

#[test]
fn settings_are_shown_and_changed() {
    let server = Server::without_maps(&["--seed", "5"]);
    let settings = server.json("/api/settings");
    assert_eq!((&settings["timeout"], &settings["hands"], &settings["seed"]), (&10.into(), &"draws".into(), &5.into()));
    server.order("/api/set", &json!({ "timeout": 60, "hands": "multisets", "seed": 7 }));
    let hand = || server.get("/start").split("\r\n").nth(22).unwrap().to_owned();
    let first = [hand(), hand(), hand()];
    server.order("/api/set", &json!({ "timeout": 60, "hands": "multisets", "seed": 7 }));
    assert_eq!([hand(), hand(), hand()], first, "the same seed deals the same hands");
    let settings = server.json("/api/settings");
    assert_eq!((&settings["timeout"], &settings["hands"]), (&60.into(), &"multisets".into()));
    for wrong in [
        json!({}),
        json!({ "timeout": -1, "hands": "draws", "seed": 1 }),
        json!({ "timeout": 1, "hands": "x", "seed": 1 }),
    ] {
        assert_eq!(server.post("/api/set", &wrong).0, 422, "{wrong}");
    }
    let too_long = json!({ "timeout": 100_000, "hands": "draws", "seed": null });
    assert_eq!(server.post("/api/set", &too_long), (400, "a round lasts at most 86400 seconds\n".to_owned()));
}

#[test]
fn new_timeout_applies_at_once() {
    let server = Server::start(&["--timeout", "0"]);
    let id = server.get("/start").split("\r\n").next().unwrap().to_owned();
    server.order("/api/set", &json!({ "timeout": 1, "hands": "draws", "seed": null }));
    std::thread::sleep(std::time::Duration::from_millis(2300));
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=Z13L1")), "Chyba: hra uz skoncila\r\n");
}

#[test]
fn maps_are_saved_loaded_and_used() {
    let server = Server::without_maps(&[]);
    let drawn = json!({ "name": "example", "map": example_map(), "start": "4 3 N" });
    server.order("/api/save", &drawn);
    assert_eq!(std::fs::read_to_string(server.folder.path().join("mapy/example.txt")).unwrap(), EXAMPLE);
    assert_eq!(server.json("/api/settings")["maps"], json!(["example"]));
    assert_eq!(server.json("/api/maps/example"), json!({ "map": example_map(), "start": "4 3 N" }));
    server.order("/api/use", &drawn);
    assert!(server.get("/start").contains("\r\n$XX##<\r\n"));
    assert_eq!(server.json("/api/settings")["course"], "example");
    // Without a start, the server chooses one from which the treasure can be reached.
    server.order("/api/use", &json!({ "name": "", "map": ["..$"], "start": null }));
    assert!(server.get("/start").contains("\r\n..$\r\n"));
    server.order("/api/use-all", &json!({}));
    assert!(server.get("/start").contains("\r\n$XX##<\r\n"), "the folder's only map");
}

#[test]
fn map_is_overwritten_only_on_demand() {
    let server = Server::without_maps(&[]);
    let map = |fields: &str| json!({ "name": "a", "map": [fields], "start": null });
    server.order("/api/save", &map("$.."));
    assert_eq!(server.post("/api/save", &map("$.")), (409, "there is already a map a\n".to_owned()));
    assert_eq!(server.json("/api/maps/a")["map"], json!(["$.."]));
    let mut overwriting = map("$.");
    overwriting["overwrite"] = true.into();
    server.order("/api/save", &overwriting);
    assert_eq!(server.json("/api/maps/a")["map"], json!(["$."]));
}

#[test]
fn only_the_judge_changes_maps_and_settings_of_a_server_for_others() {
    let server = Server::start(&["--listen", "0.0.0.0"]);
    let key = std::fs::read_to_string(server.folder.path().join("logy/judge.key")).unwrap();
    let map = json!({ "name": "a", "map": ["$.."], "start": null });
    let orders = [
        ("/api/set", json!({ "timeout": 1, "hands": "draws", "seed": 1 })),
        ("/api/save", map.clone()),
        ("/api/use", map),
        ("/api/use-all", json!({})),
    ];
    let settings = server.json("/api/settings");
    assert_eq!(settings["judge"], false);
    for (path, body) in &orders {
        for wrong in ["", "X-Judge-Key: \r\n", "X-Judge-Key: aaaaaaaaaa\r\n"] {
            let (status, answer) = server.post_with(path, wrong, body);
            assert!(status == 403 && answer.starts_with("only the judge can do this"), "{path}: {status} {answer}");
        }
    }
    assert_eq!(server.json("/api/settings"), settings);
    assert!(!server.folder.path().join("mapy").exists());
    // Visitors play, and may draw a random map.
    assert!(server.get("/start").contains("\r\n4 3 N\r\n"));
    assert_eq!(server.post("/api/random", &json!({ "class": "holes", "seed": 1 })).0, 200);
    for (path, body) in &orders {
        let (status, answer) = server.post_with(path, &format!("X-Judge-Key: {}\r\n", key.trim()), body);
        assert_eq!(status, 200, "{path}: {answer}");
    }
    assert_eq!(server.json("/api/settings")["timeout"], 1);
}

#[test]
fn server_for_this_machine_lets_its_page_change_everything() {
    let server = Server::start(&[]);
    assert_eq!(server.json("/api/settings")["judge"], true);
    assert!(!server.folder.path().join("logy/judge.key").exists());
}

#[test]
fn random_maps_depend_on_their_seed() {
    let server = Server::start(&[]);
    let make = |seed: u32| server.order("/api/random", &json!({ "class": "holes", "seed": seed }));
    assert_eq!(make(1), make(1));
    assert_ne!(make(1), make(2));
    assert_eq!(server.post("/api/random", &json!({ "class": "lava", "seed": 1 })).0, 400);
}

#[test]
fn invalid_maps_are_refused() {
    let server = Server::without_maps(&[]);
    for (map, start, why) in [
        (json!([]), Value::Null, "the map is empty"),
        (json!(["..", "."]), Value::Null, "line 2 of the map has 1 fields"),
        (json!([".."]), Value::Null, "0 treasures"),
        (json!(["$?"]), Value::Null, "line 1, column 2"),
        (json!(["$."]), json!("9 9 N"), "cannot stand at '9 9 N'"),
    ] {
        for path in ["/api/save", "/api/use"] {
            let (status, answer) = server.post(path, &json!({ "name": "x", "map": map, "start": start }));
            assert!(status == 400 && answer.contains(why) && answer.lines().count() == 1, "{path}: {answer}");
        }
    }
    let walled = json!({ "name": "x", "map": ["$X."], "start": null });
    assert_eq!(server.post("/api/use", &walled), (400, "no way leads to the treasure\n".to_owned()));
    assert!(!server.folder.path().join("mapy/x.txt").exists());
}

#[test]
fn no_request_reads_or_writes_outside_the_two_folders() {
    let server = Server::without_maps(&[]);
    let outside = server.folder.path().join("map.txt");
    for name in ["../map", "..%2fmap", "%2e%2e%2fmap", "..", "a/../../map", "map.txt", "%00"] {
        let (head, body) = server.send(&format!("GET /api/maps/{name}"), "", "");
        assert!(!head.starts_with("HTTP/1.1 200"), "{name}: {body}");
    }
    for name in ["../map", "..", "/tmp/x", "a/b", "", "a\0", "a\\b", "map.txt"] {
        let (status, answer) = server.post("/api/save", &json!({ "name": name, "map": ["$."], "start": null }));
        assert_eq!((status, answer.as_str()), (400, "a map's name is up to 40 letters, digits, - and _\n"), "{name}");
    }
    for number in ["../1", "..%2f..%2fmap", "-1", "map", "99999999999"] {
        let (head, _) = server.send(&format!("GET /api/games/{number}"), "", "");
        assert!(!head.starts_with("HTTP/1.1 200"), "{number}: {head}");
    }
    assert_eq!(std::fs::read_to_string(outside).unwrap(), EXAMPLE);
    assert!(!server.folder.path().join("mapy").exists());
}

#[test]
fn foreign_and_overlong_requests_are_refused() {
    let server = Server::without_maps(&[]);
    let body = json!({ "name": "x", "map": ["$."], "start": null }).to_string();
    // A form on another site's page can send text, but not JSON.
    let head = format!("Content-Type: text/plain\r\nContent-Length: {}\r\n", body.len());
    assert!(server.send("POST /api/save", &head, &body).0.starts_with("HTTP/1.1 415"));
    let head = "Content-Type: application/json\r\nContent-Length: 3\r\n";
    assert!(server.send("POST /api/save", head, "{x}").0.starts_with("HTTP/1.1 400"));
    let long = json!({ "name": "x", "map": ["$."], "start": " ".repeat(20_000) });
    assert_eq!(server.post("/api/save", &long).0, 413);
    assert!(!server.folder.path().join("mapy").exists());
}

#[test]
fn running_games_are_watched_and_finished_ones_replayed() {
    let server = Server::start(&[]);
    let id = loop {
        let body = server.get("/start");
        if body.split("\r\n").nth(6).unwrap().matches('1').count() >= 2 {
            break body.split("\r\n").next().unwrap().to_owned();
        }
    };
    let list = server.json("/api/games");
    let number = list["last"].as_u64().unwrap();
    let game = |path: &str| server.json(&format!("{path}{number}"));
    assert_eq!((&list["games"][0]["number"], &list["games"][0]["running"]), (&number.into(), &true.into()));
    // Spectators do not learn the id of the game.
    assert!(!list.to_string().contains(&id) && !game("/api/games/").to_string().contains(&id));
    assert_eq!((&game("/api/games/")["steps"], &game("/api/games/")["map"]), (&json!([]), &example_map()));
    server.get(&format!("/kolo?id={id}&pohyby=Z13L1"));
    let states = |game: &Value| -> Vec<String> {
        game["steps"].as_array().unwrap().iter().map(|step| step["state"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(states(&game("/api/games/")), ["5 4 N", "6 4 N", "5 1 N", "4 1 L", "2 1 L"]);
    server.get(&format!("/kolo?id={id}&pohyby=L1"));
    let over = game("/api/games/");
    assert_eq!(states(&over)[5..], ["1 1 D", "won"]);
    assert_eq!((&over["running"], &over["result"]), (&false.into(), &"Vyhrali jste za 7 pohybu.".into()));
    let summary = &server.json("/api/games")["games"][0];
    assert_eq!((&summary["rounds"], &summary["moves"], &summary["running"]), (&2.into(), &7.into(), &false.into()));
}

#[test]
fn lists_of_games_reach_the_first_game() {
    let server = Server::start(&[]);
    (0..60).for_each(|_| drop(server.get("/start")));
    let list = server.json("/api/games");
    let number = |list: &Value, index: usize| list["games"][index]["number"].as_u64().unwrap();
    assert_eq!((number(&list, 0), number(&list, 49), &list["before"]), (60, 11, &11.into()));
    let list = server.json("/api/games?before=11");
    assert_eq!((number(&list, 0), number(&list, 9), &list["before"]), (10, 1, &Value::Null));
}

#[test]
fn positions_are_analysed() {
    let server = Server::start(&[]);
    let ask = |path: &str, moves: &str, wanted: &str| {
        server.order(path, &json!({ "map": example_map(), "pose": "4 3 N", "moves": moves, "wanted": wanted }))
    };
    assert_eq!(ask("/api/preview", "Z13L1", "")["states"], json!(["5 4 N", "6 4 N", "5 1 N", "4 1 L", "2 1 L"]));
    assert_eq!(ask("/api/preview", "1", "")["states"], json!(["hole"]));
    assert_eq!(ask("/api/find", "123ZLRL11", "2 1 L")["moves"].as_str().map(str::len), Some(5));
    assert_eq!(ask("/api/find", "123ZLRL11", "2 4 N")["moves"], Value::Null);
    let best = ask("/api/best", "123ZLR111", "");
    assert_eq!((best["p_treasure"].as_f64(), best["moves"].as_str().map(str::len)), (Some(1.0), Some(5)));
    for (pose, moves) in [("2 2 N", "1"), ("4 3 N", "Q"), ("4 3", "1"), ("4 3 N", "1231231231")] {
        for path in ["/api/preview", "/api/find", "/api/best"] {
            let (status, answer) = server.post(path, &json!({ "map": example_map(), "pose": pose, "moves": moves }));
            assert!(status == 400 && answer.lines().count() == 1, "{path} {pose} {moves}: {answer}");
        }
    }
}

#[test]
fn interactive_client_plays_against_a_server() {
    let server = Server::start(&[]);
    let client = Server::run(&["play", "--port", "0", "--server", &server.address]);
    assert!(client.get("/").contains("/page/client.js"));
    let id = loop {
        let body = client.get("/start");
        if body.split("\r\n").nth(6).unwrap().matches('1').count() >= 2 {
            break body.split("\r\n").next().unwrap().to_owned();
        }
    };
    assert!(client.get(&format!("/kolo?id={id}&pohyby=Z13L1")).contains("\r\n2 1 L\r\n"));
    assert_eq!(client.get(&format!("/kolo?id={id}&pohyby=L1")), "Vyhrali jste za 7 pohybu.\r\n");
    drop(server);
    let (head, told) = client.send("GET /start", "", "");
    assert!(head.starts_with("HTTP/1.1 502") && told.starts_with("no answer to "), "{head} {told}");
}
