//! Results of games.

use std::collections::BTreeMap;
use std::mem;

use referee_client::cause::cause;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::decisions::Ruling;

/// The reason of a game that a player forfeits because it has withdrawn.
pub const WITHDRAWN: &str = "withdrawn";

/// A finished game: a line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// The game's number.
    pub game: u64,
    /// The players' names by seat.
    pub players: Vec<String>,
    /// The game's outcome.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// The outcome of a game. Seats count from 0, which moved first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The seat that won; `None` for a draw, or if all forfeit.
    pub winner: Option<usize>,
    /// Each seat's score by the game's own count.
    #[serde(default)]
    pub scores: Vec<i64>,
    /// The reason for the end.
    pub reason: String,
    /// The loser's fault, if the game was not decided by its score.
    pub detail: Option<String>,
    /// Each seat's points for the standings; `None` means 1 for a win and 0.5 for a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<f64>>,
    /// Each seat's fault in a word, in games of one or four players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Option<String>>,
    /// Figures by seat under the names that the plan's scoring uses.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, Vec<f64>>,
    /// Additional fields of the game's program.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

impl Outcome {
    /// The points of this seat.
    pub fn points(&self, seat: usize) -> f64 {
        if let Some(points) = &self.points {
            return points.get(seat).copied().unwrap_or(0.0);
        }
        match self.winner {
            None if self.is_forfeited_by(seat) => 0.0,
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == seat)),
        }
    }

    /// Whether this seat lost for a reason other than the score.
    pub fn is_forfeited_by(&self, seat: usize) -> bool {
        self.fault(seat).is_some()
    }

    /// This seat's fault in a word.
    pub fn fault(&self, seat: usize) -> Option<&str> {
        if !self.faults.is_empty() {
            return self.faults.get(seat)?.as_deref();
        }
        (self.detail.is_some() && self.winner != Some(seat)).then_some(self.reason.as_str())
    }

    /// Why the game ended, in words.
    pub fn cause(&self) -> String {
        cause(&self.reason, self.detail.as_deref())
    }

    /// Whether all players forfeit. Such a game says nothing about their strength.
    pub fn is_void(&self) -> bool {
        self.faults.is_empty() && self.detail.is_some() && self.winner.is_none()
    }
}

impl GameResult {
    /// A finished game.
    pub fn new(game: u64, players: Vec<String>, outcome: Outcome) -> GameResult {
        GameResult { game, players, outcome }
    }

    /// The points of the player in this seat.
    pub fn points(&self, seat: usize) -> f64 {
        self.outcome.points(seat)
    }

    /// Replaces the outcome by a ruling.
    pub fn overrule(&mut self, ruling: &Ruling, why: &str) {
        let outcome = &mut self.outcome;
        let played = mem::replace(&mut outcome.reason, "overruled".to_owned());
        outcome.winner = match ruling {
            Ruling::First => Some(0),
            Ruling::Second => Some(1),
            Ruling::Draw | Ruling::Nobody | Ruling::Points(_) => None,
        };
        let about = format!("{why} (as played: {played})");
        outcome.faults.clear();
        // A draw and points are not forfeits, so they have no detail.
        (outcome.reason, outcome.detail, outcome.points) = match ruling {
            Ruling::Draw => (format!("overruled: {about}"), None, None),
            Ruling::Points(points) => (format!("overruled: {about}"), None, Some(points.clone())),
            _ => ("overruled".to_owned(), Some(about), None),
        };
    }

    /// The result of a game that this player forfeits because it has withdrawn. In a game of more
    /// than two players, the others get no points either, so that nobody profits.
    pub fn forfeit(game: u64, players: Vec<String>, player: &str, why: &str) -> GameResult {
        let others = players.iter().position(|name| name != player).filter(|_| players.len() == 2);
        let mut outcome = Outcome {
            winner: others,
            scores: vec![0; players.len()],
            reason: WITHDRAWN.to_owned(),
            detail: Some(why.to_owned()),
            ..Outcome::default()
        };
        if players.len() != 2 {
            outcome.points = Some(vec![0.0; players.len()]);
            outcome.faults = players.iter().map(|name| (name == player).then(|| WITHDRAWN.to_owned())).collect();
        }
        GameResult::new(game, players, outcome)
    }

    /// Describes a finished game in one line.
    pub fn describe(&self) -> String {
        let GameResult { game, players, outcome } = self;
        let one = |(seat, name): (usize, &String)| {
            let score = outcome.scores.get(seat).map_or(String::new(), |score| format!(" {score}"));
            let fault = outcome.faults.get(seat).and_then(Option::as_ref);
            format!("{name}{score}{}", fault.map_or(String::new(), |fault| format!(" ({fault})")))
        };
        let scores: Vec<String> = players.iter().enumerate().map(one).collect();
        let scores = scores.join(", ");
        if players.len() != 2 {
            return format!("game {game}: {scores}");
        }
        let nobody = if outcome.is_void() { "nobody wins" } else { "draw" };
        let winner = outcome.winner.and_then(|winner| players.get(winner));
        let verdict = winner.map_or(nobody.to_owned(), |winner| format!("{winner} wins"));
        format!("game {game}: {scores}: {verdict} ({})", outcome.cause())
    }
}

/// Helpers for the tests of several modules.
#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::state::State;

    /// A result for tests; the winner is a seat.
    pub fn result(state: &State, game: u64, winner: Option<usize>) -> GameResult {
        let outcome =
            Outcome { winner, scores: vec![-3, -4], reason: "both players passed".to_owned(), ..Outcome::default() };
        GameResult::new(game, state.names_of(game), outcome)
    }

    #[test]
    fn result_keeps_the_fields_of_its_game() {
        let text = r#"{"game":3,"players":["a","b"],"winner":1,"scores":[-3,-4],"reason":"timeout","detail":"none in time","plies":30}"#;
        let result: GameResult = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&result).unwrap(), text);
        assert_eq!((result.points(0), result.points(1)), (0.0, 1.0));
        assert_eq!((result.outcome.fault(0), result.outcome.fault(1)), (Some("timeout"), None));
    }

    #[test]
    fn forfeit_in_a_game_of_four_gives_nobody_points() {
        let names = ["a", "b", "c", "d"].map(str::to_owned).to_vec();
        let result = GameResult::forfeit(1, names, "c", "ill");
        assert_eq!([0, 1, 2, 3].map(|seat| result.outcome.is_forfeited_by(seat)), [false, false, true, false]);
        assert_eq!([0, 1, 2, 3].map(|seat| result.points(seat)), [0.0; 4]);
    }
}
