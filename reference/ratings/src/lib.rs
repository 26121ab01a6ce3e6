//! Ratings: the strengths under which the results are most likely, with their errors.
//!
//! The model is the usual one (Bradley and Terry; Elo): a player that is `d` Elo stronger expects 1
//! / (1 + 10^(-d/400)) points a game, and a draw is half a point. Newton's method finds the most
//! likely strengths.
//!
//! Both games of a pair start from one opening, so they are not independent. The errors are
//! therefore computed from pairs: the spread of the pairs' points around their expectation, carried
//! over to the ratings (Huber's "sandwich" estimator). Between two players this is the pentanomial
//! error. With few pairs the spread is unreliable; then the errors are those of independent games,
//! which are rather too large.

/// Elo per unit of the natural logarithm of the odds.
const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// Number of standard deviations on either side of the mean that contain 95 % of cases.
const Z_95: f64 = 1.959_963_984_540_054;

/// Minimum number of pairs whose spread gives reliable errors.
const ENOUGH_PAIRS: u64 = 10;

/// The games of a pair between two players.
#[derive(Clone, Copy, Debug)]
pub struct Encounter {
    /// The two players.
    pub players: [usize; 2],
    /// The first player's points.
    pub points: f64,
    /// Number of games.
    pub games: f64,
}

/// A player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo above the anchor, or above the mean of all players.
    pub elo: f64,
    /// Half-width of the 95 % interval. The anchor has none.
    pub error: Option<f64>,
}

/// The source of the errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorsFrom {
    /// The spread of the pairs' points.
    Pairs,
    /// Single games, as if they were independent.
    Games,
}

/// The ratings of all players.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// By player.
    pub of: Vec<Rating>,
    /// The source of the errors.
    pub errors_from: ErrorsFrom,
    /// Whether a drawn game was added to each pairing, because some strength would be infinite
    /// otherwise.
    pub draws_added: bool,
}

/// Rates players by their games. `pairings` are the plan's pairings, which connect all players.
pub fn rate(players: usize, encounters: &[Encounter], pairings: &[[usize; 2]], anchor: Option<usize>) -> Ratings {
    let draws_added = !is_finite(players, encounters);
    let draw = |&players: &[usize; 2]| Encounter { players, points: 0.5, games: 1.0 };
    let added = pairings.iter().map(draw).filter(|_| draws_added);
    let all: Vec<Encounter> = encounters.iter().copied().chain(added).collect();
    let strengths = most_likely(players, &all);
    let enough = (0..players).all(|player| {
        let pairs = encounters.iter().filter(|met| met.players.contains(&player) && met.games > 1.0);
        pairs.count() as u64 >= ENOUGH_PAIRS
    });
    let errors_from = if enough && !draws_added { ErrorsFrom::Pairs } else { ErrorsFrom::Games };
    let covariance = covariance(&strengths, &all, errors_from);
    let rating = |player: usize| match anchor {
        Some(anchor) if anchor == player => Rating { elo: 0.0, error: None },
        Some(anchor) => {
            let variance = covariance[player][player] + covariance[anchor][anchor] - 2.0 * covariance[player][anchor];
            Rating { elo: ELO_PER_LOGIT * (strengths[player] - strengths[anchor]), error: Some(error(variance)) }
        }
        None => Rating { elo: ELO_PER_LOGIT * strengths[player], error: Some(error(covariance[player][player])) },
    };
    Ratings { of: (0..players).map(rating).collect(), errors_from, draws_added }
}

/// The expected points per game of a player who is `elo` stronger than its opponent.
pub fn expected_points(elo: f64) -> f64 {
    logistic(elo / ELO_PER_LOGIT)
}

