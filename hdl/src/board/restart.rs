//! Restart: holds the accelerator in reset until its clock is steady, and while the button is pressed.
//!
//! `reset` is high from configuration on, and until [`STEADY_CYCLES`] cycles in a row have passed with the clock locked and the
//! button up; that also sits out the button's bouncing. Both come through two flip-flops each, since they know no clock.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::constant;

/// The counter of steady cycles has so many bits.
const STEADY_BITS: usize = 12;

/// Cycles with a locked clock and the button up, from the synchronisers on, before the accelerator runs.
pub const STEADY_CYCLES: u32 = 1 << STEADY_BITS;

#[derive(LogicBlock, SmartDefault)]
pub struct Restart {
    pub clock: Signal<In, Clock>,
    /// The clock is steady.
    pub locked: Signal<In, Bit>,
    /// The button is pressed.
    pub button: Signal<In, Bit>,
    /// Begin anew.
    pub reset: Signal<Out, Bit>,

    metastable_steady: DFF<Bit>,
    steady: DFF<Bit>,
    metastable_pressed: DFF<Bit>,
    pressed: DFF<Bit>,
    steady_for: DFF<Bits<STEADY_BITS>>,
    // Flip-flops start at zero: not running.
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
