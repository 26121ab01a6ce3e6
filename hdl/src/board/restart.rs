//! Restart: holds the accelerator in reset until its clock is steady, and while the button is
//! pressed.
//!
//! `reset` is high from configuration on, until the clock has been locked and the button up for
//! [`STEADY_CYCLES`] cycles in a row; that also covers the button's bouncing. Both inputs pass two
//! flip-flops, since they are not synchronous to the clock.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::constant;

/// Width of the counter of steady cycles.
const STEADY_BITS: usize = 12;

/// Cycles with a locked clock and the button up, counted behind the synchronisers, before the
/// accelerator runs.
pub const STEADY_CYCLES: u32 = 1 << STEADY_BITS;

#[derive(LogicBlock, SmartDefault)]
pub struct Restart {
    pub clock: Signal<In, Clock>,
    pub locked: Signal<In, Bit>,
    pub button: Signal<In, Bit>,
    pub reset: Signal<Out, Bit>,

    metastable_steady: DFF<Bit>,
    steady: DFF<Bit>,
    metastable_pressed: DFF<Bit>,
    pressed: DFF<Bit>,
    steady_for: DFF<Bits<STEADY_BITS>>,
    // Zero at configuration: not running.
    running: DFF<Bit>,
    #[default(constant(1))]
    one_cycle: Constant<Bits<STEADY_BITS>>,
    #[default(constant(0))]
    no_cycles: Constant<Bits<STEADY_BITS>>,
}

impl Logic for Restart {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, metastable_steady, steady, metastable_pressed, pressed, steady_for, running);
        self.metastable_steady.d.next = self.locked.val();
        self.steady.d.next = self.metastable_steady.q.val();
        self.metastable_pressed.d.next = self.button.val();
        self.pressed.d.next = self.metastable_pressed.q.val();

        if self.steady_for.q.val().all() {
            self.running.d.next = true;
        } else {
            self.steady_for.d.next = self.steady_for.q.val() + self.one_cycle.val();
        }
        if (!self.steady.q.val()) | self.pressed.q.val() {
            self.steady_for.d.next = self.no_cycles.val();
            self.running.d.next = false;
        }
        self.reset.next = !self.running.q.val();
    }
}
