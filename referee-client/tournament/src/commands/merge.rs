//! `merge`: combines the parts of a tournament that several machines have played, with their
//! decisions.

use std::collections::{HashMap, HashSet};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;

use super::games::report;
use crate::decisions::Decision;
use crate::entry::Entry;
use crate::folder::Folder;
use crate::game::Program;
use crate::log::Log;
use crate::plan::Plan;

/// Arguments of `merge`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament merge cup cup-1 cup-2 cup-3", P::NAME))]
pub struct MergeArgs<P: Program> {
    /// Where the whole goes: a new folder, or one of the same tournament
    dir: PathBuf,

    /// The folders of the parts
    #[arg(required = true)]
    parts: Vec<PathBuf>,

    /// Write the standings as one JSON object
    #[arg(long)]
    json: bool,

    #[arg(skip)]
    program: PhantomData<P>,
}

/// Merges the parts.
pub fn run<P: Program>(args: &MergeArgs<P>) -> anyhow::Result<()> {
    let parts: Vec<Folder> = args.parts.iter().map(|path| Folder::new(path)).collect();
    let plan = parts[0].require_plan_of(P::NAME)?.without_shard();
    for (part, path) in parts.iter().zip(&args.parts) {
        if let Some(difference) = plan.difference(&part.require_plan()?.without_shard()) {
            let first = args.parts[0].display();
            return Err(bad_input(format!(
                "{} is not a part of the tournament in {first}: {difference}",
                path.display()
            )));
        }
    }
    if !plan.format.is_fixed() {
        return Err(bad_input("a tournament whose rounds are drawn one after the other has no parts"));
    }
    let logs = parts.iter().map(log_of).collect::<anyhow::Result<Vec<_>>>()?;
    let folder = Folder::new(&args.dir);
    let _lock = folder.lock()?;
    let mut whole = Whole::open(folder, &plan)?;
    for (part, log) in parts.iter().zip(&logs) {
        whole.take(part, log)?;
    }
    // A withdrawn player forfeits the games that have no result in any part.
    for entry in logs.iter().flatten() {
        if let Entry::Decision(Decision::Withdraw { player, .. }) = entry {
            let place = whole.log.state().place(player);
            if place.is_some_and(|place| !whole.log.state().has_withdrawn(place)) {
                whole.log.write(|_| Ok(Some(entry.clone())))?;
            }
        }
    }
    report(&whole.folder, &mut whole.log, args.json)
}

/// Reads the log of a part without revoked decisions. Its own plan says which games it may have.
fn log_of(part: &Folder) -> anyhow::Result<Vec<Entry>> {
    let log: Vec<Entry> = part.read_state(&part.require_plan()?)?.effective_entries().cloned().collect();
    let entered = log.iter().find_map(|entry| match entry {
        Entry::Decision(Decision::Enter { player, .. }) => Some(player.name()),
        _ => None,
    });
    match entered {
        None => Ok(log),
        Some(player) => {
            let part = part.path().display();
            let why = "entered late, which parts do not allow; continue it as a whole";
            Err(bad_input(format!("{part} cannot be merged: {player} {why}")))
        }
    }
}

/// The game that a line of the log concerns.
fn game_of(entry: &Entry) -> Option<u64> {
    match entry {
        Entry::Result(result) => Some(result.game),
        Entry::Decision(Decision::Replay { game, .. } | Decision::Overrule { game, .. }) => Some(*game),
        Entry::Decision(_) | Entry::Round(_) => None,
    }
}

/// The tournament that the parts are merged into.
struct Whole {
    folder: Folder,
    log: Log,
    /// The entries of its log for each game.
    about: HashMap<u64, Vec<Entry>>,
}

impl Whole {
    fn open(folder: Folder, plan: &Plan) -> anyhow::Result<Whole> {
        folder.settle_plan(plan)?;
        let mut about: HashMap<u64, Vec<Entry>> = HashMap::new();
        for entry in folder.read_state(plan)?.effective_entries() {
            game_of(entry).into_iter().for_each(|game| about.entry(game).or_default().push(entry.clone()));
        }
        Ok(Whole { log: folder.open_log(plan)?, folder, about })
    }

    /// Adds the entries of a part that are not in the merged log yet.
    fn take(&mut self, part: &Folder, log: &[Entry]) -> anyhow::Result<()> {
        let mut read: HashMap<u64, usize> = HashMap::new();
        for entry in log {
            let Some(game) = game_of(entry) else { continue };
            let place = read.entry(game).or_default();
            let known = self.about.entry(game).or_default();
            *place += 1;
            match known.get(*place - 1) {
                Some(same) if same == entry => continue,
                Some(_) => {
                    let (whole, part) = (self.folder.path().display(), part.path().display());
                    return Err(bad_input(format!(
                        "{part} and {whole} disagree about game {game}: `overrule` it alike in both, or merge into a new folder"
                    )));
                }
                // Another part withdrew a player of this game.
                None if known.is_empty() && self.log.state().has_result(game) => continue,
                None => {}
            }
            match entry {
                // Copy the record first: a result without its record does not count.
                Entry::Result(_) => self.folder.copy_games(part, &HashSet::from([game]))?,
                Entry::Decision(Decision::Replay { .. }) => self.folder.set_aside_game(game)?,
                _ => {}
            }
            known.push(entry.clone());
            self.log.write(|_| Ok(Some(entry.clone())))?;
        }
        Ok(())
    }
}
