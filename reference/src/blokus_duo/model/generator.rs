//! The move generator on its clock: which placement comes out of which lane when, handed on in the order that counts.
//!
//! Placements are found corner by corner, for both lanes at once, and one lane may be ahead of the other by some cycles. What
//! the lane ahead has found waits until it is sure that nothing comes before it: earlier cycles first, and in one cycle the
//! first lane.

use std::ops::ControlFlow;

use crate::blokus_duo::corner_order::{CornerOrder, Receiver};
use crate::blokus_duo::evaluation::{evaluate_move, Leaf};
use crate::blokus_duo::lanes::{self, Lanes, Task};
use crate::blokus_duo::leaves::Leaves;
use crate::blokus_duo::perspective::Perspective;
use crate::blokus_duo::placement::{Move, Placement};
use crate::blokus_duo::placement_tests::LANES;

/// Cycles from the generator's start to the first probe, which goes ahead of everything that is generated.
pub(super) const START_TO_PROBE: u64 = 4;

/// Cycles from the generator's start to the first window on its way to the lanes.
pub(super) const START_TO_WINDOW: u64 = 2;

/// Cycles from there to the window's tests.
pub(super) const WINDOW_TO_TEST: u64 = 2;

/// Cycles from taking a group of open tests to the first of its placements on the lane's output.
pub(super) const TAKE_TO_OUTPUT: u64 = 3;

/// Cycles from the last corner's leaving the test stage, or from the last placement's being named, to the end marker.
pub(super) const LAST_TO_END: u64 = 2;

/// What the streams of all nodes go through.
#[derive(Clone, Debug, Default)]
pub(super) struct Generator {
    order: CornerOrder,
    queues: [Queue; LANES],
}

impl Generator {
    /// Hands the moves of a node to `sink`, those of the `probes` that are legal first; the cycle of the one at which it broke, else that of the end of the stream, counted
    /// from the generator's start.
    pub(super) fn stream(
        &mut self,
        node: &Perspective,
        probes: [Option<Placement>; 2],
        sink: impl FnMut(Move, Leaf) -> ControlFlow<()>,
    ) -> u64 {
        lanes::run(Stream { node, probes, generator: self, sink })
    }
}

struct Stream<'a, S> {
    node: &'a Perspective,
    probes: [Option<Placement>; 2],
    generator: &'a mut Generator,
    sink: S,
}

impl<S: FnMut(Move, Leaf) -> ControlFlow<()>> Task for Stream<'_, S> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Lanes>(self) -> u64 {
        let Stream { node, probes, generator: Generator { order, queues }, sink } = self;
        queues.iter_mut().for_each(Queue::clear);
        let leaves = Leaves::<L>::new(node);
        let mut merge = Merge { leaves, clock: Clock::new(), queues, output: 0, sink };
        for (index, probe) in probes.into_iter().enumerate() {
            let Some(probe) = probe.filter(|&probe| node.allows(probe)) else { continue };
            if (merge.sink)(Move::Place(probe), merge.leaves.evaluate(probe)).is_break() {
                return START_TO_PROBE + index as u64;
            }
        }
        let mut broken = order.stream::<L>(node, &mut merge);
        if broken.is_continue() {
            broken = merge.hand_out(|_| u64::MAX);
        }
        let end = merge.clock.end();
        if broken.is_continue() && merge.output == 0 {
            // The pass comes with the end, so it does not matter whether it breaks the stream.
            let _ = (merge.sink)(Move::Pass, evaluate_move(node, Move::Pass));
        }
        if broken.is_break() {
            merge.output
        } else {
            end
        }
    }
}

/// Puts the lanes' placements in order and evaluates them.
struct Merge<'a, L, S> {
    leaves: Leaves<L>,
    clock: Clock,
    queues: &'a mut [Queue; LANES],
    /// When the latest placement was on an output; 0 if there was none.
    output: u64,
    sink: S,
}

