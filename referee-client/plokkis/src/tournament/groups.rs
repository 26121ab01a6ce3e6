//! Groups of a level.

use super::folder::GameResult;
use super::plan::{Plan, TABLE};

/// The bots sorted into groups by their points in the seeding, the strongest group first; all in one group if that is not larger than
/// a group may be.
pub fn groups(plan: &Plan, seeding: &[GameResult]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..plan.bots.len()).collect();
    let points = |bot: usize| -> u32 {
        let seats = seeding.iter().flat_map(|game| game.seats.iter().zip(&game.scores));
        seats.filter(|(seat, _)| **seat == bot).map(|(_, score)| score.points).sum()
    };
    // Everybody has played as many games. Those who are level stay in the order of the plan.
    order.sort_by_key(|&bot| std::cmp::Reverse(points(bot)));
    let count = group_count(plan);
    let (size, larger) = (order.len() / count, order.len() % count);
    let mut groups = Vec::new();
    for group in 0..count {
        let rest = order.split_off(size + usize::from(group < larger));
        groups.push(std::mem::replace(&mut order, rest));
    }
    groups
}

/// How many groups there are.
pub fn group_count(plan: &Plan) -> usize {
    let wanted = plan.bots.len().div_ceil(plan.group_size.max(1));
    // None is too small to play.
    wanted.min(plan.bots.len() / TABLE).max(1)
}

#[cfg(test)]
pub mod tests {
    use super::super::plan::Entrant;
    use super::*;
    use crate::standings::Score;

    /// A plan for tests.
    pub fn plan(bots: usize, seeding_rounds: u32) -> Plan {
        let entrant = |bot: usize| Entrant { name: format!("bot-{bot}"), bot: format!("random:{bot}") };
        Plan {
            bots: (0..bots).map(entrant).collect(),
            seeding_rounds,
            group_size: 5,
            group_rounds: 1,
            width: 25,
            cpu_ms: [30_000, 90_000],
            memory_kib: 524_288,
            disk_kib: 16_384,
            wait_ms: 180_000,
        }
    }

    #[test]
    fn groups_are_of_a_level_and_none_is_too_small() {
        for (bots, sizes) in [
            (4, vec![4]),
            (5, vec![5]),
            (7, vec![7]),
            (8, vec![4, 4]),
            (10, vec![5, 5]),
            (11, vec![6, 5]),
            (12, vec![4, 4, 4]),
        ] {
            let plan = plan(bots, 1);
            // Each bot's points are its index.
            let result = |bot: usize| {
                let score =
                    |points: usize| Score { points: points as u32, pieces: 1, cpu_ms: 1, memory_kib: 1, fault: None };
                let others: Vec<usize> = (0..bots).filter(|&other| other != bot).take(3).collect();
                let seats = [bot, others[0], others[1], others[2]];
                GameResult { game: bot as u64, seats, scores: [score(bot), score(0), score(0), score(0)] }
            };
            let results: Vec<GameResult> = (0..bots).map(result).collect();
            let groups = groups(&plan, &results);
            assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), sizes);
            assert!(groups.concat().iter().rev().copied().eq(0..bots));
        }
    }
}
