//! The tournament commands `PROGRAM tournament ...`, shared by all games.

use std::io::{stdout, Write};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::{Args, Subcommand};

mod begin;
mod check;
mod decide;
mod event;
mod evidence;
mod export;
mod games;
mod interrupt;
mod merge;
mod publish;
mod serve;
mod statistics;

pub use begin::{player, Levels, Running};
pub use games::{begin as begin_with, resume, write_tables};
pub use serve::wall;

use crate::folder::Folder;
use crate::game::Program;
use crate::standings::{json, table, Standings};

/// A subcommand of `tournament`.
#[derive(Subcommand)]
pub enum TournamentCommand<P: Program> {
    /// Every player meets every other
    RoundRobin(begin::RoundRobinArgs<P>),
    /// The first player meets all others
    Gauntlet(begin::GauntletArgs<P>),
    /// Two players meet until a sequential test decides whether the first is stronger
    Sprt(begin::SprtArgs<P>),
    /// In each round players with about equal points meet
    Swiss(begin::SwissArgs<P>),
    /// The loser of a pairing is out
    Knockout(begin::KnockoutArgs<P>),
    /// A round robin in groups, then a knockout of the best
    Groups(begin::GroupsArgs<P>),
    /// Games of four: a seeding, then all combinations within groups of similar strength
    Levels(begin::LevelsArgs<P>),
    /// Every player plays alone
    Alone(begin::AloneArgs<P>),
    /// Start the tournament that an event file describes
    Event(event::EventArgs<P>),
    /// Continue an interrupted tournament
    Resume(ResumeArgs<P>),
    /// Merge the parts that several machines played
    Merge(merge::MergeArgs<P>),
    /// Let a player enter, from the next round that has not been drawn
    Enter(decide::EnterArgs<P>),
    /// Withdraw a player, who forfeits the games without a result
    Withdraw(decide::WithdrawArgs<P>),
    /// Have a game played again, by the organiser's decision
    Replay(decide::ReplayArgs<P>),
    /// Replace the result of a game, by the organiser's decision
    Overrule(decide::OverruleArgs<P>),
    /// Revoke a decision
    Revoke(decide::RevokeArgs<P>),
    /// List the organiser's decisions
    Decisions(decide::DecisionsArgs<P>),
    /// Enter the result of a judged game
    Result(decide::ResultArgs<P>),
    /// Recompute every draw from the log and report rounds that differ
    Check(check::CheckArgs<P>),
    /// Show the evidence of a game: every message with its time, and the rule that decided
    Evidence(evidence::EvidenceArgs<P>),
    /// Show the standings
    Table(TableArgs<P>),
    /// Show the figures of a match, thinking times, and the course of a sequential test
    Statistics(statistics::StatisticsArgs<P>),
    /// Write the standings, the crosstable or the games for other programs
    Export(export::ExportArgs<P>),
    /// Write a tournament, or all in a folder, as a web site of plain files: wall, replays,
    /// evidence, results
    Publish(publish::PublishArgs<P>),
    /// Show a tournament, or all in a folder, on a web page that follows the games
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

/// Runs a command.
pub fn run<P: Program>(command: &TournamentCommand<P>) -> anyhow::Result<()> {
    match command {
        TournamentCommand::RoundRobin(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Gauntlet(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Sprt(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Swiss(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Knockout(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Groups(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Levels(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Alone(args) => games::begin::<P>(&args.common.dir, args.plan()?, &args.common.running),
        TournamentCommand::Event(args) => event::run(args),
        TournamentCommand::Resume(args) => games::resume::<P>(&args.dir, &args.running),
        TournamentCommand::Merge(args) => merge::run(args),
        TournamentCommand::Enter(args) => decide::enter(args),
        TournamentCommand::Withdraw(args) => decide::withdraw(args),
        TournamentCommand::Replay(args) => decide::replay(args),
        TournamentCommand::Overrule(args) => decide::overrule(args),
        TournamentCommand::Revoke(args) => decide::revoke(args),
        TournamentCommand::Decisions(args) => decide::list(args),
        TournamentCommand::Result(args) => decide::result(args),
        TournamentCommand::Check(args) => check::run(args),
        TournamentCommand::Evidence(args) => evidence::run(args),
        TournamentCommand::Table(args) => print_standings(args),
        TournamentCommand::Statistics(args) => statistics::run(args),
        TournamentCommand::Export(args) => export::run(args),
        TournamentCommand::Publish(args) => publish::run(args),
        TournamentCommand::Serve(args) => args.run(),
        TournamentCommand::Frames(args) => args.write(),
    }
}

fn print_standings<P: Program>(args: &TableArgs<P>) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.require_plan_of(P::NAME)?;
    let state = folder.read_state(&plan)?;
    let standings = Standings::new(&state);
    let text = match (args.markdown, args.json) {
        (true, _) => table::markdown(&standings),
        (_, true) => json::line(&standings)? + "\n",
        _ => match state.judged_games() {
            judged if judged.is_empty() => table::text(&standings),
            judged => table::text(&standings) + &format!("\nwaiting for the judge: {}\n", state.list_games(&judged)),
        },
    };
    Ok(write!(stdout(), "{text}")?)
}
