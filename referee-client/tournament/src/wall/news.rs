//! The news of a tournament: standings, running games, next games, latest results.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::Serialize;
use serde_json::Value;

use crate::folder::Folder;
use crate::live::{self, Frame, Shown};
use crate::results::GameResult;
use crate::schedule::Slot;
use crate::standings::{json, Standings};
use crate::state::State;

/// Minimum time between two reads of the files, however many people watch.
const READ_INTERVAL: Duration = Duration::from_millis(900);

/// After this time without a new position, the game's program is assumed to have been killed.
const ASSUMED_DEAD_AFTER: Duration = Duration::from_secs(180);

/// Maximum number of games that are checked for a current position.
const MAX_PLAYED: usize = 256;

/// Number of coming games that are shown.
const MAX_NEXT: usize = 8;

/// Number of results and decisions that are shown.
const MAX_LAST: usize = 12;

/// A tournament that people watch.
pub struct Watched {
    name: String,
    path: PathBuf,
    cached: Mutex<Option<(Instant, Arc<News>)>>,
}

/// The current news.
#[derive(Debug, Serialize)]
pub struct News {
    name: String,
    /// The event's title, if an event file gives one.
    title: Option<String>,
    /// The name of its game's program.
    game: String,
    /// When this was read, and when the tournament last wrote anything, in milliseconds since 1970.
    now: u128,
    written: Option<u128>,
    standings: Value,
    playing: Vec<Playing>,
    next: Vec<Coming>,
    last: Vec<Over>,
    /// Decisions as text, the latest first.
    decisions: Vec<String>,
}

/// A running game.
#[derive(Debug, Serialize)]
struct Playing {
    game: u64,
    names: Vec<String>,
    turn: u32,
    to_move: Option<usize>,
    scores: Vec<i64>,
    text: String,
    /// The seats' colours, if the game has any.
    colours: Vec<String>,
    /// Milliseconds left on each seat's clock at this position, if the game has clocks.
    clocks_ms: Vec<u64>,
    /// Milliseconds since the position was shown.
    since_ms: u128,
    /// Whether there is a picture yet.
    has_board: bool,
    /// Changes with every new picture.
    version: u128,
}

/// A game that has not started.
#[derive(Debug, Serialize)]
struct Coming {
    game: u64,
    names: Vec<String>,
    /// Whether a judge enters its result.
    judged: bool,
}

/// A game at any time.
#[derive(Debug, Serialize)]
pub struct About {
    names: Vec<String>,
    /// The result of a finished game.
    result: Option<Over>,
    /// The position of a running game.
    playing: Option<Playing>,
}

impl About {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }
}

