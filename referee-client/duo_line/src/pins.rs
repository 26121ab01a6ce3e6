//! `sim`: the accelerator's emitted Verilog in Verilator, with communication over its serial pins.

use std::time::{Duration, Instant};

use duo_core::cycle_model::accelerator::{In, Out};
use duo_core::cycle_model::timing::CLOCK_HZ;
use duo_core::player::Start;
use duo_core::settings::DEFAULT_TEAM;
use testbench::sim::{Accelerator, Building};
use testbench::verilator::Design;

use duo_players::game::Game;
use duo_players::player::{Fault, Player, Search, Turn};
use duo_players::players::model::on_accelerator;
use duo_players::spec::PositionTransfer;

use crate::serial_player::WirePlayer;
use crate::{Line, MAX_UNASKED};

/// The player's name in tables and records.
const NAME: &str = "sim";

/// Wall-clock limit for a simulation. Usually the accelerator's own clock reaches its limit long
/// before.
const WALL_GUARD: Duration = Duration::from_secs(600);

/// Clock cycles between two checks of the wall clock.
const CYCLES_PER_LOOK: u64 = 2_000_000;

/// Quiet time after an answer. A character takes a tenth of a millisecond.
const SETTLING: Duration = Duration::from_micros(100);

/// A simulated accelerator. The first time, its simulation is built in the background, which takes
/// up to a minute; its first turn waits for the end.
pub struct Simulated {
    building: Option<Building>,
    /// The first player's start cell in the game that began meanwhile.
    first_start: Option<Start>,
    player: Option<WirePlayer<Pins>>,
    budget_cycles: u64,
}

impl Simulated {
    /// An accelerator that thinks for `budget_cycles` a move.
    ///
    /// # Errors
    /// A tool that the build needs is missing.
    pub fn new(budget_cycles: u64) -> anyhow::Result<Simulated> {
        Ok(Simulated { building: Some(Building::begin()?), first_start: None, player: None, budget_cycles })
    }

    /// This accelerator with its simulation built.
    ///
    /// # Errors
    /// The simulation cannot be built.
    pub fn built(mut self) -> anyhow::Result<Simulated> {
        self.player()?;
        Ok(self)
    }

    /// The player, once its simulation is built.
    fn player(&mut self) -> Result<&mut WirePlayer<Pins>, Fault> {
        if let Some(building) = self.building.take() {
            let design = building.finish().map_err(|why| Fault::Disconnected(format!("{why:#}")))?;
            let pins = Pins::start(&design, self.budget_cycles);
            let mut player = WirePlayer::new(NAME.to_owned(), pins, PositionTransfer::SetUpFrames);
            if let Some(first_start) = self.first_start {
                player.new_game(first_start)?;
            }
            self.player = Some(player);
        }
        self.player.as_mut().ok_or_else(|| Fault::Disconnected("the simulation could not be built".to_owned()))
    }
}

impl Player for Simulated {
    fn name(&self) -> &str {
        NAME
    }

    fn new_game(&mut self, first_start: Start) -> Result<(), Fault> {
        self.first_start = Some(first_start);
        self.player.as_mut().map_or(Ok(()), |player| player.new_game(first_start))
    }

    fn reply(&mut self, game: &Game, limit: Duration) -> Result<Turn, Fault> {
        self.player()?.reply(game, limit)
    }

    fn game_over(&mut self) {
        if let Some(player) = &mut self.player {
            player.game_over();
        }
    }
}

/// The simulation's serial pins; time is the accelerator's.
pub struct Pins {
    accelerator: Accelerator,
    /// The cycle in which the last byte to the accelerator was complete.
    sent: u64,
}

impl Pins {
    /// The pins of an accelerator that thinks for `budget_cycles` a move.
    ///
    /// # Errors
    /// Its simulation cannot be built.
    pub fn new(budget_cycles: u64) -> anyhow::Result<Pins> {
        Ok(Pins::start(&Building::begin()?.finish()?, budget_cycles))
    }

    fn start(design: &Design<In, Out>, budget_cycles: u64) -> Pins {
        // A budget beyond the counter's range means no limit.
        let budget_cycles = u32::try_from(budget_cycles).unwrap_or(u32::MAX);
        let accelerator = Accelerator::start(design, DEFAULT_TEAM, budget_cycles);
        Pins { sent: accelerator.cycle(), accelerator }
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
