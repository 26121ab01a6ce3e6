//! Mishaps in attempts in addition to lost cubes, each with its own probability. They exercise the
//! judge's rules.

use std::str::FromStr;

use fastrand::Rng;
use triliza_core::arena::{cell_centre, CELL_PITCH, CUBE_SIDE, FINISH_SIDE, FRAME_SIDE, HEIGHT};
use triliza_core::attempt::LIMIT_S;
use triliza_core::board::{Board, Team, CELL_COUNT};
use triliza_core::geometry::Point;

use crate::arguments::probability;
use crate::record::{robot_corners, towards_board, Attempt, Cube, Moved};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Start,
    None,
    Next,
    Line,
    Arena,
    Two,
    Own,
    Other,
    Nudge,
    Partly,
    Outside,
    Late,
}

/// All kinds with their names, in the order in which they happen.
const KINDS: [(&str, Kind); 12] = [
    ("start", Kind::Start),
    ("none", Kind::None),
    ("next", Kind::Next),
    ("line", Kind::Line),
    ("arena", Kind::Arena),
    ("two", Kind::Two),
    ("own", Kind::Own),
    ("other", Kind::Other),
    ("nudge", Kind::Nudge),
    ("partly", Kind::Partly),
    ("outside", Kind::Outside),
    ("late", Kind::Late),
];

/// The name that stands for every kind.
const ALL: &str = "all";

/// The probability of one kind, or of every kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mishap {
    kind: Option<Kind>,
    probability: f64,
}

impl FromStr for Mishap {
    type Err = String;

    fn from_str(text: &str) -> Result<Mishap, String> {
        let (name, number) = text.split_once('=').ok_or("a mishap is written KIND=P, as in partly=0.1")?;
        let probability = probability(number)?;
        if name == ALL {
            return Ok(Mishap { kind: None, probability });
        }
        let known = KINDS.iter().find(|(known, _)| *known == name);
        let names = || KINDS.map(|(name, _)| name).join(", ");
        let (_, kind) = known.ok_or_else(|| format!("there is no mishap '{name}': {ALL}, {}", names()))?;
        Ok(Mishap { kind: Some(*kind), probability })
    }
}

/// Applies mishaps to an attempt that has gone well so far. `store` is the number of cubes on the
/// robot's store. If a kind has several probabilities, the last one counts.
pub fn apply_mishaps(
    mishaps: &[Mishap],
    attempt: &mut Attempt,
    team: Team,
    board: &Board,
    store: usize,
    rng: &mut Rng,
) {
    for (_, kind) in KINDS {
        let named = mishaps.iter().rfind(|mishap| mishap.kind.is_none_or(|named| named == kind));
        if named.is_some_and(|mishap| rng.f64() < mishap.probability) {
            apply(kind, attempt, team, board, store, rng);
            if kind == Kind::Start {
                return;
            }
        }
    }
}

fn apply(kind: Kind, attempt: &mut Attempt, team: Team, board: &Board, store: usize, rng: &mut Rng) {
    let sign = if rng.bool() { 1.0 } else { -1.0 };
    match kind {
        // The robot stands across its line, or only just over it.
        Kind::Start => {
            attempt.set_down.clear();
            attempt.start = robot_corners(team, [0.0, sign * (FINISH_SIDE / 2.0) * (0.3 + 0.7 * rng.f64())]);
        }
        Kind::None => attempt.set_down.clear(),
        Kind::Next => attempt.set_down.iter_mut().take(1).for_each(|cube| cube.x += sign * CELL_PITCH),
        Kind::Line => attempt.set_down.iter_mut().take(1).for_each(|cube| cube.y += sign * CELL_PITCH / 2.0),
        // The cube lies across the arena's edge, or completely outside.
        Kind::Arena => attempt.set_down.iter_mut().take(1).for_each(|cube| cube.y = HEIGHT + CUBE_SIDE * rng.f64()),
        Kind::Two if !attempt.set_down.is_empty() && store > attempt.set_down.len() => {
            let Point { x, y } = cell_centre(rng.usize(..CELL_COUNT));
            attempt.set_down.push(Cube { x, y, degrees: 0.0 });
        }
        Kind::Two => (),
        Kind::Own => push(attempt, board, Some(team), 1.0, rng),
        Kind::Other => push(attempt, board, Some(team.other()), 1.0, rng),
        // The cube stays on its frame.
        Kind::Nudge => push(attempt, board, None, 0.4, rng),
        Kind::Partly => {
            attempt.robot = robot_corners(team, [towards_board(team) * FINISH_SIDE * (0.2 + 0.6 * rng.f64()), 0.0])
        }
        Kind::Outside => {
            attempt.robot = robot_corners(team, [towards_board(team) * FINISH_SIDE * (1.0 + rng.f64()), 0.0])
        }
        // The robot is on its way back when the time is up, and stops where it is.
        Kind::Late => {
            attempt.seconds = LIMIT_S + 10.0 * rng.f64();
            attempt.robot = robot_corners(team, [towards_board(team) * 2.0 * FINISH_SIDE * rng.f64(), 0.0]);
        }
    }
}

