//! Records of games with every kind of ending: records of our programs are read, and impossible
//! ones are refused.

use std::fs;
use std::time::Duration;

use abalone_core::contest::Contest;
use abalone_core::notation;
use abalone_core::position::Position;
use abalone_core::team::Team;

use super::{read, read_file, Record};
use crate::referee::{Ending, Event, Reason, Terms};

const RECORD: &str = "Abalone game\nblack: a b\nwhite: c\nstart: standard\nclock: 1000\nmoves: 1\n\
    1 black a1b2 300 700\n2 white i5h4 999 0\n\
    result: black out 0 0 score 79 74 clock 700 0 reason moves used up, higher score\n";

/// Black has pushed out five marbles and can push out the sixth.
const NEARLY_WON: &str = "bbbww/....ww/...ww../......../........./......../bbb..../bbb.../.www. b";

/// Six marbles are out before the first move.
const DECIDED: &str = "wwwww/www.../......./......../........./......../......./..bbbb/bbbbb b";

/// Five marbles are out on each side, and a sixth is not near the edge.
const EVEN: &str = "wwwww/wwww../......./......../........./......../......./..bbbb/bbbbb b";

/// White is one marble behind.
const BEHIND: &str = "wwwww/wwww../......./......../........./......../......./.bbbbb/bbbbb b";

/// A game to record: moves with their times in milliseconds.
struct Game<'a> {
    start: &'a str,
    most_moves: u32,
    moves: &'a [(&'a str, u64)],
    /// Whether the clocks of black and white run.
    run: [bool; 2],
    /// Milliseconds that the last, unfinished turn has taken.
    under_way: u64,
}

const CLOCK: Duration = Duration::from_micros(1_000_300);

impl Game<'_> {
    /// Writes the record. Without a reason the rules end the game.
    fn record(&self, reason: Option<Reason>) -> String {
        let start: Position = self.start.parse().unwrap();
        let terms = Terms { start, moves: self.most_moves, clock: CLOCK, thinking: Default::default() };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        let mut record = Record::begin(&path, &["a b".to_owned(), "c".to_owned()], &terms).unwrap();
        let mut contest = Contest::new(start, terms.moves);
        let mut clocks = [CLOCK; 2];
        let charge = |clocks: &mut [Duration; 2], team: Team, spent: Duration| {
            if self.run[team as usize] {
                clocks[team as usize] = clocks[team as usize].saturating_sub(spent);
            }
        };
        for &(text, spent) in self.moves {
            let team = contest.position().to_move();
            let played = notation::read(contest.position(), text).unwrap();
            let spent = Duration::from_millis(spent) + Duration::from_micros(700);
            charge(&mut clocks, team, spent);
            contest.play(played);
            record.add(&Event::Moved { contest: &contest, team, played, spent, clocks }).unwrap();
            // A kill at any time leaves everything up to that time in the file.
            let so_far = read(&fs::read_to_string(&path).unwrap()).unwrap();
            assert_eq!((so_far.contest.moves(), so_far.result), (contest.moves(), None));
        }
        let ended = contest.outcome();
        let (winner, reason) = match reason {
            Some(Reason::Rules(_)) | None => {
                let (winner, reason) = ended.unwrap();
                (winner, Reason::Rules(reason))
            }
            Some(reason) => {
                let to_move = contest.position().to_move();
                let took =
                    if matches!(reason, Reason::Flag(_)) { CLOCK } else { Duration::from_millis(self.under_way) };
                charge(&mut clocks, to_move, took);
                let (Reason::Flag(loser) | Reason::Gone(loser, _) | Reason::Resigned(loser)) = reason else { panic!() };
                (Some(loser.other()), reason)
            }
        };
        record.end(&Ending { winner, reason, clocks, contest }).unwrap();
        fs::read_to_string(&path).unwrap()
    }
}

/// A game of two moves, after which black is to move.
fn two_moves(run: [bool; 2]) -> Game<'static> {
    Game { start: "standard", most_moves: 150, moves: &[("a1b2", 300), ("i9h8", 200)], run, under_way: 250 }
}

#[test]
fn record_contains_the_game() {
    let game = Game { most_moves: 1, moves: &[("a1b2", 300), ("i5h4", 999)], ..two_moves([true; 2]) };
    let start = format!("start: {}", Position::standard());
    let expected = RECORD.replace("start: standard", &start).replace(" 300 700\n", " 300 699\n");
    assert_eq!(game.record(None), expected.replace(" 700 0 ", " 699 0 "));
    let replay = read(RECORD).unwrap();
    assert_eq!((replay.names[0].as_str(), replay.contest.moves().len()), ("a b", 2));
}

