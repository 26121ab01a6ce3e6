//! From a bitstream to a board that answers: whose settings it carries, and how it gets there.
//!
//! This takes openFPGALoader and nothing else, so that released programs can do it too.

pub mod arguments;
pub mod identity;
pub mod openfpgaloader;
pub mod part;
pub mod port;
pub mod settings_memory;

use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use boards::Board;

use testbench::bad_input::BadInput;
use testbench::command;

/// Puts a bitstream on a board, and asks the board who it is: on this port, or on the one with the board's name in it. Where a `team` is known it
/// must answer.
///
/// # Errors
/// If the bitstream is for another device, the port is in use, the loader is too old or fails, or what answers is something else.
pub fn load(board: &Board, bitstream: &Path, is_flash: bool, port: Option<&Path>, team: Option<[u8; 2]>) -> Result<()> {
    let bytes = fs::read(bitstream).with_context(|| format!("cannot read {}", bitstream.display()))?;
    part::check(board, &bytes).map_err(|why| BadInput(format!("{}: {why}", bitstream.display())))?;
    openfpgaloader::check_version()?;
    let mut load = openfpgaloader::load_command(board, bitstream, is_flash);
    println!("{}", command::line(&load));
    if let Some(port) = port {
        port::check_free(port)?;
    }
    openfpgaloader::run(&mut load)?;
    let port = port.map(Path::to_owned).or_else(|| port::find(board.serial_port));
    let port = port.context(
        "loaded, but there is no telling which serial port is the board's: name it with --port to ask the board who it is",
    )?;
    let answer = identity::ask(&port)?;
    println!("{} answers 1{}", port.display(), answer.escape_ascii());
    if let Some(team) = team {
        ensure!(answer == team, "that is not 1{}, which was loaded: is it another board's port?", team.escape_ascii());
    }
    Ok(())
}
