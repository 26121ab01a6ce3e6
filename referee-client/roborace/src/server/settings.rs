//! What the server's page asks and sets: the settings, the maps and the games.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use roborace_core::generator::generate;
use roborace_core::map::Map;
use roborace_core::robot::Pose;
use serde::Deserialize;
use serde_json::{json, Value};

use super::contest::{with, Shared};
use super::courses::{self, Courses, CLASSES};
use super::log::{path, Log};
use crate::map_file;
use crate::terms::{Hands, LONGEST_TIMEOUT_S};
use crate::words;
use referee_client::pages::{only_get, refuse};

/// Games in one list.
const LISTED: u32 = 50;

/// What the handlers share.
struct Page {
    games: Shared,
    maps: PathBuf,
}

/// How games are played, as the page sets it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewSettings {
    /// Seconds for a round; 0 for no limit.
    timeout: u64,
    hands: Hands,
    /// Null for random numbers that nobody can repeat.
    seed: Option<u64>,
}

/// A map as the page draws it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawn {
    name: String,
    map: Vec<String>,
    /// Null for any place from which there is a way.
    start: Option<String>,
}

/// A random map that the page wants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    class: String,
    seed: u64,
}

/// Where a list of games ends.
#[derive(Deserialize)]
struct Before {
    before: Option<u32>,
}

/// Everything under `/api` that is the server's own.
pub fn router(games: Shared, maps: PathBuf) -> Router {
    let questions = Router::new()
        .route("/api/settings", get(settings))
        .route("/api/maps/{name}", get(map))
        .route("/api/games", get(games_list))
        .route("/api/games/{number}", get(game))
        .route_layer(from_fn(only_get));
    let orders = Router::new()
        .route("/api/set", post(set))
        .route("/api/save", post(save))
        .route("/api/use", post(use_map))
        .route("/api/use-all", post(use_all))
        .route("/api/random", post(random));
    questions.merge(orders).with_state(Arc::new(Page { games, maps }))
}

async fn settings(State(page): State<Arc<Page>>) -> Json<Value> {
    let maps = courses::names(&page.maps);
    Json(with(&page.games, |games| {
        let settings = &games.settings;
        let timeout = settings.timeout.map_or(0, |timeout| timeout.as_secs());
        json!({ "course": settings.courses.name, "timeout": timeout, "hands": Hands::from(settings.law),
            "seed": settings.seed, "maps": maps })
    }))
}

async fn set(State(page): State<Arc<Page>>, Json(new): Json<NewSettings>) -> Response {
    if new.timeout > LONGEST_TIMEOUT_S {
        return refuse(format!("a round takes at most {LONGEST_TIMEOUT_S} seconds"));
    }
    with(&page.games, |games| {
        let settings = &mut games.settings;
        settings.timeout = (new.timeout > 0).then(|| Duration::from_secs(new.timeout));
        settings.law = new.hands.into();
        // A seed that is set again deals the same hands again.
        settings.random = new.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
        settings.seed = new.seed;
    });
    done()
}

async fn map(State(page): State<Arc<Page>>, Path(name): Path<String>) -> Response {
    let Some(file) = courses::file(&page.maps, &name).filter(|file| file.is_file()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match map_file::read(&file) {
        Ok((map, start)) => drawing(&map, start),
        Err(why) => refuse(format!("{why:#}")),
    }
}

async fn save(State(page): State<Arc<Page>>, Json(drawn): Json<Drawn>) -> Response {
    let Some(file) = courses::file(&page.maps, &drawn.name) else {
        return refuse("a map's name is up to 40 letters, digits, - and _");
    };
    match drawn.read() {
        Ok(course) => match courses::save(&page.maps, &file, &course) {
            Ok(()) => done(),
            Err(why) => refuse(format!("cannot save the map: {why}")),
        },
        Err(why) => refuse(why),
    }
}

/// New games are played on this map.
async fn use_map(State(page): State<Arc<Page>>, Json(drawn): Json<Drawn>) -> Response {
    let course = drawn.read().and_then(|(map, start)| {
        let course = courses::with_start(map, start, &mut fastrand::Rng::new());
        course.ok_or_else(|| "no way leads to the treasure".to_owned())
    });
    match course {
        Ok(course) => {
            let name = if drawn.name.is_empty() { "a map without a name" } else { &drawn.name };
            with(&page.games, |games| games.settings.courses = Courses::single(name, course));
            done()
        }
        Err(why) => refuse(why),
    }
}

/// New games are played on the maps of the folder in turn. Nothing is asked but that the order is JSON, which a page from elsewhere
/// cannot send without asking first.
async fn use_all(State(page): State<Arc<Page>>, Json(_): Json<Value>) -> Response {
    match Courses::folder(&page.maps, &mut fastrand::Rng::new()) {
        Ok(courses) => {
            with(&page.games, |games| games.settings.courses = courses);
            done()
        }
        Err(why) => refuse(format!("{why:#}")),
    }
}

async fn random(Json(wanted): Json<Wanted>) -> Response {
    let Some((_, class)) = CLASSES.into_iter().find(|(name, _)| *name == wanted.class) else {
        return refuse("the classes are walls, belts and holes");
    };
    let mut random = fastrand::Rng::with_seed(wanted.seed);
    let (map, start) = generate(class, &mut |below| random.usize(..below));
    drawing(&map, Some(start))
}

/// The last games before a number, the newest first.
async fn games_list(State(page): State<Arc<Page>>, Query(Before { before }): Query<Before>) -> Response {
    let (logs, last, running) = with(&page.games, |games| (games.settings.logs.clone(), games.last(), games.running()));
    let end = before.map_or(last, |before| last.min(before.saturating_sub(1)));
    let list = move || {
        let numbers = (1..=end).rev().take(LISTED as usize);
        let summary = |number| Some(Log::read(&path(&logs, number))?.summary(number, running.contains(&number)));
        numbers.filter_map(summary).collect::<Vec<Value>>()
    };
    let first = end.saturating_sub(LISTED) + 1;
    match tokio::task::spawn_blocking(list).await {
        Ok(list) => {
            Json(json!({ "games": list, "before": (first > 1).then_some(first), "last": last })).into_response()
        }
        Err(why) => refuse(why),
    }
}

async fn game(State(page): State<Arc<Page>>, Path(number): Path<u32>) -> Response {
    let (logs, running) = with(&page.games, |games| (games.settings.logs.clone(), games.running().contains(&number)));
    let replay = move || Some(Log::read(&path(&logs, number))?.replay(number, running));
    match tokio::task::spawn_blocking(replay).await {
        Ok(Some(replay)) => Json(replay).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

impl Drawn {
    fn read(&self) -> Result<(Map, Option<Pose>), String> {
        let map = Map::from_lines(self.map.iter().map(String::as_str)).map_err(|why| why.to_string())?;
        let start = self.start.as_deref().map(|start| map.pose(start)).transpose().map_err(|why| why.to_string())?;
        Ok((map, start))
    }
}

fn drawing(map: &Map, start: Option<Pose>) -> Response {
    Json(json!({ "map": words::lines(map), "start": start.map(|start| start.to_string()) })).into_response()
}

fn done() -> Response {
    Json(json!({})).into_response()
}
