//! Reads clock buffers and the clock generator. In simulation the board's oscillator already has
//! the generated frequency.

use anyhow::{bail, ensure, Result};

use super::{Driver, Reader};

impl Reader<'_> {
    /// The driver behind a global or regional clock buffer that is always enabled.
    pub(super) fn buffer_output(&mut self, tile: u32, site: usize) -> Result<Driver> {
        let kind = self.fabric.kind(tile);
        let number = site_number(&kind.sites[site].pins["O"], &kind.wires);
        let is_global = kind.sites[site].kind == "BUFGCTRL";
        let input = if is_global { "I0" } else { "I" };
        if is_global {
            let buffer = format!("BUFGCTRL.BUFGCTRL_X0Y{number}.");
            for feature in ["IN_USE", "ZINV_CE0", "ZINV_S0"] {
                ensure!(self.has(tile, &format!("{buffer}{feature}")), "{buffer}{feature} is missing");
            }
            for (pin, value) in [("CE0", "1'b1"), ("S0", "1'b1")] {
                let found = self.input(tile, site, pin)?;
                ensure!(found == value, "{buffer}{pin} is {found} and not {value}");
            }
        } else {
            let used = self.configuration.flags(tile, "BUFHCE.").any(|flag| flag.ends_with("IN_USE"));
            ensure!(used, "a regional clock buffer is not in use");
        }
        let wire = kind.sites[site].pins[input];
        self.driver((tile, wire))
    }

    /// The driver behind the clock generator's first output, or behind its lock.
    pub(super) fn generator_output(&mut self, tile: u32, site: usize, pin: &str) -> Result<Driver> {
        ensure!(self.has(tile, "PLLE2_ADV.IN_USE"), "the clock generator is not in use");
        match pin {
            "CLKOUT0" => {
                let wire = self.fabric.kind(tile).sites[site].pins["CLKIN1"];
                let driver = self.driver((tile, wire))?;
                self.verilog.note_generator(self.factors(tile));
                Ok(driver)
            }
            "LOCKED" => Ok(Driver::Constant(true)),
            other => bail!("the output {other} of a clock generator is not known here"),
        }
    }

    /// The generator's multiplier and dividers, from its bits.
    fn factors(&self, tile: u32) -> [u64; 3] {
        let number = |feature: &str| self.configuration.number(tile, &format!("PLLE2_ADV.{feature}"));
        let divider = |begin: &str, end: &str| {
            let skipped = if begin == "DIVCLK" { "DIVCLK_DIVCLK".to_owned() } else { format!("{begin}_CLKOUT2") };
            if number(&format!("{skipped}_NO_COUNT")) == 1 {
                return 1;
            }
            number(&format!("{begin}_{end}_HIGH_TIME")) + number(&format!("{begin}_{end}_LOW_TIME"))
        };
        [divider("CLKFBOUT", "CLKOUT1"), divider("DIVCLK", "DIVCLK"), divider("CLKOUT0", "CLKOUT1")]
    }
}

/// The number of a buffer, taken from the name of its output wire.
fn site_number(output: &u32, wires: &[String]) -> u32 {
    let digits = wires[*output as usize].chars().filter(char::is_ascii_digit).collect::<String>();
    digits.parse().unwrap_or_default()
}
