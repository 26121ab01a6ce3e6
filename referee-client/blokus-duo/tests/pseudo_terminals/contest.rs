//! A whole contest on two lines: 20 games between two boards. In each game, something else goes
//! wrong with one of them. Every result must be right and explained, and the next game must be
//! unaffected.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use attacks::Running;
use serde_json::Value;

use crate::board::Board;
use crate::meddler::{Meddler, Trouble};

/// For each game: the trouble, the reason for the game's end, and the referee's explanation.
const GAMES: [(Trouble, &str, &str); 20] = [
    (Trouble::None, BY_POINTS, ""),
    (Trouble::Hangs, "timeout", "no answer within 5000 ms"),
    (Trouble::SlowLine, BY_POINTS, ""),
    (Trouble::HangsWithinAnswer, "malformed reply", "within 5000 ms"),
    (Trouble::AnswersTwice, "malformed reply", "answered once more, unasked"),
    (Trouble::Garbage, "illegal move", "\\xff?\\x01! is not a move code"),
    (Trouble::LineEnds, BY_POINTS, ""),
    (Trouble::Late, "timeout", "no answer within 5000 ms"),
    (Trouble::Floods, "malformed reply", "floods the line with bytes unasked: \"ready ready"),
    (Trouble::Noise, BY_POINTS, ""),
    (Trouble::PieceTwice, "illegal move", "has already been placed"),
    (Trouble::NoIdentifier, "timeout", "no answer within 1000 ms"),
    (Trouble::WrongIdentifier, "malformed reply", "\"XX7\" in answer to 0"),
    (Trouble::PassesAtOnce, "illegal move", "0000"),
    (Trouble::Unplugged, "disconnected", "the line is lost"),
    (Trouble::Gone, "disconnected", "there is no such port"),
    (Trouble::TwoIdentifiers, BY_POINTS, ""),
    (Trouble::Capitals, "illegal move", "is not a move code"),
    (Trouble::AnswersAgainLater, "malformed reply", "answered once more, unasked"),
    (Trouble::OffTheBoard, "illegal move", "11j0 reaches over the edge"),
];

/// Milliseconds for a move. In a contest it is one second, but a busy machine may stand still for
/// longer.
const MOVE_TIME: &str = "5000";

/// The reason for the end of a game without faults.
const BY_POINTS: &str = "both players passed";

/// Plays a match and returns the lines with results; each is passed to `seen` first.
fn results(first: &str, second: &str, games: usize, mut seen: impl FnMut(&Value)) -> Vec<Value> {
    let mut referee = Command::new(cargo_bin("blokus-duo"));
    referee.args(["match", "--first", first, "--second", second, "--games", &games.to_string()]);
    referee.args(["--move-time", MOVE_TIME]);
    let mut referee = Running::start(referee.arg("--json").stdout(Stdio::piped()).stderr(Stdio::null()));
    let lines = BufReader::new(referee.stdout.take().unwrap()).lines();
    let lines = lines.map(|line| serde_json::from_str::<Value>(&line.unwrap()).unwrap());
    let results = lines.filter(|line| line.get("winner").is_some()).inspect(|result| seen(result)).collect();
    assert!(referee.wait().success());
    results
}

#[test]
fn each_trouble_costs_one_game_only() {
    let troubles = GAMES.map(|(trouble, ..)| trouble);
    let steady = Board::new("first-legal", Meddler::new(&[Trouble::None; GAMES.len()]));
    let troubled = Board::new("random:5", Meddler::new(&troubles));
    let results = results(&steady.spec(), &troubled.spec(), GAMES.len(), |result| {
        if troubles[result["game"].as_u64().unwrap() as usize - 1] == Trouble::Gone {
            troubled.plug_in();
        }
    });
    assert_eq!(results.len(), GAMES.len());
    for (result, (trouble, reason, detail)) in results.iter().zip(GAMES) {
        assert_eq!(result["reason"], reason, "{trouble:?}: {result}");
        if reason == BY_POINTS {
            assert_eq!(result["detail"], Value::Null, "{trouble:?}: {result}");
            let [steady, troubled] = [0, 1].map(|player| result["scores"][player].as_i64().unwrap());
            let winner = if steady == troubled { Value::Null } else { Value::from(u8::from(troubled > steady)) };
            assert_eq!(result["winner"], winner, "{trouble:?}: {result}");
        } else {
            // The board with the fault loses, whatever the points.
            assert_eq!(result["winner"], 0, "{trouble:?}: {result}");
            assert!(result["detail"].as_str().unwrap().contains(detail), "{trouble:?}: {result}");
        }
    }
}

#[test]
fn slow_and_noisy_lines_do_not_change_games() {
    let troubles = [Trouble::SlowLine, Trouble::Noise, Trouble::LineEnds, Trouble::TwoIdentifiers];
    let [steady, troubled] =
        [[Trouble::None; 4], troubles].map(|troubles| Board::new("first-legal", Meddler::new(&troubles)));
    let on_lines = results(&steady.spec(), &troubled.spec(), troubles.len(), |_| {});
    let without = results("first-legal", "first-legal", troubles.len(), |_| {});
    for (on_line, without) in on_lines.iter().zip(&without) {
        for key in ["winner", "scores", "reason", "position"] {
            assert_eq!(on_line[key], without[key], "{on_line}");
        }
    }
    assert_eq!(on_lines.len(), without.len());
}
