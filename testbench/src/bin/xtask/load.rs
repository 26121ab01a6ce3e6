//! `cargo xtask load`: a bitstream onto a board, and the board asked who it is.

use std::path::PathBuf;

use anyhow::{bail, Result};
use clap::Args;
use hdl::board::Board;
use testbench::loading::{identity, openfpgaloader, port};
use testbench::{command, synthesis};

use crate::board_argument::board;

/// Arguments of `load`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask load ulx3s-85f\n          cargo xtask load ulx3s-85f --flash --port /dev/ttyUSB0"
)]
pub struct LoadArgs {
    /// The board; `cargo xtask report` lists them
    #[arg(value_parser = board)]
    board: &'static Board,

    /// Write the board's flash, so that the accelerator is there whenever the power comes
    #[arg(long)]
    flash: bool,

    /// The bitstream [default: what `cargo xtask synth` has made]
    #[arg(long, value_name = "FILE")]
    bitstream: Option<PathBuf>,

    /// The board's serial port [default: the one under /dev/serial/by-id with the board's name in it]
    #[arg(long, value_name = "PATH")]
    port: Option<PathBuf>,
}

/// Loads, and asks.
pub fn run(args: &LoadArgs) -> Result<()> {
    let board = args.board;
    let bitstream = args.bitstream.clone().unwrap_or_else(|| synthesis::bitstream(board));
    if !bitstream.is_file() {
        bail!("{} is not there: cargo xtask synth {} makes it", bitstream.display(), board.name);
    }
    let mut load = openfpgaloader::load_command(board, &bitstream, args.flash);
    println!("{}", command::line(&load));
    if let Some(port) = &args.port {
        port::check_free(port)?;
    }
    openfpgaloader::run(&mut load)?;
    let Some(port) = args.port.clone().or_else(|| port::find(board.serial_port)) else {
        bail!("loaded, but there is no telling which serial port is the board's: name it with --port to ask the board who it is");
    };
    let team = identity::ask(&port)?;
    println!("{} answers 1{}", port.display(), team.escape_ascii());
    Ok(())
}
