//! The connections of a server: so many at most, and those that owe a request give way first.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio::task::AbortHandle;

/// The open connections, by the order in which they came.
pub(super) struct Connections {
    most: usize,
    come: AtomicU64,
    open: Mutex<BTreeMap<u64, Open>>,
    /// Told when a connection has closed or owes a request again.
    changed: Notify,
}

struct Open {
    answering: Arc<AtomicUsize>,
    /// Missing for the moment between the entry and its task.
    task: Option<AbortHandle>,
}

/// A connection's place, for as long as it is open.
pub(super) struct Place {
    connections: Arc<Connections>,
    number: u64,
    answering: Arc<AtomicUsize>,
}

/// As long as this lives a request is being answered.
pub(super) struct Answering {
    connections: Arc<Connections>,
    answering: Arc<AtomicUsize>,
}

impl Connections {
    pub(super) fn new(most: usize) -> Connections {
        Connections { most, come: AtomicU64::new(0), open: Mutex::default(), changed: Notify::new() }
    }

    fn list(&self) -> MutexGuard<'_, BTreeMap<u64, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until one more connection has a place. If all are taken, the oldest that owes a request is closed.
    pub(super) async fn room(&self) {
        loop {
            let changed = self.changed.notified();
            {
                let mut open = self.list();
                if open.len() < self.most {
                    return;
                }
                let owes = |open: &Open| open.task.is_some() && open.answering.load(Ordering::Relaxed) == 0;
                let oldest = open.iter().find(|(_, open)| owes(open)).map(|(&number, _)| number);
                if let Some(task) = oldest.and_then(|number| open.remove(&number)?.task) {
                    task.abort();
                    return;
                }
            }
            changed.await;
        }
    }

    /// Opens a connection. It is closed when its future ends, or when another one needs its place.
    pub(super) fn open<F: Future<Output = ()> + Send + 'static>(self: &Arc<Self>, serve: impl FnOnce(Place) -> F) {
        let answering = Arc::new(AtomicUsize::new(0));
        let number = self.come.fetch_add(1, Ordering::Relaxed);
        let place = Place { connections: self.clone(), number, answering: answering.clone() };
        self.list().insert(number, Open { answering, task: None });
        let task = tokio::spawn(serve(place)).abort_handle();
        // It may have ended already.
        if let Some(open) = self.list().get_mut(&number) {
            open.task = Some(task);
        }
    }
}

impl Place {
    /// A request is being answered from now on.
    pub(super) fn answering(&self) -> Answering {
        self.answering.fetch_add(1, Ordering::Relaxed);
        Answering { connections: self.connections.clone(), answering: self.answering.clone() }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.list().remove(&self.number);
        self.connections.changed.notify_one();
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.answering.fetch_sub(1, Ordering::Relaxed);
        self.connections.changed.notify_one();
    }
}
