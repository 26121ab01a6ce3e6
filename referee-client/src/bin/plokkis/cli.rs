//! The command line: which program to run.

use clap::builder::styling::Styles;
use clap::{Parser, Subcommand};

use crate::commands::{bot, match_games, replay};
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
