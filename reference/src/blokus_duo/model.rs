//! The fast twin of the hardware: the same move, score, nodes and clock cycles as the accelerator's search, without stepping
//! clocks.
//!
//! What each step of the search costs follows from the blocks' pipelines; the constants here are theirs. That they hold is
//! tested against the cycle models and the Verilog.

use std::ops::ControlFlow;

use super::cells::Cells;
use super::cycle_model::leaf_unit::LATENCY as LEAF_LATENCY;
use super::perspective::Perspective;
use super::placement::Move;
use super::placement_tests::{open_tests, window, Corner, Groups, GROUP_SIZE, TESTS};
use super::position::Position;
use super::search::{Machine, Search, SearchResult};

/// Cycles from the generator's start to its first corner in the test stage.
const START_TO_TEST: u64 = 4;

/// Cycles from taking a group of open tests to the first of its placements on the generator's output.
const TAKE_TO_OUTPUT: u64 = 4;

/// Cycles from the generator's start until it finds that there is no corner at all.
const START_TO_DRAINED: u64 = 1;

/// Searches on the accelerator's clock for `budget_cycles`; see [`Search`].
pub fn think(position: &Position, budget_cycles: u64) -> SearchResult {
    search(&Perspective::from(position), budget_cycles)
}

/// The same from the point of view of the side to move.
pub fn search(root: &Perspective, budget_cycles: u64) -> SearchResult {
    // Starting and answering take no cycle that the accelerator counts.
    Search::new(Clocked { cycles: 0, budget_cycles }).run(root)
}

/// The hardware's clock and order of moves.
struct Clocked {
    cycles: u64,
    budget_cycles: u64,
}

impl Machine for Clocked {
    fn enter(&mut self, first_iteration: bool) -> bool {
        let expired = !first_iteration && self.cycles >= self.budget_cycles;
        self.cycles += 1;
        expired
    }

    fn stream(&mut self, node: &Perspective, mut sink: impl FnMut(Move) -> ControlFlow<()>) {
        self.cycles += Generator::new(node).stream(&mut sink) + LEAF_LATENCY as u64;
    }

    fn store(&mut self, count: usize) {
        self.cycles += count as u64 + 1;
    }

    fn descend(&mut self) {
        self.cycles += 4;
    }

    fn leave(&mut self) {
        self.cycles += 1;
    }

    fn ascend(&mut self) {
        self.cycles += 3;
    }

    fn cycles(&self) -> u64 {
        self.cycles
    }
}

/// The move generator's clock, counted from its start.
struct Generator<'a> {
    node: &'a Perspective,
    /// When the next corner is in the test stage.
    test: u64,
    /// From when on a group of open tests can be taken.
    group: u64,
}

impl<'a> Generator<'a> {
    fn new(node: &'a Perspective) -> Self {
        Generator { node, test: START_TO_TEST, group: 0 }
    }

    /// Hands out the moves; the cycle of the one at which `sink` broke, else of the end of the stream.
    fn stream(mut self, sink: &mut impl FnMut(Move) -> ControlFlow<()>) -> u64 {
        let mut free = self.node.free();
        let corners = self.node.corners();
        for corner in corners.iter() {
            let groups = open_tests(window(free, corner), self.node.own_left);
            free &= !Cells::single(corner.0, corner.1);
            if let Some(cut_off) = self.corner(corner, &groups, sink) {
                return cut_off;
            }
        }
        if self.group > 0 {
            // The end follows once the last corner has left the test stage and the last placement is out.
            let last_output = self.group + TAKE_TO_OUTPUT - 1;
            return self.test.max(last_output) + 1;
        }
        // Nothing came out: the pass does, then the end.
        let drained = if corners.is_empty() { START_TO_DRAINED } else { self.test };
        match sink(Move::Pass) {
            ControlFlow::Break(()) => drained + 1,
            ControlFlow::Continue(()) => drained + 2,
        }
    }

    /// The placements at one corner, group by group; the cycle of the one at which `sink` broke.
    fn corner(
        &mut self,
        corner: Corner,
        groups: &Groups,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> Option<u64> {
        let mut left_test = self.test;
        for (number, &group) in groups.iter().enumerate().filter(|(_, &group)| group != 0) {
            let taken = self.group.max(self.test);
            let mut open = group;
            for output in taken + TAKE_TO_OUTPUT.. {
                let test = &TESTS[GROUP_SIZE * number + open.trailing_zeros() as usize];
                if sink(Move::Place(test.placement(corner))).is_break() {
                    return Some(output);
                }
                open &= open - 1;
                if open == 0 {
                    break;
                }
            }
            self.group = taken + u64::from(group.count_ones());
            left_test = taken;
        }
        self.test = left_test + 1;
        None
    }
}
