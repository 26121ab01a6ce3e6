//! Bounds the greatest probability of reaching the treasure from below and from above.
//!
//! In an end component a player can wait for any hand, so all its poses have the value of its best
//! exit. With that, the iteration from above cannot get stuck at a wrong bound, and the two bounds
//! meet.

use super::components::{components, NONE};
use super::outcomes::{is_won, HandSet, Outcome, Weights, ALL_HANDS};

/// The iteration stops when the bounds are this close, or when they no longer change.
const NEAR: f64 = 1e-14;

/// Lower and upper bounds for each pose.
pub struct Reach {
    /// The best play reaches the treasure with at least this probability.
    pub lower: Vec<f64>,
    /// No play reaches the treasure with a greater probability.
    pub upper: Vec<f64>,
}

/// The value of an end, given the value of each pose.
pub fn end_value(end: u32, values: &[f64]) -> f64 {
    if is_won(end) {
        1.0
    } else {
        values[end as usize]
    }
}

/// Iterates both bounds until they meet.
pub fn reach(table: &[Vec<Outcome>], weights: &Weights) -> Reach {
    let certain = find_certain(table);
    let (component, number) = components(table);
    let mut members = vec![Vec::new(); number];
    let mut exits = vec![Vec::new(); number];
    for (pose, &own) in component.iter().enumerate().filter(|(_, &own)| own != NONE) {
        members[own as usize].push(pose);
        let leaves = |&end: &u32| is_won(end) || component[end as usize] != own;
        exits[own as usize].extend(table[pose].iter().map(|outcome| outcome.end).filter(leaves));
    }
    let mut bounds = [0.0, 1.0].map(|bound| {
        let value = |(outcomes, &certain): (&Vec<Outcome>, &bool)| match (outcomes.is_empty(), certain) {
            (true, _) => 0.0,
            (_, true) => 1.0,
            _ => bound,
        };
        table.iter().zip(&certain).map(value).collect::<Vec<f64>>()
    });
    let mut order = Vec::new();
    loop {
        let before = bounds.clone();
        for values in &mut bounds {
            for (members, exits) in members.iter().zip(&exits) {
                let best = exits.iter().map(|&end| end_value(end, values)).fold(0.0, f64::max);
                members.iter().filter(|&&pose| !certain[pose]).for_each(|&pose| values[pose] = best);
            }
            for pose in (0..table.len()).filter(|&pose| component[pose] == NONE && !certain[pose]) {
                values[pose] = backup(&table[pose], values, weights, &mut order);
            }
        }
        let [lower, upper] = &bounds;
        let gap = lower.iter().zip(upper).map(|(lower, upper)| upper - lower).fold(0.0, f64::max);
        if gap <= NEAR || bounds == before {
            let [lower, upper] = bounds;
            return Reach { lower, upper };
        }
    }
}

/// The poses from which the treasure is certainly reached: the largest set in which the robot can
/// stay whatever the hand, and in which a path leads from each pose to the treasure. Finding them
/// without numbers keeps the iteration fast on maps with a long way past many holes.
fn find_certain(table: &[Vec<Outcome>]) -> Vec<bool> {
    let mut within: Vec<bool> = table.iter().map(|outcomes| !outcomes.is_empty()).collect();
    loop {
        let good = |outcome: &&Outcome, set: &[bool]| outcome.moves_to_win().is_some() || set[outcome.end as usize];
        let stays = |outcomes: &Vec<Outcome>| {
            let inside = outcomes.iter().filter(|outcome| good(outcome, &within));
            inside.fold(0 as HandSet, |hands, outcome| hands | outcome.hands) == ALL_HANDS
        };
        let stays: Vec<bool> = table.iter().zip(&within).map(|(outcomes, &within)| within && stays(outcomes)).collect();
        let mut arrives = vec![false; table.len()];
        loop {
            let leads = |pose: usize| table[pose].iter().any(|outcome| good(&outcome, &arrives));
            let more: Vec<usize> =
                (0..table.len()).filter(|&pose| stays[pose] && !arrives[pose] && leads(pose)).collect();
            if more.is_empty() {
                break;
            }
            more.into_iter().for_each(|pose| arrives[pose] = true);
        }
        if arrives == within {
            return within;
        }
        within = arrives;
    }
}

/// The value of a pose, given the values of the ends.
fn backup(outcomes: &[Outcome], values: &[f64], weights: &Weights, order: &mut Vec<(f64, Outcome)>) -> f64 {
    order.clear();
    order.extend(outcomes.iter().map(|&outcome| (end_value(outcome.end, values), outcome)));
    order.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    let (mut left, mut sum) = (ALL_HANDS, 0.0);
    for (worth, outcome) in order.iter() {
        sum += weights.weight(outcome.hands & left) * worth;
        left &= !outcome.hands;
        if left == 0 {
            break;
        }
    }
    sum / weights.total
}
