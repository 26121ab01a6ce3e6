//! Learns the estimate's weights from games of four players: the pieces still to come by least
//! squares, and the value of a lead by the least squared error of match points.

use super::closed::closed_region;
use super::estimate::{features, lead_value, open_share, Weights, FEATURES};
use super::reach::Race;
use super::Engine;
use crate::players::simple::{Simple, Taste};
use crate::players::Player;
use crate::position::Position;

/// Players of a game of the contest.
const PLAYERS: usize = 4;

/// Width of the contest's board.
const WIDTH: usize = 25;

/// The weights of the players in these games. They are a guess, so that the result does not depend
/// on earlier results: half a piece for a cell held for good, a fifth for a contested one.
const GUESS: Weights = Weights { pieces: [[0.5, 0.0], [0.2, 0.0], [0.0, 0.0], [0.0, 0.0]], spread: [0.25, 0.05, 2.0] };

/// Every third position is sampled, because neighbours say nearly the same.
const EVERY: usize = 3;

/// Number of unknowns in the least squares fit.
const UNKNOWNS: usize = 2 * FEATURES;

/// A position of a game, with the game's result.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// From 0 to 1: the share of the board that is open.
    pub open: f32,
    /// Cells that one player reaches first but not for good.
    pub contested: u32,
    /// Pieces on the board.
    pub placed: [u32; PLAYERS],
    /// The features of each player.
    pub features: [[f32; FEATURES]; PLAYERS],
    /// Pieces at the end.
    pub final_pieces: [u32; PLAYERS],
}

/// Samples of a game of the engine against itself, from positions in which all players still
/// compete. The first pieces are random, in some games also the next ones, so that unusual
/// positions occur.
pub fn play_game(seed: u64, effort: f64) -> Vec<Sample> {
    let mut position = Position::new(WIDTH, PLAYERS);
    let mut drawn = Simple::new(Taste::Any, seed);
    for _ in 0..PLAYERS * (1 + seed as usize % 4) {
        let option = drawn.choose(&position);
        position.play(option);
    }
    let guessing = || Engine { weights: GUESS, ..Engine::with_effort(effort) };
    let mut players: Vec<Engine> = (0..PLAYERS).map(|_| guessing()).collect();
    let (mut samples, mut plies) = (Vec::new(), 0);
    while !position.is_over() {
        let turn = position.turn();
        let fights = |player: usize| position.can_place(player) && closed_region(&position, player).is_none();
        if plies % EVERY == 0 && (0..PLAYERS).all(fights) {
            samples.push(Sample::new(&position));
        }
        plies += 1;
        let option = players[turn].choose(&position);
        position.play(option);
    }
    for sample in &mut samples {
        sample.final_pieces = std::array::from_fn(|player| position.pieces(player));
    }
    samples
}

impl Sample {
    /// A sample with the current numbers of pieces as the result.
    fn new(position: &Position) -> Sample {
        let leads = Race::new(position).leads(&mut 0);
        let placed = std::array::from_fn(|player| position.pieces(player));
        Sample {
            open: open_share(position),
            contested: leads.iter().map(|leads| leads.first - leads.for_good).sum(),
            placed,
            features: std::array::from_fn(|player| features(&leads[player])),
            final_pieces: placed,
        }
    }

    /// For each pair of players: the estimated lead, and who had more pieces at the end (-1, 0 or
    /// 1).
    fn pairs<'a>(&'a self, weights: &'a Weights) -> impl Iterator<Item = (f32, f32)> + 'a {
        let pieces = |player: usize| {
            let to_come = weights.expected_pieces(&self.features[player], self.open);
            self.placed[player] as f32 + to_come
        };
        let pairs = (0..PLAYERS).flat_map(|one| (0..one).map(move |other| (one, other)));
        pairs.map(move |(one, other)| {
            let final_pieces = self.final_pieces[one].cmp(&self.final_pieces[other]) as i8;
            (pieces(one) - pieces(other), f32::from(final_pieces))
        })
    }
}

/// The weights with the least error on these samples, from at least one game.
pub fn fit(samples: &[Sample]) -> Weights {
    let mut best = Weights { pieces: fit_pieces(samples), spread: [0.0; 3] };
    let mut least = f64::INFINITY;
    for at_the_end in [0.25, 0.5, 1.0, 1.5, 2.0] {
        for contested in [0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07] {
            for more in [0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0] {
                let weights = Weights { spread: [at_the_end, contested, more], ..best };
                let error = mean_squared_error(samples, &weights);
                if error < least {
                    (best, least) = (weights, error);
                }
            }
        }
    }
    best
}

