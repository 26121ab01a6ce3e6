//! `compliance`: checks whether a board, or any player, survives a contest.

use std::io::stdout;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use crate::players;

use duo_line::compliance::{open, run_all, Exam, Report, CHECKS};
use duo_players::spec::PlayerSpec;
use duo_players::spec::PositionTransfer;
use duo_players::thinking::ThinkingArgs;
use referee_client::note;

/// Arguments of `compliance`.
#[derive(Args)]
#[command(after_help = "Example: blokus-duo compliance --port /dev/ttyUSB0\n\n\
    It examines the line first. Silence, echo, garbage, noise and a lost line are named with their likely cause, and end it.")]
pub struct ComplianceArgs {
    /// The board's serial port
    #[arg(long, value_name = "PATH", required_unless_present = "player")]
    port: Option<PathBuf>,

    /// Another player to check
    #[arg(long, value_name = "P", conflicts_with = "port")]
    player: Option<PlayerSpec>,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// Write one JSON object a check and one for all
    #[arg(long)]
    json: bool,
}

/// Runs the checks; fails if one fails.
pub fn run(args: &ComplianceArgs) -> anyhow::Result<()> {
    let at_port = args.port.clone().map(|path| PlayerSpec::Serial(path, PositionTransfer::Prompts));
    // The argument parser requires one of the two.
    let Some(player) = at_port.or_else(|| args.player.clone()) else { bail!("neither --port nor --player") };
    let mut exam = Exam::new(open(&player, &args.thinking.thinking(), players::open)?, args.thinking.move_time);
    note!("{} checks of {player}; a board that thinks for a second each move needs about five minutes", CHECKS.len());
    let mut report = Report::new(stdout().lock(), args.json);
    run_all(&mut exam, &mut report)?;
    match report.end(&player.to_string(), &exam)? {
        0 => Ok(()),
        failed => bail!("{player} fails {failed} of {} checks", CHECKS.len()),
    }
}
