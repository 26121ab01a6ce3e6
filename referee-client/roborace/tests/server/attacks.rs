//! Requests that pages of other sites cannot send, and requests that would take too long.

use serde_json::json;

use super::serving::{Server, EXAMPLE};

#[test]
fn server_refuses_foreign_host_names() {
    let server = Server::without_maps(&[]);
    let body = json!({ "name": "x", "map": EXAMPLE.lines().take(4).collect::<Vec<_>>(), "start": "4 3 N" }).to_string();
    for (host, status) in [("evil.example", 403), ("localhost.evil.example:8000", 403), ("127.0.0.1:8000", 200)] {
        let head = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        let (answer, _) = server.send_to(host, "POST /api/save", &head, &body);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {answer}");
        let saved = server.folder.path().join("mapy/x.txt").exists();
        assert_eq!(saved, status == 200, "{host}");
    }
}

#[test]
fn server_refuses_requests_of_foreign_pages() {
    let server = Server::start(&[]);
    for head in ["", "Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n"] {
        let head = format!("{head}Content-Length: 2\r\n");
        let (answer, _) = server.send("POST /api/use-all", &head, "{}");
        assert!(answer.starts_with("HTTP/1.1 415"), "{answer}");
    }
}

#[test]
fn page_refuses_maps_that_take_too_long() {
    let server = Server::start(&[]);
    let ask = |width: usize| {
        let mut map = vec![".".repeat(width); 40];
        map[39].replace_range(..1, "$");
        let body = json!({ "map": map, "pose": "3 3 N", "moves": "Z13LRZ123" }).to_string();
        let head = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        server.send("POST /api/best", &head, &body)
    };
    assert!(ask(40).0.starts_with("HTTP/1.1 200"));
    let (head, why) = ask(41);
    assert!(head.starts_with("HTTP/1.1 400") && why.contains("1600 fields"), "{head} {why}");
}
