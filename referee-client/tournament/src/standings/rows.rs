//! Totals of a player's games.

use std::collections::BTreeMap;

use crate::draw::points::Tally;
use crate::results::GameResult;
use crate::scoring::Column;
use crate::state::State;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games lost.
    pub lost: u64,
}

impl Score {
    /// Counts a game of two by the points of this side and the other. A double forfeit counts as a
    /// loss.
    pub fn add(&mut self, own: f64, other: f64, is_void: bool) {
        match own.total_cmp(&other) {
            std::cmp::Ordering::Greater => self.won += 1,
            std::cmp::Ordering::Equal if !is_void => self.drawn += 1,
            _ => self.lost += 1,
        }
    }

    /// Number of games.
    pub fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Share of the points, if there were games.
    pub fn share(self) -> Option<f64> {
        (self.games() > 0).then(|| (self.won as f64 + self.drawn as f64 / 2.0) / self.games() as f64)
    }
}

/// Totals of a player's games.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// The player's index.
    pub player: usize,
    /// Points and tie-breaks.
    pub tally: Tally,
    /// Points of each game.
    pub points: Vec<f64>,
    /// In games of two: won, drawn and lost.
    pub score: Score,
    /// Games lost for a reason other than the score, by reason.
    pub forfeits: BTreeMap<String, u64>,
    /// Figures of all games, by name.
    pub figures: BTreeMap<String, Vec<f64>>,
}

/// Number of standard deviations on either side of the mean that contain about 95 % of cases.
const Z_95: f64 = 1.96;

impl Row {
    /// Totals of this player's games among these results.
    pub fn of(state: &State, player: usize, results: &[&GameResult]) -> Row {
        let name = state.players()[player].name();
        let own: Vec<(&GameResult, usize)> = results
            .iter()
            .filter_map(|result| Some((*result, result.players.iter().position(|one| one == name)?)))
            .collect();
        let mut row =
            Row { player, tally: Tally::of(state, name, own.iter().map(|(result, _)| *result)), ..Row::default() };
        for (result, seat) in own {
            row.points.push(result.points(seat));
            if result.players.len() == 2 {
                row.score.add(result.points(seat), result.points(1 - seat), result.outcome.is_void());
            }
            if let Some(fault) = result.outcome.fault(seat) {
                *row.forfeits.entry(fault.to_owned()).or_default() += 1;
            }
            for (figure, values) in &result.outcome.figures {
                row.figures.entry(figure.clone()).or_default().extend(values.get(seat));
            }
        }
        row
    }

    /// All points. Without games they are 0.0, where `sum` alone is -0.0.
    pub fn total(&self) -> f64 {
        0.0 + self.points.iter().sum::<f64>()
    }

    /// Mean points per game.
    pub fn mean(&self) -> Option<f64> {
        (!self.points.is_empty()).then(|| self.total() / self.points.len() as f64)
    }

    /// Half-width of the 95 % interval of the mean; `None` for a single game.
    pub fn half_width(&self) -> Option<f64> {
        let (count, mean) = (self.points.len() as f64, self.mean()?);
        let squares: f64 = self.points.iter().map(|points| (points - mean).powi(2)).sum();
        (count > 1.0).then(|| Z_95 * (squares / (count - 1.0) / count).sqrt())
    }

    /// The figures of a column.
    pub fn figures(&self, column: &Column) -> &[f64] {
        self.figures.get(&column.figure).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_width_is_the_textbook_error_of_a_mean() {
        let row = Row { points: vec![6.0, 4.0, 6.0, 5.0], ..Row::default() };
        assert_eq!((row.total().to_string().as_str(), Row::default().total().to_string().as_str()), ("21", "0"));
        // Deviations 0.75, -1.25, 0.75 and -0.25: 2.75 / 3 / 4, its root times 1.96.
        assert_eq!(row.mean(), Some(5.25));
        assert!((row.half_width().unwrap() - 0.938).abs() < 0.001);
        assert_eq!(Row { points: vec![1.0], ..Row::default() }.half_width(), None);
    }
}
