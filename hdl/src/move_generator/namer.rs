//! Namer: names the placements of the windows that it is handed, one a cycle.
//!
//! A pipeline: test a window - pick a group of open tests - name one of them and look it up. `ready` is a register: a window
//! that comes while the one before it stays waits beside it, so whoever hands windows out need not know in the same cycle
//! what becomes of them.

use std::collections::BTreeMap;

use blokus_duo::cycle_model::wire::MoveWord;
use blokus_duo::placement_tests::{GROUP_COUNT, GROUP_SIZE, TESTS, WINDOW_SIZE};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::placement_tests::PlacementTests;
use super::several::Several;
use crate::parts::bits::{constant, constants, many, Pieces, PlacementBits};
use crate::parts::rom::Rom;

/// What the ROM holds of a test: where the covered cell lies in the bounding box (3 + 3 bits), and the orientation.
type TestName = Bits<13>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Namer {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Drop what is under way: nothing more comes out.
    pub clear: Signal<In, Bit>,
    /// A window is on the input; only when `ready`.
    pub arrived: Signal<In, Bit>,
    /// The window.
    #[default(many(WINDOW_SIZE))]
    pub rows: Vec<Signal<In, Bits<WINDOW_SIZE>>>,
    /// Column of its middle.
    pub x: Signal<In, Bits<4>>,
    /// Row of its middle.
    pub y: Signal<In, Bits<4>>,
    /// Pieces that the side to move has left.
    pub left: Signal<In, Pieces>,
    /// Show the pass next.
    pub pass: Signal<In, Bit>,
    /// There is room for a window.
    pub ready: Signal<Out, Bit>,
    /// A placement is being named.
    pub naming: Signal<Out, Bit>,
    /// Nothing follows but what is being looked up.
    pub idle: Signal<Out, Bit>,
    /// A placement is on the output.
    pub valid: Signal<Out, Bit>,
    /// The placement; the pass where none was looked up.
    pub placement: Signal<Out, PlacementBits>,

    windowed: DFF<Bit>,
    #[default(many(WINDOW_SIZE))]
    windowed_rows: Vec<DFF<Bits<WINDOW_SIZE>>>,
    windowed_x: DFF<Bits<4>>,
    windowed_y: DFF<Bits<4>>,
    waiting: DFF<Bit>,
    #[default(many(WINDOW_SIZE))]
    waiting_rows: Vec<DFF<Bits<WINDOW_SIZE>>>,
    waiting_x: DFF<Bits<4>>,
    waiting_y: DFF<Bits<4>>,

    tests: PlacementTests,
    tested: DFF<Bit>,
    #[default(many(GROUP_COUNT))]
    open: Vec<DFF<Bits<GROUP_SIZE>>>,
    tested_x: DFF<Bits<4>>,
    tested_y: DFF<Bits<4>>,

    // Pick the first group with an open test, if there is one.
    some_open: DFF<Bit>,
    groups: DFF<Bits<GROUP_COUNT>>,
    groups_below: Signal<Local, Bits<GROUP_COUNT>>,
    more_groups: Signal<Local, Bits<GROUP_COUNT>>,
    first_group: Signal<Local, Bits<GROUP_SIZE>>,
    first_group_number: Signal<Local, Bits<5>>,
    group: DFF<Bits<GROUP_SIZE>>,
    group_number: DFF<Bits<5>>,
    group_x: DFF<Bits<4>>,
    group_y: DFF<Bits<4>>,

    // Name the first open test of the group.
    below: Signal<Local, Bits<GROUP_SIZE>>,
    rest_of_group: Signal<Local, Bits<GROUP_SIZE>>,
    several_tests: Several<GROUP_SIZE>,
    first_test: Signal<Local, Bits<4>>,
    #[default(Rom::of_block_rams(names()))]
    names: Rom<TestName, 9>,
    looked_up: DFF<Bit>,
    looked_up_x: DFF<Bits<4>>,
    looked_up_y: DFF<Bits<4>>,
    place_x: Signal<Local, Bits<4>>,
    place_y: Signal<Local, Bits<4>>,
    valid_out: DFF<Bit>,
    placement_out: DFF<PlacementBits>,

    group_free: Signal<Local, Bit>,
    take_group: Signal<Local, Bit>,
    tested_free: Signal<Local, Bit>,
    #[default(constants(GROUP_COUNT, |i| i as u64))]
    group_index: Vec<Constant<Bits<5>>>,
    #[default(constants(GROUP_SIZE, |i| i as u64))]
    test_index: Vec<Constant<Bits<4>>>,
    #[default(constant(0))]
    no_group: Constant<Bits<5>>,
    #[default(constant(0))]
    zero: Constant<Bits<4>>,
    #[default(constant(1))]
    one_group: Constant<Bits<GROUP_COUNT>>,
    #[default(constant(1))]
    lowest_test: Constant<Bits<GROUP_SIZE>>,
    #[default(constant(0))]
    no_test: Constant<Bits<GROUP_SIZE>>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass_move: Constant<PlacementBits>,
}

