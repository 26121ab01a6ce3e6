//! Reads a record: replays its moves and checks everything that can be checked.

use std::path::Path;

use abalone_core::contest::{score, Contest};
use abalone_core::notation;
use abalone_core::team::Team;
use referee_client::fail::bad_input;
use referee_client::text_file::{normalize, read_text};

use super::TITLE;
use crate::arguments::MAX_MOVES;

/// Maximum size of a record in bytes: 2,000 moves take a third of it.
const MAX_BYTES: u64 = 256 << 10;

#[derive(Debug)]
pub struct Replay {
    /// The players' names.
    pub names: [String; 2],
    /// The game as far as it was recorded.
    pub contest: Contest,
    /// The recorded result; `None` if the record is unfinished.
    pub result: Option<String>,
}

/// Reads a record's file and replays its moves; the error names the file and the line.
pub fn read_file(path: &Path) -> anyhow::Result<Replay> {
    let name = path.display();
    let text = read_text(path, MAX_BYTES).map_err(|why| bad_input(format!("cannot read {name}: {why}")))?;
    read(&text).map_err(|why| bad_input(format!("{name}: {why}")))
}

/// Reads a record and replays its moves; the error names the line.
pub fn read(text: &str) -> Result<Replay, String> {
    let text = normalize(text);
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
    let clock: u64 = clock.parse().map_err(|_| format!("line {number}: '{clock}' is not a number of milliseconds"))?;
    let (moves, number) = field("moves")?;
    let moves = moves.parse().ok().filter(|moves| *moves <= MAX_MOVES);
    let moves = moves.ok_or_else(|| format!("line {number}: moves are a number up to {MAX_MOVES}"))?;
    let mut contest = Contest::new(start, moves);
    let mut clocks = [(); 2].map(|()| Clock::new(clock));
    let mut result = None;
    for (line, number) in lines {
        let wrong = |why: String| format!("line {number}: {why}");
        if result.is_some() {
            return Err(wrong("nothing follows the result".to_owned()));
        }
        let recorded = line.strip_prefix("result: ");
        let checked = match recorded {
            Some(recorded) => check_result(&contest, &clocks, recorded),
            None => play(&mut contest, &mut clocks, line),
        };
        match checked {
            Ok(()) => result = recorded.map(str::to_owned),
            // A full disk or a power failure may leave half a line at the end, which is ignored.
            Err(_) if number == line_count && !text.ends_with('\n') => {}
            Err(why) => return Err(wrong(why)),
        }
    }
    Ok(Replay { names, contest, result })
}

/// Plays a move. An illegal move changes nothing.
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
    let [spent, left] = [spent, left].map(|word| word.parse::<u64>().map_err(|_| format!("'{word}' is not a number")));
    clocks[to_move as usize].charge(spent?, left?)?;
    contest.play(played);
    Ok(())
}

/// A team's clock, as far as the moves show it.
#[derive(Debug)]
struct Clock {
    /// Milliseconds left after the team's last move.
    left: u64,
    /// Whether it runs while the team thinks; unknown until a move takes at least a millisecond.
    runs: Option<bool>,
}

impl Clock {
    fn new(left: u64) -> Clock {
        Clock { left, runs: None }
    }

    /// Checks and applies a move that took `spent` ms, after which `left` ms remained.
    fn charge(&mut self, spent: u64, left: u64) -> Result<(), String> {
        // Milliseconds are truncated, so they may differ by one. Without a clock, no time is
        // charged.
        let has_run =
            (self.left.saturating_sub(spent.saturating_add(1))..=self.left.saturating_sub(spent)).contains(&left);
        let runs = match (has_run, left == self.left) {
            (true, true) => self.runs,
            (true, false) => Some(true),
            (false, true) => Some(false),
            (false, false) => return Err(format!("a clock of {} ms less {spent} ms is not {left} ms", self.left)),
        };
        if self.runs.is_some() && runs != self.runs {
            let so_far = if self.runs == Some(true) { "has run" } else { "has stood still" };
            return Err(format!("a clock that {so_far} does not go from {} ms to {left} ms in {spent} ms", self.left));
        }
        (self.left, self.runs) = (left, runs);
        Ok(())
    }
}

/// A result as written in its line.
struct RecordedResult<'a> {
    winner: Option<Team>,
    /// Marbles out and scores, as text.
    standing: &'a str,
    /// Milliseconds left for black and white.
    clocks: [u64; 2],
    reason: &'a str,
}

