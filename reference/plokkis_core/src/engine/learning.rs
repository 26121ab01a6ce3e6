//! Learns the estimate's weights from games of four that play by a guess of them: how many pieces each player still came to, by least squares; and how large a lead
//! was as good as the place, by the least squared error of match points.

use super::closed::closed_region;
use super::estimate::{features, open, worth, Weights, FEATURES};
use super::reach::Ground;
use super::Engine;
use crate::players::simple::{Simple, Taste};
use crate::players::Player;
use crate::position::Position;

/// Players of a game of the contest.
const PLAYERS: usize = 4;

/// The contest's board.
const WIDTH: usize = 25;

/// What the games are played by, so that what is learnt does not depend on what was learnt before: half a piece for a cell for good, and a
/// fifth for a contested one.
const GUESS: Weights = Weights { pieces: [[0.5, 0.0], [0.2, 0.0], [0.0, 0.0], [0.0, 0.0]], spread: [0.25, 0.05, 2.0] };

/// One of so many positions is looked at: neighbours say nearly the same.
const EVERY: usize = 3;

/// Numbers to be learnt for the pieces to come.
const UNKNOWNS: usize = 2 * FEATURES;

/// A position of a game, and how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The share of the board that is open.
    pub open: f32,
    /// Cells that somebody reaches first, though others arrive soon after.
    pub contested: u32,
    /// Pieces on the board.
    pub placed: [u32; PLAYERS],
    /// What is counted of each player.
    pub features: [[f32; FEATURES]; PLAYERS],
    /// Pieces at the end.
    pub came_to: [u32; PLAYERS],
}

/// Positions of a game of the engine against itself, as long as everybody fights. All players draw their first piece by the seed, in some games also the
/// next ones, so that positions come up that nobody wants.
pub fn game(seed: u64, effort: f64) -> Vec<Sample> {
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
            samples.push(Sample::of(&position));
        }
        plies += 1;
        let option = players[turn].choose(&position);
        position.play(option);
    }
    for sample in &mut samples {
        sample.came_to = std::array::from_fn(|player| position.pieces(player));
    }
    samples
}

impl Sample {
    /// Of a game that is not over: as if nobody placed any more.
    fn of(position: &Position) -> Sample {
        let leads = Ground::of(position).leads(&mut 0);
        let placed = std::array::from_fn(|player| position.pieces(player));
        Sample {
            open: open(position),
            contested: leads.iter().map(|leads| leads.first - leads.for_good).sum(),
            placed,
            features: std::array::from_fn(|player| features(&leads[player])),
            came_to: placed,
        }
    }

    /// The leads of all pairs by these weights, and what they came to: -1, 0 or 1.
    fn pairs<'a>(&'a self, weights: &'a Weights) -> impl Iterator<Item = (f32, f32)> + 'a {
        let pieces = |player: usize| {
            let to_come = weights.pieces_to_come(&self.features[player], self.open);
            self.placed[player] as f32 + to_come
        };
        let pairs = (0..PLAYERS).flat_map(|one| (0..one).map(move |other| (one, other)));
        pairs.map(move |(one, other)| {
            let came_to = self.came_to[one].cmp(&self.came_to[other]) as i8;
            (pieces(one) - pieces(other), f32::from(came_to))
        })
    }
}

/// The weights that explain these positions best, of at least one game.
pub fn fit(samples: &[Sample]) -> Weights {
    let mut best = Weights { pieces: pieces(samples), spread: [0.0; 3] };
    let mut least = f64::INFINITY;
    for at_the_end in [0.25, 0.5, 1.0, 1.5, 2.0] {
        for contested in [0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07] {
            for more in [0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0] {
                let weights = Weights { spread: [at_the_end, contested, more], ..best };
                let error = error(samples, &weights);
                if error < least {
                    (best, least) = (weights, error);
                }
            }
        }
    }
    best
}

