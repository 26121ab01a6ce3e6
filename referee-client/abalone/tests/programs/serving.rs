//! A running server for a test, and clients that send exactly what the test asks for.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{ChildStderr, Command, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use abalone_core::contest::Contest;
use abalone_core::notation;
use abalone_core::position::Position;
use attacks::Running;
use serde_json::Value;
use tempfile::TempDir;

/// Time for a line that must come, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that ends when it is dropped.
pub struct Server {
    process: Running,
    notes: Mutex<Notes>,
    pub address: String,
    /// Its working folder; records are in `games`.
    pub folder: TempDir,
}

/// The server's messages.
struct Notes {
    lines: Receiver<String>,
    /// Those that were read.
    read: String,
}

impl Notes {
    fn of(pipe: ChildStderr) -> Notes {
        let (sender, lines) = channel();
        // A pipe cannot be waited for with a limit; a channel can.
        thread::spawn(move || {
            BufReader::new(pipe).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Notes { lines, read: String::new() }
    }

    /// Reads messages until one contains this text, and returns that one.
    fn wait_for(&mut self, text: &str) -> String {
        loop {
            let Ok(line) = self.lines.recv_timeout(PATIENCE) else {
                panic!("the server has not said '{text}': {}", self.read)
            };
            self.read += &line;
            self.read.push('\n');
            if line.contains(text) {
                return line;
            }
        }
    }
}

impl Server {
    /// Starts a server that writes results as JSON and records games.
    pub fn start(more: &[&str]) -> Server {
        Server::start_in(tempfile::tempdir().unwrap(), more)
    }

    /// Starts a server in the folder of an earlier one.
    pub fn start_in(folder: TempDir, more: &[&str]) -> Server {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("abalone"));
        command.current_dir(folder.path());
        command.args(["serve", "--listen", "127.0.0.1:0", "--json", "--records", "games"]).args(more);
        let mut process = Running::start(command.stdout(Stdio::piped()).stderr(Stdio::piped()));
        let mut notes = Notes::of(process.stderr.take().unwrap());
        let line = notes.wait_for("players on ");
        let address = line.split("players on ").nth(1).unwrap().split(';').next().unwrap().to_owned();
        Server { process, notes: Mutex::new(notes), address, folder }
    }

    /// The number of files and sockets that the server has open.
    pub fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.process.id())).unwrap().count()
    }

    /// Two clients that have introduced themselves: Ada with black and Bob with white.
    pub fn pair(&self) -> [Client; 2] {
        let mut ada = Client::connect(self, "Ada");
        // If Bob came first, he would have black, and be asked whether he is still there.
        self.notes.lock().unwrap().wait_for("Ada is here");
        let mut bob = Client::connect(self, "Bob");
        for client in [&mut ada, &mut bob] {
            client.wait_for("newgame");
            client.wait_for("isready");
            client.say("readyok");
        }
        [ada, bob]
    }

    /// Waits until the server ends by itself; returns its results and its messages.
    pub fn results(mut self) -> (Vec<Value>, String) {
        let mut out = String::new();
        self.process.stdout.take().unwrap().read_to_string(&mut out).unwrap();
        let Notes { lines, read: mut notes } = self.notes.into_inner().unwrap();
        notes.extend(lines.iter().map(|line| line + "\n"));
        (out.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), notes)
    }

    /// The record of a finished game, checked with `replay`.
    pub fn record(&self, number: u32) -> String {
        let text = record_with(self.folder.path(), number, "result: ");
        let result = text.lines().last().unwrap().strip_prefix("result: ").unwrap();
        assert_eq!(replayed(self.folder.path(), number).lines().last(), Some(result));
        text
    }

    /// Kills the server and returns its folder.
    pub fn kill(mut self) -> TempDir {
        self.process.kill();
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }
}

/// Waits until a record contains this text, and returns the record.
pub fn record_with(folder: &Path, number: u32, part: &str) -> String {
    let file = folder.join(format!("games/game-{number:04}.txt"));
    for _ in 0..1200 {
        match std::fs::read_to_string(&file) {
            Ok(text) if text.contains(part) && text.ends_with('\n') => return text,
            _ => std::thread::sleep(Duration::from_millis(50)),
        }
    }
    panic!("no record {number} with {part}");
}

/// The output of `replay` for a record.
pub fn replayed(folder: &Path, number: u32) -> String {
    let mut replay = Command::new(assert_cmd::cargo::cargo_bin("abalone"));
    let output = replay.arg("replay").arg(folder.join(format!("games/game-{number:04}.txt"))).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A client of the server.
pub struct Client {
    line: BufReader<TcpStream>,
    /// The game as the server reports it.
    pub contest: Contest,
}

impl Client {
    /// Connects and sends nothing.
    pub fn silent(server: &Server) -> Client {
        let stream = TcpStream::connect(&server.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        // A server lets a client that sends too much wait.
        stream.set_write_timeout(Some(Duration::from_secs(10))).unwrap();
        stream.set_nodelay(true).unwrap();
        Client { line: BufReader::new(stream), contest: Contest::new(Position::standard(), 150) }
    }

    /// Connects and introduces itself.
    pub fn connect(server: &Server, name: &str) -> Client {
        let mut client = Client::silent(server);
        client.wait_for("aba");
        client.say(&format!("id name {name}\nabaok"));
        client.wait_for("isready");
        client.say("readyok");
        client
    }

    pub fn say(&mut self, text: &str) {
        self.send(format!("{text}\n").as_bytes());
    }

    /// Sends bytes and ignores failures.
    pub fn send(&mut self, bytes: &[u8]) {
        let _ = self.line.get_mut().write_all(bytes);
    }

    /// The next line; empty at the end of the connection.
    pub fn next(&mut self) -> String {
        let mut line = String::new();
        // A reset connection has ended too.
        let _ = self.line.read_line(&mut line);
        line.trim_end().to_owned()
    }

    /// Skips lines until one begins with this word, and returns it. Answers the lines that every
    /// player must answer.
    pub fn wait_for(&mut self, word: &str) -> String {
        let begun = Instant::now();
        loop {
            let line = self.next();
            // A player that waits for an opponent is asked every ten seconds whether it is there.
            assert!(begun.elapsed() < PATIENCE, "no '{word}', but '{line}'");
            assert!(!line.is_empty(), "the server has hung up before '{word}'");
            if line == "isready" && word != "isready" {
                self.say("readyok");
            }
            if let Some((start, moves)) =
                line.strip_prefix("position ").map(|rest| rest.split_once(" moves ").unwrap_or((rest, "")))
            {
                let start = match start {
                    "startpos" => Position::standard(),
                    start => start.strip_prefix("board ").unwrap_or(start).parse().unwrap(),
                };
                self.contest = Contest::new(start, 150);
                for text in moves.split_whitespace() {
                    let played = notation::read(self.contest.position(), text).unwrap();
                    self.contest.play(played);
                }
            }
            if line.split(' ').next() == Some(word) {
                return line;
            }
        }
    }

    /// The number that follows a word in a line.
    pub fn number(line: &str, word: &str) -> u64 {
        let mut words = line.split(' ').skip_while(|&each| each != word);
        words.nth(1).and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no {word} in {line}"))
    }

    /// Waits for the turn, plays a move, and returns the `go` line.
    pub fn play(&mut self, text: &str) -> String {
        let go = self.wait_for("go");
        self.say(&format!("bestmove {text}"));
        go
    }
}
