//! Replays of finished games. Only the game's own program can read a record, so records of other
//! games are read by their programs.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use anyhow::{bail, Context};
use tokio::process::Command;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::folder::Folder;
use crate::game::{Game, Program};
use crate::live::Frame;
use crate::plan::Plan;

/// Cached replays, because many people watch the same game.
const REMEMBERED: usize = 16;

/// Replays that are read at a time.
const AT_A_TIME: usize = 2;

/// Longest time that another program may take.
const LONGEST: Duration = Duration::from_secs(20);

/// Largest replay in bytes.
const LARGEST: usize = 64 << 20;

/// Largest record in bytes that is read for the wall.
const LARGEST_RECORD: u64 = 2 << 20;

/// Maximum number of bytes of all cached replays.
const CACHED_BYTES: usize = 128 << 20;

/// The positions of a game.
pub type Replay = Arc<Vec<Frame>>;

/// A game of a tournament at one moment.
#[derive(Clone, PartialEq)]
struct Key {
    folder: PathBuf,
    game: u64,
    modified: Option<SystemTime>,
}

/// Reads the positions of a game.
type Read = fn(&Folder, &Plan, u64) -> anyhow::Result<Vec<Frame>>;

/// Reads and caches replays.
pub struct Replays {
    own: &'static str,
    read: Read,
    remembered: Mutex<VecDeque<(Key, Replay)>>,
    places: Semaphore,
}

impl Replays {
    /// Replays by this program.
    pub fn of<P: Program>() -> Replays {
        let (remembered, places) = (Mutex::default(), Semaphore::new(AT_A_TIME));
        Replays { own: P::NAME, read: read::<P>, remembered, places }
    }

    /// The positions of a game.
    pub async fn get(&self, folder: &Folder, game: u64) -> anyhow::Result<Replay> {
        let plan = folder.require_plan()?;
        let log = std::fs::metadata(folder.log_path()).and_then(|about| about.modified()).ok();
        let key = Key { folder: folder.path().to_owned(), game, modified: log };
        if let Some(known) = self.remembered(&key) {
            return Ok(known);
        }
        let _place = self.places.acquire().await?;
        // Another request may have read it meanwhile.
        if let Some(known) = self.remembered(&key) {
            return Ok(known);
        }
        let frames = if plan.game == self.own {
            let (read, folder) = (self.read, Folder::new(folder.path()));
            tokio::task::spawn_blocking(move || read(&folder, &plan, game)).await??
        } else {
            ask(&beside(&plan.game)?, folder.path(), game).await?
        };
        let replay = Replay::new(frames);
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.push_front((key, replay.clone()));
        remembered.truncate(REMEMBERED);
        while remembered.len() > 1 && remembered.iter().map(|(_, replay)| size_of(replay)).sum::<usize>() > CACHED_BYTES
        {
            remembered.pop_back();
        }
        Ok(replay)
    }

    fn remembered(&self, key: &Key) -> Option<Replay> {
        let remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.iter().find(|(known, _)| known == key).map(|(_, replay)| replay.clone())
    }
}

/// Reads the positions of a game of this program.
pub fn read<P: Program>(folder: &Folder, plan: &Plan, number: u64) -> anyhow::Result<Vec<Frame>> {
    let game: Box<dyn Game> = P::game(plan, 1)?;
    let record = folder.record_path(number, game.record_extension());
    let size = std::fs::metadata(&record).map_or(0, |about| about.len());
    if size > LARGEST_RECORD {
        bail!("the record of game {number} is too large to show: {size} bytes, at most {LARGEST_RECORD}");
    }
    let frames = game.frames(&record)?;
    if size_of(&frames) > LARGEST {
        bail!("the replay of game {number} is too large to show");
    }
    Ok(frames)
}

/// Bytes of a replay's boards and texts.
fn size_of(frames: &[Frame]) -> usize {
    frames.iter().map(|frame| frame.svg.len() + frame.text.len()).sum()
}

/// The program of another game, next to this one.
fn beside(game: &str) -> anyhow::Result<PathBuf> {
    // The name comes from a file and must not lead elsewhere.
    if game.is_empty() || !game.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-') {
        bail!("'{game}' is not the program of a game");
    }
    Ok(std::env::current_exe()?.with_file_name(game))
}

/// Runs another program's `tournament frames`.
async fn ask(program: &Path, folder: &Path, game: u64) -> anyhow::Result<Vec<Frame>> {
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut asked = Command::new(program);
    asked.args(["tournament", "frames"]).arg(folder).arg(game.to_string());
    asked.stdin(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    let answer = timeout(LONGEST, asked.output()).await.with_context(|| format!("{name} takes too long"))?;
    let answer = answer.with_context(|| format!("{name}, the program of this game, is not next to this program"))?;
    if !answer.status.success() || answer.stdout.len() > LARGEST {
        bail!("{name} cannot replay game {game}");
    }
    let lines = answer.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    lines
        .map(|line| serde_json::from_slice(line).with_context(|| format!("{name} sent something else than a replay")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_accepts_plain_program_names_only() {
        let place = std::env::current_exe().unwrap();
        assert_eq!(beside("plokkis").unwrap().parent(), place.parent());
        for name in ["", "../plokkis", "/bin/sh", "a b", "Plokkis"] {
            assert!(beside(name).is_err(), "{name}");
        }
    }
}
