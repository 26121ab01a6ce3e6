//! Status lights: eight LEDs that say what the accelerator does; see [`LIGHTS`].
//!
//! What lasts only microseconds is stretched to a sixteenth of a second or two, so that an eye sees it.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, many};

/// What each light says when it is on.
pub const LIGHTS: [&str; 8] = [
    "alive: blinks once a second",
    "idle: waits for the referee",
    "thinking: it is our turn",
    "receiving from the referee",
    "sending to the referee",
    "the opponent's move was illegal",
    "a byte came broken (wrong speed, or a loose wire)",
    "held in reset: the clock is not steady, or the button is pressed",
];

/// How often a second a stretched light may change.
const TICKS_A_SECOND: u32 = 16;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct StatusLights {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Held in reset.
    pub reset: Signal<In, Bit>,
    /// Waiting for a prompt.
    pub idle: Signal<In, Bit>,
    /// The search is under way.
    pub thinking: Signal<In, Bit>,
    /// The line from the referee.
    pub rx: Signal<In, Bit>,
    /// The line to the referee.
    pub tx: Signal<In, Bit>,
    /// A move of the opponent was illegal.
    pub illegal_move: Signal<In, Bit>,
    /// A byte had no stop bit.
    pub framing_error: Signal<In, Bit>,
    /// The lights.
    pub lights: Signal<Out, Bits<8>>,

    // The line knows no clock.
    metastable_rx_low: DFF<Bit>,
    rx_low: DFF<Bit>,
    prescaler: DFF<Bits<24>>,
    ticks: DFF<Bits<4>>,
    tick: Signal<Local, Bit>,
    // Thinking, receiving, sending: what was seen since the last tick, and what shows it.
    #[default(many(3))]
    event: Vec<Signal<Local, Bit>>,
    #[default(many(3))]
    seen: Vec<DFF<Bit>>,
    #[default(many(3))]
    lit: Vec<DFF<Bit>>,
    lights_out: DFF<Bits<8>>,
    #[default(constant(0))]
    no_clocks: Constant<Bits<24>>,
    #[default(constant(1))]
    one_clock: Constant<Bits<24>>,
    #[default(constant(0))]
    last_clock: Constant<Bits<24>>,
    #[default(constant(1))]
    one_tick: Constant<Bits<4>>,
}

impl StatusLights {
    /// Lights on a clock of `clock_hz`.
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

        self.lights_out.d.next = (bit_cast::<8, 1>(bit_cast::<1, 1>(self.ticks.q.val().get_bit(3).into())))
            | (bit_cast::<8, 1>(bit_cast::<1, 1>(self.idle.val().into())) << 1)
            | (bit_cast::<8, 1>(bit_cast::<1, 1>(self.lit[0].q.val().into())) << 2)
            | (bit_cast::<8, 1>(bit_cast::<1, 1>(self.lit[1].q.val().into())) << 3)
            | (bit_cast::<8, 1>(bit_cast::<1, 1>(self.lit[2].q.val().into())) << 4)
            | (bit_cast::<8, 1>(bit_cast::<1, 1>(self.illegal_move.val().into())) << 5)
            | (bit_cast::<8, 1>(bit_cast::<1, 1>(self.framing_error.val().into())) << 6)
            | (bit_cast::<8, 1>(bit_cast::<1, 1>(self.reset.val().into())) << 7);
        self.lights.next = self.lights_out.q.val();
    }
}