impl RecordedResult<'_> {
    fn read(line: &str) -> Option<RecordedResult<'_>> {
        let (winner, rest) = line.split_once(" out ")?;
        let (standing, rest) = rest.split_once(" clock ")?;
        let (clocks, reason) = rest.split_once(" reason ")?;
        let (black, white) = clocks.split_once(' ')?;
        let winner = match winner {
            "draw" => None,
            "black" => Some(Team::Black),
            "white" => Some(Team::White),
            _ => return None,
        };
        Some(RecordedResult { winner, standing, clocks: [black.parse().ok()?, white.parse().ok()?], reason })
    }
}

/// A cause other than the moves that ends a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    Flag,
    Gone,
    Resigned,
}

/// The losing team that a reason names, and the cause.
fn cause(reason: &str) -> Option<(Team, Cause)> {
    Team::BOTH.into_iter().find_map(|team| {
        let rest = reason.strip_prefix(&team.to_string())?;
        let cause = match rest {
            "'s time is up" => Cause::Flag,
            " resigned" => Cause::Resigned,
            _ if rest.strip_prefix(" is gone: ").is_some_and(|how| !how.is_empty()) => Cause::Gone,
            _ => return None,
        };
        Some((team, cause))
    })
}

/// Checks a result against the moves and clocks. The reason why a player is gone cannot be checked.
fn check_result(contest: &Contest, clocks: &[Clock; 2], line: &str) -> Result<(), String> {
    let recorded =
        RecordedResult::read(line).ok_or("a result is: WINNER out B W score B W clock MS MS reason REASON")?;
    let standing = standing(contest);
    if recorded.standing != standing {
        return Err(format!("by the moves the standing is: out {standing}, not: out {}", recorded.standing));
    }
    let cause = cause(recorded.reason);
    // A player that is not ready before the first move loses, even if the start itself decides the
    // game.
    let may_be_gone = contest.moves().is_empty() && matches!(cause, Some((_, Cause::Gone)));
    if let Some((winner, reason)) = contest.outcome().filter(|_| !may_be_gone) {
        let reason = reason.to_string();
        if (recorded.winner, recorded.reason) != (winner, reason.as_str()) {
            let winner = winner.map_or("draw".to_owned(), |team| team.to_string());
            return Err(format!("by the rules the result is: {winner} out {standing} ({reason})"));
        }
        return check_clocks(&recorded, clocks, None, None);
    }
    let Some((loser, cause)) = cause else {
        return Err(format!("by the rules the game goes on: '{}' does not end it", recorded.reason));
    };
    if recorded.winner != Some(loser.other()) {
        return Err(format!("'{}' means that {} has won", recorded.reason, loser.other()));
    }
    let to_move = contest.position().to_move();
    let flagged = (cause == Cause::Flag).then_some(loser);
    if flagged.is_some_and(|team| team != to_move) {
        return Err(format!("{loser}'s time cannot be up: {to_move} is to move, and {loser}'s clock stands"));
    }
    check_clocks(&recorded, clocks, Some(to_move), flagged)
}

/// Marbles out and scores, black's first.
fn standing(contest: &Contest) -> String {
    let position = contest.position();
    let [out_black, out_white] = Team::BOTH.map(|team| position.pushed_out(team));
    let [black, white] = Team::BOTH.map(|team| score(position, team));
    format!("{out_black} {out_white} score {black} {white}")
}

/// Checks the times left on the clocks. Only the clock of the team that was thinking may have
/// continued, and time is up only at zero.
fn check_clocks(
    recorded: &RecordedResult,
    clocks: &[Clock; 2],
    thinking: Option<Team>,
    flagged: Option<Team>,
) -> Result<(), String> {
    for team in Team::BOTH {
        let (clock, left) = (&clocks[team as usize], recorded.clocks[team as usize]);
        let is_possible = match clock.runs {
            // A player with a limit other than the clock may exceed its clock.
            Some(false) => left == clock.left,
            None if flagged == Some(team) => left == 0 || left == clock.left,
            Some(true) if flagged == Some(team) => left == 0,
            _ if thinking == Some(team) => left <= clock.left,
            _ => left == clock.left,
        };
        if !is_possible && flagged == Some(team) {
            return Err(format!("{team}'s time is not up: its clock is at {left} ms"));
        }
        if !is_possible {
            return Err(format!("{team}'s clock is at {} ms after its last move, not at {left} ms", clock.left));
        }
    }
    Ok(())
}
