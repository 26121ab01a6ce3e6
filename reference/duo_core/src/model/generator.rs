//! The move generator's timing: the cycle in which each placement comes out.

use std::ops::ControlFlow;

use crate::corner_order::{CornerOrder, Receiver};
use crate::evaluation::{leaf, Leaf, Weights};
use crate::lanes::{self, Lanes, Task};
use crate::leaves::Leaves;
use crate::perspective::Perspective;
use crate::placement::{Move, Placement};

/// Cycles from the generator's start to the first probe, which comes before everything that is
/// generated.
pub(super) const START_TO_PROBE: u64 = 4;

/// Cycles from the generator's start to the first window's way to the tests.
pub(super) const START_TO_WINDOW: u64 = 2;

/// Cycles from there to the window's tests.
pub(super) const WINDOW_TO_TEST: u64 = 2;

/// Cycles from taking a group of open tests to its first placement on the output.
pub(super) const TAKE_TO_OUTPUT: u64 = 3;

/// Cycles to the end marker, from the last corner leaving the test stage or from the selection of
/// the last placement.
pub(super) const LAST_TO_END: u64 = 2;

/// The streams of all nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct Generator {
    order: CornerOrder,
}

impl Generator {
    /// Passes the moves of a node to `sink`, the legal `probes` first. Returns the cycle in which
    /// `sink` broke or the stream ended, counted from the generator's start.
    pub(super) fn stream(
        &mut self,
        node: &Perspective,
        weights: &[Weights],
        probes: [Option<Placement>; 2],
        sink: impl FnMut(Move, Leaf) -> ControlFlow<()>,
    ) -> u64 {
        lanes::run(Stream { node, weights, probes, generator: self, sink })
    }
}

struct Stream<'a, S> {
    node: &'a Perspective,
    weights: &'a [Weights],
    probes: [Option<Placement>; 2],
    generator: &'a mut Generator,
    sink: S,
}

impl<S: FnMut(Move, Leaf) -> ControlFlow<()>> Task for Stream<'_, S> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Lanes>(self) -> u64 {
        let Stream { node, weights, probes, generator: Generator { order }, sink } = self;
        let leaves = Leaves::<L>::new(node, weights);
        let mut timed = Timed { leaves, clock: Clock::new(), output: 0, sink };
        for (index, probe) in probes.into_iter().enumerate() {
            let Some(probe) = probe.filter(|&probe| node.allows(probe)) else { continue };
            if (timed.sink)(Move::Place(probe), timed.leaves.evaluate(probe)).is_break() {
                return START_TO_PROBE + index as u64;
            }
        }
        if order.stream::<L>(node, &mut timed).is_break() {
            return timed.output;
        }
        if timed.output == 0 {
            // The pass comes with the end, so a break at it changes nothing.
            let _ = (timed.sink)(Move::Pass, leaf(weights, node, Move::Pass));
        }
        timed.clock.end()
    }
}

/// Evaluates the placements and computes the cycles in which they come out.
struct Timed<L, S> {
    leaves: Leaves<L>,
    clock: Clock,
    /// Cycle of the latest placement on the output; 0 before the first one.
    output: u64,
    sink: S,
}

impl<L: Lanes, S: FnMut(Move, Leaf) -> ControlFlow<()>> Receiver for Timed<L, S> {
    #[inline(always)]
    fn placement(&mut self, placement: Placement, group: u8) -> ControlFlow<()> {
        self.output = self.clock.placement(group);
        (self.sink)(Move::Place(placement), self.leaves.evaluate(placement))
    }

    #[inline(always)]
    fn end_of_corner(&mut self) -> ControlFlow<()> {
        self.clock.end_of_corner();
        ControlFlow::Continue(())
    }
}

/// Cycles of the move generator's events, counted from its start.
struct Clock {
    /// The corner's window is on its way to the tests.
    window: u64,
    /// The corner is in the test stage.
    test: u64,
    /// The previous corner came to the test stage, which made space for a window.
    test_before: u64,
    /// The previous corner had left the test stage.
    left: u64,
    /// First cycle in which a group of open tests can be taken.
    group: u64,
    /// The group of the corner's latest placement.
    open: Option<u8>,
    /// The cycle in which that group was taken.
    taken: u64,
}

impl Clock {
    fn new() -> Clock {
        Clock {
            window: START_TO_WINDOW,
            test: START_TO_WINDOW + WINDOW_TO_TEST,
            test_before: 0,
            left: START_TO_WINDOW - 1,
            group: 0,
            open: None,
            taken: 0,
        }
    }

    /// Notes that a placement is found. Returns the cycle in which it comes out.
    #[inline(always)]
    fn placement(&mut self, group: u8) -> u64 {
        if self.open != Some(group) {
            self.open = Some(group);
            self.taken = self.group.max(self.test);
            self.group = self.taken;
        }
        self.group += 1;
        self.group - 1 + TAKE_TO_OUTPUT
    }

    /// Ends the corner. It leaves the test stage one cycle after its last group was taken. The next
    /// window comes one cycle after this one, but not before there is space for it.
    #[inline(always)]
    fn end_of_corner(&mut self) {
        self.window = (self.window + 1).max(self.test_before);
        self.left = if self.open.take().is_some() { self.taken + 1 } else { self.test };
        self.test_before = self.test;
        self.test = (self.window + WINDOW_TO_TEST).max(self.left + 1);
    }

    /// The cycle in which the end marker comes out.
    fn end(&self) -> u64 {
        self.left.max(self.group) + LAST_TO_END
    }
}
