//! The samples of a game: positions after a move, with their values in hindsight.

use duo_core::evaluation::{Differences, Evaluation, Weights, FREEDOM};
use duo_core::perspective::Perspective;
use duo_core::player::{Player, Start};
use duo_core::position::Position;

use super::game::Game;

/// Number of inputs of the weights without the tempo: cells and the sets of [`FREEDOM`].
pub const INPUTS: usize = 1 + FREEDOM.len();

/// Units of a score per logit.
pub const UNITS_PER_LOGIT: f64 = 400.0;

/// Positions before this ply, where a side has no stone, are skipped.
const FIRST_PLY: u32 = 2;

/// A position after a move, seen by the side that made it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Turns taken.
    pub ply: u8,
    /// The evaluation's differences, cells first.
    pub inputs: [f64; INPUTS],
    /// The game's outcome for the mover, 1 for a win; `None` if random moves follow.
    pub outcome: Option<f64>,
    /// The mover's chance to win, by the search of this position.
    pub expected: Option<f64>,
}

impl Sample {
    /// The target of the fit: the outcome with this share, the rest from the search, or whichever
    /// is known.
    pub fn target(&self, outcome_share: f64) -> Option<f64> {
        match (self.outcome, self.expected) {
            (Some(outcome), Some(expected)) => Some(outcome_share * outcome + (1.0 - outcome_share) * expected),
            (known, None) | (None, known) => known,
        }
    }

    /// The sample for an evaluation: inputs that it does not use are zero.
    pub fn counted_by(mut self, evaluation: Evaluation) -> Sample {
        for (input, counts) in self.inputs[1..].iter_mut().zip(evaluation.counts()) {
            *input *= f64::from(u8::from(counts));
        }
        self
    }

    /// The score under these weights by ply, unlimited.
    pub fn score(&self, weights: &[Weights]) -> f64 {
        let Weights { tempo, cells, freedom } = weights[usize::from(self.ply).min(weights.len() - 1)];
        let freedom = self.inputs[1..].iter().zip(freedom).map(|(input, weight)| input * f64::from(weight));
        f64::from(tempo) + self.inputs[0] * f64::from(cells) + freedom.sum::<f64>()
    }
}

/// The chance to win with a score.
pub fn chance(score: f64) -> f64 {
    1.0 / (1.0 + (-score / UNITS_PER_LOGIT).exp())
}

/// The inputs of a position, seen by the side that has just moved.
fn inputs(mover: &Perspective) -> [f64; INPUTS] {
    let Differences { cells, freedom } = Differences::of(mover);
    std::array::from_fn(|index| f64::from(if index == 0 { cells } else { freedom[index - 1] }))
}

/// All samples of a game.
pub fn of_game(game: &Game) -> Vec<Sample> {
    let mut samples = Vec::new();
    let settled = game.turns.iter().rposition(|turn| turn.random).unwrap_or(0);
    let mut position = Position::new(Start::Five);
    for (index, turn) in game.turns.iter().enumerate() {
        let mover = position.to_move();
        position.play_unchecked(turn.played);
        if position.is_over() {
            break;
        }
        if position.ply() < FIRST_PLY {
            continue;
        }
        let margin = if mover == Player::First { game.margin } else { -game.margin };
        let outcome = (f64::from(margin.signum()) + 1.0) / 2.0;
        let value_to_next = game.turns.get(index + 1).and_then(|next| next.value);
        samples.push(Sample {
            ply: position.ply() as u8,
            inputs: inputs(&Perspective::from(&position).with_sides_swapped()),
            outcome: (index >= settled).then_some(outcome),
            expected: value_to_next.map(|value| chance(-f64::from(value))),
        });
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::facts;

    #[test]
    fn inputs_times_weights_are_the_evaluation() {
        let known = facts::games().next().unwrap();
        let game = Game::parse(&format!("{}\t{}", known.margin, known.moves)).unwrap();
        let mut position = Position::new(Start::Five);
        position.play_unchecked(game.turns[0].played);
        for (turn, sample) in game.turns[1..].iter().zip(of_game(&game)) {
            for evaluation in [Evaluation::Whole, Evaluation::Small] {
                let score = evaluation.leaf(&Perspective::from(&position), turn.played).score;
                assert_eq!(sample.counted_by(evaluation).score(evaluation.weights()), f64::from(score));
            }
            position.play_unchecked(turn.played);
        }
    }

    #[test]
    fn sample_has_the_outcome_and_the_search_value() {
        let game = Game::parse("12\t54o0 abq1 84n0 dck3\t. -400 400! -4000").unwrap();
        let samples = of_game(&game);
        let seen: Vec<_> = samples.iter().map(|sample| (sample.ply, sample.outcome, sample.expected)).collect();
        assert_eq!(seen[0], (2, None, Some(chance(-400.0))));
        assert_eq!(seen[1], (3, Some(1.0), Some(chance(4000.0))));
        assert_eq!(seen[2], (4, Some(0.0), None));
        assert_eq!(samples[1].target(0.5), Some(0.5 + 0.5 * chance(4000.0)));
        assert_eq!(samples[2].target(0.5), Some(0.0));
    }
}
