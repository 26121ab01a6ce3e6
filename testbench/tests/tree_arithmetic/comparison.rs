//! The comparison of children, with visit counts from trees of all sizes.

use std::collections::VecDeque;

use duo_core::best_first::chance::CERTAIN;
use duo_core::best_first::tree::VISIT_BITS;
use duo_core::best_first::worth::{exploration, mean, root, PRIORS, UNVISITED};
use duo_core::cycle_model::CycleModel;
use duo_core::ports;
use hdl::best_first::comparison::Comparison;
use hdl::emit::verilog;
use testbench::lockstep::{seed, Lockstep};
use testbench::verilator::Design;

ports! {
    pub struct In {
        pub clear: bool [1],
        pub valid: bool [1],
        pub is_new: bool [1],
        pub visits: u32 [18],
        pub sum: u32 [31],
        pub number: u16 [16],
        pub place: u8 [5],
        pub parent_visits: u32 [18],
    }
}

ports! {
    pub struct Out {
        pub any: bool [1],
        pub best_is_new: bool [1],
        pub best: u16 [16],
        pub mean: u16 [14],
    }
}

/// Cycles from a child to its mean. The child counts in `best` two cycles later.
const MEAN: usize = 6;

/// The inputs so far, the latest first, each with the parent's visits of the cycle before; and the
/// best child.
struct Model {
    past: VecDeque<(In, u32)>,
    best: Option<u32>,
    number: u16,
    is_new: bool,
}

impl Default for Model {
    fn default() -> Model {
        Model { past: vec![(In::default(), 0); MEAN + 2].into(), best: None, number: 0, is_new: false }
    }
}

/// The mean of a child, or 0 for a child without visits.
fn mean_of(input: &In) -> u32 {
    if input.visits == 0 {
        0
    } else {
        mean(input.sum, input.visits)
    }
}

fn worth(input: &In, parent_visits: u32) -> u32 {
    let (share, root) = (PRIORS[usize::from(input.place)], root(parent_visits));
    if input.is_new {
        CERTAIN - mean_of(input) + exploration(share, root, 0)
    } else {
        mean_of(input) + UNVISITED + exploration(share, root, input.visits)
    }
}

impl CycleModel for Model {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = Out {
            any: self.best.is_some(),
            best_is_new: self.is_new,
            best: self.number,
            mean: mean_of(&self.past[MEAN - 1].0) as u16,
        };
        let (child, parent_visits) = self.past[MEAN];
        if child.valid {
            let worth = worth(&child, parent_visits);
            if self.best.is_none_or(|best| worth > best) {
                (self.best, self.number, self.is_new) = (Some(worth), child.number, child.is_new);
            }
        }
        self.past.pop_back();
        // A child goes with the parent's visits of the cycle before it.
        let before = self.past[0].0.parent_visits;
        self.past.push_front((input, before));
        if input.clear {
            self.best = None;
            self.past.iter_mut().for_each(|(child, _)| child.valid = false);
        }
        out
    }
}

#[test]
fn children_are_compared_as_the_reference_compares_them_in_trees_of_all_sizes() {
    let seed = seed(6);
    let design = Design::build("comparison", &verilog("comparison", Comparison::default)).unwrap();
    let mut bench = Lockstep::new(&design, Model::default()).with_seed(seed);
    let mut rng = fastrand::Rng::with_seed(seed);
    // Every bit length is equally likely, and so is every count of that length.
    let mut count = || {
        let bits = rng.u32(0..VISIT_BITS);
        rng.u32(1 << bits..2 << bits)
    };
    let mut others = fastrand::Rng::with_seed(seed + 1);
    for _ in 0..400_000 {
        let visits = count();
        let all = visits * CERTAIN;
        // Half of the means lie close together, as most do in a real tree, so that the last bits
        // decide.
        let sum = if others.bool() { all / 2 + others.u32(..=all / 64) } else { others.u32(..=all) };
        let input = In {
            clear: others.u32(..12) == 0,
            valid: others.u32(..4) > 0,
            is_new: others.u32(..8) == 0,
            visits,
            sum,
            number: others.u16(..),
            place: others.u8(..PRIORS.len() as u8),
            parent_visits: count(),
        };
        bench.step(input).unwrap();
    }
}
