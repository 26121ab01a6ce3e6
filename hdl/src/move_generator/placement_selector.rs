//! Placement selector: emits the legal placements of the windows that it gets, one a cycle.
//!
//! A pipeline: test a window, pick a group of open tests, select one of them and look it up.
//! `ready` is a register: a window that arrives while the one before it is still being tested waits
//! next to it, so the sender need not know in the same cycle whether it was taken.

use std::collections::BTreeMap;

use duo_core::cycle_model::wire::MoveWord;
use duo_core::placement_checks::{Test, GROUP_COUNT, GROUP_SIZE, TESTS, WINDOW_SIZE};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::more_than_one::MoreThanOne;
use super::placement_checks::PlacementChecks;
use crate::parts::bits::{constant, constants, many, Pieces, PlacementBits, PlacementWord};
use crate::parts::bits::{COORDINATE_BITS, ORIENTATION_BITS};
use crate::parts::rom::Rom;

const GROUP_BITS: usize = 5;

const IN_GROUP_BITS: usize = 4;

const _: () = assert!(GROUP_COUNT <= 1 << GROUP_BITS && GROUP_SIZE == 1 << IN_GROUP_BITS);
const _: () = assert!(GROUP_COUNT - 1 == 25 && GROUP_SIZE - 1 == 15, "the kernel's loops run backwards from there");

/// Width of a test's number, which is its address in the ROM.
const TEST_BITS: usize = TestNumber::BITS;

#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct TestNumber {
    in_group: Bits<IN_GROUP_BITS>,
    group: Bits<GROUP_BITS>,
}

/// Word of the ROM: where the covered cell lies in the bounding box, and the orientation.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct TestWord {
    covered_column: Bits<3>,
    covered_row: Bits<3>,
    orientation: Bits<ORIENTATION_BITS>,
}

impl From<&Test> for TestWord {
    fn from(test: &Test) -> TestWord {
        let (column, row) = test.covering;
        TestWord {
            covered_column: u64::from(column).into(),
            covered_row: u64::from(row).into(),
            orientation: u64::from(test.orientation).into(),
        }
    }
}

#[derive(LogicBlock, SmartDefault)]
pub struct PlacementSelector {
    pub clock: Signal<In, Clock>,
    /// Drop the windows: nothing more comes out.
    pub clear: Signal<In, Bit>,
    /// A window is on the inputs; only when `ready`.
    pub arrived: Signal<In, Bit>,
    #[default(many(WINDOW_SIZE))]
    pub rows: Vec<Signal<In, Bits<WINDOW_SIZE>>>,
    /// Column of the window's middle.
    pub x: Signal<In, Bits<COORDINATE_BITS>>,
    /// Row of the window's middle.
    pub y: Signal<In, Bits<COORDINATE_BITS>>,
    pub left: Signal<In, Pieces>,
    /// Emit the pass next.
    pub pass: Signal<In, Bit>,
    pub ready: Signal<Out, Bit>,
    pub selecting: Signal<Out, Bit>,
    /// No window is left; one placement may still be looked up.
    pub idle: Signal<Out, Bit>,
    pub valid: Signal<Out, Bit>,
    /// The pass where no placement was looked up.
    pub placement: Signal<Out, PlacementBits>,

    windowed: DFF<Bit>,
    #[default(many(WINDOW_SIZE))]
    windowed_rows: Vec<DFF<Bits<WINDOW_SIZE>>>,
    windowed_x: DFF<Bits<COORDINATE_BITS>>,
    windowed_y: DFF<Bits<COORDINATE_BITS>>,
    waiting: DFF<Bit>,
    #[default(many(WINDOW_SIZE))]
    waiting_rows: Vec<DFF<Bits<WINDOW_SIZE>>>,
    waiting_x: DFF<Bits<COORDINATE_BITS>>,
    waiting_y: DFF<Bits<COORDINATE_BITS>>,

    tests: PlacementChecks,
    tested: DFF<Bit>,
    #[default(many(GROUP_COUNT))]
    open: Vec<DFF<Bits<GROUP_SIZE>>>,
    tested_x: DFF<Bits<COORDINATE_BITS>>,
    tested_y: DFF<Bits<COORDINATE_BITS>>,

