//! `cargo xtask evidence`: runs checks that take too long for each test run, and shows when each
//! last passed.

use std::time::Instant;

use anyhow::{bail, Result};
use boards::ALL;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::Args;
use fpga::synthesis::figures;
use fpga::synthesis::netlist::SYNTHESIS_ECP5;
use reference_common::cases::ALL_CASES;
use testbench::evidence::{self, Part};
use testbench::{command, formal};

use crate::emit;

/// Arguments of `evidence`.
#[derive(Args)]
#[command(after_help = "Examples: cargo xtask evidence\n          cargo xtask evidence netlist")]
pub struct EvidenceArgs {
    /// Run this part now, and record that it passed
    #[arg(value_parser = part_parser())]
    part: Option<Part>,
}

fn part_parser() -> impl TypedValueParser<Value = Part> {
    PossibleValuesParser::new(Part::ALL.map(|part| PossibleValue::new(part.name()).help(part.help())))
        .try_map(|name| Part::ALL.into_iter().find(|part| part.name() == name).ok_or("no such part"))
}

/// Shows the records, or runs a part.
pub fn run(args: &EvidenceArgs) -> Result<()> {
    let verilog_sha256 = figures::current_hash(ALL[0]);
    if let Some(part) = args.part {
        let start = Instant::now();
        run_part(part)?;
        evidence::record(part, start.elapsed(), "passed".to_owned(), verilog_sha256.clone())?;
    }
    print!("{}", evidence::table(&verilog_sha256)?);
    Ok(())
}

fn run_part(part: Part) -> Result<()> {
    match part {
        Part::Formal => prove(),
        Part::Netlist => run_ignored_tests("fpga", "netlist"),
        Part::Bitstream => run_ignored_tests("fpga", "bitstream"),
        Part::Soak => {
            run_ignored_tests("testbench", "accelerator")?;
            run_all_cases()
        }
        Part::Mutants | Part::Fuzz => bail!("{} runs it and records that it passed", part.command()),
    }
}

/// `cargo xtask formal`: runs every proof.
pub fn prove() -> Result<()> {
    emit::check()?;
    formal::run(SYNTHESIS_ECP5)
}

fn run_ignored_tests(package: &str, file: &str) -> Result<()> {
    let arguments = ["test", "--release", "--package", package, "--test", file, "--", "--ignored", "--nocapture"];
    command::run_visibly(command::cargo().args(arguments))
}

/// Runs the tests of the blocks and their models with all cases, instead of the usual share.
fn run_all_cases() -> Result<()> {
    let arguments = ["test", "--release", "--package", "duo_core", "--package", "testbench"];
    command::run_visibly(command::cargo().args(arguments).env(ALL_CASES, "1"))
}
