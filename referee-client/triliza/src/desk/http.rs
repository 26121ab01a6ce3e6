//! The desk over HTTP: its page, its state, and the judge's orders.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Path, Query, State};
use axum::http::{header, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use referee_client::pages::{self, only_get, File, DOM, SCRIPT, STYLE};
use serde::Deserialize;
use serde_json::{json, Value};

use super::book::number;
use super::orders::{draw, Desk, Letter, Refusal};
use super::sighting::Sighting;
use super::state;
use crate::picture::svg;
use crate::record::{judge, Record};

const PAGE: &str = include_str!("../page/desk.html");

/// The files that the page loads.
const FILES: &[File] = &[
    DOM,
    ("desk.css", STYLE, include_str!("../page/desk.css")),
    ("desk.js", SCRIPT, include_str!("../page/desk.js")),
    ("form.js", SCRIPT, include_str!("../page/form.js")),
    ("show.js", SCRIPT, include_str!("../page/show.js")),
];

type Shared = Arc<Mutex<Desk>>;

/// The page that sends the request.
#[derive(Deserialize)]
struct Asker {
    #[serde(default)]
    page: String,
}

/// Two teams before the draw.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Teams {
    teams: [String; 2],
}

pub fn router(desk: Desk) -> Router {
    let questions = Router::new()
        .route("/api/state", get(state_json))
        .route("/records/{name}", get(record))
        .route("/arenas/{name}", get(arena))
        .route_layer(from_fn(only_get));
    // These requests change nothing at the desk, but their data do not fit into an address.
    let more = Router::new().route("/api/preview", post(preview)).route("/api/draw", post(draw_colours));
    let orders = Router::new().route("/api/order", post(order));
    pages::router(PAGE, FILES).merge(questions.merge(more).merge(orders).with_state(Arc::new(Mutex::new(desk))))
}

async fn state_json(State(desk): State<Shared>, Query(asker): Query<Asker>) -> Response {
    answer(with_desk(&desk, |desk| state::state(desk, &asker.page)))
}

async fn preview(State(desk): State<Shared>, Json(sighting): Json<Sighting>) -> Response {
    answer(with_desk(&desk, |desk| state::preview(desk, &sighting)))
}

async fn draw_colours(Json(Teams { teams }): Json<Teams>) -> Response {
    answer(draw(teams).map(|[green, red]| json!({ "green": green, "red": red })))
}

async fn order(State(desk): State<Shared>, Json(letter): Json<Letter>) -> Response {
    // This writes to the disk.
    let done = tokio::task::spawn_blocking(move || with_desk(&desk, |desk| desk.order(letter)));
    match done.await {
        Ok(done) => answer(done.map(|()| json!({}))),
        Err(why) => answer(Err(Refusal::Disk(why.to_string()))),
    }
}

/// A match in the form that `judge` reads.
async fn record(State(desk): State<Shared>, Path(name): Path<String>) -> Response {
    let text = with_record(&desk, number(&name), |record| serde_json::to_string_pretty(record).ok());
    text.map_or(StatusCode::NOT_FOUND.into_response(), |text| ([JSON], text).into_response())
}

/// The arena after the last attempt.
async fn arena(State(desk): State<Shared>, Path(name): Path<String>) -> Response {
    let number = name.strip_suffix(".svg").and_then(|name| number(&format!("{name}.json")));
    let drawing = with_record(&desk, number, |record| {
        let last = judge(record).filter_map(|verdict| verdict.ok()?.judged.ok()).last();
        let contest = super::orders::current_contest(record).ok()?;
        Some(svg(&contest, last.map(|judged| (judged.team, judged.scene)).as_ref()))
    });
    drawing.map_or(StatusCode::NOT_FOUND.into_response(), |drawing| ([SVG], drawing).into_response())
}

const JSON: (header::HeaderName, &str) = (header::CONTENT_TYPE, "application/json");
const SVG: (header::HeaderName, &str) = (header::CONTENT_TYPE, "image/svg+xml");

/// Applies `what` to the match with this number, if there is one.
fn with_record<T>(desk: &Shared, number: Option<u32>, what: impl FnOnce(&Record) -> Option<T>) -> Option<T> {
    with_desk(desk, |desk| desk.book.get(number?).and_then(what))
}

fn with_desk<T>(desk: &Shared, work: impl FnOnce(&mut Desk) -> T) -> T {
    work(&mut desk.lock().unwrap_or_else(PoisonError::into_inner))
}

fn answer(result: Result<Value, Refusal>) -> Response {
    let (status, why) = match result {
        Ok(value) => return Json(value).into_response(),
        Err(Refusal::Stranger) => (StatusCode::FORBIDDEN, "this is not the judge's key".to_owned()),
        Err(Refusal::Stale(why)) => (StatusCode::CONFLICT, why.to_owned()),
        Err(Refusal::Wrong(why)) => (StatusCode::BAD_REQUEST, why),
        Err(Refusal::Disk(why)) => (StatusCode::INTERNAL_SERVER_ERROR, why),
    };
    (status, format!("{why}\n")).into_response()
}
