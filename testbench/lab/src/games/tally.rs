//! Counts the results of paired games.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How a game ended for us.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// 1 for a win, a half for a draw.
    pub points: f64,
    /// Our squares minus theirs.
    pub margin: f64,
}

/// The results of several pairs.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Tally {
    pub won: usize,
    pub drawn: usize,
    pub lost: usize,
    /// Mean points per game.
    pub score: f64,
    /// Standard error of the score, from the spread of the pairs: two games from one opening are
    /// not independent.
    pub error: f64,
    /// Mean margin per game.
    pub margin: f64,
    /// Openings that we won from both sides.
    pub won_twice: usize,
    /// Openings that they won from both sides. In most others the same side won both games: the
    /// opening decided, not the players.
    pub lost_twice: usize,
}

impl Tally {
    /// Counts these pairs; with fewer than two, the error is zero.
    pub fn of(pairs: &[[Game; 2]]) -> Tally {
        let games = || pairs.iter().flatten();
        let count = |points: f64| games().filter(|game| game.points == points).count();
        let twice = |points: f64| pairs.iter().filter(|pair| pair.iter().all(|game| game.points == points)).count();
        let number = pairs.len() as f64;
        let of_pairs = || pairs.iter().map(|[first, second]| (first.points + second.points) / 2.0);
        let score = of_pairs().sum::<f64>() / number;
        let variance = of_pairs().map(|points| (points - score).powi(2)).sum::<f64>() / (number - 1.0);
        Tally {
            won: count(1.0),
            drawn: count(0.5),
            lost: count(0.0),
            score,
            error: (variance / number).sqrt(),
            margin: games().map(|game| game.margin).sum::<f64>() / (2.0 * number),
            won_twice: twice(1.0),
            lost_twice: twice(0.0),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { won, drawn, lost, score, error, margin, won_twice, lost_twice } = self;
        write!(
            f,
            "{won} won, {drawn} drawn, {lost} lost: score {score:.3} ± {error:.3}, margin {margin:+.1} points; \
             from both sides of an opening {won_twice} won, {lost_twice} lost"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn error_comes_from_the_spread_of_pairs() {
        let game = |points, margin| Game { points, margin };
        // The first mover always wins, so every pair is level and the score is certain.
        let level = [[game(1.0, 4.0), game(0.0, -2.0)]; 10];
        let tally = Tally::of(&level);
        let expected = Tally { won: 10, lost: 10, score: 0.5, margin: 1.0, ..Tally::default() };
        assert_eq!(tally, expected);
        let mixed = [[game(1.0, 0.0); 2], [game(0.0, 0.0); 2], [game(0.5, 0.0); 2], [game(0.5, 0.0); 2]];
        let tally = Tally::of(&mixed);
        assert!((tally.error - (0.5_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12, "{tally}");
        assert_eq!((tally.won_twice, tally.lost_twice), (1, 1));
        let told = "2 won, 4 drawn, 2 lost: score 0.500 ± 0.204, margin +0.0 points; from both sides of an opening 1 won, 1 lost";
        assert_eq!(tally.to_string(), told);
    }
}
