//! Misbehaving clients are refused, limited and named, and the games of others continue.

use std::thread;
use std::time::{Duration, Instant};

use super::serving::{Client, Server};

#[test]
fn bad_lines_are_refused_and_the_game_continues() {
    let server = Server::start(&[]);
    let [mut ada, mut bob] = server.pair();
    ada.wait_for("go");
    for (bytes, told) in [
        (b"castle\n".to_vec(), "error unknown answer 'castle'"),
        (b"\xff\xfe\n".to_vec(), "error the line is not UTF-8"),
        ([vec![b'x'; 100_000], b"\n".to_vec()].concat(), "error the line is too long"),
        (b"bestmove a1i9\n".to_vec(), "illegal a1i9 i9 is not next to a1"),
        (b"bestmove i5h5\n".to_vec(), "illegal i5h5 no own marble on i5"),
        (b"bestmove \x1b[2J\n".to_vec(), "illegal \\u{1b}[2J a move is two cells, as in a1b2, or three, as in c3c5d4"),
    ] {
        ada.send(&bytes);
        assert_eq!(ada.next(), told);
    }
    // Bob moves out of turn.
    bob.say("bestmove i9h8");
    assert_eq!(bob.wait_for("error"), "error it is not your turn");
    ada.say("bestmove a1b2");
    bob.play("i9h8");
    assert_eq!(ada.wait_for("go").split(' ').next(), Some("go"));
    assert_eq!(ada.contest.moves().len(), 2);
}

#[test]
fn flooding_client_is_cut_off_and_loses() {
    let server = Server::start(&["--games", "1"]);
    let [mut ada, bob] = server.pair();
    ada.wait_for("go");
    // It does not read the lines that it is sent.
    let flood = thread::spawn(move || {
        let mut bob = bob;
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(2) {
            bob.send(&b"flood\n".repeat(1000));
        }
        bob
    });
    // In the meantime black is answered at once, until white is cut off.
    let mut over = String::new();
    for _ in 0..5 {
        let begun = Instant::now();
        ada.say("bestmove e5e6");
        let told = ada.next();
        assert!(begun.elapsed() < Duration::from_secs(20), "{told}");
        if told.starts_with("over") {
            over = told;
            break;
        }
        assert_eq!(told, "illegal e5e6 no own marble on e5");
    }
    drop(flood.join().unwrap());
    if over.is_empty() {
        over = ada.wait_for("over");
    }
    assert!(over.starts_with("over black ") && over.contains("reason white is gone"), "{over}");
    let (_, notes) = server.results();
    assert!(notes.contains("Bob (white) refused: error unknown answer 'flood'"), "{notes}");
    assert!(notes.contains("Bob (white) has more refused") && notes.lines().count() < 30, "{notes}");
}

#[test]
fn silent_connection_blocks_no_others_and_is_closed() {
    let server = Server::start(&[]);
    let mut silent = Client::silent(&server);
    let mut rude = Client::silent(&server);
    rude.say("GET / HTTP/1.1\r");
    rude.wait_for("error");
    let mut endless = Client::silent(&server);
    endless.send(&vec![b'z'; 1 << 20]);
    let [mut ada, mut bob] = server.pair();
    ada.play("a1b2");
    bob.play("i9h8");
    ada.wait_for("go");
    silent.wait_for("aba");
    assert_eq!(silent.next(), "error it did not answer within 10 s");
    assert_eq!(silent.next(), "", "and the line is closed");
}

#[test]
fn vanished_player_is_not_paired() {
    let server = Server::start(&[]);
    drop(Client::connect(&server, "Gone"));
    thread::sleep(Duration::from_millis(300));
    let [mut ada, _bob] = server.pair();
    assert_eq!(ada.wait_for("go").split(' ').next(), Some("go"));
}

#[test]
fn nameless_connection_gives_way_when_the_server_is_full() {
    let server = Server::start(&[]);
    let [mut ada, mut bob] = server.pair();
    let mut crowd: Vec<Client> = (0..70).map(|_| Client::silent(&server)).collect();
    // There are 64 places, two of them for players in a game.
    let (early, late) = crowd.split_at_mut(8);
    for client in early {
        assert_eq!([client.next(), client.next(), client.next()], ["aba", "error the server is full", ""]);
    }
    let last = late.last_mut().unwrap();
    last.wait_for("aba");
    last.say("id name Last\nabaok");
    last.wait_for("isready");
    ada.play("a1b2");
    bob.wait_for("go");
}

#[test]
fn full_server_says_that_it_is_full() {
    let server = Server::start(&[]);
    let _players: Vec<[Client; 2]> = (0..32).map(|_| server.pair()).collect();
    let mut late = Client::silent(&server);
    assert_eq!([late.next(), late.next()], ["error the server is full", ""]);
}

#[test]
fn two_games_at_once_do_not_disturb_each_other() {
    let server = Server::start(&["--games", "2"]);
    let [mut ada, mut bob] = server.pair();
    let [mut eve, mut dan] = server.pair();
    ada.play("a1b2");
    eve.play("a2b2");
    bob.wait_for("go");
    dan.wait_for("go");
    drop(eve);
    assert!(dan.wait_for("over").contains("black is gone"));
    bob.say("bestmove i9h8");
    ada.wait_for("go");
    assert_eq!(ada.contest.moves().len(), 2);
    ada.say("resign");
    bob.wait_for("over");
    assert_eq!(server.results().0.len(), 2);
}

#[test]
fn closed_connections_leave_no_socket_open() {
    let server = Server::start(&[]);
    let before = server.descriptors();
    // These clients keep their ends open.
    let _away: Vec<Client> = (0..100)
        .map(|_| {
            let mut client = Client::silent(&server);
            client.say("nonsense");
            client.wait_for("error");
            client
        })
        .collect();
    let begun = Instant::now();
    while server.descriptors() > before + 5 {
        assert!(begun.elapsed() < Duration::from_secs(20), "{} sockets are open", server.descriptors() - before);
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn silent_player_in_the_lobby_delays_no_others() {
    let server = Server::start(&[]);
    let _silent: Vec<Client> = (0..8).map(|number| Client::connect(&server, &format!("Silent{number}"))).collect();
    let begun = Instant::now();
    let [mut ada, _bob] = server.pair();
    ada.play("a1b2");
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
}
