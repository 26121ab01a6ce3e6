//! Requests about positions: description, machine, hint and analysis.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::Json;
use duo_core::position::Position;
use serde::Deserialize;
use tokio::sync::Semaphore;

use super::events::{blocking, Streams};
use crate::log::Log;
use crate::refusal::Refusal;
use duo_page::events::Event;
use duo_page::machine::{machine as traced, Machine};
use duo_page::positions::{self, Described, Hint};

/// Maximum number of analyses at the same time. A further request ends the oldest.
const MAX_ANALYSES: usize = 3;

/// Maximum number of hints at the same time.
const MAX_HINTS: usize = 2;

/// The running analyses and hints.
#[derive(Clone)]
pub struct Requests {
    streams: Streams,
    hints: Arc<Semaphore>,
    analyses: Arc<Mutex<VecDeque<Arc<AtomicBool>>>>,
}

impl Requests {
    /// Requests about the games of these streams; no analysis runs yet.
    pub fn new(streams: Streams) -> Requests {
        Requests { streams, hints: Arc::new(Semaphore::new(MAX_HINTS)), analyses: Arc::default() }
    }

    /// Registers an analysis and returns its stop flag. Above the limit the oldest analysis is
    /// stopped.
    fn begin(&self) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut analyses = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
        analyses.push_back(stop.clone());
        while analyses.len() > MAX_ANALYSES {
            analyses.pop_front().iter().for_each(|oldest| oldest.store(true, Ordering::Relaxed));
        }
        stop
    }

    fn end(&self, ended: &Arc<AtomicBool>) {
        let mut analyses = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
        analyses.retain(|stop| !Arc::ptr_eq(stop, ended));
    }
}

/// A position, with a move to play in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    position: String,
    play: Option<String>,
    lines: Option<usize>,
}

type Asking = Result<Query<Asked>, axum::extract::rejection::QueryRejection>;

fn read(position: &str, play: Option<&str>) -> Result<Position, Refusal> {
    positions::read(position, play).map_err(Refusal::bad)
}

fn read_request(asking: Asking) -> Result<Asked, Refusal> {
    asking.map(|Query(asked)| asked).map_err(|why| Refusal { status: why.status(), why: why.body_text() })
}

/// Describes a position.
pub async fn describe(asking: Asking) -> Result<Json<Described>, Refusal> {
    let Asked { position, play, .. } = read_request(asking)?;
    Ok(Json(positions::describe(&read(&position, play.as_deref())?)))
}

/// Traces the machine for a position.
pub async fn machine(asking: Asking) -> Result<Json<Machine>, Refusal> {
    let Asked { position, play, .. } = read_request(asking)?;
    let position = read(&position, play.as_deref())?;
    blocking(move || traced(&position).map_err(Refusal::bad)).await.map(Json)
}

/// The best move and its effect.
pub async fn hint(State(requests): State<Requests>, asking: Asking) -> Result<Json<Hint>, Refusal> {
    let Asked { position, play, .. } = read_request(asking)?;
    let position = read(&position, play.as_deref())?;
    let place = requests.hints.acquire_owned().await.map_err(|_| Refusal::busy("no hints are given now"))?;
    blocking(move || {
        let _held_while_searching = place;
        positions::hint(&position).map_err(Refusal::bad)
    })
    .await
    .map(Json)
}

/// Streams the events of an analysis.
pub async fn analyse(
    State(requests): State<Requests>,
    headers: HeaderMap,
    asking: Asking,
) -> Result<Response, Refusal> {
    let Asked { position, play, lines } = read_request(asking)?;
    let position = read(&position, play.as_deref())?;
    let log = Arc::new(Log::new());
    let response = requests.streams.clone().follow(log.clone(), &headers)?;
    let stop = requests.begin();
    tokio::task::spawn_blocking(move || {
        positions::analyse_aloud(&position, lines.unwrap_or(1), &stop, |report| {
            log.push(&Event::Report(Box::new(report)));
            if log.has_readers() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        log.close();
        requests.end(&stop);
    });
    Ok(response)
}
