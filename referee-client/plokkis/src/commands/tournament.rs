//! `tournament`: seeding, groups of a level, and all combinations inside each.

use std::collections::HashMap;
use std::io::{stdout, Write};
use std::path::PathBuf;
use std::thread;

use clap::Args;
use plokkis::cells::MAX_WIDTH;
use referee_client::fail::bad_input;
use referee_client::note;
use referee_client::progress::Progress;
use serde_json::json;

use super::limits::LimitArgs;
use crate::standings::Standings;
use crate::tournament::folder::{Folder, GameResult};
use crate::tournament::groups::{group_count, groups};
use crate::tournament::plan::{Entrant, Plan};
use crate::tournament::play::{play_all, Slot};
use crate::tournament::schedule::{inside, seeding, Seats};

/// Arguments of `tournament`.
#[derive(Args)]
#[command(
    after_help = "Example: plokkis tournament cup --bot self --bot old=./mybot --bot territory:1 --bot territory:2 \
    --bot biggest\n\n\
    DIR keeps the plan, the results, a record of each game and the tables. A tournament that was interrupted, at whatever\n\
    moment, goes on with `plokkis tournament DIR`."
)]
pub struct TournamentArgs {
    /// The tournament's folder: a new one with --bot, one that is there without
    dir: PathBuf,

    /// A bot as [NAME=]BOT, four or more of them; BOT is what `match` takes
    #[arg(long = "bot", value_name = "BOT")]
    bots: Vec<Entrant>,

    /// Rounds of seeding; in each one, everybody sits in each seat once
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=1000))]
    seeding_rounds: u32,

    /// Bots in a group, about; with no more bots than that there is one group and no seeding
    #[arg(long, value_name = "N", default_value = "6", value_parser = clap::value_parser!(u8).range(4..=64))]
    group_size: u8,

    /// How often each combination inside a group is played in each of its four rotations
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=1000))]
    group_rounds: u32,

    /// Columns and rows of the board
    #[arg(long, value_name = "N", default_value = "25", value_parser = clap::value_parser!(u8).range(1..=MAX_WIDTH as i64))]
    width: u8,

    #[command(flatten)]
    limits: LimitArgs,

    /// Games side by side [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: Option<u16>,

    /// Write one JSON object a game, and one for each group
    #[arg(long)]
    json: bool,
}

/// Begins a tournament or goes on with one.
pub fn run(args: &TournamentArgs) -> anyhow::Result<()> {
    let folder = Folder::new(&args.dir);
    let asked = (!args.bots.is_empty()).then(|| args.plan());
    if let Some(why) = asked.as_ref().and_then(Plan::problem) {
        return Err(bad_input(why));
    }
    let (plan, is_new) = match (folder.plan()?, asked) {
        (Some(known), None) => (known, false),
        (Some(known), Some(asked)) if known == asked => (known, false),
        (Some(_), Some(_)) => return Err(bad_input(format!("{} holds another tournament", args.dir.display()))),
        (None, Some(asked)) => (asked, true),
        (None, None) => {
            return Err(bad_input(format!("there is no tournament in {}: --bot begins one", args.dir.display())))
        }
    };
    let _lock = folder.lock()?;
    if is_new {
        folder.settle(&plan)?;
    }
    let mut played = Games::open(&folder, &plan, args)?;
    let seeded = if group_count(&plan) > 1 { played.stage("seeding", seeding(&plan))? } else { Vec::new() };
    let groups = groups(&plan, &seeded);
    let games = groups.iter().flat_map(|group| inside(group, plan.group_rounds)).collect();
    let results = played.stage("groups", games)?;
    show(args, &folder, &plan, &groups, &results)
}

impl TournamentArgs {
    fn plan(&self) -> Plan {
        let limits = self.limits.limits();
        Plan {
            bots: self.bots.clone(),
            seeding_rounds: self.seeding_rounds,
            group_size: usize::from(self.group_size),
            group_rounds: self.group_rounds,
            width: usize::from(self.width),
            cpu_ms: [limits.cpu, limits.cpu_end].map(|time| time.as_millis() as u64),
            memory_kib: limits.memory_kib,
            disk_kib: limits.disk_kib,
            wait_ms: limits.wait.as_millis() as u64,
        }
    }
}

