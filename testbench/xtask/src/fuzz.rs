//! `cargo xtask fuzz`: runs every parser on inputs that libFuzzer grows.

use std::time::Instant;

use anyhow::Result;
use boards::ALL;
use clap::Args;
use fpga::synthesis::figures;
use testbench::evidence::{self, Part, Passed};

/// Arguments of `fuzz`.
#[derive(Args)]
#[command(after_help = "Examples: cargo xtask fuzz\n          cargo xtask fuzz records --seconds 3600")]
pub struct FuzzArgs {
    /// Only targets whose name contains this, such as abalone_core::moves
    #[arg(value_name = "NAME")]
    target: Option<String>,

    /// Seconds for each target
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    seconds: u32,
}

/// Runs the targets. Records the result if all targets ran and passed.
pub fn run(args: &FuzzArgs) -> Result<()> {
    let start = Instant::now();
    let figures = testbench::fuzzing::run(args.target.as_deref(), args.seconds)?;
    if args.target.is_none() {
        evidence::record(Passed::new(Part::Fuzz, start.elapsed(), figures, figures::current_hash(ALL[0])))?;
    }
    Ok(())
}