/// A finished game.
#[derive(Debug, Serialize)]
pub struct Over {
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
        Watched { name, path, cached: Mutex::new(None) }
    }

    /// The tournament's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The tournament's folder.
    pub fn folder(&self) -> Folder {
        Folder::new(&self.path)
    }

    /// The news, at most a second old. Errors do not name the folder's path.
    pub fn news(&self) -> Result<Arc<News>, String> {
        // Concurrent requests wait for this read.
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, news)) = cached.as_ref().filter(|(at, _)| at.elapsed() < READ_INTERVAL) {
            return Ok(news.clone());
        }
        let news = Arc::new(self.read(running_game).map_err(|why| self.hide_path(&format!("{why:#}")))?);
        *cached = Some((Instant::now(), news.clone()));
        Ok(news)
    }

    /// The current position of a running game.
    pub fn position(&self, game: u64) -> Option<Frame> {
        live::read(&self.folder().live_path(game)).map(|running| running.frame).filter(|frame| !frame.svg.is_empty())
    }

    /// The state of one game; `None` if the plan has no such game.
    pub fn describe_game(&self, game: u64) -> anyhow::Result<Option<About>> {
        let folder = self.folder();
        let state = folder.require_plan().and_then(|plan| folder.read_state(&plan))?;
        let Some(slot) = state.slot(game) else { return Ok(None) };
        let result = state.result(game).map(|result| self.describe_result(result));
        let playing = if result.is_none() { running_game(&folder, &state, &slot) } else { None };
        Ok(Some(About { names: state.names_of(game), result, playing }))
    }

    /// All finished games in order.
    pub fn games(&self) -> anyhow::Result<Vec<Over>> {
        let folder = self.folder();
        let state = folder.require_plan().and_then(|plan| folder.read_state(&plan))?;
        let mut games: Vec<Over> = state.results().iter().map(|result| self.describe_result(result)).collect();
        games.sort_by_key(|over| over.game);
        Ok(games)
    }

    /// The news as they are published: without running games, whose boards nobody would update.
    pub fn read_published(&self) -> anyhow::Result<News> {
        self.read(|_, _, _| None)
    }

    fn read(&self, running: fn(&Folder, &State, &Slot) -> Option<Playing>) -> anyhow::Result<News> {
        let folder = self.folder();
        let plan = folder.require_plan()?;
        let state = folder.read_state(&plan)?;
        let standings = Standings::new(&state);
        let waiting: Vec<Slot> = state.open_slots().take(MAX_PLAYED).collect();
        let waiting = if standings.is_complete { Vec::new() } else { waiting };
        let (mut playing, mut next) = (Vec::new(), Vec::new());
        for slot in &waiting {
            match running(&folder, &state, slot) {
                Some(game) => playing.push(game),
                None => next.push(Coming {
                    game: slot.game,
                    names: state.names_of(slot.game),
                    judged: slot.seats.iter().any(|player| state.players()[player].is_judged()),
                }),
            }
        }
        next.truncate(MAX_NEXT);
        let log = modified_time(&folder.log_path()).map(unix_millis);
        Ok(News {
            name: self.name.clone(),
            title: plan.event.as_ref().map(|event| event.title.clone()),
            game: plan.game.clone(),
            now: unix_millis(SystemTime::now()),
            written: playing.iter().map(|game| game.version).chain(log).max(),
            standings: serde_json::from_str(&json::line(&standings)?)?,
            playing,
            next,
            last: state.results().iter().rev().take(MAX_LAST).map(|result| self.describe_result(result)).collect(),
            decisions: state.decisions().iter().rev().take(MAX_LAST).map(|one| one.describe(&state)).collect(),
        })
    }

    fn describe_result(&self, result: &GameResult) -> Over {
        let outcome = &result.outcome;
        Over {
            game: result.game,
            names: result.players.clone(),
            scores: outcome.scores.clone(),
            points: (0..result.players.len()).map(|seat| result.points(seat)).collect(),
            winner: outcome.winner,
            reason: outcome.reason.clone(),
            // A fault may contain the path of a file on this machine.
            detail: outcome.detail.as_ref().map(|detail| self.hide_path(detail)),
        }
    }

    /// Replaces the folder's path by the tournament's name.
    pub fn hide_path(&self, text: &str) -> String {
        text.replace(&self.path.display().to_string(), &self.name)
    }
}

