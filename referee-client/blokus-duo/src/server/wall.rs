//! A tournament as its folder tells it, for a hall to look at: where it stands, what is being played, what comes next.
//!
//! The tournament is another program's, on this machine or one that shares the folder; here its files are only read. Whatever it does,
//! be it killed or begun anew, the next look shows where it stands.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::Serialize;
use serde_json::{json, Value};

use super::positions::points;
use super::refusal::Refusal;
use crate::records::read::read_file;
use ::tournament::folder::Folder;
use ::tournament::results::GameResult;
use ::tournament::schedule::Slot;
use ::tournament::standings::{json as standings_json, Standings};
use ::tournament::state::State;

/// How the names of records end.
const RECORD: &str = "blksgf";

/// The files are read no more often than this, however many look on.
const FRESH: Duration = Duration::from_millis(900);

/// A game whose record has not grown for so long is not being played any more: no player may think longer.
const SILENCE: Duration = Duration::from_secs(120);

/// So many games without a result are looked at whether they are being played: more never are at a time.
const MOST_PLAYED: usize = 256;

/// Games to come that are shown.
const MOST_NEXT: usize = 6;

/// Results that are shown.
const MOST_LAST: usize = 9;

/// A tournament to look at.
pub struct Wall {
    path: PathBuf,
    folder: Folder,
    told: Mutex<Option<(Instant, Arc<str>)>>,
}

/// Where it stands.
#[derive(Serialize)]
struct News {
    name: String,
    /// When this was read, and when the tournament last wrote anything, in milliseconds since 1970.
    now: u128,
    written: Option<u128>,
    standings: Value,
    playing: Vec<Value>,
    next: Vec<Value>,
    last: Vec<Value>,
    /// What the organiser decided, in words, the latest first.
    decisions: Vec<String>,
}

impl Wall {
    /// The tournament in this folder; there must be one.
    pub fn new(path: &Path) -> anyhow::Result<Wall> {
        Folder::new(path).plan_of("blokus-duo")?;
        // What is told of a file begins with the folder's whole path, which `without_place` takes away.
        let path = path.canonicalize()?;
        Ok(Wall { folder: Folder::new(&path), path, told: Mutex::new(None) })
    }

    /// Where the records of its games are.
    pub fn records(&self) -> PathBuf {
        self.folder.games()
    }

    /// Where it stands, as JSON; read anew if the last look was a while ago.
    pub fn news(&self) -> Result<Arc<str>, Refusal> {
        // Whoever asks meanwhile waits for the same look.
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, news)) = told.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return Ok(news.clone());
        }
        let news = self.look().map_err(|why| Refusal::busy(self.without_place(&format!("{why:#}"))))?;
        let news: Arc<str> = serde_json::to_string(&news).map_err(|why| Refusal::busy(why.to_string()))?.into();
        *told = Some((Instant::now(), news.clone()));
        Ok(news)
    }

    fn look(&self) -> anyhow::Result<News> {
        let plan = self.folder.plan_of("blokus-duo")?;
        let state = self.folder.state(&plan)?;
        let standings = Standings::new(&state);
        let waiting: Vec<Slot> = state.open_slots().take(MOST_PLAYED).collect();
        let waiting = if standings.is_complete { Vec::new() } else { waiting };
        let (mut playing, mut next) = (Vec::new(), Vec::new());
        for slot in &waiting {
            match self.playing(&state, slot) {
                Some(game) => playing.push(game),
                None => next.push(json!({ "game": slot.game, "names": state.names_of(slot.game) })),
            }
        }
        next.truncate(MOST_NEXT);
        Ok(News {
            name: self.name(),
            now: since_1970(SystemTime::now()),
            written: self.written(&waiting).map(since_1970),
            standings: serde_json::from_str(&standings_json::line(&standings)?)?,
            playing,
            next,
            decisions: state.decisions().iter().rev().take(MOST_LAST).map(ToString::to_string).collect(),
            last: state.results().iter().rev().take(MOST_LAST).map(|result| self.result(result)).collect(),
        })
    }

    /// What the folder is called.
    fn name(&self) -> String {
        self.path.file_name().map_or("tournament".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    /// When a result was written, or a move of a game without one.
    fn written(&self, waiting: &[Slot]) -> Option<SystemTime> {
        let records = waiting.iter().map(|slot| self.folder.record(slot.game, RECORD));
        records.chain([self.folder.log()]).filter_map(|path| modified(&path)).max()
    }

    /// A game that is being played, as far as its record goes.
    fn playing(&self, state: &State, slot: &Slot) -> Option<Value> {
        let path = self.folder.record(slot.game, RECORD);
        let age = modified(&path)?.elapsed().unwrap_or_default();
        // A record that is just being written may end in the middle of a move: the next look finds it whole.
        let recorded = read_file(&path).ok().filter(|_| age < SILENCE)?;
        let games = recorded.games();
        let position = games.last().unwrap_or(&recorded.start).position();
        Some(json!({
            "game": slot.game,
            "names": state.names_of(slot.game),
            "board": position.to_string().split(' ').next(),
            "points": points(position),
            "turn": position.ply() + 1,
            "to_move": position.to_move().index(),
            "record": self.record(slot.game),
        }))
    }

    fn result(&self, result: &GameResult) -> Value {
        json!({
            "game": result.game,
            "names": result.players,
            "points": result.outcome.scores,
            "winner": result.outcome.winner,
            "void": result.outcome.is_void(),
            "reason": result.outcome.reason,
            // What a player did wrong may name a file of this machine.
            "detail": result.outcome.detail.as_ref().map(|detail| self.without_place(detail)),
            "record": self.record(result.game),
        })
    }

    /// The name of a game's record, if it is there.
    fn record(&self, game: u64) -> Option<String> {
        let path = self.folder.record(game, RECORD);
        path.is_file().then(|| path.file_name().map(|name| name.to_string_lossy().into_owned())).flatten()
    }

    /// Where the folder lies is nobody's business.
    fn without_place(&self, text: &str) -> String {
        text.replace(&self.path.display().to_string(), &self.name())
    }
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

fn since_1970(time: SystemTime) -> u128 {
    time.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis()
}
