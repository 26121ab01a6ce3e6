//! The standing as the page asks for it.

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

use super::contest::{with, Shared};
use super::standing::Book;

/// Teams in one answer: anybody can think of names.
const MOST_TEAMS: usize = 200;

/// Maps in one answer: anybody can draw some.
const MOST_MAPS: usize = 50;

/// The games are looked at no more often.
const PAUSE: Duration = Duration::from_secs(1);

/// So many answers are kept until then.
const MOST_ANSWERS: usize = 16;

/// What the handler has.
struct Hall {
    games: Shared,
    told: Mutex<Told>,
}

/// What is known by the last look, and what has been told of it.
struct Told {
    book: Book,
    looked: Option<Instant>,
    running: usize,
    answers: Vec<(Option<usize>, Value)>,
}

/// What counts.
#[derive(Deserialize)]
struct Counted {
    /// Games of a team on a map; all if it is not said.
    rounds: Option<usize>,
}

/// `/api/standing`.
pub fn router(games: Shared, logs: PathBuf) -> Router {
    let told = Told { book: Book::new(&logs), looked: None, running: 0, answers: Vec::new() };
    let hall = Arc::new(Hall { games, told: Mutex::new(told) });
    Router::new().route("/api/standing", get(standing)).route_layer(from_fn(only_get)).with_state(hall)
}

async fn standing(State(hall): State<Arc<Hall>>, Query(counted): Query<Counted>) -> Response {
    match tokio::task::spawn_blocking(move || hall.standing(counted.rounds)).await {
        Ok(standing) => Json(standing).into_response(),
        Err(why) => refuse(why),
    }
}

impl Hall {
    fn standing(&self, rounds: Option<usize>) -> Value {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.looked.is_none_or(|looked| looked.elapsed() >= PAUSE) {
            let (running, last) = with(&self.games, |games| (games.running(), games.last()));
            // Those that go on by now may be over when their files are looked at, and are looked at again.
            told.book.look_at(last, |number| running.contains(&number));
            told.running = running.len();
            told.answers.clear();
            told.looked = Some(Instant::now());
        }
        if let Some((_, answer)) = told.answers.iter().find(|(known, _)| *known == rounds) {
            return answer.clone();
        }
        let answer = told.answer(rounds);
        told.answers.truncate(MOST_ANSWERS - 1);
        told.answers.push((rounds, answer.clone()));
        answer
    }
}

impl Told {
    fn answer(&self, rounds: Option<usize>) -> Value {
        let mut standing = self.book.standing(rounds);
        let more = standing.teams.len().saturating_sub(MOST_TEAMS);
        standing.teams.truncate(MOST_TEAMS);
        standing.maps.truncate(MOST_MAPS);
        standing.teams.iter_mut().for_each(|team| team.maps.truncate(MOST_MAPS));
        json!({ "standing": standing, "more": more, "running": self.running })
    }
}
