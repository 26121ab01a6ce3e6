//! A pseudo terminal in place of a board: a referee opens it like any serial port.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::{symlink, OpenOptionsExt};
use std::path::{Path, PathBuf};

use anyhow::Context;
use referee_client::fail::bad_input;
use rustix::fs::OFlags;
use serialport::{SerialPort, TTYPort};

/// Our end of a pseudo terminal. The line disappears, as if unplugged, when both ends are dropped
/// or the program ends.
pub struct PseudoTerminal {
    near: TTYPort,
    /// Keeps the line alive whether or not a referee has it open.
    far: File,
    path: PathBuf,
}

impl PseudoTerminal {
    /// Creates a pseudo terminal if `port` is `pty` or `pty:LINK`. Returns it with the path that
    /// leads to it.
    pub fn requested_by(port: &Path) -> anyhow::Result<Option<(PseudoTerminal, PathBuf)>> {
        let text = port.to_string_lossy();
        let link = match text.strip_prefix("pty") {
            Some("") => None,
            Some(link) if link.starts_with(':') => Some(PathBuf::from(&link[1..])),
            _ => return Ok(None),
        };
        let terminal = PseudoTerminal::new().context("cannot make a pseudo terminal")?;
        let path = match link {
            Some(link) => {
                let cannot = |why| bad_input(format!("cannot make the link {}: {why}", link.display()));
                terminal.link(&link).map_err(cannot)?;
                link
            }
            None => terminal.path().to_owned(),
        };
        Ok(Some((terminal, path)))
    }

    /// Creates a pseudo terminal.
    pub fn new() -> serialport::Result<PseudoTerminal> {
        let (near, mut far) = TTYPort::pair()?;
        let path = PathBuf::from(far.name().unwrap_or_default());
        // Opening it as a port has locked it, but a referee needs it exclusively.
        far.set_exclusive(false)?;
        let flags = OFlags::NOCTTY.bits() as i32;
        let far_file = File::options().read(true).write(true).custom_flags(flags).open(&path)?;
        Ok(PseudoTerminal { near, far: far_file, path })
    }

    /// Path of the end that a referee opens.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Makes `link` point to it, a path that stays the same when it is created again.
    pub fn link(&self, link: &Path) -> io::Result<()> {
        if link.is_symlink() {
            fs::remove_file(link)?;
        }
        symlink(&self.path, link)
    }

    /// Returns the end on which a player answers, and the far end, which must be kept open as long.
    pub fn split(self) -> (Box<dyn SerialPort>, File) {
        (Box::new(self.near), self.far)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::time::Duration;

    use super::*;
    use crate::port::open;

    #[test]
    fn referee_opens_the_link_and_its_bytes_arrive() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("board");
        for _ in 0..2 {
            let terminal = PseudoTerminal::new().unwrap();
            terminal.link(&link).unwrap();
            let (mut near, _far) = terminal.split();
            near.set_timeout(Duration::from_secs(5)).unwrap();
            let mut referee = open(&link).unwrap();
            referee.write_all(b"0").unwrap();
            let mut heard = [0];
            near.read_exact(&mut heard).unwrap();
            assert_eq!(heard, *b"0");
        }
        // Unplugged.
        assert!(open(&link).is_err());
    }
}
