//! The checks that take too long for each test run: when each last passed, and on which Verilog.
//!
//! The records are in `testbench/evidence.json`. A record is current while the main board's Verilog
//! has the hash that it names.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::{command, workspace};

/// A check that is run by hand.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Proofs of properties and netlists.
    Formal,
    /// Whole games of netlists.
    Netlist,
    /// Bitstreams turned back into netlists.
    Bitstream,
    /// A game with much thinking time.
    Soak,
    /// Faults in the Verilog that tests must find.
    Mutants,
    /// Parsers on inputs that libFuzzer grows.
    Fuzz,
}

impl Part {
    /// All parts, in the order of the table.
    pub const ALL: [Part; 6] = [Part::Formal, Part::Netlist, Part::Bitstream, Part::Soak, Part::Mutants, Part::Fuzz];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Part::Formal => "formal",
            Part::Netlist => "netlist",
            Part::Bitstream => "bitstream",
            Part::Soak => "soak",
            Part::Mutants => "mutants",
            Part::Fuzz => "fuzz",
        }
    }

    /// The purpose of this part and the time that it takes, for the command line's help.
    pub fn help(self) -> &'static str {
        match self {
            Part::Formal => "Proofs of the blocks' properties, and that netlists behave like the Verilog; some minutes",
            Part::Netlist => {
                "Whole games of netlists in lockstep with their Verilog: those of the main board and of its tree, \
                 some forty minutes each, and those of the Arty and the Nexys Video, one to two hours"
            }
            Part::Bitstream => {
                "Bitstreams turned back into netlists, of the ECP5 and the Artix-7: a small design with faults, the \
                 bring-up design, and whole games of one engine and of two; some hours"
            }
            Part::Soak => {
                "A game in lockstep at five million cycles a move, over the serial pins; then all cases of the tests \
                 that usually try a share of them; half an hour"
            }
            Part::Mutants => "Faults in the Verilog that tests must find: see `mutate`",
            Part::Fuzz => "Every parser on inputs that libFuzzer grows: see `fuzz`",
        }
    }

    /// Its description in the table.
    fn title(self) -> &'static str {
        match self {
            Part::Formal => "proofs by induction, and of the blocks' netlists",
            Part::Netlist => "the main board's netlist plays a whole game",
            Part::Bitstream => "a bitstream's own netlist plays a whole game, on an ECP5 and an Artix-7",
            Part::Soak => {
                "a game at five million cycles a move in lockstep, with a full table; every case of every block"
            }
            Part::Mutants => "faults put into the Verilog are noticed",
            Part::Fuzz => "no input breaks a parser",
        }
    }

    /// The boards that play a whole game in it.
    fn boards(self) -> &'static [&'static str] {
        match self {
            Part::Netlist => &["ulx3s-85f", "ulx3s-85f-tree", "arty-a7-100t", "nexys-video"],
            Part::Bitstream => &["ulx3s-85f", "ulx3s-25f", "arty-a7-100t"],
            Part::Formal | Part::Soak | Part::Mutants | Part::Fuzz => &[],
        }
    }

    /// The command that runs it and records that it passed.
    pub fn command(self) -> &'static str {
        match self {
            Part::Formal => "cargo xtask evidence formal",
            Part::Netlist => "cargo xtask evidence netlist",
            Part::Bitstream => "cargo xtask evidence bitstream",
            Part::Soak => "cargo xtask evidence soak",
            Part::Mutants => "cargo xtask mutate",
            Part::Fuzz => "cargo xtask fuzz",
        }
    }
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

/// Records that a part passed on the Verilog with this hash and how long it took, in place of its
/// earlier record.
///
/// # Errors
/// Records that cannot be read or written.
pub fn record(part: Part, took: Duration, figures: String, verilog_sha256: String) -> Result<()> {
    let day = command::run(Command::new("date").args(["-u", "+%Y-%m-%d"]))?;
    let on = String::from_utf8_lossy(&day.stdout).trim().to_owned();
    let mut all = read()?;
    all.retain(|passed| passed.part != part);
    let boards = part.boards().iter().map(|&board| board.to_owned()).collect();
    all.push(Passed { part, on, seconds: took.as_secs(), figures, verilog_sha256, boards });
    all.sort_by_key(|passed| passed.part);
    let path = path();
    fs::write(&path, serde_json::to_string_pretty(&all)? + "\n")
        .with_context(|| format!("cannot write {}", path.display()))
}

/// A table with one row per part. `verilog_sha256` is the current hash of the main board's Verilog.
///
/// # Errors
/// Records that cannot be read.
pub fn table(verilog_sha256: &str) -> Result<String> {
    let records = read()?;
    let mut table =
        String::from("| what | command | last passed | minutes | Verilog | result |\n|---|---|---|---|---|---|\n");
    for part in Part::ALL {
        let (title, command) = (part.title(), part.command());
        table.push_str(&match records.iter().find(|passed| passed.part == part) {
            Some(passed) => {
                let Passed { on, seconds, figures, .. } = passed;
                let verilog = if passed.verilog_sha256 == verilog_sha256 { "current" } else { "earlier" };
                format!("| {title} | `{command}` | {on} | {} | {verilog} | {figures} |\n", seconds.div_ceil(60))
            }
            None => format!("| {title} | `{command}` | never | | | |\n"),
        });
    }
    Ok(table)
}

/// How far each board has come according to the records: `routed`, `netlist played`, `bitstream
/// played`. Only games on the main board's Verilog with this hash count.
///
/// # Errors
/// Records that cannot be read.
pub fn board_statuses(verilog_sha256: &str) -> Result<impl Fn(&str) -> &'static str> {
    let mut records = read()?;
    records.retain(|passed| passed.verilog_sha256 == verilog_sha256);
    let has_played = move |part, board: &str| {
        let record = records.iter().find(|passed| passed.part == part);
        record.is_some_and(|passed| passed.boards.iter().any(|played| played == board))
    };
    Ok(move |board: &str| match (has_played(Part::Bitstream, board), has_played(Part::Netlist, board)) {
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
