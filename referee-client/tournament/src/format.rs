//! Tournament formats: which players meet.

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// Most pairs of an earlier run for each score.
const MAX_EARLIER: u64 = 1_000_000_000;

/// The format of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Format {
    /// Every player meets every other.
    RoundRobin,
    /// The first player meets all others.
    Gauntlet,
    /// Two players meet until a sequential test has accepted one of two hypotheses.
    Sprt(Hypotheses),
    /// Every player plays alone.
    Alone,
    /// Players with about equal points meet, nobody twice if possible.
    Swiss {
        /// Games in each pairing.
        games: u32,
    },
    /// The loser of a pairing is out.
    Knockout(Knockout),
    /// A round robin in groups, then a knockout of the best.
    Groups {
        /// Number of groups.
        groups: u32,
        /// Players of each group who reach the knockout.
        advance: u32,
        /// The knockout.
        knockout: Knockout,
    },
    /// Games of four. Every player sits in every seat equally often; the points sort the players
    /// into groups of similar strength, in which all combinations are played.
    Levels {
        /// Approximate number of players in a group.
        group_size: usize,
        /// Times that each combination of a group is played in each rotation.
        group_rounds: u32,
    },
}

/// The terms of a knockout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Knockout {
    /// Games in each pairing.
    pub games: u32,
    /// Times that an undecided pairing is replayed. After that the higher seed goes on.
    pub replays: u32,
    /// Whether the losers of the semi-finals play for the third place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub third_place: bool,
}

/// The scale of a test's hypotheses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Model {
    /// Elo: the expected share of the points
    #[default]
    Logistic,
    /// Normalized Elo: the expected points above a half over their standard deviation
    Normalized,
}

impl Model {
    fn is_logistic(&self) -> bool {
        *self == Model::Logistic
    }

    /// The unit of the hypotheses in words.
    pub fn unit(self) -> &'static str {
        match self {
            Model::Logistic => "Elo",
            Model::Normalized => "normalized Elo",
        }
    }
}

/// The hypotheses of a sequential test: the first player is `elo0` stronger than the second (H0),
/// or `elo1` stronger (H1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hypotheses {
    /// The difference under H0.
    pub elo0: f64,
    /// The difference under H1.
    pub elo1: f64,
    /// Probability of accepting H1 although H0 holds.
    pub alpha: f64,
    /// Probability of accepting H0 although H1 holds.
    pub beta: f64,
    /// The scale of the differences.
    #[serde(default, skip_serializing_if = "Model::is_logistic")]
    pub model: Model,
    /// Pairs of games from an earlier run, by the first player's points: 0, 0.5, 1, 1.5, 2.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub from: [u64; 5],
}

fn is_empty(pairs: &[u64; 5]) -> bool {
    pairs.iter().all(|&pairs| pairs == 0)
}

impl Hypotheses {
    /// Log-likelihood ratios at which H0 and H1 are accepted (Wald).
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Checks the figures; the error says which one is out of range.
    pub fn check(&self) -> Result<(), String> {
        let rates = [self.alpha, self.beta];
        if !(self.elo0 < self.elo1 && self.elo0.abs() <= 1000.0 && self.elo1.abs() <= 1000.0) {
            return Err(format!(
                "elo0 must be less than elo1, both from -1000 to 1000, not {} and {}",
                self.elo0, self.elo1
            ));
        }
        if !rates.iter().all(|rate| (0.0001..=0.4).contains(rate)) {
            return Err(format!("alpha and beta must be from 0.0001 to 0.4, not {} and {}", self.alpha, self.beta));
        }
        if self.from.iter().any(|&pairs| pairs > MAX_EARLIER) {
            return Err(format!("earlier pairs are at most {MAX_EARLIER} for each score"));
        }
        Ok(())
    }
}

impl Format {
    /// Whether all games follow from the plan. Other formats draw one round after the other, each
    /// when the previous one is over.
    pub fn is_fixed(&self) -> bool {
        matches!(self, Format::RoundRobin | Format::Gauntlet | Format::Sprt(_) | Format::Alone)
    }

    /// Players in a game.
    pub fn seats(&self) -> usize {
        match self {
            Format::Alone => 1,
            Format::Levels { .. } => 4,
            _ => 2,
        }
    }

    /// The name on the command line.
    pub fn name(&self) -> &'static str {
        match self {
            Format::RoundRobin => "round-robin",
            Format::Gauntlet => "gauntlet",
            Format::Sprt(_) => "sprt",
            Format::Alone => "alone",
            Format::Swiss { .. } => "swiss",
            Format::Knockout(_) => "knockout",
            Format::Groups { .. } => "groups",
            Format::Levels { .. } => "levels",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HYPOTHESES: Hypotheses =
        Hypotheses { elo0: 0.0, elo1: 40.0, alpha: 0.05, beta: 0.05, model: Model::Logistic, from: [0; 5] };

    #[test]
    fn check_names_the_figure_that_is_out_of_range() {
        HYPOTHESES.check().unwrap();
        let told = |hypotheses: Hypotheses| hypotheses.check().unwrap_err();
        assert!(told(Hypotheses { elo1: 0.0, ..HYPOTHESES }).contains("elo0 must be less than elo1"));
        assert!(told(Hypotheses { elo1: f64::NAN, ..HYPOTHESES }).contains("not 0 and NaN"));
        assert!(told(Hypotheses { beta: 0.5, ..HYPOTHESES }).contains("alpha and beta"));
    }
}
