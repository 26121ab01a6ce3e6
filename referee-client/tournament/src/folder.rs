//! The folder of a tournament: plan, log, records of the games, tables.
//!
//! Only one program at a time plays in it; others may read it and write decisions.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context;
use referee_client::fail::bad_input;
use referee_client::work_folder::{self, Lock};
use referee_client::{json_fault, text_file};

use crate::entry::Entry;
use crate::log::{self, Log};
use crate::plan::Plan;
use crate::state::State;

const PLAN: &str = "tournament.json";
const LOG: &str = "results.jsonl";
const GAMES: &str = "games";

/// Maximum size of a plan in bytes; a plan may contain many openings.
const MAX_PLAN_BYTES: u64 = 16 << 20;

/// A tournament's folder.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// The folder at this path, which need not exist.
    pub fn new(path: &Path) -> Folder {
        Folder { path: path.to_owned() }
    }

    /// The folder's path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the folder has a plan.
    pub fn holds_tournament(&self) -> bool {
        self.path.join(PLAN).is_file()
    }

    /// Reads the plan, if there is one.
    pub fn read_plan(&self) -> anyhow::Result<Option<Plan>> {
        let path = self.path.join(PLAN);
        let text = match text_file::read_text(&path, MAX_PLAN_BYTES) {
            Ok(text) => text,
            // If the folder cannot be created, the error comes from the attempt to create it.
            Err(why) if matches!(why.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Ok(None),
            Err(why) => return Err(bad_input(format!("cannot read {}: {why}", path.display()))),
        };
        let bad = |why: String| bad_input(format!("{} is not a valid plan of a tournament: {why}", path.display()));
        let plan: Plan = serde_json::from_str(&text).map_err(|why| bad(json_fault::describe(&text, &why)))?;
        plan.problem().map_or(Ok(Some(plan)), |why| Err(bad(why)))
    }

    /// Reads the plan; without one it is an error.
    pub fn require_plan(&self) -> anyhow::Result<Plan> {
        self.read_plan()?.ok_or_else(|| bad_input(format!("there is no tournament in {}", self.path.display())))
    }

    /// Reads the plan, which must be of this game.
    pub fn require_plan_of(&self, game: &str) -> anyhow::Result<Plan> {
        let plan = self.require_plan()?;
        let other = (plan.game != game).then(|| format!("{} holds a tournament of {}", self.path.display(), plan.game));
        other.map_or(Ok(plan), |why| Err(bad_input(why)))
    }

    /// Creates the folder if necessary and locks it for this program, which plays in it.
    pub fn lock(&self) -> anyhow::Result<Lock> {
        work_folder::lock(&self.path, GAMES)
    }

    /// Writes the plan, or checks that the folder has this plan already.
    pub fn settle_plan(&self, plan: &Plan) -> anyhow::Result<()> {
        match self.read_plan()? {
            None => self.write(PLAN, &(serde_json::to_string_pretty(plan)? + "\n")),
            Some(known) => match plan.difference(&known) {
                None => Ok(()),
                Some(difference) => {
                    Err(bad_input(format!("{} holds another tournament: {difference}", self.path.display())))
                }
            },
        }
    }

    /// Opens the log for writing.
    pub fn open_log(&self, plan: &Plan) -> anyhow::Result<Log> {
        Log::open(&self.log_path(), plan.clone())
    }

    /// Reads the tournament's state.
    pub fn read_state(&self, plan: &Plan) -> anyhow::Result<State> {
        log::read(&self.log_path(), plan.clone()).map(|(state, _)| state)
    }

    /// Reads the lines of the log in order.
    pub fn read_entries(&self, plan: &Plan) -> anyhow::Result<Vec<Entry>> {
        log::read(&self.log_path(), plan.clone()).map(|(_, entries)| entries)
    }

    /// Path of the log.
    pub fn log_path(&self) -> PathBuf {
        self.path.join(LOG)
    }

    /// Path of the folder with the files of all games.
    pub fn games_path(&self) -> PathBuf {
        self.path.join(GAMES)
    }

    /// Path of a game's record, with an extension such as `blksgf`.
    pub fn record_path(&self, game: u64, ending: &str) -> PathBuf {
        self.games_path().join(format!("{game:06}.{ending}"))
    }

    /// Path of the transcript for the player in this seat.
    pub fn transcript_path(&self, game: u64, seat: usize) -> PathBuf {
        self.games_path().join(format!("{game:06}.{}.jsonl", seat + 1))
    }

    /// Path of the current position of a running game, with its picture.
    pub fn live_path(&self, game: u64) -> PathBuf {
        self.games_path().join(format!("{game:06}.live.json"))
    }

    /// Renames all files of a game, so that it can be played again.
    pub fn set_aside_game(&self, game: u64) -> anyhow::Result<()> {
        for path in self.game_files()?.into_iter().filter(|path| game_of(path) == Some(game)) {
            let free = (1..).map(|attempt| path_aside(&path, attempt)).find(|path| !path.exists());
            if let Some(free) = free {
                fs::rename(&path, free).with_context(|| format!("cannot rename {}", path.display()))?;
            }
        }
        Ok(())
    }

    /// Brings back the files of a game that were renamed last, and renames what a later attempt has
    /// left.
    pub fn restore_game(&self, game: u64) -> anyhow::Result<()> {
        let aside: Vec<(u32, PathBuf)> =
            self.game_files()?.into_iter().filter_map(|path| Some((attempt_of(&path, game)?, path))).collect();
        let Some(last) = aside.iter().map(|(attempt, _)| *attempt).max() else { return Ok(()) };
        self.set_aside_game(game)?;
        for (_, path) in aside.iter().filter(|(attempt, _)| *attempt == last) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let back = path.with_file_name(name.replacen(&format!("-{last}."), ".", 1));
            fs::rename(path, back).with_context(|| format!("cannot rename {}", path.display()))?;
        }
        Ok(())
    }

    /// Copies the files of these games from another folder.
    pub fn copy_games(&self, from: &Folder, games: &HashSet<u64>) -> anyhow::Result<()> {
        for path in
            from.game_files()?.into_iter().filter(|path| game_of(path).is_some_and(|game| games.contains(&game)))
        {
            let to = self.games_path().join(path.file_name().unwrap_or_default());
            fs::copy(&path, &to).with_context(|| format!("cannot write {}", to.display()))?;
        }
        Ok(())
    }

    /// The files of all games.
    fn game_files(&self) -> anyhow::Result<Vec<PathBuf>> {
        let games = self.games_path();
        let entries = fs::read_dir(&games).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
        let entries = entries.with_context(|| format!("cannot read {}", games.display()))?;
        Ok(entries.iter().map(fs::DirEntry::path).collect())
    }

    /// Writes a file atomically: readers see the old or the new text, even after a kill.
    pub fn write(&self, name: &str, text: &str) -> anyhow::Result<()> {
        work_folder::write(&self.path, name, text)
    }
}

