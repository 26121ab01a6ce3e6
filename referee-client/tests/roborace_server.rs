//! `roborace serve` and `roborace auto` over HTTP, to the letter.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// The contest's example, with its start.
const EXAMPLE: &str = "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\n";

/// A running server, which ends with this.
struct Server {
    process: Child,
    address: String,
    folder: TempDir,
}

impl Server {
    fn start(more: &[&str]) -> Server {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("map.txt"), EXAMPLE).unwrap();
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
        command.current_dir(folder.path()).args(["serve", "--port", "0", "--map", "map.txt"]).args(more);
        let mut process = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
        Server { process, address, folder }
    }

    /// Sends a request and gives the head and the body of the answer.
    fn ask(&self, method: &str, path: &str) -> (String, String) {
        let mut line = TcpStream::connect(&self.address).unwrap();
        write!(line, "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    fn get(&self, path: &str) -> String {
        self.ask("GET", path).1
    }

    /// Starts games until the hand has two of the move `1`, as the example needs.
    fn example(&self) -> String {
        loop {
            let body = self.get("/start");
            let lines: Vec<&str> = body.split("\r\n").collect();
            let (id, hand) = (lines[0].to_owned(), lines[6].to_owned());
            let middle = body.strip_prefix(&id).unwrap().strip_suffix(&format!("{hand}\r\n")).unwrap();
            assert_eq!(middle, format!("\r\n{}", EXAMPLE.replace('\n', "\r\n")));
            assert!((1..=1_000_000_000).contains(&id.parse::<u32>().unwrap()) && hand.len() == 9);
            if hand.matches('1').count() >= 2 {
                return id;
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn the_worked_example_wins_in_seven_moves() {
    let server = Server::start(&["--seed", "1"]);
    let id = server.example();
    let second = server.get(&format!("/kolo?pohyby=z13l1&id={id}"));
    assert!(second.starts_with(&format!("{id}\r\nv<<<<<\r\n")) && second.contains("\r\n2 1 L\r\n"), "{second}");
    let (head, body) = server.ask("GET", &format!("/kolo?id={id}&pohyby=L1"));
    assert_eq!(body, "Vyhrali jste za 7 pohybu.\r\n");
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("content-type: text/plain"), "{head}");
    assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=L1")), "Chyba: hra uz skoncila\r\n");
    let logs = std::fs::read_dir(server.folder.path().join("logy")).unwrap();
    let texts: Vec<String> = logs.map(|log| std::fs::read_to_string(log.unwrap().path()).unwrap()).collect();
    let won = |text: &&String| text.starts_with(EXAMPLE) && text.ends_with("L1 -\nVyhrali jste za 7 pohybu.\n");
    assert_eq!(texts.iter().filter(won).count(), 1, "{texts:?}");
}

#[test]
fn bad_requests_are_answered_and_touch_no_other_game() {
    let server = Server::start(&["--seed", "2"]);
    let bystander = server.example();
    for (query, answer) in [
        ("", "chybi id hry"),
        ("?id=1", "chybi pohyby"),
        ("?id=x&pohyby=1", "spatne id hry"),
        ("?id=1&id=2&pohyby=1", "parametr je uveden dvakrat"),
        ("?id=0&pohyby=Z13L1", "neznama hra"),
    ] {
        assert_eq!(server.get(&format!("/kolo{query}")), format!("Chyba: {answer}\r\n"));
    }
    for (moves, answer) in [
        ("Z13L", "malo pohybu"),
        ("", "malo pohybu"),
        ("LLLLL", "pohyby nejsou v sade"),
        ("Z13L1R", "prilis mnoho pohybu"),
        ("Z13Q1", "neznamy pohyb"),
        ("123LR", "Lerak spadl do diry"),
    ] {
        let id = server.example();
        let told = server.get(&format!("/kolo?id={id}&pohyby={moves}"));
        assert!(answer.split('|').any(|answer| told.starts_with(&format!("Chyba: {answer}"))), "{moves}: {told}");
        assert_eq!(server.get(&format!("/kolo?id={id}&pohyby=Z13L1")), "Chyba: hra uz skoncila\r\n");
    }
    for method in ["POST", "PUT", "DELETE", "HEAD"] {
        assert!(server.ask(method, "/start").0.starts_with("HTTP/1.1 405"));
    }
    assert!(server.ask("GET", "/../map.txt").0.starts_with("HTTP/1.1 404"));
    assert!(server.get(&format!("/kolo?id={bystander}&pohyby=Z13L1")).contains("\r\n2 1 L\r\n"));
}

#[test]
fn a_round_that_takes_too_long_ends_the_game() {
    let server = Server::start(&["--timeout", "1"]);
    let id = server.example();
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let told = server.get(&format!("/kolo?id={id}&pohyby=Z13L1"));
    assert!(told == "Chyba: vyprsel cas na kolo\r\n" || told == "Chyba: hra uz skoncila\r\n", "{told}");
}

#[test]
fn the_automatic_client_wins() {
    let server = Server::start(&[]);
    let mut client = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let played = client.args(["auto", "--json", "--server", &server.address]).output().unwrap();
    let text = String::from_utf8(played.stdout).unwrap();
    assert!(text.lines().last().unwrap().contains("\"won\":true"), "{text}");
}
