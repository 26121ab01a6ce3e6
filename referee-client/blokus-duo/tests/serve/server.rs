//! A running server, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

use attacks::Running;
use serde_json::{json, Value};

/// Time limit for everything in these tests.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server that ends when this is dropped.
pub struct Server {
    process: Running,
    pub address: String,
}

/// A whole answer.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.body))
    }

    /// Why the request was refused.
    pub fn error(&self) -> String {
        self.json()["error"].as_str().expect("a reason").to_owned()
    }
}

impl Server {
    pub fn start(arguments: &[&str]) -> Server {
        Server::with(arguments, |_| {})
    }

    /// Starts a server after `set_up`.
    pub fn with(arguments: &[&str], set_up: impl FnOnce(&mut Command)) -> Server {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("blokus-duo"));
        set_up(&mut command);
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments).stderr(Stdio::piped());
        let mut process = Running::start(&mut command);
        let mut line = String::new();
        BufReader::new(process.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}"));
        Server { process, address: address.split('/').next().unwrap().to_owned() }
    }

    /// The server's process ID.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// A new connection on which nothing has been sent.
    pub fn connect(&self) -> TcpStream {
        let line = TcpStream::connect(&self.address).unwrap();
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        line
    }

    /// Sends bytes and reads until the server closes.
    pub fn raw(&self, bytes: &[u8]) -> Answer {
        let mut line = self.connect();
        // A server that refuses a request early may close before reading all of it.
        let _ = line.write_all(bytes);
        let mut received = Vec::new();
        let _ = line.read_to_end(&mut received);
        let text = String::from_utf8(received).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    pub fn get(&self, path: &str) -> Answer {
        let host = &self.address;
        self.raw(format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").as_bytes())
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        let (host, body) = (&self.address, body.to_string());
        let length = body.len();
        let head = "Content-Type: application/json\r\nConnection: close";
        self.raw(
            format!("POST {path} HTTP/1.1\r\nHost: {host}\r\n{head}\r\nContent-Length: {length}\r\n\r\n{body}")
                .as_bytes(),
        )
    }

    /// Starts a game and returns its path and key.
    pub fn begin(&self, first: &str, second: &str) -> (String, Value) {
        let answer = self.post("/api/games", &json!({ "first": first, "second": second }));
        assert_eq!(answer.status, 201, "{}", answer.body);
        let started = answer.json();
        (format!("/api/games/{}", started["id"]), started["key"].clone())
    }

    /// Reads the events of a path after the event with this number, until `enough`.
    pub fn events(&self, path: &str, after: Option<usize>, enough: impl Fn(&Value) -> bool) -> Vec<Value> {
        let mut line = self.connect();
        let last = after.map(|number| format!("Last-Event-ID: {number}\r\n")).unwrap_or_default();
        write!(line, "GET {path}/events HTTP/1.1\r\nHost: {}\r\n{last}\r\n", self.address).unwrap();
        let mut events = Vec::new();
        for text in BufReader::new(line).lines() {
            let Some(event) = text.unwrap().strip_prefix("data: ").map(str::to_owned) else { continue };
            events.push(serde_json::from_str(&event).unwrap());
            if enough(events.last().unwrap()) {
                break;
            }
        }
        events
    }

    /// All events of a game up to its end, without the event that closes the stream.
    pub fn whole_game(&self, path: &str) -> Vec<Value> {
        let mut events = self.events(path, None, |event| event["kind"] == "complete");
        assert_eq!(events.pop(), Some(json!({ "kind": "complete" })));
        events
    }
}

/// The events of one kind.
pub fn of_kind<'a>(events: &'a [Value], kind: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["kind"] == kind).collect()
}
