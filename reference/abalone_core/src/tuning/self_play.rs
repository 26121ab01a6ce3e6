//! Games of the engine against itself, with a fixed number of positions searched per move.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;

use super::games::{Game, Ply};
use crate::cells::{Cell, Cells};
use crate::contest::CONTEST_MOVES;
use crate::position::{Position, STARTS};
use crate::search::{Engine, Limit, Situation};
use crate::team::Team;

/// The version of the openings: games with other shares or ranges below are other games.
pub const OPENINGS: u32 = 3;

/// Relative frequency of each start of [`STARTS`].
const START_SHARES: [u32; STARTS.len()] = [14, 5, 1];

/// Number of random moves before a game.
const RANDOM_PLIES: std::ops::RangeInclusive<usize> = 4..=22;

/// Relative frequency of 0, 1 and 2 marbles that a team lacks at the start, so that the network
/// also learns what a lead is worth in every kind of position.
const MISSING_SHARES: [u32; 3] = [14, 4, 2];

/// One game in this many begins with fewer moves left than in the contest, so that the network also
/// learns the end on full boards.
const SHORT_ONE_IN: u32 = 5;

/// Number of plies left at the start of such a game.
const SHORT_PLIES: std::ops::RangeInclusive<u32> = 16..=180;

/// One move in this many, up to this ply, is random, so that the network also learns play after
/// mistakes.
const RANDOM_ONE_IN: u32 = 50;
const RANDOM_UNTIL: usize = 120;

/// Plays the game with this seed. If the engine is new or has been cleared, the game depends only
/// on the engine and the seed.
pub fn play(engine: &mut Engine, nodes: u64, seed: u64) -> Game {
    let limit = Limit { nodes: Some(nodes), ..Limit::default() };
    let never = AtomicBool::new(false);
    let mut rng = Rng::with_seed(seed);
    let (start, plies_left) = opening(&mut rng);
    let mut game = Game::new(start, plies_left);
    let mut situation = Situation::new(start, plies_left);
    while !Game::is_over(&situation.position, situation.plies_left) {
        let ply = if game.plies.len() < RANDOM_UNTIL && rng.u32(..RANDOM_ONE_IN) == 0 {
            let moves = situation.position.moves();
            Ply { played: moves[rng.usize(..moves.len())], value: None }
        } else {
            let report = engine.think(&situation, &limit, &never, |_| {});
            Ply { played: report.line[0], value: Some(report.value as i16) }
        };
        game.plies.push(ply);
        situation.play(ply.played);
    }
    game.winner = Game::winner(&situation.position);
    game
}

/// The start of a game, and its number of plies left.
fn opening(rng: &mut Rng) -> (Position, u32) {
    let start = STARTS[draw(rng, &START_SHARES)].1;
    let mut position: Position = start.parse().expect("the starts are well-formed");
    let random = rng.usize(RANDOM_PLIES);
    for _ in 0..random {
        if let Some(&played) = rng.choice(&position.moves()) {
            position = position.after(played);
        }
    }
    let position = remove_marbles(position, rng);
    let short = rng.u32(..SHORT_ONE_IN) == 0;
    let left = if short { rng.u32(SHORT_PLIES) } else { 2 * CONTEST_MOVES - random as u32 };
    (position, left)
}

/// Takes random marbles off the board, for each team independently.
fn remove_marbles(position: Position, rng: &mut Rng) -> Position {
    let marbles = Team::BOTH.map(|team| {
        let mut cells: Vec<Cell> = position.marbles(team).iter().collect();
        for _ in 0..draw(rng, &MISSING_SHARES) {
            cells.swap_remove(rng.usize(..cells.len()));
        }
        cells.into_iter().collect::<Cells>()
    });
    Position::new(marbles, position.to_move()).expect("fewer marbles are allowed")
}

/// Draws a place with these relative frequencies.
fn draw(rng: &mut Rng, shares: &[u32]) -> usize {
    let mut drawn = rng.u32(..shares.iter().sum::<u32>());
    let mut place = 0;
    while drawn >= shares[place] {
        drawn -= shares[place];
        place += 1;
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn self_play_ends_by_the_rules_and_repeats() {
        let game = |seed| play(&mut Engine::new(1, 1), 100, seed);
        for seed in 0..3 {
            let first = game(seed);
            assert_eq!(first, game(seed));
            let (end, left) = first.end();
            assert!(Game::is_over(&end, left), "{end} {left}");
            assert!(first.plies.iter().filter(|ply| ply.value.is_some()).count() > 10);
        }
    }

    #[test]
    fn openings_differ() {
        let mut rng = Rng::with_seed(1);
        let openings: Vec<(Position, u32)> = (0..100).map(|_| opening(&mut rng)).collect();
        let short = openings.iter().filter(|(_, left)| *left <= 180).count();
        assert!((10..50).contains(&short), "{short}");
        let missing = |team| openings.iter().filter(|(position, _)| position.marbles(team).count() < 14).count();
        assert!(Team::BOTH.iter().all(|&team| (15..60).contains(&missing(team))));
        let different: std::collections::HashSet<Position> = openings.iter().map(|(position, _)| *position).collect();
        assert!(different.len() > 95);
    }
}
