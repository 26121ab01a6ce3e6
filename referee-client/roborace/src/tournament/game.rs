//! The game of a tournament: every player plays the maps alone, in each round with the same hands.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use ::tournament::chance::mix;
use ::tournament::entrant::Entrant;
use ::tournament::game::{self as common, settings_of, Matchup, Need, Played, Program, Session};
use ::tournament::live::Frame;
use ::tournament::plan::Plan;
use ::tournament::results::Outcome;
use ::tournament::scoring::{Column, Points, Scoring, Summary};
use referee_client::fail::bad_input;
use referee_client::suggestion::did_you_mean;
use referee_client::whole_file::write_file;
use roborace_core::choice::{best_moves, nearest_moves};
use roborace_core::distance::Distances;
use roborace_core::hands::deal;
use roborace_core::map::Map;
use roborace_core::moves::{trace, Move, State};
use roborace_core::robot::Pose;
use roborace_core::solution::Solution;
use serde_json::Value;

use super::settings::{Options, Settings};
use crate::picture::svg;
use crate::protocol::End;
use crate::server::log::{self, Log};

/// A game with more rounds does not reach the treasure.
const MAX_ROUNDS: usize = 1000;

/// The reason of a game that reached the treasure.
const TREASURE: &str = "treasure";

/// The program.
pub struct RoboRace;

/// A player of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    /// Plays by the solution.
    Best,
    /// Always moves as near to the treasure as possible.
    Distance,
}

impl Player {
    fn parse(text: &str) -> Result<Player, String> {
        match text {
            "best" => Ok(Player::Best),
            "distance" => Ok(Player::Distance),
            _ => Err(format!(
                "there is no player '{text}': use best, distance, or NAME=judge for a team of a server{}",
                did_you_mean(text, &["best", "distance"])
            )),
        }
    }
}

/// A treasure is worth a point. The tie-break is the number of moves saved against the best play's
/// expectation, summed over all treasures.
fn scoring() -> Scoring {
    let column = |figure: &str, head: &str, of, digits| Column {
        figure: figure.to_owned(),
        head: head.to_owned(),
        of,
        unit: String::new(),
        digits,
    };
    Scoring::Points(Points {
        fewest: false,
        tie_breaks: vec![column("ahead", "moves ahead of par", Summary::Sum, 2)],
        shown: vec![column("moves", "moves each", Summary::Mean, 2), column("rounds", "rounds", Summary::Sum, 0)],
    })
}

impl Program for RoboRace {
    const NAME: &'static str = "roborace";
    const PLAYER: &'static str =
        "A player as [NAME=]P: best or distance; NAME=judge for a team on a server, whose games `tournament served` enters";
    const EXAMPLES: [&'static str; 2] = ["best", "near=distance"];
    const SEATS: &'static [usize] = &[1];
    type Options = Options;

    fn check(player: &Entrant) -> Result<(), String> {
        Player::parse(player.player()).map(drop)
    }

    fn settings(options: &Options, _players: &[Entrant]) -> anyhow::Result<common::Settings> {
        let settings = Settings::new(options)?;
        let rounds = Some(settings.maps.len() as u64);
        let Value::Object(values) = serde_json::to_value(&settings)? else { return Ok(common::Settings::default()) };
        Ok(common::Settings { values, scoring: scoring(), rounds })
    }

    fn game(plan: &Plan, _threads: usize) -> anyhow::Result<Box<dyn common::Game>> {
        Ok(Box::new(Rules::new(plan)?))
    }
}

/// The game with a plan's settings.
pub struct Rules {
    settings: Settings,
    courses: Vec<(Map, Pose)>,
    /// The solution of each map, computed on demand.
    solved: Vec<Mutex<Option<Arc<Solution>>>>,
}

impl Rules {
    /// Builds the game of a plan.
    pub fn new(plan: &Plan) -> anyhow::Result<Rules> {
        let settings: Settings = settings_of(plan)?;
        let courses = settings.maps.iter().map(|map| map.read()).collect::<anyhow::Result<Vec<_>>>()?;
        if courses.is_empty() {
            return Err(bad_input("a tournament needs maps"));
        }
        let solved = courses.iter().map(|_| Mutex::new(None)).collect();
        Ok(Rules { settings, courses, solved })
    }

    /// The map of a round, from 0, and the number of earlier rounds on it.
    pub fn course(&self, round: u32) -> (usize, usize) {
        let round = round as usize;
        (round % self.courses.len(), round / self.courses.len())
    }

    /// Number of maps.
    pub fn courses(&self) -> usize {
        self.courses.len()
    }

    /// A map with its start.
    pub fn map(&self, course: usize) -> &(Map, Pose) {
        &self.courses[course]
    }

    fn solution(&self, course: usize) -> Arc<Solution> {
        let mut solved = self.solved[course].lock().unwrap_or_else(PoisonError::into_inner);
        let solve = || Arc::new(Solution::new(&self.courses[course].0, self.settings.hands.into()));
        solved.get_or_insert_with(solve).clone()
    }

