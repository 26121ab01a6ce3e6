//! The lobby: a limited number of running games, and the most recent finished ones.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;

use crate::recorder::Recorder;
use crate::refusal::Refusal;
use crate::session::Session;
use duo_page::offers::Offers;
use duo_page::order::{Order, OrderForm};
use duo_page::session::Summary;
use duo_players::spec::OpenPlayer;

/// Number of finished games that can still be viewed.
const FINISHED_GAMES: usize = 100;

/// The server's settings.
pub struct Settings {
    /// The players on offer.
    pub offers: Offers,
    pub open_player: OpenPlayer,
    /// Maximum number of running games.
    pub most_running: usize,
    /// Time without a move after which a guest is considered absent.
    pub patience: Duration,
    /// The folder of records.
    pub records: Option<PathBuf>,
    /// Whether games of the page are recorded in that folder.
    pub keep: bool,
}

/// All games.
pub struct Lobby {
    settings: Settings,
    games: Mutex<Games>,
}

#[derive(Default)]
struct Games {
    sessions: BTreeMap<u32, Arc<Session>>,
    started: u32,
}

/// A game in the list, with its number.
#[derive(Serialize)]
pub struct Entry {
    id: u32,
    #[serde(flatten)]
    summary: Summary,
}

/// The answer to a request that starts a game.
#[derive(Debug, Serialize)]
pub struct Started {
    id: u32,
    key: String,
}

impl Lobby {
    /// An empty lobby.
    pub fn new(settings: Settings) -> Lobby {
        Lobby { settings, games: Mutex::default() }
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The folder of records, if there is one.
    pub fn records(&self) -> Result<&Path, Refusal> {
        let folder = self.settings.records.as_deref();
        folder.ok_or_else(|| Refusal::missing("there are no records: the server was started without --records"))
    }

    /// Starts a game, unless too many are running.
    pub fn start(&self, form: OrderForm) -> Result<Started, Refusal> {
        self.open(form.check(&self.settings.offers).map_err(Refusal::bad)?)
    }

    /// Starts a rematch with the sides swapped. `key` is the finished game's key.
    pub fn rematch(&self, id: &str, key: &str) -> Result<Started, Refusal> {
        self.open(self.find(id)?.rematch(key)?)
    }

    fn open(&self, order: Order) -> Result<Started, Refusal> {
        let Settings { most_running, open_player, patience, records, keep, .. } = &self.settings;
        let key = new_key()?;
        let mut games = self.games();
        if games.sessions.values().filter(|session| session.is_running()).count() >= *most_running {
            return Err(Refusal::busy(format!("{most_running} games are being played; wait for the end of one")));
        }
        games.drop_oldest_finished();
        games.started += 1;
        let id = games.started;
        let recorder = match records {
            Some(folder) if *keep => Recorder::in_folder(folder),
            _ => Recorder::none(),
        };
        games.sessions.insert(id, Session::open(order, key.clone(), *patience, *open_player, recorder));
        Ok(Started { id, key })
    }

    /// The game with this number.
    pub fn find(&self, id: &str) -> Result<Arc<Session>, Refusal> {
        let session = id.parse().ok().and_then(|id: u32| self.games().sessions.get(&id).cloned());
        session.ok_or_else(|| Refusal::missing(format!("there is no game {}", id.escape_debug())))
    }

    /// The games, the latest first.
    pub fn list(&self) -> Vec<Entry> {
        let sessions: Vec<(u32, Arc<Session>)> =
            self.games().sessions.iter().rev().map(|(&id, session)| (id, session.clone())).collect();
        sessions.into_iter().map(|(id, session)| Entry { id, summary: session.summary() }).collect()
    }

    fn games(&self) -> MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Games {
    fn drop_oldest_finished(&mut self) {
        let over: Vec<u32> =
            self.sessions.iter().filter(|(_, session)| !session.is_running()).map(|(&id, _)| id).collect();
        for id in over.iter().take(over.len().saturating_sub(FINISHED_GAMES - 1)) {
            self.sessions.remove(id);
        }
    }
}

/// A random key.
fn new_key() -> Result<String, Refusal> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|why| Refusal::busy(format!("no random numbers: {why}")))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
