//! The hardware's order of placements at host speed: corner by corner, at each corner test by test.
//!
//! [`super::placement_tests`] says what that order is. Here all places of an orientation are one bitboard, made when the
//! first corner asks for it; what an earlier corner has handed out is taken off it. So a stream that is cut off early costs
//! little, and one that is not costs a few operations for each orientation that can be laid at all.

use std::ops::ControlFlow;

use super::anchors::{Places, Words};
use super::cells::BOARD_SIZE;
use super::lanes::Lanes;
use super::orientations::{ORIENTATIONS, ORIENTATION_COUNT};
use super::perspective::Perspective;
use super::pieces::MAX_SIZE;
use super::placement::Placement;
use super::placement_tests::{derive, Test, GROUP_SIZE, TEST_COUNT};

/// What the placements of a node are handed to.
///
/// A trait and not a closure, because the methods must be `#[inline(always)]`: see [`super::lanes::Task`].
pub(super) trait Receiver {
    /// Takes a placement and the group of tests that it was found by; a break ends the stream.
    fn placement(&mut self, placement: Placement, group: u8) -> ControlFlow<()>;

    /// The corner has no more.
    fn end_of_corner(&mut self);
}

/// Room for the stream of one node at a time.
#[derive(Clone, Debug)]
pub(super) struct CornerOrder {
    /// Where each orientation can still be laid; row y stands at index y + 4.
    anchors: Box<[Rows; ORIENTATION_COUNT]>,
    /// The runs of tests that any placement can come from.
    runs: [u8; RUN_COUNT],
}

/// Rows of a bitboard, with room above and below for what a look around a corner touches.
type Rows = [u16; ROWS_ABOVE + 16 + ROWS_ABOVE];

const ROWS_ABOVE: usize = MAX_SIZE - 1;

impl Default for CornerOrder {
    fn default() -> CornerOrder {
        CornerOrder { anchors: Box::new([Rows::default(); ORIENTATION_COUNT]), runs: [0; RUN_COUNT] }
    }
}

impl CornerOrder {
    /// Hands the placements of the side to move to `receiver` until it breaks off.
    #[inline(always)]
    pub(super) fn stream<L: Lanes>(&mut self, node: &Perspective, receiver: &mut impl Receiver) -> ControlFlow<()> {
        let (free, corners) = (node.free(), node.corners());
        let mut cells = corners.iter();
        let Some(first) = cells.next() else { return ControlFlow::Continue(()) };
        let places = Places::new(free, corners);
        let mut count = 0;
        let mut made = ORIENTATION_COUNT;
        for (index, run) in RUNS.iter().enumerate() {
            let orientation = run.orientation as usize;
            let shape = &ORIENTATIONS[orientation];
            if !node.own_left.contains(shape.piece) {
                continue;
            }
            if orientation != made {
                made = orientation;
                self.set(orientation, places.legal::<L>(shape));
            }
            self.runs[count] = index as u8;
            count += 1;
            self.at(index, first, receiver)?;
        }
        receiver.end_of_corner();
        let mut left = 0;
        for index in 0..count {
            let run = self.runs[index];
            self.runs[left] = run;
            left += usize::from(self.anchors[RUNS[run as usize].orientation as usize] != Rows::default());
        }
        for corner in cells {
            for index in 0..left {
                self.at(self.runs[index] as usize, corner, receiver)?;
            }
            receiver.end_of_corner();
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn set(&mut self, orientation: usize, words: Words) {
        for (index, word) in words.into_iter().enumerate() {
            for row in 0..4 {
                self.anchors[orientation][ROWS_ABOVE + 4 * index + row] = (word >> (16 * row)) as u16;
            }
        }
    }

    /// Hands out what a run of tests finds at a corner, in the order of the tests.
    #[inline(always)]
    fn at(&mut self, index: usize, (x, y): (usize, usize), receiver: &mut impl Receiver) -> ControlFlow<()> {
        let Run { orientation, group } = RUNS[index];
        let anchors = &mut self.anchors[orientation as usize];
        // Row r of what is seen is row y - 4 + r of the board.
        let seen: &mut [u16; 8] = (&mut anchors[y..y + 8]).try_into().expect("a fixed length");
        let all = to_bits(*seen);
        let mut open = all & COVERING[x][index];
        if open == 0 {
            return ControlFlow::Continue(());
        }
        *seen = to_rows(all ^ open);
        while open != 0 {
            // The tests go through the shape's cells row by row, and so backwards through its places.
            let last = open.ilog2() as usize;
            open ^= 1 << last;
            let placement = Placement { orientation, x: (last % 16) as u8, y: (y + last / 16 - ROWS_ABOVE) as u8 };
            receiver.placement(placement, group)?;
        }
        ControlFlow::Continue(())
    }
}

#[inline(always)]
fn to_bits(rows: [u16; 8]) -> u128 {
    let mut bytes = [0; 16];
    for (index, row) in rows.into_iter().enumerate() {
        [bytes[2 * index], bytes[2 * index + 1]] = row.to_le_bytes();
    }
    u128::from_le_bytes(bytes)
}

#[inline(always)]
fn to_rows(bits: u128) -> [u16; 8] {
    let bytes = bits.to_le_bytes();
    std::array::from_fn(|index| u16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]))
}

/// Tests of one orientation that stand in one group.
#[derive(Clone, Copy)]
struct Run {
    orientation: u8,
    group: u8,
}

const RUN_COUNT: usize = {
    let mut count = 1;
    let mut test = 1;
    while test < TEST_COUNT {
        count += starts_run(test) as usize;
        test += 1;
    }
    count
};

/// Constants cannot read the static table.
const TESTS_BY_VALUE: [Test; TEST_COUNT] = derive();

const fn starts_run(test: usize) -> bool {
    test.is_multiple_of(GROUP_SIZE) || TESTS_BY_VALUE[test].orientation != TESTS_BY_VALUE[test - 1].orientation
}

/// All runs in the order of the tests.
static RUNS: [Run; RUN_COUNT] = {
    let mut runs = [Run { orientation: 0, group: 0 }; RUN_COUNT];
    let (mut count, mut test) = (0, 0);
    while test < TEST_COUNT {
        if starts_run(test) {
            runs[count] = Run { orientation: TESTS_BY_VALUE[test].orientation, group: (test / GROUP_SIZE) as u8 };
            count += 1;
        }
        test += 1;
    }
    runs
};

/// For a corner in each column and for each run: the anchors from which its tests cover the corner, with the corner's row
/// as row 4.
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
