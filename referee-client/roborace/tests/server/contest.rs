//! The contest's protocol, byte for byte.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::thread;
use std::time::Duration;

use super::serving::{Server, EXAMPLE};

/// Starts games until the hand has two moves `1`, as the example needs; returns the game's id.
fn example(server: &Server) -> String {
    loop {
        let body = server.get("/start");
        let id = body.split("\r\n").next().unwrap().to_owned();
        let hand = check_round(&body, &id, "4 3 N");
        assert!((1..=1_000_000_000).contains(&id.parse::<u32>().unwrap()));
        if hand.matches('1').count() >= 2 {
            return id;
        }
    }
}

/// Checks every byte of an answer during a game except the hand, which it returns.
fn check_round(body: &str, id: &str, pose: &str) -> String {
    let hand = body.split("\r\n").nth(6).unwrap_or_default();
    assert_eq!(body, format!("{id}\r\nv<<<<<\r\n$XX##<\r\nXX#.X>\r\n>>>>>^\r\n{pose}\r\n{hand}\r\n"));
    assert!(hand.len() == 9 && hand.chars().all(|letter| "123ZLR".contains(letter)), "{hand}");
    assert!("123ZLR".chars().all(|letter| hand.contains(letter)), "{hand}");
    hand.to_owned()
}

#[test]
fn example_of_the_contest_wins_in_seven_moves() {
    let server = Server::start(&["--seed", "1"]);
    let id = example(&server);
    let second = server.get(&format!("/kolo?id={id}&pohyby=Z13L1"));
    check_round(&second, &id, "2 1 L");
    let (head, body) = server.send(&format!("GET /kolo?id={id}&pohyby=L1"), "", "");
    assert_eq!(body, "Vyhrali jste za 7 pohybu.\r\n");
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("content-type: text/plain"), "{head}");
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=L1")), "Chyba: hra uz skoncila\r\n");
    let logs = std::fs::read_dir(server.folder.path().join("logy")).unwrap();
    let texts: Vec<String> = logs.map(|log| std::fs::read_to_string(log.unwrap().path()).unwrap()).collect();
    let won = |text: &&String| text.starts_with(EXAMPLE) && text.ends_with("L1 -\nVyhrali jste za 7 pohybu.\n");
    assert_eq!(texts.iter().filter(won).count(), 1, "{texts:?}");
}

#[test]
fn parameters_in_any_order_and_moves_in_either_case_are_accepted() {
    let server = Server::start(&[]);
    let id = example(&server);
    check_round(&server.get(&format!("/kolo?pohyby=z13l1&id={id}")), &id, "2 1 L");
    assert_eq!(server.get(&format!("/kolo?x=1&pohyby=l1&id={id}")), "Vyhrali jste za 7 pohybu.\r\n");
}

#[test]
fn answer_for_a_contest_map_has_23_lines() {
    let server = Server::without_maps(&[]);
    let answer = server.get("/start");
    let lines: Vec<&str> = answer.strip_suffix("\r\n").unwrap().split("\r\n").collect();
    assert_eq!(lines.len(), 23);
    assert!(lines[1..21].iter().all(|line| line.len() == 20), "{answer}");
}

/// Checks that a bad query gets an error and affects no game.
fn assert_refused(query: &str, why: &str) {
    let server = Server::start(&[]);
    let bystander = example(&server);
    assert_eq!(server.get(&format!("/kolo{query}")), format!("Chyba: {why}\r\n"));
    check_round(&server.get(&format!("/kolo?id={bystander}&pohyby=Z13L1")), &bystander, "2 1 L");
}

/// Checks that these moves end their game and affect no other.
fn assert_ends(moves: &str, why: &str) {
    let server = Server::start(&[]);
    let (bystander, id) = (example(&server), example(&server));
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby={moves}")), format!("Chyba: {why}\r\n"));
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=Z13L1")), "Chyba: hra uz skoncila\r\n");
    check_round(&server.get(&format!("/kolo?id={bystander}&pohyby=Z13L1")), &bystander, "2 1 L");
}

/// The teams in the games' files, in order.
fn names(server: &Server) -> Vec<String> {
    let games = server.json("/api/games")["games"].clone();
    let named = games.as_array().unwrap().iter().rev().map(|game| game["team"].as_str().unwrap_or("-").to_owned());
    named.collect()
}

