//! Where a tournament stands: its standings, what is being played, what comes next, what happened last.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::Serialize;
use serde_json::Value;

use crate::folder::Folder;
use crate::live::{self, Frame};
use crate::results::GameResult;
use crate::schedule::Slot;
use crate::standings::{json, Standings};
use crate::state::State;

/// The files are read no more often than this, however many look on.
const FRESH: Duration = Duration::from_millis(900);

/// A game whose position has not changed for so long is not being played any more: its program was killed.
const SILENCE: Duration = Duration::from_secs(180);

/// So many games without a result are looked at whether they are being played: more never are at a time.
const MOST_PLAYED: usize = 256;

/// Games to come that are shown.
const MOST_NEXT: usize = 8;

/// Results, and decisions, that are shown.
const MOST_LAST: usize = 12;

/// A tournament to look at.
pub struct Watched {
    name: String,
    path: PathBuf,
    told: Mutex<Option<(Instant, Arc<News>)>>,
}

/// Where it stands.
#[derive(Debug, Serialize)]
pub struct News {
    name: String,
    /// The program of its game.
    game: String,
    /// When this was read, and when the tournament last wrote anything, in milliseconds since 1970.
    now: u128,
    written: Option<u128>,
    standings: Value,
    playing: Vec<Playing>,
    next: Vec<Coming>,
    last: Vec<Over>,
    /// What the organiser decided, in words, the latest first.
    decisions: Vec<String>,
}

/// A game that is being played.
#[derive(Debug, Serialize)]
struct Playing {
    game: u64,
    names: Vec<String>,
    turn: u32,
    to_move: Option<usize>,
    scores: Vec<i64>,
    text: String,
    /// Tells one picture from the next.
    version: u128,
}

/// A game that has not begun.
#[derive(Debug, Serialize)]
struct Coming {
    game: u64,
    names: Vec<String>,
}

/// A game that is over.
#[derive(Debug, Serialize)]
struct Over {
    game: u64,
    names: Vec<String>,
    scores: Vec<i64>,
    points: Vec<f64>,
    winner: Option<usize>,
    reason: String,
    detail: Option<String>,
}

impl Watched {
    /// The tournament of this name in this folder.
    pub fn new(name: String, path: PathBuf) -> Watched {
        Watched { name, path, told: Mutex::new(None) }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its folder.
    pub fn folder(&self) -> Folder {
        Folder::new(&self.path)
    }

    /// Where it stands; read anew if the last look was a while ago. An error is told without the folder's place.
    pub fn news(&self) -> Result<Arc<News>, String> {
        // Whoever asks meanwhile waits for the same look.
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, news)) = told.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return Ok(news.clone());
        }
        let news = Arc::new(self.look().map_err(|why| self.without_place(&format!("{why:#}")))?);
        *told = Some((Instant::now(), news.clone()));
        Ok(news)
    }

    /// The position of a game that is being played.
    pub fn position(&self, game: u64) -> Option<Frame> {
        live::read(&self.folder().live(game))
    }

    /// The names of a game's players by seat, as far as they can be read.
    pub fn players_of(&self, game: u64) -> Vec<String> {
        let folder = self.folder();
        let state = folder.known_plan().and_then(|plan| folder.state(&plan));
        state.map_or(Vec::new(), |state| state.names_of(game))
    }

    fn look(&self) -> anyhow::Result<News> {
        let folder = self.folder();
        let plan = folder.known_plan()?;
        let state = folder.state(&plan)?;
        let standings = Standings::new(&state);
        let waiting: Vec<Slot> = state.open_slots().take(MOST_PLAYED).collect();
        let waiting = if standings.is_complete { Vec::new() } else { waiting };
        let (mut playing, mut next) = (Vec::new(), Vec::new());
        for slot in &waiting {
            match being_played(&folder, &state, slot) {
                Some(game) => playing.push(game),
                None => next.push(Coming { game: slot.game, names: state.names_of(slot.game) }),
            }
        }
        next.truncate(MOST_NEXT);
        let log = modified(&folder.log()).map(since_1970);
        Ok(News {
            name: self.name.clone(),
            game: plan.game.clone(),
            now: since_1970(SystemTime::now()),
            written: playing.iter().map(|game| game.version).chain(log).max(),
            standings: serde_json::from_str(&json::line(&standings)?)?,
            playing,
            next,
            last: state.results().iter().rev().take(MOST_LAST).map(|result| self.over(result)).collect(),
            decisions: state.decisions().iter().rev().take(MOST_LAST).map(ToString::to_string).collect(),
        })
    }

    fn over(&self, result: &GameResult) -> Over {
        let outcome = &result.outcome;
        Over {
            game: result.game,
            names: result.players.clone(),
            scores: outcome.scores.clone(),
            points: (0..result.players.len()).map(|seat| result.points(seat)).collect(),
            winner: outcome.winner,
            reason: outcome.reason.clone(),
            // What a player did wrong may name a file of this machine.
            detail: outcome.detail.as_ref().map(|detail| self.without_place(detail)),
        }
    }

    /// Where the folder lies is nobody's business.
    pub fn without_place(&self, text: &str) -> String {
        text.replace(&self.path.display().to_string(), &self.name)
    }
}

