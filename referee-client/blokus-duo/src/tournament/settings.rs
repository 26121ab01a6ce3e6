//! What settles the games of a tournament beside its format: openings, and how long players may think.

use std::path::PathBuf;
use std::time::Duration;

use ::tournament::entrant::Entrant;
use clap::Args;
use referee_client::note;
use serde::{Deserialize, Serialize};

use super::contender::Contender;
use super::openings::{read_openings, Openings};
use duo_players::game::Game;
use duo_players::strength::Strength;
use duo_players::thinking::{Thinking, ThinkingArgs};

/// Options with which a tournament is begun.
#[derive(Args)]
pub struct Options {
    /// Openings, one a line as move codes [default: drawn by lot, another one each round]
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// Length of the openings that are drawn by lot, in plies
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
    /// Time for a reply.
    pub move_time_ms: u64,
    /// Budget of those that count cycles and have none of their own.
    pub budget_cycles: u64,
    /// Its name, where it has one: another board has another clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
}

impl Settings {
    /// What the options say; all players must be able to play so.
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
        players.iter().try_for_each(|player| settings.check(&Contender::of(player)?))?;
        Ok(settings)
    }

    /// Refuses a player that can only play from the empty board where games begin with openings.
    pub fn check(&self, player: &Contender) -> anyhow::Result<()> {
        if self.openings.are_none() {
            return Ok(());
        }
        player.check_accepts_openings()
    }

    /// How long the players may think.
    pub fn thinking(&self) -> Thinking {
        let move_time = Duration::from_millis(self.move_time_ms);
        self.strength.map_or(Thinking::new(move_time, self.budget_cycles), |named| Thinking::named(move_time, named))
    }

    /// Warns of openings that are fewer than the rounds.
    pub fn warn(&self, rounds: u64) {
        let count = self.openings.count().map(|count| count as u64);
        if let Some(count) = count.filter(|&count| count < rounds) {
            note!("{count} openings for {rounds} rounds: players without chance or clock will repeat their games");
        }
    }
}
