//! Network clients by name. Each one waits here until its game begins.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ::tournament::entrant::as_name;
use referee_client::fail::bad_input;
use referee_client::{listen_address, note};
use tokio::net::TcpListener;
use tokio::sync::mpsc::channel;

use crate::server::{accept_players, note_visitors, Guest};

/// Number of clients that may introduce themselves at the same time.
const QUEUE: usize = 16;

/// The waiting clients.
#[derive(Clone, Default)]
pub struct Guests {
    waiting: Arc<Mutex<HashMap<String, Guest>>>,
    is_open: Arc<AtomicBool>,
}

impl Guests {
    /// Starts to listen, unless it listens already.
    pub async fn open(&self, address: SocketAddr) -> anyhow::Result<()> {
        if self.is_open.swap(true, Ordering::Relaxed) {
            return Ok(());
        }
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|why| bad_input(format!("cannot listen on {address}: {why}")))?;
        let (ready, mut guests) = channel(QUEUE);
        note!("waiting for players on {}", listen_address::list(listener.local_addr()?));
        note_visitors(address);
        tokio::spawn(accept_players(listener, ready));
        let waiting = self.clone();
        tokio::spawn(async move {
            while let Some(guest) = guests.recv().await {
                let waiting = waiting.clone();
                // The client that waits may take a while to answer.
                tokio::spawn(async move { waiting.admit(guest).await });
            }
        });
        Ok(())
    }

    /// The client of this name, if it still answers.
    pub async fn take(&self, name: &str) -> Option<Guest> {
        let mut guest = self.all().remove(&as_name(name))?;
        guest.wait_until_ready().await.ok().map(|()| guest)
    }

    /// Lets a client wait, unless another client with this name waits and still answers. A newcomer
    /// must not take a team's place.
    async fn admit(&self, guest: Guest) {
        match self.take(&guest.player.name).await {
            Some(present) => {
                note!("{} sent away: a client of this name is waiting", guest.player.name);
                guest.send_away("a client of this name is waiting");
                self.put(present);
            }
            None => self.put(guest),
        }
    }

    /// Adds a waiting client.
    pub fn put(&self, guest: Guest) {
        self.all().insert(as_name(&guest.player.name), guest);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Guest>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
