//! The events of a game, for any number of readers.
//!
//! Each reader takes events by number at its own pace, so that a slow reader does not delay others.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::stream::{unfold, Stream};
use tokio::sync::watch;

use duo_page::events::Event;

/// A list of events that grows until it is closed.
pub struct Log {
    events: Mutex<Vec<Arc<str>>>,
    /// Number of events, and whether the log is closed.
    state: watch::Sender<(usize, bool)>,
    /// When the last reader left; without one so far, when the log began.
    left: Mutex<Instant>,
}

/// A reader's place in a log.
struct Reader {
    log: Arc<Log>,
    news: watch::Receiver<(usize, bool)>,
    next: usize,
}

impl Log {
    /// An empty list.
    pub fn new() -> Log {
        Log { events: Mutex::default(), state: watch::Sender::new((0, false)), left: Mutex::new(Instant::now()) }
    }

    /// Adds an event.
    pub fn push(&self, event: &Event) {
        self.add(event, false);
    }

    /// Adds the last event and closes the log.
    pub fn close(&self) {
        self.add(&Event::Complete, true);
    }

    fn add(&self, event: &Event, last: bool) {
        let text = serde_json::to_string(event).expect("events have string keys and finite numbers");
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        events.push(text.into());
        self.state.send_modify(|state| *state = (events.len(), last));
    }

    /// Whether a browser is waiting for events.
    pub fn has_readers(&self) -> bool {
        self.state.receiver_count() > 0
    }

    /// Time without a reader; `None` while somebody reads.
    pub fn unread_for(&self) -> Option<Duration> {
        let left = *self.left.lock().unwrap_or_else(PoisonError::into_inner);
        (!self.has_readers()).then(|| left.elapsed())
    }

    /// Whether the log is closed and ends before event `next`.
    pub fn is_over_at(&self, next: usize) -> bool {
        let (count, closed) = *self.state.borrow();
        closed && next >= count
    }

    /// A stream of the events from number `next` on, with their numbers.
    pub fn follow(self: Arc<Log>, next: usize) -> impl Stream<Item = (usize, Arc<str>)> {
        let news = self.state.subscribe();
        unfold(Reader { log: self, news, next }, |mut reader| async move {
            loop {
                let (_, closed) = *reader.news.borrow_and_update();
                if let Some(event) = reader.log.get(reader.next) {
                    let number = reader.next;
                    reader.next += 1;
                    return Some(((number, event), reader));
                }
                if closed || reader.news.changed().await.is_err() {
                    return None;
                }
            }
        })
    }

    fn get(&self, number: usize) -> Option<Arc<str>> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner).get(number).cloned()
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        *self.log.left.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::StreamExt;

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_current_thread().build().unwrap()
    }

    #[test]
    fn late_reader_receives_all_events() {
        let log = Arc::new(Log::new());
        log.push(&Event::Ready);
        let early = log.clone().follow(0);
        log.push(&Event::Value { ply: 1, chance: 0.5, best: None });
        log.close();
        let (early, late): (Vec<_>, Vec<_>) =
            runtime().block_on(async { (early.collect().await, log.clone().follow(1).collect().await) });
        assert_eq!(early.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(late, early[1..]);
        assert_eq!(&*late[0].1, r#"{"kind":"value","ply":1,"chance":0.5,"best":null}"#);
        assert_eq!(&*late[1].1, r#"{"kind":"complete"}"#);
        assert!(log.is_over_at(3) && !log.is_over_at(2));
    }

    #[test]
    fn log_is_unread_from_its_beginning_and_after_its_last_reader() {
        let log = Arc::new(Log::new());
        let [first, second] = [(); 2].map(|()| log.clone().follow(0));
        assert_eq!(log.unread_for(), None);
        std::thread::sleep(Duration::from_millis(20));
        drop(first);
        assert_eq!(log.unread_for(), None);
        let before = Instant::now();
        drop(second);
        let unread = log.unread_for().unwrap();
        assert!(unread <= before.elapsed(), "{unread:?}");
        assert!(Log::new().unread_for().is_some());
    }

    #[test]
    fn reader_waits_for_further_events() {
        let log = Arc::new(Log::new());
        let writer = log.clone();
        let events: Vec<_> = runtime().block_on(async {
            let reading = log.follow(0).collect();
            let thread = std::thread::spawn(move || {
                writer.push(&Event::Ready);
                writer.close();
            });
            let events = reading.await;
            thread.join().unwrap();
            events
        });
        assert_eq!(events.len(), 2);
    }
}
