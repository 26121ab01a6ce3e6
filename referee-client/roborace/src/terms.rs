//! Rules of a game in options and requests.

use clap::ValueEnum;
use roborace_core::hands::Distribution;
use serde::{Deserialize, Serialize};

/// Maximum time for a round, in seconds.
pub const MAX_TIMEOUT_S: u64 = 86_400;

/// The distribution of hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    /// The three random moves are independent
    #[default]
    Draws,
    /// Each of the 56 different hands is equally likely
    Multisets,
}

impl From<Distribution> for Hands {
    fn from(distribution: Distribution) -> Hands {
        match distribution {
            Distribution::Draws => Hands::Draws,
            Distribution::Multisets => Hands::Multisets,
        }
    }
}

impl From<Hands> for Distribution {
    fn from(hands: Hands) -> Distribution {
        match hands {
            Hands::Draws => Distribution::Draws,
            Hands::Multisets => Distribution::Multisets,
        }
    }
}
