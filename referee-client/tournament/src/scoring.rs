//! How results become standings.

use std::fmt;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// How results become standings. It is part of the plan, so that a folder can be read without
/// knowing the game.
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
    /// Whether fewer points are better, for example moves to a treasure.
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

/// A criterion that decides between players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Sum of the points of all opponents, each pairing once
    Buchholz,
    /// Sum over the games of own points times the opponent's total points
    SonnebornBerger,
    /// Points from games among the tied players
    DirectEncounter,
    /// Number of games won
    Wins,
    /// Own scores minus the opponents' scores, by the game's own count
    PointDifference,
    /// A lot that follows from the tournament's seed
    Lots,
}

impl fmt::Display for TieBreak {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            TieBreak::Buchholz => "Buchholz",
            TieBreak::SonnebornBerger => "Sonneborn-Berger",
            TieBreak::DirectEncounter => "direct encounter",
            TieBreak::Wins => "wins",
            TieBreak::PointDifference => "point difference",
            TieBreak::Lots => "lot",
        })
    }
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