/// The games of a tournament, stage by stage.
struct Games<'a> {
    folder: &'a Folder,
    plan: &'a Plan,
    args: &'a TournamentArgs,
    journal: referee_client::journal::Journal,
    known: HashMap<u64, GameResult>,
    begun: u64,
}

impl<'a> Games<'a> {
    fn open(folder: &'a Folder, plan: &'a Plan, args: &'a TournamentArgs) -> anyhow::Result<Games<'a>> {
        let (journal, results) = folder.results(plan)?;
        if !results.is_empty() {
            note!("{} games have been played before", results.len());
        }
        let known = results.into_iter().map(|result| (result.game, result)).collect();
        Ok(Games { folder, plan, args, journal, known, begun: 0 })
    }

    /// Plays what is missing of a stage and returns all of its results in the order of its games.
    fn stage(&mut self, name: &'static str, games: Vec<Seats>) -> anyhow::Result<Vec<GameResult>> {
        let slots: Vec<Slot> = (self.begun + 1..).zip(games).map(|(game, seats)| Slot { game, seats }).collect();
        self.begun += slots.len() as u64;
        let misplaced =
            slots.iter().find(|slot| self.known.get(&slot.game).is_some_and(|known| known.seats != slot.seats));
        if let Some(slot) = misplaced {
            return Err(bad_input(format!("game {} of the results is not the one of the plan", slot.game)));
        }
        let missing: Vec<Slot> = slots.iter().filter(|slot| !self.known.contains_key(&slot.game)).copied().collect();
        let cores = thread::available_parallelism().map_or(1, |count| count.get());
        let side_by_side = self.args.concurrency.map_or(cores, usize::from);
        let progress = Progress::new(missing.len(), name);
        let (journal, known, json) = (&mut self.journal, &mut self.known, self.args.json);
        play_all(self.folder, self.plan, missing, side_by_side, |result| {
            journal.append(&result)?;
            if json {
                writeln!(stdout(), "{}", serde_json::to_string(&result)?)?;
            }
            progress.note(&in_words(self.plan, &result));
            progress.step();
            known.insert(result.game, result);
            Ok(())
        })?;
        slots
            .iter()
            .map(|slot| known.get(&slot.game).cloned().ok_or_else(|| anyhow::anyhow!("a game is missing")))
            .collect()
    }
}

fn in_words(plan: &Plan, result: &GameResult) -> String {
    let one = |(&bot, score): (&usize, &crate::standings::Score)| {
        let fault = score.fault.as_ref().map_or(String::new(), |fault| format!(" ({fault})"));
        format!("{} {}{fault}", plan.bots[bot], score.pieces)
    };
    let players: Vec<String> = result.seats.iter().zip(&result.scores).map(one).collect();
    format!("game {}: {}", result.game, players.join(", "))
}

fn show(
    args: &TournamentArgs,
    folder: &Folder,
    plan: &Plan,
    groups: &[Vec<usize>],
    results: &[GameResult],
) -> anyhow::Result<()> {
    let (mut tables, mut out) = (String::new(), stdout().lock());
    for (index, group) in groups.iter().enumerate() {
        let mut standings = Standings::default();
        for result in results.iter().filter(|result| group.contains(&result.seats[0])) {
            for (&bot, score) in result.seats.iter().zip(&result.scores) {
                standings.add(&plan.bots[bot].name, score.clone());
            }
        }
        if groups.len() > 1 {
            tables += &format!("{}group {}\n\n", if index > 0 { "\n" } else { "" }, index + 1);
        }
        tables += &standings.table();
        if args.json {
            writeln!(out, "{}", json!({ "group": index + 1, "bots": standings.json() }))?;
        }
    }
    folder.keep(&tables)?;
    if !args.json {
        write!(out, "{tables}")?;
    }
    Ok(())
}
