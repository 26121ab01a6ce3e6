//! Two hundred games at once, among slow and broken clients. `ROBORACE_LOAD_SECONDS` sets the
//! duration.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use roborace_core::choice::nearest_moves;
use roborace_core::distance::Distances;
use roborace_core::hands::count_moves;
use roborace_core::map::Map;
use roborace_core::moves::{trace, Crash, Move, State};

use super::serving::{Server, EXAMPLE};

/// Number of well-behaved clients.
const PLAYERS: usize = 200;

/// Number of misbehaving clients.
const NUISANCES: usize = 40;

/// Default duration in seconds.
const USUAL_SECONDS: u64 = 4;

/// Time for a round in seconds: more than the contest's ten, so that a busy machine fails no game.
const PATIENCE: &str = "120";

/// An open connection, and its longest answer time.
struct Line(BufReader<TcpStream>, Duration);

impl Line {
    fn open(address: &str) -> Line {
        Line::on(TcpStream::connect(address).unwrap())
    }

    fn on(stream: TcpStream) -> Line {
        Line(BufReader::new(stream), Duration::ZERO)
    }

    /// The body of the answer.
    fn get(&mut self, path: &str) -> String {
        let asked = Instant::now();
        write!(self.0.get_mut(), "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let (mut line, mut length) = (String::new(), 0);
        while line != "\r\n" {
            line.clear();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the server has hung up");
            if let Some(number) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = number.trim().parse().unwrap();
            }
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).unwrap();
        self.1 = self.1.max(asked.elapsed());
        String::from_utf8(body).unwrap()
    }
}

/// Plays a game and checks every answer by the rules.
fn play(line: &mut Line, map: &Map, distances: &Distances) {
    let mut answer = line.get("/start");
    let id = answer.split("\r\n").next().unwrap().to_owned();
    let mut pose = map.pose("4 3 N").unwrap();
    let mut played = 0;
    loop {
        let hand = answer.split("\r\n").nth(6).unwrap_or_else(|| panic!("{answer}"));
        assert_eq!(answer, format!("{id}\r\n{}{pose}\r\n{hand}\r\n", map.to_string().replace('\n', "\r\n")));
        let hand = Move::from_letters(hand).unwrap();
        assert!(hand.len() == 9 && count_moves(&hand).iter().all(|&held| held > 0));
        let moves = nearest_moves(map, distances, pose, &hand);
        answer = line.get(&format!("/kolo?id={id}&pohyby={}", Move::letters(&moves)));
        let states = trace(map, pose, &moves);
        played += states.len();
        let end = match states.last() {
            Some(&State::At(next)) => {
                pose = next;
                continue;
            }
            Some(State::Won) => format!("Vyhrali jste za {played} pohybu.\r\n"),
            Some(State::Lost(Crash::Hole)) => "Chyba: Lerak spadl do diry\r\n".to_owned(),
            Some(State::Lost(Crash::Edge)) | None => "Chyba: Lerak vypadl z herni plochy\r\n".to_owned(),
        };
        return assert_eq!(answer, end);
    }
}

/// Misbehaves in one of several ways, in turn. The server's reaction does not matter.
fn misbehave(address: &str, kind: usize) {
    let Ok(mut line) = TcpStream::connect(address) else { return };
    let _ = match kind % 8 {
        // Sends nothing and stays connected.
        0 => line.set_read_timeout(Some(Duration::from_secs(1))).and_then(|()| line.read(&mut [0; 10]).map(drop)),
        // Sends a byte now and then.
        1 => b"GET /start HTTP/1.1\r\n".iter().try_for_each(|&byte| {
            thread::sleep(Duration::from_millis(50));
            line.write_all(&[byte])
        }),
        // Sends half a request.
        2 => line.write_all(b"GET /kolo?id=1&poh"),
        3 => line.write_all(&[0xff; 1000]),
        4 => line.write_all(format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(1_000_000)).as_bytes()),
        // Never reads the answers, more than the connection buffers.
        5 => line.write_all("GET /page/player.js HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500).as_bytes()),
        // Announces a body that never comes.
        6 => line.write_all(
            b"POST /api/save HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{",
        ),
        // Guesses the ids of other games.
        _ => {
            let told = Line::on(line).get("/kolo?id=123456789&pohyby=Z13L1");
            assert_eq!(told, "Chyba: neznama hra\r\n");
            Ok(())
        }
    };
    thread::sleep(Duration::from_millis(20));
}

#[test]
fn two_hundred_games_at_once_among_slow_and_broken_clients() {
    let seconds = std::env::var("ROBORACE_LOAD_SECONDS").map_or(USUAL_SECONDS, |text| text.parse().unwrap());
    let server = Server::start(&["--timeout", PATIENCE]);
    let map = Map::from_lines(EXAMPLE.lines().take(4)).unwrap();
    let distances = Distances::new(&map);
    let (games, nuisances, stop) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
    let end = Instant::now() + Duration::from_secs(seconds);
    let longest = thread::scope(|scope| {
        let players: Vec<_> = (0..PLAYERS)
            .map(|_| {
                scope.spawn(|| {
                    let mut line = Line::open(&server.address);
                    while Instant::now() < end {
                        play(&mut line, &map, &distances);
                        games.fetch_add(1, Ordering::Relaxed);
                    }
                    line.1
                })
            })
            .collect();
        let (address, stop, nuisances) = (&server.address, &stop, &nuisances);
        for kind in 0..NUISANCES {
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    misbehave(address, kind);
                    nuisances.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let results: Vec<_> = players.into_iter().map(|player| player.join()).collect();
        stop.store(true, Ordering::Relaxed);
        assert!(results.iter().all(|result| result.is_ok()), "a game got a wrong answer or none");
        results.into_iter().flatten().max().unwrap_or_default()
    });
    let (games, nuisances) = (games.into_inner(), nuisances.into_inner());
    println!("{games} games played to their ends in {seconds} s, {nuisances} nuisances, longest answer {longest:.3?}");
    assert!(games >= PLAYERS && nuisances >= NUISANCES);
    assert!(server.get("/start").contains("\r\n4 3 N\r\n"), "the server is as it was");
}
