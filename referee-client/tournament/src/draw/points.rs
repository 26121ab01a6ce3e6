//! Points and tie-breaks of players.

use std::cmp::Ordering;

use crate::results::GameResult;
use crate::scoring::Scoring;
use crate::state::State;

/// A player's points in some games, with the figures that break ties.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// The points.
    pub points: f64,
    /// The figures that break ties, in order.
    pub tie_breaks: Vec<f64>,
}

impl Tally {
    /// Adds up this player's games.
    pub fn of<'a>(state: &State, player: &str, results: impl IntoIterator<Item = &'a GameResult>) -> Tally {
        let columns = match &state.plan().scoring {
            Scoring::Elo => &[][..],
            Scoring::Points(points) => &points.tie_breaks,
        };
        let mut figures = vec![Vec::new(); columns.len()];
        let mut points = 0.0;
        for result in results {
            for seat in (0..result.players.len()).filter(|&seat| result.players[seat] == player) {
                points += result.points(seat);
                for (column, figures) in columns.iter().zip(&mut figures) {
                    figures.extend(result.outcome.figures.get(&column.figure).and_then(|all| all.get(seat)));
                }
            }
        }
        let tie_breaks = columns.iter().zip(&figures).map(|(column, own)| column.summary(own).unwrap_or(0.0)).collect();
        Tally { points, tie_breaks }
    }

    /// Orders the better tally first.
    pub fn compare(&self, other: &Tally, scoring: &Scoring) -> Ordering {
        let points = match scoring {
            Scoring::Points(points) if points.fewest => self.points.total_cmp(&other.points),
            _ => other.points.total_cmp(&self.points),
        };
        let pairs = self.tie_breaks.iter().zip(&other.tie_breaks);
        pairs.fold(points, |so_far, (own, others)| so_far.then(others.total_cmp(own)))
    }
}

/// The results of a stage (counted from 1) that `belongs` accepts.
pub fn stage_results<'a>(
    state: &'a State,
    stage: u32,
    belongs: impl Fn(&GameResult) -> bool + 'a,
) -> impl Iterator<Item = &'a GameResult> + 'a {
    let is_of_stage = move |result: &&GameResult| {
        let round = state.slot(result.game).and_then(|slot| state.rounds().get(slot.round as usize));
        round.is_some_and(|round| round.stage == stage)
    };
    state.results().iter().filter(is_of_stage).filter(move |result| belongs(result))
}
