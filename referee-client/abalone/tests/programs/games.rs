//! Whole games over TCP with every ending, their clocks and the announced results.

use std::thread;
use std::time::{Duration, Instant};

use abalone_core::contest::Contest;
use abalone_core::moves::Move;
use abalone_core::team::Team;

use super::serving::{Client, Server};

/// Black has pushed out five marbles and can push out the sixth.
const NEARLY_WON: &str = "bbbww/....ww/...ww../......../........./......../bbb..../bbb.../.www. b";

/// A move without a push, chosen by the number of moves so far.
fn quiet_move(contest: &Contest) -> Move {
    let moves: Vec<Move> =
        contest.position().moves().into_iter().filter(|played| played.pushed_marbles() == 0).collect();
    moves[contest.moves().len() * 7 % moves.len()]
}

/// Plays moves without pushes until the game is over. Every `wrong`th turn begins with illegal
/// moves. Returns the last line, and the time that the player used by its own clock.
fn play_quietly(mut client: Client, team: Team, wrong: usize) -> (String, Duration) {
    let mut thought = Duration::ZERO;
    let mut turn = 0;
    loop {
        let line = client.next();
        assert!(!line.is_empty(), "the server has hung up before 'over'");
        if line.starts_with("over") {
            return (line, thought);
        }
        if let Some(rest) = line.strip_prefix("position startpos") {
            client.contest = Contest::new("standard".parse().unwrap(), 150);
            for text in rest.trim().trim_start_matches("moves").split_whitespace() {
                let played = abalone_core::notation::read(client.contest.position(), text).unwrap();
                client.contest.play(played);
            }
        }
        if !line.starts_with("go ") {
            continue;
        }
        let begun = Instant::now();
        let words = ["bmoves", "wmoves"];
        assert_eq!(Client::number(&line, words[team as usize]), u64::from(client.contest.moves_left(team)), "{line}");
        if turn % wrong == 0 {
            for (text, why) in [("e5e5", "e5"), ("nonsense", "a move is two cells"), ("", "a move is two cells")] {
                client.say(&format!("bestmove {text}"));
                let told = client.wait_for("illegal");
                assert!(told.contains(why), "{told}");
            }
            client.say("what is this");
            assert_eq!(client.wait_for("error"), "error unknown answer 'what'");
        }
        if turn == 3 {
            thread::sleep(Duration::from_millis(200));
        }
        let next = quiet_move(&client.contest);
        client.say(&format!("info depth 1\nbestmove {next}"));
        thought += begun.elapsed();
        turn += 1;
    }
}

#[test]
fn whole_game_with_illegal_moves_ends_by_its_150_moves() {
    let server = Server::start(&["--games", "1"]);
    let [ada, bob] = server.pair();
    let players =
        [thread::spawn(|| play_quietly(ada, Team::Black, 10)), thread::spawn(|| play_quietly(bob, Team::White, 25))];
    let [(over, black), (also, white)] = players.map(|player| player.join().unwrap());
    assert_eq!(over, also, "both are told the same");
    let text = server.record(1);
    let (results, notes) = server.results();
    let [result] = results.as_slice() else { panic!("{results:?}") };
    // Illegal moves do not count as moves.
    assert_eq!((&result["moves"], &result["black"], &result["white"]), (&300.into(), &"Ada".into(), &"Bob".into()));
    assert!(notes.contains("refused: illegal e5e5 no own marble on e5"), "{notes}");
    // The record has the moves and the clocks, and its result follows from the rules.
    let mut contest = Contest::new("standard".parse().unwrap(), 150);
    let mut spent = [0; 2];
    for line in text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_digit())) {
        let words: Vec<&str> = line.split(' ').collect();
        let team = contest.position().to_move();
        assert_eq!(words[1], team.to_string());
        contest.play(abalone_core::notation::read(contest.position(), words[2]).unwrap());
        spent[team as usize] += words[3].parse::<u64>().unwrap();
    }
    assert_eq!(contest.moves().len(), 300);
    let (winner, reason) = contest.outcome().unwrap();
    assert!(over.starts_with(&format!("over {}", winner.map_or("draw".to_owned(), |team| team.to_string()))), "{over}");
    assert!(over.ends_with(&format!("reason {reason}")), "{over}");
    // The server's clocks ran only while the players were thinking; transmission takes some time,
    // too.
    let left: Vec<u64> = over.split(" clock ").nth(1).unwrap().split(' ').take(2).map(|n| n.parse().unwrap()).collect();
    for ((thought, left), spent) in [black, white].into_iter().zip(left).zip(spent) {
        let lost = 240_000 - left;
        assert!(
            lost + 5 >= thought.as_millis() as u64 && lost < thought.as_millis() as u64 + 20_000,
            "{thought:?} {lost}"
        );
        assert!(lost >= spent && lost <= spent + 151, "{lost} {spent}");
    }
}

