//! How results become standings.

use serde::{Deserialize, Serialize};

/// How results become standings. It is part of the plan, so a reader of the folder needs no
/// knowledge of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scoring {
    /// Games are won, drawn or lost. The standings show points and Elo with its error.
    #[default]
    Elo,
    /// The game awards points; the mean per game decides.
    Points(Points),
}

/// Points that a game awards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Whether fewer points are better, such as moves to a treasure.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fewest: bool,
    /// Figures that break ties, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<Column>,
    /// Further columns of the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Column>,
}

/// A figure of the results as a column of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// The figure's name in the results.
    pub figure: String,
    /// The column's heading.
    pub head: String,
    /// How the figures of a player's games are combined.
    #[serde(default)]
    pub of: Summary,
    /// Unit behind the figure.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unit: String,
    /// Digits after the decimal point.
    #[serde(default)]
    pub digits: usize,
}

/// How the figures of several games are combined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Summary {
    /// Sum.
    #[default]
    Sum,
    /// Mean.
    Mean,
    /// Maximum.
    Most,
}

impl Column {
    /// Combines these figures; `None` if there are none.
    pub fn summary(&self, figures: &[f64]) -> Option<f64> {
        let sum: f64 = figures.iter().sum();
        (!figures.is_empty()).then(|| match self.of {
            Summary::Sum => sum,
            Summary::Mean => sum / figures.len() as f64,
            Summary::Most => figures.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        })
    }

    /// Formats the figures for the table.
    pub fn format(&self, figures: &[f64]) -> String {
        let unit = if self.unit.is_empty() { String::new() } else { format!(" {}", self.unit) };
        self.summary(figures).map_or_else(String::new, |value| format!("{value:.*}{unit}", self.digits))
    }
}
