//! This game's tournament settings: openings and thinking time.

use std::path::PathBuf;
use std::time::Duration;

use ::tournament::entrant::Entrant;
use clap::Args;
use referee_client::note;
use serde::{Deserialize, Serialize};

use super::contender::{Contender, Roster};
use super::openings::{read_openings, Openings};
use duo_players::game::Game;
use duo_players::strength::Strength;
use duo_players::thinking::{Thinking, ThinkingArgs};

/// Options for a new tournament.
#[derive(Args)]
pub struct Options {
    /// Openings, one a line as move codes [default: random, a new one each round]
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// Length of random openings in plies
    #[arg(long, value_name = "N", default_value = "4", conflicts_with = "openings",
          value_parser = clap::value_parser!(u32).range(0..=12))]
    opening_plies: u32,

    #[command(flatten)]
    thinking: ThinkingArgs,
}

/// This game's part of a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// The openings.
    pub openings: Openings,
    /// Time for a reply, in milliseconds.
    pub move_time_ms: u64,
    /// Default budget of players that count cycles.
    pub budget_cycles: u64,
    /// The budget's name. A board with another clock has another budget under this name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
}

impl Settings {
    /// Checks the options against the players.
    pub fn new(options: &Options, players: &[Entrant]) -> anyhow::Result<Settings> {
        let openings = match &options.openings {
            Some(path) => Openings::Lines(read_openings(path)?.iter().map(Game::codes).collect()),
            None => Openings::Drawn { plies: options.opening_plies },
        };
        let thinking = options.thinking.thinking();
        let settings = Settings {
            openings,
            move_time_ms: thinking.move_time.as_millis() as u64,
            budget_cycles: thinking.budget_cycles,
            strength: thinking.strength,
        };
        let roster = Roster::of(players)?;
        players.iter().try_for_each(|player| settings.check(&*roster.player(player)?))?;
        Ok(settings)
    }

    /// Refuses a player that cannot play the openings.
    pub fn check(&self, player: &Contender) -> anyhow::Result<()> {
        if self.openings.are_none() {
            return Ok(());
        }
        player.check_accepts_openings()
    }

    pub fn thinking(&self) -> Thinking {
        let move_time = Duration::from_millis(self.move_time_ms);
        self.strength
            .map_or(Thinking::new(move_time, self.budget_cycles), |named| Thinking::with_strength(move_time, named))
    }

    /// Warns if there are fewer openings than rounds.
    pub fn warn(&self, rounds: u64) {
        let count = self.openings.count().map(|count| count as u64);
        if let Some(count) = count.filter(|&count| count < rounds) {
            note!("{count} openings for {rounds} rounds: players without chance or clock will repeat their games");
        }
    }
}
