//! Games of the engine against itself, a fixed number of positions searched for each move.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;

use crate::contest::{Contest, CONTEST_MOVES};
use crate::features::{features, FEATURES};
use crate::position::Position;
use crate::search::{Engine, Limit, Situation, END_IN_SIGHT};
use crate::team::Team;
use crate::weights::Weights;

/// Random moves before a game.
const RANDOM_PLIES: usize = 8;

/// MiB of a player's table: so few positions need no more, and it is cleared before each game.
const MEGABYTES: usize = 1;

/// A position that somebody had on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// What is to be weighed, for whoever is to move.
    pub features: [i32; FEATURES],
    /// What came of it for whoever was to move: 1, 0, or a half for a draw.
    pub outcome: f64,
}

/// A game that was played, from where the random moves ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// All of it.
    pub contest: Contest,
    /// Who has won it.
    pub winner: Option<Team>,
}

/// Plays a game from the opening of this seed, black with the first weights.
pub fn play(weights: [&Weights; 2], nodes: u64, seed: u64) -> Game {
    let mut engines = weights.map(|weights| Engine::new(1, MEGABYTES).with_weights(*weights));
    let limit = Limit { nodes: Some(nodes), ..Limit::default() };
    let mut contest = Contest::new(opening(seed), CONTEST_MOVES);
    loop {
        if let Some((winner, _)) = contest.outcome() {
            return Game { contest, winner };
        }
        let team = contest.position().to_move();
        let situation = Situation { position: *contest.position(), plies_left: plies_left(&contest) };
        let report = engines[team as usize].think(&situation, &limit, &AtomicBool::new(false), |_| {});
        let played = report.line.first().expect("who cannot move has lost already");
        contest.play(*played);
    }
}

fn opening(seed: u64) -> Position {
    let mut rng = Rng::with_seed(seed);
    (0..RANDOM_PLIES).fold(Position::standard(), |position, _| match rng.choice(position.moves()) {
        Some(played) => position.after(played),
        None => position,
    })
}

fn plies_left(contest: &Contest) -> u32 {
    Team::BOTH.iter().map(|&team| contest.moves_left(team)).sum()
}

/// The quiet positions of a game: those in which nothing was pushed out, until the score begins to count as well.
pub fn samples(game: &Game) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut contest = Contest::new(*game.contest.start(), CONTEST_MOVES);
    for &played in game.contest.moves() {
        if plies_left(&contest) <= END_IN_SIGHT {
            break;
        }
        let position = contest.position();
        if !played.ejects() {
            let features = features(position.own(), position.other());
            let outcome = game.winner.map_or(0.5, |winner| f64::from(u8::from(winner == position.to_move())));
            samples.push(Sample { features, outcome });
        }
        contest.play(played);
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::WEIGHTS;

    #[test]
    fn a_game_ends_by_the_rules_and_is_the_same_the_next_time() {
        let game = play([&WEIGHTS; 2], 100, 3);
        assert_eq!(game, play([&WEIGHTS; 2], 100, 3));
        assert_eq!(game.contest.outcome().map(|(winner, _)| winner), Some(game.winner));
        let quiet = samples(&game);
        assert!(quiet.len() > 20 && quiet.len() <= game.contest.moves().len());
        assert!(quiet.windows(2).all(|pair| (0.0..=1.0).contains(&pair[0].outcome)));
    }

    #[test]
    fn who_knows_what_a_marble_is_worth_beats_who_does_not() {
        let mut blind = WEIGHTS;
        blind[..6].fill(0);
        for (weights, winner) in [([&WEIGHTS, &blind], Team::Black), ([&blind, &WEIGHTS], Team::White)] {
            let game = play(weights, 300, 1);
            assert_eq!(game.winner, Some(winner));
            // Whoever is to move has won or lost, in turn.
            let won = |sample: &Sample| sample.outcome == 1.0;
            assert!(samples(&game).iter().any(won) && !samples(&game).iter().all(won));
        }
    }
}