/// Pushes a cube of the board up or down by this many frames. If a team is given, it is a cube of
/// that team.
fn push(attempt: &mut Attempt, board: &Board, team: Option<Team>, frames: f64, rng: &mut Rng) {
    let still = |cell: &usize| attempt.moved.iter().all(|moved| moved.cell != *cell);
    let pushable = |&cell: &usize| board.at(cell).is_some_and(|owner| team.is_none_or(|team| team == owner));
    let cubes: Vec<usize> = (0..CELL_COUNT).filter(pushable).filter(still).collect();
    if let Some(cell) = rng.choice(cubes) {
        let Point { x, y } = cell_centre(cell);
        let away = if rng.bool() { FRAME_SIDE } else { -FRAME_SIDE };
        attempt.moved.push(Moved { cell, x, y: y + frames * away, degrees: 90.0 * rng.f64() });
    }
}

#[cfg(test)]
mod tests {
    use triliza_core::attempt::{judge, Cube as Found, Findings, Stop};

    use super::*;
    use crate::simulation::Hands;

    /// The findings in many attempts with this mishap, at cell 4 of a board with cubes of both
    /// teams.
    fn findings(kind: &str) -> Vec<Findings> {
        let hands =
            Hands { success: 1.0, times: vec![60], mishaps: vec![Mishap::from_str(&format!("{kind}=1")).unwrap()] };
        let (board, mut rng) = (Board::parse("g.r......").unwrap(), Rng::with_seed(1));
        let mut judged = |_| {
            let attempt = hands.attempt(Team::Red, Some(4), &board, 4, &mut rng);
            judge(&board, Team::Red, &attempt.scene().unwrap())
        };
        (0..200).map(&mut judged).collect()
    }

    /// Checks that all findings satisfy `so`.
    fn always(kind: &str, so: impl Fn(&Findings) -> bool) {
        for found in findings(kind) {
            assert!(so(&found), "{kind}: {found:?}");
        }
    }

    /// Checks that some findings satisfy `so`.
    fn at_times(kind: &str, so: impl Fn(&Findings) -> bool) {
        assert!(findings(kind).iter().any(so), "{kind}");
    }

    #[test]
    fn each_mishap_triggers_its_rule() {
        always("start", |found| found.stop == Stop::NotStarted && found.cube == Found::Missing);
        always("none", |found| found.cube == Found::Missing && found.seconds == 60.0);
        always("next", |found| matches!(found.cube, Found::Valid(3 | 5)));
        at_times("line", |found| matches!(found.cube, Found::Valid(1 | 7)));
        at_times("line", |found| found.cube == Found::Valid(4));
        always("arena", |found| found.cube == Found::NoFrame);
        always("two", |found| found.cube == Found::Valid(4));
        always("nudge", |found| found.lost.is_empty() && found.put_back.is_empty());
        always("own", |found| found.lost == [2] && found.put_back.is_empty());
        always("other", |found| found.put_back == [0] && found.lost.is_empty());
        always("partly", |found| (found.stop, found.seconds) == (Stop::PartlyOutside, 90.0));
        always("outside", |found| found.stop == Stop::Outside && found.cube == Found::Void);
        always("late", |found| found.seconds == 120.0);
        for stop in [Stop::Inside, Stop::PartlyOutside, Stop::Outside] {
            at_times("late", |found| found.stop == stop);
        }
        at_times("all", |found| !matches!(found.cube, Found::Valid(4)));
    }

    #[test]
    fn last_probability_of_a_kind_holds() {
        let mishaps = ["all=1", "start=0", "outside=0", "late=0"].map(|text| Mishap::from_str(text).unwrap());
        let hands = Hands { success: 1.0, times: vec![60], mishaps: mishaps.to_vec() };
        let attempt =
            hands.attempt(Team::Green, Some(4), &Board::parse("g.r......").unwrap(), 4, &mut Rng::with_seed(1));
        let found = judge(&Board::parse("g.r......").unwrap(), Team::Green, &attempt.scene().unwrap());
        assert_eq!((found.stop, found.lost, found.put_back), (Stop::PartlyOutside, vec![0], vec![2]));
    }
}
