//! Opens a serial port with the contest's settings, and explains what to do if that fails.

use std::fmt;
use std::fs;
use std::io::ErrorKind as Io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serialport::{DataBits, ErrorKind, FlowControl, Parity, SerialPort, StopBits};

/// Speed and parity of a line with 8 data bits and 1 stop bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// Bits per second.
    pub baud: u32,
    /// The parity bit.
    pub parity: Parity,
}

impl Mode {
    /// The mode that the contest's rules fix.
    pub const CONTEST: Mode = Mode { baud: 115_200, parity: Parity::None };
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parity = match self.parity {
            Parity::None => 'N',
            Parity::Odd => 'O',
            Parity::Even => 'E',
        };
        write!(f, "{} baud 8{parity}1", self.baud)
    }
}

/// The group that usually owns serial ports.
const USUAL_GROUP: &str = "dialout";

/// A port that cannot be opened. The message says what to do.
#[derive(Debug, thiserror::Error)]
#[error("cannot open {}: {obstacle}", .path.display())]
pub struct CannotOpen {
    path: PathBuf,
    obstacle: Obstacle,
}

/// Why a port cannot be opened.
#[derive(Debug, PartialEq, Eq)]
enum Obstacle {
    Missing,
    /// Permission is missing; this group has it.
    Forbidden(String),
    Busy,
    NoPort,
    Other(String),
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Missing => {
                f.write_str("there is no such port; `blokus-duo ports` lists those that are plugged in")
            }
            Obstacle::Forbidden(group) => write!(f, "no permission; {}", how_to_join(group)),
            Obstacle::Busy => {
                f.write_str("another program has it open; close that first (`fuser -v` on the path names it)")
            }
            Obstacle::NoPort => f.write_str("not a serial port"),
            Obstacle::Other(why) => f.write_str(why),
        }
    }
}

/// Opens a port exclusively, with the contest's settings.
pub fn open(path: &Path) -> Result<Box<dyn SerialPort>, CannotOpen> {
    let port = serialport::new(path.to_string_lossy(), Mode::CONTEST.baud)
        .data_bits(DataBits::Eight)
        .parity(Mode::CONTEST.parity)
        .stop_bits(StopBits::One)
        .flow_control(FlowControl::None)
        .timeout(Duration::ZERO)
        .open();
    port.map_err(|why| CannotOpen { path: path.to_owned(), obstacle: obstacle(path, &why) })
}

fn obstacle(path: &Path, why: &serialport::Error) -> Obstacle {
    match why.kind() {
        ErrorKind::Io(Io::NotFound) => Obstacle::Missing,
        ErrorKind::Io(Io::PermissionDenied) => Obstacle::Forbidden(group_of(path)),
        ErrorKind::NoDevice => Obstacle::Busy,
        _ if !is_character_device(path) => Obstacle::NoPort,
        // The system's messages about a device without line settings.
        _ if why.description.contains("ioctl") || why.description.contains("ypewriter") => Obstacle::NoPort,
        _ => Obstacle::Other(why.to_string()),
    }
}

fn is_character_device(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;
    fs::metadata(path).is_ok_and(|data| data.file_type().is_char_device())
}

/// Tells a person how to join the group that may use ports.
pub fn how_to_join(group: &str) -> String {
    format!("join its group: sudo usermod -aG {group} $USER, then log in again")
}

/// The group that owns a port.
pub fn group_of(path: &Path) -> String {
    let names = fs::read_to_string("/etc/group").unwrap_or_default();
    let group = fs::metadata(path).ok().and_then(|data| group_name(&names, data.gid()));
    // Never suggest joining the administrator's group.
    group.filter(|name| name != "root").unwrap_or_else(|| USUAL_GROUP.to_owned())
}

/// The name of a group in the system's list, whose lines are `name:password:number:members`.
fn group_name(list: &str, number: u32) -> Option<String> {
    list.lines().find_map(|line| {
        let mut fields = line.split(':');
        let (name, its_number) = (fields.next()?, fields.nth(1)?);
        (its_number.parse() == Ok(number)).then(|| name.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(path: &str) -> String {
        open(Path::new(path)).unwrap_err().to_string()
    }

    #[test]
    fn errors_say_what_to_do() {
        assert!(refusal("/nonexistent/tty").contains("/nonexistent/tty: there is no such port; `blokus-duo ports`"));
        assert!(refusal("/dev/null").ends_with("not a serial port"));
        assert!(refusal("/etc/passwd").ends_with("not a serial port"));
        assert!(refusal("/").ends_with("not a serial port"));
    }

    #[test]
    fn port_in_use_is_busy() {
        let (_near, far) = serialport::TTYPort::pair().unwrap();
        let path = PathBuf::from(far.name().unwrap());
        let _first = open(&path).unwrap();
        assert!(open(&path).unwrap_err().to_string().contains("another program has it open"));
    }

    #[test]
    fn missing_permission_names_the_group() {
        let denied = serialport::Error::new(ErrorKind::Io(Io::PermissionDenied), "Permission denied");
        let told = obstacle(Path::new("/dev/null"), &denied).to_string();
        assert_eq!(told, "no permission; join its group: sudo usermod -aG dialout $USER, then log in again");
    }

    #[test]
    fn group_name_finds_the_name_of_a_number() {
        let list = "root:x:0:\nuucp:x:10:\ndialout:x:20:ann,bob\n";
        assert_eq!(group_name(list, 20).as_deref(), Some("dialout"));
        assert_eq!(group_name(list, 2), None);
    }
}
