//! `cargo xtask load`: loads a bitstream onto a board and asks it for its identifier.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use boards::Board;
use clap::Args;
use fpga::synthesis;
use fpga::synthesis::settings;
use loading::arguments::{board, ChangeArgs};
use testbench::bad_input::BadInput;

/// Arguments of `load`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask load ulx3s-85f --team XY\n          cargo xtask load ulx3s-85f --flash --port /dev/ttyUSB0"
)]
pub struct LoadArgs {
    /// The board; `cargo xtask report` lists them
    #[arg(value_parser = board)]
    board: &'static Board,

    /// Write the board's flash, so that the accelerator starts with the power
    #[arg(long)]
    flash: bool,

    /// Load the small bring-up design instead, which tries the board (hdl/doc/bring_up.md)
    #[arg(long)]
    bring_up: bool,

    #[command(flatten)]
    change: ChangeArgs,

    /// The bitstream [default: the one that `cargo xtask synth` made]
    #[arg(long, value_name = "FILE")]
    bitstream: Option<PathBuf>,

    /// The board's serial port [default: the one under /dev/serial/by-id with the board's name in
    /// it]
    #[arg(long, value_name = "PATH")]
    port: Option<PathBuf>,
}

/// Loads the bitstream and asks the board.
pub fn run(args: &LoadArgs) -> Result<()> {
    let board = if args.bring_up { args.board.bring_up() } else { args.board };
    let folder = tempfile::tempdir().context("cannot create a temporary folder")?;
    let (bitstream, team) = bitstream(board, args, folder.path())?;
    loading::load(board, &bitstream, args.flash, args.port.as_deref(), team)
}

/// The bitstream to load, made in `folder` if its settings change; and the team that must answer in
/// that case.
fn bitstream(board: &Board, args: &LoadArgs, folder: &Path) -> Result<(PathBuf, Option<[u8; 2]>)> {
    let change = args.change.change();
    if !change.is_none() {
        let name = synthesis::bitstream(board);
        let output = folder.join(name.file_name().context("a bitstream has a name")?);
        let written = settings::write(board, args.bitstream.as_deref(), &change, &output)?;
        return Ok((output, Some(written.team)));
    }
    let bitstream = args.bitstream.clone().unwrap_or_else(|| synthesis::bitstream(board));
    if !bitstream.is_file() {
        let why =
            format!("{} is not there: cargo xtask synth {} makes it", bitstream.display(), board.synth_arguments());
        return Err(BadInput(why).into());
    }
    Ok((bitstream, None))
}
