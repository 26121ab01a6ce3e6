//! Brings a bitstream to a board: checks the file, changes its settings, loads it and asks the
//! board for its identifier.
//!
//! This needs only openFPGALoader, so released programs can do it too.

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

/// Loads a bitstream onto a board and asks it for its identifier, on `port` or else on the port
/// with the board's name. If `team` is given, the answer must be that team's.
///
/// # Errors
/// A bitstream for another device, a port in use, a loader that is too old or fails, or another
/// answer.
pub fn load(board: &Board, bitstream: &Path, is_flash: bool, port: Option<&Path>, team: Option<[u8; 2]>) -> Result<()> {
    let bytes = fs::read(bitstream).with_context(|| format!("cannot read {}", bitstream.display()))?;
    part::check(board, &bytes).map_err(|why| BadInput(format!("{}: {why}", bitstream.display())))?;
    if !board.caution.is_empty() {
        eprintln!("note: {} is {}", bitstream.display(), board.caution);
    }
    openfpgaloader::check_version()?;
    let mut load = openfpgaloader::load_command(board, bitstream, is_flash);
    println!("{}", command::line(&load));
    if let Some(port) = port {
        port::check_free(port)?;
    }
    openfpgaloader::run(&mut load)?;
    let port = port.map(Path::to_owned).or_else(|| port::find(board.serial_port));
    let port = port.context(
        "loaded, but not asked for its identifier: more than one serial port, or none, may be the board's; name it with --port",
    )?;
    let answer = identity::ask(&port)?;
    println!("{} answers 1{}", port.display(), answer.escape_ascii());
    if let Some(team) = team {
        ensure!(answer == team, "that is not 1{}, which was loaded: is it another board's port?", team.escape_ascii());
    }
    Ok(())
}