impl<L: Lanes, S: FnMut(Move, Leaf) -> ControlFlow<()>> Merge<'_, L, S> {
    /// Hands on what is due before all that each lane can still find: not before the cycle `earliest`.
    #[inline(always)]
    fn hand_out(&mut self, earliest: impl Fn(&LaneClock) -> u64) -> ControlFlow<()> {
        loop {
            let due = |lane: usize| self.queues[lane].first().unwrap_or_else(|| earliest(&self.clock.lanes[lane]));
            let mut next = 0;
            for lane in 1..LANES {
                if due(lane) < due(next) {
                    next = lane;
                }
            }
            let Some((output, placement)) = self.queues[next].take() else { return ControlFlow::Continue(()) };
            self.output = output;
            (self.sink)(Move::Place(placement), self.leaves.evaluate(placement))?;
        }
    }
}

impl<L: Lanes, S: FnMut(Move, Leaf) -> ControlFlow<()>> Receiver for Merge<'_, L, S> {
    #[inline(always)]
    fn placement(&mut self, placement: Placement, lane: usize, group: u8) -> ControlFlow<()> {
        let output = self.clock.lanes[lane].placement(group);
        self.queues[lane].push(output, placement);
        self.hand_out(LaneClock::earliest)
    }

    #[inline(always)]
    fn end_of_corner(&mut self) -> ControlFlow<()> {
        self.clock.end_of_corner();
        self.hand_out(LaneClock::earliest)
    }
}

/// Placements that a lane has found, the first one due being the next.
#[derive(Clone, Debug, Default)]
struct Queue {
    found: Vec<(u64, Placement)>,
    taken: usize,
}

impl Queue {
    fn clear(&mut self) {
        self.found.clear();
        self.taken = 0;
    }

    #[inline(always)]
    fn push(&mut self, output: u64, placement: Placement) {
        if self.taken == self.found.len() {
            self.clear();
        }
        self.found.push((output, placement));
    }

    /// When the next one is due.
    #[inline(always)]
    fn first(&self) -> Option<u64> {
        self.found.get(self.taken).map(|&(output, _)| output)
    }

    #[inline(always)]
    fn take(&mut self) -> Option<(u64, Placement)> {
        let first = self.found.get(self.taken).copied();
        self.taken += usize::from(first.is_some());
        first
    }
}

/// When the move generator does what, counted from its start.
struct Clock {
    /// When the corner's window is on its way to the lanes.
    window: u64,
    lanes: [LaneClock; LANES],
}

/// The same of a lane.
#[derive(Clone, Copy)]
struct LaneClock {
    /// When the corner is in the test stage.
    test: u64,
    /// When the corner before it came there, and made room for a window.
    test_before: u64,
    /// When the corner before it had left it.
    left: u64,
    /// From when on a group of open tests can be taken.
    group: u64,
    /// The group of the corner's latest placement.
    open: Option<u8>,
    /// When that group was taken.
    taken: u64,
}

impl LaneClock {
    /// A placement is found; when it comes out.
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

    /// When the next placement comes out, if one is found at this corner or later.
    #[inline(always)]
    fn earliest(&self) -> u64 {
        self.group.max(self.test) + TAKE_TO_OUTPUT
    }
}

impl Clock {
    fn new() -> Clock {
        let test = START_TO_WINDOW + WINDOW_TO_TEST;
        let lane = LaneClock { test, test_before: 0, left: START_TO_WINDOW - 1, group: 0, open: None, taken: 0 };
        Clock { window: START_TO_WINDOW, lanes: [lane; LANES] }
    }

    /// A lane's corner leaves the test stage when its last group is taken. The next window comes a cycle after this one, and not
    /// before every lane has room for it.
    #[inline(always)]
    fn end_of_corner(&mut self) {
        self.window += 1;
        for lane in &self.lanes {
            self.window = self.window.max(lane.test_before);
        }
        for lane in &mut self.lanes {
            lane.left = if lane.open.take().is_some() { lane.taken } else { lane.test };
            lane.test_before = lane.test;
            lane.test = (self.window + WINDOW_TO_TEST).max(lane.left + 1);
        }
    }

    /// When the end marker comes out.
    fn end(&self) -> u64 {
        self.lanes.iter().map(|lane| lane.left.max(lane.group)).fold(0, u64::max) + LAST_TO_END
    }
}
