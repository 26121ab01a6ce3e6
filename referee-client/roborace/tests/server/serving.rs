//! Runs a server or client and sends it requests.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use attacks::Running;
use serde_json::Value;
use tempfile::TempDir;

/// The contest's example, with its start.
pub const EXAMPLE: &str = "v<<<<<\n$XX##<\nXX#.X>\n>>>>>^\n4 3 N\n";

/// The error line of a program that ends with status 2 instead of serving.
pub fn refused(folder: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("roborace"));
    let mut process = Running::start(command.current_dir(folder).args(arguments).stderr(Stdio::piped()));
    let mut lines = BufReader::new(process.stderr.take().unwrap()).lines().map(Result::unwrap);
    let told = lines.next().unwrap();
    if told.contains("http://") {
        process.kill();
    }
    assert_eq!((process.wait().code(), lines.count()), (Some(2), 0), "{told}");
    told
}

/// A program that serves HTTP; killed when dropped.
pub struct Server {
    process: Running,
    /// Its address.
    pub address: String,
    /// Its working folder.
    pub folder: TempDir,
}

impl Server {
    /// Starts the contest's server, on the example's map unless the arguments name maps.
    pub fn start(more: &[&str]) -> Server {
        let map: &[&str] = if more.contains(&"--maps") { &[] } else { &["--map", "map.txt"] };
        Server::run(&[&["serve", "--port", "0"], map, more].concat())
    }

    /// Starts the contest's server without maps; the page saves maps in `mapy`.
    pub fn without_maps(more: &[&str]) -> Server {
        Server::run(&[&["serve", "--port", "0"], more].concat())
    }

    /// Starts the contest's server with a file size limit of 512 bytes, which simulates a full
    /// disk.
    pub fn on_a_full_disk(more: &[&str]) -> Server {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" serve --port 0 \"$@\""]);
        Server::begin(shell.arg(assert_cmd::cargo::cargo_bin("roborace")), more)
    }

    /// Starts any command that prints its address.
    pub fn run(arguments: &[&str]) -> Server {
        Server::begin(&mut Command::new(assert_cmd::cargo::cargo_bin("roborace")), arguments)
    }

    fn begin(command: &mut Command, arguments: &[&str]) -> Server {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("map.txt"), EXAMPLE).unwrap();
        let mut process = Running::start(command.current_dir(folder.path()).args(arguments).stderr(Stdio::piped()));
        let mut line = String::new();
        BufReader::new(process.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
        Server { process, address, folder }
    }

    /// Kills the server and returns its folder.
    pub fn killed(mut self) -> TempDir {
        self.process.kill();
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }

    /// Sends a request with these header lines and this body; returns the head and body of the
    /// answer.
    pub fn send(&self, request: &str, head: &str, body: &str) -> (String, String) {
        self.send_to("localhost", request, head, body)
    }

    /// As [`Server::send`], with this host name.
    pub fn send_to(&self, host: &str, request: &str, head: &str, body: &str) -> (String, String) {
        let mut line = TcpStream::connect(&self.address).unwrap();
        write!(line, "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{head}\r\n{body}").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// The body of the answer to a GET request.
    pub fn get(&self, path: &str) -> String {
        self.send(&format!("GET {path}"), "", "").1
    }

    /// The JSON answer to a GET request.
    pub fn json(&self, path: &str) -> Value {
        let body = self.get(path);
        serde_json::from_str(&body).unwrap_or_else(|why| panic!("{path}: {why}: {body}"))
    }

    /// Posts JSON; returns the status and body of the answer.
    pub fn post(&self, path: &str, body: &Value) -> (u16, String) {
        self.post_with(path, "", body)
    }

    /// As [`Server::post`], with these header lines.
    pub fn post_with(&self, path: &str, more: &str, body: &Value) -> (u16, String) {
        let body = body.to_string();
        let head = format!("Content-Type: application/json\r\nContent-Length: {}\r\n{more}", body.len());
        let (head, answer) = self.send(&format!("POST {path}"), &head, &body);
        (head.split(' ').nth(1).unwrap().parse().unwrap(), answer)
    }

    /// Posts JSON and returns the JSON of a successful answer.
    pub fn order(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.post(path, body);
        assert_eq!(status, 200, "{path}: {answer}");
        serde_json::from_str(&answer).unwrap()
    }
}