    /// The result of a finished game on this map. The error says that it is unfinished.
    pub fn outcome(&self, course: usize, log: &Log) -> Result<Outcome, String> {
        let end = log.end.ok_or("the game is not over")?;
        let (map, start) = &self.courses[course];
        let moves = log.moves_to_treasure();
        let value = self.solution(course).value(map, *start);
        // A game without a treasure is neither ahead nor behind.
        let ahead = moves.map_or(0.0, |moves| value.expected_moves - moves as f64);
        let mut outcome = Outcome {
            winner: moves.map(|_| 0),
            scores: vec![moves.map_or(0, |moves| moves as i64)],
            reason: if moves.is_some() { TREASURE.to_owned() } else { end.description() },
            points: Some(vec![f64::from(u8::from(moves.is_some()))]),
            ..Outcome::default()
        };
        outcome.figures.insert("ahead".to_owned(), vec![ahead]);
        if let Some(moves) = moves {
            outcome.figures.insert("moves".to_owned(), vec![moves as f64]);
            outcome.figures.insert("rounds".to_owned(), vec![log.round_count() as f64]);
        }
        Ok(outcome)
    }
}

impl common::Game for Rules {
    fn record_extension(&self) -> &'static str {
        "txt"
    }

    fn need(&self, player: &Entrant) -> anyhow::Result<Need> {
        Player::parse(player.player()).map(|_| Need::Processor).map_err(bad_input)
    }

    fn admit(&self, player: &Entrant) -> anyhow::Result<()> {
        Player::parse(player.player()).map(drop).map_err(bad_input)
    }

    fn play(&self, matchup: &Matchup, session: &mut Session) -> anyhow::Result<Played> {
        session.begin();
        let [player] = &matchup.players[..] else { return Err(bad_input("RoboRace has one player per game")) };
        let (course, _) = self.course(matchup.slot.round);
        let (map, start) = &self.courses[course];
        let (solution, distances) = (self.solution(course), Distances::new(map));
        let kind = Player::parse(player.player()).map_err(bad_input)?;
        let choose = |pose: Pose, hand: &[Move]| match kind {
            Player::Best => best_moves(map, &solution, pose, hand).0,
            Player::Distance => nearest_moves(map, &distances, pose, hand),
        };
        // All players have the same hands in a round.
        let mut random = fastrand::Rng::with_seed(mix(matchup.plan.seed, matchup.slot.round.into()));
        let mut text = log::header(map, *start, Some(player.name()), Some(&self.settings.maps[course].name));
        let (mut pose, mut moves) = (*start, 0);
        let mut end = End::TooLong;
        for round in 1..=MAX_ROUNDS {
            let hand = deal(self.settings.hands.into(), &mut |below| random.usize(..below));
            let five = choose(pose, &hand);
            let states = trace(map, pose, &five);
            moves += states.len();
            text += &log::round_text(&hand, &five, states.last());
            session.live.show(|| frame(map, round, pose, &five, &states));
            match states.last() {
                Some(&State::At(next)) => pose = next,
                Some(State::Won) => {
                    end = End::Won(moves);
                    break;
                }
                Some(&State::Lost(crash)) => {
                    end = End::Lost(crash);
                    break;
                }
                // After five moves there is always a state.
                None => break,
            }
        }
        text += &log::end_text(end);
        write_file(&session.record, &text)?;
        let log = Log::parse(&text).ok_or_else(|| anyhow::anyhow!("the record does not read back"))?;
        let outcome = self.outcome(course, &log).map_err(anyhow::Error::msg)?;
        Ok(Played::Over(Box::new(outcome)))
    }

    fn frames(&self, record: &Path) -> anyhow::Result<Vec<Frame>> {
        let at = |why: &dyn std::fmt::Display| bad_input(format!("cannot read {}: {why}", record.display()));
        let log = Log::read(record).ok_or_else(|| at(&"it is not a game's file"))?;
        let traces = log.traces();
        let begin = frame(&log.map, 0, log.start, &[], &[]);
        let rounds =
            (1..).zip(&traces).map(|(round, (from, moves, states))| frame(&log.map, round, *from, moves, states));
        Ok(std::iter::once(begin).chain(rounds).collect())
    }

    fn rule(&self, reason: &str) -> Option<String> {
        if reason == TREASURE {
            return Some("R5: the treasure passed, even in mid-move, wins at once".to_owned());
        }
        let rule = match End::from_reason(reason)? {
            End::TooLong => "a game of more than 1000 rounds does not reach the treasure",
            End::Late => "R11: a round takes no longer than the server allows",
            End::Lost(_) => "R4: a hole or the edge, even in mid-move, loses",
            _ => return None,
        };
        Some(rule.to_owned())
    }
}

/// The frame after a round, with its path.
fn frame(map: &Map, round: usize, from: Pose, moves: &[Move], states: &[State]) -> Frame {
    let goes_on = matches!(states.last(), None | Some(State::At(_)));
    Frame {
        turn: round as u32,
        to_move: goes_on.then_some(0),
        scores: vec![round as i64],
        text: Move::letters(moves),
        chances: None,
        svg: svg(map, from, states),
    }
}
