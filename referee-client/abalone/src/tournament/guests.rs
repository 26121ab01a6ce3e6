//! Network clients by name. Each one waits here until its game begins.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use ::tournament::entrant::as_name;
use referee_client::fail::bad_input;
use referee_client::{listen_address, note};
use tokio::net::TcpListener;
use tokio::sync::mpsc::channel;
use tokio::sync::OwnedMutexGuard;

use crate::server::{accept_players, note_visitors, Guest};

/// Number of clients that may introduce themselves at the same time.
const QUEUE: usize = 16;

/// The place of a name, with the client that waits there. It is locked while that client is asked
/// whether it is still there.
type Place = Arc<tokio::sync::Mutex<Option<Guest>>>;

/// The waiting clients.
#[derive(Clone, Default)]
pub struct Guests {
    places: Arc<Mutex<HashMap<String, Place>>>,
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
                let place = waiting.place(&guest.player.name);
                match place.clone().try_lock_owned() {
                    // At once, so that of two clients the first to come waits.
                    Ok(mut free) if free.is_none() => *free = Some(guest),
                    // The client that waits may take a while to answer.
                    _ => drop(tokio::spawn(admit(place, guest))),
                }
            }
        });
        Ok(())
    }

    /// The client of this name, if it still answers.
    pub async fn take(&self, name: &str) -> Option<Taken> {
        let mut place = self.place(name).lock_owned().await;
        let mut guest = place.take()?;
        guest.wait_until_ready().await.ok().map(|()| Taken { guest, place })
    }

    fn place(&self, name: &str) -> Place {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.entry(as_name(name)).or_default().clone()
    }
}

/// A client that has left its place. The place stays locked, so that no newcomer comes between.
pub struct Taken {
    guest: Guest,
    place: OwnedMutexGuard<Option<Guest>>,
}

impl Taken {
    /// Lets it wait again.
    pub fn put_back(mut self) {
        *self.place = Some(self.guest);
    }

    /// The client, for a game. Another one may wait in its place.
    pub fn into_guest(self) -> Guest {
        self.guest
    }
}

/// Lets a client wait, unless another client with this name waits and still answers. A newcomer
/// must not take a team's place.
async fn admit(place: Place, guest: Guest) {
    let mut waiting = place.lock().await;
    if let Some(present) = &mut *waiting {
        if present.wait_until_ready().await.is_ok() {
            note!("{} sent away: a client of this name is waiting", guest.player.name);
            guest.send_away("a client of this name is waiting");
            return;
        }
    }
    *waiting = Some(guest);
}
