//! Replays of finished games. A record can only be read by its own game's program, so records of
//! other games are read by running their programs.

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
use crate::live::Shown;
use crate::plan::Plan;

/// Number of cached replays, because many people watch the same game.
const MAX_CACHED: usize = 16;

/// Number of replays that are read at the same time.
const AT_A_TIME: usize = 2;

/// Time limit for another program.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// Maximum size of a replay in bytes.
const MAX_REPLAY_BYTES: usize = 64 << 20;

/// Maximum size of a record that is read for the wall, in bytes.
const MAX_RECORD_BYTES: u64 = 2 << 20;

/// Maximum size of all cached replays in bytes.
const MAX_CACHED_BYTES: usize = 128 << 20;

/// The positions of a game.
pub type Replay = Arc<Vec<Shown>>;

/// A game of a tournament at one moment.
#[derive(Clone, PartialEq)]
struct Key {
    folder: PathBuf,
    game: u64,
    modified: Option<SystemTime>,
}

/// Reads the positions of a game.
type Read = fn(&Folder, &Plan, u64) -> anyhow::Result<Vec<Shown>>;

/// Reads and caches replays.
pub struct Replays {
    own: &'static str,
    read: Read,
    cached: Mutex<VecDeque<(Key, Replay)>>,
    places: Semaphore,
}

impl Replays {
    /// Replays read by this program.
    pub fn of<P: Program>() -> Replays {
        let (cached, places) = (Mutex::default(), Semaphore::new(AT_A_TIME));
        Replays { own: P::NAME, read: read::<P>, cached, places }
    }

    /// The positions of a game.
    pub async fn get(&self, folder: &Folder, game: u64) -> anyhow::Result<Replay> {
        let plan = folder.require_plan()?;
        let log = std::fs::metadata(folder.log_path()).and_then(|about| about.modified()).ok();
        let key = Key { folder: folder.path().to_owned(), game, modified: log };
        if let Some(known) = self.find_cached(&key) {
            return Ok(known);
        }
        let _place = self.places.acquire().await?;
        // Another request may have read it in the meantime.
        if let Some(known) = self.find_cached(&key) {
            return Ok(known);
        }
        let frames = if plan.game == self.own {
            let (read, folder) = (self.read, Folder::new(folder.path()));
            tokio::task::spawn_blocking(move || read(&folder, &plan, game)).await??
        } else {
            run_frames_command(&sibling_program(&plan.game)?, folder.path(), game).await?
        };
        let replay = Replay::new(frames);
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.push_front((key, replay.clone()));
        cached.truncate(MAX_CACHED);
        while cached.len() > 1 && cached.iter().map(|(_, replay)| size_of(replay)).sum::<usize>() > MAX_CACHED_BYTES {
            cached.pop_back();
        }
        Ok(replay)
    }

    fn find_cached(&self, key: &Key) -> Option<Replay> {
        let cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.iter().find(|(known, _)| known == key).map(|(_, replay)| replay.clone())
    }
}

/// Reads the positions of a game of this program.
pub fn read<P: Program>(folder: &Folder, plan: &Plan, number: u64) -> anyhow::Result<Vec<Shown>> {
    let game: Box<dyn Game> = P::game(plan, 1)?;
    let record = folder.record_path(number, game.record_extension());
    let size = std::fs::metadata(&record).map_or(0, |about| about.len());
    if size > MAX_RECORD_BYTES {
        bail!("the record of game {number} is too large to show: {size} bytes, at most {MAX_RECORD_BYTES}");
    }
    let colours: Vec<String> = game.seat_colours().iter().map(|&colour| colour.to_owned()).collect();
    let shown = |frame| Shown { frame, colours: colours.clone(), clocks_ms: Vec::new() };
    let frames: Vec<Shown> = game.frames(&record)?.into_iter().map(shown).collect();
    if size_of(&frames) > MAX_REPLAY_BYTES {
        bail!("the replay of game {number} is too large to show");
    }
    Ok(frames)
}

/// Bytes of a replay's boards and texts.
fn size_of(frames: &[Shown]) -> usize {
    frames.iter().map(|Shown { frame, .. }| frame.svg.len() + frame.text.len()).sum()
}

/// Path of another game's program, which lies next to this one.
pub fn sibling_program(game: &str) -> anyhow::Result<PathBuf> {
    // The name comes from a file, so it must not lead out of the folder.
    if game.is_empty() || !game.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-') {
        bail!("'{game}' is not the program of a game");
    }
    Ok(std::env::current_exe()?.with_file_name(game))
}

/// Runs another program's `tournament frames`.
async fn run_frames_command(program: &Path, folder: &Path, game: u64) -> anyhow::Result<Vec<Shown>> {
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut asked = Command::new(program);
    asked.args(["tournament", "frames"]).arg(folder).arg(game.to_string());
    asked.stdin(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    let answer = timeout(TIME_LIMIT, asked.output()).await.with_context(|| format!("{name} takes too long"))?;
    let answer = answer.with_context(|| format!("{name}, the program of this game, is not next to this program"))?;
    if !answer.status.success() || answer.stdout.len() > MAX_REPLAY_BYTES {
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
    fn sibling_program_accepts_plain_program_names_only() {
        let place = std::env::current_exe().unwrap();
        assert_eq!(sibling_program("plokkis").unwrap().parent(), place.parent());
        for name in ["", "../plokkis", "/bin/sh", "a b", "Plokkis"] {
            assert!(sibling_program(name).is_err(), "{name}");
        }
    }
}
