//! `/api/standing`: the standings for the page.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Query, State};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use referee_client::pages::{only_get, refuse};
use serde::Deserialize;
use serde_json::{json, Value};

use super::games::{with_games, SharedGames};
use super::standing::GameFolder;

/// Maximum number of teams in an answer, because clients can invent names.
const MAX_TEAMS: usize = 200;

/// Maximum number of maps in an answer.
const MAX_MAPS: usize = 50;

/// Minimum time between two reads of the games' files.
const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// Maximum number of cached answers.
const MAX_ANSWERS: usize = 16;

/// State of the handler.
struct StandingApi {
    games: SharedGames,
    cache: Mutex<Cache>,
}

/// The games as last read, and the answers computed from them.
struct Cache {
    folder: GameFolder,
    read_at: Option<Instant>,
    running: usize,
    answers: Vec<(Option<usize>, Value)>,
}

/// Parameters of the request.
#[derive(Deserialize)]
struct Counted {
    /// Number of games of a team that count on each map; all by default.
    rounds: Option<usize>,
}

/// Routes the request.
pub fn router(games: SharedGames, logs: PathBuf) -> Router {
    let cache = Cache { folder: GameFolder::new(&logs), read_at: None, running: 0, answers: Vec::new() };
    let api = Arc::new(StandingApi { games, cache: Mutex::new(cache) });
    Router::new().route("/api/standing", get(standing)).route_layer(from_fn(only_get)).with_state(api)
}

async fn standing(State(api): State<Arc<StandingApi>>, Query(counted): Query<Counted>) -> Response {
    match tokio::task::spawn_blocking(move || api.standing(counted.rounds)).await {
        Ok(standing) => Json(standing).into_response(),
        Err(why) => refuse(why),
    }
}

impl StandingApi {
    fn standing(&self, rounds: Option<usize>) -> Value {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.read_at.is_none_or(|read_at| read_at.elapsed() >= MIN_INTERVAL) {
            let (running, last) = with_games(&self.games, |games| (games.running_numbers(), games.last_number()));
            // Games that are running now are read again later, even if they end meanwhile.
            cache.folder.read_new_up_to(last, |number| running.contains(&number));
            cache.running = running.len();
            cache.answers.clear();
            cache.read_at = Some(Instant::now());
        }
        if let Some((_, answer)) = cache.answers.iter().find(|(known, _)| *known == rounds) {
            return answer.clone();
        }
        let answer = cache.answer(rounds);
        cache.answers.truncate(MAX_ANSWERS - 1);
        cache.answers.push((rounds, answer.clone()));
        answer
    }
}

impl Cache {
    fn answer(&self, rounds: Option<usize>) -> Value {
        let mut standing = self.folder.standing(rounds);
        let more = standing.teams.len().saturating_sub(MAX_TEAMS);
        standing.teams.truncate(MAX_TEAMS);
        standing.maps.truncate(MAX_MAPS);
        standing.teams.iter_mut().for_each(|team| team.maps.truncate(MAX_MAPS));
        json!({ "standing": standing, "more": more, "running": self.running })
    }
}
