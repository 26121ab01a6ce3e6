//! Lines of the log: game results, decisions and drawn rounds.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::decisions::Decision;
use crate::results::GameResult;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Entry {
    /// A decision by the organiser.
    Decision(Decision),
    /// A drawn round.
    Round(Round),
    /// The result of a game.
    Result(Box<GameResult>),
}

/// A drawn round. It never changes afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Counts from 1.
    pub round: u32,
    /// The round's name.
    pub name: String,
    /// The part of the tournament that it belongs to, from 1. A replayed knockout round has the
    /// stage of the first attempt.
    pub stage: u32,
    /// Games in each pairing; the seats rotate from one game to the next.
    pub games: u32,
    /// The pairings by name, with the first mover first. A player alone has a bye.
    pub pairings: Vec<Vec<String>>,
    /// The rules by which a Swiss round was drawn; older logs do not name them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The groups, if there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<String>>,
}

impl Round {
    /// The players with a bye, where a game has `seats` players.
    pub fn byes(&self, seats: usize) -> impl Iterator<Item = &str> {
        self.pairings.iter().filter(move |pairing| pairing.len() < seats).flatten().map(String::as_str)
    }

    /// The pairings that are played, where a game has `seats` players.
    pub fn full_pairings(&self, seats: usize) -> impl Iterator<Item = &[String]> {
        self.pairings.iter().map(Vec::as_slice).filter(move |pairing| pairing.len() == seats)
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Entry, D::Error> {
        // Choosing the kind first gives an error about that kind.
        let value = Value::deserialize(from)?;
        let read = if value.get("decision").is_some() {
            serde_json::from_value(value).map(Entry::Decision)
        } else if value.get("round").is_some() {
            serde_json::from_value(value).map(Entry::Round)
        } else {
            serde_json::from_value(value).map(Entry::Result)
        };
        read.map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::Ruling;

    #[test]
    fn entry_reads_every_kind_of_line() {
        let reason = || "the clock was wrong".to_owned();
        let round = Round {
            round: 2,
            name: "final".to_owned(),
            stage: 2,
            games: 2,
            pairings: vec![vec!["a".to_owned(), "b".to_owned()]],
            rules: None,
            groups: Vec::new(),
        };
        let decisions = [
            Decision::Overrule { game: 1, ruling: Ruling::Nobody, reason: reason() },
            Decision::Overrule { game: 1, ruling: Ruling::Points(vec![6.0, 4.0, 0.5, 0.0]), reason: reason() },
            Decision::Enter { player: "a=b".parse().unwrap(), reason: reason() },
            Decision::Revoke { number: 2, reason: reason() },
        ];
        for entry in decisions.into_iter().map(Entry::Decision).chain([Entry::Round(round)]) {
            let text = serde_json::to_string(&entry).unwrap();
            assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry);
        }
        let text = r#"{"decision":"overrule","game":1,"ruling":"nobody","reason":"the clock was wrong"}"#;
        assert!(serde_json::from_str::<Entry>(text).is_ok());
        let told = |text: &str| serde_json::from_str::<Entry>(text).unwrap_err().to_string();
        assert!(told(r#"{"decision":"flip"}"#).contains("unknown variant `flip`"));
        assert!(told("{}").contains("missing field `game`"));
    }
}
