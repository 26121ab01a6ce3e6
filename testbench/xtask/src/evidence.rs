//! `cargo xtask evidence`: runs checks that take too long for each test run, and records when each
//! last passed and on which Verilog.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{bail, Context, Result};
use boards::ALL;
use clap::{Args, ValueEnum};
use fpga::synthesis::figures;
use serde::{Deserialize, Serialize};
use testbench::{command, workspace};

use crate::formal;

/// Arguments of `evidence`.
#[derive(Args)]
#[command(after_help = "Examples: cargo xtask evidence\n          cargo xtask evidence netlist")]
pub struct EvidenceArgs {
    /// Run this part now, and record that it passed
    #[arg(value_enum)]
    part: Option<Part>,
}

/// A part that is run by hand.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Proofs of the blocks' properties, and that netlists behave like the Verilog; some minutes
    Formal,
    /// Whole games of netlists in lockstep with their Verilog: those of the main board and of its
    /// tree, some forty minutes each, and those of the Arty and the Nexys Video, one to two hours
    Netlist,
    /// Bitstreams of an Artix-7 turned back into netlists: a small design with faults, one engine's
    /// whole game, and the Arty's; some hours
    Bitstream,
    /// A game in lockstep at five million cycles a move, over the serial pins; some minutes
    Soak,
    /// Faults in the Verilog that tests must find: see `mutate`
    Mutants,
    /// Every parser on inputs that libFuzzer grows: see `fuzz`
    Fuzz,
}

impl Part {
    /// Its description in the table.
    fn title(self) -> &'static str {
        match self {
            Part::Formal => "proofs by induction, and of the blocks' netlists",
            Part::Netlist => "the main board's netlist plays a whole game",
            Part::Bitstream => "a bitstream's own netlist plays a whole game, on an Artix-7",
            Part::Soak => "a game at five million cycles a move in lockstep: the table is full",
            Part::Mutants => "faults put into the Verilog are noticed",
            Part::Fuzz => "no input breaks a parser",
        }
    }

    /// The boards that play a whole game in it.
    fn boards(self) -> &'static [&'static str] {
        match self {
            Part::Netlist => &["ulx3s-85f", "ulx3s-85f-tree", "arty-a7-100t", "nexys-video"],
            Part::Bitstream => &["arty-a7-100t"],
            Part::Formal | Part::Soak | Part::Mutants | Part::Fuzz => &[],
        }
    }

    /// The command that runs it and records that it passed.
    fn command(self) -> &'static str {
        match self {
            Part::Formal => "cargo xtask evidence formal",
            Part::Netlist => "cargo xtask evidence netlist",
            Part::Bitstream => "cargo xtask evidence bitstream",
            Part::Soak => "cargo xtask evidence soak",
            Part::Mutants => "cargo xtask mutate",
            Part::Fuzz => "cargo xtask fuzz",
        }
    }

    fn run(self) -> Result<()> {
        match self {
            Part::Formal => formal::run(),
            Part::Netlist => ignored_tests("fpga", "netlist"),
            Part::Bitstream => ignored_tests("fpga", "bitstream"),
            Part::Soak => ignored_tests("testbench", "accelerator"),
            Part::Mutants | Part::Fuzz => bail!("{} runs it and records that it passed", self.command()),
        }
    }
}

/// The ignored tests of a file.
fn ignored_tests(package: &str, file: &str) -> Result<()> {
    let arguments = ["test", "--release", "--package", package, "--test", file, "--", "--ignored", "--nocapture"];
    command::run_visibly(command::cargo().args(arguments))
}

/// The record of a part that passed.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
struct Passed {
    part: Part,
    /// The day, in UTC.
    on: String,
    /// Duration.
    seconds: u64,
    /// The result, for the table.
    figures: String,
    /// Hash of the main board's Verilog.
    verilog_sha256: String,
    /// The boards that played a whole game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    boards: Vec<String>,
}

/// Shows the records, or runs a part.
pub fn run(args: &EvidenceArgs) -> Result<()> {
    if let Some(part) = args.part {
        let start = Instant::now();
        part.run()?;
        passed(part, start.elapsed(), "passed".to_owned())?;
    }
    print!("{}", table()?);
    Ok(())
}

/// Records that a part passed and how long it took, in place of its earlier record.
pub fn passed(part: Part, took: Duration, figures: String) -> Result<()> {
    let day = command::run(Command::new("date").args(["-u", "+%Y-%m-%d"]))?;
    let on = String::from_utf8_lossy(&day.stdout).trim().to_owned();
    let verilog_sha256 = figures::current_hash(ALL[0]);
    let mut all = read()?;
    all.retain(|passed| passed.part != part);
    let boards = part.boards().iter().map(|&board| board.to_owned()).collect();
    all.push(Passed { part, on, seconds: took.as_secs(), figures, verilog_sha256, boards });
    all.sort_by_key(|passed| passed.part);
    let path = path();
    fs::write(&path, serde_json::to_string_pretty(&all)? + "\n")
        .with_context(|| format!("cannot write {}", path.display()))
}

/// One row per part.
pub fn table() -> Result<String> {
    let (records, current) = (read()?, figures::current_hash(ALL[0]));
    let mut table =
        String::from("| what | command | last passed | minutes | Verilog | result |\n|---|---|---|---|---|---|\n");
    for part in Part::value_variants() {
        let (title, command) = (part.title(), part.command());
        table.push_str(&match records.iter().find(|passed| passed.part == *part) {
            Some(Passed { on, seconds, figures, verilog_sha256, .. }) => {
                let verilog = if *verilog_sha256 == current { "current" } else { "earlier" };
                format!("| {title} | `{command}` | {on} | {} | {verilog} | {figures} |\n", seconds.div_ceil(60))
            }
            None => format!("| {title} | `{command}` | never | | | |\n"),
        });
    }
    Ok(table)
}

/// How far each board has come, from what is recorded: `routed`, `netlist played`, `bitstream
/// played`. A game on a Verilog other than today's does not count.
pub fn statuses() -> Result<impl Fn(&str) -> &'static str> {
    let (records, current) = (read()?, figures::current_hash(ALL[0]));
    let played = move |part, board: &str| {
        let is_it = |passed: &&Passed| passed.part == part && passed.verilog_sha256 == current;
        records.iter().find(is_it).is_some_and(|passed| passed.boards.iter().any(|played| played == board))
    };
    Ok(move |board: &str| match (played(Part::Bitstream, board), played(Part::Netlist, board)) {
        (true, _) => "bitstream played",
        (false, true) => "netlist played",
        (false, false) => "routed",
    })
}

fn read() -> Result<Vec<Passed>> {
    let path = path();
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("cannot read {}", path.display()))
}

fn path() -> PathBuf {
    workspace::root().join("testbench/evidence.json")
}
