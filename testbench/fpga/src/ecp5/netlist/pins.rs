//! Connects the package's pins. The logic between a pad and its wires must only pass signals on.

use std::collections::HashMap;

use anyhow::{ensure, Context, Result};

use super::fabric::{Place, Wire};
use super::{Driver, Reader};
use crate::ecp5::database::Pin;
use crate::read_back::Port;

/// The I/O standard of all pins.
const STANDARD: &str = "LVCMOS33";

impl Reader<'_> {
    /// Registers the input ports and follows the output ports back.
    pub(super) fn connect_ports(&mut self, pins: &HashMap<String, Pin>, ports: &[Port]) -> Result<()> {
        let pad = |pin: &str| pins.get(pin).with_context(|| format!("the package has no pin {pin}"));
        for port in ports.iter().filter(|port| !port.is_output) {
            for (bit, pin) in port.bits() {
                let pad = pad(pin)?;
                self.check_pad(pad, "INPUT").with_context(|| format!("the input {bit}"))?;
                self.inputs.insert(Wire::new((pad.row, pad.col), format!("JPADDI{}_PIO", pad.pio)), bit);
            }
        }
        for port in ports.iter().filter(|port| port.is_output) {
            for (bit, pin) in port.bits() {
                let pad = pad(pin)?;
                self.check_pad(pad, "OUTPUT").with_context(|| format!("the output {bit}"))?;
                let value = self.net((pad.row, pad.col), &format!("PADDO{}_PIO", pad.pio));
                let value = value.with_context(|| format!("the output {bit}"))?;
                self.verilog.output(&bit, &value);
            }
        }
        Ok(())
    }

    /// Fails if a pad has another direction or standard, or if its logic is not bypassed.
    fn check_pad(&self, pad: &Pin, direction: &str) -> Result<()> {
        let places = self.settings_of(pad);
        let name = format!("PIO{}.BASE_TYPE", pad.pio);
        let standard = format!("{direction}_{STANDARD}");
        let mut count = 0;
        for place in places {
            if let Some(fits) = self.fabric.fits(place, &name, &standard) {
                ensure!(fits, "the tile at row {}, column {} does not make its pin {standard}", place.0, place.1);
                count += 1;
            }
        }
        ensure!(count > 0, "no tile makes its pin {standard}");
        for (setting, passes) in
            [("DATAMUX_ODDR", "PADDO"), ("DATAMUX_OREG", "PADDO"), ("DATAMUX_MDDR", "PADDO"), ("TRIMUX_TSREG", "PADDT")]
        {
            let setting = format!("PIO{}.{setting}", pad.pio);
            let found = self.fabric.choices(&places, &setting);
            ensure!(found.is_empty() || found.contains(&passes), "{setting} is {found:?}");
        }
        Ok(())
    }

    /// The places of the tiles that hold a pad's settings. On the left and right edges, the four
    /// pads of three rows share them.
    fn settings_of(&self, pad: &Pin) -> [Place; 2] {
        let Pin { row, col, ref pio } = *pad;
        let is_second = i32::from(pio == "B" || pio == "D");
        let is_lower = i32::from(pio == "C" || pio == "D");
        if row == 0 {
            return [0, 1].map(|row| (row, col + is_second));
        }
        let is_on_side = self.fabric.has_choice((row + 1, col), &format!("PIO{pio}.BASE_TYPE"));
        if is_on_side {
            [0, 1].map(|next| (row + is_lower + next, col))
        } else {
            [(row, col + is_second); 2]
        }
    }

    /// The input port at a pad.
    pub(super) fn pad_output(&self, wire: &Wire) -> Result<Option<Driver>> {
        let port = self.inputs.get(wire).cloned();
        Ok(port.map(Driver::Port))
    }
}