#[test]
fn team_name_is_optional_and_checked() {
    let server = Server::start(&[]);
    let composed = "?x=1&jmeno=%C5%BDlut%C3%AD+draci%20";
    let combining = "?jmeno=Z%CC%8Cluti%CC%81+draci";
    for query in ["", "?", "?x=1", "?jmeno=Draci", composed, "?jmeno=%22%3Cb%3E%26", combining] {
        let body = server.get(&format!("/start{query}"));
        check_round(&body, body.split("\r\n").next().unwrap(), "4 3 N");
    }
    let long = "x".repeat(41);
    for name in ["", "%20", "a%0Ab", "%00", "%FF", "%1B[2J", "%E2%80%AEa", &long, "a&jmeno=b"] {
        let told = server.get(&format!("/start?jmeno={name}"));
        assert!(
            ["Chyba: spatne jmeno\r\n", "Chyba: parametr je uveden dvakrat\r\n"].contains(&&*told),
            "{name}: {told}"
        );
    }
    // A refused name does not begin a game.
    assert_eq!(names(&server), ["-", "-", "-", "Draci", "Žlutí draci", "\"<b>&", "Žlutí draci"]);
}

#[test]
fn each_team_plays_the_maps_in_turn_across_restarts() {
    let folder = tempfile::tempdir().unwrap();
    for (name, map) in [("a-1", "$.."), ("a-2", "$..."), ("a-3", "$....")] {
        std::fs::write(folder.path().join(format!("{name}.txt")), format!("{map}\n3 1 D\n")).unwrap();
    }
    let maps = folder.path().to_str().unwrap();
    let logs = folder.path().join("logy");
    let start = || Server::start(&["--maps", maps, "--logs", logs.to_str().unwrap()]);
    // Illegal moves end the game.
    let width = |server: &Server, team: &str, ends: bool| {
        let body = server.get(&format!("/start?jmeno={team}"));
        let lines: Vec<&str> = body.split("\r\n").collect();
        if ends {
            server.get(&format!("/kolo?id={}&pohyby=L", lines[0]));
        }
        lines[1].len()
    };
    let server = start();
    assert_eq!([width(&server, "A", true), width(&server, "B", true), width(&server, "A", true)], [3, 3, 4]);
    assert_eq!(width(&server, "A", false), 5, "a game that the kill breaks off");
    drop(server);
    let server = start();
    assert_eq!([width(&server, "A", true), width(&server, "B", true), width(&server, "A", true)], [5, 4, 3]);
    // The kill interrupts one game while the team continues. The map of that game comes next, then
    // the maps with fewer games.
    assert_eq!([width(&server, "A", false), width(&server, "A", true)], [4, 5]);
    drop(server);
    let server = start();
    assert_eq!([(); 3].map(|()| width(&server, "A", true)), [4, 3, 4]);
}

#[test]
fn standings_of_page_and_command_agree_after_a_kill() {
    let server = Server::start(&[]);
    let auto = |server: &Server, name: &str| {
        let mut client = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
        let played = client.args(["auto", "--json", "--name", name, "--server", &server.address]).output().unwrap();
        assert!(played.status.success());
        String::from_utf8(played.stdout).unwrap().lines().last().unwrap().contains("\"won\":true")
    };
    let won = [auto(&server, "Žlutí draci"), auto(&server, "Žlutí draci")].iter().filter(|won| **won).count();
    // Another team falls into a hole, and two games are still running.
    let id = server.get("/start?jmeno=B").split("\r\n").next().unwrap().to_owned();
    server.get(&format!("/kolo?id={id}&pohyby=123LR"));
    server.get("/start?jmeno=C");
    server.get("/start");
    let told = server.json("/api/standing");
    let (standing, running) = (&told["standing"], &told["running"]);
    assert_eq!((running, &standing["maps"]), (&2.into(), &serde_json::json!(["map"])));
    assert_eq!(
        (&standing["teams"][0]["team"], &standing["teams"][0]["treasures"]),
        (&"Žlutí draci".into(), &won.into())
    );
    assert_eq!(standing["teams"].as_array().unwrap().len(), 2);
    assert_eq!(server.json("/api/standing?rounds=1")["standing"]["teams"][0]["games"], 1);
    let folder = server.killed();
    let logs = folder.path().join("logy");
    let command = |more: &[&str]| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
        let output = command.arg("standing").arg(&logs).args(more).output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let again: serde_json::Value = serde_json::from_str(&command(&["--json"])).unwrap();
    assert_eq!((&again["teams"], &again["broken_off"]), (&standing["teams"], &2.into()));
    let table = command(&[]);
    assert!(table.lines().nth(1).unwrap().contains("Žlutí draci"), "{table}");
}

