//! Parsers of values that several options take: evaluations, seconds, threads.

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use abalone_core::evaluation::Evaluation;
use abalone_core::network::evaluator::builtin_parameters;
use abalone_core::network::forward::Network;
use abalone_core::network::parameters::Parameters;
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;

use crate::protocol::MAX_NAME_CHARACTERS;

/// An evaluation as named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvaluationName {
    /// The built-in network.
    Network,
    Linear,
    File(PathBuf),
}

impl FromStr for EvaluationName {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<EvaluationName, Infallible> {
        Ok(match text {
            "network" => EvaluationName::Network,
            "linear" => EvaluationName::Linear,
            path => EvaluationName::File(path.into()),
        })
    }
}

impl EvaluationName {
    pub fn load(&self) -> anyhow::Result<Evaluation> {
        match self {
            EvaluationName::Network => Ok(Evaluation::default()),
            EvaluationName::Linear => Ok(Evaluation::linear()),
            EvaluationName::File(path) => Ok(Evaluation::Network(Arc::new(Network::new(&read_network(path)?)))),
        }
    }

    /// The parameters of a network; weighted features have none.
    pub fn load_parameters(&self) -> anyhow::Result<Parameters> {
        match self {
            EvaluationName::Network => Ok(builtin_parameters()),
            EvaluationName::Linear => Err(bad_input("`linear` is not a network")),
            EvaluationName::File(path) => read_network(path),
        }
    }
}

fn read_network(path: &Path) -> anyhow::Result<Parameters> {
    let name = path.display();
    let bytes = fs::read(path).map_err(|why| bad_input(format!("cannot read {name}: {why}")))?;
    Parameters::read(&bytes).map_err(|why| bad_input(format!("{name}: {why}")))
}

/// Parses a number from 0 to 1.
pub fn fraction(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "a share is a number from 0 to 1".to_owned())
}

/// Parses a number of seconds.
pub fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| (0.001..=86_400.0).contains(number));
    number.ok_or_else(|| "seconds are a number from 0.001 to 86400".to_owned())
}

/// Parses a number of games.
pub fn game_count(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("games are a whole number from 1 to {}", u32::MAX))
}

/// Parses the name of a player as a server shows it. Other characters would end the protocol's line
/// or disguise the name.
pub fn player_name(text: &str) -> Result<String, String> {
    let name = text.trim();
    let fits = (1..=MAX_NAME_CHARACTERS).contains(&name.chars().count());
    if fits && Printable(name).to_string() == name {
        Ok(name.to_owned())
    } else {
        Err(format!("a name has 1 to {MAX_NAME_CHARACTERS} visible characters"))
    }
}

/// Maximum number of moves of a team in a game.
pub const MAX_MOVES: u32 = 1000;

/// Maximum number of threads that an option or a player's line can ask for.
pub const MAX_THREADS: usize = 256;

/// Maximum size of the engine's transposition table in MiB.
pub const MAX_MEGABYTES: usize = 16_384;

/// Parses a size of the engine's transposition table in MiB.
pub fn megabytes(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_MEGABYTES).contains(number));
    number.ok_or_else(|| format!("the memory is a number of MiB from 1 to {MAX_MEGABYTES}"))
}

/// Parses a number of threads; 0 means one per core.
pub fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number <= MAX_THREADS);
    number.ok_or_else(|| format!("threads are a number from 0 to {MAX_THREADS}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn player_name_is_short_and_visible() {
        let long = "x".repeat(MAX_NAME_CHARACTERS);
        for (text, name) in [("Ada", "Ada"), (" Žlutí draci ", "Žlutí draci"), (&*long, &*long)] {
            assert_eq!(player_name(text).as_deref(), Ok(name));
        }
        for text in ["", " ", "Ada\nresign", "a\u{1b}[2J", "\u{202e}adA", &*(long.clone() + "x")] {
            assert!(player_name(text).is_err(), "{text:?}");
        }
    }
}
