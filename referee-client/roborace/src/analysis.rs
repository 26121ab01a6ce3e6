//! What a page asks about a position, and has no rules of its own to find out: where moves lead, which moves lead somewhere, and
//! which are the best.

use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use roborace_core::choice::{best, leading_to};
use roborace_core::hands::{Law, HAND};
use roborace_core::map::Map;
use roborace_core::moves::{trace, Move, ROUND};
use roborace_core::robot::Pose;
use roborace_core::solution::{Solution, Value};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};

use crate::terms::Hands;
use crate::words;
use referee_client::pages::{busy, refuse};

/// Solutions that are kept.
const KEPT: usize = 8;

/// Larger maps are not solved for a page: four times one of the contest takes a second or two and some 40 MiB.
const MOST_FIELDS: usize = 1600;

/// So many maps may wait to be solved.
const MOST_WAITING: usize = 8;

/// A map to be solved, and who waits for its best moves.
struct Task {
    map: Map,
    law: Law,
    pose: Pose,
    hand: Vec<Move>,
    answer: oneshot::Sender<(Vec<Move>, Value)>,
}

/// The last maps that were solved.
#[derive(Default)]
struct Solved(VecDeque<(Map, Law, Solution)>);

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
    let (analyst, tasks) = mpsc::channel(MOST_WAITING);
    thread::spawn(|| analyse(tasks));
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
async fn best_five(State(analyst): State<mpsc::Sender<Task>>, Json(question): Json<Question>) -> Response {
    let law = question.hands.into();
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
    let (answer, solved) = oneshot::channel();
    if analyst.try_send(Task { map, law, pose, hand, answer }).is_err() {
        return busy("too many maps wait to be solved");
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

/// Solves one map after the other until nobody can ask any more. All of them on this thread: the memory that one took is there for the next,
/// while each thread of a pool would keep its own.
fn analyse(mut tasks: mpsc::Receiver<Task>) {
    let mut solved = Solved::default();
    while let Some(Task { map, law, pose, hand, answer }) = tasks.blocking_recv() {
        // Whoever gave up waiting has nothing begun for it.
        if answer.is_closed() {
            continue;
        }
        let answered = panic::catch_unwind(AssertUnwindSafe(|| {
            let choice = best(&map, solved.solution(&map, law), pose, &hand);
            let _ = answer.send(choice);
        }));
        if answered.is_err() {
            solved = Solved::default();
        }
    }
}

impl Solved {
    fn solution(&mut self, map: &Map, law: Law) -> &Solution {
        match self.0.iter().position(|known| known.0 == *map && known.1 == law) {
            Some(known) => &self.0[known].2,
            None => {
                self.0.truncate(KEPT - 1);
                self.0.push_front((map.clone(), law, Solution::new(map, law)));
                &self.0[0].2
            }
        }
    }
}
