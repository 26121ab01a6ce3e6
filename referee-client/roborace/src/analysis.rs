//! Answers the pages' questions about a position: where moves lead, which moves lead to a place,
//! and which moves are best. The pages do not know the rules.

use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use roborace_core::choice::{best_moves, moves_to};
use roborace_core::hands::{Distribution, HAND_SIZE};
use roborace_core::map::Map;
use roborace_core::moves::{trace, Move, MOVES_PER_ROUND};
use roborace_core::robot::Pose;
use roborace_core::solution::{Solution, Value};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};

use crate::page;
use crate::terms::Hands;
use referee_client::pages::{busy, refuse};

/// Number of solutions in the cache.
const MAX_SOLUTIONS: usize = 8;

/// Maximum size of a map that is solved for a page, in fields. Four times the contest's size takes
/// a second or two and about 40 MiB.
const MAX_FIELDS: usize = 1600;

/// Maximum number of maps that wait to be solved.
const MAX_WAITING: usize = 8;

/// A request for the best moves.
struct Task {
    map: Map,
    distribution: Distribution,
    pose: Pose,
    hand: Vec<Move>,
    answer: oneshot::Sender<(Vec<Move>, Value)>,
}

/// The most recently solved maps.
#[derive(Default)]
struct Solved(VecDeque<(Map, Distribution, Solution)>);

/// A page's question about a position.
#[derive(Deserialize)]
pub struct Question {
    map: Vec<String>,
    pose: String,
    moves: String,
    /// The wanted place and direction.
    #[serde(default)]
    wanted: String,
    /// The distribution of hands.
    #[serde(default)]
    hands: Hands,
}

/// A checked question.
pub struct Position {
    /// The map.
    pub map: Map,
    /// The robot's place and direction.
    pub pose: Pose,
    /// The moves to make, or the hand.
    pub moves: Vec<Move>,
}

/// Routes `/api/preview`, `/api/find` and `/api/best`.
pub fn router() -> Router {
    let (analyst, tasks) = mpsc::channel(MAX_WAITING);
    thread::spawn(|| solve_tasks(tasks));
    let router = Router::new().route("/api/preview", post(answer_preview)).route("/api/find", post(answer_find));
    router.route("/api/best", post(answer_best)).with_state(analyst)
}

impl Question {
    /// Checks the question; allows at most `most` moves.
    pub fn read(&self, most: usize) -> Result<Position, String> {
        let map = Map::from_lines(self.map.iter().map(String::as_str)).map_err(|why| why.to_string())?;
        let pose = map.pose(&self.pose).map_err(|why| why.to_string())?;
        let moves = Move::from_letters(&self.moves).map_err(|letter| format!("{letter:?} is not a move"))?;
        if moves.len() > most {
            return Err(format!("more than {most} moves"));
        }
        Ok(Position { map, pose, moves })
    }
}

/// The robot's state after each move.
async fn answer_preview(Json(question): Json<Question>) -> Response {
    match question.read(MOVES_PER_ROUND) {
        Ok(Position { map, pose, moves }) => {
            let states: Vec<String> = trace(&map, pose, &moves).into_iter().map(page::state_text).collect();
            Json(json!({ "states": states })).into_response()
        }
        Err(why) => refuse(why),
    }
}

/// Five moves of the hand that lead to the wanted pose, or null.
async fn answer_find(Json(question): Json<Question>) -> Response {
    let found = question.read(HAND_SIZE).and_then(|Position { map, pose, moves }| {
        let wanted = map.pose(&question.wanted).map_err(|why| why.to_string())?;
        Ok(moves_to(&map, pose, &moves, wanted).map(|moves| Move::letters(&moves)))
    });
    found.map_or_else(refuse, |moves| Json(json!({ "moves": moves })).into_response())
}

/// The best five moves of the hand, with their value.
async fn answer_best(State(analyst): State<mpsc::Sender<Task>>, Json(question): Json<Question>) -> Response {
    let distribution = question.hands.into();
    let Position { map, pose, moves: hand } = match question.read(HAND_SIZE) {
        Ok(position) => position,
        Err(why) => return refuse(why),
    };
    if hand.is_empty() {
        return refuse("there are no moves to choose from");
    }
    if map.width() * map.height() > MAX_FIELDS {
        return refuse(format!("a map of more than {MAX_FIELDS} fields takes too long here: use `roborace solve`"));
    }
    let (answer, solved) = oneshot::channel();
    if analyst.try_send(Task { map, distribution, pose, hand, answer }).is_err() {
        return busy("too many maps are waiting to be solved");
    }
    match solved.await {
        Ok((moves, value)) => {
            let expected = value.expected_moves.is_finite().then_some(value.expected_moves);
            let moves = Move::letters(&moves);
            Json(json!({ "moves": moves, "p_treasure": value.p_treasure, "expected_moves": expected })).into_response()
        }
        Err(_) => refuse("this map could not be solved"),
    }
}

/// Solves one map at a time until the server ends. A single thread reuses its memory; every thread
/// of a pool would keep its own.
fn solve_tasks(mut tasks: mpsc::Receiver<Task>) {
    let mut solved = Solved::default();
    while let Some(Task { map, distribution, pose, hand, answer }) = tasks.blocking_recv() {
        // The client may have disconnected while it waited.
        if answer.is_closed() {
            continue;
        }
        let answered = panic::catch_unwind(AssertUnwindSafe(|| {
            let choice = best_moves(&map, solved.solution(&map, distribution), pose, &hand);
            let _ = answer.send(choice);
        }));
        if answered.is_err() {
            solved = Solved::default();
        }
    }
}

impl Solved {
    fn solution(&mut self, map: &Map, distribution: Distribution) -> &Solution {
        match self.0.iter().position(|known| known.0 == *map && known.1 == distribution) {
            Some(known) => &self.0[known].2,
            None => {
                self.0.truncate(MAX_SOLUTIONS - 1);
                self.0.push_front((map.clone(), distribution, Solution::new(map, distribution)));
                &self.0[0].2
            }
        }
    }
}