/// The mean squared error of what a lead is worth.
pub fn error(samples: &[Sample], weights: &Weights) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for sample in samples {
        let spread = weights.spread(sample.contested, sample.open);
        for (lead, came_to) in sample.pairs(weights) {
            sum += f64::from(came_to - worth(lead, spread)).powi(2);
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}

/// The pieces to come by least squares. Only differences between players matter, so each is taken from the mean of its position; and
/// early positions, in which nobody can know, count less.
fn pieces(samples: &[Sample]) -> [[f32; 2]; FEATURES] {
    let mut equations = [[0.0; UNKNOWNS + 1]; UNKNOWNS];
    for sample in samples {
        let open = f64::from(sample.open);
        let rows: [[f64; UNKNOWNS + 1]; PLAYERS] = std::array::from_fn(|player| {
            std::array::from_fn(|column| match column {
                UNKNOWNS => f64::from(sample.came_to[player]) - f64::from(sample.placed[player]),
                _ => f64::from(sample.features[player][column / 2]) * if column % 2 == 0 { 1.0 } else { open },
            })
        });
        // Errors have about this size.
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
    let solved = solved(equations);
    std::array::from_fn(|feature| [solved[2 * feature] as f32, solved[2 * feature + 1] as f32])
}

/// The unknowns of linear equations, by elimination; 0 for one that nothing is known of.
fn solved(mut equations: [[f64; UNKNOWNS + 1]; UNKNOWNS]) -> [f64; UNKNOWNS] {
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
pub fn text(weights: &Weights) -> String {
    let list = |numbers: &[f32]| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.3}")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let pieces: Vec<String> = weights.pieces.iter().map(|feature| list(feature)).collect();
    format!("{HEAD}    pieces: [{}],\n    spread: {},\n}};\n", pieces.join(", "), list(&weights.spread))
}

/// What `weights.rs` begins with.
const HEAD: &str = "\
//! What the estimate has learnt from games, in the form in which `plokkis learn` writes such numbers.

use super::estimate::Weights;

/// For each feature, how many pieces a cell of it is worth at the end, and how many more at the start; and the spread of a lead.
pub const WEIGHTS: Weights = Weights {
";

#[cfg(test)]
mod tests {
    use super::super::weights::WEIGHTS;
    use super::*;

    /// Positions in which it comes as these weights say, for players whose features differ from one to the next.
    fn samples(weights: &Weights) -> Vec<Sample> {
        let sample = |number: usize| {
            let open = (number % 10) as f32 / 10.0;
            let cells = |player: usize, feature: usize| ((number * 7 + player * 13 + feature * 29) * 37 % 101) as f32;
            let features = std::array::from_fn(|player| std::array::from_fn(|feature| cells(player, feature)));
            let placed = [3, 3, 2, 2];
            let to_come = |player: usize| (100.0 + weights.pieces_to_come(&features[player], open)).round() as u32;
            let came_to = std::array::from_fn(|player| placed[player] + to_come(player));
            Sample { open, contested: 50, placed, features, came_to }
        };
        (0..400).map(sample).collect()
    }

    #[test]
    fn weights_are_found_again_in_what_follows_from_them() {
        let weights = Weights { pieces: [[0.5, -0.25], [0.1, 0.2], [-0.1, 0.0], [0.3, 1.0]], spread: [0.25, 0.0, 0.0] };
        let samples = samples(&weights);
        let found = fit(&samples);
        for (found, known) in found.pieces.iter().flatten().zip(weights.pieces.iter().flatten()) {
            assert!((found - known).abs() < 0.02, "{found} {known}");
        }
        // Leads are what they seem, so that the smallest spread is best.
        assert_eq!(found.spread, weights.spread);
        assert!(
            error(&samples, &found) < 0.02 && error(&samples, &Weights { spread: [9.0, 0.0, 0.0], ..found }) > 0.02
        );
    }

    #[test]
    fn the_weights_in_use_are_as_they_were_written() {
        assert_eq!(text(&WEIGHTS), include_str!("weights.rs"));
    }

    #[test]
    fn a_game_teaches_what_each_player_came_to_and_is_the_same_again() {
        let samples = game(1, 0.001);
        assert!(samples.len() > 10 && samples == game(1, 0.001) && samples != game(2, 0.001));
        for sample in &samples {
            assert!(sample.placed.iter().zip(&sample.came_to).all(|(placed, came_to)| placed <= came_to));
            assert!(sample.open > 0.0 && sample.open < 1.0);
        }
        assert!(samples.windows(2).all(|pair| pair[0].open > pair[1].open && pair[0].came_to == pair[1].came_to));
        // The weights in use know more than weights that count pieces alone.
        let nothing = Weights { pieces: [[0.0; 2]; FEATURES], ..WEIGHTS };
        assert!(error(&samples, &WEIGHTS) < error(&samples, &nothing));
    }
}
