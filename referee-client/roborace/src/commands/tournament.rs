//! `tournament`: the commands that are the same for every game, and the one that takes results from a server's files.

use std::io::{stdout, Write};
use std::path::PathBuf;

use ::tournament::commands::{self, What};
use clap::{Args, Subcommand};

use crate::tournament::{served, RoboRace};

/// What can be done with a tournament.
#[derive(Subcommand)]
pub enum TournamentCommand {
    #[command(flatten)]
    Common(What<RoboRace>),
    /// Enter the results of teams that have played on a server, from its games' files
    Served(ServedArgs),
}

/// Arguments of `served`.
#[derive(Args)]
#[command(
    after_help = "A team takes part as NAME=judge, and its clients say that name. It may be called as often as one likes, also while the \
    server plays: what is new is entered.\n\nExample: roborace tournament served cup logy"
)]
pub struct ServedArgs {
    /// The tournament's folder
    dir: PathBuf,

    /// Folder of the games' files, as `serve --logs` names it
    logs: PathBuf,
}

/// Does it.
pub fn run(what: &TournamentCommand) -> anyhow::Result<()> {
    match what {
        TournamentCommand::Common(what) => commands::run(what),
        TournamentCommand::Served(args) => {
            let entered = served::enter(&args.dir, &args.logs)?;
            Ok(writeln!(stdout(), "{entered} new results")?)
        }
    }
}
