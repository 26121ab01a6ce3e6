//! The wall over HTTP. It only reads.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{header, HeaderName, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use referee_client::pages::{self, only_get, File, DOM, SCRIPT, STYLE};
use serde_json::{json, Value};
use tokio::task::spawn_blocking;

use super::event::Event;
use super::news::{About, Watched};
use super::replay::Replays;
use crate::live::Shown;

/// The page.
pub const PAGE: &str = include_str!("web/wall.html");

/// Files of the page.
pub const FILES: &[File] = &[
    DOM,
    ("wall.css", STYLE, include_str!("web/wall.css")),
    ("wall.js", SCRIPT, include_str!("web/wall.js")),
    ("event.js", SCRIPT, include_str!("web/event.js")),
    ("tournament.js", SCRIPT, include_str!("web/tournament.js")),
    ("tables.js", SCRIPT, include_str!("web/tables.js")),
    ("source.js", SCRIPT, include_str!("web/source.js")),
    ("pages.js", SCRIPT, include_str!("web/pages.js")),
    ("rotate.js", SCRIPT, include_str!("web/rotate.js")),
    ("replay.js", SCRIPT, include_str!("web/replay.js")),
    ("boards.js", SCRIPT, include_str!("web/boards.js")),
];

const SVG: (HeaderName, &str) = (header::CONTENT_TYPE, "image/svg+xml");

/// An empty picture.
const NO_BOARD: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>";

/// Cache header for pictures, whose address changes whenever they change.
const FOR_A_WHILE: (HeaderName, &str) = (header::CACHE_CONTROL, "private, max-age=600");

/// Shared by all request handlers.
struct Wall {
    event: Event,
    replays: Replays,
}

type Shared = Arc<Wall>;

/// All routes.
pub fn router(event: Event, replays: Replays) -> Router {
    let wall = Router::new()
        .route("/api/event", get(event_news))
        .route("/api/tournaments/{name}", get(tournament))
        .route("/api/tournaments/{name}/games", get(games))
        .route("/api/tournaments/{name}/games/{game}", get(replay))
        .route("/boards/{name}/{game}/{version}", get(board))
        .route("/positions/{name}/{game}/{turn}", get(position))
        .route_layer(from_fn(only_get));
    pages::router(PAGE, FILES).merge(wall.with_state(Arc::new(Wall { event, replays })))
}

/// A summary of every tournament.
async fn event_news(State(wall): State<Shared>) -> Response {
    let told = spawn_blocking(move || {
        event_json(&wall.event, |watched| match watched.news() {
            Ok(news) => news.summary(),
            Err(why) => json!({ "name": watched.name(), "trouble": why }),
        })
    });
    told.await.map_or_else(|why| unavailable(&why.to_string()), |told| Json(told).into_response())
}

/// The news of an event for its page; `summary` tells of each tournament.
pub fn event_json(event: &Event, summary: impl Fn(&Watched) -> Value) -> Value {
    let tournaments: Vec<Value> = event.tournaments().iter().map(|watched| summary(watched)).collect();
    json!({ "name": event.name(), "event": event.is_event(), "tournaments": tournaments })
}

/// The news of a tournament.
async fn tournament(State(wall): State<Shared>, Path(name): Path<String>) -> Response {
    let Some(watched) = wall.event.find(&name) else { return not_found() };
    match spawn_blocking(move || watched.news()).await {
        Ok(Ok(news)) => Json(&*news).into_response(),
        Ok(Err(why)) => unavailable(&why),
        Err(why) => unavailable(&why.to_string()),
    }
}

/// The board of a running game. A game may end after a page has heard of it, which is not an error.
async fn board(State(wall): State<Shared>, Path((name, game, _)): Path<(String, u64, u64)>) -> Response {
    let Some(watched) = wall.event.find(&name) else { return not_found() };
    match watched.position(game) {
        Some(frame) => ([SVG, FOR_A_WHILE], frame.svg).into_response(),
        None => ([SVG], NO_BOARD).into_response(),
    }
}

/// All finished games.
async fn games(State(wall): State<Shared>, Path(name): Path<String>) -> Response {
    let Some(watched) = wall.event.find(&name) else { return not_found() };
    let reader = watched.clone();
    match spawn_blocking(move || reader.games()).await {
        Ok(Ok(games)) => Json(games).into_response(),
        Ok(Err(why)) => unavailable(&watched.hide_path(&format!("{why:#}"))),
        Err(why) => unavailable(&why.to_string()),
    }
}

/// A game: its positions without boards once it is over, its current position while it runs.
async fn replay(State(wall): State<Shared>, Path((name, game)): Path<(String, u64)>) -> Response {
    let Some(watched) = wall.event.find(&name) else { return not_found() };
    let reader = watched.clone();
    let about = match spawn_blocking(move || reader.describe_game(game)).await {
        Ok(Ok(Some(about))) => about,
        Ok(Ok(None)) => return not_found(),
        Ok(Err(why)) => return unavailable(&watched.hide_path(&format!("{why:#}"))),
        Err(why) => return unavailable(&why.to_string()),
    };
    if !about.is_over() {
        return Json(game_json(&about, &[], false)).into_response();
    }
    match wall.replays.get(&watched.folder(), game).await {
        Ok(replay) => Json(game_json(&about, &replay, false)).into_response(),
        Err(why) => unavailable(&watched.hide_path(&format!("{why:#}"))),
    }
}

/// The news of a game for its page, with the boards of its positions or without.
pub fn game_json(about: &About, replay: &[Shown], with_boards: bool) -> Value {
    let mut told = json!(about);
    told["colours"] = json!(replay.first().map(|shown| shown.colours.as_slice()).unwrap_or_default());
    told["frames"] = frames_json(replay, with_boards);
    told
}

fn frames_json(replay: &[Shown], with_boards: bool) -> Value {
    let frame = |Shown { frame, .. }: &Shown| {
        let mut told = json!({
            "turn": frame.turn,
            "to_move": frame.to_move,
            "scores": frame.scores,
            "text": frame.text,
            "chances": frame.chances,
        });
        if with_boards {
            told["svg"] = json!(frame.svg);
        }
        told
    };
    replay.iter().map(frame).collect()
}

/// A board of a finished game.
async fn position(State(wall): State<Shared>, Path((name, game, turn)): Path<(String, u64, usize)>) -> Response {
    let Some(watched) = wall.event.find(&name) else { return not_found() };
    let replay = wall.replays.get(&watched.folder(), game).await.ok();
    let shown = replay.and_then(|replay| replay.get(turn).cloned());
    shown.map_or_else(not_found, |shown| ([SVG, FOR_A_WHILE], shown.frame.svg).into_response())
}

fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "there is nothing of this name\n").into_response()
}

fn unavailable(why: &str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response()
}
