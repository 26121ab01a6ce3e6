//! `cargo xtask formal`: proves the blocks' properties, and that their netlists behave like their
//! Verilog. Each kind of proof must reject something broken.

use anyhow::{bail, Result};
use fpga::synthesis::netlist::SYNTHESIS_ECP5;
use testbench::formal::properties::PROPERTIES;
use testbench::formal::{self, Netlist};
use testbench::verilog;

use crate::{checks, emit};

/// The block whose broken netlist must be rejected.
const BROKEN: &str = "turn_control";

/// Runs every proof.
pub fn run() -> Result<()> {
    emit::check()?;
    let mut failures = 0;
    for property in &PROPERTIES {
        let verilog = &verilog::of(property.top)?;
        checks::check(&mut failures, &format!("{}: {}", property.module, property.promise), || property.prove(verilog));
        for (from, to) in property.sabotages {
            checks::check(&mut failures, &format!("    rejected with `{to}` for `{from}`"), || {
                property.reject(verilog, (from, to))
            });
        }
    }
    for name in formal::PROVED {
        let what = format!("the netlist of {name} does what its Verilog does");
        checks::check(&mut failures, &what, || {
            formal::prove(name, &verilog::of(name)?, SYNTHESIS_ECP5, Netlist::Whole)
        });
    }
    checks::check(&mut failures, &format!("a broken netlist of {BROKEN} is rejected"), || {
        match formal::prove(BROKEN, &verilog::of(BROKEN)?, SYNTHESIS_ECP5, Netlist::Broken) {
            Ok(()) => bail!("it was proved"),
            Err(error) if error.to_string().contains("not proved to be the same") => Ok(()),
            Err(error) => Err(error),
        }
    });
    for (name, reason) in formal::NOT_PROVED {
        println!("not proved: {name}: {reason}");
    }
    checks::check(&mut failures, "every block is proved, or has a reason", || every_block_is_named(&verilog::tops()));
    checks::conclude(failures, "formal")
}

fn every_block_is_named(tops: &[&str]) -> Result<()> {
    for name in tops {
        if !formal::PROVED.contains(name) && !formal::NOT_PROVED.iter().any(|(block, _)| block == name) {
            bail!("{name} is neither");
        }
    }
    Ok(())
}
