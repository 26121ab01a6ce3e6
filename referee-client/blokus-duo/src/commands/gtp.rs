//! `gtp`: a player for programs that speak GTP.

use std::io::{stdin, stdout};

use clap::Args;

use crate::players::open;

use duo_gtp::commands::Commands;
use duo_gtp::server::serve;
use duo_players::spec::PlayerSpec;
use duo_players::thinking::ThinkingArgs;
use referee_client::fail::bad_input;

/// Arguments of `gtp`.
#[derive(Args)]
#[command(after_help = "Example: echo 'genmove b' | blokus-duo gtp --player first-legal")]
pub struct GtpArgs {
    /// The player that chooses the moves
    #[arg(long, value_name = "P")]
    player: PlayerSpec,

    #[command(flatten)]
    thinking: ThinkingArgs,
}

/// Reads commands from standard input and answers on standard output, until `quit` or the end of
/// the input.
pub fn run(args: &GtpArgs) -> anyhow::Result<()> {
    if args.player == PlayerSpec::Human {
        return Err(bad_input("a human cannot play by GTP, because the commands come from standard input"));
    }
    let mut commands = Commands::new(open(&args.player, &args.thinking.thinking())?, args.thinking.move_time);
    serve(stdin().lock(), stdout().lock(), &mut commands)
}
