//! Games and records as server-sent events, from the first event or from where a reader stopped.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::Json;
use futures_util::StreamExt;
use referee_client::text_file::utf_8_or_latin_1;
use tokio::sync::Semaphore;

use crate::lobby::Lobby;
use crate::log::Log;
use crate::records::{self, Listing};
use crate::refusal::Refusal;
use duo_page::events::Event as GameEvent;

/// Maximum number of readers at once. The remaining connections are for requests.
const MAX_STREAMS: usize = 96;

/// After this silence a comment is sent, which detects that a reader has gone.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// Maximum number of records that are read at the same time: each may be megabytes.
const MAX_READ: usize = 2;

/// Maximum number of records that are judged at the same time.
const MAX_JUDGED: usize = 2;

/// The lobby with its limits.
#[derive(Clone)]
pub struct Streams {
    lobby: Arc<Lobby>,
    places: Arc<Semaphore>,
    reads: Arc<Semaphore>,
    judges: Arc<Semaphore>,
}

impl Streams {
    /// Streams of the games of this lobby; no browser listens yet.
    pub fn new(lobby: Arc<Lobby>) -> Streams {
        let [places, reads, judges] = [MAX_STREAMS, MAX_READ, MAX_JUDGED].map(|most| Arc::new(Semaphore::new(most)));
        Streams { lobby, places, reads, judges }
    }
}

/// The events of a game.
pub async fn game(
    State(streams): State<Streams>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let log = streams.lobby.find(&id)?.log();
    streams.follow(log, &headers)
}

/// The events of a record, in the form of a game.
pub async fn record(
    State(streams): State<Streams>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let lobby = streams.lobby.clone();
    let log = Arc::new(Log::new());
    let told = log.clone();
    // Held by the work itself, which goes on when its client has gone.
    let read = streams.reads.clone().acquire_owned().await;
    let recorded = blocking(move || {
        let recorded = records::find(lobby.records()?, &name)?;
        records::write_events(&recorded, &told);
        drop(read);
        Ok(recorded)
    });
    let recorded = recorded.await?;
    let judges = streams.judges.clone();
    let response = streams.follow(log.clone(), &headers)?;
    tokio::spawn(async move {
        let judge = judges.acquire_owned().await;
        let _ = tokio::task::spawn_blocking(move || records::judge(&recorded, &log)).await;
        drop(judge);
    });
    Ok(response)
}

/// The list of records.
pub async fn records(State(streams): State<Streams>) -> Result<Json<Listing>, Refusal> {
    blocking(move || records::list(streams.lobby.records()?)).await.map(Json)
}

/// The events of a record that a page opens, with the values of its positions. Nothing is stored.
pub async fn open_record(
    State(streams): State<Streams>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Vec<GameEvent>>, Refusal> {
    let bytes = body.map_err(|why| Refusal { status: why.status(), why: why.body_text() })?;
    let text = utf_8_or_latin_1(bytes.into()).map_err(|why| Refusal::bad(why.to_string()))?;
    let judge = streams.judges.acquire_owned().await.map_err(|_| Refusal::busy("no records are judged now"))?;
    let events = blocking(move || {
        let _held_while_judging = judge;
        duo_page::records::open(&text).map_err(Refusal::bad)
    });
    events.await.map(Json)
}

/// Runs work that may block on a thread for blocking work.
pub(super) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Refusal::bad("that cannot be read")))
}

impl Streams {
    /// Streams `log` to one reader.
    pub(super) fn follow(self, log: Arc<Log>, headers: &HeaderMap) -> Result<Response, Refusal> {
        let next = match headers.get("last-event-id") {
            None => 0,
            Some(last) => {
                let number = last.to_str().ok().and_then(|last| last.parse::<usize>().ok());
                number.ok_or_else(|| Refusal::bad("Last-Event-ID is not a number"))?.saturating_add(1)
            }
        };
        if log.is_over_at(next) {
            // With this status the browser does not reconnect.
            return Ok(StatusCode::NO_CONTENT.into_response());
        }
        let place = self.places.try_acquire_owned().map_err(|_| Refusal::busy("too many readers"))?;
        let events = log.follow(next).map(move |(number, text)| {
            let _held_while_reading = &place;
            Ok::<_, Infallible>(Event::default().id(number.to_string()).data(text))
        });
        Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response())
    }
}