#[test]
fn missing_id_is_refused() {
    assert_refused("", "chybi id hry");
    assert_refused("?pohyby=Z13L1", "chybi id hry");
}

#[test]
fn missing_moves_are_refused() {
    assert_refused("?id=1", "chybi pohyby");
}

#[test]
fn invalid_id_is_refused() {
    for number in ["x", "-1", "4294967296", "1.5", "", "%00"] {
        assert_refused(&format!("?id={number}&pohyby=Z13L1"), "spatne id hry");
    }
}

#[test]
fn duplicate_parameter_is_refused() {
    assert_refused("?id=1&id=2&pohyby=Z13L1", "parametr je uveden dvakrat");
}

#[test]
fn unknown_game_is_refused() {
    assert_refused("?id=0&pohyby=Z13L1", "neznama hra");
    assert_refused("?id=1000000001&pohyby=Z13L1", "neznama hra");
}

#[test]
fn too_few_moves_end_the_game() {
    assert_ends("Z13L", "malo pohybu");
    assert_ends("", "malo pohybu");
}

#[test]
fn too_many_moves_end_the_game() {
    assert_ends("Z13L1R", "prilis mnoho pohybu");
}

#[test]
fn moves_outside_the_hand_end_the_game() {
    assert_ends("LLLLL", "pohyby nejsou v sade");
}

#[test]
fn unknown_moves_end_the_game() {
    assert_ends("Z13Q1", "neznamy pohyb");
    assert_ends("%5A13L1", "neznamy pohyb");
}

#[test]
fn hole_ends_the_game() {
    assert_ends("123LR", "Lerak spadl do diry");
}

#[test]
fn edge_ends_the_game() {
    // Back onto the belt of the lowest row, and backwards again over the edge.
    let server = Server::start(&[]);
    let id = loop {
        let body = server.get("/start");
        let hand = body.split("\r\n").nth(6).unwrap();
        if hand.matches('Z').count() >= 2 {
            break body.split("\r\n").next().unwrap().to_owned();
        }
    };
    let told = server.get(&format!("/kolo?id={id}&pohyby=ZZ123"));
    assert_eq!(told, "Chyba: Lerak vypadl z herni plochy\r\n");
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=Z13L1")), "Chyba: hra uz skoncila\r\n");
}

#[test]
fn wrong_methods_are_405_and_unknown_paths_404() {
    let server = Server::start(&[]);
    let id = example(&server);
    let round = format!("/kolo?id={id}&pohyby=Z13L1");
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"] {
        for path in ["/", "/start", &round, "/page/style.css", "/api/games", "/api/settings"] {
            let (head, _) = server.send(&format!("{method} {path}"), "", "");
            assert!(head.starts_with("HTTP/1.1 405"), "{method} {path}: {head}");
        }
    }
    for path in ["/stop", "/kolo/", "/start/1", "/../map.txt", "/logy/000001.txt", "/mapy/map.txt", "/page/page.rs"] {
        let (head, _) = server.send(&format!("GET {path}"), "", "");
        assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}");
    }
    check_round(&server.get(&round), &id, "2 1 L");
}

#[test]
fn overdue_round_ends_the_game() {
    let server = Server::start(&["--timeout", "1"]);
    let id = example(&server);
    std::thread::sleep(Duration::from_millis(1100));
    let told = server.get(&format!("/kolo?id={id}&pohyby=Z13L1"));
    assert!(told == "Chyba: vyprsel cas na kolo\r\n" || told == "Chyba: hra uz skoncila\r\n", "{told}");
}

#[test]
fn timeout_of_0_means_no_limit() {
    let server = Server::start(&["--timeout", "0"]);
    let id = example(&server);
    std::thread::sleep(Duration::from_millis(2500));
    check_round(&server.get(&format!("/kolo?id={id}&pohyby=Z13L1")), &id, "2 1 L");
}

