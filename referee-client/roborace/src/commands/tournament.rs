//! `tournament`: the commands that are the same for every game, and the one that takes results from a server's files.

use std::io::{stdout, Write};
use std::path::PathBuf;

use ::tournament::commands::{self, What};
use clap::{Args, Subcommand};
use referee_client::note;

use crate::tournament::{served, RoboRace};

/// So many teams that are not in the tournament are named. Anybody can think of names.
const MOST_TOLD: usize = 50;

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
    server plays: what is new is entered, and teams that are not in the tournament are named.\n\nExample: roborace tournament served cup logy"
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
            let served::Entered { new, strangers } = served::enter(&args.dir, &args.logs)?;
            strangers.iter().take(MOST_TOLD).for_each(|team| {
                note!(
                    "team {team:?} is not in the tournament, and its games are not entered: a client's --name is to be the NAME of NAME=judge"
                );
            });
            if strangers.len() > MOST_TOLD {
                note!("and so are {} more teams", strangers.len() - MOST_TOLD);
            }
            Ok(writeln!(stdout(), "{new} new results")?)
        }
    }
}
