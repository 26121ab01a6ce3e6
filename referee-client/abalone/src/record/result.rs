//! Whether the result of a record can be true: what follows from its moves must be told so, and the rest must be possible.

use abalone_core::contest::{score, Contest};
use abalone_core::team::Team;

use super::clock::Clock;

/// The result as its line tells it.
struct Told<'a> {
    winner: Option<Team>,
    /// Marbles out and scores, as written.
    standing: &'a str,
    /// What is left of black's and white's clocks, in milliseconds.
    clocks: [u64; 2],
    reason: &'a str,
}

impl Told<'_> {
    fn read(line: &str) -> Option<Told<'_>> {
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
        Some(Told { winner, standing, clocks: [black.parse().ok()?, white.parse().ok()?], reason })
    }
}

/// What ends a game beside its moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    Flag,
    Gone,
    Resigned,
}

/// The team that a reason names as the loser, and why.
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

/// Checks a result behind these moves, the clocks being as the moves have left them. Why somebody is gone cannot be known.
pub fn check(contest: &Contest, clocks: &[Clock; 2], line: &str) -> Result<(), String> {
    let told = Told::read(line).ok_or("a result is: WINNER out B W score B W clock MS MS reason REASON")?;
    let standing = standing(contest);
    if told.standing != standing {
        return Err(format!("by the moves the standing is: out {standing}, not: out {}", told.standing));
    }
    let cause = cause(told.reason);
    // Who is not ready before the first move is gone, even where the start decides the game.
    let may_be_gone = contest.moves().is_empty() && matches!(cause, Some((_, Cause::Gone)));
    if let Some((winner, reason)) = contest.outcome().filter(|_| !may_be_gone) {
        let reason = reason.to_string();
        if (told.winner, told.reason) != (winner, reason.as_str()) {
            let winner = winner.map_or("draw".to_owned(), |team| team.to_string());
            return Err(format!("by the rules the result is: {winner} out {standing} ({reason})"));
        }
        return check_clocks(&told, clocks, None, None);
    }
    let Some((loser, cause)) = cause else {
        return Err(format!("by the rules the game goes on: '{}' does not end it", told.reason));
    };
    if told.winner != Some(loser.other()) {
        return Err(format!("'{}' means that {} has won", told.reason, loser.other()));
    }
    let to_move = contest.position().to_move();
    let flagged = (cause == Cause::Flag).then_some(loser);
    if flagged.is_some_and(|team| team != to_move) {
        return Err(format!("{loser}'s time cannot be up: {to_move} is to move, and {loser}'s clock stands"));
    }
    check_clocks(&told, clocks, Some(to_move), flagged)
}

/// Marbles out and scores, black's first.
fn standing(contest: &Contest) -> String {
    let position = contest.position();
    let [out_black, out_white] = Team::BOTH.map(|team| position.pushed_out(team));
    let [black, white] = Team::BOTH.map(|team| score(position, team));
    format!("{out_black} {out_white} score {black} {white}")
}

/// Checks what is left of the clocks: only that of who was thinking may have run on, and nobody's time is up before it is at zero.
fn check_clocks(told: &Told, clocks: &[Clock; 2], thinking: Option<Team>, flagged: Option<Team>) -> Result<(), String> {
    for team in Team::BOTH {
        let (clock, left) = (&clocks[team as usize], told.clocks[team as usize]);
        let is_possible = match clock.runs {
            // Who plays by other limits than the clock can overstep them.
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
