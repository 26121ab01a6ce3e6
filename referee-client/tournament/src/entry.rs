//! A line of the log: a result, a decision or a round that was drawn.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::decisions::Decision;
use crate::results::GameResult;
use crate::round::Round;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Entry {
    /// What was decided.
    Decision(Decision),
    /// A round that was drawn.
    Round(Round),
    /// How a game ended.
    Result(Box<GameResult>),
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Entry, D::Error> {
        // What is wrong with a line is told of the kind that it is of.
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
    fn a_line_is_read_as_what_it_is() {
        let reason = || "the clock was wrong".to_owned();
        let round = Round {
            round: 2,
            name: "final".to_owned(),
            stage: 2,
            games: 2,
            pairings: vec![vec!["a".to_owned(), "b".to_owned()]],
            groups: Vec::new(),
        };
        let decisions = [
            Decision::Overrule { game: 1, ruling: Ruling::Nobody, reason: reason() },
            Decision::Overrule { game: 1, ruling: Ruling::Points(vec![6.0, 4.0, 0.5, 0.0]), reason: reason() },
            Decision::Enter { player: "a=b".parse().unwrap(), reason: reason() },
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
