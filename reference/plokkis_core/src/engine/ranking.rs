//! Which options of a position are best by their estimates, without estimating them all.
//!
//! A search ranks the options of many positions that differ in a few pieces: most options have been estimated elsewhere before, and what
//! was far from the best there seldom is the best here. So those are estimated that were close to the best, those that are new, and
//! some of the others in turn. In the fight of a game that is some 50 of 300 options, and the best of all is among them in 63 to 100 of
//! 100 positions.

use super::estimate::{Scene, Weights};
use crate::cells::MAX_WIDTH;
use crate::options;
use crate::placement::Placement;
use crate::position::Position;
use crate::shapes::SHAPE_COUNT;

/// Most options that are estimated because they were close to the best.
const MOST_KNOWN: usize = 30;

/// Of the others, one of so many is estimated.
const IN_TURN: usize = 16;

/// As many options are listed in a step of work.
const LISTED_A_STEP: u64 = 8;

/// Ranks options, with its memory of what it has ranked before.
pub struct Ranker {
    /// What estimates go by.
    pub weights: Weights,
    /// By player and option: how far it was below the best, the later times counting more; no number if it was never estimated.
    below: Vec<Vec<f32>>,
    /// How many positions have been ranked.
    rankings: usize,
}

impl Ranker {
    /// Nothing ranked yet.
    pub fn new(players: usize, weights: &Weights) -> Ranker {
        Ranker {
            weights: *weights,
            below: vec![vec![f32::NAN; SHAPE_COUNT * MAX_WIDTH * MAX_WIDTH]; players],
            rankings: 0,
        }
    }

    /// What has been estimated of the options of whoever's turn it is, with its value for it: the best first, small pieces first among
    /// equals. All are, when it is the first position.
    pub fn ranked(&mut self, position: &Position, scene: &Scene, work: &mut u64) -> Vec<(f32, Placement)> {
        let mut estimated = self.estimated(position, scene, work);
        estimated.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        estimated
    }

    /// The first of them.
    pub fn best(&mut self, position: &Position, work: &mut u64) -> Option<Placement> {
        let estimated = self.estimated(position, &Scene::of(position, &self.weights), work);
        let best = estimated.into_iter().max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
        best.map(|(_, option)| option)
    }

    fn estimated(&mut self, position: &Position, scene: &Scene, work: &mut u64) -> Vec<(f32, Placement)> {
        let turn = position.turn();
        let below = &mut self.below[turn];
        self.rankings += 1;
        let (mut chosen, mut known, mut count) = (Vec::new(), Vec::new(), 0);
        if position.can_place(turn) {
            let its_turn = self.rankings % IN_TURN;
            options::each(position.open(), position.contacts(turn), |option| {
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
        if known.len() > MOST_KNOWN {
            // Which ones these are is settled, whatever their order.
            known.select_nth_unstable_by(MOST_KNOWN, |a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            known.truncate(MOST_KNOWN);
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
    use crate::engine::test_games::positions;
    use crate::engine::weights::WEIGHTS;

    /// All options with their estimates, the best first.
    fn all(position: &Position) -> Vec<(f32, Placement)> {
        let (scene, turn) = (Scene::of(position, &WEIGHTS), position.turn());
        let value = |option| (scene.after(&option, &mut 0).value(turn), option);
        let mut all: Vec<_> = options::of(position, turn).into_iter().map(value).collect();
        all.sort_by(|a, b| b.partial_cmp(a).unwrap().then(a.1.cmp(&b.1)));
        all.sort_by(|a, b| b.0.partial_cmp(&a.0).unwrap());
        all
    }

    #[test]
    fn everything_is_estimated_once_and_then_only_the_best_and_some_others() {
        for position in positions(20).iter().step_by(4).filter(|position| position.can_place(position.turn())) {
            let mut ranker = Ranker::new(3, &WEIGHTS);
            let scene = Scene::of(position, &WEIGHTS);
            let (mut first, mut second) = (0, 0);
            let ranked = ranker.ranked(position, &scene, &mut first);
            let all = all(position);
            assert_eq!(ranked.len(), all.len());
            assert!(ranked.iter().zip(&all).all(|(ranked, all)| ranked.0 == all.0));
            let again = ranker.ranked(position, &scene, &mut second);
            assert_eq!(again[..again.len().min(8)], ranked[..ranked.len().min(8)]);
            assert!(again.len() <= MOST_KNOWN + all.len() / IN_TURN + 1, "{} of {}", again.len(), all.len());
            assert_eq!(ranker.best(position, &mut second), Some(ranked[0].1));
        }
    }

    #[test]
    fn the_best_of_other_positions_is_nearly_always_found() {
        let positions = positions(20);
        let (mut ranker, mut found, mut asked, mut estimated, mut count) = (Ranker::new(3, &WEIGHTS), 0, 0, 0, 0);
        let begun = &positions[12];
        for option in options::of(begun, begun.turn()).into_iter().step_by(9) {
            let mut position = begun.after(option);
            for _ in 0..5 {
                let all = all(&position);
                let ranked = ranker.ranked(&position, &Scene::of(&position, &WEIGHTS), &mut 0);
                found += usize::from(ranked[0].0 == all[0].0);
                (asked, estimated, count) = (asked + 1, estimated + ranked.len(), count + all.len());
                position.play(Some(all[0].1));
            }
        }
        assert!(asked > 30 && 10 * found >= 8 * asked && 2 * estimated < count, "{found} {asked} {estimated} {count}");
    }
}
