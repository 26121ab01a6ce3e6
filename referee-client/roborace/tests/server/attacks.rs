//! What a client, or a page from elsewhere in somebody's browser, can do to a server on purpose.

use std::io::Write;
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use super::serving::{Server, EXAMPLE};

/// Half as long as each of these attacks used to stop the service.
const PROMPTLY: Duration = Duration::from_secs(10);

#[test]
fn questions_that_nobody_waits_for_any_more_are_not_worked_on_side_by_side() {
    let server = Server::start(&[]);
    let before = server.threads();
    let row = |hole: usize| (0..64).map(|at| if at == hole { '#' } else { '.' }).collect::<String>();
    for number in 0..40 {
        // Each is another map, the largest that there is.
        let mut map: Vec<String> = (0..64).map(|line| row((line * 7 + number) % 64)).collect();
        map[63] = format!("$X{}", &map[63][2..]);
        let body = json!({ "map": map, "pose": "60 3 N", "moves": "Z13LRZ123", "hands": "draws" }).to_string();
        let mut line = TcpStream::connect(&server.address).unwrap();
        let head = "POST /api/best HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json";
        write!(line, "{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len()).unwrap();
        thread::sleep(Duration::from_millis(30));
    }
    // One solves. Ten of them used to, on two cores under load.
    let most = (0..20).map(|_| {
        thread::sleep(Duration::from_millis(100));
        server.threads()
    });
    let most = most.max().unwrap_or_default();
    assert!(most <= before + 3, "{before} threads have become {most}");
}

#[test]
fn bodies_that_do_not_come_do_not_stop_the_service() {
    let server = Server::start(&[]);
    let head =
        "POST /api/save HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{";
    let slow: Vec<TcpStream> = (0..532)
        .map(|_| {
            let mut line = TcpStream::connect(&server.address).unwrap();
            // The server may have closed it already.
            let _ = line.write_all(head.as_bytes());
            line
        })
        .collect();
    let begun = Instant::now();
    assert!(server.get("/start").contains("\r\n4 3 N\r\n"));
    assert!(begun.elapsed() < PROMPTLY, "{:?}", begun.elapsed());
    drop(slow);
}

#[test]
fn a_page_from_elsewhere_cannot_use_the_server_under_a_name_of_its_own() {
    let server = Server::start(&["--maps", "mapy"]);
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
fn an_order_that_a_page_from_elsewhere_may_send_unasked_is_refused() {
    let server = Server::start(&[]);
    for head in ["", "Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n"] {
        let head = format!("{head}Content-Length: 2\r\n");
        let (answer, _) = server.send("POST /api/use-all", &head, "{}");
        assert!(answer.starts_with("HTTP/1.1 415"), "{answer}");
    }
}
