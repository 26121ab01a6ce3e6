//! The commands of a tournament, the same for every game: `PROGRAM tournament ...`.

use std::collections::HashSet;
use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use referee_client::fail::bad_input;

mod begin;
mod decide;
mod evidence;
mod games;
mod serve;

pub use begin::{player, Levels, Running};
pub use games::{begin as begin_with, resume};
pub use serve::wall;

use crate::entry::Entry;
use crate::folder::Folder;
use crate::game::Program;
use crate::standings::{json, table, Standings};
use games::finish;

/// What can be done with a tournament of a game.
#[derive(Subcommand)]
pub enum What<P: Program> {
    /// Everybody meets everybody
    RoundRobin(begin::RoundRobinArgs<P>),
    /// The first player meets all others
    Gauntlet(begin::GauntletArgs<P>),
    /// Two players meet until it is settled whether the first is stronger
    Sprt(begin::SprtArgs<P>),
    /// In every round those meet who have about as many points and have not met
    Swiss(begin::SwissArgs<P>),
    /// Who loses a pairing is out
    Knockout(begin::KnockoutArgs<P>),
    /// Everybody meets everybody in groups; the best of them play a knockout
    Groups(begin::GroupsArgs<P>),
    /// Tables of four: a seeding, groups of a level, all combinations inside each
    Levels(begin::LevelsArgs<P>),
    /// Everybody plays alone
    Alone(begin::AloneArgs<P>),
    /// Go on with an interrupted tournament
    Resume(ResumeArgs<P>),
    /// Put the parts that several machines played together
    Merge(MergeArgs<P>),
    /// Let a player take part from the next round that has not been drawn
    Enter(decide::EnterArgs<P>),
    /// Take a player out: it forfeits the games that have no result
    Withdraw(decide::WithdrawArgs<P>),
    /// Have a game played again, by the organiser's decision
    Replay(decide::ReplayArgs<P>),
    /// Settle a game otherwise than it was played, by the organiser's decision
    Overrule(decide::OverruleArgs<P>),
    /// Enter the result of a game that is judged by hand
    Result(decide::ResultArgs<P>),
    /// Show what a referee saw of a game: what was said, when, and the rule that decided
    Evidence(evidence::EvidenceArgs<P>),
    /// Show where a tournament stands
    Table(TableArgs<P>),
    /// Show a tournament, or all in a folder, to a hall: a page that follows
    Serve(serve::ServeArgs<P>),
    /// Write all positions of a game with their pictures, one JSON object a line
    Frames(serve::FramesArgs<P>),
}

/// Arguments of `resume`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament resume cup", P::NAME))]
pub struct ResumeArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    #[command(flatten)]
    running: Running,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `merge`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament merge cup cup-1 cup-2 cup-3", P::NAME))]
pub struct MergeArgs<P: Program> {
    /// Where the whole goes: a new folder, or one of the same tournament
    dir: PathBuf,

    /// The folders of the parts
    #[arg(required = true)]
    parts: Vec<PathBuf>,

    /// Write the table as one JSON object
    #[arg(long)]
    json: bool,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Arguments of `table`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament table cup --markdown", P::NAME))]
pub struct TableArgs<P: Program> {
    /// The tournament's folder
    dir: PathBuf,

    /// Write Markdown
    #[arg(long)]
    markdown: bool,

    /// Write one JSON object
    #[arg(long, conflicts_with = "markdown")]
    json: bool,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Does it.
pub fn run<P: Program>(what: &What<P>) -> anyhow::Result<()> {
    match what {
        What::RoundRobin(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Gauntlet(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Sprt(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Swiss(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Knockout(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Groups(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Levels(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Alone(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        What::Resume(args) => games::resume::<P>(&args.dir, &args.running),
        What::Merge(args) => merge(args),
        What::Enter(args) => decide::enter(args),
        What::Withdraw(args) => decide::withdraw(args),
        What::Replay(args) => decide::replay(args),
        What::Overrule(args) => decide::overrule(args),
        What::Result(args) => decide::result(args),
        What::Evidence(args) => evidence::run(args),
        What::Table(args) => show(args),
        What::Serve(args) => args.run(),
        What::Frames(args) => args.write(),
    }
}

fn show<P: Program>(args: &TableArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.plan_of(P::NAME)?;
    let standings = Standings::new(&folder.state(&plan)?);
    let text = match (args.markdown, args.json) {
        (true, _) => table::markdown(&standings),
        (_, true) => json::line(&standings)? + "\n",
        _ => table::text(&standings),
    };
    Ok(write!(stdout(), "{text}")?)
}

fn merge<P: Program>(args: &MergeArgs<P>) -> anyhow::Result<()> {
    let parts: Vec<Folder> = args.parts.iter().map(|path| Folder::new(path)).collect();
    let whole = Folder::new(&args.dir);
    let plan = parts[0].plan_of(P::NAME)?.whole();
    for (part, path) in parts.iter().zip(&args.parts) {
        if let Some(difference) = plan.difference(&part.known_plan()?.whole()) {
            let first = args.parts[0].display();
            return Err(bad_input(format!("{} is no part of the tournament in {first}: {difference}", path.display())));
        }
    }
    if !plan.format.is_fixed() {
        return Err(bad_input("there are no parts of a tournament whose rounds are drawn one after the other"));
    }
    let lock = whole.lock()?;
    whole.settle(&plan)?;
    let mut ledger = whole.open(&plan)?;
    for part in &parts {
        // The part's own plan says which games may be in it.
        let state = part.state(&part.known_plan()?)?;
        let new: Vec<_> = state.results().iter().filter(|result| !ledger.state().is_known(result.game)).collect();
        // Their records first: a result without one does not count.
        whole.take_games(part, &new.iter().map(|result| result.game).collect::<HashSet<u64>>())?;
        for result in new {
            ledger
                .write(|state| Ok((!state.is_known(result.game)).then(|| Entry::Result(Box::new(result.clone())))))?;
        }
    }
    drop(lock);
    finish(&whole, ledger.state(), args.json)
}
