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
use crate::state::State;

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
        writeln!(stdout(), "{format}: all games follow from the plan; there is no draw to check")?;
        return print_first_moves(&folder.read_state(&plan)?);
    }
    let entries = folder.read_entries(&plan)?;
    let state = folder.read_state(&plan)?;
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
    print_first_moves(&state)?;
    let wrong = checked.iter().filter(|(_, finding)| matches!(finding, Finding::NotDue | Finding::Differs(_))).count();
    if wrong > 0 {
        bail!("{wrong} of {} rounds were not drawn by the rules", checked.len());
    }
    Ok(())
}

/// Prints how often each player moves first, in games of two.
fn print_first_moves(state: &State) -> anyhow::Result<()> {
    if state.plan().format.seats() != 2 {
        return Ok(());
    }
    let counts = (0..state.players().len()).map(|player| {
        let games = || state.slots().iter().filter(|slot| slot.seats.contains(player));
        let first = games().filter(|slot| slot.seats.iter().next() == Some(player)).count();
        format!("{} {first} of {}", state.players()[player].name(), games().count())
    });
    let counts: Vec<String> = counts.collect();
    Ok(writeln!(stdout(), "first moves: {}", Printable(&counts.join(", ")))?)
}

/// The pairings of a round in one line.
fn pairings(round: &Round) -> String {
    let pairings: Vec<String> = round.pairings.iter().map(|pairing| pairing.join(" - ")).collect();
    Printable(&pairings.join(", ")).to_string()
}
