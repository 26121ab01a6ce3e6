//! A board that is none: a pseudo terminal, which a referee opens like any serial port.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::{symlink, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::OFlags;
use serialport::{SerialPort, TTYPort};

/// Our end of a pseudo terminal. It is gone, as if unplugged, when both of its ends are dropped or the program ends.
pub struct PseudoTerminal {
    near: TTYPort,
    /// Keeps the line alive whether or not a referee has it open.
    far: File,
    path: PathBuf,
}

impl PseudoTerminal {
    /// A new one.
    pub fn new() -> serialport::Result<PseudoTerminal> {
        let (near, mut far) = TTYPort::pair()?;
        let path = PathBuf::from(far.name().unwrap_or_default());
        // Opening as a port would lock it, and a referee needs it exclusively.
        far.set_exclusive(false)?;
        let flags = OFlags::NOCTTY.bits() as i32;
        let far_file = File::options().read(true).write(true).custom_flags(flags).open(&path)?;
        Ok(PseudoTerminal { near, far: far_file, path })
    }

    /// The path that a referee opens.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Has a name lead to it that stays the same when it is plugged in again.
    pub fn link(&self, link: &Path) -> io::Result<()> {
        if link.is_symlink() {
            fs::remove_file(link)?;
        }
        symlink(&self.path, link)
    }

    /// The end on which a player answers; the other one must live as long.
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
    fn referee_opens_it_by_its_link_and_is_heard() {
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
