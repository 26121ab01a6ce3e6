//! The other end of the serial line, for tests: written from the standard, independently of the
//! blocks that it tests.

use std::collections::VecDeque;

/// Start bit, eight data bits, stop bit.
const FRAME_BITS: f64 = 10.0;

/// Sends bytes, as the line's level clock by clock.
#[derive(Clone, Debug)]
pub struct Sender {
    clocks_per_bit: f64,
    queue: VecDeque<Frame>,
    /// Clocks since the current frame began.
    clocks: f64,
}

#[derive(Clone, Copy, Debug)]
enum Frame {
    Byte { byte: u8, stop: bool },
    Level { level: bool, bits: f64 },
}

impl Frame {
    fn bits(&self) -> f64 {
        match self {
            Self::Byte { .. } => FRAME_BITS,
            Self::Level { bits, .. } => *bits,
        }
    }

    fn level(&self, bit: usize) -> bool {
        match *self {
            Self::Level { level, .. } => level,
            Self::Byte { byte, stop } => match bit {
                0 => false,
                1..=8 => byte >> (bit - 1) & 1 != 0,
                _ => stop,
            },
        }
    }
}

impl Sender {
    /// A sender whose bits last `clocks_per_bit` of the receiver's clocks, possibly a fraction.
    pub fn new(clocks_per_bit: f64) -> Self {
        Self { clocks_per_bit, queue: VecDeque::new(), clocks: 0.0 }
    }

    /// Sends `byte` after all queued bytes, without a gap.
    pub fn send(&mut self, byte: u8) {
        self.queue.push_back(Frame::Byte { byte, stop: true });
    }

    /// Sends `byte` with its stop bit low.
    pub fn send_without_stop(&mut self, byte: u8) {
        self.queue.push_back(Frame::Byte { byte, stop: false });
    }

    /// Holds the line at `level` for this many bits: high is a pause, low for ten bits or more is a
    /// break.
    pub fn hold(&mut self, level: bool, bits: f64) {
        self.queue.push_back(Frame::Level { level, bits });
    }

    /// Whether everything is sent.
    pub fn is_done(&self) -> bool {
        self.queue.is_empty()
    }

    /// The level in this clock; advances to the next clock.
    pub fn level(&mut self) -> bool {
        let Some(frame) = self.queue.front() else {
            return true;
        };
        let level = frame.level((self.clocks / self.clocks_per_bit) as usize);
        let length = frame.bits() * self.clocks_per_bit;
        self.clocks += 1.0;
        if self.clocks >= length {
            // The rest of a clock belongs to the next frame, because bits may be a fraction of
            // clocks longer.
            self.clocks -= length;
            self.queue.pop_front();
        }
        level
    }
}

/// Receives bytes from a line's levels, and reports every edge that is not where an edge of a bit
/// must be.
#[derive(Clone, Debug)]
pub struct Receiver {
    clocks_per_bit: f64,
    /// Clocks since the start bit began; `None` between frames.
    clocks: Option<u32>,
    last: bool,
    byte: u8,
}

/// A fault of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// An edge more than a clock and 1 % of a bit away from the start of a bit.
    #[error("an edge {0} clocks after that of the start bit is not at the start of a bit")]
    Edge(u32),
    /// The line is low during a stop bit.
    #[error("the stop bit is low")]
    Stop,
}

impl Receiver {
    /// A receiver for bits of `clocks_per_bit` clocks.
    pub fn new(clocks_per_bit: f64) -> Self {
        Self { clocks_per_bit, clocks: None, last: true, byte: 0 }
    }

    /// Steps one clock. Returns the byte in the clock of the middle of its stop bit.
    pub fn step(&mut self, level: bool) -> Result<Option<u8>, LineError> {
        let edge = level != self.last;
        self.last = level;
        let Some(clocks) = &mut self.clocks else {
            if !level {
                self.clocks = Some(0);
            }
            return Ok(None);
        };
        *clocks += 1;
        let bits = f64::from(*clocks) / self.clocks_per_bit;
        let off_by = (bits - bits.round()).abs() * self.clocks_per_bit;
        // Rounding a bit's length to clocks adds up over the frame.
        if edge && off_by > 1.0 + self.clocks_per_bit * 0.01 * bits {
            return Err(LineError::Edge(*clocks));
        }
        let is_middle = |bit: f64| f64::from(*clocks) == ((bit + 0.5) * self.clocks_per_bit).floor();
        if (1..=8).any(|bit| is_middle(f64::from(bit))) {
            self.byte = self.byte >> 1 | u8::from(level) << 7;
        }
        if is_middle(9.0) {
            self.clocks = None;
            return if level { Ok(Some(self.byte)) } else { Err(LineError::Stop) };
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn receiver_reads_what_sender_sends() {
        for clocks_per_bit in [16.0, 104.17, 434.03] {
            let mut sender = Sender::new(clocks_per_bit);
            let mut receiver = Receiver::new(clocks_per_bit);
            (0..=255).for_each(|byte| sender.send(byte));
            let mut received = Vec::new();
            while !sender.is_done() {
                received.extend(receiver.step(sender.level()).unwrap());
            }
            assert!(received.into_iter().eq(0..=255));
        }
    }

    #[test]
    fn faults_are_found() {
        let first_fault = |sender: &mut Sender| {
            let mut receiver = Receiver::new(100.0);
            (0..2000).find_map(|_| receiver.step(sender.level()).err())
        };
        let mut sender = Sender::new(100.0);
        sender.send_without_stop(0x55);
        assert_eq!(first_fault(&mut sender), Some(LineError::Stop));
        let mut sender = Sender::new(93.0);
        sender.send(0x55);
        assert_eq!(first_fault(&mut sender), Some(LineError::Edge(93)));
    }
}
