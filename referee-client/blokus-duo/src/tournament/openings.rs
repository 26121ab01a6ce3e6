//! Openings of a tournament: read from a file, or drawn at random, one for each pair of games.

use std::path::Path;

use duo_core::model;
use duo_core::moves::legal_placements;
use duo_core::pieces::MAX_SIZE;
use duo_core::placement::{Move, Placement};
use duo_core::player::Start;
use fastrand::Rng;
use serde::{Deserialize, Serialize};

use ::tournament::chance::mix;
use duo_players::game::Game;
use referee_client::fail::bad_input;
use referee_client::text_file;

/// The source of openings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openings {
    /// Lines of move codes, used in turn and then from the start again.
    Lines(Vec<String>),
    /// Random plies, different for each pair of games.
    Drawn {
        /// Length of an opening.
        plies: u32,
    },
}

/// Largest advantage in a drawn opening, in units of 1/400 logit: about 60 wins of 100.
const MAX_ADVANTAGE: i32 = 160;

/// Budget of the judge of random openings, in clock cycles.
const JUDGE_CYCLES: u64 = 10_000;

/// Maximum number of attempts to draw an even opening; after that the last one is used.
const MAX_ATTEMPTS: u32 = 200;

impl Openings {
    /// The opening of a pair of games, counted from 0, in a tournament with this seed.
    pub fn of_pair(&self, pair: u64, seed: u64) -> Result<Game, String> {
        match self {
            Openings::Lines(lines) => {
                let line = &lines[(pair % lines.len() as u64) as usize];
                Game::from_codes(line, Start::Five).map_err(|why| why.to_string())
            }
            &Openings::Drawn { plies } => Ok(draw_even_opening(plies, mix(seed, pair), start_of(pair))),
        }
    }

    /// Whether games begin on the empty board.
    pub fn are_none(&self) -> bool {
        *self == Openings::Drawn { plies: 0 }
    }

    /// Number of openings, if they come from a file.
    pub fn count(&self) -> Option<usize> {
        match self {
            Openings::Lines(lines) => Some(lines.len()),
            Openings::Drawn { .. } => None,
        }
    }
}

/// Start cell of a pair: both take turns.
fn start_of(pair: u64) -> Start {
    if pair.is_multiple_of(2) {
        Start::Five
    } else {
        Start::Ten
    }
}

fn draw_even_opening(plies: u32, seed: u64, start: Start) -> Game {
    if plies == 0 {
        return Game::new(start);
    }
    let mut generator = Rng::with_seed(seed);
    let mut game = random_opening(plies, start, &mut generator);
    for _ in 1..MAX_ATTEMPTS {
        if model::think(game.position(), JUDGE_CYCLES).score.abs() <= MAX_ADVANTAGE {
            break;
        }
        game = random_opening(plies, start, &mut generator);
    }
    game
}

/// Plays random moves with the largest pieces that fit.
fn random_opening(plies: u32, start: Start, generator: &mut Rng) -> Game {
    let mut game = Game::new(start);
    for _ in 0..plies {
        let legal = legal_placements(game.position());
        let large: Vec<Placement> = legal.iter().filter(|p| p.piece().size() as usize == MAX_SIZE).copied().collect();
        let drawn = generator.choice(if large.is_empty() { legal } else { large }).map_or(Move::Pass, Move::Place);
        game.play(drawn).expect("a legal move, or the pass of a side that has none");
    }
    game
}

/// Largest file of openings in bytes.
const MAX_BYTES: u64 = 16 << 20;

/// Reads a file of openings, one a line; `#` begins a comment.
pub fn read_openings(path: &Path) -> anyhow::Result<Vec<Game>> {
    let text = text_file::read_text(path, MAX_BYTES)
        .map_err(|why| bad_input(format!("cannot read {}: {why}", path.display())))?;
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let codes = line.split('#').next().unwrap_or_default().trim();
        if codes.is_empty() {
            continue;
        }
        let at = |why: &dyn std::fmt::Display| bad_input(format!("{}, line {}: {why}", path.display(), index + 1));
        let game = Game::from_codes(codes, Start::Five).map_err(|why| at(&why))?;
        if game.position().is_over() {
            return Err(at(&"the game is over"));
        }
        openings.push(game);
    }
    if openings.is_empty() {
        return Err(bad_input(format!("{} has no openings", path.display())));
    }
    Ok(openings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Player as Side;
    use std::collections::HashSet;
    use std::fs;

    #[test]
    fn random_openings_differ_are_even_and_reproducible() {
        let drawn = Openings::Drawn { plies: 4 };
        let games: Vec<Game> = (0..40).map(|pair| drawn.of_pair(pair, 7).unwrap()).collect();
        let codes: HashSet<String> = games.iter().map(Game::codes).collect();
        assert_eq!(codes.len(), 40);
        for (pair, game) in (0..).zip(&games) {
            assert_eq!(game.codes(), drawn.of_pair(pair, 7).unwrap().codes());
            assert_ne!(game.codes(), drawn.of_pair(pair, 8).unwrap().codes());
            assert_eq!((game.history().len(), game.position().start(Side::First)), (4, start_of(pair)));
            assert!(model::think(game.position(), JUDGE_CYCLES).score.abs() <= MAX_ADVANTAGE);
        }
    }

    #[test]
    fn lines_are_used_cyclically() {
        let lines = Openings::Lines(vec!["55t0".into(), "44p0 b9t6".into()]);
        let codes: Vec<String> = (0..3).map(|pair| lines.of_pair(pair, 1).unwrap().codes()).collect();
        assert_eq!(codes, ["55t0", "44p0 b9t6", "55t0"]);
        assert_eq!((lines.count(), Openings::Drawn { plies: 2 }.count()), (Some(2), None));
    }

    #[test]
    fn read_openings_accepts_a_byte_order_mark_and_cr() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("openings");
        fs::write(&path, "\u{feff}55t0\r# a remark\r44p0 b9t6\r").unwrap();
        let codes: Vec<String> = read_openings(&path).unwrap().iter().map(Game::codes).collect();
        assert_eq!(codes, ["55t0", "44p0 b9t6"]);
    }
}