/// The mean squared error of the estimated value of a lead.
pub fn mean_squared_error(samples: &[Sample], weights: &Weights) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for sample in samples {
        let spread = weights.spread(sample.contested, sample.open);
        for (lead, final_pieces) in sample.pairs(weights) {
            sum += f64::from(final_pieces - lead_value(lead, spread)).powi(2);
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}

/// Fits the pieces to come by least squares. Only differences between players matter, so each
/// number is taken relative to the mean of its position. Early positions are less predictable and
/// get less weight.
fn fit_pieces(samples: &[Sample]) -> [[f32; 2]; FEATURES] {
    let mut equations = [[0.0; UNKNOWNS + 1]; UNKNOWNS];
    for sample in samples {
        let open = f64::from(sample.open);
        let rows: [[f64; UNKNOWNS + 1]; PLAYERS] = std::array::from_fn(|player| {
            std::array::from_fn(|column| match column {
                UNKNOWNS => f64::from(sample.final_pieces[player]) - f64::from(sample.placed[player]),
                _ => f64::from(sample.features[player][column / 2]) * if column % 2 == 0 { 1.0 } else { open },
            })
        });
        // The expected error is about the root of this.
        let count = (0.5 + 10.0 * open * open).powi(-2);
        let mean: [f64; UNKNOWNS + 1] =
            std::array::from_fn(|column| rows.iter().map(|row| row[column]).sum::<f64>() / PLAYERS as f64);
        for row in rows {
            let row: [f64; UNKNOWNS + 1] = std::array::from_fn(|column| row[column] - mean[column]);
            for (equation, factor) in equations.iter_mut().zip(row) {
                equation.iter_mut().zip(row).for_each(|(sum, number)| *sum += count * factor * number);
            }
        }
    }
    let solution = solve(equations);
    std::array::from_fn(|feature| [solution[2 * feature] as f32, solution[2 * feature + 1] as f32])
}

/// Solves linear equations by elimination; an undetermined unknown becomes 0.
fn solve(mut equations: [[f64; UNKNOWNS + 1]; UNKNOWNS]) -> [f64; UNKNOWNS] {
    for pivot in 0..UNKNOWNS {
        let largest =
            (pivot..UNKNOWNS).max_by(|&a, &b| equations[a][pivot].abs().total_cmp(&equations[b][pivot].abs()));
        equations.swap(pivot, largest.unwrap_or(pivot));
        let row = equations[pivot];
        if row[pivot].abs() < 1e-9 {
            continue;
        }
        for (_, other) in equations.iter_mut().enumerate().filter(|&(number, _)| number != pivot) {
            let factor = other[pivot] / row[pivot];
            other.iter_mut().zip(row).for_each(|(number, above)| *number -= factor * above);
        }
    }
    std::array::from_fn(|pivot| {
        let row = equations[pivot];
        if row[pivot].abs() < 1e-9 {
            0.0
        } else {
            row[UNKNOWNS] / row[pivot]
        }
    })
}

/// The text of `weights.rs`.
pub fn format_weights(weights: &Weights) -> String {
    let list = |numbers: &[f32]| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.3}")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let pieces: Vec<String> = weights.pieces.iter().map(|feature| list(feature)).collect();
    format!("{HEAD}    pieces: [{}],\n    spread: {},\n}};\n", pieces.join(", "), list(&weights.spread))
}

/// The beginning of `weights.rs`.
const HEAD: &str = "\
//! The learnt weights of the estimate, in the format that `plokkis learn` writes.

use super::estimate::Weights;

/// Pieces per cell of each feature (at the end, and the increase at the start), and a lead's
/// spread.
pub const WEIGHTS: Weights = Weights {
";

#[cfg(test)]
mod tests {
    use super::super::weights::WEIGHTS;
    use super::*;

    /// Samples that follow exactly from these weights, for players with different features.
    fn samples(weights: &Weights) -> Vec<Sample> {
        let sample = |number: usize| {
            let open = (number % 10) as f32 / 10.0;
            let cells = |player: usize, feature: usize| ((number * 7 + player * 13 + feature * 29) * 37 % 101) as f32;
            let features = std::array::from_fn(|player| std::array::from_fn(|feature| cells(player, feature)));
            let placed = [3, 3, 2, 2];
            let to_come = |player: usize| (100.0 + weights.expected_pieces(&features[player], open)).round() as u32;
            let final_pieces = std::array::from_fn(|player| placed[player] + to_come(player));
            Sample { open, contested: 50, placed, features, final_pieces }
        };
        (0..400).map(sample).collect()
    }

    #[test]
    fn fit_recovers_known_weights() {
        let weights = Weights { pieces: [[0.5, -0.25], [0.1, 0.2], [-0.1, 0.0], [0.3, 1.0]], spread: [0.25, 0.0, 0.0] };
        let samples = samples(&weights);
        let found = fit(&samples);
        for (found, known) in found.pieces.iter().flatten().zip(weights.pieces.iter().flatten()) {
            assert!((found - known).abs() < 0.02, "{found} {known}");
        }
        // The leads are exact, so the smallest spread is best.
        assert_eq!(found.spread, weights.spread);
        assert!(
            mean_squared_error(&samples, &found) < 0.02
                && mean_squared_error(&samples, &Weights { spread: [9.0, 0.0, 0.0], ..found }) > 0.02
        );
    }

    #[test]
    fn weights_file_has_the_format_of_learn() {
        assert_eq!(format_weights(&WEIGHTS), include_str!("weights.rs"));
    }

    #[test]
    fn samples_are_reproducible_and_contain_the_result() {
        let samples = play_game(1, 0.001);
        assert!(samples.len() > 10 && samples == play_game(1, 0.001) && samples != play_game(2, 0.001));
        for sample in &samples {
            assert!(sample
                .placed
                .iter()
                .zip(&sample.final_pieces)
                .all(|(placed, final_pieces)| placed <= final_pieces));
            assert!(sample.open > 0.0 && sample.open < 1.0);
        }
        assert!(samples
            .windows(2)
            .all(|pair| pair[0].open > pair[1].open && pair[0].final_pieces == pair[1].final_pieces));
        // The weights in use must predict better than weights that count only the pieces on the
        // board.
        let nothing = Weights { pieces: [[0.0; 2]; FEATURES], ..WEIGHTS };
        assert!(mean_squared_error(&samples, &WEIGHTS) < mean_squared_error(&samples, &nothing));
    }
}
