//! Reads a record: plays its moves again, and checks them.

use std::time::Duration;

use abalone::contest::Contest;
use abalone::notation;
use abalone::team::Team;

use super::TITLE;
use crate::referee::{Ending, Reason};

/// A record that was read.
#[derive(Debug)]
pub struct Replay {
    /// Who played.
    pub names: [String; 2],
    /// The game as far as it was recorded.
    pub contest: Contest,
    /// The result that is recorded; none if the record breaks off.
    pub result: Option<String>,
}

/// Reads a record and plays its moves again. The error names the line.
pub fn read(text: &str) -> Result<Replay, String> {
    let line_count = text.lines().count();
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    if lines.next().is_none_or(|(line, _)| line != TITLE) {
        return Err(format!("line 1: a record begins with '{TITLE}'"));
    }
    let mut field = |name: &str| {
        let (line, number) = lines.next().ok_or_else(|| format!("'{name}:' is missing"))?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
        value.map(|value| (value, number)).ok_or_else(|| format!("line {number}: '{name}: ...' expected"))
    };
    let names = [field("black")?.0.to_owned(), field("white")?.0.to_owned()];
    let (start, number) = field("start")?;
    let start = start.parse().map_err(|why| format!("line {number}: {why}"))?;
    let (clock, number) = field("clock")?;
    let clock: u64 = clock.parse().map_err(|_| format!("line {number}: '{clock}' is no number of milliseconds"))?;
    let (moves, number) = field("moves")?;
    let moves = moves.parse().map_err(|_| format!("line {number}: '{moves}' is no number of moves"))?;
    let mut contest = Contest::new(start, moves);
    let mut clocks = [clock; 2];
    let mut result = None;
    for (line, number) in lines {
        let wrong = |why: String| format!("line {number}: {why}");
        if result.is_some() {
            return Err(wrong("nothing follows the result".to_owned()));
        }
        let told = line.strip_prefix("result: ");
        let checked = match told {
            Some(told) => check_result(&contest, told),
            None => play(&mut contest, &mut clocks, line),
        };
        match checked {
            Ok(()) => result = told.map(str::to_owned),
            // A full disk or a power failure can tear the last line: then it does not count.
            Err(_) if number == line_count && !text.ends_with('\n') => {}
            Err(why) => return Err(wrong(why)),
        }
    }
    Ok(Replay { names, contest, result })
}

/// Plays a move; nothing has changed if it is wrong.
fn play(contest: &mut Contest, clocks: &mut [u64; 2], line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let &[turn, team, played, spent, left] = words.as_slice() else {
        return Err("a move is: number, team, move, milliseconds, milliseconds left".to_owned());
    };
    let to_move = contest.position().to_move();
    if turn.parse() != Ok(contest.moves().len() + 1) || Team::from_word(team) != Some(to_move) {
        return Err(format!("move {} of {to_move} expected", contest.moves().len() + 1));
    }
    if contest.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    let played = notation::read(contest.position(), played).map_err(|why| format!("{played}: {why}"))?;
    let [spent, left] = [spent, left].map(|word| word.parse::<u64>().map_err(|_| format!("'{word}' is no number")));
    let (spent, left, clock) = (spent?, left?, &mut clocks[to_move as usize]);
    // Milliseconds are cut, not rounded, so that they may miss one; without a clock nothing is taken from it.
    if left != *clock && !(clock.saturating_sub(spent + 1)..=clock.saturating_sub(spent)).contains(&left) {
        return Err(format!("a clock of {clock} ms less {spent} ms is not {left} ms"));
    }
    *clock = left;
    contest.play(played);
    Ok(())
}

/// Whether the recorded result is what the moves led to, if it is about the moves.
fn check_result(contest: &Contest, told: &str) -> Result<(), String> {
    let clocks = [Duration::ZERO; 2];
    let expected = contest.outcome().map(|(winner, reason)| {
        let reason = Reason::Rules(reason);
        Ending { winner, reason, clocks, contest: contest.clone() }.line()
    });
    let without_clocks = |line: &str| {
        let (head, tail) = line.split_once(" clock ")?;
        Some((head.to_owned(), tail.split_once(" reason ")?.1.to_owned()))
    };
    let told = without_clocks(told).ok_or("a result has clock and reason")?;
    let expected = expected.as_deref().and_then(without_clocks);
    match expected {
        Some(expected) if expected != told => {
            Err(format!("by the rules the result is: {} ({})", expected.0, expected.1))
        }
        None if told.0.starts_with("draw") => Err("by the rules the game goes on".to_owned()),
        _ => Ok(()),
    }
}
