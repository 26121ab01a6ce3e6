//! `cargo xtask evidence`: runs checks that take too long for each test run, and shows when each
//! last passed.

use std::fs;
use std::time::Instant;

use anyhow::{bail, Context, Result};
use boards::{Board, ALL};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::Args;
use fpga::synthesis::figures;
use fpga::synthesis::netlist::SYNTHESIS_ECP5;
use fpga::synthesis::{self, table as figures_table};
use loading::arguments::board;
use reference_common::cases::ALL_CASES;
use testbench::bad_input::BadInput;
use testbench::evidence::{self, Part, Passed};
use testbench::{command, formal};

use crate::emit;

/// Arguments of `evidence`.
#[derive(Args)]
#[command(after_help = "Examples: cargo xtask evidence\n          cargo xtask evidence formal\n          \
                        cargo xtask evidence bitstream --board ulx3s-25f")]
pub struct EvidenceArgs {
    /// Run this part now, and record that it passed
    #[arg(value_parser = part_parser())]
    part: Option<Part>,

    /// Of `netlist` and `bitstream`, only the whole game of this board
    #[arg(long, value_parser = board, requires = "part")]
    board: Option<&'static Board>,
}

fn part_parser() -> impl TypedValueParser<Value = Part> {
    PossibleValuesParser::new(Part::ALL.map(|part| PossibleValue::new(part.name()).help(part.help())))
        .try_map(|name| Part::ALL.into_iter().find(|part| part.name() == name).ok_or("no such part"))
}

/// Shows the records, or runs a part.
pub fn run(args: &EvidenceArgs) -> Result<()> {
    if let Some(part) = args.part {
        match args.board {
            Some(board) => play(part, board)?,
            None => run_part(part)?,
        }
    }
    print!("{}", table()?);
    Ok(())
}

/// The table of all records.
pub fn table() -> Result<String> {
    evidence::table(current_hash)
}

/// The table of the boards' figures.
pub fn table_of_boards() -> Result<String> {
    let status = evidence::board_statuses(current_hash)?;
    figures_table::boards(|figures| if figures.are_stale() { "earlier version" } else { status(&figures.board) })
}

/// The hash of the Verilog of this board, or of the main one.
fn current_hash(board: Option<&str>) -> String {
    figures::current_hash(board.and_then(Board::named).unwrap_or(ALL[0]))
}

/// Runs a part and then the games of all its boards, and records each that passes. Boards without
/// a bitstream are left out.
fn run_part(part: Part) -> Result<()> {
    let start = Instant::now();
    match part {
        Part::Formal => prove()?,
        Part::Netlist | Part::Bitstream => run_ignored_tests("fpga", part.name(), &["--skip", Part::GAME])?,
        Part::Soak => {
            run_ignored_tests("testbench", "accelerator", &[])?;
            run_all_cases()?;
        }
        Part::Mutants | Part::Fuzz => bail!("{} runs it and records that it passed", part.command()),
    }
    evidence::record(Passed::new(part, start.elapsed(), "passed".to_owned(), figures::current_hash(ALL[0])))?;
    for name in part.boards() {
        let board = Board::named(name).with_context(|| format!("no board {name}"))?;
        if part == Part::Bitstream && !synthesis::is_current(board) {
            eprintln!("left out: no bitstream of {name}'s Verilog yet; cargo xtask synth {name} makes it");
        } else {
            play(part, board)?;
        }
    }
    Ok(())
}

/// Plays a board's game, and records it with the hash of the bitstream that played. A bitstream of
/// other Verilog is refused, because the record says that today's has played.
fn play(part: Part, board: &'static Board) -> Result<()> {
    if !part.boards().contains(&board.name) {
        let only = match part.boards() {
            [] => String::new(),
            boards => format!(", only of {}", boards.join(", ")),
        };
        bail!(BadInput(format!("{} has no game of {}{only}", part.name(), board.name)));
    }
    let bitstream_sha256 = match part {
        Part::Bitstream => {
            let path = synthesis::bitstream(board);
            let refused =
                |why: &str| BadInput(format!("{}: {why}; cargo xtask synth {} makes it", path.display(), board.name));
            let file = fs::read(&path).map_err(|why| refused(&why.to_string()))?;
            if !synthesis::is_current(board) {
                bail!(refused("it was made from other Verilog than today's"));
            }
            Some(figures::sha256(file))
        }
        _ => None,
    };
    let start = Instant::now();
    run_ignored_tests("fpga", part.name(), &["--exact", &part.game(board.name)])?;
    let passed = Passed::new(part, start.elapsed(), "passed".to_owned(), figures::current_hash(board));
    evidence::record(Passed { board: Some(board.name.to_owned()), bitstream_sha256, ..passed })
}

/// `cargo xtask formal`: runs every proof.
pub fn prove() -> Result<()> {
    emit::check()?;
    formal::run(SYNTHESIS_ECP5)
}

fn run_ignored_tests(package: &str, file: &str, options: &[&str]) -> Result<()> {
    let arguments = ["test", "--release", "--package", package, "--test", file, "--", "--ignored", "--nocapture"];
    command::run_visibly(command::cargo().args(arguments).args(options))
}

/// Runs the tests of the blocks and their models with all cases, instead of the usual share.
fn run_all_cases() -> Result<()> {
    let arguments = ["test", "--release", "--package", "duo_core", "--package", "testbench"];
    command::run_visibly(command::cargo().args(arguments).env(ALL_CASES, "1"))
}
