//! `tournament`: many games between many players, with ratings.

use ::tournament::commands::{self, TournamentCommand};
use clap::{Args, Subcommand};

use crate::tournament::BlokusDuo;

mod doctor;

/// Arguments of `tournament`.
#[derive(Args)]
#[command(
    after_help = "Example: blokus-duo tournament round-robin cup --player model@20000 --player model@5000 --rounds 5\n\n\
        A player is [NAME=]P[@BUDGET]: model@500000 and sim@500000 think for that many clock cycles, engine@50000 \
        searches that many nodes on one core, engine@200ms answers within that time, weak=model@1000 has a name.\n\n\
        DIR holds the plan, the results and a record of each game. A tournament that was interrupted, at whatever \
        moment, goes on with the same command or with `resume`."
)]
pub struct TournamentArgs {
    #[command(subcommand)]
    what: OwnOrCommon,
}

#[derive(Subcommand)]
enum OwnOrCommon {
    /// Check all boards at once and report which are ready
    Doctor(doctor::DoctorArgs),
    #[command(flatten)]
    Common(TournamentCommand<BlokusDuo>),
}

/// Runs the subcommand.
pub fn run(args: &TournamentArgs) -> anyhow::Result<()> {
    match &args.what {
        OwnOrCommon::Doctor(args) => doctor::run(args),
        OwnOrCommon::Common(what) => commands::run(what),
    }
}
