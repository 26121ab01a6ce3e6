//! What a page asks about a position, and has no rules of its own to find out: where moves lead, which moves lead somewhere, and
//! which are the best.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use roborace::choice::{best, leading_to};
use roborace::hands::{Law, HAND};
use roborace::map::Map;
use roborace::moves::{trace, Move, ROUND};
use roborace::robot::Pose;
use roborace::solution::Solution;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::Semaphore;

use crate::terms::Hands;
use crate::words;
use referee_client::pages::{busy, refuse};

/// Solutions that are kept.
const KEPT: usize = 8;

/// Larger maps are not solved for a page: four times one of the contest takes a second or two and some 160 MiB.
const MOST_FIELDS: usize = 1600;

/// So many maps may wait to be solved.
const MOST_WAITING: usize = 8;

/// Solves one map at a time, and remembers the last ones.
struct Analyst {
    solved: Mutex<VecDeque<(Map, Law, Arc<Solution>)>>,
    at_work: Arc<Semaphore>,
    /// Places for those who wait for that, or for whom it is done.
    waiting: Semaphore,
}

/// A robot on a map, and the moves it may use or is to make.
#[derive(Deserialize)]
pub struct Question {
    map: Vec<String>,
    pose: String,
    moves: String,
    /// Where it should stand afterwards.
    #[serde(default)]
    wanted: String,
    /// How hands are dealt.
    #[serde(default)]
    hands: Hands,
}

/// The same, understood.
pub struct Position {
    /// The map.
    pub map: Map,
    /// Where the robot stands.
    pub pose: Pose,
    /// The moves.
    pub moves: Vec<Move>,
}

/// `/api/preview`, `/api/find` and `/api/best`.
pub fn router() -> Router {
    let [at_work, waiting] = [1, MOST_WAITING].map(Semaphore::new);
    let analyst = Arc::new(Analyst { solved: Mutex::default(), at_work: Arc::new(at_work), waiting });
    let router = Router::new().route("/api/preview", post(preview)).route("/api/find", post(find));
    router.route("/api/best", post(best_five)).with_state(analyst)
}

impl Question {
    /// The position with at most so many moves; else what is wrong with it.
    pub fn read(&self, most: usize) -> Result<Position, String> {
        let map = Map::from_lines(self.map.iter().map(String::as_str)).map_err(|why| why.to_string())?;
        let pose = map.pose(&self.pose).map_err(|why| why.to_string())?;
        let moves = Move::from_letters(&self.moves).map_err(|letter| format!("{letter:?} is no move"))?;
        if moves.len() > most {
            return Err(format!("more than {most} moves"));
        }
        Ok(Position { map, pose, moves })
    }
}

/// Where the robot stands after each move.
async fn preview(Json(question): Json<Question>) -> Response {
    match question.read(ROUND) {
        Ok(Position { map, pose, moves }) => {
            let states: Vec<String> = trace(&map, pose, &moves).into_iter().map(words::state).collect();
            Json(json!({ "states": states })).into_response()
        }
        Err(why) => refuse(why),
    }
}

/// Five moves of the hand that lead to the wanted pose, or null.
async fn find(Json(question): Json<Question>) -> Response {
    let found = question.read(HAND).and_then(|Position { map, pose, moves }| {
        let wanted = map.pose(&question.wanted).map_err(|why| why.to_string())?;
        Ok(leading_to(&map, pose, &moves, wanted).map(|moves| Move::letters(&moves)))
    });
    found.map_or_else(refuse, |moves| Json(json!({ "moves": moves })).into_response())
}

/// The best five moves of the hand and what they are worth.
async fn best_five(State(analyst): State<Arc<Analyst>>, Json(question): Json<Question>) -> Response {
    let Position { map, pose, moves: hand } = match question.read(HAND) {
        Ok(position) => position,
        Err(why) => return refuse(why),
    };
    if hand.is_empty() {
        return refuse("there are no moves to choose from");
    }
    if map.width() * map.height() > MOST_FIELDS {
        return refuse(format!("a map of more than {MOST_FIELDS} fields takes long: `roborace solve` does it"));
    }
    let law = question.hands.into();
    let Ok(_waiting) = analyst.waiting.try_acquire() else { return busy("too many maps wait to be solved") };
    // Whoever gives up waiting has not begun anything yet.
    let Ok(at_work) = analyst.at_work.clone().acquire_owned().await else { return refuse("the server stops") };
    let memory = analyst.clone();
    let solved = tokio::task::spawn_blocking(move || {
        let solution = memory.solve(&map, law);
        // Held by the work: whoever gives up waiting for it now does not let another one begin.
        drop(at_work);
        best(&map, &solution, pose, &hand)
    });
    match solved.await {
        Ok((moves, value)) => {
            let expected = value.expected_moves.is_finite().then_some(value.expected_moves);
            let moves = Move::letters(&moves);
            Json(json!({ "moves": moves, "p_treasure": value.p_treasure, "expected_moves": expected })).into_response()
        }
        Err(why) => refuse(why),
    }
}

impl Analyst {
    fn solve(&self, map: &Map, law: Law) -> Arc<Solution> {
        let solved = || self.solved.lock().unwrap_or_else(PoisonError::into_inner);
        let known = solved().iter().find(|known| known.0 == *map && known.1 == law).map(|known| known.2.clone());
        known.unwrap_or_else(|| {
            let solution = Arc::new(Solution::new(map, law));
            let mut solved = solved();
            solved.push_front((map.clone(), law, solution.clone()));
            solved.truncate(KEPT);
            solution
        })
    }
}
