//! A pseudo terminal in place of a board: a referee opens it like any serial port.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::os::unix::fs::{symlink, OpenOptionsExt};
use std::path::{Path, PathBuf};

use anyhow::Context;
use referee_client::fail::bad_input;
use referee_client::on_signal::{on_signal, Waiting};
use rustix::fs::OFlags;
use serialport::{SerialPort, TTYPort};

/// The folder of all pseudo terminals.
const TERMINALS: &str = "/dev/pts";

/// Our end of a pseudo terminal. The line disappears, as if unplugged, when both ends are dropped
/// or the program ends.
pub struct PseudoTerminal {
    near: TTYPort,
    far: FarEnd,
    path: PathBuf,
}

/// Keeps the line alive whether or not a referee has it open, and its link too.
pub struct FarEnd {
    _file: File,
    _link: Option<Link>,
}

/// A link to a pseudo terminal. It is removed when this is dropped, or when a signal ends the
/// program.
struct Link {
    path: PathBuf,
    target: PathBuf,
    _removed_on_signal: Waiting,
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
        let mut terminal = PseudoTerminal::new().context("cannot make a pseudo terminal")?;
        let path = match link {
            Some(path) => {
                terminal.far._link = Some(Link::new(&path, terminal.path())?);
                path
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
        Ok(PseudoTerminal { near, far: FarEnd { _file: far_file, _link: None }, path })
    }

    /// Path of the end that a referee opens.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the end on which a player answers, and the far end, which must be kept open as long.
    pub fn split(self) -> (Box<dyn SerialPort>, FarEnd) {
        (Box::new(self.near), self.far)
    }
}

impl Link {
    /// Makes `path` a link to a new pseudo terminal. Only the link of a program that was killed is
    /// replaced.
    fn new(path: &Path, target: &Path) -> anyhow::Result<Link> {
        let shown = path.display();
        match fs::read_link(path) {
            // The new terminal may have the number of the killed program's.
            Ok(old) if old == target || old.starts_with(TERMINALS) && !old.exists() => remove_link(path, &old),
            Ok(old) if old.starts_with(TERMINALS) => {
                let old = old.display();
                let why = format!("{shown} is in use: it leads to {old}; if no board runs there, remove it");
                return Err(bad_input(why));
            }
            Ok(_) => return Err(bad_input(format!("{shown} exists and does not lead to a pseudo terminal"))),
            Err(why) if why.kind() == ErrorKind::InvalidInput => {
                return Err(bad_input(format!("{shown} exists and is not a link to a pseudo terminal")))
            }
            // There is nothing of this name, or making the link fails for the same reason.
            Err(_) => {}
        }
        symlink(target, path).map_err(|why| bad_input(format!("cannot make the link {shown}: {why}")))?;
        let (path, target) = (path.to_owned(), target.to_owned());
        let own = (path.clone(), target.clone());
        let removed = on_signal(move || remove_link(&own.0, &own.1)).context("cannot watch for signals")?;
        Ok(Link { path, target, _removed_on_signal: removed })
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        remove_link(&self.path, &self.target);
    }
}

/// Removes a link if it still leads to this target.
fn remove_link(path: &Path, target: &Path) {
    if fs::read_link(path).is_ok_and(|now| now == target) {
        // If that fails, the next program that wants the name says why.
        let _ = fs::remove_file(path);
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
            let (mut near, _far) = request(&link).unwrap().split();
            near.set_timeout(Duration::from_secs(5)).unwrap();
            let mut referee = open(&link).unwrap();
            referee.write_all(b"0").unwrap();
            let mut heard = [0];
            near.read_exact(&mut heard).unwrap();
            assert_eq!(heard, *b"0");
        }
        // Unplugged.
        assert!(open(&link).is_err() && !link.is_symlink());
    }

    #[test]
    fn only_the_link_of_a_terminal_that_is_gone_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [board, file, link, stale] = ["board", "file", "link", "stale"].map(|name| folder.path().join(name));
        let refused = |path: &Path| request(path).err().unwrap().to_string();
        let running = request(&board).unwrap();
        let path = running.path().to_owned();
        assert!(refused(&board).contains(&format!("board is in use: it leads to {}", path.display())));
        assert_eq!(fs::read_link(&board).unwrap(), path);
        fs::write(&file, "text").unwrap();
        symlink(&file, &link).unwrap();
        assert!(refused(&file).ends_with("file exists and is not a link to a pseudo terminal"));
        assert!(refused(&link).ends_with("link exists and does not lead to a pseudo terminal"));
        assert_eq!((fs::read_to_string(&file).unwrap().as_str(), fs::read_link(&link).unwrap()), ("text", file));
        symlink("/dev/pts/999999", &stale).unwrap();
        let replaced = request(&stale).unwrap();
        assert_eq!(fs::read_link(&stale).unwrap(), replaced.path());
        // A link that another program has taken over stays.
        fs::remove_file(&stale).unwrap();
        symlink(&path, &stale).unwrap();
        drop(replaced);
        assert!(stale.is_symlink());
    }

    fn request(link: &Path) -> anyhow::Result<PseudoTerminal> {
        let port = format!("pty:{}", link.display());
        PseudoTerminal::requested_by(Path::new(&port)).map(|made| made.unwrap().0)
    }
}
