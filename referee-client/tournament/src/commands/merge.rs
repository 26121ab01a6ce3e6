//! `merge`: the parts of a tournament that several machines have played, put together: results, and what was decided about them.

use std::collections::{HashMap, HashSet};
use std::marker::PhantomData;
use std::path::PathBuf;

use clap::Args;
use referee_client::fail::bad_input;

use super::games::finish;
use crate::decisions::Decision;
use crate::entry::Entry;
use crate::folder::Folder;
use crate::game::Program;
use crate::ledger::Ledger;
use crate::plan::Plan;

/// Arguments of `merge`.
#[derive(Args)]
#[command(after_help = format!("Example: {} tournament merge cup cup-1 cup-2 cup-3", P::NAME))]
pub struct MergeArgs<P: Program> {
    /// Where the whole goes: a new folder, or one of the same tournament, to which what is new is added
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

/// Puts them together.
pub fn run<P: Program>(args: &MergeArgs<P>) -> anyhow::Result<()> {
    let parts: Vec<Folder> = args.parts.iter().map(|path| Folder::new(path)).collect();
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
    let logs = parts.iter().map(log_of).collect::<anyhow::Result<Vec<_>>>()?;
    let folder = Folder::new(&args.dir);
    let lock = folder.lock()?;
    let mut whole = Whole::open(folder, &plan)?;
    for (part, log) in parts.iter().zip(&logs) {
        whole.take(part, log)?;
    }
    // Who leaves forfeits what has no result in any part.
    for entry in logs.iter().flatten() {
        if let Entry::Decision(Decision::Withdraw { player, .. }) = entry {
            let place = whole.ledger.state().place(player);
            if place.is_some_and(|place| !whole.ledger.state().has_left(place)) {
                whole.ledger.write(|_| Ok(Some(entry.clone())))?;
            }
        }
    }
    drop(lock);
    finish(&whole.folder, whole.ledger.state(), args.json)
}

/// What has happened in a part. Its own plan says which games may be in it.
fn log_of(part: &Folder) -> anyhow::Result<Vec<Entry>> {
    let log = part.entries(&part.known_plan()?)?;
    let entered = log.iter().find_map(|entry| match entry {
        Entry::Decision(Decision::Enter { player, .. }) => Some(player.name()),
        _ => None,
    });
    match entered {
        None => Ok(log),
        Some(player) => {
            let part = part.path().display();
            let why = "has entered later, and parts are closed; go on with it as a whole";
            Err(bad_input(format!("{part} is no part: {player} {why}")))
        }
    }
}

/// The game that a line of a log is about.
fn game_of(entry: &Entry) -> Option<u64> {
    match entry {
        Entry::Result(result) => Some(result.game),
        Entry::Decision(Decision::Replay { game, .. } | Decision::Overrule { game, .. }) => Some(*game),
        Entry::Decision(_) | Entry::Round(_) => None,
    }
}

/// What the parts become.
struct Whole {
    folder: Folder,
    ledger: Ledger,
    /// What stands in its log about each game.
    about: HashMap<u64, Vec<Entry>>,
}

impl Whole {
    fn open(folder: Folder, plan: &Plan) -> anyhow::Result<Whole> {
        folder.settle(plan)?;
        let mut about: HashMap<u64, Vec<Entry>> = HashMap::new();
        for entry in folder.entries(plan)? {
            game_of(&entry).into_iter().for_each(|game| about.entry(game).or_default().push(entry.clone()));
        }
        Ok(Whole { ledger: folder.open(plan)?, folder, about })
    }

    /// Adds what a part knows of its games and the whole does not.
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
                        "{part} and {whole} tell otherwise of game {game}: `overrule` it in both alike, or merge into a new folder"
                    )));
                }
                // Whoever plays it has left, by what another part says.
                None if known.is_empty() && self.ledger.state().is_known(game) => continue,
                None => {}
            }
            match entry {
                // The record first: a result without one does not count.
                Entry::Result(_) => self.folder.take_games(part, &HashSet::from([game]))?,
                Entry::Decision(Decision::Replay { .. }) => self.folder.put_aside(game)?,
                _ => {}
            }
            known.push(entry.clone());
            self.ledger.write(|_| Ok(Some(entry.clone())))?;
        }
        Ok(())
    }
}
