//! The fast twin of the hardware: the same move, score, nodes and clock cycles as the accelerator's search, without stepping
//! clocks.
//!
//! What each step of the search costs follows from the blocks' pipelines; the constants here are theirs. That they hold is
//! tested against the cycle models and the Verilog.

use std::ops::ControlFlow;

use super::corner_order::{CornerOrder, Receiver};
use super::cycle_model::leaf_unit::LATENCY as LEAF_LATENCY;
use super::evaluation::{evaluate_move, Leaf};
use super::lanes::{self, Lanes, Task};
use super::leaves::Leaves;
use super::perspective::Perspective;
use super::placement::{Move, Placement};
use super::position::Position;
use super::search::{Machine, Search, SearchResult, MAX_DEPTH};

/// Cycles from the generator's start to its first corner in the test stage.
const START_TO_TEST: u64 = 4;

/// Cycles from taking a group of open tests to the first of its placements on the generator's output.
const TAKE_TO_OUTPUT: u64 = 4;

/// Cycles from the generator's start to the first probe, on the leaf unit's input before anything that is generated.
const START_TO_PROBE: u64 = 4;

/// Cycles from the generator's start until it finds that there is no corner at all.
const START_TO_DRAINED: u64 = 1;

/// Searches on the accelerator's clock for `budget_cycles`; see [`Search`].
pub fn think(position: &Position, budget_cycles: u64) -> SearchResult {
    search(&Perspective::from(position), budget_cycles)
}

/// The same from the point of view of the side to move.
pub fn search(root: &Perspective, budget_cycles: u64) -> SearchResult {
    // Starting and answering take no cycle that the accelerator counts.
    Search::new(Clocked::new(budget_cycles)).run(root, MAX_DEPTH)
}

/// The hardware's clock and order of moves.
struct Clocked {
    cycles: u64,
    budget_cycles: u64,
    order: CornerOrder,
}

impl Clocked {
    fn new(budget_cycles: u64) -> Clocked {
        Clocked { cycles: 0, budget_cycles, order: CornerOrder::default() }
    }
}

impl Machine for Clocked {
    fn enter(&mut self, first_iteration: bool) -> bool {
        let expired = !first_iteration && self.cycles >= self.budget_cycles;
        self.cycles += 1;
        expired
    }

    fn look_up(&mut self, settled: bool) {
        self.cycles += if settled { 3 } else { 7 };
    }

    fn generate(&mut self) {
        self.cycles += 1;
    }

    fn stream(
        &mut self,
        node: &Perspective,
        probes: [Option<Placement>; 2],
        sink: impl FnMut(Move, Leaf) -> ControlFlow<()>,
    ) {
        let streamed = lanes::run(Stream { node, probes, order: &mut self.order, sink });
        self.cycles += streamed + LEAF_LATENCY as u64;
    }

    fn store(&mut self, count: usize) {
        self.cycles += count as u64 + 1;
    }

    fn descend(&mut self) {
        self.cycles += 4;
    }

    fn complete(&mut self) {
        self.cycles += 1;
    }

    fn leave(&mut self) {
        self.cycles += 1;
    }

    fn ascend(&mut self) {
        self.cycles += 2;
    }

    fn cycles(&self) -> u64 {
        self.cycles
    }
}

/// The move generator's clock, counted from its start, and what it feeds.
struct Stream<'a, S> {
    node: &'a Perspective,
    probes: [Option<Placement>; 2],
    order: &'a mut CornerOrder,
    sink: S,
}

impl<S: FnMut(Move, Leaf) -> ControlFlow<()>> Task for Stream<'_, S> {
    /// The cycle of the move at which the sink broke, else of the end of the stream.
    type Output = u64;

    #[inline(always)]
    fn run<L: Lanes>(self) -> u64 {
        let mut evaluator =
            Evaluator { leaves: Leaves::<L>::new(self.node), clock: GeneratorClock::default(), sink: self.sink };
        for (index, probe) in self.probes.into_iter().enumerate() {
            let Some(probe) = probe.filter(|&probe| self.node.allows(probe)) else { continue };
            if (evaluator.sink)(Move::Place(probe), evaluator.leaves.evaluate(probe)).is_break() {
                return START_TO_PROBE + index as u64;
            }
        }
        let broken = self.order.stream::<L>(self.node, &mut evaluator);
        let Evaluator { clock, mut sink, .. } = evaluator;
        if broken.is_break() {
            return clock.output;
        }
        if clock.output > 0 {
            return clock.end();
        }
        // Nothing came out: the pass does, then the end.
        let drained = if self.node.corners().is_empty() { START_TO_DRAINED } else { clock.test };
        match sink(Move::Pass, evaluate_move(self.node, Move::Pass)) {
            ControlFlow::Break(()) => drained + 1,
            ControlFlow::Continue(()) => drained + 2,
        }
    }
}

/// Evaluates what the generator finds.
struct Evaluator<L, S> {
    leaves: Leaves<L>,
    clock: GeneratorClock,
    sink: S,
}

impl<L: Lanes, S: FnMut(Move, Leaf) -> ControlFlow<()>> Receiver for Evaluator<L, S> {
    #[inline(always)]
    fn placement(&mut self, placement: Placement, group: u8) -> ControlFlow<()> {
        self.clock.placement(group);
        (self.sink)(Move::Place(placement), self.leaves.evaluate(placement))
    }

    #[inline(always)]
    fn end_of_corner(&mut self) {
        self.clock.end_of_corner();
    }
}

/// When the move generator does what, counted from its start.
struct GeneratorClock {
    /// When the next corner is in the test stage.
    test: u64,
    /// From when on a group of open tests can be taken.
    group: u64,
    /// When the latest placement is on the output.
    output: u64,
    /// The group of the corner's latest placement.
    open: Option<u8>,
    /// When that group was taken.
    taken: u64,
}

impl Default for GeneratorClock {
    fn default() -> GeneratorClock {
        GeneratorClock { test: START_TO_TEST, group: 0, output: 0, open: None, taken: 0 }
    }
}

impl GeneratorClock {
    /// A placement comes out.
    #[inline(always)]
    fn placement(&mut self, group: u8) {
        if self.open != Some(group) {
            self.open = Some(group);
            self.taken = self.group.max(self.test);
            self.group = self.taken;
        }
        self.output = self.group + TAKE_TO_OUTPUT;
        self.group += 1;
    }

    /// The corner leaves the test stage when its last group is taken.
    #[inline(always)]
    fn end_of_corner(&mut self) {
        if self.open.take().is_some() {
            self.test = self.taken;
        }
        self.test += 1;
    }

    /// The end follows once the last corner has left the test stage and the last placement is out.
    fn end(&self) -> u64 {
        self.test.max(self.output) + 1
    }
}

#[cfg(test)]
mod tests;
