//! The far end's view of a line: the bytes that its receiver reads, and the frames in them.

use duo_core::cycle_model::frame_decoder::{self, FrameDecoder};
use duo_core::cycle_model::timing::BAUD;
use duo_core::cycle_model::uart_rx::{self, UartRx};
use duo_core::cycle_model::CycleModel;
use duo_core::notation::Code;
use duo_core::protocol::{Frame, Prompt};

use super::fault::Span;
use crate::serial_line::Sender;

/// How a receiver handles a byte without a stop bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// It reports the byte and drops the current frame, like the accelerator.
    Reports,
    /// It passes on a zero byte, like an operating system.
    PassesZero,
}

/// A receiver and a frame decoder: the cycle models of the accelerator's.
#[derive(Clone)]
pub struct Ear {
    clock_hz: u32,
    receiver: Receiver,
    uart: UartRx,
    decoder: FrameDecoder,
    last_four: [u8; 4],
    clocks: u64,
    /// All bytes, each with the clock in which it was complete.
    pub bytes: Vec<(u8, u64)>,
}

impl Ear {
    /// An ear on a quiet line, with a clock of `clock_hz`.
    pub fn new(clock_hz: u32, receiver: Receiver) -> Ear {
        Ear {
            clock_hz,
            receiver,
            uart: UartRx::new(clock_hz, BAUD),
            decoder: FrameDecoder::new(clock_hz),
            last_four: [0; 4],
            clocks: 0,
            bytes: Vec::new(),
        }
    }

    /// Frequency of its clock.
    pub fn clock_hz(&self) -> u32 {
        self.clock_hz
    }

    /// Steps one clock; returns the frame that ends in it.
    pub fn step(&mut self, level: bool) -> Option<Frame> {
        self.clocks += 1;
        let uart_rx::Out { mut data, mut valid, mut framing_error } = self.uart.step(uart_rx::In { rx: level });
        if framing_error && self.receiver == Receiver::PassesZero {
            (data, valid, framing_error) = (0, true, false);
        }
        let input = frame_decoder::In { reset: false, data, data_valid: valid, framing_error };
        let heard = self.decode(input);
        if valid {
            self.last_four.rotate_left(1);
            self.last_four[3] = data;
            self.bytes.push((data, self.clocks));
        }
        heard
    }

    fn decode(&mut self, input: frame_decoder::In) -> Option<Frame> {
        let out = self.decoder.step(input);
        let code = Code::new(self.last_four);
        out.valid.then(|| frame_decoder::frame(out.kind, out.starts_at_ten, code)).flatten()
    }

    /// The frames in these levels. Bits that are not a whole number of clocks long are rounded as
    /// in [`Sender`].
    pub fn hear(&mut self, levels: &[Span]) -> Vec<Frame> {
        let mut sender = sender(self.clock_hz, levels);
        let mut heard = Vec::new();
        while !sender.is_done() {
            heard.extend(self.step(sender.level()));
        }
        heard
    }

    /// Whether a frame has begun that a pause would end.
    pub fn is_within_a_frame(&self) -> bool {
        let mut ear = self.clone();
        let end = frame_decoder::In { data: b'9', data_valid: true, ..Default::default() };
        let idle = frame_decoder::In::default();
        // Between frames, a 9 is a frame of its own.
        let heard = [idle, idle, end, idle, idle, idle].map(|input| ear.decode(input));
        !heard.contains(&Some(Frame::Prompt(Prompt::End)))
    }
}

/// A sender of these levels to a receiver with this clock.
pub fn sender(clock_hz: u32, levels: &[Span]) -> Sender {
    let mut sender = Sender::new(f64::from(clock_hz) / f64::from(BAUD));
    for &(level, bits) in levels {
        sender.hold(level, bits);
    }
    sender
}
