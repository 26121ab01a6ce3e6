//! Positions of games with the network's target values.

use super::games::Game;
use crate::cells::Cells;
use crate::network::shape::{stage, UNIT};
use crate::team::Team;

/// A position from a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Marbles of the side to move.
    pub own: Cells,
    /// Marbles of the other side.
    pub other: Cells,
    /// The stage of the game, as in [`stage`].
    pub stage: u8,
    /// The search's value for the side to move.
    pub value: i16,
    /// Mean of the later values and the outcome, as a chance of winning.
    pub later: f32,
    /// The outcome for the side to move: 2 for a win, 0 for a loss, 1 for a draw.
    halves: u8,
}

impl Sample {
    /// The outcome for the side to move: 1 for a win, 0 for a loss, 0.5 for a draw.
    pub fn outcome(&self) -> f32 {
        f32::from(self.halves) / 2.0
    }
}

/// The positions in which the search chose a move that pushes nothing out. In other positions,
/// quiescence search determines the value.
///
/// `lambda` weighs what follows the next value against that value, again at each ply: with 1 only
/// the outcome follows a position, with 0 only the next value.
///
/// `score_worth` is the worth of a game that the contest's score decides because equally many
/// marbles are out: with 1 a win counts as any other, with 0 as a draw.
pub fn samples(game: &Game, lambda: f32, score_worth: f32) -> impl Iterator<Item = Sample> + '_ {
    let later = later_chances(game, lambda, score_worth);
    game.positions().zip(later).filter_map(|((position, plies_left, ply), later)| {
        let value = ply.value.filter(|_| !ply.played.ejects())?;
        let halves = game.winner.map_or(1, |winner| 2 * u8::from(winner == position.to_move()));
        let stage = stage(plies_left) as u8;
        Some(Sample { own: position.own(), other: position.other(), stage, value, later, halves })
    })
}

/// For each ply, the chance of winning for the team that moved, from what followed the ply.
fn later_chances(game: &Game, lambda: f32, score_worth: f32) -> Vec<f32> {
    let (last, _) = game.end();
    let [black, white] = Team::BOTH.map(|team| last.pushed_out(team));
    let worth = if black == white { score_worth } else { 1.0 };
    // For the team to move after the ply.
    let mut following =
        game.winner.map_or(0.5, |winner| 0.5 + if winner == last.to_move() { worth } else { -worth } / 2.0);
    let mut chances: Vec<f32> = game
        .plies
        .iter()
        .rev()
        .map(|ply| {
            let later = 1.0 - following;
            let own = ply.value.map_or(later, |value| chance(f32::from(value), UNIT));
            following = (1.0 - lambda) * own + lambda * later;
            later
        })
        .collect();
    chances.reverse();
    chances
}

/// The chance of winning for a value; `unit` is the value that multiplies the odds by e.
pub fn chance(value: f32, unit: f32) -> f32 {
    1.0 / (1.0 + (-value / unit).exp())
}

/// Log-loss of a predicted chance.
pub fn log_loss(chance: f32, outcome: f32) -> f64 {
    let chance = f64::from(chance).clamp(1e-7, 1.0 - 1e-7);
    let outcome = f64::from(outcome);
    -(outcome * chance.ln() + (1.0 - outcome) * (1.0 - chance).ln())
}

/// The unit with which the search's values predict the outcomes best.
pub fn unit(samples: &[Sample]) -> f32 {
    // Values of a win or of the contest's count tell nothing about the unit.
    let some: Vec<&Sample> = samples.iter().filter(|sample| sample.value.abs() < 2000).step_by(17).collect();
    let loss =
        |unit: f32| some.iter().map(|one| log_loss(chance(f32::from(one.value), unit), one.outcome())).sum::<f64>();
    // The loss has one minimum, so a ternary search on a logarithmic scale finds it.
    let (mut low, mut high) = (5.0_f32, 5_000.0_f32);
    while high / low > 1.01 {
        let third = (high / low).powf(1.0 / 3.0);
        if loss(low * third) < loss(high / third) {
            high /= third;
        } else {
            low *= third;
        }
    }
    (low * high).sqrt()
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::position::Position;
    use crate::search::Engine;
    use crate::tuning::games::Ply;
    use crate::tuning::self_play::play;

    #[test]
    fn samples_are_the_quiet_positions_of_a_game() {
        let game = play(&mut Engine::new(1, 1), 100, 5);
        let some: Vec<Sample> = samples(&game, 1.0, 1.0).collect();
        assert!(some.len() > 10 && some.len() < game.plies.len());
        assert!(some.iter().all(|sample| sample.later == sample.outcome()));
        let won = some.iter().filter(|sample| sample.outcome() == 1.0).count();
        assert!(game.winner.is_none() || (won > 3 && won < some.len() - 3), "{won}");
    }

    #[test]
    fn later_chances_lie_between_next_value_and_outcome() {
        let game = play(&mut Engine::new(1, 1), 100, 5);
        let next = later_chances(&game, 0.0, 1.0);
        for (index, ply) in game.plies.iter().enumerate().skip(1) {
            if let Some(value) = ply.value {
                assert_eq!(next[index - 1], 1.0 - chance(f32::from(value), UNIT));
            }
        }
        let outcomes = later_chances(&game, 1.0, 1.0);
        assert!(outcomes.windows(2).all(|two| two[0] == 1.0 - two[1]));
        assert_eq!(next.last(), outcomes.last());
        let mixed = later_chances(&game, 0.9, 1.0);
        assert!(mixed.iter().all(|chance| (0.0..=1.0).contains(chance)) && mixed != next && mixed != outcomes);
    }

    #[test]
    fn game_decided_by_the_score_has_the_given_worth() {
        let start = Position::standard();
        let played = Ply { played: start.moves()[0], value: None };
        let game = Game { winner: Some(Team::Black), plies: vec![played; 1], ..Game::new(start, 1) };
        assert_eq!(later_chances(&game, 1.0, 0.4), [0.7]);
        let mut marbles = Team::BOTH.map(|team| start.marbles(team));
        marbles[1] = marbles[1].iter().skip(1).collect();
        let ahead = Game { start: Position::new(marbles, Team::Black).unwrap(), ..game };
        assert_eq!(later_chances(&ahead, 1.0, 0.4), [1.0]);
    }

    #[test]
    fn unit_is_recovered_from_samples() {
        let mut rng = Rng::with_seed(1);
        let sample = |_| {
            let value = rng.i16(-300..300);
            let halves = 2 * u8::from(rng.f32() < chance(f32::from(value), 90.0));
            Sample { own: Cells::EMPTY, other: Cells::EMPTY, stage: 0, value, later: 0.0, halves }
        };
        let some: Vec<Sample> = (0..200_000).map(sample).collect();
        assert!((unit(&some) - 90.0).abs() < 6.0, "{}", unit(&some));
    }
}
