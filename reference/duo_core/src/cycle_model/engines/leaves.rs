//! The engines of a best-first search, and the walker that commands them.

use super::{In, Out};
use crate::best_first::LEAF_CYCLES;
use crate::configuration::Configuration;
use crate::cycle_model::best_first::{self, Walker};
use crate::cycle_model::search::descent::LeafFound;
use crate::cycle_model::search::{self, Search};
use crate::cycle_model::CycleModel;

/// The walker, all engines except the first, and the position where descents begin.
#[derive(Clone, Debug)]
pub(super) struct Leaves {
    walker: Walker,
    others: Vec<Search>,
    root: In,
}

impl Leaves {
    pub(super) fn new(configuration: Configuration) -> Leaves {
        let Configuration { evaluation, engines, .. } = configuration;
        let others = (1..engines).map(|number| Search::of_leaves(evaluation, number)).collect();
        Leaves { walker: Walker::new(engines), others, root: In::default() }
    }

    pub(super) fn outputs(&self) -> Out {
        let best_first::Out { busy, done, placement, score, depth, nodes, cycles, .. } = self.walker.outputs();
        Out { busy, done, placement, score, depth, nodes, cycles }
    }

    pub(super) fn step(&mut self, first: &mut Search, input: In) {
        let best_first::Out { way, idle, .. } = self.walker.outputs();
        let found_by_others = self.others.iter().fold(LeafFound::default(), |before, engine| engine.leaf(&way, before));
        let found = first.leaf(&way, found_by_others);
        let In { start, new_game, behind_answer, stop, ply, last, last_legal, budget_cycles, .. } = input;
        let told = search::In { stop, budget_cycles: LEAF_CYCLES as u32, ..self.root.of_one() };
        let told = search::In { start: false, new_game: false, behind_answer: false, ..told };
        self.others.iter_mut().for_each(|engine| engine.step_on(told, way));
        first.step_on(told, way);
        self.walker.step(best_first::In {
            start,
            new_game,
            behind_answer,
            stop,
            ply,
            last,
            last_legal,
            budget_cycles,
            found,
        });
        if idle {
            self.root = input;
        }
    }
}