/// The game that a file belongs to; `None` for a file that was set aside.
fn game_of(path: &Path) -> Option<u64> {
    path.file_name()?.to_str()?.split('.').next()?.parse().ok()
}

/// The attempt whose file was renamed: 1 for `000007-1.blksgf`.
fn attempt_of(path: &Path, game: u64) -> Option<u32> {
    let (number, attempt) = path.file_name()?.to_str()?.split('.').next()?.split_once('-')?;
    (number.parse::<u64>() == Ok(game)).then(|| attempt.parse().ok())?
}

/// Turns `000007.blksgf` into `000007-1.blksgf`.
fn path_aside(path: &Path, attempt: u32) -> PathBuf {
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
    fn folder_refuses_another_plan_and_a_second_program() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(&place.path().join("new/folder"));
        assert!(folder.require_plan().unwrap_err().to_string().starts_with("there is no tournament in "));
        let lock = folder.lock().unwrap();
        assert!(folder.lock().err().unwrap().to_string().starts_with("another program is at work in "));
        drop(lock);
        folder.lock().unwrap();
        let one = plan(Format::Gauntlet, &["random:1", "random:2"], 3);
        folder.settle_plan(&one).unwrap();
        folder.settle_plan(&one).unwrap();
        assert_eq!(folder.require_plan().unwrap(), one);
        assert!(folder
            .require_plan_of("plokkis")
            .unwrap_err()
            .to_string()
            .ends_with("holds a tournament of blokus-duo"));
        let other = Plan { seed: 2, ..one };
        let told = folder.settle_plan(&other).unwrap_err().to_string();
        assert!(told.ends_with("another tournament: seed is 1 there and 2 here"), "{told}");
    }

    #[test]
    fn set_aside_game_renames_all_its_files() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(place.path());
        let _lock = folder.lock().unwrap();
        for _ in 0..2 {
            for path in [folder.record_path(7, "blksgf"), folder.transcript_path(7, 1), folder.record_path(8, "blksgf")]
            {
                fs::write(path, "x").unwrap();
            }
            folder.set_aside_game(7).unwrap();
        }
        let mut names: Vec<String> = fs::read_dir(folder.games_path())
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
    fn restore_game_brings_back_the_files_of_the_last_attempt() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(place.path());
        let _lock = folder.lock().unwrap();
        let record = |game| folder.record_path(game, "blksgf");
        for text in ["first", "second"] {
            fs::write(record(7), text).unwrap();
            fs::write(folder.transcript_path(7, 0), text).unwrap();
            folder.set_aside_game(7).unwrap();
        }
        fs::write(record(7), "broken off").unwrap();
        fs::write(record(8), "another").unwrap();
        folder.restore_game(7).unwrap();
        let read = |path: PathBuf| fs::read_to_string(path).unwrap();
        assert_eq!((read(record(7)), read(folder.transcript_path(7, 0))), ("second".to_owned(), "second".to_owned()));
        assert_eq!(read(folder.games_path().join("000007-3.blksgf")), "broken off");
        folder.restore_game(8).unwrap();
        assert_eq!(read(record(8)), "another");
    }

    #[test]
    fn require_plan_skips_a_byte_order_mark() {
        let place = tempfile::tempdir().unwrap();
        let one = plan(Format::RoundRobin, &["a", "b"], 1);
        let text = serde_json::to_string_pretty(&one).unwrap();
        for text in [format!("\u{feff}{text}"), text.replace('\n', "\r")] {
            fs::write(place.path().join(PLAN), text).unwrap();
            assert_eq!(Folder::new(place.path()).require_plan().unwrap(), one);
        }
    }

    #[test]
    fn require_plan_names_a_plan_that_cannot_be_read() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join(PLAN), "{\"format\":\"knock-out\"}").unwrap();
        let told = Folder::new(place.path()).require_plan().unwrap_err().to_string();
        assert!(
            told.contains("tournament.json is not a valid plan of a tournament: unknown variant `knock-out`"),
            "{told}"
        );
        fs::write(place.path().join(PLAN), "").unwrap();
        let told = Folder::new(place.path()).require_plan().unwrap_err().to_string();
        assert!(told.ends_with("tournament.json is not a valid plan of a tournament: the file is empty"), "{told}");
    }
}
