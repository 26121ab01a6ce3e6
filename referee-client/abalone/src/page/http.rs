//! The page over HTTP.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use referee_client::pages::{self, busy, refuse, File, DOM, SCRIPT, STYLE};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::Semaphore;

use super::game::{self, Game, Level, Opponents};

const PAGE: &str = include_str!("abalone.html");

/// The files that the page loads.
const FILES: &[File] = &[
    DOM,
    ("abalone.css", STYLE, include_str!("abalone.css")),
    ("abalone.js", SCRIPT, include_str!("abalone.js")),
    ("board.js", SCRIPT, include_str!("board.js")),
    ("choose.js", SCRIPT, include_str!("choose.js")),
];

/// Maximum number of requests that wait for the engine, which answers one at a time.
const MAX_WAITING: usize = 16;

struct Players {
    opponents: Mutex<Opponents>,
    turn: Arc<Semaphore>,
    waiting: Semaphore,
}

/// A request for the engine's move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    level: Level,
    game: Game,
}

/// The page, with an engine of this many threads.
pub fn router(threads: usize) -> Router {
    let players = Players {
        opponents: Mutex::new(Opponents::new(threads)),
        turn: Arc::new(Semaphore::new(1)),
        waiting: Semaphore::new(MAX_WAITING),
    };
    let requests = Router::new().route("/api/state", post(state)).route("/api/reply", post(reply));
    pages::router(PAGE, FILES).merge(requests.with_state(Arc::new(players)))
}

async fn state(Json(game): Json<Game>) -> Response {
    match game.contest() {
        Ok(contest) => Json(game::State::new(&contest)).into_response(),
        Err(why) => refuse(why),
    }
}

async fn reply(State(players): State<Arc<Players>>, Json(Asked { level, game }): Json<Asked>) -> Response {
    let contest = match game.contest() {
        Ok(contest) => contest,
        Err(why) => return refuse(why),
    };
    let Ok(_waiting) = players.waiting.try_acquire() else { return busy("too many games wait for the engine") };
    let Ok(turn) = players.turn.clone().acquire_owned().await else { return busy("the engine has ended") };
    let engine = players.clone();
    let found = tokio::task::spawn_blocking(move || {
        // A search goes on when nobody waits for it any more, so it keeps its turn to the end.
        let _turn = turn;
        engine.opponents.lock().unwrap_or_else(PoisonError::into_inner).reply(level, &contest)
    });
    match found.await {
        Ok(Ok(played)) => Json(json!({ "move": played })).into_response(),
        Ok(Err(why)) => (StatusCode::CONFLICT, format!("{why}\n")).into_response(),
        Err(_) => busy("the engine has failed: reload the page"),
    }
}
