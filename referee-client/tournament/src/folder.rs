//! The folder of a tournament: its plan, its log, what is kept of each game, the tables.
//!
//! One program at a time plays in it; others may read it, and decide.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context;
use referee_client::fail::bad_input;
use referee_client::work_folder::{self, Lock};

use crate::entry::Entry;
use crate::ledger::{self, Ledger};
use crate::plan::Plan;
use crate::state::State;

const PLAN: &str = "tournament.json";
const LOG: &str = "results.jsonl";
const GAMES: &str = "games";

/// A tournament's folder.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder at this path, which may not be there yet.
    pub fn new(path: &Path) -> Folder {
        Folder { path: path.to_owned() }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether there is a tournament in it.
    pub fn is_there(&self) -> bool {
        self.path.join(PLAN).is_file()
    }

    /// The plan of the tournament in it, if there is one.
    pub fn plan(&self) -> anyhow::Result<Option<Plan>> {
        let path = self.path.join(PLAN);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            // Where no folder can be, whoever makes it will be told.
            Err(why) if matches!(why.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Ok(None),
            Err(why) => return Err(bad_input(format!("cannot read {}: {why}", path.display()))),
        };
        let bad = |why: String| bad_input(format!("{} is no plan of a tournament: {why}", path.display()));
        let plan: Plan = serde_json::from_str(&text).map_err(|why| bad(why.to_string()))?;
        plan.problem().map_or(Ok(Some(plan)), |why| Err(bad(why)))
    }

    /// The plan of the tournament that must be in it.
    pub fn known_plan(&self) -> anyhow::Result<Plan> {
        self.plan()?.ok_or_else(|| bad_input(format!("there is no tournament in {}", self.path.display())))
    }

    /// The plan of the tournament that must be in it and be one of this game.
    pub fn plan_of(&self, game: &str) -> anyhow::Result<Plan> {
        let plan = self.known_plan()?;
        let other =
            (plan.game != game).then(|| format!("the tournament in {} is one of {}", self.path.display(), plan.game));
        other.map_or(Ok(plan), |why| Err(bad_input(why)))
    }

    /// Makes the folder if need be and takes it for this program alone, to play in it.
    pub fn lock(&self) -> anyhow::Result<Lock> {
        work_folder::lock(&self.path, GAMES)
    }

    /// Settles that the tournament in this folder has this plan: writes it, or compares it with the one that is there.
    pub fn settle(&self, plan: &Plan) -> anyhow::Result<()> {
        match self.plan()? {
            None => self.write(PLAN, &(serde_json::to_string_pretty(plan)? + "\n")),
            Some(known) => match plan.difference(&known) {
                None => Ok(()),
                Some(difference) => {
                    Err(bad_input(format!("{} holds another tournament: {difference}", self.path.display())))
                }
            },
        }
    }

    /// Opens the log for more lines.
    pub fn open(&self, plan: &Plan) -> anyhow::Result<Ledger> {
        Ledger::open(&self.log(), plan.clone())
    }

    /// Where the tournament stands.
    pub fn state(&self, plan: &Plan) -> anyhow::Result<State> {
        ledger::read(&self.log(), plan.clone()).map(|(state, _)| state)
    }

    /// The lines of the log, in order.
    pub fn entries(&self, plan: &Plan) -> anyhow::Result<Vec<Entry>> {
        ledger::read(&self.log(), plan.clone()).map(|(_, entries)| entries)
    }

    /// Where the log stands.
    pub fn log(&self) -> PathBuf {
        self.path.join(LOG)
    }

    /// Where the games are kept.
    pub fn games(&self) -> PathBuf {
        self.path.join(GAMES)
    }

    /// Where the record of a game stands whose records end so, as in `blksgf`.
    pub fn record(&self, game: u64, ending: &str) -> PathBuf {
        self.games().join(format!("{game:06}.{ending}"))
    }

    /// Where it stands what was said to the player in this seat, and by it.
    pub fn transcript(&self, game: u64, seat: usize) -> PathBuf {
        self.games().join(format!("{game:06}.{}.jsonl", seat + 1))
    }

    /// Where the last position of a game that is being played stands, with its picture.
    pub fn live(&self, game: u64) -> PathBuf {
        self.games().join(format!("{game:06}.live.json"))
    }

    /// Puts aside what is kept of a game, so that it can be played again.
    pub fn put_aside(&self, game: u64) -> anyhow::Result<()> {
        for path in self.kept()?.into_iter().filter(|path| game_of(path) == Some(game)) {
            let free = (1..).map(|attempt| aside(&path, attempt)).find(|path| !path.exists());
            if let Some(free) = free {
                fs::rename(&path, free).with_context(|| format!("cannot rename {}", path.display()))?;
            }
        }
        Ok(())
    }

    /// Copies what another folder keeps of these games.
    pub fn take_games(&self, from: &Folder, games: &HashSet<u64>) -> anyhow::Result<()> {
        for path in from.kept()?.into_iter().filter(|path| game_of(path).is_some_and(|game| games.contains(&game))) {
            let to = self.games().join(path.file_name().unwrap_or_default());
            fs::copy(&path, &to).with_context(|| format!("cannot write {}", to.display()))?;
        }
        Ok(())
    }

    /// The files of all games.
    fn kept(&self) -> anyhow::Result<Vec<PathBuf>> {
        let games = self.games();
        let entries = fs::read_dir(&games).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
        let entries = entries.with_context(|| format!("cannot read {}", games.display()))?;
        Ok(entries.iter().map(fs::DirEntry::path).collect())
    }

    /// Writes a file as a whole: whoever reads it, even after a kill, sees the old or the new text.
    pub fn write(&self, name: &str, text: &str) -> anyhow::Result<()> {
        work_folder::write(&self.path, name, text)
    }
}

