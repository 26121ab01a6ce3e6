//! The commands of a tournament, the same for every game: `PROGRAM tournament ...`.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::{Args, Subcommand};

mod begin;
mod decide;
mod evidence;
mod games;
mod merge;
mod serve;

pub use begin::{player, Levels, Running};
pub use games::{begin as begin_with, resume};
pub use serve::wall;

use crate::folder::Folder;
use crate::game::Program;
use crate::standings::{json, table, Standings};
use crate::waiting;

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
    Merge(merge::MergeArgs<P>),
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
        What::Merge(args) => merge::run(args),
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
    let state = folder.state(&plan)?;
    let standings = Standings::new(&state);
    let text = match (args.markdown, args.json) {
        (true, _) => table::markdown(&standings),
        (_, true) => json::line(&standings)? + "\n",
        _ => match waiting::judged(&state) {
            judged if judged.is_empty() => table::text(&standings),
            judged => {
                table::text(&standings) + &format!("\nwaiting for the judge: {}\n", waiting::in_words(&state, &judged))
            }
        },
    };
    Ok(write!(stdout(), "{text}")?)
}
