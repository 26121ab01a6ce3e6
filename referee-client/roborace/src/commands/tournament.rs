//! `tournament`: the commands that all games share, and `served`, which takes results from a
//! server's files.

use std::io::{stdout, Write};
use std::path::PathBuf;

use ::tournament::commands;
use clap::{Args, Subcommand};
use referee_client::note;

use crate::tournament::{served, RoboRace};

/// Maximum number of unknown teams to name, because clients can invent names.
const MAX_TOLD: usize = 50;

/// The commands of a tournament.
#[derive(Subcommand)]
pub enum TournamentCommand {
    #[command(flatten)]
    Common(commands::TournamentCommand<RoboRace>),
    /// Enter the results of teams from a server's game files
    Served(ServedArgs),
}

/// Arguments of `served`.
#[derive(Args)]
#[command(
    after_help = "A team takes part as NAME=judge, and its clients use that name. Run this command again for new games, also while the \
    server runs. It lists teams that are not in the tournament.\n\nExample: roborace tournament served cup logy"
)]
pub struct ServedArgs {
    /// The tournament's folder
    dir: PathBuf,

    /// Folder of the games' files, as in `serve --logs`
    logs: PathBuf,
}

/// Runs a command.
pub fn run(command: &TournamentCommand) -> anyhow::Result<()> {
    match command {
        TournamentCommand::Common(command) => commands::run(command),
        TournamentCommand::Served(args) => {
            let served::Entered { new, strangers } = served::enter(&args.dir, &args.logs)?;
            strangers.iter().take(MAX_TOLD).for_each(|team| {
                note!(
                    "team {team:?} is not in the tournament, so its games are not entered: use NAME of NAME=judge as the client's --name"
                );
            });
            if strangers.len() > MAX_TOLD {
                note!("{} more teams are not in the tournament", strangers.len() - MAX_TOLD);
            }
            Ok(writeln!(stdout(), "{new} new results")?)
        }
    }
}
