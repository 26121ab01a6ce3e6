//! The serial transmitter, clock by clock: see `hdl/doc/uart_tx.md`.

use super::timing::clocks_per_bit;
use super::CycleModel;
use crate::ports;

ports! {
    /// The transmitter's inputs.
    pub struct In {
        /// The byte to send.
        pub data: u8 [8],
        /// There is one.
        pub valid: bool [1],
    }
}

ports! {
    /// The transmitter's outputs.
    pub struct Out {
        /// A byte that is `valid` now is taken.
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
    /// The bits to come, the present one lowest, with the endless idle line after the stop bit.
    frame: u16,
    /// Bits of the byte still to send, including the present one.
    bits_left: u8,
    /// Clocks left in the present bit.
    clocks_left: u16,
}

impl UartTx {
    /// A transmitter for `baud` in a clock of `clock_hz`; panics as [`clocks_per_bit`] does.
    pub fn new(clock_hz: u32, baud: u32) -> Self {
        Self { clocks_per_bit: clocks_per_bit(clock_hz, baud), frame: u16::MAX, bits_left: 0, clocks_left: 0 }
    }
}

impl CycleModel for UartTx {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        // The last clock of a stop bit takes the next byte, so frames follow without a gap.
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
