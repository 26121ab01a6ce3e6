//! Requests about games: lists, starts, moves.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::Json;
use duo_core::cycle_model::timing::CLOCK_HZ;
use serde::Deserialize;
use serde_json::{json, Value};

use crate::lobby::{Entry, Lobby, Started};
use crate::refusal::Refusal;
use duo_page::offers::levels;
use duo_page::order::OrderForm;
use duo_page::records::MAX_BYTES;
use duo_page::session::{LegalMoves, Summary};
use duo_players::strength::Strength;

type Asked<T> = Result<Json<T>, JsonRejection>;

/// The players on offer, and the other choices for a new game.
pub async fn players(State(lobby): State<Arc<Lobby>>) -> Json<Value> {
    let settings = lobby.settings();
    Json(json!({
        "players": settings.offers.list(),
        "strengths": Strength::ALL.map(Strength::to_json),
        "levels": levels(),
        "clock_hz": CLOCK_HZ,
        "games": settings.most_running,
        "records": settings.records.is_some(),
        "record_bytes": MAX_BYTES,
        "devices": true,
    }))
}

/// All games.
pub async fn list(State(lobby): State<Arc<Lobby>>) -> Json<Vec<Entry>> {
    Json(lobby.list())
}

/// Starts a game.
pub async fn start(
    State(lobby): State<Arc<Lobby>>,
    form: Asked<OrderForm>,
) -> Result<(StatusCode, Json<Started>), Refusal> {
    Ok((StatusCode::CREATED, Json(lobby.start(body(form)?)?)))
}

/// A summary of one game.
pub async fn one(State(lobby): State<Arc<Lobby>>, Path(id): Path<String>) -> Result<Json<Summary>, Refusal> {
    Ok(Json(lobby.find(&id)?.summary()))
}

/// The record of a game so far, as a text in the `blksgf` format.
pub async fn record(State(lobby): State<Arc<Lobby>>, Path(id): Path<String>) -> Result<Json<Value>, Refusal> {
    Ok(Json(json!({ "record": lobby.find(&id)?.record() })))
}

/// The legal moves.
pub async fn legal_moves(State(lobby): State<Arc<Lobby>>, Path(id): Path<String>) -> Result<Json<LegalMoves>, Refusal> {
    Ok(Json(lobby.find(&id)?.legal_moves()))
}

/// A guest's move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveForm {
    key: String,
    ply: u32,
    code: String,
}

/// Plays a guest's move.
pub async fn play(
    State(lobby): State<Arc<Lobby>>,
    Path(id): Path<String>,
    form: Asked<MoveForm>,
) -> Result<StatusCode, Refusal> {
    let MoveForm { key, ply, code } = body(form)?;
    lobby.find(&id)?.play(&key, ply, &code)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A take-back or redo.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoForm {
    key: String,
    ply: usize,
}

/// Takes turns back or redoes them.
pub async fn go(
    State(lobby): State<Arc<Lobby>>,
    Path(id): Path<String>,
    form: Asked<GoForm>,
) -> Result<StatusCode, Refusal> {
    let GoForm { key, ply } = body(form)?;
    lobby.find(&id)?.go(&key, ply)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The key of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyForm {
    key: String,
}

/// Resigns.
pub async fn resign(
    State(lobby): State<Arc<Lobby>>,
    Path(id): Path<String>,
    form: Asked<KeyForm>,
) -> Result<StatusCode, Refusal> {
    let KeyForm { key } = body(form)?;
    lobby.find(&id)?.resign(&key)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops a game.
pub async fn stop(
    State(lobby): State<Arc<Lobby>>,
    Path(id): Path<String>,
    form: Asked<KeyForm>,
) -> Result<StatusCode, Refusal> {
    let KeyForm { key } = body(form)?;
    lobby.find(&id)?.stop(&key)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts a rematch with the sides swapped.
pub async fn rematch(
    State(lobby): State<Arc<Lobby>>,
    Path(id): Path<String>,
    form: Asked<KeyForm>,
) -> Result<(StatusCode, Json<Started>), Refusal> {
    let KeyForm { key } = body(form)?;
    Ok((StatusCode::CREATED, Json(lobby.rematch(&id, &key)?)))
}

fn body<T>(form: Asked<T>) -> Result<T, Refusal> {
    match form {
        Ok(Json(form)) => Ok(form),
        Err(rejection) => Err(Refusal { status: rejection.status(), why: rejection.body_text() }),
    }
}
