//! The connections of a server: so many at most, and whoever keeps the server waiting longest gives way first.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::timeout;

/// Whoever keeps the server waiting for less than this does not give way: an honest client needs a moment to speak, too.
const GRACE: Duration = Duration::from_millis(100);

/// How often those who keep the server waiting are looked at while another one wants in.
const LOOK: Duration = Duration::from_millis(10);

/// The open connections, by the order in which they came.
pub struct Connections {
    most: usize,
    open: Mutex<Open>,
    /// Told when a place has become free.
    freed: Notify,
}

#[derive(Default)]
struct Open {
    come: u64,
    list: BTreeMap<u64, Arc<Client>>,
}

/// What is known of the one at the other end.
struct Client {
    state: Mutex<State>,
    /// Told when it is told to go.
    told: Notify,
}

struct State {
    /// Answers that we owe it.
    owed: usize,
    /// Since when we owe it nothing.
    idle: Instant,
    /// Since when it takes nothing of what we send.
    stalled: Option<Instant>,
    /// Whether it is to go, because another one needs its place.
    gives_way: bool,
}

/// A connection's place, for as long as it is open.
pub struct Place {
    connections: Arc<Connections>,
    number: u64,
    client: Arc<Client>,
}

/// As long as this lives we owe a client an answer, and it does not give way unless it does not take it.
pub struct Owed(Arc<Client>);

impl Connections {
    /// No connections yet.
    pub fn new(most: usize) -> Arc<Connections> {
        Arc::new(Connections { most, open: Mutex::default(), freed: Notify::new() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until one more connection has a place, and tells whether it has. If all are taken, the one that has kept us waiting
    /// longest is told to go; if none does there is no room.
    pub async fn room(&self) -> bool {
        loop {
            {
                let open = self.open();
                if open.list.len() < self.most {
                    return true;
                }
                // Until the last one that was told has gone, no other one is.
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

    /// Waits until there may be room where there was none.
    pub async fn change(&self) {
        let _ = timeout(LOOK, self.freed.notified()).await;
    }

    /// A place for a connection that has come.
    pub fn take(self: &Arc<Self>) -> Place {
        let state = State { owed: 0, idle: Instant::now(), stalled: None, gives_way: false };
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
    /// We owe the client an answer from now on.
    pub fn owe(&self) -> Owed {
        let mut state = self.client.state();
        state.owed += 1;
        // It has spoken in time.
        state.gives_way = false;
        drop(state);
        Owed(self.client.clone())
    }

    /// Whether the client has taken what was sent to it last.
    pub fn takes(&self, takes: bool) {
        let mut state = self.client.state();
        state.stalled = if takes { None } else { Some(state.stalled.unwrap_or_else(Instant::now)) };
    }

    /// Waits until this connection is to be closed because another one needs its place.
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
        state.idle = Instant::now();
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;

    use super::*;

    /// Whether a future ends within so many graces.
    async fn ends<T>(what: impl Future<Output = T>, graces: u32) -> bool {
        timeout(GRACE * graces, what).await.is_ok()
    }

    #[tokio::test]
    async fn who_keeps_us_waiting_longest_gives_way() {
        let connections = Connections::new(3);
        let [worked_for, first, second] = [0; 3].map(|_| connections.take());
        let _owed = worked_for.owe();
        // The first one has been answered since the second one came.
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
    async fn who_is_owed_an_answer_gives_way_only_if_it_does_not_take_it() {
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
    async fn who_speaks_in_time_stays() {
        let connections = Connections::new(1);
        let place = connections.take();
        assert!(!ends(connections.room(), 3).await);
        let _owed = place.owe();
        assert!(!ends(place.gives_way(), 1).await && !connections.room().await);
    }
}
