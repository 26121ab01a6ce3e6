//! Reads multipliers of 18 by 18 bits without registers.

use anyhow::{ensure, Context, Result};

use super::fabric::Place;
use super::{Reader, Signal};

/// The model of a multiplier. Its pins are the device's.
const MODEL: &str = "MULT18X18D";

/// Kinds of tiles with the wires of a multiplier. Each has the multiplier's number, and the number
/// of columns to its left that hold settings.
const BEGINNINGS: [(&str, usize, i32); 4] =
    [("MIB_DSP0", 0, 0), ("MIB_DSP1", 1, 1), ("MIB_DSP4", 4, 0), ("MIB_DSP5", 5, 1)];

/// Number of columns that hold a multiplier's settings.
const COLUMNS: i32 = 5;

impl Reader<'_> {
    /// Defines all outputs of a multiplier at once.
    pub(super) fn define_multiplier(&mut self, place: Place) -> Result<()> {
        let (row, col) = place;
        let name = format!("r{row}c{col}_multiplier");
        if !self.verilog.begin_instance(&name) {
            return Ok(());
        }
        self.verilog.count("multipliers");
        let beginning = BEGINNINGS.iter().find(|(kind, ..)| self.fabric.has_kind(place, kind));
        let (_, number, left) = beginning.context("no multiplier is here")?;
        let places: Vec<Place> = (0..COLUMNS).map(|column| (row, col - left + column)).collect();
        for (setting, value) in [
            ("MODE", "MULT18X18D"),
            ("REG_INPUTA_CLK", "NONE"),
            ("REG_INPUTB_CLK", "NONE"),
            ("REG_PIPELINE_CLK", "NONE"),
            ("REG_OUTPUT_CLK", "NONE"),
            ("CIBOUT_BYP", "ON"),
        ] {
            let found = self.fabric.choices(&places, &format!("MULT18_{number}.{setting}"));
            ensure!(found.contains(&value), "{setting} of the multiplier is {found:?} and not {value}");
        }
        let mut connections = Vec::new();
        for port in ["A", "B"] {
            for bit in 0..18 {
                let net = self.net(place, &format!("J{port}{bit}_MULT18"))?;
                connections.push(format!(".{port}{bit}({net})"));
            }
            // An input that nothing drives is low.
            for pin in ["SIGNED", "SOURCE"] {
                let net = self.optional_net(place, &format!("J{pin}{port}_MULT18"))?;
                connections.push(format!(".{pin}{port}({})", net.as_deref().unwrap_or("1'b0")));
            }
        }
        for bit in 0..36 {
            let output = Signal { place, pin: format!("P{bit}") }.name();
            self.verilog.declare(&format!("wire {output}"));
            connections.push(format!(".P{bit}({output})"));
        }
        self.verilog.add(&format!("{MODEL} {name} ({});", connections.join(", ")));
        Ok(())
    }
}
