//! Games by request: lists, starts, moves.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::Json;
use serde::Deserialize;
use serde_json::{json, Value};

use crate::server::hall::{Entry, Hall, Started};
use crate::server::order::OrderForm;
use crate::server::refusal::Refusal;
use crate::server::table::{LegalMoves, Summary};

type Asked<T> = Result<Json<T>, JsonRejection>;

/// Who may be asked to play, and what else the page may offer.
pub async fn players(State(hall): State<Arc<Hall>>) -> Json<Value> {
    let settings = hall.settings();
    Json(json!({
        "players": settings.offers.list(),
        "games": settings.most_running,
        "records": settings.records.is_some(),
    }))
}

/// All games.
pub async fn list(State(hall): State<Arc<Hall>>) -> Json<Vec<Entry>> {
    Json(hall.list())
}

/// Starts a game.
pub async fn start(
    State(hall): State<Arc<Hall>>,
    form: Asked<OrderForm>,
) -> Result<(StatusCode, Json<Started>), Refusal> {
    Ok((StatusCode::CREATED, Json(hall.start(body(form)?)?)))
}

/// One game in short.
pub async fn one(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Json<Summary>, Refusal> {
    Ok(Json(hall.find(&id)?.summary()))
}

/// What may be played now.
pub async fn legal_moves(State(hall): State<Arc<Hall>>, Path(id): Path<String>) -> Result<Json<LegalMoves>, Refusal> {
    Ok(Json(hall.find(&id)?.legal_moves()))
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
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    form: Asked<MoveForm>,
) -> Result<StatusCode, Refusal> {
    let MoveForm { key, ply, code } = body(form)?;
    hall.find(&id)?.play(&key, ply, &code)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Proof of having started the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyForm {
    key: String,
}

/// Gives a game up.
pub async fn resign(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    form: Asked<KeyForm>,
) -> Result<StatusCode, Refusal> {
    let KeyForm { key } = body(form)?;
    hall.find(&id)?.resign(&key)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops a game.
pub async fn stop(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    form: Asked<KeyForm>,
) -> Result<StatusCode, Refusal> {
    let KeyForm { key } = body(form)?;
    hall.find(&id)?.stop(&key)?;
    Ok(StatusCode::NO_CONTENT)
}

fn body<T>(form: Asked<T>) -> Result<T, Refusal> {
    match form {
        Ok(Json(form)) => Ok(form),
        Err(rejection) => Err(Refusal { status: rejection.status(), why: rejection.body_text() }),
    }
}
