//! What settles a tournament: its bots, its sizes, its limits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bots::Bot;
use crate::limits::DISK_MIB;

/// Who plays a game.
pub const TABLE: usize = 4;

/// A plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The bots, as the command line names them.
    pub bots: Vec<Entrant>,
    /// Rounds of seeding; in each one, everybody sits in each of the four seats once.
    pub seeding_rounds: u32,
    /// Bots in a group, about.
    pub group_size: usize,
    /// How often each combination inside a group is played in each seating.
    pub group_rounds: u32,
    /// Columns and rows of the board.
    pub width: usize,
    /// CPU time in milliseconds above which a bot gets no match points, and above which its game is interrupted.
    pub cpu_ms: [u64; 2],
    /// KiB of memory.
    pub memory_kib: u64,
    /// KiB that a bot may write.
    #[serde(default = "disk_kib")]
    pub disk_kib: u64,
    /// Milliseconds for which a bot may be waited for in a game.
    pub wait_ms: u64,
}

/// KiB that a bot may write in a tournament whose plan does not say so: plans did not before bots were bounded so.
fn disk_kib() -> u64 {
    DISK_MIB * 1024
}

/// A bot with the name under which it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// Its name in the tables.
    pub name: String,
    /// What it is.
    pub bot: String,
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let is_name = |name: &str| {
            !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || "-_.".contains(letter))
        };
        let (name, bot) = match text.split_once('=') {
            Some((name, bot)) if is_name(name) => (name, bot),
            _ => (text, text),
        };
        let bot: Bot = bot.parse()?;
        Ok(Entrant { name: name.to_owned(), bot: bot.to_string() })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.name)
    }
}

impl Plan {
    /// Why there can be no such tournament.
    pub fn problem(&self) -> Option<String> {
        if !(TABLE..=64).contains(&self.bots.len()) {
            return Some(format!("a tournament has {TABLE} to 64 bots, not {}", self.bots.len()));
        }
        let twice = self
            .bots
            .iter()
            .enumerate()
            .find(|(index, bot)| self.bots[..*index].iter().any(|other| other.name == bot.name));
        if let Some((_, bot)) = twice {
            return Some(format!("two bots are called {bot}; NAME=BOT gives one another name"));
        }
        let bad = self.bots.iter().find_map(|entrant| entrant.bot.parse::<Bot>().err());
        bad.or_else(|| (self.group_size < TABLE).then(|| format!("a group has {TABLE} bots or more")))
    }
}
