//! `sim`: the accelerator's emitted Verilog in Verilator, spoken to over its serial pins.

use std::time::{Duration, Instant};

use reference::blokus_duo::cycle_model::timing::CLOCK_HZ;
use testbench::sim::Accelerator;

use super::model::on_accelerator;
use super::wire::{Line, WirePlayer};
use super::{Fault, Search};

/// The team whose identifier it answers with.
const TEAM: [u8; 2] = *b"RS";

/// Nobody waits longer than this for a simulation, however slow the machine. The accelerator's own clock decides long before.
const WALL_GUARD: Duration = Duration::from_secs(600);

/// Clock cycles between two looks at the wall's clock.
const CYCLES_PER_LOOK: u64 = 2_000_000;

/// A simulated accelerator that thinks for `budget_cycles` a move. Building the simulation takes minutes the first time.
pub fn sim(budget_cycles: u64) -> anyhow::Result<WirePlayer<Pins>> {
    // What is more than its counter holds is forever.
    let budget_cycles = u32::try_from(budget_cycles).unwrap_or(u32::MAX);
    let accelerator = Accelerator::new(TEAM, budget_cycles)?;
    Ok(WirePlayer::new("sim".to_owned(), Pins { sent: accelerator.cycle(), accelerator }))
}

/// The simulation's serial pins; time is the accelerator's.
pub struct Pins {
    accelerator: Accelerator,
    /// When the last byte to it had left.
    sent: u64,
}

impl Line for Pins {
    fn send(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        // Counters of an earlier answer must not pass for the next one's.
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
            let look = left.min(CYCLES_PER_LOOK);
            let looked_until = self.accelerator.cycle() + look;
            match self.accelerator.receive(1, look) {
                Ok(received) => {
                    let elapsed = on_accelerator(self.accelerator.cycle() - self.sent);
                    return Ok((received[0], elapsed));
                }
                // Nothing came so far; the rest of the limit may bring it.
                Err(_) if self.accelerator.cycle() >= looked_until => {}
                Err(why) => return Err(Fault::Malformed(why.to_string())),
            }
        }
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