    // Stage 2: picks the first group with an open test.
    some_open: DFF<Bit>,
    groups: DFF<Bits<GROUP_COUNT>>,
    groups_below: Signal<Local, Bits<GROUP_COUNT>>,
    more_groups: Signal<Local, Bits<GROUP_COUNT>>,
    first_group: Signal<Local, Bits<GROUP_SIZE>>,
    first_group_number: Signal<Local, Bits<GROUP_BITS>>,
    group: DFF<Bits<GROUP_SIZE>>,
    group_number: DFF<Bits<GROUP_BITS>>,
    group_x: DFF<Bits<COORDINATE_BITS>>,
    group_y: DFF<Bits<COORDINATE_BITS>>,

    // Stage 3: selects the first open test of the group.
    below: Signal<Local, Bits<GROUP_SIZE>>,
    rest_of_group: Signal<Local, Bits<GROUP_SIZE>>,
    group_tests: MoreThanOne<GROUP_SIZE>,
    first_test: Signal<Local, Bits<IN_GROUP_BITS>>,
    test_number: Signal<Local, TestNumber>,
    #[default(Rom::of_block_rams(test_words()))]
    test_words: Rom<TestWord, TEST_BITS>,
    looked_up: DFF<Bit>,
    looked_up_x: DFF<Bits<COORDINATE_BITS>>,
    looked_up_y: DFF<Bits<COORDINATE_BITS>>,
    place: Signal<Local, PlacementWord>,
    valid_out: DFF<Bit>,
    placement_out: DFF<PlacementBits>,

    group_free: Signal<Local, Bit>,
    take_group: Signal<Local, Bit>,
    tested_free: Signal<Local, Bit>,
    #[default(constants(GROUP_COUNT, |i| i as u64))]
    group_index: Vec<Constant<Bits<GROUP_BITS>>>,
    #[default(constants(GROUP_SIZE, |i| i as u64))]
    test_index: Vec<Constant<Bits<IN_GROUP_BITS>>>,
    #[default(constant(0))]
    no_group: Constant<Bits<GROUP_BITS>>,
    #[default(constant(0))]
    first_in_group: Constant<Bits<IN_GROUP_BITS>>,
    #[default(constant(1))]
    one_group: Constant<Bits<GROUP_COUNT>>,
    #[default(constant(1))]
    lowest_test: Constant<Bits<GROUP_SIZE>>,
    #[default(constant(0))]
    no_test: Constant<Bits<GROUP_SIZE>>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass_move: Constant<PlacementBits>,
}

fn test_words() -> BTreeMap<Bits<TEST_BITS>, TestWord> {
    let word = |number: usize| TESTS.get(number).map_or(TestWord::default(), TestWord::from);
    (0..1 << TEST_BITS).map(|number| ((number as u64).into(), word(number))).collect()
}