fn logistic(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

fn error(variance: f64) -> f64 {
    ELO_PER_LOGIT * Z_95 * variance.max(0.0).sqrt()
}

/// Whether all strengths are finite: no group of players took all points from the rest.
fn is_finite(players: usize, encounters: &[Encounter]) -> bool {
    let reaches_all = |scored_against: &dyn Fn(&Encounter) -> [Option<[usize; 2]>; 2]| {
        let edges: Vec<[usize; 2]> = encounters.iter().flat_map(scored_against).flatten().collect();
        let mut reached = vec![false; players];
        reached[0] = true;
        for _ in 1..players {
            for &[from, to] in &edges {
                reached[to] |= reached[from];
            }
        }
        reached.into_iter().all(|reached| reached)
    };
    let gave = |met: &Encounter| {
        let [a, b] = met.players;
        [(met.points > 0.0).then_some([a, b]), (met.points < met.games).then_some([b, a])]
    };
    let took = |met: &Encounter| gave(met).map(|edge| edge.map(|[from, to]| [to, from]));
    reaches_all(&gave) && reaches_all(&took)
}

/// The strengths with mean 0, in natural logarithms of the odds.
fn most_likely(players: usize, encounters: &[Encounter]) -> Vec<f64> {
    const ITERATIONS: usize = 200;
    let mut strengths = vec![0.0; players];
    for _ in 0..ITERATIONS {
        let mut slope = vec![0.0; players];
        for met in encounters {
            let [a, b] = met.players;
            let surplus = surplus(&strengths, met);
            slope[a] += surplus;
            slope[b] -= surplus;
        }
        let inverse = inverse(information(&strengths, encounters));
        let steps: Vec<f64> = inverse.iter().map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum()).collect();
        // Limit the step, which may be too long far from the solution.
        steps.iter().zip(&mut strengths).for_each(|(step, strength): (&f64, _)| *strength += step.clamp(-1.0, 1.0));
        if steps.iter().all(|step| step.abs() < 1e-12) {
            break;
        }
    }
    strengths
}

/// The first player's points above expectation.
fn surplus(strengths: &[f64], met: &Encounter) -> f64 {
    let [a, b] = met.players;
    met.points - met.games * logistic(strengths[a] - strengths[b])
}

/// Fisher's information about the strengths. Only differences are determined, so the mean's
/// information is set to 1.
fn information(strengths: &[f64], encounters: &[Encounter]) -> Vec<Vec<f64>> {
    let mut information = vec![vec![1.0; strengths.len()]; strengths.len()];
    for met in encounters {
        let [a, b] = met.players;
        let expected = logistic(strengths[a] - strengths[b]);
        let weight = met.games * expected * (1.0 - expected);
        information[a][a] += weight;
        information[b][b] += weight;
        information[a][b] -= weight;
        information[b][a] -= weight;
    }
    information
}

/// Covariance matrix of the strengths.
fn covariance(strengths: &[f64], encounters: &[Encounter], errors_from: ErrorsFrom) -> Vec<Vec<f64>> {
    let players = strengths.len();
    let inverse = inverse(information(strengths, encounters));
    let mut spread = vec![vec![0.0; players]; players];
    let count = encounters.len() as f64;
    for met in encounters {
        let [a, b] = met.players;
        let variance = match errors_from {
            ErrorsFrom::Pairs => surplus(strengths, met).powi(2) * count / (count - 1.0),
            ErrorsFrom::Games => {
                let expected = logistic(strengths[a] - strengths[b]);
                met.games * expected * (1.0 - expected)
            }
        };
        spread[a][a] += variance;
        spread[b][b] += variance;
        spread[a][b] -= variance;
        spread[b][a] -= variance;
    }
    product(&product(&inverse, &spread), &inverse)
}

fn product(a: &[Vec<f64>], b: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let cell = |row: &[f64], column: usize| row.iter().zip(b).map(|(value, other)| value * other[column]).sum();
    a.iter().map(|row| (0..b.len()).map(|column| cell(row, column)).collect()).collect()
}

