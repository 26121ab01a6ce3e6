//! `tournament`: many games between many players, and what they say.

use std::collections::HashSet;
use std::io::{stdout, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::tournament::folder::Folder;
use crate::tournament::standings::{json, table, Standings};
use referee_client::fail::bad_input;

mod arguments;
mod decide;
mod doctor;
mod evidence;
mod games;

use arguments::{GauntletArgs, RoundRobinArgs, Running, SprtArgs};

/// Arguments of `tournament`.
#[derive(Args)]
#[command(
    after_help = "Example: blokus-duo tournament round-robin cup --player model@20000 --player model@5000 --rounds 5\n\n\
        A player is [NAME=]P[@BUDGET]: model@500000 and sim@500000 think for so many clock cycles, engine@50000\n\
        searches so many nodes on one core, engine@200ms answers within that time, weak=model@1000 has a name.\n\n\
        DIR holds the plan, the results and a record of each game. A tournament that was interrupted, at whatever\n\
        moment, goes on with the same command or with `resume`."
)]
pub struct TournamentArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Everybody meets everybody
    RoundRobin(RoundRobinArgs),
    /// The first player meets all others
    Gauntlet(GauntletArgs),
    /// Two players meet until it is settled whether the first is stronger
    Sprt(SprtArgs),
    /// Ask every board who it is, check all of them at once, and tell which are ready
    Doctor(doctor::DoctorArgs),
    /// Go on with an interrupted tournament
    Resume(ResumeArgs),
    /// Put the parts that several machines played together
    Merge(MergeArgs),
    /// Have a game played again, by the organiser's decision
    Replay(decide::ReplayArgs),
    /// Settle a game otherwise than it was played, by the organiser's decision
    Overrule(decide::OverruleArgs),
    /// Take a player out: it forfeits the games that have no result
    Withdraw(decide::WithdrawArgs),
    /// Show what a referee saw of a game: every byte of its boards with its time, and the rule that decided
    Evidence(evidence::EvidenceArgs),
    /// Show where a tournament stands
    Table(TableArgs),
}

#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament resume cup")]
struct ResumeArgs {
    /// The tournament's folder
    dir: PathBuf,

    #[command(flatten)]
    running: Running,
}

#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament merge cup cup-1 cup-2 cup-3")]
struct MergeArgs {
    /// Where the whole goes: a new folder, or one of the same tournament
    dir: PathBuf,

    /// The folders of the parts
    #[arg(required = true)]
    parts: Vec<PathBuf>,

    /// Write the table as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
#[command(after_help = "Example: blokus-duo tournament table cup --markdown")]
struct TableArgs {
    /// The tournament's folder
    dir: PathBuf,

    /// Write Markdown
    #[arg(long)]
    markdown: bool,

    /// Write one JSON object
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
}

/// Plays, or shows what was played.
pub fn run(args: &TournamentArgs) -> anyhow::Result<()> {
    match &args.what {
        What::RoundRobin(args) => games::begin(&args.common, args.plan()?),
        What::Gauntlet(args) => games::begin(&args.common, args.plan()?),
        What::Sprt(args) => games::begin(&args.common, args.plan()?),
        What::Doctor(args) => doctor::run(args),
        What::Resume(args) => games::resume(&args.dir, &args.running),
        What::Merge(args) => merge(args),
        What::Replay(args) => decide::replay(args),
        What::Overrule(args) => decide::overrule(args),
        What::Withdraw(args) => decide::withdraw(args),
        What::Evidence(args) => evidence::run(args),
        What::Table(args) => show(args),
    }
}

fn show(args: &TableArgs) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let plan = folder.known_plan()?;
    let standings = Standings::new(&plan, &folder.results(&plan)?);
    let text = match (args.markdown, args.json) {
        (true, _) => table::markdown(&standings),
        (_, true) => json::line(&standings)? + "\n",
        _ => table::text(&standings),
    };
    Ok(write!(stdout(), "{text}")?)
}

fn merge(args: &MergeArgs) -> anyhow::Result<()> {
    let parts: Vec<Folder> = args.parts.iter().map(|path| Folder::new(path)).collect();
    let whole = Folder::new(&args.dir);
    let plan = parts[0].known_plan()?.whole();
    for (part, path) in parts.iter().zip(&args.parts) {
        if let Some(difference) = plan.difference(&part.known_plan()?.whole()) {
            let first = args.parts[0].display();
            return Err(bad_input(format!("{} is no part of the tournament in {first}: {difference}", path.display())));
        }
    }
    let _lock = whole.lock()?;
    whole.settle(&plan)?;
    let (mut file, mut results) = whole.open_results(&plan)?;
    let mut known: HashSet<u64> = results.iter().map(|result| result.game).collect();
    for part in &parts {
        // The part's own plan says which games may be in it.
        for result in part.results(&part.known_plan()?)? {
            if known.insert(result.game) {
                whole.take_record(part, result.game)?;
                file.append(&result)?;
                results.push(result);
            }
        }
    }
    games::finish(&whole, &plan, &results, args.json)
}