impl Logic for PlacementSelector {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, test_words);
        dff_setup!(self, clock, windowed, windowed_x, windowed_y, waiting, waiting_x, waiting_y);
        dff_setup!(self, clock, tested, some_open, groups, tested_x, tested_y);
        dff_setup!(self, clock, group, group_number, group_x, group_y);
        dff_setup!(self, clock, looked_up, looked_up_x, looked_up_y, valid_out, placement_out);
        for i in 0..WINDOW_SIZE {
            self.windowed_rows[i].clock.next = self.clock.val();
            self.windowed_rows[i].d.next = self.windowed_rows[i].q.val();
            self.waiting_rows[i].clock.next = self.clock.val();
            self.waiting_rows[i].d.next = self.waiting_rows[i].q.val();
        }
        for i in 0..GROUP_COUNT {
            self.open[i].clock.next = self.clock.val();
            self.open[i].d.next = self.open[i].q.val();
        }

        for i in 0..WINDOW_SIZE {
            self.tests.window[i].next = self.windowed_rows[i].q.val();
        }
        self.tests.left.next = self.left.val();

        // The first group with an open test, and the groups after it. The loops run backwards, so
        // the last assignment, that of the first match, wins.
        self.first_group.next = self.no_test.val();
        self.first_group_number.next = self.no_group.val();
        for i in 0..GROUP_COUNT {
            if self.groups.q.val().get_bit(25 - i) {
                self.first_group.next = self.open[25 - i].q.val();
                self.first_group_number.next = self.group_index[25 - i].val();
            }
        }
        self.groups_below.next = self.groups.q.val() - self.one_group.val();
        self.more_groups.next = self.groups.q.val() & self.groups_below.val();

        // The first open test of the group, and the group without it.
        self.first_test.next = self.first_in_group.val();
        for i in 0..GROUP_SIZE {
            if self.group.q.val().get_bit(15 - i) {
                self.first_test.next = self.test_index[15 - i].val();
            }
        }
        self.below.next = self.group.q.val() - self.lowest_test.val();
        self.rest_of_group.next = self.group.q.val() & self.below.val();

        // A group is finished when one test is left in it, but the tests only when none is left,
        // because hundreds of registers depend on that signal.
        self.group_tests.bits.next = self.group.q.val();
        self.group_free.next = !self.group_tests.more_than_one.val();
        self.take_group.next = self.some_open.q.val() & self.group_free.val();
        self.tested_free.next = !self.some_open.q.val();

        // A window goes to the tests as soon as they are free; the next one comes from the waiting
        // place, else from the inputs.
        if self.tested_free.val() | (!self.windowed.q.val()) {
            self.windowed.d.next = self.waiting.q.val() | self.arrived.val();
            self.waiting.d.next = false;
            if self.waiting.q.val() {
                self.windowed_x.d.next = self.waiting_x.q.val();
                self.windowed_y.d.next = self.waiting_y.q.val();
                for i in 0..WINDOW_SIZE {
                    self.windowed_rows[i].d.next = self.waiting_rows[i].q.val();
                }
            } else {
                self.windowed_x.d.next = self.x.val();
                self.windowed_y.d.next = self.y.val();
                for i in 0..WINDOW_SIZE {
                    self.windowed_rows[i].d.next = self.rows[i].val();
                }
            }
        } else if self.arrived.val() {
            self.waiting.d.next = true;
        }
        // Held while a window waits; otherwise the contents do not matter.
        if !self.waiting.q.val() {
            self.waiting_x.d.next = self.x.val();
            self.waiting_y.d.next = self.y.val();
            for i in 0..WINDOW_SIZE {
                self.waiting_rows[i].d.next = self.rows[i].val();
            }
        }

        if self.take_group.val() {
            self.groups.d.next = self.more_groups.val();
            self.some_open.d.next = self.more_groups.val().any();
        }
        if self.tested_free.val() {
            self.tested.d.next = self.windowed.q.val();
            self.tested_x.d.next = self.windowed_x.q.val();
            self.tested_y.d.next = self.windowed_y.q.val();
            self.groups.d.next = self.tests.nonempty.val();
            self.some_open.d.next = self.windowed.q.val() & self.tests.nonempty.val().any();
            for i in 0..GROUP_COUNT {
                self.open[i].d.next = self.tests.open[i].val();
            }
        }
        self.group.d.next = self.rest_of_group.val();
        if self.take_group.val() {
            self.group.d.next = self.first_group.val();
            self.group_number.d.next = self.first_group_number.val();
            self.group_x.d.next = self.tested_x.q.val();
            self.group_y.d.next = self.tested_y.q.val();
        }

        self.test_number.next.group = self.group_number.q.val();
        self.test_number.next.in_group = self.first_test.val();
        self.test_words.address.next = self.test_number.val().into();
        self.looked_up.d.next = self.group.q.val().any();
        self.looked_up_x.d.next = self.group_x.q.val();
        self.looked_up_y.d.next = self.group_y.q.val();

        self.place.next.column = self.looked_up_x.q.val() - bit_cast::<4, 3>(self.test_words.data.val().covered_column);
        self.place.next.row = self.looked_up_y.q.val() - bit_cast::<4, 3>(self.test_words.data.val().covered_row);
        self.place.next.orientation = self.test_words.data.val().orientation;
        self.valid_out.d.next = self.looked_up.q.val() | self.pass.val();
        // Shows the pass unless there is a placement, because whether the pass is meant is known
        // only late in a cycle.
        self.placement_out.d.next = self.pass_move.val();
        if self.looked_up.q.val() {
            self.placement_out.d.next = self.place.val().into();
        }

        if self.clear.val() {
            self.windowed.d.next = false;
            self.waiting.d.next = false;
            self.tested.d.next = false;
            self.some_open.d.next = false;
            self.group.d.next = self.no_test.val();
            self.looked_up.d.next = false;
            self.valid_out.d.next = false;
        }

        self.ready.next = !self.waiting.q.val();
        self.selecting.next = self.group.q.val().any();
        self.idle.next =
            !(self.windowed.q.val() | self.waiting.q.val() | self.tested.q.val() | self.group.q.val().any());
        self.valid.next = self.valid_out.q.val();
        self.placement.next = self.placement_out.q.val();
    }
}
