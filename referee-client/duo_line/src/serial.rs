//! A serial line to a board, timed by the wall clock.

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serialport::SerialPort;

use crate::port::{open, CannotOpen, Mode};
use crate::{Line, MAX_UNASKED};
use duo_players::player::{Fault, Search};

/// Quiet time after an answer. Four characters take a third of a millisecond; the system may delay
/// them.
const SETTLING: Duration = Duration::from_millis(5);

/// Time limit for sending the bytes of a prompt.
const SEND_LIMIT: Duration = Duration::from_secs(1);

/// Poll interval while bytes are sent: the time of about two characters.
const DRAIN_POLL: Duration = Duration::from_micros(200);

/// Time before the next game in which a board that was unplugged or has reset itself may return.
const REPLUG: Duration = Duration::from_secs(2);

/// Time between two attempts to open a port.
const REPLUG_ATTEMPT: Duration = Duration::from_millis(100);

/// A serial port that reopens after a loss.
pub struct SerialLine {
    path: PathBuf,
    port: Option<Box<dyn SerialPort>>,
    /// Whether the port was opened since the last game began.
    fresh: bool,
    /// Time at which the last byte to the board was sent.
    sent: Instant,
    /// Bytes that have arrived but have not been read, with their arrival times.
    arrived: VecDeque<(u8, Instant)>,
}

impl SerialLine {
    /// Opens the port.
    pub fn open(path: PathBuf) -> Result<SerialLine, CannotOpen> {
        let port = open(&path)?;
        Ok(SerialLine { path, ..SerialLine::on(port) })
    }

    /// Uses a port that is already open.
    pub fn on(port: Box<dyn SerialPort>) -> SerialLine {
        let path = port.name().unwrap_or_default().into();
        SerialLine { path, port: Some(port), fresh: true, sent: Instant::now(), arrived: VecDeque::new() }
    }

    /// Runs `action` on the port. If it fails, the port is closed until the next game.
    fn on_port<T>(&mut self, action: impl FnOnce(&mut dyn SerialPort) -> io::Result<T>) -> Result<T, Fault> {
        let port = self.port.as_deref_mut().ok_or_else(|| Fault::Disconnected("the line is lost".to_owned()))?;
        action(port).map_err(|why| {
            self.port = None;
            self.arrived.clear();
            Fault::Disconnected(format!("the line is lost: {why}"))
        })
    }

    /// Waits up to `time` for bytes. Returns whether some have arrived.
    fn wait(&mut self, time: Duration) -> Result<bool, Fault> {
        if !self.arrived.is_empty() {
            return Ok(true);
        }
        let mut buffer = [0; 64];
        let count = self.on_port(|port| {
            port.set_timeout(time)?;
            match port.read(&mut buffer) {
                Ok(0) => Err(io::ErrorKind::UnexpectedEof.into()),
                Err(why) if matches!(why.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted) => Ok(0),
                read => read,
            }
        })?;
        let now = Instant::now();
        self.arrived.extend(buffer[..count].iter().map(|&byte| (byte, now)));
        Ok(count > 0)
    }
}

/// Waits until all bytes have been sent. A plain flush would block forever if a device accepts no
/// bytes.
fn wait_until_sent(limit: Duration, mut unsent: impl FnMut() -> io::Result<u32>) -> io::Result<()> {
    let deadline = Instant::now() + limit;
    while unsent()? > 0 {
        if Instant::now() > deadline {
            return Err(io::Error::new(io::ErrorKind::TimedOut, "the board takes no bytes"));
        }
        sleep(DRAIN_POLL);
    }
    Ok(())
}

impl Line for SerialLine {
    fn reopen(&mut self) -> Result<bool, Fault> {
        let deadline = Instant::now() + REPLUG;
        while self.port.is_none() {
            match open(&self.path) {
                Ok(port) => (self.port, self.fresh) = (Some(port), true),
                Err(why) if Instant::now() > deadline => return Err(Fault::Disconnected(why.to_string())),
                Err(_) => sleep(REPLUG_ATTEMPT),
            }
        }
        Ok(std::mem::take(&mut self.fresh))
    }

    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.on_port(|port| {
            port.set_timeout(SEND_LIMIT)?;
            port.write_all(bytes)?;
            wait_until_sent(SEND_LIMIT, || Ok(port.bytes_to_write()?))?;
            port.flush()
        })?;
        self.sent = Instant::now();
        Ok(())
    }

    fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault> {
        // Bytes that have arrived at the deadline still count, with their own arrival times.
        self.wait(limit.saturating_sub(self.sent.elapsed()))?;
        let (byte, arrival) = self.arrived.pop_front().ok_or(Fault::Timeout(limit))?;
        let elapsed = arrival.saturating_duration_since(self.sent);
        if elapsed > limit {
            return Err(Fault::Timeout(limit));
        }
        Ok((byte, elapsed))
    }

    fn read_unasked(&mut self, quiet: Duration) -> Result<Vec<u8>, Fault> {
        let mut bytes = Vec::new();
        while bytes.len() < MAX_UNASKED && self.wait(quiet)? {
            let room = MAX_UNASKED - bytes.len();
            bytes.extend(self.arrived.drain(..room.min(self.arrived.len())).map(|(byte, _)| byte));
        }
        Ok(bytes)
    }

    fn settling(&self) -> Duration {
        SETTLING
    }

    fn set_mode(&mut self, mode: Mode) -> Result<bool, Fault> {
        // An adapter that cannot do it is not lost.
        self.on_port(|port| Ok(port.set_baud_rate(mode.baud).and_then(|()| port.set_parity(mode.parity)).is_ok()))
    }

    fn search(&mut self) -> Search {
        Search::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wait_until_sent_has_a_time_limit() {
        let mut left = [3, 1, 0].into_iter();
        assert!(wait_until_sent(SEND_LIMIT, || Ok(left.next().unwrap())).is_ok());
        let why = wait_until_sent(Duration::from_millis(5), || Ok(1)).unwrap_err();
        assert_eq!(why.to_string(), "the board takes no bytes");
    }

    #[test]
    fn lost_line_is_reopened() {
        let (near, far) = serialport::TTYPort::pair().unwrap();
        let path = PathBuf::from(far.name().unwrap());
        drop(far);
        let mut line = SerialLine::open(path).unwrap();
        assert_eq!((line.reopen(), line.reopen()), (Ok(true), Ok(false)));
        line.send(b"0").unwrap();
        drop(near);
        assert!(matches!(line.receive(Duration::from_secs(1)), Err(Fault::Disconnected(_))));
        assert_eq!(line.send(b"0"), Err(Fault::Disconnected("the line is lost".to_owned())));
        // Another board at another path.
        let (_near, far) = serialport::TTYPort::pair().unwrap();
        line.path = PathBuf::from(far.name().unwrap());
        assert_eq!(line.reopen(), Ok(true));
        assert_eq!(line.send(b"0"), Ok(()));
    }
}
