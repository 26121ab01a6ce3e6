//! The best play on a map: first the greatest probability to reach the treasure, then the fewest expected moves of the games
//! that reach it, with a certificate of how exact both are.

use super::hands::Law;
use super::map::Map;
use super::moves::{State, ROUND};
use super::outcomes::{outcomes, Outcome, Weights, ALL_HANDS};
use super::reach::{reach, worth};
use super::robot::Pose;

/// Probabilities that differ by less are taken as equal: above all rounding errors, below any difference that matters.
const SAME: f64 = 1e-12;

/// What the certificate aims at.
const GAP: f64 = 1e-9;

/// More sweeps than this and the certificate says so by a wider gap.
const MOST_SWEEPS: usize = 100_000;

/// What a pose at the beginning of a round is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// Probability to reach the treasure.
    pub p_treasure: f64,
    /// Expected moves, given that the treasure is reached; infinite where it cannot be.
    pub expected_moves: f64,
}

impl Value {
    /// Whether this one is better than another.
    pub fn beats(self, other: Value) -> bool {
        let more = self.p_treasure - other.p_treasure;
        more > SAME || (more >= -SAME && self.expected_moves < other.expected_moves)
    }
}

/// The solution of a map.
pub struct Solution {
    p_treasure: Vec<f64>,
    expected_moves: Vec<f64>,
    gap: f64,
    sweeps: usize,
}

impl Solution {
    /// Solves a map, exactly up to `gap`.
    pub fn new(map: &Map, law: Law) -> Solution {
        let (mut table, weights) = (outcomes(map), Weights::new(law));
        let reach = reach(&table, &weights);
        let reach_gap = reach.upper.iter().zip(&reach.lower).map(|(upper, lower)| upper - lower).fold(0.0, f64::max);
        table.iter_mut().for_each(|outcomes| keep_admissible(outcomes, &reach.lower));
        let values = vec![0.0; map.pose_count()];
        let mut iteration = Iteration { table, weights, reach: &reach.lower, values, order: Vec::new() };
        let (gap, sweeps) = iteration.run();
        let mut expected_moves = iteration.values;
        for (moves, &p) in expected_moves.iter_mut().zip(&reach.lower) {
            if p == 0.0 {
                *moves = f64::INFINITY;
            }
        }
        Solution { p_treasure: reach.lower, expected_moves, gap: gap.max(reach_gap), sweeps }
    }

    /// What the beginning of a round at this pose is worth.
    pub fn value(&self, map: &Map, pose: Pose) -> Value {
        let index = map.index(pose);
        Value { p_treasure: self.p_treasure[index], expected_moves: self.expected_moves[index] }
    }

    /// What a round is worth that took so many moves and ended so.
    pub fn value_after(&self, map: &Map, state: State, moves: usize) -> Value {
        match state {
            State::Won => Value { p_treasure: 1.0, expected_moves: moves as f64 },
            State::Lost(_) => Value { p_treasure: 0.0, expected_moves: f64::INFINITY },
            State::At(pose) => {
                let value = self.value(map, pose);
                Value { expected_moves: value.expected_moves + moves as f64, ..value }
            }
        }
    }

    /// Upper minus lower bound, of probabilities as of expected moves, at the worst pose of the map.
    pub fn gap(&self) -> f64 {
        self.gap
    }

    /// Sweeps over the map that the expected moves took.
    pub fn sweeps(&self) -> usize {
        self.sweeps
    }
}

/// Leaves those outcomes that waste no probability, with the hands for which no outcome has a greater one. In place, as the outcomes of all poses
/// are the most that a solution takes.
fn keep_admissible(outcomes: &mut Vec<Outcome>, reach: &[f64]) {
    let p = |outcome: &Outcome| worth(outcome.end, reach);
    outcomes.retain(|outcome| p(outcome) > 0.0);
    outcomes.sort_by(|a, b| p(b).total_cmp(&p(a)));
    // Going down, hands that had something better by more than rounding are taken.
    let (mut taken, mut level, mut at_level) = (0, f64::INFINITY, 0);
    for outcome in outcomes.iter_mut() {
        if p(outcome) < level - SAME {
            taken |= at_level;
            (level, at_level) = (p(outcome), 0);
        }
        outcome.hands &= !taken;
        at_level |= outcome.hands;
    }
    outcomes.retain(|outcome| outcome.hands != 0);
}

/// Value iteration for the expected moves, from below.
struct Iteration<'a> {
    /// The admissible outcomes of each pose.
    table: Vec<Vec<Outcome>>,
    weights: Weights,
    /// Probability to reach the treasure from each pose.
    reach: &'a [f64],
    values: Vec<f64>,
    /// Kept between poses to save allocations.
    order: Vec<(f64, usize)>,
}

impl Iteration<'_> {
    /// Sweeps until the bounds are near enough; gives their gap and the sweeps.
    fn run(&mut self) -> (f64, usize) {
        let mut last_change = f64::INFINITY;
        for sweep in 1..=MOST_SWEEPS {
            let mut change = 0.0;
            for pose in 0..self.values.len() {
                let value = self.backup(pose);
                change = f64::max(change, (value - self.values[pose]).abs());
                self.values[pose] = value;
            }
            // Small steps end by rounding, if not by the gap.
            if change < GAP {
                let gap = self.gap();
                if gap <= GAP || change == 0.0 || (change >= last_change && change < GAP / 1000.0) {
                    return (gap, sweep);
                }
            }
            last_change = change;
        }
        (self.gap(), MOST_SWEEPS)
    }

    /// The gap that one more sweep proves. Let every backup lie between v + low and v + high: then, as a round that does not
    /// end the game costs five moves, a game has at most 1 + V / 5 rounds on average, and the true V lies between
    /// (v + low) / (1 - low / 5) and (v + high) / (1 - high / 5).
    fn gap(&mut self) -> f64 {
        let (mut low, mut high, mut greatest) = (0.0, 0.0, 0.0);
        for pose in 0..self.values.len() {
            let change = self.backup(pose) - self.values[pose];
            (low, high) = (f64::min(low, change), f64::max(high, change));
            greatest = f64::max(greatest, self.values[pose]);
        }
        let bound = |change: f64| (greatest + change) / (1.0 - change / ROUND as f64) - greatest;
        if high < ROUND as f64 {
            bound(high) - bound(low)
        } else {
            f64::INFINITY
        }
    }

    /// Expected moves from a pose by those of the next. Each hand counts by the probability to win with it.
    fn backup(&mut self, pose: usize) -> f64 {
        let (outcomes, values) = (&self.table[pose], &self.values);
        let cost = |outcome: &Outcome| match outcome.won_in() {
            Some(moves) => f64::from(moves),
            None => ROUND as f64 + values[outcome.end as usize],
        };
        self.order.clear();
        self.order.extend(outcomes.iter().map(cost).zip(0..));
        self.order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let (mut left, mut sum, mut all) = (ALL_HANDS, 0.0, 0.0);
        for &(cost, number) in &self.order {
            let outcome = &outcomes[number];
            let weight = self.weights.of(outcome.hands & left) * worth(outcome.end, self.reach);
            (sum, all) = (sum + weight * cost, all + weight);
            left &= !outcome.hands;
            if left == 0 {
                break;
            }
        }
        if all > 0.0 {
            sum / all
        } else {
            0.0
        }
    }
}
