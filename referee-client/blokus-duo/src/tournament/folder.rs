//! The folder of a tournament: its plan, its results, a record of each game, the tables.
//!
//! One program at a time works in it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context;

use super::ledger::{open, read, read_entries, Entry};
use super::plan::Plan;
use super::results::GameResult;
use referee_client::fail::bad_input;
use referee_client::journal::Journal;
use referee_client::work_folder::{self, Lock};

const PLAN: &str = "tournament.json";
const RESULTS: &str = "results.jsonl";
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

    /// The plan of the tournament in it, if there is one.
    pub fn plan(&self) -> anyhow::Result<Option<Plan>> {
        let path = self.path.join(PLAN);
        match fs::read_to_string(&path) {
            Ok(text) => {
                let bad = |why| bad_input(format!("{} is no plan of a tournament: {why}", path.display()));
                serde_json::from_str(&text).map(Some).map_err(bad)
            }
            Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
            Err(why) => Err(bad_input(format!("cannot read {}: {why}", path.display()))),
        }
    }

    /// The plan of the tournament that must be in it.
    pub fn known_plan(&self) -> anyhow::Result<Plan> {
        self.plan()?.ok_or_else(|| bad_input(format!("there is no tournament in {}", self.path.display())))
    }

    /// Makes the folder if need be and takes it for this program alone.
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

    /// Opens the results for more of them.
    pub fn open_results(&self, plan: &Plan) -> anyhow::Result<(Journal, Vec<GameResult>)> {
        open(&self.results_file(), plan)
    }

    /// The results so far.
    pub fn results(&self, plan: &Plan) -> anyhow::Result<Vec<GameResult>> {
        read(&self.results_file(), plan)
    }

    /// Where the results stand.
    pub fn results_file(&self) -> PathBuf {
        self.path.join(RESULTS)
    }

    /// Where the records stand.
    pub fn records(&self) -> PathBuf {
        self.path.join(GAMES)
    }

    /// The results and decisions one by one, as they came.
    pub fn entries(&self, plan: &Plan) -> anyhow::Result<Vec<Entry>> {
        read_entries(&self.results_file(), plan)
    }

    /// Puts the record of a game aside, and the bytes of its boards, so that the game can be played again.
    pub fn put_aside(&self, game: u64) -> anyhow::Result<()> {
        for path in [self.record(game), self.transcript(game, 0), self.transcript(game, 1)] {
            let free = (1..).map(|attempt| aside(&path, attempt)).find(|path| !path.exists());
            match free.map_or(Ok(()), |free| fs::rename(&path, free)) {
                Err(why) if why.kind() != ErrorKind::NotFound => {
                    return Err(why).with_context(|| format!("cannot rename {}", path.display()));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Where the record of a game stands.
    pub fn record(&self, game: u64) -> PathBuf {
        self.records().join(format!("{game:06}.blksgf"))
    }

    /// Where the bytes stand that went to the board on this side of a game, and came from it.
    pub fn transcript(&self, game: u64, side: usize) -> PathBuf {
        self.records().join(format!("{game:06}.{}.jsonl", side + 1))
    }

    /// Copies the record of a game from another folder, and the bytes of its boards, as far as they are there.
    pub fn take_record(&self, from: &Folder, game: u64) -> anyhow::Result<()> {
        let files = |folder: &Folder| [folder.record(game), folder.transcript(game, 0), folder.transcript(game, 1)];
        for (from, to) in files(from).into_iter().zip(files(self)) {
            match fs::copy(&from, &to) {
                Err(why) if why.kind() != ErrorKind::NotFound => {
                    return Err(why).with_context(|| format!("cannot write {}", to.display()));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Writes a file as a whole: whoever reads it, even after a kill, sees the old or the new text.
    pub fn write(&self, name: &str, text: &str) -> anyhow::Result<()> {
        work_folder::write(&self.path, name, text)
    }
}

/// `000007.blksgf` as `000007-1.blksgf`.
fn aside(path: &Path, attempt: u32) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let (game, rest) = name.split_once('.').unwrap_or((&name, ""));
    path.with_file_name(format!("{game}-{attempt}.{rest}"))
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::plan;
    use super::super::plan::Format;
    use super::*;

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
        let other = Plan { seed: 2, ..one };
        assert!(folder
            .settle(&other)
            .unwrap_err()
            .to_string()
            .ends_with("another tournament: seed is 1 there and 2 here"));
    }

    #[test]
    fn a_plan_that_cannot_be_read_is_named() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join(PLAN), "{\"format\":\"knock-out\"}").unwrap();
        let told = Folder::new(place.path()).known_plan().unwrap_err().to_string();
        assert!(told.contains("tournament.json is no plan of a tournament: unknown variant `knock-out`"), "{told}");
    }
}
