//! Status lights: show on eight LEDs what the accelerator does; see [`LIGHTS`].
//!
//! Events of microseconds are stretched to one or two sixteenths of a second, so that they can be
//! seen.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, many};

/// The meaning of each light.
pub const LIGHTS: [&str; 8] = [
    "alive: blinks once a second",
    "idle: waits for the referee",
    "thinking: it is our turn",
    "receiving from the referee",
    "sending to the referee",
    "the opponent's move was illegal",
    "a byte without a stop bit (wrong speed, or a loose wire)",
    "held in reset: the clock is not steady, or the button is pressed",
];

/// The lights in the order of [`LIGHTS`].
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct Lights {
    alive: Bit,
    idle: Bit,
    thinking: Bit,
    receiving: Bit,
    sending: Bit,
    illegal_move: Bit,
    framing_error: Bit,
    reset: Bit,
}

const _: () = assert!(Lights::BITS == LIGHTS.len());

/// Width of the counter of ticks: its highest bit changes twice a second.
const TICK_BITS: usize = 4;

/// Changes of a stretched light per second, at most.
const TICKS_A_SECOND: u32 = 1 << TICK_BITS;

#[derive(LogicBlock, SmartDefault)]
pub struct StatusLights {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub idle: Signal<In, Bit>,
    pub thinking: Signal<In, Bit>,
    pub rx: Signal<In, Bit>,
    pub tx: Signal<In, Bit>,
    pub illegal_move: Signal<In, Bit>,
    /// A byte had no stop bit.
    pub framing_error: Signal<In, Bit>,
    pub lights: Signal<Out, Bits<{ LIGHTS.len() }>>,

    // The line is not synchronous to the clock.
    metastable_rx_low: DFF<Bit>,
    rx_low: DFF<Bit>,
    prescaler: DFF<Bits<24>>,
    ticks: DFF<Bits<TICK_BITS>>,
    tick: Signal<Local, Bit>,
    // Thinking, receiving, sending: seen since the last tick, and shown now.
    #[default(many(3))]
    event: Vec<Signal<Local, Bit>>,
    #[default(many(3))]
    seen: Vec<DFF<Bit>>,
    #[default(many(3))]
    lit: Vec<DFF<Bit>>,
    lights_out: DFF<Lights>,
    #[default(constant(0))]
    no_clocks: Constant<Bits<24>>,
    #[default(constant(1))]
    one_clock: Constant<Bits<24>>,
    #[default(constant(0))]
    last_clock: Constant<Bits<24>>,
    #[default(constant(1))]
    one_tick: Constant<Bits<TICK_BITS>>,
    #[default(constant(TICK_BITS as u64 - 1))]
    highest_tick_bit: Constant<Bits<2>>,
}

impl StatusLights {
    /// Lights with a clock of `clock_hz`.
    pub fn new(clock_hz: u32) -> StatusLights {
        let last_clock = constant(u64::from(clock_hz / TICKS_A_SECOND - 1));
        StatusLights { last_clock, ..StatusLights::default() }
    }
}

impl Logic for StatusLights {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, metastable_rx_low, rx_low, prescaler, ticks, lights_out);
        self.metastable_rx_low.d.next = !self.rx.val();
        self.rx_low.d.next = self.metastable_rx_low.q.val();

        self.tick.next = self.prescaler.q.val() == self.last_clock.val();
        self.prescaler.d.next = self.prescaler.q.val() + self.one_clock.val();
        if self.tick.val() {
            self.prescaler.d.next = self.no_clocks.val();
            self.ticks.d.next = self.ticks.q.val() + self.one_tick.val();
        }
        self.event[0].next = self.thinking.val();
        self.event[1].next = self.rx_low.q.val();
        self.event[2].next = !self.tx.val();
        for i in 0..3 {
            self.seen[i].clock.next = self.clock.val();
            self.lit[i].clock.next = self.clock.val();
            self.seen[i].d.next = self.seen[i].q.val() | self.event[i].val();
            self.lit[i].d.next = self.lit[i].q.val() | self.event[i].val();
            if self.tick.val() {
                self.seen[i].d.next = self.event[i].val();
                self.lit[i].d.next = self.seen[i].q.val() | self.event[i].val();
            }
        }

        self.lights_out.d.next.alive = self.ticks.q.val().get_bit(self.highest_tick_bit.val().index());
        self.lights_out.d.next.idle = self.idle.val();
        self.lights_out.d.next.thinking = self.lit[0].q.val();
        self.lights_out.d.next.receiving = self.lit[1].q.val();
        self.lights_out.d.next.sending = self.lit[2].q.val();
        self.lights_out.d.next.illegal_move = self.illegal_move.val();
        self.lights_out.d.next.framing_error = self.framing_error.val();
        self.lights_out.d.next.reset = self.reset.val();
        self.lights.next = self.lights_out.q.val().into();
    }
}

#[cfg(test)]
mod tests {
    use super::LIGHTS;

    #[test]
    fn manual_says_what_each_light_says() {
        let manual = include_str!("../../doc/boards.md");
        for (number, meaning) in LIGHTS.iter().enumerate() {
            assert!(manual.contains(&format!("| {number} | {meaning} |")), "light {number}: {meaning}");
        }
    }
}
