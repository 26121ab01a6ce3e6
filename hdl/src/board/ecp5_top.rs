//! The top of a board with an ECP5: pins, clock generator and machine. Wiring only.

use duo_core::settings::Settings;
use rust_hdl::prelude::*;

use super::bring_up_machine::BringUpMachine;
use super::ecp5_pll::Ecp5Pll;
use super::machine::Machine;
use crate::parts::bits::constant;
use boards::Board;

/// Sets the pin of each bit of a signal, and the pull that `pulled` gives for its name.
fn place<D: Direction, T: Synth>(signal: &mut Signal<D, T>, sites: &[&str], pulled: Option<&str>) {
    for (index, site) in sites.iter().enumerate() {
        signal.add_location(index, site);
        signal.add_signal_type(index, SignalType::LowVoltageCMOS_3v3);
        if let Some((name, pull)) = pulled.and_then(|pulled| pulled.split_once(' ')) {
            let bit = if sites.len() > 1 { format!("{name}[{index}]") } else { name.to_string() };
            let constraint = Constraint::Custom(format!("IOBUF PORT \"{bit}\" {pull}"));
            signal.add_constraint(PinConstraint { index, constraint });
        }
    }
}

fn period(hz: u32) -> PeriodicTiming {
    PeriodicTiming { net: "oscillator".to_string(), period_nanoseconds: 1e9 / f64::from(hz), duty_cycle: 50.0 }
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
            /// Pins that the board needs high.
            pub held_high: Signal<Out, Bits<2>>,

            pll: Ecp5Pll,
            machine: $machine,
            all_high: Constant<Bits<2>>,
        }

        impl $top {
            /// The top of `board`, with these settings in its memory.
            pub fn new(board: &Board, settings: &Settings) -> $top {
                let pins = &board.pins;
                let mut top = $top {
                    oscillator: Default::default(),
                    reset_button: Default::default(),
                    switches: Default::default(),
                    rx: Default::default(),
                    tx: Default::default(),
                    lights: Default::default(),
                    held_high: Default::default(),
                    pll: Ecp5Pll::new(board.oscillator_hz, board.clock_hz),
                    machine: <$machine>::new(board, settings),
                    all_high: constant(3),
                };
                place(&mut top.oscillator, &[pins.oscillator], None);
                let timing = Constraint::Timing(Timing::Periodic(period(board.oscillator_hz)));
                top.oscillator.add_constraint(PinConstraint { index: 0, constraint: timing });
                // Before configuration and without a wire, a serial line is high and a button or
                // switch is off.
                place(&mut top.reset_button, &[pins.reset_button], Some("reset_button PULLMODE=DOWN"));
                place(&mut top.switches, &pins.switches, Some("switches PULLMODE=DOWN"));
                place(&mut top.rx, &[pins.rx], Some("rx PULLMODE=UP"));
                place(&mut top.tx, &[pins.tx], Some("tx PULLMODE=UP"));
                place(&mut top.lights, &pins.lights, None);
                place(&mut top.held_high, pins.held_high, None);
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
                self.held_high.next = self.all_high.val();
            }
        }
    };
}

top!(
    /// The board with its accelerator. The signals carry their pins; the constraints are made from
    /// them.
    Ecp5Top,
    Machine
);

top!(
    /// The board with its bring-up design.
    Ecp5BringUp,
    BringUpMachine
);
