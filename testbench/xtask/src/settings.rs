//! `cargo xtask settings`: shows a bitstream's team and thinking time, or writes a bitstream with
//! others, without a board.

use std::path::PathBuf;

use anyhow::Result;
use boards::{round_mhz, Board};
use clap::Args;
use duo_core::settings::Settings;
use fpga::synthesis::settings;
use loading::arguments::{board, ChangeArgs};
use testbench::bad_input::BadInput;

/// Arguments of `settings`.
#[derive(Args)]
#[command(after_help = "Examples: cargo xtask settings ulx3s-85f\n          \
    cargo xtask settings ulx3s-85f --from xy.bit\n          \
    cargo xtask settings ulx3s-85f --team XY --thinking-ms 900 --output xy.bit")]
pub struct SettingsArgs {
    /// The board; `cargo xtask report` lists them
    #[arg(value_parser = board)]
    board: &'static Board,

    #[command(flatten)]
    change: ChangeArgs,

    /// A routed configuration, or a bitstream of a device other than Gowin's [default: the output
    /// of `cargo xtask synth`]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Write the bitstream, with the changes, to this file
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Shows the settings that were read or written.
pub fn run(args: &SettingsArgs) -> Result<()> {
    let (change, from) = (args.change.change(), args.from.as_deref());
    let settings = match &args.output {
        Some(output) => settings::write(args.board, from, &change, output)?,
        None if change.is_none() => settings::read(args.board, from)?,
        None => {
            return Err(BadInput(
                "no output for the change: name one with --output FILE, or use `cargo xtask load`".to_owned(),
            )
            .into())
        }
    };
    println!("{}", describe(&settings));
    Ok(())
}

/// The settings as text.
fn describe(settings: &Settings) -> String {
    let Settings { team, budget_cycles, clock_hz } = settings;
    format!(
        "team {}, thinks {} ms about a move ({budget_cycles} cycles at {} MHz)",
        team.escape_ascii(),
        (settings.thinking_ms() * 1000.0).round() / 1000.0,
        round_mhz(f64::from(*clock_hz) / 1e6)
    )
}
