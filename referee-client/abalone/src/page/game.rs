//! A game of the page. The page keeps the moves and sends all of them with each request, so the
//! server stores nothing.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use abalone_core::cells::{Cell, Cells};
use abalone_core::contest::{score, Contest, CONTEST_MOVES};
use abalone_core::evaluation::Evaluation;
use abalone_core::moves::Move;
use abalone_core::notation;
use abalone_core::position::Position;
use abalone_core::search::DEFAULT_MEGABYTES;
use abalone_core::team::Team;
use serde::{Deserialize, Serialize};

use crate::brain::Brain;
use crate::protocol::Go;

/// The moves of a game so far.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The start: a name, or rows and team.
    start: String,
    /// The moves in the contest's notation.
    moves: Vec<String>,
}

/// The strength of the engine.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// The plain opponent.
    Easy,
    /// The engine with a tenth of a second.
    Medium,
    /// The engine with a second.
    Hard,
}

/// A position for the page, and what can be played in it.
#[derive(Debug, Serialize)]
pub struct State {
    to_move: String,
    /// The cells of black's and white's marbles.
    marbles: [Vec<String>; 2],
    /// Number of marbles that black and white have pushed out.
    out: [u32; 2],
    /// The contest's scores of black and white, which count when all moves are played.
    score: [i32; 2],
    moves_left: [u32; 2],
    /// Occupied cells that the last move has changed.
    changed: Vec<String>,
    legal: Vec<Legal>,
    over: Option<Over>,
}

/// A legal move.
#[derive(Debug, Serialize)]
struct Legal {
    text: String,
    /// The own marbles that it shifts, and where each goes.
    marbles: Vec<String>,
    to: Vec<String>,
    is_inline: bool,
}

#[derive(Debug, Serialize)]
struct Over {
    /// `None` for a draw.
    winner: Option<String>,
    reason: String,
}

impl Game {
    /// Plays the moves by the contest's rules.
    pub fn contest(&self) -> Result<Contest, String> {
        let start: Position = self.start.parse()?;
        let mut contest = Contest::new(start, CONTEST_MOVES);
        for (number, text) in (1..).zip(&self.moves) {
            if contest.outcome().is_some() {
                return Err(format!("move {number}: the game is over"));
            }
            let shown: String = text.chars().take(12).collect();
            let read = notation::read(contest.position(), text);
            contest.play(read.map_err(|why| format!("move {number}, '{}': {why}", shown.escape_debug()))?);
        }
        Ok(contest)
    }
}

impl State {
    pub fn new(contest: &Contest) -> State {
        let position = contest.position();
        let over = contest.outcome();
        let legal = if over.is_some() { Vec::new() } else { position.moves() };
        State {
            to_move: position.to_move().to_string(),
            marbles: Team::BOTH.map(|team| names(position.marbles(team))),
            out: Team::BOTH.map(|team| position.pushed_out(team)),
            score: Team::BOTH.map(|team| score(position, team)),
            moves_left: Team::BOTH.map(|team| contest.moves_left(team)),
            changed: changed(contest),
            legal: legal.into_iter().map(Legal::new).collect(),
            over: over.map(|(winner, reason)| Over {
                winner: winner.map(|team| team.to_string()),
                reason: reason.to_string(),
            }),
        }
    }
}

impl Legal {
    fn new(played: Move) -> Legal {
        let way = played.direction();
        let along = played.line().unwrap_or(way);
        let marbles: Vec<Cell> =
            std::iter::successors(Some(played.cell()), |cell| cell.step(along)).take(played.group()).collect();
        Legal {
            text: played.to_string(),
            to: marbles.iter().filter_map(|cell| cell.step(way)).map(|cell| cell.to_string()).collect(),
            marbles: marbles.iter().map(Cell::to_string).collect(),
            is_inline: played.line().is_none(),
        }
    }
}

