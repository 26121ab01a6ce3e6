//! The arguments that make a plan.

use std::path::PathBuf;

use clap::Args;

use crate::game::Game;
use crate::players::thinking::ThinkingArgs;
use crate::tournament::entrant::Entrant;
use crate::tournament::hypotheses::Hypotheses;
use crate::tournament::openings::{read_openings, Openings};
use crate::tournament::plan::{Format, Plan};
use crate::tournament::shard::Shard;
use referee_client::fail::bad_input;
use referee_client::note;

/// What is the same for every kind of tournament.
#[derive(Args)]
pub struct Common {
    /// The tournament's folder; it is made if it is not there
    pub dir: PathBuf,

    /// A player, `[NAME=]P[@BUDGET]`; name each one so
    #[arg(long = "player", value_name = "P", required = true)]
    players: Vec<Entrant>,

    /// How often each pairing meets, each time with two games: one from each side of an opening
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    rounds: Option<u64>,

    /// Openings, one a line as move codes [default: drawn by lot, another one each round]
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// Length of the openings that are drawn by lot, in plies
    #[arg(long, value_name = "N", default_value = "4", conflicts_with = "openings",
          value_parser = clap::value_parser!(u32).range(0..=12))]
    opening_plies: u32,

    /// What chance comes from: openings, and players that move at random
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,

    #[command(flatten)]
    thinking: ThinkingArgs,

    #[command(flatten)]
    pub running: Running,
}

/// How a tournament is played, which changes none of its games.
#[derive(Args)]
pub struct Running {
    /// Games side by side that need this machine's processor [default: one for each core; one if a player thinks by the wall's clock].
    /// Boards play side by side whatever this says, each of them one game at a time
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub concurrency: Option<u32>,

    /// How many seconds a board that is missing is waited for when all other games are over; then it forfeits its own
    #[arg(long, value_name = "S", default_value = "60", value_parser = clap::value_parser!(u32).range(0..=86_400))]
    pub patience: u32,

    /// Write one JSON object a game, and one for the table
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `round-robin`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament round-robin cup --player model@20000 --player engine@5000 \
    --player random --rounds 10")]
pub struct RoundRobinArgs {
    #[command(flatten)]
    pub common: Common,

    /// Play part I of N only; `merge` puts the parts together
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
}

/// Arguments of `gauntlet`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament gauntlet trial --player new=model@50000 --player model@20000 \
    --player first-legal")]
pub struct GauntletArgs {
    #[command(flatten)]
    pub common: Common,

    /// Play part I of N only; `merge` puts the parts together
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
}

/// Arguments of `sprt`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament sprt trial --player new=model@40000 --player old=model@20000 \
    --elo0 0 --elo1 30")]
pub struct SprtArgs {
    #[command(flatten)]
    pub common: Common,

    /// H0: the first player is so much stronger than the second
    #[arg(long, value_name = "ELO", default_value = "0", allow_negative_numbers = true)]
    elo0: f64,

    /// H1: the first player is so much stronger than the second
    #[arg(long, value_name = "ELO", default_value = "20", allow_negative_numbers = true)]
    elo1: f64,

    /// How often H1 may be accepted though H0 holds
    #[arg(long, value_name = "SHARE", default_value = "0.05")]
    alpha: f64,

    /// How often H0 may be accepted though H1 holds
    #[arg(long, value_name = "SHARE", default_value = "0.05")]
    beta: f64,
}

/// Rounds of a tournament for which nobody names a number, and whose openings are drawn.
const ROUNDS: u64 = 10;

/// All results are kept in memory.
const MOST_PAIRS: u64 = 1_000_000;

/// A test that has not come to an end by then is given up.
const ROUNDS_OF_A_TEST: u64 = 20_000;

impl RoundRobinArgs {
    /// The plan of a round robin.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        Ok(Plan { shard: self.shard, ..self.common.plan(Format::RoundRobin, ROUNDS)? })
    }
}

impl GauntletArgs {
    /// The plan of a gauntlet.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        Ok(Plan { shard: self.shard, ..self.common.plan(Format::Gauntlet, ROUNDS)? })
    }
}

impl SprtArgs {
    /// The plan of a test.
    pub fn plan(&self) -> anyhow::Result<Plan> {
        let hypotheses = Hypotheses { elo0: self.elo0, elo1: self.elo1, alpha: self.alpha, beta: self.beta };
        hypotheses.check().map_err(bad_input)?;
        if self.common.players.len() != 2 {
            return Err(bad_input(format!("a test is between two players, not {}", self.common.players.len())));
        }
        self.common.plan(Format::Sprt(hypotheses), ROUNDS_OF_A_TEST)
    }
}

impl Common {
    fn plan(&self, format: Format, rounds: u64) -> anyhow::Result<Plan> {
        self.check_players()?;
        let openings = match &self.openings {
            Some(path) => Openings::Lines(read_openings(path)?.iter().map(Game::codes).collect()),
            None => Openings::Drawn { plies: self.opening_plies },
        };
        if !openings.are_none() {
            self.players.iter().try_for_each(Entrant::check_knows_openings)?;
        }
        let count = openings.count().map(|count| count as u64);
        let rounds = self.rounds.unwrap_or(count.unwrap_or(rounds));
        if let Some(count) = count.filter(|&count| count < rounds) {
            note!("{count} openings for {rounds} rounds: players without chance or clock will repeat their games");
        }
        let plan = Plan {
            format,
            players: self.players.clone(),
            rounds,
            openings,
            seed: self.seed,
            move_time_ms: self.thinking.move_time.as_millis() as u64,
            budget_cycles: self.thinking.thinking().budget_cycles,
            shard: None,
        };
        if plan.pairs() > MOST_PAIRS {
            let games = 2 * plan.pairs();
            return Err(bad_input(format!("{games} games are too many for a tournament: at most {}", 2 * MOST_PAIRS)));
        }
        Ok(plan)
    }

    fn check_players(&self) -> anyhow::Result<()> {
        if !(2..=100).contains(&self.players.len()) {
            return Err(bad_input(format!("a tournament has 2 to 100 players, not {}", self.players.len())));
        }
        for (index, player) in self.players.iter().enumerate() {
            if self.players[..index].iter().any(|other| other.name() == player.name()) {
                let name = player.name();
                return Err(bad_input(format!("two players are called {name}; NAME=P gives one another name")));
            }
        }
        Ok(())
    }
}