impl News {
    /// A summary for the page of an event.
    pub fn summary(&self) -> Value {
        let standings = &self.standings;
        let first = standings["players"].as_array().map_or(Vec::new(), |players| players.iter().take(3).collect());
        serde_json::json!({
            "name": self.name,
            "title": self.title,
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

/// The running game in a slot, if its program shows one.
fn running_game(folder: &Folder, state: &State, slot: &Slot) -> Option<Playing> {
    let path = folder.live_path(slot.game);
    let shown = modified_time(&path).filter(|at| at.elapsed().unwrap_or_default() < ASSUMED_DEAD_AFTER)?;
    let Shown { frame: Frame { turn, to_move, scores, text, svg, .. }, colours, clocks_ms } = live::read(&path)?;
    let has_board = !svg.is_empty();
    let (names, version) = (state.names_of(slot.game), unix_millis(shown));
    let since_ms = shown.elapsed().unwrap_or_default().as_millis();
    let game = slot.game;
    Some(Playing { game, names, turn, to_move, scores, text, colours, clocks_ms, since_ms, has_board, version })
}

fn modified_time(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

fn unix_millis(time: SystemTime) -> u128 {
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
    fn news_list_finished_running_and_next_games() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("cup");
        let folder = Folder::new(&path);
        let lock = folder.lock().unwrap();
        let event = crate::plan::EventInfo { title: "Open Cup".to_owned(), ..Default::default() };
        let plan = crate::plan::Plan { event: Some(event), ..plan(Format::RoundRobin, &["x", "y"], 2) };
        folder.settle_plan(&plan).unwrap();
        let slots: Vec<Slot> = folder.read_state(&plan).unwrap().slots().to_vec();
        let names = folder.read_state(&plan).unwrap().names_of(slots[0].game);
        let detail = Some(format!("broke {}", path.join("x").display()));
        let outcome = Outcome { winner: Some(0), reason: "illegal".to_owned(), detail, ..Outcome::default() };
        let result = GameResult::new(slots[0].game, names.clone(), outcome);
        let mut log = folder.open_log(&plan).unwrap();
        log.write(|_| Ok(Some(Entry::Result(Box::new(result.clone()))))).unwrap();
        let frame = Frame { turn: 7, to_move: Some(1), svg: "<svg/>".to_owned(), ..Frame::default() };
        let running = Shown { frame, colours: vec!["blue".to_owned()], clocks_ms: vec![5000, 7000] };
        fs::write(folder.live_path(slots[1].game), serde_json::to_vec(&running).unwrap()).unwrap();
        // A half-written file is ignored.
        fs::write(folder.live_path(slots[2].game), "{\"turn\":").unwrap();
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
        assert!(news.playing[0].has_board && news.playing[0].colours == ["blue"]);
        assert_eq!(news.next.iter().map(|game| game.game).collect::<Vec<_>>(), [slots[2].game, slots[3].game]);
        assert_eq!(news.playing[0].clocks_ms, [5000, 7000]);
        // Each game has its page, whatever its state, and a published tournament runs no game.
        let about = |game| watched.describe_game(game).unwrap();
        let [over, playing, coming] = [0, 1, 2].map(|index| about(slots[index].game).unwrap());
        assert!(over.is_over() && over.playing.is_none());
        assert!(!playing.is_over() && playing.playing.is_some_and(|game| game.turn == 7));
        assert!(!coming.is_over() && coming.playing.is_none() && about(99).is_none());
        assert_eq!(watched.games().unwrap().iter().map(|over| over.game).collect::<Vec<_>>(), [slots[0].game]);
        let published = watched.read_published().unwrap();
        assert_eq!((published.playing.len(), published.next.len()), (0, 3));
        assert_eq!(news.summary()["games"], 1);
        assert_eq!(news.summary()["title"], "Open Cup");
        assert!(Arc::ptr_eq(&news, &watched.news().unwrap()));
    }

    #[test]
    fn game_is_running_before_its_first_board_is_drawn() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(place.path());
        let _lock = folder.lock().unwrap();
        let plan = plan(Format::RoundRobin, &["x", "y"], 1);
        folder.settle_plan(&plan).unwrap();
        let mut live = live::Live::new(folder.live_path(1), &["blue", "orange"]);
        live.start();
        let watched = Watched::new("cup".to_owned(), place.path().to_owned());
        let news = watched.news().unwrap();
        assert_eq!((news.playing.len(), news.playing[0].game, news.playing[0].has_board), (1, 1, false));
        assert_eq!(news.next.iter().map(|game| game.game).collect::<Vec<_>>(), [2]);
        assert_eq!(watched.position(1), None);
    }
}
