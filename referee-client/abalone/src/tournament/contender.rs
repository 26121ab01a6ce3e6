//! Who can take part: a player of this machine, or a client that comes over the network.

use std::str::FromStr;

use ::tournament::entrant::Entrant;
use referee_client::fail::bad_input;

use crate::player::PlayerSpec;
use crate::thinking::Thinking;

/// A player in a tournament.
pub enum Contender {
    /// One of this machine.
    Here(PlayerSpec),
    /// A client that says by its name that it is this team.
    Guest,
}

impl Contender {
    /// The player that an entrant is.
    pub fn of(entrant: &Entrant) -> anyhow::Result<Contender> {
        entrant.player().parse().map_err(bad_input)
    }

    /// Whether it thinks by the wall's clock on this machine.
    pub fn goes_by_the_clock(&self) -> bool {
        match self {
            Contender::Here(spec) => {
                spec.is_program() || matches!(spec.thinking, Thinking::Clock | Thinking::MoveTime(_))
            }
            Contender::Guest => false,
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(text: &str) -> Result<Contender, String> {
        match text {
            "net" => Ok(Contender::Guest),
            _ => text.parse().map(Contender::Here),
        }
    }
}
