//! Reads clock buffers and the clock generator. In simulation the board's oscillator already has
//! the generated frequency.

use anyhow::{bail, ensure, Context, Result};

use super::fabric::{Place, Wire};
use super::{Driver, Reader};

impl Reader<'_> {
    /// The driver behind a clock buffer, such as `TDCC3`, that is always enabled.
    pub(super) fn buffer_output(&mut self, buffer: &str) -> Result<Driver> {
        let enable = self.driver(&Wire::new((0, 0), format!("G_JCE_{buffer}")))?;
        ensure!(
            matches!(enable, None | Some(Driver::Constant(true))),
            "a clock buffer that is switched by {enable:?} is not known here"
        );
        let clock = self.driver(&Wire::new((0, 0), format!("G_CLKI_{buffer}")))?;
        clock.with_context(|| format!("nothing drives the clock buffer {buffer}"))
    }

    /// The driver behind the clock generator's first output or its lock; `None` for its inputs.
    pub(super) fn generator_output(&mut self, place: Place, pin: &str) -> Result<Option<Driver>> {
        match pin {
            "JCLKOP" => {
                let clock = self.driver(&Wire::new(place, "CLKI_PLL"))?.context("the clock generator has no input")?;
                let factors = self.factors(place)?;
                self.verilog.note_generator(factors);
                self.fed_back.push(place);
                Ok(Some(clock))
            }
            "JLOCK" => {
                let reset = self.fabric.choice(&around(place), "PLLRST_ENA")?;
                ensure!(reset == "DISABLED", "the clock generator can be reset");
                Ok(Some(Driver::Constant(true)))
            }
            "CLKINTFB" | "JCLKOS" | "JCLKOS2" | "JCLKOS3" | "JINTLOCK" => {
                bail!("the output {pin} of a clock generator is not known here")
            }
            _ => Ok(None),
        }
    }

    /// Fails unless each clock generator's feedback comes from its own first output.
    pub(super) fn check_feedback(&mut self) -> Result<()> {
        for place in std::mem::take(&mut self.fed_back) {
            let fed_back = self.driver(&Wire::new(place, "CLKFB_PLL"))?;
            let output = self.driver(&Wire::new(place, "JCLKOP_PLL"))?;
            ensure!(fed_back == output, "the clock generator gets {fed_back:?} back and not its output");
        }
        Ok(())
    }

    /// The generator's feedback divider, its input divider, and 1. The divider of the output has no
    /// influence, because the output is also the feedback.
    ///
    /// The bits do not show with which output a path outside the generator begins; the routing
    /// does.
    fn factors(&self, place: Place) -> Result<[u64; 3]> {
        for (setting, value) in
            [("MODE", "EHXPLLL"), ("FEEDBK_PATH", "CLKOP"), ("CLKOP_ENABLE", "ENABLED"), ("OUTDIVIDER_MUXA", "DIVA")]
        {
            let found = self.fabric.choices(&around(place), setting);
            ensure!(found.contains(&value), "{setting} of the clock generator is {found:?} and not {value}");
        }
        let number = |name| Ok::<u64, anyhow::Error>(self.fabric.word(&around(place), name)? + 1);
        Ok([number("CLKFB_DIV")?, number("CLKI_DIV")?, 1])
    }
}

/// The places that may hold the settings of a generator. The settings are in a tile next to the
/// generator's wires.
fn around(place: Place) -> Vec<Place> {
    (-1..=1).flat_map(|row| (-1..=1).map(move |col| (place.0 + row, place.1 + col))).collect()
}
