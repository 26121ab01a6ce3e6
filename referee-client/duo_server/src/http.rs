//! The routes of the HTTP server.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use referee_client::web_server;
use tokio::net::TcpListener;

use crate::assets;
use crate::lobby::Lobby;
use crate::refusal::Refusal;
use duo_page::records::MAX_BYTES;
use duo_page::shapes;

mod events;
mod games;
mod guard;
mod positions;

/// Maximum number of connections; above it, idle connections are closed.
const MAX_CONNECTIONS: usize = 128;

/// Maximum length of a request body, which has only a few short values.
const LONGEST_BODY: usize = 2048;

/// Serves until the process ends.
pub async fn serve(listener: TcpListener, lobby: Lobby) {
    let refuse = |status, why: &'static str| Refusal { status, why: why.to_owned() }.into_response();
    web_server::serve(listener, router(Arc::new(lobby)), MAX_CONNECTIONS, refuse).await;
}

fn router(lobby: Arc<Lobby>) -> Router {
    let quick = Router::new()
        .route("/", get(|| async { assets::page() }))
        .route("/icon.svg", get(|| async { assets::icon() }))
        .route("/assets/{name}", get(asset))
        .route("/api/positions", get(positions::describe))
        .route("/api/shapes", get(|| async { Json(shapes::shapes()) }))
        .route("/api/players", get(games::players))
        .route("/api/games", get(games::list).post(games::start))
        .route("/api/games/{id}", get(games::one))
        .route("/api/games/{id}/moves", get(games::legal_moves).post(games::play))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/go", post(games::go))
        .route("/api/games/{id}/resign", post(games::resign))
        .route("/api/games/{id}/stop", post(games::stop))
        .route("/api/games/{id}/rematch", post(games::rematch))
        .layer(from_fn(guard::patience));
    let places = events::Streams::new(lobby.clone());
    let streams = Router::new()
        .route("/api/games/{id}/events", get(events::game))
        .route("/api/records", get(events::records).post(events::open_record).layer(DefaultBodyLimit::max(MAX_BYTES)))
        .route("/api/records/{name}/events", get(events::record))
        .with_state(places.clone());
    let positions = Router::new()
        .route("/api/machine", get(positions::machine).layer(from_fn(guard::patience)))
        .route("/api/hint", get(positions::hint).layer(from_fn(guard::patience)))
        .route("/api/analysis", get(positions::analyse))
        .with_state(positions::Requests::new(places));
    quick
        .with_state(lobby)
        .merge(streams)
        .merge(positions)
        .fallback(|| async { Refusal::missing("there is nothing at this address") })
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn(guard::headers))
}

async fn asset(Path(name): Path<String>) -> Result<Response, Refusal> {
    assets::asset(&name).ok_or_else(|| Refusal::missing("there is no such file"))
}
