//! A running server or client for a test, and how to ask it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// The contest's example, with its start.
pub const EXAMPLE: &str = "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\n";

/// What the program says that does not serve, but ends with status 2 after one line.
pub fn refused(folder: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let mut process = command.current_dir(folder).args(arguments).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(process.stderr.take().unwrap()).lines().map(Result::unwrap);
    let told = lines.next().unwrap();
    if told.contains("http://") {
        process.kill().unwrap();
    }
    assert_eq!((process.wait().unwrap().code(), lines.count()), (Some(2), 0), "{told}");
    told
}

/// A program that answers over HTTP, and ends with this.
pub struct Server {
    process: Child,
    /// Where it listens.
    pub address: String,
    /// Where it runs.
    pub folder: TempDir,
}

impl Server {
    /// The contest's server, on the example's map unless the arguments say otherwise.
    pub fn start(more: &[&str]) -> Server {
        let map: &[&str] = if more.contains(&"--maps") { &[] } else { &["--map", "map.txt"] };
        Server::run(&[&["serve", "--port", "0"], map, more].concat())
    }

    /// The contest's server without a folder of maps, where it saves those of the page in `mapy`.
    pub fn without_maps(more: &[&str]) -> Server {
        Server::run(&[&["serve", "--port", "0"], more].concat())
    }

    /// The contest's server where no file grows beyond 512 bytes: what a full disk is to a program.
    pub fn on_a_full_disk(more: &[&str]) -> Server {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" serve --port 0 \"$@\""]);
        Server::begin(shell.arg(assert_cmd::cargo::cargo_bin("roborace")), more)
    }

    /// Any command of the program that says where it listens.
    pub fn run(arguments: &[&str]) -> Server {
        Server::begin(&mut Command::new(assert_cmd::cargo::cargo_bin("roborace")), arguments)
    }

    fn begin(command: &mut Command, arguments: &[&str]) -> Server {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("map.txt"), EXAMPLE).unwrap();
        let mut process = command.current_dir(folder.path()).args(arguments).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
        Server { process, address, folder }
    }

    /// Kills it; what it has written stays.
    pub fn killed(mut self) -> TempDir {
        let _ = self.process.kill();
        let _ = self.process.wait();
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }

    /// Sends a request with its head's further lines and its body, and gives the head and the body of the answer.
    pub fn send(&self, request: &str, head: &str, body: &str) -> (String, String) {
        self.send_to("localhost", request, head, body)
    }

    /// The same to a host of this name.
    pub fn send_to(&self, host: &str, request: &str, head: &str, body: &str) -> (String, String) {
        let mut line = TcpStream::connect(&self.address).unwrap();
        write!(line, "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{head}\r\n{body}").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// The body of the answer to a GET.
    pub fn get(&self, path: &str) -> String {
        self.send(&format!("GET {path}"), "", "").1
    }

    /// The answer to a GET as an object.
    pub fn json(&self, path: &str) -> Value {
        let body = self.get(path);
        serde_json::from_str(&body).unwrap_or_else(|why| panic!("{path}: {why}: {body}"))
    }

    /// Posts an object; gives the answer's status and its body.
    pub fn post(&self, path: &str, body: &Value) -> (u16, String) {
        let body = body.to_string();
        let head = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        let (head, answer) = self.send(&format!("POST {path}"), &head, &body);
        (head.split(' ').nth(1).unwrap().parse().unwrap(), answer)
    }

    /// Posts an object and gives the one that comes back.
    pub fn order(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.post(path, body);
        assert_eq!(status, 200, "{path}: {answer}");
        serde_json::from_str(&answer).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
