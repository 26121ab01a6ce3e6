//! A referee's end of the accelerator's line, with model and design in lockstep behind it: for tests.
//!
//! Every byte the accelerator sends is received and kept; nothing is ever skipped, so a stray byte shows.

use duo_core::configuration::Configuration;
use duo_core::cycle_model::accelerator::{Accelerator, In, Out};
use duo_core::cycle_model::timing::{BAUD, CLOCK_HZ};

use crate::lockstep::Lockstep;
use crate::serial_line::{Receiver, Sender};
use crate::sim::Counters;
use crate::verilator::Design;

/// Cycles in which any prompt must be answered: the search's budget, its last node, and the line.
const REPLY_CYCLES: u32 = 60_000;

/// The line to an accelerator in lockstep.
pub struct Line {
    lockstep: Lockstep<Accelerator>,
    /// The line to the accelerator.
    pub sender: Sender,
    receiver: Receiver,
    input: In,
    last: Out,
    received: Vec<u8>,
    counters: Option<Counters>,
    /// The search that ended last, and the one before the search that was answered last.
    ended: Option<Counters>,
    before_answer: Option<Counters>,
}

impl Line {
    /// An accelerator in this configuration, just after power-up; `design` is its Verilog.
    ///
    /// # Panics
    /// As all methods here, if model and design differ, with the whole story; or if the line is not well-formed.
    pub fn new(
        design: &Design<In, Out>,
        configuration: Configuration,
        team: [u8; 2],
        budget_cycles: u32,
        seed: u64,
    ) -> Line {
        let clocks_per_bit = f64::from(CLOCK_HZ) / f64::from(BAUD);
        let mut line = Line {
            lockstep: Lockstep::new(design, Accelerator::new(CLOCK_HZ, BAUD, configuration)).with_seed(seed),
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

    /// Whether it is to think while the other side thinks; at first it does not.
    pub fn set_ponder(&mut self, ponder: bool) {
        self.input.ponder = ponder;
    }

    /// Whether it thinks while the other side thinks.
    pub fn ponders(&self) -> bool {
        self.input.ponder
    }

    /// Says what is going on, for the report of a mismatch.
    pub fn set_context(&mut self, context: impl Into<String>) {
        self.lockstep.set_context(context);
    }

    /// Clocks since configuration.
    pub fn cycle(&self) -> u64 {
        self.lockstep.cycle()
    }

    /// The outputs of the last clock.
    pub fn outputs(&self) -> Out {
        self.last
    }

    /// The model, to look into.
    pub fn model(&self) -> &Accelerator {
        self.lockstep.model()
    }

    /// What the search counted for the last answer, once.
    pub fn take_counters(&mut self) -> Option<Counters> {
        self.counters.take()
    }

    /// All bytes received since the last call.
    pub fn take_received(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.received)
    }

    /// The counters of the search before the one that was answered last: what it thought while the other side thought, if it
    /// does.
    pub fn before_answer(&self) -> Option<Counters> {
        self.before_answer
    }

    /// One clock.
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

    /// Presses and lets go of the reset button.
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

    /// Waits until all that is queued on the sender is sent.
    pub fn drain(&mut self) {
        while !self.sender.is_done() {
            self.step();
        }
    }

    /// Lets so many bits' time pass.
    pub fn wait_bits(&mut self, bits: u32) {
        (0..bits * (CLOCK_HZ / BAUD)).for_each(|_| self.step());
    }

    /// Lets the accelerator finish whatever it does: it is idle and its line has been quiet for three bytes.
    pub fn settle(&mut self) {
        let limit = self.cycle() + u64::from(self.input.budget_cycles + REPLY_CYCLES);
        while !self.last.idle && self.cycle() < limit {
            self.step();
        }
        assert!(self.last.idle, "the accelerator hangs");
        self.wait_bits(80);
    }

    /// Sends a prompt and returns all that comes back until the accelerator has settled.
    pub fn prompt(&mut self, prompt: &str) -> String {
        self.set_context(format!("prompt {prompt}"));
        self.send(prompt.as_bytes());
        self.settle();
        self.take_received().escape_ascii().to_string()
    }
}
