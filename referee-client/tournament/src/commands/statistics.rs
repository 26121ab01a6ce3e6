//! `tournament statistics`: figures of a match, thinking times, the course of a sequential test.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;
use referee_client::foreign_text::PrintableLines;
use referee_client::whole_file::write_file;

use crate::folder::Folder;
use crate::game::Program;
use crate::standings::sprt::Test;
use crate::standings::{course, table, times, Standings};

/// Arguments of `statistics`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament statistics cup --plot course.svg", P::NAME))]
pub struct StatisticsArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    /// Draw the log-likelihood ratio of a sequential test as SVG into this file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Writes the statistics.
pub fn run<P: Program>(args: &StatisticsArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.require_plan_of(P::NAME)?;
    let state = folder.read_state(&plan)?;
    if let Some(path) = &args.plot {
        let (Some(test), Some(course)) = (Test::of(&state), Test::course(&state)) else {
            return Err(bad_input("only a tournament of the format sprt has a test to draw"));
        };
        write_file(path, course::svg(test.hypotheses(), &course)?)?;
    }
    let standings = Standings::new(&state);
    let mut parts = Vec::new();
    parts.extend(
        standings
            .statistics
            .as_ref()
            .map(|figures| PrintableLines(&(table::statistics(&standings, figures) + "\n")).to_string()),
    );
    parts.extend(times::by_player(&state, &*P::game(&plan, 1)?).map(|times| table::plain(times::rows(&state, &times))));
    if parts.is_empty() {
        parts.push("no statistics: the games have no times, and this is not a match of two\n".to_owned());
    }
    Ok(write!(stdout(), "{}", parts.join("\n"))?)
}
