//! The top of a board with a device of Xilinx' 7 series: pins, clock generator and machine. Wiring
//! only.

use duo_core::settings::Settings;
use rust_hdl::prelude::*;

use super::bring_up_machine::BringUpMachine;
use super::machine::Machine;
use super::xilinx7_pll::Xilinx7Pll;
use boards::{Board, Part};

/// Sets the pin, the voltage and the constraint of each bit of a signal.
fn place<D: Direction, T: Synth>(signal: &mut Signal<D, T>, sites: &[&str], standard: &str, constraint: Option<&str>) {
    for (index, site) in sites.iter().enumerate() {
        signal.add_location(index, site);
        signal.add_signal_type(index, SignalType::Custom(standard.to_string()));
        if let Some(constraint) = constraint {
            let constraint = Constraint::Custom(constraint.to_string());
            signal.add_constraint(PinConstraint { index, constraint });
        }
    }
}

/// Defines a top around a machine, so that both designs of a board have its pins and its clock.
macro_rules! top {
    ($(#[$doc:meta])* $top:ident, $machine:ty) => {
        $(#[$doc])*
        #[derive(LogicBlock)]
        pub struct $top {
            pub oscillator: Signal<In, Clock>,
            /// High while pressed.
            pub reset_button: Signal<In, Bit>,
            /// High when on.
            pub switches: Signal<In, Bits<2>>,
            pub rx: Signal<In, Bit>,
            pub tx: Signal<Out, Bit>,
            pub lights: Signal<Out, Bits<8>>,

            pll: Xilinx7Pll,
            machine: $machine,
        }

        impl $top {
            /// The top of `board`, with these settings in its memory.
            ///
            /// # Panics
            /// If the board's device is of another family, or the board needs a pin held high,
            /// which is not implemented.
            pub fn new(board: &Board, settings: &Settings) -> $top {
                let Part::Xilinx7 { standards, .. } = board.part else { panic!("{} has another device", board.name) };
                assert!(board.pins.held_high.is_empty(), "{} holds nothing high", board.name);
                let pins = &board.pins;
                let mut top = $top {
                    oscillator: Default::default(),
                    reset_button: Default::default(),
                    switches: Default::default(),
                    rx: Default::default(),
                    tx: Default::default(),
                    lights: Default::default(),
                    pll: Xilinx7Pll::new(board.oscillator_hz, board.clock_hz),
                    machine: <$machine>::new(board, settings),
                };
                place(&mut top.oscillator, &[pins.oscillator], standards.oscillator, None);
                let period_nanoseconds = 1e9 / f64::from(board.oscillator_hz);
                let period = PeriodicTiming { net: "oscillator".to_string(), period_nanoseconds, duty_cycle: 50.0 };
                let constraint = Constraint::Timing(Timing::Periodic(period));
                top.oscillator.add_constraint(PinConstraint { index: 0, constraint });
                place(&mut top.reset_button, &[pins.reset_button], standards.reset_button, None);
                place(&mut top.switches, &pins.switches, standards.switches, None);
                // Without a wire, a serial line is high.
                place(&mut top.rx, &[pins.rx], standards.line, Some("set_property PULLTYPE PULLUP [get_ports {rx}]"));
                place(&mut top.tx, &[pins.tx], standards.line, None);
                place(&mut top.lights, &pins.lights, standards.lights, None);
                top
            }
        }

        impl Logic for $top {
            #[hdl_gen]
            fn update(&mut self) {
                self.pll.clock_in.next = self.oscillator.val();
                self.machine.clock.next = self.pll.clock_out.val();
                self.machine.locked.next = self.pll.locked.val();
                self.machine.button.next = self.reset_button.val();
                self.machine.switches.next = self.switches.val();
                self.machine.rx.next = self.rx.val();
                self.tx.next = self.machine.tx.val();
                self.lights.next = self.machine.lights.val();
            }
        }
    };
}

top!(
    /// The board with its accelerator. The signals carry their pins; the constraints are made from
    /// them.
    Xilinx7Top,
    Machine
);

top!(
    /// The board with its bring-up design.
    Xilinx7BringUp,
    BringUpMachine
);
