//! Attacks that the server must withstand, and requests that its page must refuse.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use attacks::http::{self, Site};
use attacks::lines::{self, Service};
use attacks::{are_cut_off, are_refused, lead_nowhere, Attack, Bounds, End, Program, Siege};

const SERVICE: Service =
    Service { introduction: "id name Attacker\nabaok\nreadyok\n", out_of_place: "bestmove a1b2", few: 40 };

/// Time limit for an attempt of an honest player, which then tries again.
const ATTEMPT: Duration = Duration::from_secs(30);

fn server(folder: &std::path::Path) -> Program {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("abalone"));
    command.current_dir(folder).args(["serve", "--listen", "127.0.0.1:0", "--records", "games"]);
    Program::start(&mut command, "players on ")
}

/// Held during a siege, so that two do not share the processor: waiting times are measured.
static SIEGE: Mutex<()> = Mutex::new(());

/// An honest player: introduces itself, answers that it is ready, and leaves.
fn visit(address: &str) -> io::Result<()> {
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(ATTEMPT))?;
    stream.set_nodelay(true)?;
    let mut stream = BufReader::new(stream);
    for (asked, answer) in [("aba", "id name Honest\nabaok\n"), ("isready", "readyok\n")] {
        let mut line = String::new();
        stream.read_line(&mut line)?;
        if line.trim_end() != asked {
            return Err(io::Error::other(line));
        }
        stream.get_mut().write_all(answer.as_bytes())?;
    }
    Ok(())
}

#[test]
fn abalone_server_withstands_attacks() {
    let _alone = SIEGE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = tempfile::tempdir().unwrap();
    let program = server(folder.path());
    let patient = server(folder.path());
    let dawdling = std::thread::spawn(move || are_cut_off(&patient.address, &lines::dawdlers(&SERVICE)));
    let bounds = Bounds { memory_mib: 40, descriptors: 84, more_threads: 2 };
    let mut siege = Siege::new("abalone serve", &program, &visit, bounds);
    for attack in lines::attacks(&SERVICE) {
        siege.attack(&attack);
    }
    siege.end();
    dawdling.join().unwrap();
}

/// A request that changes nothing, as all of the page's.
const SITE: Site =
    Site { large: "/page/abalone.js", order: ("/api/state", r#"{"start":"standard","moves":["c3d3"]}"#), stream: None };

fn page() -> Program {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin("abalone"));
    Program::start(command.args(["page", "--listen", "127.0.0.1:0"]), "http://")
}

/// The page's request for a move of the engine.
fn reply(level: &str, lines: &str) -> String {
    let body = format!(r#"{{"level":"{level}","game":{{"start":"standard","moves":[]}}}}"#);
    http::request("POST /api/reply", "localhost", &format!("Content-Type: application/json\r\n{lines}"), &body)
}

#[test]
fn page_withstands_attacks() {
    let _alone = SIEGE.lock().unwrap_or_else(PoisonError::into_inner);
    let (program, patient) = (page(), page());
    let bounds = Bounds { memory_mib: 160, descriptors: 540, more_threads: 18 };
    let dawdling = std::thread::spawn(move || are_cut_off(&patient.address, &http::dawdlers(&SITE)));
    let visit = http::visit("/page/board.js");
    let mut siege = Siege::new("abalone page", &program, &visit, bounds);
    for attack in http::attacks(&SITE) {
        siege.attack(&attack);
    }
    siege.attack(&Attack::new("moves asked of the engine by a crowd", CROWD, reply("hard", "")));
    siege.attack(&Attack::new("moves that nobody waits for", CROWD, reply("hard", "")).ending(End::Leave));
    siege.end();
    answers_a_player(&program.address);
    dawdling.join().unwrap();
}

/// A crowd above the number of connections.
const CROWD: usize = 600;

/// Waits until the engine answers a player, once it has found the few moves that were asked for
/// during the attacks.
fn answers_a_player(address: &str) {
    let begun = Instant::now();
    loop {
        match http::ask(address, &reply("easy", "Connection: close\r\n")) {
            Ok((200, _)) => return,
            answer => assert!(begun.elapsed() < ENGINE_PATIENCE, "{answer:?}"),
        }
    }
}

/// Time for all moves that may wait for the engine, a second each.
const ENGINE_PATIENCE: Duration = Duration::from_secs(40);

#[test]
fn foreign_pages_and_strange_paths_are_refused() {
    let program = page();
    are_refused(&program.address, &SITE, || http::body(&program.address, "/"));
    lead_nowhere(&program.address, &["/", "/page/", "/api/"]);
}
