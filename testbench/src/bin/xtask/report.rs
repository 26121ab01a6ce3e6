//! `cargo xtask report`: the figures of the boards, the table of them in the README, and the picture of the designs.

use std::fs;
use std::path::PathBuf;

use anyhow::{bail, Context, Result};
use clap::Args;
use hdl::board::{Board, ALL};
use testbench::synthesis::figures::{self, Figures};
use testbench::synthesis::plot;
use testbench::{progress, workspace};

use crate::board_argument::board;

/// The table stands between these lines of the README.
const BEGIN: &str = "<!-- boards: made by `cargo xtask report --write` -->\n";
const END: &str = "<!-- end of boards -->\n";

/// The designs, drawn.
const PICTURE: &str = "hdl/doc/designs.svg";

/// Arguments of `report`.
#[derive(Args)]
#[command(
    after_help = "Examples: cargo xtask report\n          cargo xtask report ulx3s-85f\n          cargo xtask report --write"
)]
pub struct ReportArgs {
    /// Only this board, as one line of JSON
    #[arg(value_parser = board)]
    board: Option<&'static Board>,

    /// Put the table into the README, and draw the designs anew
    #[arg(long, conflicts_with = "board")]
    write: bool,
}

/// Shows the figures that `synth` has kept.
pub fn run(args: &ReportArgs) -> Result<()> {
    if let Some(board) = args.board {
        let figures = Figures::kept(board)?;
        note_if_stale(board, &figures);
        println!("{}", serde_json::to_string(&figures)?);
        return Ok(());
    }
    let table = table()?;
    print!("{table}");
    for board in ALL {
        if let Ok(figures) = Figures::kept(board) {
            note_if_stale(board, &figures);
        }
    }
    if args.write {
        let readme = readme()?;
        fs::write(workspace::root().join("README.md"), with_table(&readme, &table)?)?;
        fs::write(picture(), plot::svg(&kept()?)?)?;
    }
    Ok(())
}

/// Fails if the README's table or the picture is not that of the kept figures.
pub fn check() -> Result<()> {
    let readme = readme()?;
    if with_table(&readme, &table()?)? != readme {
        bail!("the README's table of boards is not that of constraints/*.json; run `cargo xtask report --write`");
    }
    if fs::read_to_string(picture()).ok() != Some(plot::svg(&kept()?)?) {
        bail!("{PICTURE} is not that of constraints/*.json; run `cargo xtask report --write`");
    }
    Ok(())
}

fn picture() -> PathBuf {
    workspace::root().join(PICTURE)
}

/// The figures of every board that has some.
fn kept() -> Result<Vec<Figures>> {
    ALL.iter().filter(|board| figures::path(board).is_file()).map(|board| Figures::kept(board)).collect()
}

/// Figures outlive changes of the hardware, because making them anew takes long; but one should know.
fn note_if_stale(board: &'static Board, figures: &Figures) {
    let message = format!("emitting the Verilog of {}", board.name);
    if !figures.is_of(&progress::announce(&message, || board.emit()).verilog) {
        eprintln!("the figures of {0} are of other Verilog than today's: cargo xtask synth {0}", board.name);
    }
}

fn readme() -> Result<String> {
    fs::read_to_string(workspace::root().join("README.md")).context("cannot read README.md")
}

/// A row for each board whose figures are kept.
fn table() -> Result<String> {
    if !ALL.iter().any(|board| figures::path(board).is_file()) {
        return Ok("No figures are kept yet: `cargo xtask synth BOARD` makes them.\n".to_string());
    }
    let mut table = String::from(
        "| board | LUTs | FFs | block RAMs | multipliers | clock | slowest to fastest seed | cycles a node | nodes a second |\n\
         |---|---|---|---|---|---|---|---|---|\n",
    );
    for figures in kept()? {
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
        table.push_str(&format!(
            "| `{}` | {luts} ({:.0} %) | {ffs} | {brams} | {dsps} | {clock_mhz} MHz | {:.1} to {:.1} MHz | {cycles_per_node:.2} | {:.1} M |\n",
            board,
            lut_share * 100.0,
            of_seeds(f64::min),
            of_seeds(f64::max),
            nodes_per_second / 1e6,
        ));
    }
    Ok(table)
}

/// The text with its table replaced.
fn with_table(text: &str, table: &str) -> Result<String> {
    let (before, rest) = text.split_once(BEGIN).with_context(|| format!("README.md has no line {BEGIN}"))?;
    let (_, after) = rest.split_once(END).with_context(|| format!("README.md has no line {END}"))?;
    Ok(format!("{before}{BEGIN}{table}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_replaced_and_nothing_else() {
        let text = format!("above\n{BEGIN}old\n{END}below\n");
        assert_eq!(with_table(&text, "new\n").unwrap(), format!("above\n{BEGIN}new\n{END}below\n"));
        assert!(with_table("no table here", "new\n").is_err());
    }
}
