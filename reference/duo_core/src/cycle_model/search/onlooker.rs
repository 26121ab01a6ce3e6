//! Observers of the inputs of a node's stream blocks, which are not held in registers.

use crate::cycle_model::{leaf_unit, move_generator, move_sorter};

/// Observes every step.
pub trait Onlooker {
    /// The inputs of the three blocks in this cycle.
    fn inputs(&mut self, generator: &move_generator::In, leaf_unit: &leaf_unit::In, sorter: &move_sorter::In);
}

/// An observer that does nothing and costs nothing.
impl Onlooker for () {
    #[inline(always)]
    fn inputs(&mut self, _: &move_generator::In, _: &leaf_unit::In, _: &move_sorter::In) {}
}