/// The ROM address of a test is its number.
fn names() -> BTreeMap<Bits<9>, TestName> {
    let mut names: BTreeMap<Bits<9>, TestName> = (0..512u64).map(|i| (i.into(), 0u64.into())).collect();
    for (number, test) in TESTS.iter().enumerate() {
        let name = u64::from(test.covering.0) | u64::from(test.covering.1) << 3 | u64::from(test.orientation) << 6;
        names.insert((number as u64).into(), name.into());
    }
    names
}

impl Logic for Namer {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, names);
        dff_setup!(self, clock, windowed, windowed_x, windowed_y, waiting, waiting_x, waiting_y);
        dff_setup!(self, clock, tested, some_open, groups, tested_x, tested_y);
        dff_setup!(self, clock, group, group_number, group_x, group_y);
        dff_setup!(self, clock, looked_up, looked_up_x, looked_up_y, valid_out, placement_out);
        for i in 0..9 {
            self.windowed_rows[i].clock.next = self.clock.val();
            self.windowed_rows[i].d.next = self.windowed_rows[i].q.val();
            self.waiting_rows[i].clock.next = self.clock.val();
            self.waiting_rows[i].d.next = self.waiting_rows[i].q.val();
        }
        for i in 0..26 {
            self.open[i].clock.next = self.clock.val();
            self.open[i].d.next = self.open[i].q.val();
        }

        for i in 0..9 {
            self.tests.window[i].next = self.windowed_rows[i].q.val();
        }
        self.tests.left.next = self.left.val();

        // The first group with an open test, and the groups after it: the loops run backwards, so that the first to match
        // has the last word.
        self.first_group.next = self.no_test.val();
        self.first_group_number.next = self.no_group.val();
        for i in 0..26 {
            if self.groups.q.val().get_bit(25 - i) {
                self.first_group.next = self.open[25 - i].q.val();
                self.first_group_number.next = self.group_index[25 - i].val();
            }
        }
        self.groups_below.next = self.groups.q.val() - self.one_group.val();
        self.more_groups.next = self.groups.q.val() & self.groups_below.val();

        // The first open test of the group, and the group without it.
        self.first_test.next = self.zero.val();
        for i in 0..16 {
            if self.group.q.val().get_bit(15 - i) {
                self.first_test.next = self.test_index[15 - i].val();
            }
        }
        self.below.next = self.group.q.val() - self.lowest_test.val();
        self.rest_of_group.next = self.group.q.val() & self.below.val();

        // A group is done with when it is about to be empty, the tests only when they are: hundreds of registers wait for that.
        self.several_tests.bits.next = self.group.q.val();
        self.group_free.next = !self.several_tests.several.val();
        self.take_group.next = self.some_open.q.val() & self.group_free.val();
        self.tested_free.next = !self.some_open.q.val();

        // A window goes to the tests as soon as they are free; the next one comes from beside it, else from outside.
        if self.tested_free.val() | (!self.windowed.q.val()) {
            self.windowed.d.next = self.waiting.q.val() | self.arrived.val();
            self.waiting.d.next = false;
            if self.waiting.q.val() {
                self.windowed_x.d.next = self.waiting_x.q.val();
                self.windowed_y.d.next = self.waiting_y.q.val();
                for i in 0..9 {
                    self.windowed_rows[i].d.next = self.waiting_rows[i].q.val();
                }
            } else {
                self.windowed_x.d.next = self.x.val();
                self.windowed_y.d.next = self.y.val();
                for i in 0..9 {
                    self.windowed_rows[i].d.next = self.rows[i].val();
                }
            }
        } else if self.arrived.val() {
            self.waiting.d.next = true;
        }
        // Held while it waits; what it holds otherwise does not matter.
        if !self.waiting.q.val() {
            self.waiting_x.d.next = self.x.val();
            self.waiting_y.d.next = self.y.val();
            for i in 0..9 {
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
            for i in 0..26 {
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

        self.names.address.next =
            (bit_cast::<9, 5>(self.group_number.q.val()) << 4) | bit_cast::<9, 4>(self.first_test.val());
        self.looked_up.d.next = self.group.q.val().any();
        self.looked_up_x.d.next = self.group_x.q.val();
        self.looked_up_y.d.next = self.group_y.q.val();

        self.place_x.next = self.looked_up_x.q.val() - bit_cast::<4, 3>(self.names.data.val().get_bits::<3>(0));
        self.place_y.next = self.looked_up_y.q.val() - bit_cast::<4, 3>(self.names.data.val().get_bits::<3>(3));
        self.valid_out.d.next = self.looked_up.q.val() | self.pass.val();
        // Whether the pass is meant comes late in a cycle, so it stands there whenever nothing else does.
        self.placement_out.d.next = self.pass_move.val();
        if self.looked_up.q.val() {
            self.placement_out.d.next = (bit_cast::<15, 7>(self.names.data.val().get_bits::<7>(6)) << 8)
                | (bit_cast::<15, 4>(self.place_y.val()) << 4)
                | bit_cast::<15, 4>(self.place_x.val());
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
        self.naming.next = self.group.q.val().any();
        self.idle.next =
            !(self.windowed.q.val() | self.waiting.q.val() | self.tested.q.val() | self.group.q.val().any());
        self.valid.next = self.valid_out.q.val();
        self.placement.next = self.placement_out.q.val();
    }
}
