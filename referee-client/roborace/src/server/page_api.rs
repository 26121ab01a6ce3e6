//! The requests of the server's page: settings, maps and games.

use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use roborace_core::generator::generate;
use roborace_core::map::Map;
use roborace_core::robot::Pose;
use serde::Deserialize;
use serde_json::{json, Value};
use tokio::sync::Semaphore;

use super::games::{with_games, SharedGames};
use super::log::{path, Log};
use super::maps::{self, Courses, CLASSES};
use crate::map_file;
use crate::page;
use crate::terms::{Hands, MAX_TIMEOUT_S};
use referee_client::pages::{only_get, refuse};

/// Number of games in a list.
const GAMES_PER_LIST: u32 = 50;

/// Maximum number of game files that are read for pages at a time, because each takes memory.
const MAX_READS: usize = 4;

/// A request with this header comes from the judge.
const KEY_HEADER: &str = "x-judge-key";

/// The answer to a visitor who tries to make a change.
const JUDGE_ONLY: &str = "only the judge can do this: open the judge's address, which the server has printed";

/// State of the handlers.
struct Page {
    games: SharedGames,
    maps: PathBuf,
    /// The key that changes require; `None` if every visitor may make changes.
    key: Option<String>,
    reads: Semaphore,
}

/// New settings from the page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewSettings {
    /// Time for a round in seconds; 0 for no limit.
    timeout: u64,
    hands: Hands,
    /// Null for an unpredictable seed.
    seed: Option<u64>,
}

/// A map from the page's editor.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawnMap {
    name: String,
    map: Vec<String>,
    /// Null for a random start from which the treasure can be reached.
    start: Option<String>,
    /// Whether the map may replace one of the same name.
    #[serde(default)]
    overwrite: bool,
}

/// Request for a random map.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RandomMap {
    class: String,
    seed: u64,
}

/// Range of a list of games.
#[derive(Deserialize)]
struct ListEnd {
    before: Option<u32>,
}

/// Routes the page's requests. With a key, only requests that contain it may change maps and
/// settings.
pub fn router(games: SharedGames, maps: PathBuf, key: Option<String>) -> Router {
    let page = Arc::new(Page { games, maps, key, reads: Semaphore::new(MAX_READS) });
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
        .route_layer(from_fn_with_state(page.clone(), require_judge));
    let generator = Router::new().route("/api/random", post(random));
    questions.merge(orders).merge(generator).with_state(page)
}

async fn require_judge(State(page): State<Arc<Page>>, request: Request, next: Next) -> Response {
    if page.is_judge(request.headers()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, format!("{JUDGE_ONLY}\n")).into_response()
}

async fn settings(State(page): State<Arc<Page>>, headers: HeaderMap) -> Json<Value> {
    let is_judge = page.is_judge(&headers);
    let maps = maps::names(&page.maps);
    Json(with_games(&page.games, |games| {
        let settings = &games.settings;
        let timeout = settings.timeout.map_or(0, |timeout| timeout.as_secs());
        json!({ "course": settings.courses.name, "timeout": timeout, "hands": Hands::from(settings.distribution),
            "seed": settings.seed, "maps": maps, "judge": is_judge })
    }))
}

async fn set(State(page): State<Arc<Page>>, Json(new): Json<NewSettings>) -> Response {
    if new.timeout > MAX_TIMEOUT_S {
        return refuse(format!("a round lasts at most {MAX_TIMEOUT_S} seconds"));
    }
    with_games(&page.games, |games| {
        let settings = &mut games.settings;
        settings.timeout = (new.timeout > 0).then(|| Duration::from_secs(new.timeout));
        settings.distribution = new.hands.into();
        // Setting the same seed again deals the same hands again.
        settings.random = new.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
        settings.seed = new.seed;
    });
    ok_answer()
}

