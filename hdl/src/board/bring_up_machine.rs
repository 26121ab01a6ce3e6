//! The machine of a bring-up bitstream: the ports, reset, settings and LEDs of
//! [`Machine`](super::machine::Machine), with [`BringUp`] in place of the accelerator.
//!
//! If the settings memory cannot be read, the board answers `1??`. While it is held in reset, all
//! LEDs are on; see [`BRING_UP_LIGHTS`] for the rest.

use duo_core::cycle_model::timing::BAUD;
use duo_core::settings as format;
use rust_hdl::prelude::*;

use super::restart::Restart;
use super::status_lights::StatusLights;
use crate::bring_up::BringUp;
use crate::parts::bits::constant;
use crate::settings::Settings;
use boards::Board;

/// The meaning of each light.
pub const BRING_UP_LIGHTS: [&str; 8] = [
    "the clock has its frequency: blinks once a second",
    "the settings memory is right",
    "switch 1 is on",
    "receiving",
    "sending",
    "switch 2 is on",
    "a byte without a stop bit (wrong speed, or a loose wire)",
    "held in reset, as all eight are then: the clock is not steady, or the button is pressed",
];

/// Shown by a board whose settings memory is damaged.
const UNREADABLE: [u8; 2] = *b"??";

#[derive(LogicBlock)]
pub struct BringUpMachine {
    pub clock: Signal<In, Clock>,
    /// The clock is stable.
    pub locked: Signal<In, Bit>,
    pub button: Signal<In, Bit>,
    pub switches: Signal<In, Bits<2>>,
    /// Serial line to the board, unsynchronised.
    pub rx: Signal<In, Bit>,
    pub tx: Signal<Out, Bit>,
    pub lights: Signal<Out, Bits<8>>,

    restart: Restart,
    settings: Settings,
    bring_up: BringUp,
    status: StatusLights,
    // Inverted: flip-flops start at zero, and the line idles high.
    tx_low: DFF<Bit>,
    // The switches are not synchronous to the clock.
    metastable_switches: DFF<Bits<2>>,
    switches_now: DFF<Bits<2>>,
    is_readable: DFF<Bit>,
    unreadable: Constant<Bits<16>>,
    all_lights: Constant<Bits<8>>,
}

impl BringUpMachine {
    /// The machine for a board, with these settings in its memory.
    pub fn new(board: &Board, settings: &format::Settings) -> BringUpMachine {
        let unreadable = format::Settings { team: UNREADABLE, ..board.settings() };
        BringUpMachine {
            clock: Default::default(),
            locked: Default::default(),
            button: Default::default(),
            switches: Default::default(),
            rx: Default::default(),
            tx: Default::default(),
            lights: Default::default(),
            restart: Default::default(),
            settings: Settings::new(settings.words(), &unreadable),
            bring_up: BringUp::new(board.clock_hz, BAUD),
            status: StatusLights::new(board.clock_hz),
            tx_low: Default::default(),
            metastable_switches: Default::default(),
            switches_now: Default::default(),
            is_readable: Default::default(),
            unreadable: constant(u64::from(u16::from_be_bytes(UNREADABLE))),
            all_lights: constant(0xff),
        }
    }
}

impl Logic for BringUpMachine {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, restart, settings, bring_up, status);
        dff_setup!(self, clock, tx_low, metastable_switches, switches_now, is_readable);

        self.restart.locked.next = self.locked.val();
        self.restart.button.next = self.button.val();
        self.settings.reset.next = self.restart.reset.val();
        self.bring_up.reset.next = self.restart.reset.val();
        self.bring_up.rx.next = self.rx.val();
        self.bring_up.team.next = self.settings.team.val();
        self.tx_low.d.next = !self.bring_up.tx.val();
        self.tx.next = !self.tx_low.q.val();
        self.metastable_switches.d.next = self.switches.val();
        self.switches_now.d.next = self.metastable_switches.q.val();
        self.is_readable.d.next = self.settings.team.val() != self.unreadable.val();

        self.status.reset.next = self.restart.reset.val();
        self.status.idle.next = self.is_readable.q.val();
        self.status.thinking.next = self.switches_now.q.val().get_bit(0);
        self.status.rx.next = self.rx.val();
        self.status.tx.next = self.bring_up.tx.val();
        self.status.illegal_move.next = self.switches_now.q.val().get_bit(1);
        self.status.framing_error.next = self.bring_up.framing_error.val();
        self.lights.next = self.status.lights.val();
        if self.restart.reset.val() {
            self.lights.next = self.all_lights.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::BRING_UP_LIGHTS;

    #[test]
    fn manual_says_what_each_light_says() {
        let manual = include_str!("../../doc/bring_up.md");
        for (number, meaning) in BRING_UP_LIGHTS.iter().enumerate() {
            assert!(manual.contains(&format!("| {number} | {meaning} |")), "light {number}: {meaning}");
        }
    }
}
