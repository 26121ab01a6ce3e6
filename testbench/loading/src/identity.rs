//! The first question to a board: the start of a match, which it answers with its team's
//! identifier.

use std::io::{ErrorKind, Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{bail, Context, Result};
use duo_core::cycle_model::timing::BAUD;
use duo_core::protocol::{Handshake, Identification, Reply};
use serialport::SerialPort;

/// Time for a port to come back after loading, and for a board to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pause between two tries.
const PAUSE: Duration = Duration::from_millis(200);

/// Asks the board on `port` for its identifier of two characters.
pub fn ask(port: &Path) -> Result<[u8; 2]> {
    let deadline = Instant::now() + PATIENCE;
    let mut line = open(port, deadline)?;
    let mut heard = Vec::new();
    // The question is repeated: a board that was just loaded may miss it while its clock settles.
    while Instant::now() < deadline {
        line.write_all(b"0").with_context(|| format!("cannot write to {}", port.display()))?;
        let mut bytes = [0; 16];
        match line.read(&mut bytes) {
            Ok(count) => heard.extend_from_slice(&bytes[..count]),
            Err(error) if error.kind() == ErrorKind::TimedOut => {}
            Err(error) => return Err(error).with_context(|| format!("cannot read from {}", port.display())),
        }
        if let Some(team) = identifier(&heard) {
            return Ok(team);
        }
    }
    match heard.escape_ascii().to_string().as_str() {
        "" => bail!("nothing on {} answers to `0`: hdl/doc/boards.md explains the LEDs", port.display()),
        heard => bail!("the device on {} is not an accelerator: it answered {heard}", port.display()),
    }
}

/// Opens the port; retries while the adapter is not ready.
fn open(port: &Path, deadline: Instant) -> Result<Box<dyn SerialPort>> {
    loop {
        match serialport::new(port.to_string_lossy(), BAUD).timeout(PAUSE).open() {
            Ok(line) => return Ok(line),
            Err(_) if Instant::now() < deadline => std::thread::sleep(PAUSE),
            Err(error) => return Err(error).with_context(|| format!("cannot open {}", port.display())),
        }
    }
}

/// The first identifier in these bytes: a `1` and two printable characters.
fn identifier(heard: &[u8]) -> Option<[u8; 2]> {
    let mut handshake = Handshake::new();
    heard.iter().find_map(|&byte| match handshake.take(byte) {
        Identification::Identifier(team) if Reply::Identifier(team).is_well_formed() => Some(team),
        Identification::Identifier(_) | Identification::Wrong => {
            handshake.skip_byte();
            None
        }
        Identification::Incomplete => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifier_is_a_one_and_two_characters() {
        assert_eq!(identifier(b"1RS"), Some(*b"RS"));
        assert_eq!(identifier(b"\0\xff1R21R2"), Some(*b"R2"));
        for heard in [&b""[..], b"1R", b"RS1", b"1\n\n", b"hello"] {
            assert_eq!(identifier(heard), None);
        }
    }
}
