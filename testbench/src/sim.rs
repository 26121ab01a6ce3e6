//! The accelerator as its users see it: the emitted Verilog in Verilator, with its serial pins.

use std::thread::{self, JoinHandle};

use anyhow::{anyhow, ensure, Result};
use duo_core::cycle_model::accelerator::{In, Out};
use duo_core::cycle_model::timing::{clocks_per_bit, BAUD, CLOCK_HZ};

use crate::verilator::{Design, Simulation};
use crate::{command, progress, tools, verilog};

/// The committed accelerator, built once and cached.
pub fn design() -> Result<Design<In, Out>> {
    Design::build("accelerator", &verilog::of("accelerator")?)
}

/// The accelerator's simulation, while it is built in the background.
pub struct Building(JoinHandle<Result<Design<In, Out>>>);

impl Building {
    /// Begins to build the simulation, or to find it in the cache.
    ///
    /// # Errors
    /// A tool that the build needs is neither here nor can be fetched.
    pub fn begin() -> Result<Building> {
        command::require("g++")?;
        tools::verilator()?;
        Ok(Building(thread::spawn(|| progress::in_silence(design))))
    }

    /// Waits for the end of the build.
    pub fn finish(self) -> Result<Design<In, Out>> {
        progress::announce("building the accelerator's simulation with Verilator and g++", || self.0.join())
            .unwrap_or_else(|_| Err(anyhow!("the build of the simulation stopped with a bug")))
    }
}

/// The search's counters for one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Value of the answer.
    pub score: i32,
    /// Iterations finished.
    pub depth: u32,
    /// Placements made and evaluated.
    pub nodes: u64,
    /// Clock cycles of thinking.
    pub cycles: u64,
}

impl From<&Out> for Counters {
    fn from(out: &Out) -> Counters {
        Counters {
            score: i32::from(out.score),
            depth: u32::from(out.depth),
            nodes: u64::from(out.nodes),
            cycles: u64::from(out.cycles),
        }
    }
}

/// An accelerator on its line. It does not ponder, because the simulation does not include the time
/// that the referee lets it wait.
pub struct Accelerator {
    simulation: Simulation<In, Out>,
    input: In,
    clocks_per_bit: u64,
    last: Out,
    answered: Option<Counters>,
}

impl Accelerator {
    /// The accelerator just after configuration, with its line idle.
    pub fn new(team: [u8; 2], budget_cycles: u32) -> Result<Accelerator> {
        Ok(Accelerator::start(&design()?, team, budget_cycles))
    }

    /// The accelerator of a simulation that is built already.
    pub fn start(design: &Design<In, Out>, team: [u8; 2], budget_cycles: u32) -> Accelerator {
        let input = In { rx: true, team: u16::from_be_bytes(team), budget_cycles, reset: false, ponder: false };
        let mut accelerator = Accelerator {
            simulation: design.start(),
            input,
            clocks_per_bit: u64::from(clocks_per_bit(CLOCK_HZ, BAUD)),
            last: Out { tx: true, ..Out::default() },
            answered: None,
        };
        accelerator.run(accelerator.clocks_per_bit);
        accelerator
    }

    /// Clocks since configuration.
    pub fn cycle(&self) -> u64 {
        self.simulation.cycle()
    }

    /// The status outputs in the last clock.
    pub fn status(&self) -> Out {
        self.last
    }

    /// The search's counters for the last answer; `None` if they were taken before.
    pub fn take_counters(&mut self) -> Option<Counters> {
        self.answered.take()
    }

    /// Sends bytes to the accelerator, back to back.
    pub fn send(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.drive(false);
            (0..8).for_each(|bit| self.drive(byte >> bit & 1 != 0));
            self.drive(true);
        }
    }

    /// Holds the line for one bit.
    fn drive(&mut self, level: bool) {
        self.input.rx = level;
        self.run(self.clocks_per_bit);
    }

    /// Steps `cycles` clocks with the line as it is; bytes sent meanwhile are lost.
    pub fn run(&mut self, cycles: u64) {
        let end = self.cycle() + cycles;
        while self.cycle() < end {
            self.advance(Out { answered: true, ..Out::default() }, end - self.cycle());
        }
    }

    /// Waits for `count` bytes, for at most `cycles` clocks.
    ///
    /// # Errors
    /// Bytes that do not come in time, or lack a stop bit.
    pub fn receive(&mut self, count: usize, cycles: u64) -> Result<Vec<u8>> {
        let end = self.cycle() + cycles;
        let mut bytes = Vec::with_capacity(count);
        while bytes.len() < count {
            ensure!(self.wait_for_start_bit(end), "{} of {count} bytes within {cycles} clock cycles", bytes.len());
            bytes.push(self.receive_byte()?);
        }
        Ok(bytes)
    }

    /// Runs to the first clock of a start bit; false if none comes before `end`.
    fn wait_for_start_bit(&mut self, end: u64) -> bool {
        while self.last.tx && self.cycle() < end {
            self.advance(Out { answered: true, tx: true, ..Out::default() }, end - self.cycle());
        }
        !self.last.tx
    }

    /// Reads the byte whose start bit has just begun, sampling each bit in its middle.
    fn receive_byte(&mut self) -> Result<u8> {
        self.run(self.clocks_per_bit / 2);
        let mut byte = 0;
        for bit in 0..8 {
            self.run(self.clocks_per_bit);
            byte |= u8::from(self.last.tx) << bit;
        }
        self.run(self.clocks_per_bit);
        ensure!(self.last.tx, "the accelerator sent a byte without a stop bit");
        Ok(byte)
    }

    /// Steps `cycles` clocks, or fewer if a watched output changes; notes the counters of an
    /// answer.
    fn advance(&mut self, watched: Out, cycles: u64) {
        let (_, out) = self.simulation.advance(self.input, watched, cycles);
        if out.answered {
            self.answered = Some(Counters::from(&out));
        }
        self.last = out;
    }
}
