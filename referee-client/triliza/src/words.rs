//! The judge's findings in words, each with its rule.

use serde_json::{json, Value};
use triliza_core::attempt::{Cube, Findings, Stop};
use triliza_core::board::Team;
use triliza_core::contest::{Contest, Outcome};

/// The findings as one line.
pub fn findings(findings: &Findings) -> String {
    let stop = match findings.stop {
        Stop::Inside => "stopped inside (1)",
        Stop::PartlyOutside => "stopped partly outside, +30 s (2)",
        Stop::Outside => "stopped wholly outside, invalid (3)",
        Stop::NotStarted => "not wholly inside at the start, so no attempt (T3)",
    };
    let cube = match findings.cube {
        Cube::Missing => "no cube".to_owned(),
        Cube::Void => "its cube does not count (3)".to_owned(),
        Cube::Valid(cell) => format!("cube valid on cell {cell} (4.1)"),
        Cube::Occupied(cell) => format!("cube removed: cell {cell} holds another (4.1)"),
        Cube::NoFrame => "cube removed: it touches no frame (4.2)".to_owned(),
        Cube::OpponentsPlace(cell) => format!("cube removed: cell {cell} is the opponent's (4.3)"),
    };
    let moved = |cells: &[usize], what: &str| match cells {
        [] => String::new(),
        cells => format!("; {what} {cells:?}"),
    };
    let put_back = moved(&findings.put_back, "put back (4.3):");
    let lost = moved(&findings.lost, "out of the game (4.4):");
    format!("{:.1} s, {stop}, {cube}{put_back}{lost}", findings.seconds)
}

/// The findings with the team and the attempt's number; `contest` is the match after the attempt.
pub fn numbered_findings(contest: &Contest, team: Team, found: &Findings) -> String {
    format!("{team} {}: {}", contest.attempts(team), findings(found))
}

/// A judged attempt as JSON; `contest` is the match after the attempt.
pub fn attempt_json(contest: &Contest, team: Team, findings: &Findings) -> Value {
    json!({
        "team": team.to_string(), "attempt": contest.attempts(team), "seconds": findings.seconds,
        "board": contest.board().to_string(), "judge": self::findings(findings),
    })
}

/// The verdict as one line.
pub fn verdict(contest: &Contest, outcome: &Outcome) -> String {
    let winner = outcome.winner.map_or("draw".to_owned(), |team| format!("{team} wins"));
    let [green, red] = [Team::Green, Team::Red].map(|team| contest.cubes(team));
    let [green_s, red_s] = [Team::Green, Team::Red].map(|team| contest.seconds(team));
    format!("{winner}: {}; cubes {green} to {red}, {green_s:.1} s to {red_s:.1} s (green's first)", outcome.reason)
}

/// Numbers of green's and red's valid cubes, without red's first one.
pub fn scores(contest: &Contest) -> [usize; 2] {
    [Team::Green, Team::Red].map(|team| contest.cubes(team))
}
