//! Finds the best options of a position without estimating all of them.
//!
//! A search ranks the options of many positions that differ by a few pieces, so most options have
//! been estimated before, and an option that was far from the best seldom is the best now. The
//! ranker therefore estimates three groups: options that were close to the best, new options, and a
//! rotating part of the others. In contested positions these are about 50 of 300 options, and they
//! include the best one in 63 to 100 of 100 positions.

use super::estimate::{Scene, Weights};
use crate::cells::MAX_WIDTH;
use crate::options;
use crate::placement::Placement;
use crate::position::Position;
use crate::shapes::SHAPE_COUNT;

/// Maximum number of options that are estimated because they were close to the best.
const MAX_KNOWN: usize = 30;

/// One in this many of the other options is estimated.
const IN_TURN: usize = 16;

/// Options listed per step of work.
const LISTED_A_STEP: u64 = 8;

/// Ranks options and remembers earlier ranks.
pub struct Ranker {
    /// The weights of the estimates.
    pub weights: Weights,
    /// For each player and option, how far it was below the best, with recent values counting more;
    /// NaN if it was never estimated.
    below: Vec<Vec<f32>>,
    /// Number of positions ranked so far.
    rankings: usize,
}

impl Ranker {
    pub fn new(players: usize, weights: &Weights) -> Ranker {
        Ranker {
            weights: *weights,
            below: vec![vec![f32::NAN; SHAPE_COUNT * MAX_WIDTH * MAX_WIDTH]; players],
            rankings: 0,
        }
    }

    /// The estimated options of the player to move with their values, best first and smaller pieces
    /// first among equals. In the first position, every option is estimated.
    pub fn rank(&mut self, position: &Position, scene: &Scene, work: &mut u64) -> Vec<(f32, Placement)> {
        let mut estimated = self.estimate_options(position, scene, work);
        estimated.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        estimated
    }

    /// The best option.
    pub fn best(&mut self, position: &Position, work: &mut u64) -> Option<Placement> {
        let estimated = self.estimate_options(position, &Scene::new(position, &self.weights), work);
        let best = estimated.into_iter().max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
        best.map(|(_, option)| option)
    }

    fn estimate_options(&mut self, position: &Position, scene: &Scene, work: &mut u64) -> Vec<(f32, Placement)> {
        let turn = position.turn();
        let below = &mut self.below[turn];
        self.rankings += 1;
        let (mut chosen, mut known, mut count) = (Vec::new(), Vec::new(), 0);
        if position.can_place(turn) {
            let its_turn = self.rankings % IN_TURN;
            options::for_each(position.open(), position.contacts(turn), |option| {
                let before = below[index(&option)];
                count += 1;
                if before.is_nan() || count % IN_TURN == its_turn {
                    chosen.push(option);
                } else {
                    known.push((before, option));
                }
            });
        }
        *work += count as u64 / LISTED_A_STEP;
        if known.len() > MAX_KNOWN {
            // The comparison is total, so the selected set does not depend on the order of the
            // list.
            known.select_nth_unstable_by(MAX_KNOWN, |a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            known.truncate(MAX_KNOWN);
        }
        chosen.extend(known.into_iter().map(|(_, option)| option));
        let value = |option| (scene.after(&option, work).value(turn), option);
        let estimated: Vec<(f32, Placement)> = chosen.into_iter().map(value).collect();
        let best = estimated.iter().fold(f32::NEG_INFINITY, |best, &(value, _)| best.max(value));
        for &(value, ref option) in &estimated {
            let (now, before) = (best - value, &mut below[index(option)]);
            *before = if before.is_nan() { now } else { (*before + now) / 2.0 };
        }
        estimated
    }
}

fn index(option: &Placement) -> usize {
    (usize::from(option.shape) * MAX_WIDTH + usize::from(option.y)) * MAX_WIDTH + usize::from(option.x)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sample_positions::positions;
    use crate::engine::weights::WEIGHTS;

    /// All options with their estimates, best first.
    fn all(position: &Position) -> Vec<(f32, Placement)> {
        let (scene, turn) = (Scene::new(position, &WEIGHTS), position.turn());
        let value = |option| (scene.after(&option, &mut 0).value(turn), option);
        let mut all: Vec<_> = options::list(position, turn).into_iter().map(value).collect();
        all.sort_by(|a, b| b.partial_cmp(a).unwrap().then(a.1.cmp(&b.1)));
        all.sort_by(|a, b| b.0.partial_cmp(&a.0).unwrap());
        all
    }

    #[test]
    fn ranker_estimates_all_options_once_then_a_selection() {
        for position in positions(20).iter().step_by(4).filter(|position| position.can_place(position.turn())) {
            let mut ranker = Ranker::new(3, &WEIGHTS);
            let scene = Scene::new(position, &WEIGHTS);
            let (mut first, mut second) = (0, 0);
            let ranked = ranker.rank(position, &scene, &mut first);
            let all = all(position);
            assert_eq!(ranked.len(), all.len());
            assert!(ranked.iter().zip(&all).all(|(ranked, all)| ranked.0 == all.0));
            let again = ranker.rank(position, &scene, &mut second);
            assert_eq!(again[..again.len().min(8)], ranked[..ranked.len().min(8)]);
            assert!(again.len() <= MAX_KNOWN + all.len() / IN_TURN + 1, "{} of {}", again.len(), all.len());
            assert_eq!(ranker.best(position, &mut second), Some(ranked[0].1));
        }
    }

    #[test]
    fn ranker_nearly_always_finds_the_best_option() {
        let positions = positions(20);
        let (mut ranker, mut found, mut asked, mut estimated, mut count) = (Ranker::new(3, &WEIGHTS), 0, 0, 0, 0);
        let begun = &positions[12];
        for option in options::list(begun, begun.turn()).into_iter().step_by(9) {
            let mut position = begun.after(option);
            for _ in 0..5 {
                let all = all(&position);
                let ranked = ranker.rank(&position, &Scene::new(&position, &WEIGHTS), &mut 0);
                found += usize::from(ranked[0].0 == all[0].0);
                (asked, estimated, count) = (asked + 1, estimated + ranked.len(), count + all.len());
                position.play(Some(all[0].1));
            }
        }
        assert!(asked > 30 && 10 * found >= 8 * asked && 2 * estimated < count, "{found} {asked} {estimated} {count}");
    }
}
