//! `tournament check`: recomputes every draw of a folder.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use referee_client::fail::bad_input;
use referee_client::foreign_text::Printable;

use crate::draw::{self, Finding};
use crate::entry::Round;
use crate::folder::Folder;
use crate::game::Program;

/// Arguments of `check`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament check cup\n\n\
    Each round is drawn again from the log before it. The exit status is 1 if a round differs.", P::NAME))]
pub struct CheckArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Checks all draws and prints a line for each.
pub fn run<P: Program>(args: &CheckArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.require_plan_of(P::NAME)?;
    if plan.format.is_fixed() {
        let format = plan.format.name();
        return Ok(writeln!(stdout(), "{format}: all games follow from the plan; there is no draw to check")?);
    }
    let entries = folder.read_entries(&plan)?;
    let checked = draw::check(plan, &entries).map_err(bad_input)?;
    for (round, finding) in &checked {
        let name = Printable(&round.name);
        match finding {
            Finding::Correct => writeln!(stdout(), "{name}: drawn by the rules")?,
            Finding::OtherRules => writeln!(stdout(), "{name}: not checked, drawn by an older version's rules")?,
            Finding::NotDue => writeln!(stdout(), "{name}: WRONG, no round was due here")?,
            Finding::Differs(expected) => {
                writeln!(stdout(), "{name}: WRONG, the rules draw another round")?;
                writeln!(stdout(), "  drawn:    {}", pairings(round))?;
                writeln!(stdout(), "  expected: {}", pairings(expected))?;
            }
        }
    }
    let wrong = checked.iter().filter(|(_, finding)| matches!(finding, Finding::NotDue | Finding::Differs(_))).count();
    if wrong > 0 {
        bail!("{wrong} of {} rounds were not drawn by the rules", checked.len());
    }
    Ok(())
}

/// The pairings of a round in one line.
fn pairings(round: &Round) -> String {
    let pairings: Vec<String> = round.pairings.iter().map(|pairing| pairing.join(" - ")).collect();
    Printable(&pairings.join(", ")).to_string()
}
