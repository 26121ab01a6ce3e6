//! The checks that take too long for each test run: when each last passed, and on which Verilog.
//!
//! The records are in `testbench/evidence.json`. Each names the hash of the Verilog on which the
//! check passed: that of the board that played a game, or else of the main board.

use std::fs;
use std::iter;
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
                "Netlists in lockstep with their Verilog: the bring-up design; then whole games of the main board and \
                 of its tree, some forty minutes each, and of the Arty and the Nexys Video, one to two hours"
            }
            Part::Bitstream => {
                "Bitstreams turned back into netlists: small designs with faults and the bring-up designs; then a whole \
                 game of each board whose bitstream `synth` has made, minutes each"
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
            Part::Netlist => "the bring-up design's netlist does what its page says",
            Part::Bitstream => "small designs and bring-up designs work from their bitstreams; faults show",
            Part::Soak => {
                "a game at five million cycles a move in lockstep, with a full table; every case of every block"
            }
            Part::Mutants => "faults put into the Verilog are noticed",
            Part::Fuzz => "no input breaks a parser",
        }
    }

    /// The boards that play a whole game in it.
    pub fn boards(self) -> &'static [&'static str] {
        match self {
            Part::Netlist => &["ulx3s-85f", "ulx3s-85f-tree", "arty-a7-100t", "nexys-video", "nexys-video-tree"],
            Part::Bitstream => {
                &["ulx3s-85f", "ulx3s-85f-tree", "ulx3s-25f", "arty-a7-100t", "nexys-video", "nexys-video-tree"]
            }
            Part::Formal | Part::Soak | Part::Mutants | Part::Fuzz => &[],
        }
    }

    /// The name of the test that plays a board's game.
    pub fn game(self, board: &str) -> String {
        format!("{}_of_{}{}", self.name(), board.replace('-', "_"), Part::GAME)
    }

    /// The end of the name of each test that plays a board's game.
    pub const GAME: &str = "_plays_a_whole_game";

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

/// The record of a part, or of one board's game in it, that passed.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Passed {
    /// The part.
    pub part: Part,
    /// The board that played a whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The day, in UTC.
    pub on: String,
    /// Duration.
    pub seconds: u64,
    /// The result, for the table.
    pub figures: String,
    /// Hash of the Verilog of this board, or of the main board.
    pub verilog_sha256: String,
    /// Hash of the bitstream that played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bitstream_sha256: Option<String>,
}

impl Passed {
    /// A part that passed on the main board's Verilog with this hash.
    pub fn new(part: Part, took: Duration, figures: String, verilog_sha256: String) -> Passed {
        let seconds = took.as_secs();
        Passed { part, board: None, on: String::new(), seconds, figures, verilog_sha256, bitstream_sha256: None }
    }

    fn key(&self) -> (Part, &Option<String>) {
        (self.part, &self.board)
    }

    /// The file that played, for the table.
    fn file(&self) -> String {
        self.bitstream_sha256.as_ref().map(|hash| format!(", file {}", &hash[..12])).unwrap_or_default()
    }
}

/// Records what passed today, in place of its earlier record.
///
/// # Errors
/// Records that cannot be read or written.
pub fn record(mut passed: Passed) -> Result<()> {
    let day = command::run(Command::new("date").args(["-u", "+%Y-%m-%d"]))?;
    passed.on = String::from_utf8_lossy(&day.stdout).trim().to_owned();
    let mut all = read()?;
    all.retain(|earlier| earlier.key() != passed.key());
    all.push(passed);
    all.sort_by(|one, other| one.key().cmp(&other.key()));
    let path = path();
    fs::write(&path, serde_json::to_string_pretty(&all)? + "\n")
        .with_context(|| format!("cannot write {}", path.display()))
}

/// A table with one row per part and per board that plays a game in it. `current_hash` is the hash
/// of a board's Verilog, or of the main board's for no board.
///
/// # Errors
/// Records that cannot be read.
pub fn table(current_hash: impl Fn(Option<&str>) -> String) -> Result<String> {
    let records = read()?;
    let mut table =
        String::from("| what | command | last passed | minutes | Verilog | result |\n|---|---|---|---|---|---|\n");
    for part in Part::ALL {
        let games = part.boards().iter().map(|&board| {
            let title = format!("the {} of `{board}` plays a whole game", part.name());
            (Some(board), title, format!("{} --board {board}", part.command()))
        });
        let alone = (None, part.title().to_owned(), part.command().to_owned());
        for (board, title, command) in iter::once(alone).chain(games) {
            table.push_str(&match records.iter().find(|passed| passed.key() == (part, &board.map(str::to_owned))) {
                Some(passed) => {
                    let Passed { on, seconds, figures, .. } = passed;
                    let verilog = if passed.verilog_sha256 == current_hash(board) { "current" } else { "earlier" };
                    let (minutes, file) = (seconds.div_ceil(60), passed.file());
                    format!("| {title} | `{command}` | {on} | {minutes} | {verilog} | {figures}{file} |\n")
                }
                None => format!("| {title} | `{command}` | never | | | |\n"),
            });
        }
    }
    Ok(table)
}

/// How far each board has come according to the records: `routed`, `netlist played`, `bitstream
/// played`. Only games on the board's Verilog with its `current_hash` count.
///
/// # Errors
/// Records that cannot be read.
pub fn board_statuses(current_hash: impl Fn(Option<&str>) -> String) -> Result<impl Fn(&str) -> &'static str> {
    let records = read()?;
    let has_played = move |part, board: &str| {
        let is_its = |passed: &&Passed| passed.key() == (part, &Some(board.to_owned()));
        records.iter().find(is_its).is_some_and(|passed| passed.verilog_sha256 == current_hash(Some(board)))
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