/// The game that a file is of; none of one that was put aside.
fn game_of(path: &Path) -> Option<u64> {
    path.file_name()?.to_str()?.split('.').next()?.parse().ok()
}

/// `000007.blksgf` as `000007-1.blksgf`.
fn aside(path: &Path, attempt: u32) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let (game, rest) = name.split_once('.').unwrap_or((&name, ""));
    path.with_file_name(format!("{game}-{attempt}.{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;

    #[test]
    fn another_plan_is_refused_and_so_is_a_second_program() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(&place.path().join("new/folder"));
        assert!(folder.known_plan().unwrap_err().to_string().starts_with("there is no tournament in "));
        let lock = folder.lock().unwrap();
        assert!(folder.lock().err().unwrap().to_string().starts_with("another program is at work in "));
        drop(lock);
        folder.lock().unwrap();
        let one = plan(Format::Gauntlet, &["random:1", "random:2"], 3);
        folder.settle(&one).unwrap();
        folder.settle(&one).unwrap();
        assert_eq!(folder.known_plan().unwrap(), one);
        assert!(folder.plan_of("plokkis").unwrap_err().to_string().ends_with("is one of blokus-duo"));
        let other = Plan { seed: 2, ..one };
        let told = folder.settle(&other).unwrap_err().to_string();
        assert!(told.ends_with("another tournament: seed is 1 there and 2 here"), "{told}");
    }

    #[test]
    fn what_is_kept_of_a_game_goes_aside_together() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(place.path());
        let _lock = folder.lock().unwrap();
        for _ in 0..2 {
            for path in [folder.record(7, "blksgf"), folder.transcript(7, 1), folder.record(8, "blksgf")] {
                fs::write(path, "x").unwrap();
            }
            folder.put_aside(7).unwrap();
        }
        let mut names: Vec<String> = fs::read_dir(folder.games())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(
            names,
            ["000007-1.2.jsonl", "000007-1.blksgf", "000007-2.2.jsonl", "000007-2.blksgf", "000008.blksgf"]
        );
    }

    #[test]
    fn a_plan_that_cannot_be_read_is_named() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join(PLAN), "{\"format\":\"knock-out\"}").unwrap();
        let told = Folder::new(place.path()).known_plan().unwrap_err().to_string();
        assert!(told.contains("tournament.json is no plan of a tournament: unknown variant `knock-out`"), "{told}");
    }
}
