//! `tournament`: seeding and groups, and the commands that all games share.

use std::path::PathBuf;

use ::tournament::commands::{self, Levels, Running, TournamentCommand};
use ::tournament::entrant::Entrant;
use ::tournament::folder::Folder;
use clap::Args;
use referee_client::fail::bad_input;

use crate::tournament::{Options, Plokkis};

/// Arguments of `tournament`.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(
    after_help = "Example: plokkis tournament cup --bot self --bot old=./mybot --bot territory:1 --bot territory:2 \
    --bot biggest\n\n\
    DIR holds the plan, the results, the tables and a record of each game. `plokkis tournament DIR` continues \
    an interrupted tournament."
)]
pub struct TournamentArgs {
    #[command(subcommand)]
    what: Option<TournamentCommand<Plokkis>>,

    /// The tournament's folder: with --bot, a new one
    #[arg(required = true)]
    dir: Option<PathBuf>,

    /// A bot as [NAME=]BOT, four or more of them; BOT is what `match` takes
    #[arg(long = "bot", value_name = "BOT", alias = "player", value_parser = commands::player::<Plokkis>)]
    bots: Vec<Entrant>,

    #[command(flatten)]
    levels: Levels,

    #[command(flatten)]
    options: Options,

    #[command(flatten)]
    running: Running,
}

/// Begins or continues a tournament.
pub fn run(args: &TournamentArgs) -> anyhow::Result<()> {
    if let Some(what) = &args.what {
        return commands::run(what);
    }
    let Some(dir) = &args.dir else { return Err(bad_input("name the tournament's folder")) };
    if !args.bots.is_empty() {
        let plan = args.levels.plan::<Plokkis>(&args.bots, &args.options, 1)?;
        return commands::begin_with::<Plokkis>(dir, plan, &args.running);
    }
    if Folder::new(dir).read_plan()?.is_none() {
        return Err(bad_input(format!("there is no tournament in {}: begin one with --bot", dir.display())));
    }
    commands::resume::<Plokkis>(dir, &args.running)
}
