//! `cargo xtask report`: writes the figures of the boards and of the games as tables into the
//! documents, and as pictures.

use std::fs;
use std::path::PathBuf;

use anyhow::{bail, Context, Result};
use boards::{Board, ALL};
use clap::Args;
use fpga::synthesis::figures::Figures;
use fpga::synthesis::{plot, table};
use lab::{ledger, scaling, strength};
use loading::arguments::board;
use testbench::manual::block_diagram;
use testbench::workspace;

use crate::evidence;

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
        figures.note_if_stale();
        println!("{}", serde_json::to_string(&figures)?);
        return Ok(());
    }
    print!("{}\n{}\n{}", evidence::table_of_boards()?, strength::table::all_rows()?, evidence::table()?);
    for board in ALL {
        if let Ok(figures) = Figures::read(board) {
            figures.note_if_stale();
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
            let path = workspace::relative(&path).display();
            bail!("{path} does not show the stored figures; run `cargo xtask report --write`");
        }
    }
    Ok(())
}

/// Every document and picture made from figures, with its correct text.
fn documents() -> Result<Vec<(PathBuf, String)>> {
    let place = |name| workspace::root().join(name);
    // A document, and its generated parts by name.
    let tables: [(&str, &[(&str, String)]); 7] = [
        ("README.md", &[("boards", evidence::table_of_boards()?), ("strength", strength::table::headlines()?)]),
        ("hdl/doc/search.md", &[("strength", strength::table::all_rows()?)]),
        ("referee-client/doc/promises.md", &[("evidence", evidence::table()?)]),
        ("hdl/doc/engines.md", &[("scaling", scaling::table()?)]),
        ("hdl/doc/experiments/losses.md", &[("losses", ledger::table::both_tables()?)]),
        ("hdl/doc/experiments/strength.md", &[("ladder", strength::ladder::table()?)]),
        ("hdl/doc/bitstream.md", &[("durations", table::durations()?)]),
    ];
    let mut documents = Vec::new();
    for (name, parts) in tables {
        let mut text = fs::read_to_string(place(name)).with_context(|| format!("cannot read {name}"))?;
        for (part, table) in parts {
            text = replace_part(&text, part, table)?;
        }
        documents.push((place(name), text));
    }
    documents.extend([
        (place("hdl/doc/designs.svg"), plot::svg(&Figures::read_all()?)?),
        (place("hdl/doc/scaling.svg"), scaling::picture::svg()?),
        (place("hdl/doc/experiments/losses.svg"), ledger::picture::svg()?),
    ]);
    documents.extend(block_diagram::PICTURES.map(|(path, palette)| (place(path), block_diagram::svg(palette))));
    Ok(documents)
}

/// The text with its generated part of this name, which is between two comments, replaced.
fn replace_part(text: &str, name: &str, part: &str) -> Result<String> {
    let begin = format!("<!-- {name}: made by `cargo xtask report --write` -->\n");
    let end = format!("<!-- end of {name} -->\n");
    let (before, rest) = text.split_once(&begin).with_context(|| format!("missing line {begin}"))?;
    let (_, after) = rest.split_once(&end).with_context(|| format!("missing line {end}"))?;
    Ok(format!("{before}{begin}{part}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_named_part_is_replaced() {
        let text = |part| {
            format!(
                "above\n<!-- boards: made by `cargo xtask report --write` -->\n{part}<!-- end of boards -->\nbelow\n"
            )
        };
        assert_eq!(replace_part(&text("old\n"), "boards", "new\n").unwrap(), text("new\n"));
        assert!(replace_part(&text("old\n"), "games", "new\n").is_err());
        assert!(replace_part("nothing here", "boards", "new\n").is_err());
    }
}