#[test]
fn practice_by_hand_has_no_time_limit_and_a_teams_game_tells_its_end() {
    let server = Server::start(&["--timeout", "1"]);
    let begin = |query: &str, head: &str| {
        let (_, body) = server.send(&format!("GET /start{query}"), head, "");
        body.split("\r\n").next().unwrap().to_owned()
    };
    let by_hand = "X-By-Hand: 1\r\n";
    let [practice, team, program] = [begin("", by_hand), begin("?jmeno=A", by_hand), begin("", "")];
    let status = |id: &str| server.json(&format!("/api/status?id={id}"));
    assert_eq!(status(&practice), serde_json::json!({ "left_s": null, "result": null }));
    let left = status(&team)["left_s"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&left), "{left}");
    thread::sleep(Duration::from_millis(2300));
    for id in [&team, &program] {
        assert_eq!(status(id), serde_json::json!({ "left_s": null, "result": "Chyba: vyprsel cas na kolo" }));
    }
    assert_eq!(status(&practice)["result"], serde_json::Value::Null);
    assert!(server.get(&format!("/kolo?id={practice}&pohyby=123LR")).contains("Chyba: Lerak spadl do diry"));
    assert_eq!(status("1")["result"], "Chyba: neznama hra", "after a restart the page must not count on");
}

#[test]
fn practice_by_hand_can_be_limited() {
    let server = Server::start(&["--practice-timeout", "1"]);
    let (_, body) = server.send("GET /start", "X-By-Hand: 1\r\n", "");
    let id = body.split("\r\n").next().unwrap();
    thread::sleep(Duration::from_millis(2300));
    assert_eq!(server.json(&format!("/api/status?id={id}"))["result"], "Chyba: vyprsel cas na kolo");
}

#[test]
fn idle_connections_are_closed() {
    let server = Server::start(&[]);
    let lines = ["", "GET /start HTTP/1.1\r\nHost:", "GET /start HTTP/1.1\r\nHost: localhost\r\n\r\n"].map(|said| {
        let mut line = TcpStream::connect(&server.address).unwrap();
        line.write_all(said.as_bytes()).unwrap();
        line.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        line
    });
    for mut line in lines {
        // Until the server closes the connection, before our own timeout.
        line.read_to_end(&mut Vec::new()).unwrap();
    }
}

/// A team's program may think for a round's ten seconds between two requests on one connection.
#[test]
fn team_may_think_for_longer_than_a_head_may_take() {
    let server = Server::start(&[]);
    let mut line = TcpStream::connect(&server.address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    for thinks in [0, 8] {
        thread::sleep(Duration::from_secs(thinks));
        line.write_all(b"GET /start HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut answer = [0; 15];
        line.read_exact(&mut answer).expect("the connection is still open");
        assert_eq!(&answer, b"HTTP/1.1 200 OK");
        // The rest of the answer, which comes in one piece.
        assert!(line.read(&mut [0; 4096]).unwrap() > 0);
    }
    // A head that has begun is due sooner than the next one.
    line.set_read_timeout(Some(Duration::from_secs(25))).unwrap();
    line.write_all(b"GET").unwrap();
    assert_eq!(line.read(&mut [0]).expect("the connection is closed"), 0);
}

#[test]
fn automatic_client_wins() {
    let server = Server::start(&[]);
    let mut client = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let played = client.args(["auto", "--json", "--server", &server.address]).output().unwrap();
    let text = String::from_utf8(played.stdout).unwrap();
    assert!(text.lines().last().unwrap().contains("\"won\":true"), "{text}");
}

/// A server that begins a game and then does not know it.
fn forgetful_server() -> String {
    let server = Server::start(&[]);
    let begun = server.get("/start");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    thread::spawn(move || {
        for line in listener.incoming() {
            let mut line = line.unwrap();
            let mut asked = [0; 4096];
            let read = line.read(&mut asked).unwrap();
            let is_start = asked[..read].starts_with(b"GET /start");
            let body = if is_start { begun.as_str() } else { "Chyba: neznama hra\r\n" };
            let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
            line.write_all((head + body).as_bytes()).unwrap();
        }
    });
    address
}

#[test]
fn game_that_the_server_forgot_has_no_result() {
    let mut client = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let played = client.args(["auto", "--json", "--server", &forgetful_server()]).output().unwrap();
    let told = String::from_utf8(played.stderr).unwrap();
    assert_eq!((played.status.code(), told.contains("no longer knows game")), (Some(1), true), "{told}");
    assert!(!String::from_utf8(played.stdout).unwrap().contains("result"));
}
