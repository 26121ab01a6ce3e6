//! The lobby: a limited number of running games, and the most recent finished ones.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;

use crate::recorder::Recorder;
use crate::refusal::Refusal;
use crate::session::{Holder, Keys, Session};
use duo_page::offers::Offers;
use duo_page::order::{Order, OrderForm};
use duo_page::session::Summary;
use duo_players::spec::OpenPlayer;

pub use crate::session::Abandonment;

/// Number of finished games that can still be viewed.
const FINISHED_GAMES: usize = 100;

/// The server's settings.
pub struct Settings {
    /// The players on offer.
    pub offers: Offers,
    /// Opens a player on offer.
    pub open_player: OpenPlayer,
    /// Maximum number of running games.
    pub most_running: usize,
    /// Time without a move after which a guest is considered absent.
    pub patience: Duration,
    /// When a game gives way to a new one.
    pub abandonment: Abandonment,
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
    /// The rematch of a finished game.
    rematches: BTreeMap<u32, u32>,
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
    /// In a game on two devices, the side that the key plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<usize>,
    /// In a new game on two devices, the key of the other side.
    #[serde(skip_serializing_if = "Option::is_none")]
    friend_key: Option<String>,
}

impl Started {
    /// The answer for the holder of a key of game `id`.
    fn new(id: u32, keys: &Keys, holder: Holder) -> Started {
        let (key, side) = match (keys, holder) {
            (Keys::TwoDevices(keys), Holder::Of(side)) => (&keys[side.index()], Some(side.index())),
            (Keys::OnePage(key) | Keys::TwoDevices([key, _]), _) => (key, None),
        };
        Started { id, key: key.clone(), side, friend_key: None }
    }
}

impl Lobby {
    /// An empty lobby.
    pub fn new(settings: Settings) -> Lobby {
        Lobby { settings, games: Mutex::default() }
    }

    /// The settings that the server was started with.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The folder of records, if there is one.
    pub fn records(&self) -> Result<&Path, Refusal> {
        let folder = self.settings.records.as_deref();
        folder.ok_or_else(|| Refusal::missing("there are no records: the server was started without --records"))
    }

    /// Starts a game. If too many are running, an abandoned one gives way.
    pub fn start(&self, form: OrderForm) -> Result<Started, Refusal> {
        let order = form.check(&self.settings.offers).map_err(Refusal::bad)?;
        let (keys, holder) = match order.own_side {
            None => (Keys::OnePage(new_key()?), Holder::Everybody),
            Some(side) => (Keys::TwoDevices([new_key()?, new_key()?]), Holder::Of(side)),
        };
        let id = self.open(&mut self.games(), order, keys.clone())?;
        let friend_key = match (&keys, holder) {
            (Keys::TwoDevices(keys), Holder::Of(side)) => Some(keys[side.other().index()].clone()),
            _ => None,
        };
        Ok(Started { friend_key, ..Started::new(id, &keys, holder) })
    }

    /// Starts a rematch with the sides swapped. `key` is a key of the finished game. On two devices
    /// each person keeps its key and does not learn the other's, and the second one to ask gets the
    /// first one's rematch.
    pub fn rematch(&self, id: &str, key: &str) -> Result<Started, Refusal> {
        let (number, session) = self.find_numbered(id)?;
        let (order, holder) = session.rematch(key)?;
        let (keys, holder) = match (session.keys(), holder) {
            (Keys::TwoDevices([first, second]), Holder::Of(side)) => {
                (Keys::TwoDevices([second.clone(), first.clone()]), Holder::Of(side.other()))
            }
            _ => (Keys::OnePage(new_key()?), Holder::Everybody),
        };
        let mut games = self.games();
        let again = games.rematches.get(&number).copied().filter(|again| games.sessions.contains_key(again));
        let again = match again.filter(|_| holder != Holder::Everybody) {
            Some(again) => again,
            None => self.open(&mut games, order, keys.clone())?,
        };
        games.rematches.insert(number, again);
        Ok(Started::new(again, &keys, holder))
    }

