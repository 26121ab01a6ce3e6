//! The serial receiver, clock by clock; see `hdl/doc/uart_rx.md`.

use super::timing::clocks_per_bit;
use super::CycleModel;
use crate::ports;

ports! {
    /// The receiver's inputs.
    pub struct In {
        /// The line, straight from the pin; high when idle.
        pub rx: bool [1],
    }
}

ports! {
    /// The receiver's outputs.
    pub struct Out {
        /// The byte. It is complete from the cycle of `valid` until the next start bit has ended.
        pub data: u8 [8],
        /// Set for one cycle for each byte.
        pub valid: bool [1],
        /// Set for one cycle for each byte that was dropped because its stop bit was low.
        pub framing_error: bool [1],
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Idle,
    Start,
    Data { received: u8 },
    Stop,
    Recover,
}

/// The receiver's model.
#[derive(Clone, Debug)]
pub struct UartRx {
    clocks_per_bit: u16,
    /// The line as held by the two flip-flops of the synchroniser, the newer one first.
    synchroniser: [bool; 2],
    state: State,
    /// Number of clocks since the start of the current bit, as far as the receiver can know it.
    clocks: u16,
    /// Number of the bit's samples that were high.
    votes: u8,
    shown: Out,
}

impl UartRx {
    /// A receiver for `baud` with a clock of `clock_hz`. Panics like [`clocks_per_bit`].
    pub fn new(clock_hz: u32, baud: u32) -> Self {
        Self {
            clocks_per_bit: clocks_per_bit(clock_hz, baud),
            synchroniser: [true; 2],
            state: State::Idle,
            clocks: 0,
            votes: 0,
            shown: Out::default(),
        }
    }

    /// Whether one of the bit's three samples is taken on this clock: around the middle, a quarter
    /// of a bit apart.
    fn samples_now(&self) -> bool {
        let (middle, quarter) = (self.clocks_per_bit / 2, self.clocks_per_bit / 4);
        [middle - quarter, middle, middle + quarter].contains(&self.clocks)
    }

    /// Follows the line through a bit. Returns the bit's value after the last sample.
    fn follow_bit(&mut self, line: bool) -> Option<bool> {
        let last = self.clocks_per_bit / 2 + self.clocks_per_bit / 4;
        self.votes += u8::from(self.samples_now() && line);
        let bit = (self.clocks == last).then_some(self.votes >= 2);
        self.clocks += 1;
        if self.clocks == self.clocks_per_bit {
            self.clocks = 0;
        }
        if bit.is_some() {
            self.votes = 0;
        }
        bit
    }
}

impl CycleModel for UartRx {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.shown;
        let line = self.synchroniser[1];
        self.synchroniser = [input.rx, self.synchroniser[0]];
        self.shown.valid = false;
        self.shown.framing_error = false;
        match self.state {
            State::Idle => {
                if !line {
                    // The clock that sees the edge is the first one of the bit.
                    (self.clocks, self.votes) = (1, 0);
                    self.state = State::Start;
                }
            }
            State::Recover => {
                if line {
                    self.state = State::Idle;
                }
            }
            State::Start => match self.follow_bit(line) {
                Some(false) => self.state = State::Data { received: 0 },
                Some(true) => self.state = State::Idle,
                None => {}
            },
            State::Data { received } => {
                if let Some(bit) = self.follow_bit(line) {
                    self.shown.data = self.shown.data >> 1 | u8::from(bit) << 7;
                    self.state = match received {
                        7 => State::Stop,
                        _ => State::Data { received: received + 1 },
                    };
                }
            }
            State::Stop => match self.follow_bit(line) {
                Some(true) => {
                    self.shown.valid = true;
                    self.state = State::Idle;
                }
                Some(false) => {
                    self.shown.framing_error = true;
                    self.state = State::Recover;
                }
                None => {}
            },
        }
        out
    }
}
