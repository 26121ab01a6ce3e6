//! Lets players in: so many at a time, each must say who it is, and two that are ready make a game.

use std::sync::Arc;
use std::time::Duration;

use referee_client::connections::{Connections, Place};
use referee_client::note;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{channel, Receiver, Sender};
use tokio::time::{interval, sleep};

use super::games::Games;
use super::guest::{Guest, FULL};
use super::lobby::Lobby;
use crate::link::Link;
use crate::player::Player;

/// Connections at a time. With more, those give way that have not said who they are, or whether they are still there; if all have, the
/// newcomer is told that the server is full.
const MOST_CONNECTIONS: usize = 64;

/// How often those who wait are asked whether they are still there.
const LOOK: Duration = Duration::from_secs(10);

/// Lets players in and pairs them until as many games have begun as are wanted, and all have ended.
pub async fn open(listener: TcpListener, games: Games) {
    let (ready, guests) = channel(MOST_CONNECTIONS);
    let letting_in = tokio::spawn(let_in(listener, ready));
    pair(guests, games).await;
    letting_in.abort();
}

/// Lets players in, without end: each that has said who it is and is ready goes to `ready`.
pub async fn let_in(listener: TcpListener, ready: Sender<Guest>) {
    let places = Connections::new(MOST_CONNECTIONS);
    loop {
        let Ok((stream, address)) = listener.accept().await else {
            // Out of file descriptors, most likely: some will be free again.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if !places.room().await {
            refuse(&stream);
            continue;
        }
        let place = Arc::new(places.take());
        let mut guest = Guest::new(Player::on(link(stream, place.clone())), place);
        let ready = ready.clone();
        tokio::spawn(async move {
            match guest.introduce().await {
                Ok(()) => {
                    if guest.player.name.is_empty() {
                        guest.player.name = address.to_string();
                    }
                    note!("{} is here, from {address}", guest.player.name);
                    // If nobody pairs players any more the server is about to end.
                    let _ = ready.send(guest).await;
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
    // Answers are short and somebody waits for them.
    let _ = stream.set_nodelay(true);
    let (reader, writer) = stream.into_split();
    Link::new(reader, writer, place)
}

/// Says that there is no room, if that can be said at once.
fn refuse(stream: &TcpStream) {
    let _ = stream.try_write(format!("error {FULL}\n").as_bytes());
}

/// Pairs guests: of all who are there, the two that came first make a game, and the first has black. Whoever waits is asked again and
/// again whether it is still there, everybody at the same time, so that one that has fallen silent holds up nobody.
async fn pair(mut guests: Receiver<Guest>, mut games: Games) {
    let mut lobby = Lobby::default();
    let mut look = interval(LOOK);
    while games.wants_more() {
        tokio::select! {
            come = guests.recv() => {
                let Some(guest) = come else { break };
                lobby.come(guest);
            }
            Some(asked) = lobby.asked.join_next() => lobby.answered(asked.ok().flatten()),
            _ = look.tick() => lobby.ask(LOOK),
        }
        while games.wants_more() {
            let Some((first, second)) = lobby.take_two() else { break };
            games.begin(first, second);
        }
    }
    games.end().await;
}
