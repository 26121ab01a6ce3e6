//! The move generator's order at host speed: corner by corner, test by test, with each placement's
//! group.
//!
//! [`super::placement_checks`] defines the order, and [`super::model`] knows the cycle in which
//! each placement comes out. All places of an orientation are one bitboard, computed when the first
//! corner needs it; places used by an earlier corner are removed. A stream that breaks early
//! therefore costs little, and a whole stream costs a few operations for each orientation that fits
//! anywhere. all.

use std::ops::ControlFlow;

use super::anchors::Places;
use super::cells::BOARD_SIZE;
use super::lanes::Lanes;
use super::lanes::Words;
use super::orientations::{ORIENTATIONS, ORIENTATION_COUNT};
use super::perspective::Perspective;
use super::pieces::MAX_SIZE;
use super::placement::Placement;
use super::placement_checks::{GROUP_SIZE, TESTS_BY_VALUE, TEST_COUNT};

/// Receives the placements of a node.
///
/// This is a trait and not a closure because the methods must be `#[inline(always)]`: see
/// [`super::lanes::Task`].
pub(super) trait Receiver {
    /// Receives a placement, with the group of the test that found it. A break ends the stream.
    fn placement(&mut self, placement: Placement, group: u8) -> ControlFlow<()>;

    /// The corner has no more placements. A break ends the stream.
    fn end_of_corner(&mut self) -> ControlFlow<()>;
}

/// Memory for the stream of one node at a time.
#[derive(Clone, Debug)]
pub(super) struct CornerOrder {
    /// The remaining places of each orientation.
    anchors: Box<[Anchors; ORIENTATION_COUNT]>,
    /// The runs of tests that can find placements.
    runs: [u8; RUN_COUNT],
}

/// A bitboard as bytes, padded above and below the board so that eight rows around any corner can
/// be read.
#[derive(Clone, Copy, Debug)]
struct Anchors([u8; BYTES_ABOVE + 32 + BYTES_ABOVE]);

const ROWS_ABOVE: usize = MAX_SIZE - 1;
const BYTES_ABOVE: usize = 2 * ROWS_ABOVE;

impl Anchors {
    const EMPTY: Anchors = Anchors([0; BYTES_ABOVE + 32 + BYTES_ABOVE]);

    #[inline(always)]
    fn set(&mut self, words: Words) {
        for (index, word) in words.into_iter().enumerate() {
            let first = BYTES_ABOVE + 8 * index;
            self.0[first..first + 8].copy_from_slice(&word.to_le_bytes());
        }
    }

    /// Eight rows, the fifth of which is row `y` of the board.
    #[inline(always)]
    fn seen_from(&mut self, y: usize) -> &mut [u8; 16] {
        (&mut self.0[2 * y..2 * y + 16]).try_into().expect("a fixed length")
    }
}

impl Default for CornerOrder {
    fn default() -> CornerOrder {
        CornerOrder { anchors: Box::new([Anchors::EMPTY; ORIENTATION_COUNT]), runs: [0; RUN_COUNT] }
    }
}

impl CornerOrder {
    /// Passes the placements of the side to move to `receiver` until it breaks.
    #[inline(always)]
    pub(super) fn stream<L: Lanes>(&mut self, node: &Perspective, receiver: &mut impl Receiver) -> ControlFlow<()> {
        let (free, corners) = (node.free(), node.corners());
        let mut cells = corners.iter();
        let Some(first) = cells.next() else { return ControlFlow::Continue(()) };
        let places = Places::new(free, corners);
        let mut count = 0;
        let mut made = ORIENTATION_COUNT;
        let mut any = false;
        for (index, run) in RUNS.iter().enumerate() {
            let orientation = run.orientation as usize;
            let shape = &ORIENTATIONS[orientation];
            if !node.own_left.contains(shape.piece) {
                continue;
            }
            if orientation != made {
                made = orientation;
                let anchors = places.legal::<L>(shape);
                any = anchors != [0; 4];
                if any {
                    self.anchors[orientation].set(anchors);
                }
            }
            if any {
                self.runs[count] = index as u8;
                count += 1;
                self.stream_run(index, first, receiver)?;
            }
        }
        receiver.end_of_corner()?;
        for corner in cells {
            for index in 0..count {
                self.stream_run(self.runs[index] as usize, corner, receiver)?;
            }
            receiver.end_of_corner()?;
        }
        ControlFlow::Continue(())
    }

