//! How results become a standing, as the game's own rules have it.

use serde::{Deserialize, Serialize};

/// How results become a standing. It stands in the plan, so that whoever reads a folder needs to know nothing of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scoring {
    /// A game is won, drawn or lost, and that is all there is: the strengths in Elo with their errors, and points.
    #[default]
    Elo,
    /// Points that the game awards, their mean a game.
    Points(Points),
}

/// Points that a game awards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Whether fewer are better, as with moves to a treasure.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fewest: bool,
    /// What decides between equal points: figures of the results, the first one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<Column>,
    /// Further figures that the table shows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Column>,
}

/// A figure of the results as a column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// Its name in the results.
    pub figure: String,
    /// Its head in the table.
    pub head: String,
    /// What of a player's games is shown.
    #[serde(default)]
    pub of: Summary,
    /// What stands behind the figure.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unit: String,
    /// Digits behind the point.
    #[serde(default)]
    pub digits: usize,
}

/// What becomes of the figures of several games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Summary {
    /// Their sum.
    #[default]
    Sum,
    /// Their mean.
    Mean,
    /// The largest one.
    Most,
}

impl Column {
    /// The summary of these figures; nothing if there are none.
    pub fn summary(&self, figures: &[f64]) -> Option<f64> {
        let sum: f64 = figures.iter().sum();
        (!figures.is_empty()).then(|| match self.of {
            Summary::Sum => sum,
            Summary::Mean => sum / figures.len() as f64,
            Summary::Most => figures.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        })
    }

    /// As the table writes it.
    pub fn text(&self, figures: &[f64]) -> String {
        let unit = if self.unit.is_empty() { String::new() } else { format!(" {}", self.unit) };
        self.summary(figures).map_or_else(String::new, |value| format!("{value:.*}{unit}", self.digits))
    }
}
