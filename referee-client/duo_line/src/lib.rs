//! Lines to devices: where the bytes of prompts and replies go over, and the clock that counts on each.

// A name that says everything needs no comment.
#![allow(missing_docs)]

use std::time::{Duration, Instant};

use duo_players::player::{Fault, Search};

pub mod compliance;
pub mod device;
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

/// Most bytes that [`Line::unasked`] reads; a device that sends more floods the line.
pub const MOST_UNASKED: usize = 256;

/// Nobody clears a line for longer than this, so that a device that never stops keeps nobody waiting.
const LONGEST_DISCARD: Duration = Duration::from_millis(300);

/// A line to a device, with a clock of its own.
pub trait Line {
    /// Gets ready for a game: a line that was lost is opened again. Whether it has just been opened, so that the device may
    /// still be starting up.
    fn ready(&mut self) -> Result<bool, Fault>;

    /// Sends bytes, and returns when the last one has left.
    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault>;

    /// The next byte, and how long after the last one sent it had arrived in full; at most `limit` is waited for it.
    fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault>;

    /// What has come without being asked for, and what comes until the line is quiet for as long as `quiet`: at most
    /// [`MOST_UNASKED`] bytes.
    fn unasked(&mut self, quiet: Duration) -> Result<Vec<u8>, Fault>;

    /// How long after an answer a second one behind it would have come.
    fn settling(&self) -> Duration;

    /// What the device shows of its last search beside the line.
    fn search(&mut self) -> Search;

    /// Drops everything up to the first silence.
    fn discard(&mut self) -> Result<(), Fault> {
        let begun = Instant::now();
        while !self.unasked(self.settling())?.is_empty() && begun.elapsed() < LONGEST_DISCARD {}
        Ok(())
    }
}
