//! openFPGALoader: the program that puts a bitstream on a board. It needs access to USB, so it is the system's own, not pinned.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{bail, Context, Result};
use boards::Board;

use testbench::{command, progress};

const PROGRAM: &str = "openFPGALoader";

/// The command that loads `bitstream` until the power goes, or writes it to the flash to stay.
pub fn load_command(board: &Board, bitstream: &Path, flash: bool) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(["--board", board.loader]);
    if flash {
        command.arg("--write-flash");
    }
    command.arg(bitstream);
    command
}

/// Runs it, with the ways out where it fails.
pub fn run(load: &mut Command) -> Result<()> {
    let message = format!("running {PROGRAM}");
    let output = match progress::announce(&message, || load.output()) {
        Ok(output) => output,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            bail!("{PROGRAM} not found: it puts bitstreams on boards. Install it (Debian, Ubuntu: sudo apt install openfpgaloader) and try again.")
        }
        Err(error) => return Err(error).with_context(|| format!("cannot run {PROGRAM}")),
    };
    if !output.status.success() {
        let text = command::text(&output);
        let said = text.trim_end().lines().last().unwrap_or("nothing");
        bail!(
            "{PROGRAM} ended with {}; it said: {said}\nIs the board plugged in, and may you use it? hdl/doc/boards.md tells how.",
            output.status
        );
    }
    Ok(())
}
