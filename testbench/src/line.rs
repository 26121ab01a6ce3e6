//! A referee's end of the accelerator's line, with model and design in lockstep behind it, for
//! tests.
//!
//! Every byte that the accelerator sends is received and stored, so a stray byte is noticed.

use duo_core::configuration::Configuration;
use duo_core::cycle_model::accelerator::{Accelerator, In, Out};
use duo_core::cycle_model::timing::BAUD;

use crate::lockstep::Lockstep;
use crate::serial_line::{Receiver, Sender};
use crate::sim::Counters;
use crate::verilator::Design;

/// Cycles within which any prompt must be answered: the search's budget, its last node, and the
/// line.
const REPLY_CYCLES: u32 = 60_000;

/// The line to an accelerator in lockstep.
pub struct Line {
    lockstep: Lockstep<Accelerator>,
    clock_hz: u32,
    /// Sends on the line to the accelerator.
    pub sender: Sender,
    receiver: Receiver,
    input: In,
    last: Out,
    received: Vec<u8>,
    counters: Option<Counters>,
    /// The last search, and the search before the one that was last answered.
    ended: Option<Counters>,
    before_answer: Option<Counters>,
}

impl Line {
    /// An accelerator in this configuration, just after power-up; `design` is its Verilog.
    ///
    /// # Panics
    /// Like all methods here: if model and design differ, with the report; or if the line is
    /// malformed.
    pub fn new(
        design: &Design<In, Out>,
        clock_hz: u32,
        configuration: Configuration,
        team: [u8; 2],
        budget_cycles: u32,
        seed: u64,
    ) -> Line {
        let clocks_per_bit = f64::from(clock_hz) / f64::from(BAUD);
        let mut line = Line {
            lockstep: Lockstep::new(design, Accelerator::new(clock_hz, BAUD, configuration)).with_seed(seed),
            clock_hz,
            sender: Sender::new(clocks_per_bit),
            receiver: Receiver::new(clocks_per_bit),
            input: In { rx: true, reset: false, team: u16::from_be_bytes(team), budget_cycles, ponder: false },
            last: Out::default(),
            received: Vec::new(),
            counters: None,
            ended: None,
            before_answer: None,
        };
        line.wait_bits(2);
        line
    }

    /// Sets whether it ponders, that is, thinks during the opponent's turn. Initially it does not.
    pub fn set_ponder(&mut self, ponder: bool) {
        self.input.ponder = ponder;
    }

    /// Whether it ponders.
    pub fn ponders(&self) -> bool {
        self.input.ponder
    }

    /// Describes the current situation, for the report of a mismatch.
    pub fn set_context(&mut self, context: impl Into<String>) {
        self.lockstep.set_context(context);
    }

    /// Clocks since configuration.
    pub fn cycle(&self) -> u64 {
        self.lockstep.cycle()
    }

    /// Clocks a second.
    pub fn clock_hz(&self) -> u32 {
        self.clock_hz
    }

    /// The outputs of the last clock.
    pub fn outputs(&self) -> Out {
        self.last
    }

    /// The model.
    pub fn model(&self) -> &Accelerator {
        self.lockstep.model()
    }

    /// The search's counters for the last answer; `None` if they were taken before.
    pub fn take_counters(&mut self) -> Option<Counters> {
        self.counters.take()
    }

    /// All bytes received since the last call.
    pub fn take_received(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.received)
    }

    /// The counters of the search before the one that was last answered: the pondering search, if
    /// it ponders.
    pub fn before_answer(&self) -> Option<Counters> {
        self.before_answer
    }

    /// Steps one clock.
    pub fn step(&mut self) {
        self.input.rx = self.sender.level();
        let out = self.lockstep.step(self.input).unwrap_or_else(|mismatch| panic!("{mismatch}"));
        if let Some(byte) = self.receiver.step(out.tx).expect("the accelerator's bytes are well-formed") {
            self.received.push(byte);
        }
        if out.answered {
            self.counters = Some(Counters::from(&out));
            self.before_answer = self.ended;
        }
        if out.cycles < self.last.cycles {
            self.ended = Some(Counters::from(&self.last));
        }
        self.last = out;
    }

    /// Presses and releases the reset button.
    pub fn reset(&mut self) {
        self.input.reset = true;
        self.step();
        self.input.reset = false;
    }

    /// Sends bytes back to back and waits until they are sent.
    pub fn send(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.sender.send(byte));
        self.drain();
    }

    /// Waits until all queued bytes are sent.
    pub fn drain(&mut self) {
        while !self.sender.is_done() {
            self.step();
        }
    }

    /// Waits for the time of this many bits.
    pub fn wait_bits(&mut self, bits: u32) {
        (0..bits * (self.clock_hz / BAUD)).for_each(|_| self.step());
    }

    /// Waits until the accelerator is idle and its line has been quiet for three bytes.
    pub fn settle(&mut self) {
        let limit = self.cycle() + u64::from(self.input.budget_cycles + REPLY_CYCLES);
        while !self.last.idle && self.cycle() < limit {
            self.step();
        }
        assert!(self.last.idle, "the accelerator hangs");
        self.wait_bits(80);
    }

    /// Sends a prompt and returns all bytes received until the accelerator is idle again.
    pub fn prompt(&mut self, prompt: &str) -> String {
        self.set_context(format!("prompt {prompt}"));
        self.send(prompt.as_bytes());
        self.settle();
        self.take_received().escape_ascii().to_string()
    }
}
