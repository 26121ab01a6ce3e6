//! `cargo xtask settings`: whose name a bitstream carries and how long it thinks; and another bitstream with others, without a board.

use std::path::PathBuf;

use anyhow::Result;
use boards::Board;
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

    /// A routed configuration, or a bitstream, but not Gowin's [default: what `cargo xtask synth` has left]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Write the bitstream, with the changes, to this file
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Shows the settings, of what is there or of what was written.
pub fn run(args: &SettingsArgs) -> Result<()> {
    let (change, from) = (args.change.change(), args.from.as_deref());
    let settings = match &args.output {
        Some(output) => settings::write(args.board, from, &change, output)?,
        None if change.is_none() => settings::read(args.board, from)?,
        None => return Err(BadInput("where to? --output FILE, or `cargo xtask load` for a board".to_owned()).into()),
    };
    println!("{}", described(&settings));
    Ok(())
}

/// The settings in words.
fn described(settings: &Settings) -> String {
    let Settings { team, budget_cycles, clock_hz } = settings;
    format!(
        "team {}, thinks {} ms about a move ({budget_cycles} cycles at {} MHz)",
        team.escape_ascii(),
        (settings.thinking_ms() * 1000.0).round() / 1000.0,
        f64::from(*clock_hz) / 1e6
    )
}
