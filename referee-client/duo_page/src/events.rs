//! The events of a game that the page receives, one JSON object each.

use std::time::Duration;

use duo_core::model::progress::{Iteration, Step};
use duo_core::moves::legal_placements;
use duo_core::notation::{encode, Code};
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use duo_core::position::Position;
use serde::Serialize;

use duo_players::game::Game;
use duo_players::judge::{chance, Opinion};
use duo_players::player::Search;
use duo_players::referee::Ending;

use crate::offers::Contestant;
use crate::order::Order;
use crate::positions::{placed_piece, points, Reported};

/// An event. Side 0 moves first, side 1 second.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// The game begins. Its players may still be starting.
    Begun {
        /// The names of both sides.
        names: [String; 2],
        /// Whether each side is played on the page.
        guests: [bool; 2],
        /// The start cell of each side, column and row from 0.
        starts: [(usize, usize); 2],
        /// The position string of the first position.
        position: String,
        /// Seconds that each guest has for all moves.
        clock_s: Option<u64>,
        /// Whether turns may be taken back.
        takes_back: bool,
    },
    /// Both players are ready.
    Ready,
    /// A turn was taken.
    Turn(Box<TurnTaken>),
    /// The progress of the player to move.
    Thinking(Box<Thought>),
    /// Turns were taken back. Turns that are redone follow as turns.
    Back {
        /// Number of remaining turns.
        ply: usize,
    },
    /// The progress of an analysis.
    Report(Box<Reported>),
    /// The judge's value of a position.
    Value {
        /// Number of turns before the position.
        ply: usize,
        /// The first side's chance to win, from 0 to 1.
        chance: f64,
        /// The code of the judge's best move.
        best: Option<String>,
    },
    /// The game is over.
    Ended {
        /// The winning side.
        winner: Option<usize>,
        /// The points on the board.
        points: [i32; 2],
        /// The cause of the end.
        reason: String,
        /// The loser's fault.
        detail: Option<String>,
    },
    /// The last event.
    Complete,
}

/// The result of a search's iteration.
#[derive(Serialize)]
pub struct Thought {
    /// Turns taken before the one under search.
    ply: usize,
    depth: u32,
    /// Number of placements that the first engine evaluated, and its clock cycles.
    nodes: u64,
    cycles: u64,
    /// The first side's chance to win.
    chance: f64,
    /// The principal variation.
    moves: Vec<Expected>,
    /// Cycles by step, named as in [`STEPS`].
    steps: Vec<(&'static str, u64)>,
}

/// A move that a search expects.
#[derive(Serialize)]
struct Expected {
    side: usize,
    code: String,
    /// Orientation, column and row of the piece; `None` for a pass.
    placed: Option<(u8, u8, u8)>,
}

/// Names of [`Step::ALL`] on the page.
const STEPS: [&str; Step::ALL.len()] =
    ["enter nodes", "look up", "generate and evaluate", "list the best", "make moves", "unmake moves", "try replies"];

/// A turn and the position after it.
#[derive(Serialize)]
pub struct TurnTaken {
    /// Turns taken, this one included.
    ply: usize,
    side: usize,
    /// The move in the player's spelling.
    code: String,
    /// Orientation, column and row of the piece; `None` for a pass.
    placed: Option<(u8, u8, u8)>,
    /// Whether the turn was a pass because there were no legal placements.
    forced: bool,
    /// The prompt for this turn on the contest's line.
    asked: String,
    /// Time of the reply in milliseconds, if it was measured.
    elapsed_ms: Option<f64>,
    cycles: Option<u64>,
    nodes: Option<u64>,
    depth: Option<u32>,
    /// The player's own estimate of the first side's chance to win.
    opinion: Option<f64>,
    /// The points after it.
    points: [i32; 2],
    /// The position string after it.
    position: String,
}

impl Event {
    /// The event of the last turn of `game`. `code` is the player's spelling; without it the
    /// canonical code is shown.
    pub fn turn(game: &Game, code: Option<Code>, elapsed: Option<Duration>, search: Search) -> Event {
        let Some(last) = game.history().last() else { return Event::Ready };
        let mut before = game.clone();
        before.undo();
        Event::Turn(Box::new(TurnTaken {
            ply: game.history().len(),
            side: last.side.index(),
            code: code.unwrap_or(encode(last.played)).to_string(),
            placed: placed_piece(last.played),
            forced: last.played == Move::Pass && legal_placements(before.position()).is_empty(),
            asked: before.prompt_due().to_bytes().escape_ascii().to_string(),
            elapsed_ms: elapsed.map(|elapsed| elapsed.as_secs_f64() * 1000.0),
            cycles: search.cycles,
            nodes: search.nodes,
            depth: search.depth,
            opinion: search.score.map(|score| match last.side {
                Side::First => chance(score),
                Side::Second => chance(-score),
            }),
            points: points(game.position()),
            position: game.position().to_string(),
        }))
    }

    /// The event of an iteration of the player to move.
    pub fn thinking(game: &Game, iteration: &Iteration, steps: &[u64; Step::ALL.len()]) -> Event {
        let mut position = *game.position();
        let score = if position.to_move() == Side::First { iteration.score } else { -iteration.score };
        let expected = |&played: &Move| {
            let side = position.to_move().index();
            position.play_unchecked(played);
            Expected { side, code: encode(played).to_string(), placed: placed_piece(played) }
        };
        Event::Thinking(Box::new(Thought {
            ply: game.history().len(),
            depth: iteration.depth,
            nodes: iteration.nodes,
            cycles: iteration.cycles,
            chance: chance(score),
            moves: iteration.moves.iter().map(expected).collect(),
            steps: STEPS.into_iter().zip(*steps).collect(),
        }))
    }

    /// The event of the judge's value after `ply` turns.
    pub fn value(opinion: &Opinion, ply: usize) -> Event {
        Event::Value { ply, chance: opinion.chance, best: opinion.best.map(|best| encode(best).to_string()) }
    }

    /// The event that begins a game from this position.
    pub fn begin_event(names: [String; 2], guests: [bool; 2], opening: &Game) -> Event {
        // The turns of the opening follow as events of their own.
        let position = Position::new(opening.position().start(Side::First));
        let starts = Side::BOTH.map(|side| position.start(side).cell());
        Event::Begun { names, guests, starts, position: position.to_string(), clock_s: None, takes_back: false }
    }

    /// The event that begins a game on the page.
    pub fn begin_event_of_order(order: &Order) -> Event {
        let guests = order.contestants.each_ref().map(Contestant::is_guest);
        let mut event = Event::begin_event(order.names.clone(), guests, &order.opening);
        if let Event::Begun { clock_s, takes_back, .. } = &mut event {
            *clock_s = order.clock.map(|clock| clock.as_secs());
            *takes_back = order.takes_back() && guests != [false, false];
        }
        event
    }

    /// The event of a game's end.
    pub fn end_event(ending: &Ending) -> Event {
        let outcome = &ending.outcome;
        Event::Ended {
            winner: outcome.winner.map(Side::index),
            points: outcome.scores,
            reason: outcome.reason.to_string(),
            detail: ending.detail.clone(),
        }
    }

    /// The event of the end of a game without a result.
    pub fn broken_off_event(position: &Position, reason: &str, detail: Option<String>) -> Event {
        Event::Ended { winner: None, points: points(position), reason: reason.to_owned(), detail }
    }
}

/// The events of an opening's turns.
pub fn opening_turns(opening: &Game) -> Vec<Event> {
    opening.way()[1..].iter().map(|game| Event::turn(game, None, None, Search::default())).collect()
}