#[test]
fn sixth_marble_out_ends_the_game_at_once() {
    let server = Server::start(&["--games", "1", "--start", NEARLY_WON]);
    let [mut ada, mut bob] = server.pair();
    let go = ada.play("i5i6");
    assert_eq!((Client::number(&go, "bmoves"), Client::number(&go, "btime")), (150, 240_000));
    for client in [&mut ada, &mut bob] {
        let over = client.wait_for("over");
        assert!(over.starts_with("over black out 6 5 score ") && over.ends_with("reason six marbles out"), "{over}");
        assert_eq!(client.next(), "quit");
    }
    assert!(server.record(1).contains("result: black out 6 5"));
    let (results, _) = server.results();
    assert_eq!((&results[0]["winner"], &results[0]["reason"]), (&0.into(), &"six marbles out".into()));
    assert_eq!((&results[0]["out"][0], &results[0]["moves"]), (&6.into(), &1.into()));
}

#[test]
fn clock_at_zero_loses_while_illegal_moves_keep_coming() {
    let server = Server::start(&["--games", "1", "--clock", "5"]);
    let [mut ada, mut bob] = server.pair();
    ada.play("a1b2");
    bob.wait_for("go");
    let begun = Instant::now();
    let over = loop {
        bob.say("bestmove a1b2");
        match bob.next() {
            line if line.starts_with("illegal") => thread::sleep(Duration::from_millis(20)),
            line => break line,
        }
    };
    let lasted = begun.elapsed();
    assert!(lasted >= Duration::from_millis(4950) && lasted < Duration::from_secs(60), "{lasted:?}");
    assert!(over.starts_with("over black out 0 0") && over.ends_with("reason white's time is up"), "{over}");
    let clocks = over.split(" clock ").nth(1).unwrap();
    let [black, white] = [0, 1].map(|index| clocks.split(' ').nth(index).unwrap().parse::<u64>().unwrap());
    assert!(white == 0 && black > 0, "{over}");
    assert_eq!(ada.wait_for("over"), over);
    server.record(1);
}

#[test]
fn clock_runs_only_on_its_own_turn() {
    let server = Server::start(&[]);
    let [mut ada, mut bob] = server.pair();
    ada.wait_for("go");
    thread::sleep(Duration::from_millis(400));
    ada.say("bestmove a1b2");
    let first = bob.wait_for("go");
    let black = Client::number(&first, "btime");
    assert!(black <= 239_600, "{first}");
    assert_eq!(Client::number(&first, "wtime"), 240_000, "white's clock has not begun");
    thread::sleep(Duration::from_millis(300));
    bob.say("bestmove i9h8");
    let second = ada.wait_for("go");
    assert_eq!(Client::number(&second, "btime"), black, "black's clock stood still");
    assert!(Client::number(&second, "wtime") <= 239_700, "{second}");
    assert_eq!((Client::number(&second, "bmoves"), Client::number(&second, "wmoves")), (149, 149));
}

#[test]
fn disconnected_player_loses_on_either_turn() {
    for leaver in [0, 1] {
        let server = Server::start(&["--games", "1"]);
        let [mut ada, bob] = server.pair();
        ada.wait_for("go");
        let mut stays = if leaver == 0 {
            drop(ada);
            bob
        } else {
            drop(bob);
            ada
        };
        let winner = Team::BOTH[1 - leaver];
        let over = stays.wait_for("over");
        assert!(over.starts_with(&format!("over {winner} ")), "{over}");
        assert!(over.contains(&format!("reason {} is gone: the connection is", Team::BOTH[leaver])), "{over}");
        server.record(1);
        let (results, _) = server.results();
        assert_eq!(results[0]["winner"], 1 - leaver);
    }
}

#[test]
fn resigning_player_loses() {
    let server = Server::start(&["--games", "1"]);
    let [mut ada, mut bob] = server.pair();
    ada.wait_for("go");
    ada.say("resign");
    assert!(bob.wait_for("over").ends_with("reason black resigned"));
    server.record(1);
}