impl News {
    /// The news as an event shows them beside others: whoever wants to know more looks at the tournament itself.
    pub fn in_short(&self) -> Value {
        let standings = &self.standings;
        let first = standings["players"].as_array().map_or(Vec::new(), |players| players.iter().take(3).collect());
        serde_json::json!({
            "name": self.name,
            "game": self.game,
            "now": self.now,
            "written": self.written,
            "complete": standings["complete"],
            "games": standings["games"],
            "planned": standings["planned"],
            "first": first,
            "playing": self.playing.iter().take(4).collect::<Vec<_>>(),
        })
    }
}

/// A game that is being played, as far as its program shows it.
fn being_played(folder: &Folder, state: &State, slot: &Slot) -> Option<Playing> {
    let path = folder.live(slot.game);
    let shown = modified(&path).filter(|at| at.elapsed().unwrap_or_default() < SILENCE)?;
    let Frame { turn, to_move, scores, text, .. } = live::read(&path)?;
    let (names, version) = (state.names_of(slot.game), since_1970(shown));
    Some(Playing { game: slot.game, names, turn, to_move, scores, text, version })
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

fn since_1970(time: SystemTime) -> u128 {
    time.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Entry;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::results::Outcome;

    #[test]
    fn a_look_tells_what_is_over_what_is_played_and_what_comes() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("cup");
        let folder = Folder::new(&path);
        let lock = folder.lock().unwrap();
        let plan = plan(Format::RoundRobin, &["x", "y"], 2);
        folder.settle(&plan).unwrap();
        let slots: Vec<Slot> = folder.state(&plan).unwrap().slots().to_vec();
        let names = folder.state(&plan).unwrap().names_of(slots[0].game);
        let detail = Some(format!("broke {}", path.join("x").display()));
        let outcome = Outcome { winner: Some(0), reason: "illegal".to_owned(), detail, ..Outcome::default() };
        let result = GameResult::new(slots[0].game, names.clone(), outcome);
        let mut ledger = folder.open(&plan).unwrap();
        ledger.write(|_| Ok(Some(Entry::Result(Box::new(result.clone()))))).unwrap();
        let frame = Frame { turn: 7, to_move: Some(1), svg: "<svg/>".to_owned(), ..Frame::default() };
        fs::write(folder.live(slots[1].game), serde_json::to_vec(&frame).unwrap()).unwrap();
        // What is being written is no news yet.
        fs::write(folder.live(slots[2].game), "{\"turn\":").unwrap();
        drop(lock);

        let watched = Watched::new("cup".to_owned(), path);
        let news = watched.news().unwrap();
        assert_eq!(
            (news.last.len(), news.last[0].names.clone(), news.last[0].points.clone()),
            (1, names, vec![1.0, 0.0])
        );
        assert_eq!(news.last[0].detail.as_deref(), Some("broke cup/x"));
        assert_eq!((news.playing.len(), news.playing[0].turn), (1, 7));
        assert_eq!(watched.position(slots[1].game).unwrap().svg, "<svg/>");
        assert_eq!(news.next.iter().map(|game| game.game).collect::<Vec<_>>(), [slots[2].game, slots[3].game]);
        assert_eq!(news.in_short()["games"], 1);
        assert!(Arc::ptr_eq(&news, &watched.news().unwrap()));
    }
}
