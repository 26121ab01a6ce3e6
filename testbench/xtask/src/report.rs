//! `cargo xtask report`: writes the figures of the boards and of the games as tables into the
//! documents, and as pictures.

use std::fs;
use std::path::PathBuf;

use anyhow::{bail, Context, Result};
use boards::{Board, Part, ALL};
use clap::Args;
use fpga::synthesis::figures::{self, Figures};
use fpga::synthesis::plot;
use testbench::workspace;

use loading::arguments::board;

use crate::made;
use crate::{block_diagram, evidence};
use lab::ledger;
use lab::{scaling, strength};

/// The picture of the designs.
const PICTURE: &str = "hdl/doc/designs.svg";

/// The picture of the speed-up by more engines.
const SCALING_PICTURE: &str = "hdl/doc/scaling.svg";

/// The picture of the plies at which games were given away.
const LEDGER_PICTURE: &str = "hdl/doc/experiments/losses.svg";

/// Arguments of `report`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask report\n          cargo xtask report ulx3s-85f\n          cargo xtask report --write"
)]
pub struct ReportArgs {
    /// Only this board, as one line of JSON
    #[arg(value_parser = board)]
    board: Option<&'static Board>,

    /// Write the tables into the documents, and draw the pictures
    #[arg(long, conflicts_with = "board")]
    write: bool,
}

/// Shows the figures that `synth` stored.
pub fn run(args: &ReportArgs) -> Result<()> {
    if let Some(board) = args.board {
        let figures = Figures::read(board)?;
        note_if_stale(board, &figures);
        println!("{}", serde_json::to_string(&figures)?);
        return Ok(());
    }
    print!("{}\n{}\n{}", table()?, strength::table::whole()?, evidence::table()?);
    for board in ALL {
        if let Ok(figures) = Figures::read(board) {
            note_if_stale(board, &figures);
        }
    }
    strength::note_if_stale()?;
    if args.write {
        for (path, text) in documents()? {
            fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    Ok(())
}

/// Fails if a document differs from the stored figures.
pub fn check() -> Result<()> {
    for (path, text) in documents()? {
        if fs::read_to_string(&path).ok() != Some(text) {
            let path = path.strip_prefix(workspace::root()).unwrap_or(&path).display();
            bail!("{path} does not show the stored figures; run `cargo xtask report --write`");
        }
    }
    Ok(())
}

/// Every document and picture made from figures, with its correct text.
fn documents() -> Result<Vec<(PathBuf, String)>> {
    let place = |name| workspace::root().join(name);
    let read = |name| fs::read_to_string(place(name)).with_context(|| format!("cannot read {name}"));
    let readme = made::with(&read("README.md")?, "boards", &table()?)?;
    let readme = made::with(&readme, "strength", &strength::table::headlines()?)?;
    let search = made::with(&read("hdl/doc/search.md")?, "strength", &strength::table::whole()?)?;
    let promises = made::with(&read("referee-client/doc/promises.md")?, "evidence", &evidence::table()?)?;
    let engines = made::with(&read("hdl/doc/engines.md")?, "scaling", &scaling::table()?)?;
    let losses = made::with(&read("hdl/doc/experiments/losses.md")?, "losses", &ledger::table::whole()?)?;
    let bitstream = made::with(&read("hdl/doc/bitstream.md")?, "durations", &durations()?)?;
    let mut documents = vec![
        (place("hdl/doc/bitstream.md"), bitstream),
        (place("hdl/doc/experiments/losses.md"), losses),
        (place(LEDGER_PICTURE), ledger::picture::svg()?),
        (place("hdl/doc/engines.md"), engines),
        (place(SCALING_PICTURE), scaling::picture::svg()?),
        (place("referee-client/doc/promises.md"), promises),
        (place("README.md"), readme),
        (place("hdl/doc/search.md"), search),
        (place(PICTURE), plot::svg(&board_figures()?)?),
    ];
    documents.extend(block_diagram::PICTURES.map(|(path, palette)| (place(path), block_diagram::svg(palette))));
    Ok(documents)
}

/// The stored figures of all boards that have some.
fn board_figures() -> Result<Vec<Figures>> {
    ALL.iter().filter(|board| figures::path(board).is_file()).map(|board| Figures::read(board)).collect()
}

/// Notes that a board's figures are older than its Verilog. They stay, because new ones take long.
fn note_if_stale(board: &'static Board, figures: &Figures) {
    if figures.verilog_sha256 != figures::current_hash(board) {
        eprintln!("the figures of {0} are older than its Verilog: run cargo xtask synth {0}", board.name);
    }
}

/// The mark of the README's footnote on the timing model of a board's family.
fn timing_footnote(board: &str) -> &'static str {
    match Board::named(board).map(|board| board.part) {
        Some(Part::Xilinx7 { .. }) => " ²",
        Some(Part::Gowin { .. }) => " ³",
        Some(Part::Ecp5 { .. }) => " ¹",
        None => "",
    }
}

/// A row for each board with stored figures.
fn table() -> Result<String> {
    if !ALL.iter().any(|board| figures::path(board).is_file()) {
        return Ok("No figures are stored yet: `cargo xtask synth BOARD` makes them.\n".to_string());
    }
    let mut table = String::from(
        "| board | status | LUTs | FFs | block RAMs | multipliers | clock | slowest to fastest seed | cycles a node | nodes a second |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    let status = evidence::statuses()?;
    for figures in board_figures()? {
        let Figures {
            board,
            luts,
            lut_share,
            ffs,
            brams,
            dsps,
            clock_mhz,
            seeds,
            cycles_per_node,
            nodes_per_second,
            ..
        } = figures;
        let of_seeds =
            |best: fn(f64, f64) -> f64| seeds.iter().map(|seed| seed.fmax_mhz).reduce(best).unwrap_or_default();
        let [slowest, fastest] = [f64::min, f64::max].map(|best| format!("{:.1}", of_seeds(best)));
        table.push_str(&format!(
            "| `{}` | {} | {luts} ({:.0} %) | {ffs} | {brams} | {dsps} | {clock_mhz} MHz | {} MHz{} | {cycles_per_node:.2} | {:.1} M |\n",
            board,
            status(&board),
            lut_share * 100.0,
            if slowest == fastest { slowest } else { format!("{slowest} to {fastest}") },
            timing_footnote(&board),
            nodes_per_second / 1e6,
        ));
    }
    Ok(table)
}

/// How long each board's place and route took.
fn durations() -> Result<String> {
    let mut table = String::from("| board | a seed's place and route |\n|---|---|\n");
    for Figures { board, seeds, .. } in board_figures()? {
        let slowest = seeds.iter().map(|seed| seed.seconds).max().unwrap_or_default();
        table.push_str(&format!("| `{board}` | {} min |\n", slowest.div_ceil(60)));
    }
    Ok(table)
}