async fn map(State(page): State<Arc<Page>>, Path(name): Path<String>) -> Response {
    let Some(file) = maps::file(&page.maps, &name).filter(|file| file.is_file()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    match map_file::read(&file) {
        Ok((map, start)) => map_answer(&map, start),
        Err(why) => refuse(format!("{why:#}")),
    }
}

async fn save(State(page): State<Arc<Page>>, Json(drawn): Json<DrawnMap>) -> Response {
    let Some(file) = maps::file(&page.maps, &drawn.name) else {
        return refuse("a map's name is up to 40 letters, digits, - and _");
    };
    match drawn.read() {
        Ok(course) => match maps::save(&page.maps, &file, &course, drawn.overwrite) {
            Ok(()) => ok_answer(),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {
                (StatusCode::CONFLICT, format!("there is already a map {}\n", drawn.name)).into_response()
            }
            Err(why) => refuse(format!("cannot save the map: {why}")),
        },
        Err(why) => refuse(why),
    }
}

/// Uses this map for new games.
async fn use_map(State(page): State<Arc<Page>>, Json(drawn): Json<DrawnMap>) -> Response {
    let course = drawn.read().and_then(|(map, start)| {
        let course = maps::with_start(map, start, &mut fastrand::Rng::new());
        course.ok_or_else(|| "no way leads to the treasure".to_owned())
    });
    match course {
        Ok(course) => {
            let name = if drawn.name.is_empty() { "a map without a name" } else { &drawn.name };
            with_games(&page.games, |games| games.settings.courses = Courses::single(name, course));
            ok_answer()
        }
        Err(why) => refuse(why),
    }
}

/// Uses the folder's maps for new games. The body is ignored but must be JSON, which a page of
/// another site cannot send without permission.
async fn use_all(State(page): State<Arc<Page>>, Json(_): Json<Value>) -> Response {
    match Courses::from_folder(&page.maps, &mut fastrand::Rng::new()) {
        Ok(courses) => {
            with_games(&page.games, |games| games.settings.courses = courses);
            ok_answer()
        }
        Err(why) => refuse(format!("{why:#}")),
    }
}

async fn random(Json(wanted): Json<RandomMap>) -> Response {
    let Some((_, class)) = CLASSES.into_iter().find(|(name, _)| *name == wanted.class) else {
        return refuse("the classes are walls, belts and holes");
    };
    let mut random = fastrand::Rng::with_seed(wanted.seed);
    let (map, start) = generate(class, &mut |below| random.usize(..below));
    map_answer(&map, Some(start))
}

/// The games before a number, newest first.
async fn games_list(State(page): State<Arc<Page>>, Query(ListEnd { before }): Query<ListEnd>) -> Response {
    let _slot = page.reads.acquire().await;
    let (logs, last, running) =
        with_games(&page.games, |games| (games.settings.logs.clone(), games.last_number(), games.running_numbers()));
    let end = before.map_or(last, |before| last.min(before.saturating_sub(1)));
    let list = move || {
        let numbers = (1..=end).rev().take(GAMES_PER_LIST as usize);
        let summary = |number| Some(Log::read(&path(&logs, number))?.summary(number, running.contains(&number)));
        numbers.filter_map(summary).collect::<Vec<Value>>()
    };
    let first = end.saturating_sub(GAMES_PER_LIST) + 1;
    match tokio::task::spawn_blocking(list).await {
        Ok(list) => {
            Json(json!({ "games": list, "before": (first > 1).then_some(first), "last": last })).into_response()
        }
        Err(why) => refuse(why),
    }
}

async fn game(State(page): State<Arc<Page>>, Path(number): Path<u32>) -> Response {
    let _slot = page.reads.acquire().await;
    let (logs, running) =
        with_games(&page.games, |games| (games.settings.logs.clone(), games.running_numbers().contains(&number)));
    let replay = move || Some(Log::read(&path(&logs, number))?.replay(number, running));
    match tokio::task::spawn_blocking(replay).await {
        Ok(Some(replay)) => Json(replay).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

impl Page {
    fn is_judge(&self, headers: &HeaderMap) -> bool {
        let sent = headers.get(KEY_HEADER).map(HeaderValue::as_bytes);
        self.key.as_ref().is_none_or(|key| sent == Some(key.as_bytes()))
    }
}

impl DrawnMap {
    fn read(&self) -> Result<(Map, Option<Pose>), String> {
        let map = Map::from_lines(self.map.iter().map(String::as_str)).map_err(|why| why.to_string())?;
        let start = self.start.as_deref().map(|start| map.pose(start)).transpose().map_err(|why| why.to_string())?;
        Ok((map, start))
    }
}

fn map_answer(map: &Map, start: Option<Pose>) -> Response {
    Json(json!({ "map": page::map_lines(map), "start": start.map(|start| start.to_string()) })).into_response()
}

fn ok_answer() -> Response {
    Json(json!({})).into_response()
}
