//! How the games of a tournament ended.

use std::collections::BTreeMap;
use std::mem;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::decisions::{Decision, Ruling};

/// What ends a game that a player forfeits since it has left.
pub const WITHDRAWN: &str = "withdrawn";

/// A game that is over: a line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number.
    pub game: u64,
    /// The names of the players by seat.
    pub players: Vec<String>,
    /// How it went.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// How a game went. Seats count from 0, who moved first.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The seat that won, if one did: none in a draw, nor where all forfeit.
    pub winner: Option<usize>,
    /// What each seat has by the game's own count.
    #[serde(default)]
    pub scores: Vec<i64>,
    /// What ended it.
    pub reason: String,
    /// What the loser did wrong, where it was not the score that decided.
    pub detail: Option<String>,
    /// What each seat gets for the standing, where that is not 1 for a win and a half for a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<f64>>,
    /// In a word, why each seat dropped out, where more or less than two play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Option<String>>,
    /// Figures by seat, as the plan's scoring names them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub figures: BTreeMap<String, Vec<f64>>,
    /// Whatever else the game's program keeps.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

impl Outcome {
    /// The points that this seat gets.
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

    /// Whether this seat lost for another reason than the score.
    pub fn is_forfeited_by(&self, seat: usize) -> bool {
        self.fault(seat).is_some()
    }

    /// What this seat did wrong, in a word.
    pub fn fault(&self, seat: usize) -> Option<&str> {
        if !self.faults.is_empty() {
            return self.faults.get(seat)?.as_deref();
        }
        (self.detail.is_some() && self.winner != Some(seat)).then_some(self.reason.as_str())
    }

    /// Whether nobody has shown anything: all forfeit.
    pub fn is_void(&self) -> bool {
        self.faults.is_empty() && self.detail.is_some() && self.winner.is_none()
    }
}

impl GameResult {
    /// A game that is over.
    pub fn new(game: u64, players: Vec<String>, outcome: Outcome) -> GameResult {
        GameResult { game, players, outcome }
    }

    /// The points that the player in this seat gets.
    pub fn points(&self, seat: usize) -> f64 {
        self.outcome.points(seat)
    }

    /// Settles it otherwise.
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
        // What a draw or points are is nobody's forfeit, and its reason is all that is told of it.
        (outcome.reason, outcome.detail, outcome.points) = match ruling {
            Ruling::Draw => (format!("overruled: {about}"), None, None),
            Ruling::Points(points) => (format!("overruled: {about}"), None, Some(points.clone())),
            _ => ("overruled".to_owned(), Some(about), None),
        };
    }

    /// Whether this decision is about it.
    pub fn is_decided_by(&self, decision: &Decision) -> bool {
        match decision {
            Decision::Replay { game, .. } | Decision::Overrule { game, .. } => *game == self.game,
            Decision::Withdraw { player, .. } => self.outcome.reason == WITHDRAWN && self.players.contains(player),
            Decision::Enter { .. } => false,
        }
    }

    /// A game that this player forfeits, since it has left. Where more than two play, all others get what they would get for a draw of
    /// nothing: nobody is to gain by it.
    pub fn withdrawn(game: u64, players: Vec<String>, player: &str, why: &str) -> GameResult {
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

    /// A game that is over, in words.
    pub fn in_words(&self) -> String {
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
        let detail = outcome.detail.as_ref().map_or(String::new(), |detail| format!(": {detail}"));
        format!("game {game}: {scores}: {verdict} ({}{detail})", outcome.reason)
    }
}

/// What other tests use, too.
#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::state::State;

    /// A result for tests: the winner is a seat.
    pub fn result(state: &State, game: u64, winner: Option<usize>) -> GameResult {
        let outcome =
            Outcome { winner, scores: vec![-3, -4], reason: "both players passed".to_owned(), ..Outcome::default() };
        GameResult::new(game, state.names_of(game), outcome)
    }

    #[test]
    fn what_a_game_keeps_beside_stands_in_its_line() {
        let text = r#"{"game":3,"players":["a","b"],"winner":1,"scores":[-3,-4],"reason":"timeout","detail":"none in time","plies":30}"#;
        let result: GameResult = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&result).unwrap(), text);
        assert_eq!((result.points(0), result.points(1)), (0.0, 1.0));
        assert_eq!((result.outcome.fault(0), result.outcome.fault(1)), (Some("timeout"), None));
    }

    #[test]
    fn at_a_table_of_four_who_has_left_forfeits_and_nobody_gains() {
        let names = ["a", "b", "c", "d"].map(str::to_owned).to_vec();
        let result = GameResult::withdrawn(1, names, "c", "ill");
        assert_eq!([0, 1, 2, 3].map(|seat| result.outcome.is_forfeited_by(seat)), [false, false, true, false]);
        assert_eq!([0, 1, 2, 3].map(|seat| result.points(seat)), [0.0; 4]);
    }
}