fn names(cells: Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// The occupied cells that the last move has changed.
fn changed(contest: &Contest) -> Vec<String> {
    let Some((_, earlier)) = contest.moves().split_last() else { return Vec::new() };
    let before = earlier.iter().fold(*contest.start(), |position, &played| position.after(played));
    let now = contest.position();
    let has_changed = |cell: &Cell| now.at(*cell).is_some() && now.at(*cell) != before.at(*cell);
    Cell::all().filter(has_changed).map(|cell| cell.to_string()).collect()
}

/// The players behind the levels.
pub struct Opponents {
    engine: Brain,
}

impl Opponents {
    pub fn new(threads: usize) -> Opponents {
        Opponents { engine: Brain::engine(threads, DEFAULT_MEGABYTES, Evaluation::default()) }
    }

    /// The move of this level; an error if the game is over.
    pub fn reply(&mut self, level: Level, contest: &Contest) -> Result<String, String> {
        if contest.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let time = |milliseconds| Go { move_time: Some(Duration::from_millis(milliseconds)), ..Go::default() };
        let (brain, go) = match level {
            Level::Easy => (&mut Brain::Simple, Go::default()),
            Level::Medium => (&mut self.engine, time(100)),
            Level::Hard => (&mut self.engine, time(1000)),
        };
        let played = brain.choose(contest, &go, &AtomicBool::new(false), |_| {});
        played.map(|played| played.to_string()).ok_or_else(|| "the side to move has no legal move".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn game(moves: &[&str]) -> Game {
        Game { start: "standard".to_owned(), moves: moves.iter().map(|text| (*text).to_owned()).collect() }
    }

    #[test]
    fn state_lists_the_legal_moves_and_what_the_last_one_changed() {
        let contest = game(&["c3d3", "i9h9"]).contest().unwrap();
        let state = State::new(&contest);
        assert_eq!((state.to_move.as_str(), state.moves_left, state.out), ("black", [149, 149], [0, 0]));
        assert_eq!(state.legal.len(), contest.position().moves().len());
        assert!(state.changed == ["g9"] && state.over.is_none(), "{state:?}");
        for legal in &state.legal {
            assert_eq!(legal.marbles.len(), legal.to.len(), "{legal:?}");
            assert!(legal.marbles.iter().all(|cell| state.marbles[0].contains(cell)), "{legal:?}");
            assert!(notation::read(contest.position(), &legal.text).is_ok(), "{legal:?}");
        }
        let texts: BTreeSet<&str> = state.legal.iter().map(|legal| legal.text.as_str()).collect();
        assert_eq!(texts.len(), state.legal.len());
    }

    #[test]
    fn wrong_moves_are_refused_with_their_number() {
        for (moves, why) in [
            (&["c3d3", "c3d3"][..], "move 2, 'c3d3': "),
            (&["\u{1b}[2J and more than that"], r"move 1, '\u{1b}[2J and mor': "),
        ] {
            let refused = game(moves).contest().unwrap_err();
            assert!(refused.starts_with(why), "{refused}");
        }
        let nowhere = Game { start: "nowhere".to_owned(), moves: Vec::new() };
        assert!(nowhere.contest().is_err());
    }

    #[test]
    fn every_level_answers_with_a_legal_move_until_the_game_is_over() {
        let mut opponents = Opponents::new(1);
        let contest = game(&[]).contest().unwrap();
        for level in [Level::Easy, Level::Medium] {
            let reply = opponents.reply(level, &contest).unwrap();
            assert!(notation::read(contest.position(), &reply).is_ok(), "{level:?}: {reply}");
        }
        let start = "wwwww/www.../......./......../........./......../..bbb../bbbbbb/bbbbb w".to_owned();
        let over = |moves| Game { start: start.clone(), moves };
        let contest = over(Vec::new()).contest().unwrap();
        assert_eq!(opponents.reply(Level::Easy, &contest).unwrap_err(), "the game is over");
        let state = State::new(&contest);
        assert_eq!((state.legal.len(), state.over.unwrap().winner.as_deref()), (0, Some("black")));
        assert_eq!(over(vec!["i5h5".to_owned()]).contest().unwrap_err(), "move 1: the game is over");
    }
}
