//! Those who wait for an opponent, and whether they are still there.

use std::time::{Duration, Instant};

use referee_client::note;
use tokio::task::JoinSet;

use super::guest::Guest;

/// Who has answered so lately is there, once everybody has been asked.
const PRESENT: Duration = Duration::from_secs(5);

/// A guest that waits.
pub struct Waiting {
    /// The order in which they came.
    number: u64,
    guest: Guest,
    /// When it last answered.
    heard: Instant,
}

/// Those who wait for an opponent.
#[derive(Default)]
pub struct Lobby {
    come: u64,
    idle: Vec<Waiting>,
    /// Those who have been asked whether they are there; nothing of one that is not.
    pub asked: JoinSet<Option<Waiting>>,
}

impl Lobby {
    /// Takes in somebody who has just answered, and asks all others whether they are there.
    pub fn come(&mut self, guest: Guest) {
        self.ask(Duration::ZERO);
        self.come += 1;
        self.idle.push(Waiting { number: self.come, guest, heard: Instant::now() });
    }

    /// Asks all who have not answered for so long.
    pub fn ask(&mut self, silence: Duration) {
        let (silent, idle) = self.idle.drain(..).partition(|waiting| waiting.heard.elapsed() >= silence);
        self.idle = idle;
        let silent: Vec<Waiting> = silent;
        for mut waiting in silent {
            self.asked.spawn(async move {
                match waiting.guest.ready().await {
                    Ok(()) => Some(Waiting { heard: Instant::now(), ..waiting }),
                    Err(why) => {
                        note!("{} is gone: {why}", waiting.guest.player.name);
                        waiting.guest.send_away(&why);
                        None
                    }
                }
            });
        }
    }

    /// Somebody who was asked has answered, or is gone.
    pub fn answered(&mut self, waiting: Option<Waiting>) {
        self.idle.extend(waiting);
        // Meanwhile the others' answers may have become old.
        self.ask(PRESENT);
    }

    /// The two that came first of all who are there. Whoever has waited longer is asked first.
    pub fn take_two(&mut self) -> Option<(Guest, Guest)> {
        self.idle.sort_by_key(|waiting| waiting.number);
        let mut present = (0..self.idle.len()).filter(|&index| self.idle[index].heard.elapsed() < PRESENT);
        let (first, second) = present.next().zip(present.next())?;
        let second = self.idle.remove(second).guest;
        Some((self.idle.remove(first).guest, second))
    }
}
