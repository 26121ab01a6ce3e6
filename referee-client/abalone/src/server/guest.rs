//! A player that has come.

use std::future::Future;
use std::sync::Arc;

use referee_client::connections::{Owed, Place};

use crate::player::Player;

/// A player that has come, with its place among the connections.
pub struct Guest {
    /// Who it is.
    pub player: Player,
    place: Arc<Place>,
    /// Held while it has to wait for us: then its place is its own.
    owed: Option<Owed>,
}

impl Guest {
    /// A player that has not said yet who it is; its line holds the place, too.
    pub fn new(player: Player, place: Arc<Place>) -> Guest {
        Guest { player, place, owed: None }
    }

    /// Asks who it is, and waits until it is ready. It may lose its place meanwhile. The error says how it failed.
    pub async fn introduce(&mut self) -> Result<(), String> {
        let answered = or_gives_way(&self.place, self.player.introduce()).await;
        self.owed = answered.is_ok().then(|| self.place.owe());
        answered
    }

    /// Waits until it is ready. It may lose its place meanwhile. The error says how it failed.
    pub async fn ready(&mut self) -> Result<(), String> {
        self.owed = None;
        let answered = or_gives_way(&self.place, self.player.ready()).await;
        self.owed = answered.is_ok().then(|| self.place.owe());
        answered
    }

    /// The player, and what keeps its place for as long as it plays.
    pub fn seat(self) -> (Player, Option<Owed>) {
        (self.player, self.owed)
    }

    /// Sends its last words.
    pub fn send_away(mut self, why: &str) {
        self.player.link.send(format!("error {why}"));
    }
}

async fn or_gives_way(place: &Place, answer: impl Future<Output = Result<(), String>>) -> Result<(), String> {
    tokio::select! {
        answered = answer => answered,
        () = place.gives_way() => Err(FULL.to_owned()),
    }
}

/// What those are told for whom there is no place.
pub const FULL: &str = "the server is full";
