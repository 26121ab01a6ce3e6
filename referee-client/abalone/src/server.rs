//! The contest's server: accepts players over TCP and pairs those that are ready.

mod games;
mod lobby;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use referee_client::connections::{Connections, Place};
use referee_client::note;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{channel, Receiver, Sender};
use tokio::time::{interval, sleep};

use crate::link::Link;
use crate::player::Player;
pub use games::{Games, Settings};
pub use lobby::Guest;
use lobby::{Lobby, FULL};
pub use referee_client::connections::Owed;

/// Maximum number of connections. A further connection replaces a silent one that has not
/// introduced itself or has not answered whether it is still there. If there is none, the newcomer
/// is refused.
const MAX_CONNECTIONS: usize = 64;

/// Interval at which waiting players are asked whether they are still there.
const LOOK: Duration = Duration::from_secs(10);

/// Accepts and pairs players until the wanted number of games has been played.
pub async fn serve(listener: TcpListener, games: Games) {
    let (ready, guests) = channel(MAX_CONNECTIONS);
    let accepting = tokio::spawn(accept_players(listener, ready));
    pair_players(guests, games).await;
    accepting.abort();
}

/// Prints what visitors can do, if other machines can reach this address.
pub fn note_visitors(address: SocketAddr) {
    if !address.ip().is_loopback() {
        note!("anybody who reaches this address can play under any name, and change nothing else");
    }
}

/// Accepts players forever. Each one that has introduced itself and is ready is sent to `ready`.
pub async fn accept_players(listener: TcpListener, ready: Sender<Guest>) {
    let places = Connections::new(MAX_CONNECTIONS);
    loop {
        let Ok((stream, address)) = listener.accept().await else {
            // Probably out of file descriptors; some will be freed.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if !places.room().await {
            refuse(&stream);
            continue;
        }
        let place = Arc::new(places.take());
        let mut guest = Guest::new(Player::new(link(stream, place.clone())), place);
        let ready = ready.clone();
        tokio::spawn(async move {
            match guest.introduce().await {
                Ok(()) => {
                    if guest.player.name.is_empty() {
                        guest.player.name = address.to_string();
                    }
                    let name = guest.player.name.clone();
                    // Fails only while the server is shutting down.
                    let _ = ready.send(guest).await;
                    // Only now, because players that come later are behind it.
                    note!("{name} is here, from {address}");
                }
                Err(why) => {
                    note!("{address} sent away: {why}");
                    guest.send_away(&why);
                }
            }
        });
    }
}

fn link(stream: TcpStream, place: Arc<Place>) -> Link {
    // Lines are short, and the receiver waits for them.
    let _ = stream.set_nodelay(true);
    let (reader, writer) = stream.into_split();
    Link::new(reader, writer, place)
}

/// Tells a newcomer that the server is full, if this is possible without waiting.
fn refuse(stream: &TcpStream) {
    let _ = stream.try_write(format!("error {FULL}\n").as_bytes());
}

/// Pairs players: the two that came first and are still there play a game, and the first has black.
/// All waiting players are asked at the same time, so that a silent one does not delay the others.
async fn pair_players(mut guests: Receiver<Guest>, mut games: Games) {
    let mut lobby = Lobby::default();
    let mut look = interval(LOOK);
    while games.wants_more() {
        tokio::select! {
            arrived = guests.recv() => {
                let Some(guest) = arrived else { break };
                lobby.add(guest);
            }
            Some(asked) = lobby.asked.join_next() => lobby.take_back(asked.ok().flatten()),
            _ = look.tick() => lobby.ask_silent(LOOK),
        }
        while games.wants_more() {
            let Some((first, second)) = lobby.take_two() else { break };
            games.start_game(first, second);
        }
    }
    games.finish().await;
}
