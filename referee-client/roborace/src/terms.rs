//! How a game is played, as options and requests say it.

use clap::ValueEnum;
use roborace_core::hands::Law;
use serde::{Deserialize, Serialize};

/// Most seconds that a round may be given.
pub const LONGEST_TIMEOUT_S: u64 = 86_400;

/// How hands are dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    /// The three random moves are independent of each other
    #[default]
    Draws,
    /// Each of the 56 different hands is equally likely
    Multisets,
}

impl From<Law> for Hands {
    fn from(law: Law) -> Hands {
        match law {
            Law::Draws => Hands::Draws,
            Law::Multisets => Hands::Multisets,
        }
    }
}

impl From<Hands> for Law {
    fn from(hands: Hands) -> Law {
        match hands {
            Hands::Draws => Law::Draws,
            Hands::Multisets => Law::Multisets,
        }
    }
}
