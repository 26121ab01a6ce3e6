//! Machine: the accelerator as every board carries it, with reset, lights, team and thinking time.
//!
//! The settings give the team and the thinking time; the switches shorten the latter: see
//! [`Machine::switches`].
//!
//! From power-up to the first answer: the clock generator locks, then
//! [`STEADY_CYCLES`](super::restart::STEADY_CYCLES) cycles pass. The line to the referee comes
//! straight from a flip-flop and is high from configuration on.

use duo_core::cycle_model::timing::BAUD;
use duo_core::settings as format;
use rust_hdl::prelude::*;

use super::restart::Restart;
use super::status_lights::StatusLights;
use crate::accelerator::Accelerator;
use crate::parts::bits::{constant, constants};
use crate::settings::Settings;
use boards::Board;

#[derive(LogicBlock)]
pub struct Machine {
    pub clock: Signal<In, Clock>,
    /// The clock is stable.
    pub locked: Signal<In, Bit>,
    pub button: Signal<In, Bit>,
    /// The first switch halves the thinking time, the second divides it by eight, both together
    /// leave a single iteration.
    pub switches: Signal<In, Bits<2>>,
    /// Serial line from the referee, unsynchronised.
    pub rx: Signal<In, Bit>,
    pub tx: Signal<Out, Bit>,
    pub lights: Signal<Out, Bits<8>>,

    restart: Restart,
    settings: Settings,
    accelerator: Accelerator,
    status: StatusLights,
    // Inverted: flip-flops start at zero, and the line idles high.
    tx_low: DFF<Bit>,
    // The switches are not synchronous to the clock.
    metastable_switches: DFF<Bits<2>>,
    switches_now: DFF<Bits<2>>,
    budget_now: DFF<Bits<32>>,
    no_budget: Constant<Bits<32>>,
    positions: Vec<Constant<Bits<2>>>,
}

impl Machine {
    /// The machine for a board, with these settings in its memory.
    pub fn new(board: &Board, settings: &format::Settings) -> Machine {
        Machine {
            clock: Default::default(),
            locked: Default::default(),
            button: Default::default(),
            switches: Default::default(),
            rx: Default::default(),
            tx: Default::default(),
            lights: Default::default(),
            restart: Default::default(),
            settings: Settings::new(settings.words(), &board.settings()),
            accelerator: Accelerator::new(board.clock_hz, BAUD, board.configuration),
            status: StatusLights::new(board.clock_hz),
            tx_low: Default::default(),
            metastable_switches: Default::default(),
            switches_now: Default::default(),
            budget_now: Default::default(),
            no_budget: constant(0),
            positions: constants(4, |switches| switches as u64),
        }
    }
}

impl Logic for Machine {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, restart, settings, accelerator, status);
        dff_setup!(self, clock, tx_low, metastable_switches, switches_now, budget_now);

        self.restart.locked.next = self.locked.val();
        self.restart.button.next = self.button.val();

        self.accelerator.reset.next = self.restart.reset.val();
        self.accelerator.rx.next = self.rx.val();
        self.settings.reset.next = self.restart.reset.val();
        self.accelerator.team.next = self.settings.team.val();
        self.metastable_switches.d.next = self.switches.val();
        self.switches_now.d.next = self.metastable_switches.q.val();
        self.budget_now.d.next = self.settings.budget_cycles.val();
        if self.switches_now.q.val() == self.positions[1].val() {
            self.budget_now.d.next = self.settings.budget_cycles.val() >> 1;
        }
        if self.switches_now.q.val() == self.positions[2].val() {
            self.budget_now.d.next = self.settings.budget_cycles.val() >> 3;
        }
        if self.switches_now.q.val() == self.positions[3].val() {
            self.budget_now.d.next = self.no_budget.val();
        }
        self.accelerator.budget_cycles.next = self.budget_now.q.val();
        self.accelerator.ponder.next = true;
        self.tx_low.d.next = !self.accelerator.tx.val();
        self.tx.next = !self.tx_low.q.val();

        self.status.reset.next = self.restart.reset.val();
        self.status.idle.next = self.accelerator.idle.val();
        self.status.thinking.next = self.accelerator.thinking.val();
        self.status.rx.next = self.rx.val();
        self.status.tx.next = self.accelerator.tx.val();
        self.status.illegal_move.next = self.accelerator.illegal_move.val();
        self.status.framing_error.next = self.accelerator.framing_error.val();
        self.lights.next = self.status.lights.val();
    }
}
