//! The command line: which program to run.

use clap::builder::styling::Styles;
use clap::{Parser, Subcommand};

use crate::commands::{bot, check, match_games, replay, tournament};
use crate::keeper::KeepArgs;

#[derive(Parser)]
#[command(
    name = "plokkis",
    version,
    about = "A bot for the contest Plokkis, and the tester that plays bots against each other",
    after_help = "Example: plokkis match self territory:1 biggest:1 random:1",
    styles = Styles::plain(),
    disable_help_subcommand = true
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The programs.
#[derive(Subcommand)]
pub enum Command {
    /// Be a bot: a move a line on stdin and stdout, as the contest wants it
    Bot(bot::BotArgs),
    /// Play bots against each other under a referee
    Match(match_games::MatchArgs),
    /// Play a whole contest: seeding, groups of a level, all combinations inside each
    Tournament(tournament::TournamentArgs),
    /// Check a bot before it is sent in
    Check(check::CheckArgs),
    /// Play a record again by the rules, and draw its end
    Replay(replay::ReplayArgs),
    /// Start one bot and watch over it; the referee's own, for each bot
    #[command(hide = true)]
    Keep(KeepArgs),
}

/// Reads the command line.
pub fn read() -> Result<Command, clap::Error> {
    Ok(Cli::try_parse()?.command)
}
