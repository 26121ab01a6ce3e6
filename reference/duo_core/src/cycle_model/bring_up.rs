//! The bring-up design, clock by clock: see `hdl/doc/bring_up.md`.

use super::uart_rx::{self, UartRx};
use super::uart_tx::{self, UartTx};
use super::CycleModel;
use crate::ports;

ports! {
    /// The inputs.
    pub struct In {
        /// Forget what waits; a byte being sent is completed.
        pub reset: bool [1],
        /// The line to the board, straight from the pin; high when idle.
        pub rx: bool [1],
        /// The team's identifier, its first character in the high byte.
        pub team: u16 [16],
    }
}

ports! {
    /// The outputs.
    pub struct Out {
        /// The line from the board, straight from a flip-flop; high when idle.
        pub tx: bool [1],
        /// A byte since the reset had no stop bit.
        pub framing_error: bool [1],
    }
}

/// The model.
#[derive(Clone, Debug)]
pub struct BringUp {
    uart_rx: UartRx,
    uart_tx: UartTx,
    /// The last byte received; it stays after it was sent.
    last: u8,
    is_waiting: bool,
    /// Characters of the identifier that are still to be sent.
    characters_left: usize,
    is_broken: bool,
}

impl BringUp {
    /// The design for `baud` in a clock of `clock_hz`; panics as `clocks_per_bit` does.
    pub fn new(clock_hz: u32, baud: u32) -> Self {
        Self {
            uart_rx: UartRx::new(clock_hz, baud),
            uart_tx: UartTx::new(clock_hz, baud),
            last: 0,
            is_waiting: false,
            characters_left: 0,
            is_broken: false,
        }
    }
}

impl CycleModel for BringUp {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let received = self.uart_rx.step(uart_rx::In { rx: input.rx });
        let [first, second] = input.team.to_be_bytes();
        let data = match (self.characters_left, self.last) {
            (2, _) => first,
            (1, _) => second,
            (_, b'0') => b'1',
            (_, other) => other,
        };
        let valid = self.characters_left > 0 || self.is_waiting;
        let sent = self.uart_tx.step(uart_tx::In { data, valid });
        let out = Out { tx: sent.line, framing_error: self.is_broken };

        if valid && sent.ready {
            if self.characters_left > 0 {
                self.characters_left -= 1;
            } else {
                self.is_waiting = false;
                self.characters_left = if self.last == b'0' { 2 } else { 0 };
            }
        }
        if received.valid {
            (self.last, self.is_waiting) = (received.data, true);
        }
        self.is_broken |= received.framing_error;
        if input.reset {
            (self.is_waiting, self.characters_left, self.is_broken) = (false, 0, false);
        }
        out
    }
}