/// Inverse of a symmetric positive definite matrix (Gauss-Jordan).
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|i| (0..size).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for side in [&mut matrix, &mut inverse] {
            side[pivot].iter_mut().for_each(|value| *value /= scale);
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for side in [&mut matrix, &mut inverse] {
                let pivot_row = side[pivot].clone();
                side[row].iter_mut().zip(pivot_row).for_each(|(value, other)| *value -= factor * other);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encounter(players: [usize; 2], points: f64) -> Encounter {
        Encounter { players, points, games: 2.0 }
    }

    /// Pairs between players 0 and 1: one count for each score from 0 to 2 points.
    fn pairs(counts: [usize; 5]) -> Vec<Encounter> {
        let of_score = |(score, count): (usize, usize)| vec![encounter([0, 1], score as f64 / 2.0); count];
        counts.into_iter().enumerate().flat_map(of_score).collect()
    }

    fn is_close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-6 * b.abs().max(1.0)
    }

    #[test]
    fn rating_of_two_players_is_the_textbook_formula() {
        let counts = [5, 10, 30, 20, 15];
        let ratings = rate(2, &pairs(counts), &[[0, 1]], Some(1));
        let n: usize = counts.iter().sum();
        let share = |k: usize| k as f64 / 4.0;
        let mean: f64 = counts.iter().enumerate().map(|(k, &c)| share(k) * c as f64).sum::<f64>() / n as f64;
        let variance: f64 =
            counts.iter().enumerate().map(|(k, &c)| (share(k) - mean).powi(2) * c as f64).sum::<f64>() / (n - 1) as f64;
        let elo = -400.0 * (1.0 / mean - 1.0).log10();
        // The derivative of Elo by the share of points.
        let slope = 400.0 / std::f64::consts::LN_10 / (mean * (1.0 - mean));
        let error = 1.959964 * slope * (variance / n as f64).sqrt();
        assert!(is_close(ratings.of[0].elo, elo), "{} {elo}", ratings.of[0].elo);
        assert!(is_close(ratings.of[0].error.unwrap(), error), "{:?} {error}", ratings.of[0].error);
        assert_eq!(ratings.of[1], Rating { elo: 0.0, error: None });
        assert_eq!((ratings.errors_from, ratings.draws_added), (ErrorsFrom::Pairs, false));
    }

    #[test]
    fn rate_recovers_known_strengths() {
        let elos = [150.0, 40.0, -60.0, -130.0];
        let mut encounters = Vec::new();
        for a in 0..4 {
            for b in a + 1..4 {
                encounters.push(Encounter {
                    players: [a, b],
                    points: 1e4 * expected_points(elos[a] - elos[b]),
                    games: 1e4,
                });
            }
        }
        let pairings: Vec<[usize; 2]> = encounters.iter().map(|met| met.players).collect();
        let ratings = rate(4, &encounters, &pairings, None);
        for (rating, elo) in ratings.of.iter().zip(elos) {
            assert!(is_close(rating.elo, elo), "{rating:?} {elo}");
        }
        let anchored = rate(4, &encounters, &pairings, Some(3));
        assert!(is_close(anchored.of[0].elo, 280.0));
        assert!(anchored.of[0].error.unwrap() > ratings.of[0].error.unwrap());
    }

    #[test]
    fn error_from_pairs_covers_the_truth_in_95_percent_of_cases() {
        // The games of a pair depend on each other: the opening favours one side.
        let mut generator = fastrand::Rng::with_seed(5);
        let mut held = 0;
        for _ in 0..1000 {
            let encounters: Vec<Encounter> = (0..100)
                .map(|_| {
                    let favour = if generator.bool() { 200.0 } else { -200.0 };
                    let wins = [favour, -favour].map(|favour| generator.f64() < expected_points(35.0 + favour));
                    encounter([0, 1], wins.map(|won| f64::from(u8::from(won))).iter().sum())
                })
                .collect();
            let Rating { elo, error } = rate(2, &encounters, &[[0, 1]], Some(1)).of[0];
            let truth = -400.0 * (2.0 / (expected_points(235.0) + expected_points(-165.0)) - 1.0).log10();
            held += u32::from((elo - truth).abs() <= error.unwrap());
        }
        assert!((930..=970).contains(&held), "{held}");
    }

    #[test]
    fn player_who_lost_all_games_has_a_finite_rating() {
        let ratings = rate(
            3,
            &[encounter([0, 1], 2.0), encounter([0, 2], 2.0), encounter([1, 2], 1.0)],
            &[[0, 1], [0, 2], [1, 2]],
            None,
        );
        assert!(ratings.draws_added);
        assert_eq!(ratings.errors_from, ErrorsFrom::Games);
        assert!(ratings.of[0].elo > 100.0 && ratings.of[0].elo < 1000.0, "{:?}", ratings.of[0]);
        assert!(ratings.of[0].error.unwrap() > 100.0);
        assert!(is_close(ratings.of[1].elo, ratings.of[2].elo));
        // This is also true before the first game.
        let none = rate(2, &[], &[[0, 1]], Some(1));
        assert!(is_close(none.of[0].elo, 0.0) && none.of[0].error.unwrap() > 300.0);
    }

    #[test]
    fn errors_come_from_games_until_there_are_ten_pairs() {
        let few = rate(2, &pairs([0, 0, 9, 0, 0]), &[[0, 1]], Some(1));
        assert_eq!(few.errors_from, ErrorsFrom::Games);
        assert!(few.of[0].error.unwrap() > 100.0);
        let enough = rate(2, &pairs([0, 0, 10, 0, 0]), &[[0, 1]], Some(1));
        assert_eq!(enough.errors_from, ErrorsFrom::Pairs);
        assert!(enough.of[0].error.unwrap() < 1e-6);
    }
}
