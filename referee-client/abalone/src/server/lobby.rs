//! Players waiting for an opponent, with checks that they are still there.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use referee_client::connections::{Owed, Place};
use referee_client::note;
use tokio::task::JoinSet;

use crate::player::Player;

/// A connected player with its place among the connections.
pub struct Guest {
    pub player: Player,
    place: Arc<Place>,
    /// Held while the player waits for us, so that a newcomer cannot take its place.
    owed: Option<Owed>,
}

impl Guest {
    /// A player that has not introduced itself yet.
    pub fn new(player: Player, place: Arc<Place>) -> Guest {
        Guest { player, place, owed: None }
    }

    /// Asks for the name and waits until the player is ready. It may lose its place in the
    /// meantime. The error says how it failed.
    pub async fn introduce(&mut self) -> Result<(), String> {
        let answered = answer_or_give_way(&self.place, self.player.introduce()).await;
        self.owed = answered.is_ok().then(|| self.place.owe());
        answered
    }

    /// Waits until the player is ready. It may lose its place in the meantime. The error says how
    /// it failed.
    pub async fn wait_until_ready(&mut self) -> Result<(), String> {
        self.owed = None;
        let answered = answer_or_give_way(&self.place, self.player.wait_until_ready()).await;
        self.owed = answered.is_ok().then(|| self.place.owe());
        answered
    }

    /// The player, and the guard of its place while it plays.
    pub fn into_seat(self) -> (Player, Option<Owed>) {
        (self.player, self.owed)
    }

    /// Tells the player why it is disconnected.
    pub fn send_away(mut self, why: &str) {
        self.player.link.send(format!("error {why}"));
    }
}

async fn answer_or_give_way(place: &Place, answer: impl Future<Output = Result<(), String>>) -> Result<(), String> {
    tokio::select! {
        answered = answer => answered,
        () = place.gives_way() => Err(FULL.to_owned()),
    }
}

/// Why a player is refused when all places are taken.
pub const FULL: &str = "the server is full";

/// A player that answered within this time counts as present.
const PRESENT: Duration = Duration::from_secs(5);

/// A player that waits for an opponent.
pub struct Waiting {
    /// The order of arrival.
    number: u64,
    guest: Guest,
    /// The time of the last answer.
    heard: Instant,
}

/// The waiting players.
#[derive(Default)]
pub struct Lobby {
    arrivals: u64,
    idle: Vec<Waiting>,
    /// Players that have been asked whether they are still there; `None` for one that is gone.
    pub asked: JoinSet<Option<Waiting>>,
}

impl Lobby {
    /// Adds a player that has just answered, and asks all others whether they are still there.
    pub fn add(&mut self, guest: Guest) {
        self.ask_silent(Duration::ZERO);
        self.arrivals += 1;
        self.idle.push(Waiting { number: self.arrivals, guest, heard: Instant::now() });
    }

    /// Asks all players that have been silent for this long.
    pub fn ask_silent(&mut self, silence: Duration) {
        let (silent, idle) = self.idle.drain(..).partition(|waiting| waiting.heard.elapsed() >= silence);
        self.idle = idle;
        let silent: Vec<Waiting> = silent;
        for mut waiting in silent {
            self.asked.spawn(async move {
                match waiting.guest.wait_until_ready().await {
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

    /// Takes back a player that has answered, if it is still there.
    pub fn take_back(&mut self, waiting: Option<Waiting>) {
        self.idle.extend(waiting);
        // The other players' answers may be old by now.
        self.ask_silent(PRESENT);
    }

    /// The two players present that arrived first.
    pub fn take_two(&mut self) -> Option<(Guest, Guest)> {
        self.idle.sort_by_key(|waiting| waiting.number);
        let mut present = (0..self.idle.len()).filter(|&index| self.idle[index].heard.elapsed() < PRESENT);
        let (first, second) = present.next().zip(present.next())?;
        let second = self.idle.remove(second).guest;
        Some((self.idle.remove(first).guest, second))
    }
}
