//! The connections of a server. Their number is limited. When all are taken, the client that has
//! kept the server waiting longest is closed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

/// A client that has kept the server waiting for less than this is not closed, because an honest
/// client needs a moment to send its request.
const GRACE: Duration = Duration::from_millis(100);

/// Interval between two checks while a new client waits.
const LOOK: Duration = Duration::from_millis(10);

/// The open connections in the order of their arrival.
pub struct Connections {
    most: usize,
    open: Mutex<Open>,
    /// Notified when a connection has closed.
    freed: Notify,
}

#[derive(Default)]
struct Open {
    come: u64,
    list: BTreeMap<u64, Arc<Client>>,
}

/// A client.
struct Client {
    state: Mutex<State>,
    /// Notified when the client is to be closed.
    told: Notify,
}

struct State {
    /// Number of answers that the server owes it.
    owed: usize,
    /// Time since which the server owes it nothing.
    idle: Instant,
    /// Time since which the head of a request has been coming. A new client's first one is due at
    /// once.
    coming: Option<Instant>,
    /// Whether it has asked for something and still waits for the end of the answer.
    has_asked: bool,
    /// Time since which it reads nothing of what is sent.
    stalled: Option<Instant>,
    /// Whether it is to be closed for a new client.
    gives_way: bool,
}

/// The place of an open connection.
pub struct Place {
    connections: Arc<Connections>,
    number: u64,
    client: Arc<Client>,
}

/// While this exists, the server owes the client an answer, and the client is closed only if it
/// does not read.
pub struct Owed(Arc<Client>);

impl Connections {
    /// Creates an empty list of at most `most` connections.
    pub fn new(most: usize) -> Arc<Connections> {
        Arc::new(Connections { most, open: Mutex::default(), freed: Notify::new() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for space for another connection. If all are taken, closes the one that has kept the
    /// server waiting longest. Returns false if none keeps the server waiting.
    pub async fn room(&self) -> bool {
        loop {
            {
                let open = self.open();
                if open.list.len() < self.most {
                    return true;
                }
                // Close only one at a time.
                if !open.list.values().any(|client| client.state().gives_way) {
                    let waiting = open.list.values().filter_map(|client| Some((client.waiting_since()?, client)));
                    let Some((since, client)) = waiting.min_by_key(|(since, _)| *since) else { return false };
                    if since.elapsed() >= GRACE {
                        client.state().gives_way = true;
                        client.told.notify_one();
                    }
                }
            }
            self.change().await;
        }
    }

    /// Waits until there may be a free place.
    pub async fn change(&self) {
        let _ = timeout(LOOK, self.freed.notified()).await;
    }

    /// Takes a place for a new connection.
    pub fn take(self: &Arc<Self>) -> Place {
        let now = Instant::now();
        let state = State { owed: 0, idle: now, coming: Some(now), has_asked: false, stalled: None, gives_way: false };
        let client = Arc::new(Client { state: Mutex::new(state), told: Notify::new() });
        let mut open = self.open();
        open.come += 1;
        let number = open.come;
        open.list.insert(number, client.clone());
        Place { connections: self.clone(), number, client }
    }
}

impl Client {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting_since(&self) -> Option<Instant> {
        let state = self.state();
        if state.owed == 0 {
            return Some(state.idle);
        }
        state.stalled
    }
}

impl Place {
    /// Notes that the server owes the client an answer.
    pub fn owe(&self) -> Owed {
        let mut state = self.client.state();
        state.owed += 1;
        // The client has sent its request in time.
        state.gives_way = false;
        drop(state);
        Owed(self.client.clone())
    }

    /// Notes that bytes have come. They begin a request unless one is being answered.
    pub fn receives(&self) {
        let mut state = self.client.state();
        if !state.has_asked {
            state.coming = Some(state.coming.unwrap_or_else(Instant::now));
        }
    }

    /// Notes that the head of a request is complete.
    pub fn has_asked(&self) {
        let mut state = self.client.state();
        (state.coming, state.has_asked) = (None, true);
    }

    /// Waits until the head of a request has been coming for this time.
    pub async fn dawdles(&self, patience: Duration) {
        loop {
            let coming = self.client.state().coming.map_or(Duration::ZERO, |since| since.elapsed());
            if coming >= patience {
                return;
            }
            sleep(patience - coming).await;
        }
    }

    /// Notes whether the client has read what was sent.
    pub fn takes(&self, takes: bool) {
        let mut state = self.client.state();
        state.stalled = if takes { None } else { Some(state.stalled.unwrap_or_else(Instant::now)) };
    }

    /// Waits until this connection is to be closed for a new one.
    pub async fn gives_way(&self) {
        while !self.client.state().gives_way {
            self.client.told.notified().await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.open().list.remove(&self.number);
        self.connections.freed.notify_one();
    }
}

impl Drop for Owed {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.owed -= 1;
        state.has_asked = state.owed > 0;
        state.idle = Instant::now();
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;

    use super::*;

    /// Whether a future completes within this many grace times.
    async fn ends<T>(what: impl Future<Output = T>, graces: u32) -> bool {
        timeout(GRACE * graces, what).await.is_ok()
    }

    #[tokio::test]
    async fn only_a_head_that_has_begun_is_due() {
        let place = Connections::new(1).take();
        // A new client must ask at once.
        assert!(ends(place.dawdles(GRACE), 100).await);
        place.has_asked();
        // A body, or the next request.
        place.receives();
        assert!(!ends(place.dawdles(GRACE), 3).await);
        drop(place.owe());
        assert!(!ends(place.dawdles(GRACE), 3).await);
        place.receives();
        assert!(ends(place.dawdles(GRACE), 100).await);
    }

    #[tokio::test]
    async fn client_that_waits_longest_is_closed_first() {
        let connections = Connections::new(3);
        let [worked_for, first, second] = [0; 3].map(|_| connections.take());
        let _owed = worked_for.owe();
        // The first client was answered after the second one connected.
        drop(first.owe());
        let told = async {
            second.gives_way().await;
            assert!(!ends(first.gives_way(), 1).await && !ends(worked_for.gives_way(), 1).await);
            drop(second);
        };
        assert!(tokio::join!(connections.room(), told).0);
        assert_eq!(connections.open().list.len(), 2);
    }

    #[tokio::test]
    async fn client_that_is_owed_an_answer_is_closed_only_if_it_does_not_read() {
        let connections = Connections::new(1);
        let place = connections.take();
        let owed = place.owe();
        place.takes(false);
        place.takes(true);
        assert!(!connections.room().await);
        place.takes(false);
        assert!(!ends(connections.room(), 3).await);
        assert!(ends(place.gives_way(), 1).await);
        drop((owed, place));
        assert!(connections.room().await);
    }

    #[tokio::test]
    async fn client_that_speaks_in_time_stays() {
        let connections = Connections::new(1);
        let place = connections.take();
        assert!(!ends(connections.room(), 3).await);
        let _owed = place.owe();
        assert!(!ends(place.gives_way(), 1).await && !connections.room().await);
    }
}