    /// Opens a game and returns its number.
    fn open(&self, games: &mut Games, order: Order, keys: Keys) -> Result<u32, Refusal> {
        let Settings { most_running, open_player, patience, abandonment, records, keep, .. } = &self.settings;
        if games.count_running() >= *most_running && !games.end_abandoned(*abandonment) {
            let when = "try again when one has ended or its player has left";
            return Err(Refusal::busy(format!("{most_running} games are being played; {when}")));
        }
        games.drop_oldest_finished();
        games.started += 1;
        let id = games.started;
        let recorder = match records {
            Some(folder) if *keep => Recorder::in_folder(folder),
            _ => Recorder::none(),
        };
        games.sessions.insert(id, Session::open(order, keys, *patience, *open_player, recorder));
        Ok(id)
    }

    /// The game with this number.
    pub fn find(&self, id: &str) -> Result<Arc<Session>, Refusal> {
        self.find_numbered(id).map(|(_, session)| session)
    }

    fn find_numbered(&self, id: &str) -> Result<(u32, Arc<Session>), Refusal> {
        let games = self.games();
        let number = id.parse().ok();
        let session = number.and_then(|number: u32| Some((number, games.sessions.get(&number).cloned()?)));
        session.ok_or_else(|| {
            let was_here = number.is_some_and(|number| (1..=games.started).contains(&number));
            let more = if was_here { " any more: it has ended, and many others have since" } else { "" };
            Refusal::missing(format!("there is no game {}{more}", id.escape_debug()))
        })
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
    fn count_running(&self) -> usize {
        self.sessions.values().filter(|session| session.is_running()).count()
    }

    /// Ends the abandoned game that has waited longest; games that nobody watches come first.
    /// Returns whether a game has ended.
    fn end_abandoned(&self, limits: Abandonment) -> bool {
        let waiting = |session: &Arc<Session>| session.abandoned_for(limits).map(|waiting| (waiting, session.clone()));
        let mut abandoned: Vec<_> = self.sessions.values().filter_map(waiting).collect();
        abandoned.sort_by_key(|&(waiting, _)| Reverse(waiting));
        abandoned.iter().any(|(_, session)| session.give_way(limits))
    }

    fn drop_oldest_finished(&mut self) {
        let over: Vec<u32> =
            self.sessions.iter().filter(|(_, session)| !session.is_running()).map(|(&id, _)| id).collect();
        for id in over.iter().take(over.len().saturating_sub(FINISHED_GAMES - 1)) {
            self.sessions.remove(id);
            self.rematches.remove(id);
        }
    }
}

/// A random key.
fn new_key() -> Result<String, Refusal> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|why| Refusal::busy(format!("no random numbers: {why}")))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::{FutureExt, StreamExt};
    use serde_json::json;

    const AT_ONCE: Abandonment = Abandonment { unwatched: Duration::ZERO, watched: Duration::ZERO };

    /// A lobby for three games between people.
    fn lobby(abandonment: Abandonment) -> Lobby {
        Lobby::new(Settings {
            offers: Offers::on_server(&[]),
            open_player: |_, _| unreachable!("people need no player"),
            most_running: 3,
            patience: Duration::from_secs(1800),
            abandonment,
            records: None,
            keep: false,
        })
    }

    /// Starts a game and waits until it has asked for the first move.
    fn begin(lobby: &Lobby) -> Result<(Arc<Session>, String), Refusal> {
        let form = json!({ "first": "human", "second": "human" });
        let Started { id, key, .. } = lobby.start(serde_json::from_value(form).unwrap())?;
        let session = lobby.find(&id.to_string())?;
        wait_until_asked(&session);
        Ok((session, key))
    }

    fn wait_until_asked(session: &Session) {
        while session.abandoned_for(AT_ONCE).is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn running<const N: usize>(games: &[(Arc<Session>, String); N]) -> [bool; N] {
        games.each_ref().map(|(session, _)| session.is_running())
    }

    #[test]
    fn abandoned_game_that_has_waited_longest_gives_way_to_a_new_one() {
        let lobby = lobby(AT_ONCE);
        let games = [(); 3].map(|()| begin(&lobby).unwrap());
        // After a move the first game has waited least.
        games[0].0.play(&games[0].1, 0, "55u0").unwrap();
        wait_until_asked(&games[0].0);
        begin(&lobby).unwrap();
        assert_eq!(running(&games), [true, false, true]);
        begin(&lobby).unwrap();
        assert_eq!(running(&games), [true, false, false]);
    }

    #[test]
    fn watched_game_gives_way_only_after_its_own_limit() {
        let watched = Duration::from_secs(3600);
        let lobby = lobby(Abandonment { watched, ..AT_ONCE });
        let games = [(); 3].map(|()| begin(&lobby).unwrap());
        let [_first, third] = [0, 2].map(|index| games[index].0.log().follow(0));
        let fourth = begin(&lobby).unwrap();
        assert_eq!(running(&games), [true, false, true]);
        let _fourth = fourth.0.log().follow(0);
        let refusal = begin(&lobby).map(|_| ()).unwrap_err();
        assert!(refusal.why.contains("3 games are being played; try again when"), "{}", refusal.why);
        drop(third);
        begin(&lobby).unwrap();
        assert_eq!(running(&games), [true, false, false]);
    }

    #[test]
    fn game_is_not_abandoned_before_its_limit() {
        let lobby = lobby(Abandonment::SERVED);
        let games = [(); 3].map(|()| begin(&lobby).unwrap());
        assert!(begin(&lobby).is_err());
        assert_eq!(running(&games), [true; 3]);
    }

    #[test]
    fn player_who_comes_back_to_an_abandoned_game_is_told_why_it_ended() {
        let lobby = lobby(AT_ONCE);
        let [(session, key), ..] = [(); 3].map(|()| begin(&lobby).unwrap());
        begin(&lobby).unwrap();
        let events: Vec<_> = session.log().follow(0).collect().now_or_never().expect("the log is closed");
        let ended: serde_json::Value = serde_json::from_str(&events[events.len() - 2].1).unwrap();
        assert_eq!((&ended["kind"], &ended["reason"]), (&json!("ended"), &json!("abandoned")));
        assert_eq!(ended["detail"], "no move for 0 s, and somebody else needed the place for a game");
        let refusal = session.play(&key, 0, "55u0").unwrap_err();
        assert_eq!(refusal.why, "the game is over: abandoned");
    }

    #[test]
    fn each_device_moves_and_resigns_for_its_own_side_only() {
        let lobby = lobby(Abandonment::SERVED);
        let form = json!({ "first": "human", "second": "human", "own_side": 1 });
        let started = lobby.start(serde_json::from_value(form).unwrap()).unwrap();
        let Started { id, key: own, side: Some(1), friend_key: Some(friend) } = started else { panic!("{started:?}") };
        let id = id.to_string();
        let session = lobby.find(&id).unwrap();
        wait_until_asked(&session);
        let why = |refused: Result<(), Refusal>| refused.unwrap_err().why;
        assert_eq!(why(session.play(&own, 0, "55u0")), "the first player is to move, which the other person plays");
        assert_eq!(why(session.play("", 0, "55u0")), "only a person who plays in this game may do this");
        assert_eq!(why(session.stop(&own)), "a game on two devices is not stopped: resign");
        session.play(&friend, 0, "55u0").unwrap();
        wait_until_asked(&session);
        // The friend resigns while the other side is to move.
        session.resign(&friend).unwrap();
        while session.is_running() {
            std::thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(serde_json::to_value(session.summary()).unwrap()["winner"], 1);
        // The second one to ask for a rematch joins the first one's, and both keep their keys.
        let [first, second] = [&own, &friend].map(|key| lobby.rematch(&id, key).unwrap());
        assert_eq!((first.id, &first.key, &second.key), (second.id, &own, &friend));
        assert_eq!(
            [&first, &second].map(|started| (started.side, &started.friend_key)),
            [(Some(0), &None), (Some(1), &None)]
        );
        let again = lobby.find("2").unwrap();
        wait_until_asked(&again);
        again.play(&own, 0, "55u0").unwrap();
    }

    #[test]
    fn forgotten_game_is_told_from_one_that_never_was() {
        let lobby = lobby(AT_ONCE);
        lobby.games().started = 3;
        let why = |id: &str| lobby.find(id).map(|_| ()).unwrap_err().why;
        assert_eq!(why("1"), "there is no game 1 any more: it has ended, and many others have since");
        assert_eq!(why("4"), "there is no game 4");
        assert_eq!(why("0"), "there is no game 0");
    }
}
