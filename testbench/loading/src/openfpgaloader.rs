//! openFPGALoader, the program that puts a bitstream on a board. It needs access to USB, so the
//! system's version is used, not a pinned one.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{bail, ensure, Context, Result};
use boards::Board;

use testbench::{command, progress};

const PROGRAM: &str = "openFPGALoader";

/// The oldest version that knows all boards.
const OLDEST: (u32, u32) = (0, 12);

/// The command that loads `bitstream` until the power goes off, or with `flash` writes it to the
/// board's flash.
pub fn load_command(board: &Board, bitstream: &Path, flash: bool) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(["--board", board.loader]);
    if flash {
        command.arg("--write-flash");
    }
    command.arg(bitstream);
    command
}

/// Fails if the loader is older than `OLDEST`: 0.11 misreads a ULX3S from v3.1.8 on and does not
/// know the Tang Mega 138K. Passes if the loader does not print a version or is missing; [`run`]
/// explains how to install it.
///
/// # Errors
/// A version that is too old.
pub fn check_version() -> Result<()> {
    let Ok(output) = Command::new(PROGRAM).arg("--Version").output() else { return Ok(()) };
    let Some(version) = version(&command::text(&output)) else { return Ok(()) };
    ensure!(
        version >= OLDEST,
        "{PROGRAM} {}.{} is too old for these boards: install {}.{} or later (https://trabucayre.github.io/openFPGALoader/)",
        version.0,
        version.1,
        OLDEST.0,
        OLDEST.1
    );
    Ok(())
}

/// The version in the loader's output: `openFPGALoader v0.12.1`.
fn version(text: &str) -> Option<(u32, u32)> {
    let words = text.split_whitespace().filter_map(|word| word.trim_start_matches('v').split_once('.'));
    words.filter_map(|(major, rest)| Some((major.parse().ok()?, rest.split('.').next()?.parse().ok()?))).next()
}

/// Runs the loader. Errors say what to do.
pub fn run(load: &mut Command) -> Result<()> {
    let message = format!("running {PROGRAM}");
    let output = match progress::announce(&message, || load.output()) {
        Ok(output) => output,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            bail!("{PROGRAM} not found: install it (Debian, Ubuntu: sudo apt install openfpgaloader) and try again.")
        }
        Err(error) => return Err(error).with_context(|| format!("cannot run {PROGRAM}")),
    };
    if !output.status.success() {
        let text = command::text(&output);
        let said = text.trim_end().lines().last().unwrap_or("nothing");
        bail!(
            "{PROGRAM} ended with {}; its output: {said}\nIs the board plugged in, and may you use it? See hdl/doc/boards.md.",
            output.status
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_is_found_in_the_loaders_output() {
        assert_eq!(version("openFPGALoader v0.12.1\n"), Some((0, 12)));
        assert_eq!(version("openFPGALoader v1.0"), Some((1, 0)));
        assert_eq!(version("unknown option --Version."), None);
        assert!(version("openFPGALoader v0.11.0").unwrap() < OLDEST);
    }
}
