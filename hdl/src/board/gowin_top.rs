//! The top of a board with a Gowin device: pins and machine. Wiring only.
//!
//! The oscillator is the accelerator's clock: the open tools do not support a clock generator of
//! this device yet. Buttons, and LEDs on Sipeed's modules, are active low.

use duo_core::settings::Settings;
use rust_hdl::prelude::*;

use super::bring_up_machine::BringUpMachine;
use super::machine::Machine;
use boards::Board;

/// Sets the pin and attributes of each bit of a signal.
fn place<D: Direction, T: Synth>(signal: &mut Signal<D, T>, sites: &[&str], attributes: &str) {
    for (index, site) in sites.iter().enumerate() {
        signal.add_location(index, site);
        signal.add_signal_type(index, SignalType::LowVoltageCMOS_3v3);
        signal.add_constraint(PinConstraint { index, constraint: Constraint::Custom(attributes.to_string()) });
    }
}

/// Defines a top around a machine, so that both designs of a board have its pins and its clock.
macro_rules! top {
    ($(#[$doc:meta])* $top:ident, $machine:ty) => {
        $(#[$doc])*
        #[derive(LogicBlock)]
        pub struct $top {
            pub oscillator: Signal<In, Clock>,
            /// Low while pressed.
            pub reset_button: Signal<In, Bit>,
            /// Low while on.
            pub switches: Signal<In, Bits<2>>,
            pub rx: Signal<In, Bit>,
            pub tx: Signal<Out, Bit>,
            /// Low when on.
            pub lights: Signal<Out, Bits<8>>,

            machine: $machine,
        }

        impl $top {
            /// The top of `board`, with these settings in its memory.
            ///
            /// # Panics
            /// If the board needs another clock than its oscillator's, or a pin held high: neither
            /// is implemented.
            pub fn new(board: &Board, settings: &Settings) -> $top {
                assert_eq!(board.clock_hz, board.oscillator_hz, "the oscillator of {} is its clock", board.name);
                assert!(board.pins.held_high.is_empty(), "{} holds nothing high", board.name);
                let pins = &board.pins;
                let mut top = $top {
                    oscillator: Default::default(),
                    reset_button: Default::default(),
                    switches: Default::default(),
                    rx: Default::default(),
                    tx: Default::default(),
                    lights: Default::default(),
                    machine: <$machine>::new(board, settings),
                };
                place(&mut top.oscillator, &[pins.oscillator], "PULL_MODE=NONE");
                // Before configuration and without a wire, a serial line is high and a button or
                // switch is off.
                place(&mut top.reset_button, &[pins.reset_button], "PULL_MODE=UP");
                place(&mut top.switches, &pins.switches, "PULL_MODE=UP");
                place(&mut top.rx, &[pins.rx], "PULL_MODE=UP");
                place(&mut top.tx, &[pins.tx], "PULL_MODE=UP DRIVE=8");
                place(&mut top.lights, &pins.lights, "PULL_MODE=NONE DRIVE=8");
                top
            }
        }

        impl Logic for $top {
            #[hdl_gen]
            fn update(&mut self) {
                self.machine.clock.next = self.oscillator.val();
                self.machine.locked.next = true;
                self.machine.button.next = !self.reset_button.val();
                self.machine.switches.next = !self.switches.val();
                self.machine.rx.next = self.rx.val();
                self.tx.next = self.machine.tx.val();
                self.lights.next = !self.machine.lights.val();
            }
        }
    };
}

top!(
    /// The board with its accelerator. The signals carry their pins; the constraints are made from
    /// them.
    GowinTop,
    Machine
);

top!(
    /// The board with its bring-up design.
    GowinBringUp,
    BringUpMachine
);
