//! The tournament that the page shows.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::server::lobby::Lobby;
use crate::server::refusal::Refusal;

/// Where it stands.
pub async fn news(State(lobby): State<Arc<Lobby>>) -> Result<Response, Refusal> {
    let wall = lobby.wall()?;
    // Reading waits for a disk, which nobody else is to wait for.
    let news = tokio::task::spawn_blocking(move || wall.news()).await;
    let news = news.unwrap_or_else(|_| Err(Refusal::busy("the tournament cannot be read")))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], news.to_string()).into_response())
}
