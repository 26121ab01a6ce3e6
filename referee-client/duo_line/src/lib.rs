//! Boards on serial lines: ports, players, the monitor and the compliance checks.

use std::time::{Duration, Instant};

use duo_players::player::{Fault, Search};
use port::Mode;

pub mod compliance;
pub mod device;
mod diagnosis;
#[cfg(test)]
mod fuzz;
pub mod monitor;
pub mod pins;
pub mod port;
pub mod pseudo;
pub mod seat;
pub mod serial;
pub mod serial_player;
#[cfg(test)]
mod simulated_board;
pub mod transcript;

/// Maximum number of bytes that [`Line::read_unasked`] reads; a device that sends more floods the
/// line.
pub const MAX_UNASKED: usize = 256;

/// Time limit for clearing a line, in case a device never stops sending.
const LONGEST_DISCARD: Duration = Duration::from_millis(300);

/// A line to a device, with its own clock.
pub trait Line {
    /// Reopens a lost line. Returns whether the line was just opened, in which case the device may
    /// still be starting.
    fn reopen(&mut self) -> Result<bool, Fault>;

    /// Sends bytes and waits until the last one has left.
    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault>;

    /// Waits at most `limit` for the next byte. Returns it with its arrival time after the last
    /// byte sent.
    fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault>;

    /// Reads unasked bytes, at most [`MAX_UNASKED`], until the line has been silent for `quiet`.
    fn read_unasked(&mut self, quiet: Duration) -> Result<Vec<u8>, Fault>;

    /// Quiet time after which no second answer can arrive.
    fn settling(&self) -> Duration;

    /// Changes speed and parity. Returns false if the line has no modes.
    fn set_mode(&mut self, _mode: Mode) -> Result<bool, Fault> {
        Ok(false)
    }

    /// Figures of the device's last search, if it reports them outside the line.
    fn search(&mut self) -> Search;

    /// Discards bytes up to the first silence.
    fn discard(&mut self) -> Result<(), Fault> {
        let begun = Instant::now();
        while !self.read_unasked(self.settling())?.is_empty() && begun.elapsed() < LONGEST_DISCARD {}
        Ok(())
    }
}
