//! Reads a record: plays its moves again, and checks everything that can be known.

use abalone_core::contest::Contest;
use abalone_core::notation;
use abalone_core::team::Team;

use super::clock::Clock;
use super::{result, TITLE};

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
    let mut clocks = [(); 2].map(|()| Clock::new(clock));
    let mut result = None;
    for (line, number) in lines {
        let wrong = |why: String| format!("line {number}: {why}");
        if result.is_some() {
            return Err(wrong("nothing follows the result".to_owned()));
        }
        let told = line.strip_prefix("result: ");
        let checked = match told {
            Some(told) => result::check(&contest, &clocks, told),
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
fn play(contest: &mut Contest, clocks: &mut [Clock; 2], line: &str) -> Result<(), String> {
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
    clocks[to_move as usize].go_on(spent?, left?)?;
    contest.play(played);
    Ok(())
}