#[test]
fn games_that_end_by_the_rules_are_read() {
    let moves: &[(&str, u64)] = &[("a1b2", 0), ("i9h8", 5)];
    let cases = [
        (Game { start: NEARLY_WON, moves: &[("i5i6", 10)], ..two_moves([true; 2]) }, "six marbles out"),
        (Game { start: DECIDED, moves: &[], ..two_moves([true; 2]) }, "six marbles out"),
        (Game { most_moves: 1, moves, ..two_moves([true; 2]) }, "moves used up, all equal"),
        (Game { most_moves: 1, moves: &[("a1b2", 3), ("i5h4", 5)], ..two_moves([false, true]) }, "higher score"),
        (Game { start: BEHIND, most_moves: 1, moves, ..two_moves([true, false]) }, "more marbles out"),
        (Game { start: EVEN, most_moves: 1, moves, ..two_moves([false; 2]) }, "moves used up, "),
    ];
    for (game, reason) in cases {
        let text = game.record(None);
        let result = read(&text).unwrap_or_else(|why| panic!("{why}\n{text}")).result.unwrap();
        assert!(result.contains(reason), "{result} {reason}");
    }
}

#[test]
fn games_that_a_player_ends_are_read() {
    let run = [[true, true], [true, false], [false, true], [false, false]];
    for run in run {
        for moves in [&[][..], &[("a1b2", 0)], &[("a1b2", 1), ("i9h8", 2)]] {
            for under_way in [0, 1, 250] {
                let game = Game { moves, under_way, ..two_moves(run) };
                let to_move = Team::BOTH[moves.len() % 2];
                let gone = |team| Reason::Gone(team, "more than 2000 of its lines were refused".to_owned());
                let mut reasons = vec![Reason::Flag(to_move)];
                for team in Team::BOTH {
                    reasons.extend([gone(team), Reason::Resigned(team)]);
                }
                for reason in reasons {
                    let text = game.record(Some(reason.clone()));
                    let replay = read(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
                    assert!(replay.result.unwrap().ends_with(&format!("reason {reason}")), "{text}");
                }
            }
        }
    }
    // A player that never becomes ready, where the start itself decides the game.
    let text = Game { start: DECIDED, moves: &[], under_way: 0, ..two_moves([true; 2]) };
    read(&text.record(Some(Reason::Gone(Team::Black, "it did not answer within 10 s".to_owned())))).unwrap();
}

#[test]
fn damage_is_reported_with_its_line() {
    for (from, to, why) in [
        ("Abalone", "Chess", "line 1: a record begins with 'Abalone game'"),
        ("white: c\n", "", "line 3: 'white: ...' expected"),
        ("a1b2", "a1a2", "line 7: a1a2: more than three own marbles in a line do not move at once"),
        ("2 white", "2 black", "line 8: move 2 of white expected"),
        ("300 700", "300 800", "line 7: a clock of 1000 ms less 300 ms is not 800 ms"),
        (
            "black out",
            "draw out",
            "line 9: by the rules the result is: black out 0 0 score 79 74 (moves used up, higher score)",
        ),
        ("result", "3 black b1c1 0 0\nresult", "line 9: the game is over"),
        (
            "result: black",
            "result: black\nresult: black",
            "line 9: a result is: WINNER out B W score B W clock MS MS reason REASON",
        ),
    ] {
        assert_eq!(read(&RECORD.replace(from, to)).unwrap_err(), why);
    }
    let stood = two_moves([false; 2]).record(Some(Reason::Resigned(Team::Black)));
    let stood = stood.replace("result", "3 black b2c3 300 700\nresult");
    assert_eq!(
        read(&stood).unwrap_err(),
        "line 9: a clock that has stood still does not go from 1000 ms to 700 ms in 300 ms"
    );
}

/// Changes a word of the result and returns the refusal.
fn refusal_after_change(text: &str, from: &str, to: &str) -> String {
    let (moves, result) = text.split_once("result: ").unwrap();
    assert!(result.contains(from), "{from} is not in {result}");
    read(&format!("{moves}result: {}", result.replacen(from, to, 1))).unwrap_err()
}

#[test]
fn result_that_contradicts_the_moves_is_refused() {
    for (from, to, why) in [
        ("out 0 0", "out 6 0", "line 9: by the moves the standing is: out 0 0 score 79 74, not: out 6 0 score 79 74"),
        (
            "score 79 74",
            "score 80 74",
            "line 9: by the moves the standing is: out 0 0 score 79 74, not: out 0 0 score 80 74",
        ),
        ("clock 700 0", "clock 701 0", "line 9: black's clock is at 700 ms after its last move, not at 701 ms"),
        ("clock 700 0", "clock 700 1", "line 9: white's clock is at 0 ms after its last move, not at 1 ms"),
        (
            "higher score",
            "more marbles out",
            "line 9: by the rules the result is: black out 0 0 score 79 74 (moves used up, higher score)",
        ),
        (
            "moves used up, higher score",
            "white resigned",
            "line 9: by the rules the result is: black out 0 0 score 79 74 (moves used up, higher score)",
        ),
    ] {
        assert_eq!(refusal_after_change(RECORD, from, to), why);
    }
}

#[test]
fn impossible_ending_is_refused() {
    let game = two_moves([true; 2]);
    let resigned = game.record(Some(Reason::Resigned(Team::Black)));
    for reason in
        ["six marbles out", "no legal move", "moves used up, more marbles out", "it was late", "black is gone: "]
    {
        let why = format!("line 9: by the rules the game goes on: '{reason}' does not end it");
        assert_eq!(refusal_after_change(&resigned, "black resigned", reason), why);
    }
    let told = refusal_after_change(&resigned, "white out", "black out");
    assert_eq!(told, "line 9: 'black resigned' means that white has won");
    assert_eq!(refusal_after_change(&resigned, "white out", "draw out"), told);
    assert_eq!(
        refusal_after_change(&resigned, "black resigned", "white resigned"),
        "line 9: 'white resigned' means that black has won"
    );
    // Black was thinking, so only its clock may have continued.
    assert_eq!(
        refusal_after_change(&resigned, "clock 449", "clock 700"),
        "line 9: black's clock is at 699 ms after its last move, not at 700 ms"
    );
    assert_eq!(
        refusal_after_change(&resigned, " 799 reason", " 790 reason"),
        "line 9: white's clock is at 799 ms after its last move, not at 790 ms"
    );
    // Time is up only at zero, and only for the team that was thinking.
    assert_eq!(
        refusal_after_change(&resigned, "black resigned", "black's time is up"),
        "line 9: black's time is not up: its clock is at 449 ms"
    );
    let flagged = game.record(Some(Reason::Flag(Team::Black)));
    assert_eq!(
        refusal_after_change(&flagged, "clock 0", "clock 1"),
        "line 9: black's time is not up: its clock is at 1 ms"
    );
    let whites =
        refusal_after_change(&flagged.replace("result: white", "result: black"), "black's time", "white's time");
    assert_eq!(whites, "line 9: white's time cannot be up: black is to move, and white's clock stands");
    // A clock that has never run cannot begin to run.
    let stood = two_moves([false; 2]).record(Some(Reason::Resigned(Team::Black)));
    assert_eq!(
        refusal_after_change(&stood, "clock 1000", "clock 900"),
        "line 9: black's clock is at 1000 ms after its last move, not at 900 ms"
    );
}

#[test]
fn torn_last_line_is_ignored() {
    let text = two_moves([true; 2]).record(Some(Reason::Resigned(Team::Black)));
    let begin = text.find("1 black").unwrap();
    for end in begin..text.len() {
        let replay = read(&text[..end]).unwrap_or_else(|why| panic!("{why}\n{}", &text[..end]));
        let whole = text[..end].lines().count() - 6;
        assert!(replay.contest.moves().len() + 1 >= whole && replay.contest.moves().len() <= 2, "{}", &text[..end]);
    }
    // Within the record, half a line is damage.
    assert_eq!(
        read(&text.replace(" 300 699\n", " 300\n")).unwrap_err(),
        "line 7: a move is: number, team, move, milliseconds, milliseconds left"
    );
}

#[test]
fn byte_order_mark_and_other_line_ends_are_read() {
    let plain = read(RECORD).unwrap();
    for text in [format!("\u{feff}{RECORD}"), RECORD.replace('\n', "\r\n"), RECORD.replace('\n', "\r")] {
        let replay = read(&text).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!((replay.contest, replay.result), (plain.contest.clone(), plain.result.clone()));
    }
}

#[test]
fn records_beyond_any_real_game_are_refused() {
    let moves = RECORD.replace("moves: 1\n", "moves: 4000000000\n");
    assert_eq!(read(&moves).unwrap_err(), "line 6: moves are a number up to 1000");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.txt");
    fs::write(&path, RECORD.replace("result", &"\n".repeat(1 << 20))).unwrap();
    let why = read_file(&path).unwrap_err().to_string();
    assert!(why.ends_with("large.txt: it is larger than 256 KiB"), "{why}");
}
