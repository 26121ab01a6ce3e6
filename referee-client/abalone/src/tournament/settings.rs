//! This game's part of a tournament's plan.

use std::net::SocketAddr;
use std::time::Duration;

use abalone_core::contest::{CONTEST_CLOCK_MS, CONTEST_MOVES};
use abalone_core::position::Position;
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::listen_address;
use serde::{Deserialize, Serialize};

use crate::arguments::{seconds, MAX_MOVES};

/// Options of a new tournament.
#[derive(Args)]
pub struct Options {
    /// Start: standard, belgian, german, or rows and team
    #[arg(long, value_name = "STRING", default_value = "standard")]
    start: Position,

    /// Random moves before the games of a round, the same for all of them
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=40))]
    random_plies: u32,

    /// Seconds of each team for the whole game
    #[arg(long, value_name = "SECONDS", default_value_t = CONTEST_CLOCK_MS as f64 / 1000.0, value_parser = seconds)]
    clock: f64,

    /// Moves of each team
    #[arg(long, value_name = "N", default_value_t = CONTEST_MOVES, value_parser = clap::value_parser!(u32).range(1..=MAX_MOVES.into()))]
    moves: u32,

    /// Where network clients connect; the default is reachable only from this machine
    #[arg(long, value_name = listen_address::FORMS, default_value = "127.0.0.1:2061", value_parser = listen_address::parser(2061))]
    listen: SocketAddr,
}

/// This game's part of a plan.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    start: String,
    random_plies: u32,
    clock_ms: u64,
    /// Moves of each team.
    pub moves: u32,
    /// Address on which network clients connect.
    pub listen: SocketAddr,
}

impl Settings {
    pub fn new(options: &Options) -> Settings {
        Settings {
            start: options.start.to_string(),
            random_plies: options.random_plies,
            clock_ms: (options.clock * 1000.0) as u64,
            moves: options.moves,
            listen: options.listen,
        }
    }

    /// Time of each team for the whole game.
    pub fn clock(&self) -> Duration {
        Duration::from_millis(self.clock_ms)
    }

    /// The start of a round's games, by its seed.
    pub fn start(&self, seed: u64) -> anyhow::Result<Position> {
        let mut position: Position = self.start.parse().map_err(bad_input)?;
        let mut random = fastrand::Rng::with_seed(seed);
        for _ in 0..self.random_plies {
            let moves = position.moves();
            if !moves.is_empty() {
                position = position.after(moves[random.usize(..moves.len())]);
            }
        }
        Ok(position)
    }
}
