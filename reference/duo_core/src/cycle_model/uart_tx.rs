//! The serial transmitter, clock by clock; see `hdl/doc/uart_tx.md`.

use super::timing::clocks_per_bit;
use super::CycleModel;
use crate::ports;

ports! {
    /// The transmitter's inputs.
    pub struct In {
        /// The byte to send.
        pub data: u8 [8],
        /// A byte is on the input.
        pub valid: bool [1],
    }
}

ports! {
    /// The transmitter's outputs.
    pub struct Out {
        /// A byte that is `valid` now is accepted.
        pub ready: bool [1],
        /// The line, straight from a flip-flop; high when idle.
        pub line: bool [1],
    }
}

/// Start bit, eight data bits, stop bit.
const FRAME_BITS: u8 = 10;

/// The transmitter's model.
#[derive(Clone, Debug)]
pub struct UartTx {
    clocks_per_bit: u16,
    /// The remaining bits, the current one lowest, followed by the idle line after the stop bit.
    frame: u16,
    /// Number of bits of the byte still to send, including the current one.
    bits_left: u8,
    /// Number of clocks left in the current bit.
    clocks_left: u16,
}

impl UartTx {
    /// A transmitter for `baud` with a clock of `clock_hz`. Panics like [`clocks_per_bit`].
    pub fn new(clock_hz: u32, baud: u32) -> Self {
        Self { clocks_per_bit: clocks_per_bit(clock_hz, baud), frame: u16::MAX, bits_left: 0, clocks_left: 0 }
    }
}

impl CycleModel for UartTx {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        // The last clock of a stop bit accepts the next byte, so that frames follow each other
        // without a gap.
        let ready = self.bits_left == 0 || (self.bits_left, self.clocks_left) == (1, 1);
        let out = Out { ready, line: self.frame & 1 != 0 };
        if ready && input.valid {
            self.frame = 0xfe00 | u16::from(input.data) << 1;
            self.bits_left = FRAME_BITS;
            self.clocks_left = self.clocks_per_bit;
        } else if self.bits_left > 0 {
            self.clocks_left -= 1;
            if self.clocks_left == 0 {
                self.frame = self.frame >> 1 | 0x8000;
                self.bits_left -= 1;
                self.clocks_left = self.clocks_per_bit;
            }
        }
        out
    }
}
