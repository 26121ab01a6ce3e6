//! `sim`: the accelerator's emitted Verilog in Verilator, with communication over its serial pins.

use std::time::{Duration, Instant};

use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::settings::DEFAULT_TEAM;
use testbench::sim::Accelerator;

use duo_players::player::{Fault, Search};
use duo_players::players::model::on_accelerator;
use duo_players::spec::PositionTransfer;

use crate::serial_player::WirePlayer;
use crate::{Line, MAX_UNASKED};

/// Wall-clock limit for a simulation. Usually the accelerator's own clock reaches its limit long
/// before.
const WALL_GUARD: Duration = Duration::from_secs(600);

/// Clock cycles between two checks of the wall clock.
const CYCLES_PER_LOOK: u64 = 2_000_000;

/// Quiet time after an answer. A character takes a tenth of a millisecond.
const SETTLING: Duration = Duration::from_micros(100);

/// A simulated accelerator that thinks for `budget_cycles` a move. Building the simulation for the
/// first time takes minutes.
pub fn sim(budget_cycles: u64) -> anyhow::Result<WirePlayer<Pins>> {
    Ok(WirePlayer::new("sim".to_owned(), Pins::new(budget_cycles)?, PositionTransfer::SetUpFrames))
}

/// The simulation's serial pins; time is the accelerator's.
pub struct Pins {
    accelerator: Accelerator,
    /// The cycle in which the last byte to the accelerator was complete.
    sent: u64,
}

impl Pins {
    /// The pins of an accelerator that thinks for `budget_cycles` a move.
    pub fn new(budget_cycles: u64) -> anyhow::Result<Pins> {
        // A budget beyond the counter's range means no limit.
        let budget_cycles = u32::try_from(budget_cycles).unwrap_or(u32::MAX);
        let accelerator = Accelerator::new(DEFAULT_TEAM, budget_cycles)?;
        Ok(Pins { sent: accelerator.cycle(), accelerator })
    }

    /// The next byte, if it begins within `cycles`.
    fn next(&mut self, cycles: u64) -> Result<Option<u8>, Fault> {
        let end = self.accelerator.cycle() + cycles;
        match self.accelerator.receive(1, cycles) {
            Ok(received) => Ok(Some(received[0])),
            Err(_) if self.accelerator.cycle() >= end => Ok(None),
            Err(why) => Err(Fault::Malformed(why.to_string())),
        }
    }
}

impl Line for Pins {
    fn reopen(&mut self) -> Result<bool, Fault> {
        Ok(false)
    }

    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        // Discard the counters of an earlier answer.
        self.accelerator.take_counters();
        self.accelerator.send(bytes);
        self.sent = self.accelerator.cycle();
        Ok(())
    }

    fn receive(&mut self, limit: Duration) -> Result<(u8, Duration), Fault> {
        let begun = Instant::now();
        let end = self.sent.saturating_add(cycles_within(limit));
        loop {
            let left = end.saturating_sub(self.accelerator.cycle());
            if left == 0 || begun.elapsed() > WALL_GUARD {
                return Err(Fault::Timeout(limit));
            }
            if let Some(byte) = self.next(left.min(CYCLES_PER_LOOK))? {
                return Ok((byte, on_accelerator(self.accelerator.cycle() - self.sent, CLOCK_HZ)));
            }
        }
    }

    fn read_unasked(&mut self, quiet: Duration) -> Result<Vec<u8>, Fault> {
        let mut bytes = Vec::new();
        while bytes.len() < MAX_UNASKED {
            let Some(byte) = self.next(cycles_within(quiet))? else { break };
            bytes.push(byte);
        }
        Ok(bytes)
    }

    fn settling(&self) -> Duration {
        SETTLING
    }

    fn search(&mut self) -> Search {
        self.accelerator.take_counters().map_or_else(Search::default, |counters| Search {
            cycles: Some(counters.cycles),
            nodes: Some(counters.nodes),
            depth: Some(counters.depth),
            score: Some(counters.score),
        })
    }
}

fn cycles_within(limit: Duration) -> u64 {
    (limit.as_secs_f64() * f64::from(CLOCK_HZ)) as u64
}
