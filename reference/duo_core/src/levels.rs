//! Levels of play for people: eight settings of the accelerator's fast model.
//!
//! The upper five levels think for a number of clock cycles. The lower three do not search: they
//! see a random part of the legal moves and play the one with the best static value. The random
//! choice depends only on a seed and the position, so a game can be repeated and a move taken back.

use super::cycle_model::timing::CLOCK_HZ;
use super::evaluation::Evaluation;
use super::moves::legal_placements;
use super::perspective::Perspective;
use super::placement::{Move, Placement};
use super::position::Position;
use super::search::key::key;
use super::settings::Settings;

/// A level's effort in each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Sees this many of the legal moves, and plays the one with the best static value.
    Glance(usize),
    /// Searches for this many clock cycles of the accelerator. With 0, only the first iteration is
    /// finished, which evaluates every move once.
    Search(u64),
}

/// An opponent of a certain strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Counted from 1, the weakest.
    pub number: usize,
    /// The level's name.
    pub name: &'static str,
    /// The level's effort.
    pub effort: Effort,
}

impl Level {
    /// Number of levels.
    pub const COUNT: usize = 8;

    /// All levels, the weakest first.
    pub fn all() -> [Level; Level::COUNT] {
        let board = Settings::default_at(CLOCK_HZ).budget_cycles.into();
        let efforts = [
            ("beginner", Effort::Glance(3)),
            ("novice", Effort::Glance(10)),
            ("casual", Effort::Glance(40)),
            ("amateur", Effort::Search(0)),
            ("student", Effort::Search(10_000)),
            ("quick", Effort::Search(200_000)),
            ("club", Effort::Search(4_000_000)),
            ("board", Effort::Search(board)),
        ];
        let mut number = 0;
        efforts.map(|(name, effort)| {
            number += 1;
            Level { number, name, effort }
        })
    }

    /// The level with this name or number.
    pub fn find(text: &str) -> Option<Level> {
        Level::all().into_iter().find(|level| level.name == text || level.number.to_string() == text)
    }
}

/// The move with the best static value among `seen` legal moves drawn at random.
pub fn glance(position: &Position, seen: usize, seed: u64) -> Move {
    let mut placements = legal_placements(position);
    let node = Perspective::from(position);
    let mut lot = SplitMix64(seed ^ key(&node).wrapping_mul(0xd6e8_feb8_6659_fd93) ^ u64::from(position.ply()));
    let seen = seen.min(placements.len());
    for index in 0..seen {
        let other = index + lot.below(placements.len() - index);
        placements.swap(index, other);
    }
    let worth = |placement: &Placement| Evaluation::Whole.leaf(&node, Move::Place(*placement)).score;
    placements.truncate(seen);
    placements.into_iter().max_by_key(worth).map_or(Move::Pass, Move::Place)
}

/// Pseudo-random numbers: SplitMix64, equal on every machine.
struct SplitMix64(u64);

impl SplitMix64 {
    /// A number below `count`, which must be more than 0.
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let drawn = mixed ^ (mixed >> 31);
        ((u128::from(drawn) * count as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts;
    use crate::model;
    use crate::search::techniques::Techniques;
    use std::collections::HashSet;

    #[test]
    fn levels_have_distinct_names_and_rising_efforts() {
        for (index, level) in Level::all().into_iter().enumerate() {
            assert_eq!(level.number, index + 1);
            assert_eq!((Level::find(level.name), Level::find(&level.number.to_string())), (Some(level), Some(level)));
        }
        assert_eq!((Level::find("0"), Level::find("9"), Level::find("")), (None, None, None));
        let work = |level: Level| match level.effort {
            Effort::Glance(seen) => (0, seen as u64),
            Effort::Search(cycles) => (1, cycles),
        };
        assert!(Level::all().windows(2).all(|pair| work(pair[0]) < work(pair[1])));
    }

    #[test]
    fn glance_is_legal_and_repeatable_and_can_see_all_moves() {
        for fact in facts::legal_counts().step_by(10) {
            let position = fact.position();
            let played: HashSet<Move> = (0..50).map(|seed| glance(&position, 1, seed)).collect();
            assert!(played.iter().all(|&played| position.check(played).is_ok()), "{position}");
            assert!(played.len() > 5 || legal_placements(&position).len() < 20, "{position}: {played:?}");
            assert_eq!(glance(&position, 3, 7), glance(&position, 3, 7));
            let root = Perspective::from(&position);
            let best = model::variant(&root, Techniques::ALONE, 0, 1);
            let worth = |played| Evaluation::Whole.leaf(&root, played).score;
            assert_eq!(worth(glance(&position, usize::MAX, 1)), worth(best.best), "{position}");
        }
    }
}
