//! The best play on a map: the greatest probability of reaching the treasure and, among plays with
//! it, the fewest expected moves of the games that reach it. A certificate bounds the error of
//! both.

use super::hands::Distribution;
use super::map::Map;
use super::moves::{State, MOVES_PER_ROUND};
use super::outcomes::{outcomes, Outcome, Weights, ALL_HANDS};
use super::reach::{end_value, reach};
use super::robot::Pose;

/// Probabilities that differ by less are equal: larger than rounding errors, smaller than any
/// relevant difference.
const SAME: f64 = 1e-12;

/// The certificate's target.
const GAP: f64 = 1e-9;

/// Maximum number of sweeps; after that, the certificate reports a wider gap.
const MAX_SWEEPS: usize = 100_000;

/// The value of a pose at the start of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// Probability of reaching the treasure.
    pub p_treasure: f64,
    /// Expected moves of the games that reach the treasure; infinite where it cannot be reached.
    pub expected_moves: f64,
}

impl Value {
    /// Whether this value is better than another.
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
    /// Solves a map; [`Solution::gap`] bounds the error.
    pub fn new(map: &Map, distribution: Distribution) -> Solution {
        let (mut table, weights) = (outcomes(map), Weights::new(distribution));
        let reach = reach(&table, &weights);
        let reach_gap = reach.upper.iter().zip(&reach.lower).map(|(upper, lower)| upper - lower).fold(0.0, f64::max);
        table.iter_mut().for_each(|outcomes| retain_admissible(outcomes, &reach.lower));
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

    /// The value of a round that starts at this pose.
    pub fn value(&self, map: &Map, pose: Pose) -> Value {
        let index = map.pose_index(pose);
        Value { p_treasure: self.p_treasure[index], expected_moves: self.expected_moves[index] }
    }

    /// The value of a round that ended in this state after this number of moves.
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

    /// Upper minus lower bound at the worst pose of the map, for both probabilities and expected
    /// moves.
    pub fn gap(&self) -> f64 {
        self.gap
    }

    /// Sweeps needed for the expected moves.
    pub fn sweeps(&self) -> usize {
        self.sweeps
    }
}

/// Keeps the outcomes that waste no probability, each with the hands for which no outcome is
/// better. Works in place, because the outcomes take most of the memory.
fn retain_admissible(outcomes: &mut Vec<Outcome>, reach: &[f64]) {
    let p = |outcome: &Outcome| end_value(outcome.end, reach);
    outcomes.retain(|outcome| p(outcome) > 0.0);
    outcomes.sort_by(|a, b| p(b).total_cmp(&p(a)));
    // In descending order: hands that had a better outcome, by more than rounding, are taken.
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
    /// The outcomes that waste no probability, by pose.
    table: Vec<Vec<Outcome>>,
    weights: Weights,
    /// Probability of reaching the treasure from each pose.
    reach: &'a [f64],
    values: Vec<f64>,
    /// Reused between poses to save allocations.
    order: Vec<(f64, usize)>,
}

impl Iteration<'_> {
    /// Sweeps until the bounds are close enough; returns their gap and the number of sweeps.
    fn run(&mut self) -> (f64, usize) {
        let mut last_change = f64::INFINITY;
        for sweep in 1..=MAX_SWEEPS {
            let mut change = 0.0;
            for pose in 0..self.values.len() {
                let value = self.backup(pose);
                change = f64::max(change, (value - self.values[pose]).abs());
                self.values[pose] = value;
            }
            // Rounding may keep the gap above its target, so tiny changes also end the iteration.
            if change < GAP {
                let gap = self.gap();
                if gap <= GAP || change == 0.0 || (change >= last_change && change < GAP / 1000.0) {
                    return (gap, sweep);
                }
            }
            last_change = change;
        }
        (self.gap(), MAX_SWEEPS)
    }

    /// The gap that one more sweep proves. Let every backup lie between v + low and v + high. A
    /// round that does not end the game costs five moves, so a game has at most 1 + V / 5 rounds on
    /// average, and the true V lies between (v + low) / (1 - low / 5) and (v + high) / (1 - high /
    /// 5).
    fn gap(&mut self) -> f64 {
        let (mut low, mut high, mut greatest) = (0.0, 0.0, 0.0);
        for pose in 0..self.values.len() {
            let change = self.backup(pose) - self.values[pose];
            (low, high) = (f64::min(low, change), f64::max(high, change));
            greatest = f64::max(greatest, self.values[pose]);
        }
        let bound = |change: f64| (greatest + change) / (1.0 - change / MOVES_PER_ROUND as f64) - greatest;
        if high < MOVES_PER_ROUND as f64 {
            bound(high) - bound(low)
        } else {
            f64::INFINITY
        }
    }

    /// Expected moves from a pose, given those of the ends. Each hand counts by its probability of
    /// winning.
    fn backup(&mut self, pose: usize) -> f64 {
        let (outcomes, values) = (&self.table[pose], &self.values);
        let cost = |outcome: &Outcome| match outcome.moves_to_win() {
            Some(moves) => f64::from(moves),
            None => MOVES_PER_ROUND as f64 + values[outcome.end as usize],
        };
        self.order.clear();
        self.order.extend(outcomes.iter().map(cost).zip(0..));
        self.order.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let (mut left, mut sum, mut all) = (ALL_HANDS, 0.0, 0.0);
        for &(cost, number) in &self.order {
            let outcome = &outcomes[number];
            let weight = self.weights.weight(outcome.hands & left) * end_value(outcome.end, self.reach);
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