    /// Passes on the placements that a run of tests finds at a corner, in the order of the tests.
    #[inline(always)]
    fn stream_run(&mut self, index: usize, (x, y): (usize, usize), receiver: &mut impl Receiver) -> ControlFlow<()> {
        let Run { orientation, group } = RUNS[index];
        let anchors = &mut self.anchors[orientation as usize];
        let seen = anchors.seen_from(y);
        let all = u128::from_le_bytes(*seen);
        let mut open = all & COVERING[x][index];
        if open == 0 {
            return ControlFlow::Continue(());
        }
        *seen = (all ^ open).to_le_bytes();
        while open != 0 {
            // The tests cover the shape's cells row by row, which is the reverse order of its
            // places.
            let last = open.ilog2() as usize;
            open ^= 1 << last;
            let placement = Placement { orientation, x: (last % 16) as u8, y: (y + last / 16 - ROWS_ABOVE) as u8 };
            receiver.placement(placement, group)?;
        }
        ControlFlow::Continue(())
    }
}

/// Consecutive tests of one orientation within a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    orientation: u8,
    group: u8,
}

/// The run of each test.
const RUN_OF: [Run; TEST_COUNT] = {
    let mut runs = [Run { orientation: 0, group: 0 }; TEST_COUNT];
    let mut test = 0;
    while test < TEST_COUNT {
        runs[test] = Run { orientation: TESTS_BY_VALUE[test].orientation, group: (test / GROUP_SIZE) as u8 };
        test += 1;
    }
    runs
};

const RUN_COUNT: usize = {
    let mut count = 1;
    let mut test = 1;
    while test < TEST_COUNT {
        count += starts_run(test) as usize;
        test += 1;
    }
    count
};

const fn starts_run(test: usize) -> bool {
    test == 0
        || RUN_OF[test].orientation != RUN_OF[test - 1].orientation
        || RUN_OF[test].group != RUN_OF[test - 1].group
}

/// All runs in the order of the tests.
static RUNS: [Run; RUN_COUNT] = {
    let mut runs = [RUN_OF[0]; RUN_COUNT];
    let (mut count, mut test) = (0, 0);
    while test < TEST_COUNT {
        if starts_run(test) {
            runs[count] = RUN_OF[test];
            count += 1;
        }
        test += 1;
    }
    runs
};

/// For a corner in each column and for each run: the anchors from which the run's tests cover the
/// corner. The corner's row is row 4.
static COVERING: [[u128; RUN_COUNT]; BOARD_SIZE] = {
    let mut covering = [[0; RUN_COUNT]; BOARD_SIZE];
    let mut x = 0;
    while x < BOARD_SIZE {
        let (mut runs, mut test) = (0, 0);
        while test < TEST_COUNT {
            runs += starts_run(test) as usize;
            let (column, row) = TESTS_BY_VALUE[test].covering;
            if column as usize <= x {
                covering[x][runs - 1] |= 1 << (16 * (ROWS_ABOVE - row as usize) + x - column as usize);
            }
            test += 1;
        }
        x += 1;
    }
    covering
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::Cells;
    use crate::facts;
    use crate::lanes::{run, Plain, Task};
    use crate::placement_checks::{first_open, open_tests, window, TESTS};

    /// Placements with their groups.
    type Found = Vec<(Placement, u8)>;

    #[derive(Default)]
    struct List(Found);

    impl Receiver for List {
        #[inline(always)]
        fn placement(&mut self, placement: Placement, group: u8) -> ControlFlow<()> {
            self.0.push((placement, group));
            ControlFlow::Continue(())
        }

        #[inline(always)]
        fn end_of_corner(&mut self) -> ControlFlow<()> {
            ControlFlow::Continue(())
        }
    }

    struct ListAll<'a>(&'a Perspective, &'a mut CornerOrder);

    impl Task for ListAll<'_> {
        type Output = Found;

        #[inline(always)]
        fn run<L: Lanes>(self) -> Found {
            let mut list = List::default();
            let ended = self.1.stream::<L>(self.0, &mut list);
            assert!(ended.is_continue());
            list.0
        }
    }

    fn specified(node: &Perspective) -> Found {
        let (mut free, mut list) = (node.free(), Vec::new());
        for corner in node.corners().iter() {
            for (group, mut open) in open_tests(window(free, corner), node.own_left).into_iter().enumerate() {
                while open != 0 {
                    list.push((TESTS[first_open(group, open)].placement(corner), group as u8));
                    open &= open - 1;
                }
            }
            free &= !Cells::single(corner.0, corner.1);
        }
        list
    }

    #[test]
    fn placements_come_in_the_order_of_the_tests() {
        let mut order = CornerOrder::default();
        for fact in facts::legal_counts() {
            let position = fact.position();
            for position in [position, position.with_to_move(position.to_move().other())] {
                let node = Perspective::from(&position);
                let expected = specified(&node);
                assert_eq!(ListAll(&node, &mut order).run::<Plain>(), expected, "{position}");
                assert_eq!(run(ListAll(&node, &mut order)), expected, "{position}");
            }
        }
    }
}
