//! `gtp`: a player for programs that speak GTP.

use std::io::{stdin, stdout};
use std::time::Duration;

use clap::Args;

use crate::cli::milliseconds;
use crate::fail::bad_input;
use crate::gtp::commands::Commands;
use crate::gtp::server::serve;
use crate::players::spec::{PlayerSpec, DEFAULT_BUDGET_CYCLES};

/// Arguments of `gtp`.
#[derive(Args)]
#[command(after_help = "Example: echo 'genmove b' | blokus-duo gtp --player first-legal")]
pub struct GtpArgs {
    /// Who finds the moves
    #[arg(long, value_name = "P")]
    player: PlayerSpec,

    /// Time for each move in milliseconds
    #[arg(long, value_name = "MS", default_value = "1000", value_parser = milliseconds)]
    move_time: Duration,

    /// The accelerator's thinking time for a move in its own clock cycles, for the players that have such a clock
    #[arg(long, value_name = "N", default_value = DEFAULT_BUDGET_CYCLES)]
    budget_cycles: u64,
}

/// Reads commands from standard input and answers on standard output, until `quit` or the end of the input.
pub fn run(args: &GtpArgs) -> anyhow::Result<()> {
    if args.player == PlayerSpec::Human {
        return Err(bad_input("a human cannot play by GTP: the commands come from standard input, too"));
    }
    let mut commands = Commands::new(args.player.open(args.budget_cycles)?, args.move_time);
    serve(stdin().lock(), stdout().lock(), &mut commands)
}
