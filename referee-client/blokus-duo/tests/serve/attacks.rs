//! Clients that are wrong, rude, slow or dead. They are answered or cut off, and other clients are
//! not affected.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::server::Server;

#[test]
fn bad_requests_are_refused_with_a_reason() {
    let server = Server::start(&["--games", "2"]);
    for (form, status, complaint) in [
        (json!({ "first": "human" }), 422, "second"),
        (json!({ "first": "human", "second": "deep-blue" }), 400, "there is no player 'deep-blue'"),
        (json!({ "first": "gtp:sh", "second": "human" }), 400, "there is no player"),
        (json!({ "first": "human", "second": "engine", "move_time_ms": 3_600_000 }), 400, "move_time_ms"),
        (json!({ "first": "human", "second": "engine", "pace": 1 }), 422, "unknown field"),
        (json!([]), 422, "expected"),
        (json!({ "first": "x".repeat(5000), "second": "human" }), 413, "limit"),
    ] {
        let answer = server.post("/api/games", &form);
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.error().contains(complaint), "{}", answer.body);
    }
    server.begin("human", "human");
    server.begin("human", "human");
    let one_more = server.post("/api/games", &json!({ "first": "human", "second": "human" }));
    assert_eq!((one_more.status, one_more.error().contains("2 games")), (503, true));
    assert_eq!(server.get("/api/games").json().as_array().unwrap().len(), 2);
}

#[test]
fn foreign_pages_cannot_play() {
    let server = Server::start(&[]);
    // A request under another host name, as after DNS rebinding.
    let renamed = server.raw(b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert_eq!((renamed.status, renamed.error().contains("localhost only")), (403, true));
    // Another page's form can send text. For JSON the browser must ask first, and the server does
    // not answer that request.
    let body = r#"{"first":"random","second":"random"}"#;
    let form = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    );
    assert_eq!(server.raw(form.as_bytes()).status, 415);
    let asking = format!("OPTIONS /api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
    let answer = server.raw(asking.as_bytes());
    assert_eq!(answer.status, 405);
    assert!(!answer.head.contains("access-control"), "{}", answer.head);
    assert_eq!(server.get("/api/games").body, "[]");
}

#[test]
fn garbage_and_half_requests_do_no_harm() {
    let server = Server::start(&[]);
    let mut half = server.connect();
    half.write_all(b"GET /api/ga").unwrap();
    for garbage in [&b"\0\0\0\0\r\n\r\n"[..], b"GET\r\n\r\n", b"0\r\n\r\n", &[0xff; 100_000]] {
        let answer = server.raw(garbage);
        assert!(answer.status == 400 || answer.status == 0, "{}", answer.head);
    }
    let mut slow_body = server.connect();
    let head = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{",
        server.address
    );
    slow_body.write_all(head.as_bytes()).unwrap();
    assert_eq!(server.get("/api/games").status, 200);
    // Both are cut off in the end: one because of its head, the other because of its body.
    let begun = Instant::now();
    let mut rest = Vec::new();
    let _ = half.read_to_end(&mut rest);
    assert!(begun.elapsed() < Duration::from_secs(20));
    let mut answer = [0; 12];
    slow_body.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
}

#[test]
fn stalled_readers_delay_neither_games_nor_others() {
    let server = Server::start(&[]);
    let (path, _) = server.begin("random:3", "random:4");
    let request = format!("GET {path}/events HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let stuck: Vec<_> = (0..40)
        .map(|_| {
            let mut line = server.connect();
            line.write_all(request.as_bytes()).unwrap();
            line
        })
        .collect();
    assert_eq!(server.whole_game(&path).last().unwrap()["detail"], serde_json::Value::Null);
    assert_eq!(server.get("/").status, 200);
    drop(stuck);
}

#[test]
fn number_of_readers_is_limited() {
    let server = Server::start(&[]);
    let (path, _) = server.begin("human", "human");
    let request = format!("GET {path}/events HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let mut watching = Vec::new();
    for _ in 0..96 {
        let mut line = server.connect();
        line.write_all(request.as_bytes()).unwrap();
        // A reader has its place once the first event comes.
        let mut first = [0; 15];
        line.read_exact(&mut first).unwrap();
        assert_eq!(&first, b"HTTP/1.1 200 OK");
        watching.push(line);
    }
    let refused = server.get(&format!("{path}/events"));
    assert_eq!((refused.status, refused.error().as_str()), (503, "too many readers"));
    // Requests are still answered, and a new reader gets the place of one that leaves.
    assert_eq!(server.get("/api/games").status, 200);
    watching.clear();
    let begun = Instant::now();
    while server.events(&path, None, |_| true).is_empty() {
        assert!(begun.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn client_that_closes_its_side_after_the_request_gets_the_answer() {
    let server = Server::start(&[]);
    let request = format!("GET /api/players HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for _ in 0..50 {
        let mut line = server.connect();
        line.write_all(request.as_bytes()).unwrap();
        line.shutdown(Shutdown::Write).unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}
