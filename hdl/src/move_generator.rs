//! Move generator: every legal placement of a side, once each, one a cycle.
//!
//! A pipeline: pick the next corner - cut the window around it - test all 414 ways to cover it - pick a group of open tests -
//! name them one a cycle - look the name up. A corner is taken out of the free cells once its window is cut, so a placement
//! that covers several corners comes out at the first of them and no filter is needed. A side that cannot place emits one
//! pass. `done` follows the last placement.
//!
//! The first placement of the first corner comes out 8 cycles after `start`; from then on one a cycle, but for corners that
//! nothing fits: up to as many of those as the last group before them had placements are hidden, each further one costs a
//! cycle. The stream cannot be stalled.

mod corner_picker;
mod placement_tests;
mod several;
mod window;

use std::collections::BTreeMap;

use reference::blokus_duo::cells::Cells;
use reference::blokus_duo::cycle_model::wire::MoveWord;
use reference::blokus_duo::placement_tests::{GROUP_COUNT, GROUP_SIZE, TESTS, WINDOW_SIZE};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::corner_picker::CornerPicker;
use self::placement_tests::PlacementTests;
use self::several::Several;
use self::window::Window;
use crate::parts::bits::{board, constant, constants, many, Board, Pieces, PlacementBits};
use crate::parts::cell_decoder::CellDecoder;
use crate::parts::usable_cells::UsableCells;

/// What the ROM holds of a test: where the covered cell lies in the bounding box (3 + 3 bits), and the orientation.
type TestName = Bits<13>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct MoveGenerator {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Begin with the position on the inputs, whatever was under way.
    pub start: Signal<In, Bit>,
    /// Drop what is under way: nothing more comes out.
    pub cancel: Signal<In, Bit>,
    /// Stones of the side to move.
    pub own: Signal<In, Board>,
    /// Stones of the other side.
    pub other: Signal<In, Board>,
    /// The start cell of the side to move is (a,a), not (5,5).
    pub starts_at_ten: Signal<In, Bit>,
    /// Pieces that the side to move has left.
    pub left: Signal<In, Pieces>,
    /// A placement is on the output.
    pub valid: Signal<Out, Bit>,
    /// The placement, or the pass (orientation 127).
    pub placement: Signal<Out, PlacementBits>,
    /// Nothing follows any more; one cycle long.
    pub done: Signal<Out, Bit>,

    usable: UsableCells,
    running: DFF<Bit>,
    emitted: DFF<Bit>,
    free: DFF<Board>,
    corners: DFF<Board>,
    pieces: DFF<Pieces>,

    // Pick the first corner in rows from the top.
    picker: CornerPicker,
    picked: DFF<Bit>,
    picked_x: DFF<Bits<4>>,
    picked_y: DFF<Bits<4>>,
    picked_cell: CellDecoder,

    window: Window,
    windowed: DFF<Bit>,
    #[default(many(WINDOW_SIZE))]
    windowed_rows: Vec<DFF<Bits<WINDOW_SIZE>>>,
    windowed_x: DFF<Bits<4>>,
    windowed_y: DFF<Bits<4>>,

    tests: PlacementTests,
    tested: DFF<Bit>,
    #[default(many(GROUP_COUNT))]
    open: Vec<DFF<Bits<GROUP_SIZE>>>,
    tested_x: DFF<Bits<4>>,
    tested_y: DFF<Bits<4>>,

    // Pick the first group with an open test.
    groups: DFF<Bits<GROUP_COUNT>>,
    groups_below: Signal<Local, Bits<GROUP_COUNT>>,
    more_groups: Signal<Local, Bits<GROUP_COUNT>>,
    several_groups: Several<GROUP_COUNT>,
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
    first_test: Signal<Local, Bits<5>>,
    named: DFF<Bit>,
    name_x: DFF<Bits<4>>,
    name_y: DFF<Bits<4>>,
    #[default(SyncROM::new(names()))]
    names: SyncROM<TestName, 10>,
    name_high: DFF<Bits<5>>,
    name_low: DFF<Bits<5>>,
    looked_up: DFF<Bit>,
    looked_up_x: DFF<Bits<4>>,
    looked_up_y: DFF<Bits<4>>,
    place_x: Signal<Local, Bits<4>>,
    place_y: Signal<Local, Bits<4>>,
    valid_out: DFF<Bit>,
    placement_out: DFF<PlacementBits>,
    done_out: DFF<Bit>,

    group_free: Signal<Local, Bit>,
    take_group: Signal<Local, Bit>,
    tested_free: Signal<Local, Bit>,
    windowed_free: Signal<Local, Bit>,
    picked_free: Signal<Local, Bit>,
    drained: Signal<Local, Bit>,
    #[default(constants(GROUP_COUNT, |i| i as u64))]
    group_index: Vec<Constant<Bits<5>>>,
    #[default(constants(GROUP_SIZE, |i| i as u64))]
    test_index: Vec<Constant<Bits<5>>>,
    #[default(constant(0))]
    zero_5: Constant<Bits<5>>,
    #[default(constant(1))]
    one_group: Constant<Bits<GROUP_COUNT>>,
    #[default(constant(1))]
    lowest_test: Constant<Bits<GROUP_SIZE>>,
    #[default(constant(0))]
    no_test: Constant<Bits<GROUP_SIZE>>,
    #[default(board(Cells::EMPTY))]
    no_cell: Constant<Board>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
}

/// The ROM address of a test is its group and its place in the group side by side.
fn names() -> BTreeMap<Bits<10>, TestName> {
    let mut names: BTreeMap<Bits<10>, TestName> = (0..1024u64).map(|i| (i.into(), 0u64.into())).collect();
    for (index, test) in TESTS.iter().enumerate() {
        let address = ((index / GROUP_SIZE) << 5) | (index % GROUP_SIZE);
        let name = u64::from(test.covering.0) | u64::from(test.covering.1) << 3 | u64::from(test.orientation) << 6;
        names.insert((address as u64).into(), name.into());
    }
    names
}

impl Logic for MoveGenerator {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, names);
        dff_setup!(self, clock, running, emitted, free, corners, pieces);
        dff_setup!(self, clock, picked, picked_x, picked_y);
        dff_setup!(self, clock, windowed, windowed_x, windowed_y);
        dff_setup!(self, clock, tested, groups, tested_x, tested_y);
        dff_setup!(self, clock, group, group_number, group_x, group_y);
        dff_setup!(self, clock, named, name_x, name_y, name_high, name_low);
        dff_setup!(self, clock, looked_up, looked_up_x, looked_up_y);
        dff_setup!(self, clock, valid_out, placement_out, done_out);
        for i in 0..9 {
            self.windowed_rows[i].clock.next = self.clock.val();
            self.windowed_rows[i].d.next = self.windowed_rows[i].q.val();
        }
        for i in 0..23 {
            self.open[i].clock.next = self.clock.val();
            self.open[i].d.next = self.open[i].q.val();
        }

        self.picker.corners.next = self.corners.q.val();
        self.picked_cell.x.next = self.picked_x.q.val();
        self.picked_cell.y.next = self.picked_y.q.val();

        self.window.board.next = self.free.q.val();
        self.window.x.next = self.picked_x.q.val();
        self.window.y.next = self.picked_y.q.val();
        for i in 0..9 {
            self.tests.window[i].next = self.windowed_rows[i].q.val();
        }
        self.tests.left.next = self.pieces.q.val();

        // The first group with an open test, and the groups after it.
        self.first_group.next = self.no_test.val();
        self.first_group_number.next = self.zero_5.val();
        for i in 0..23 {
            if self.groups.q.val().get_bit(22 - i) {
                self.first_group.next = self.open[22 - i].q.val();
                self.first_group_number.next = self.group_index[22 - i].val();
            }
        }
        self.groups_below.next = self.groups.q.val() - self.one_group.val();
        self.more_groups.next = self.groups.q.val() & self.groups_below.val();

        // The first open test of the group, and the group without it.
        self.first_test.next = self.zero_5.val();
        for i in 0..18 {
            if self.group.q.val().get_bit(17 - i) {
                self.first_test.next = self.test_index[17 - i].val();
            }
        }
        self.below.next = self.group.q.val() - self.lowest_test.val();
        self.rest_of_group.next = self.group.q.val() & self.below.val();

        // Each stage moves on when the next one is empty or about to be.
        self.several_tests.bits.next = self.group.q.val();
        self.several_groups.bits.next = self.groups.q.val();
        self.group_free.next = !self.several_tests.several.val();
        self.take_group.next = (self.tested.q.val() & (self.groups.q.val().any())) & self.group_free.val();
        self.tested_free.next = (!self.tested.q.val())
            | ((!self.several_groups.several.val()) & ((!self.groups.q.val().any()) | self.group_free.val()));
        self.windowed_free.next = (!self.windowed.q.val()) | self.tested_free.val();
        self.picked_free.next = (!self.picked.q.val()) | self.windowed_free.val();

        if self.picked_free.val() {
            self.picked.d.next = self.picker.any.val();
            self.picked_x.d.next = self.picker.x.val();
            self.picked_y.d.next = self.picker.y.val();
            self.corners.d.next = self.picker.rest.val();
        }
        if self.windowed_free.val() {
            self.windowed.d.next = self.picked.q.val();
            self.windowed_x.d.next = self.picked_x.q.val();
            self.windowed_y.d.next = self.picked_y.q.val();
            for i in 0..9 {
                self.windowed_rows[i].d.next = self.window.rows[i].val();
            }
            if self.picked.q.val() {
                self.free.d.next = self.free.q.val() & (!self.picked_cell.decoded.val());
            }
        }
        if self.take_group.val() {
            self.groups.d.next = self.more_groups.val();
        }
        if self.tested_free.val() {
            self.tested.d.next = self.windowed.q.val();
            self.tested_x.d.next = self.windowed_x.q.val();
            self.tested_y.d.next = self.windowed_y.q.val();
            self.groups.d.next = self.tests.nonempty.val();
            for i in 0..23 {
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
        self.named.d.next = self.group.q.val().any();
        self.name_high.d.next = self.group_number.q.val();
        self.name_low.d.next = self.first_test.val();
        self.name_x.d.next = self.group_x.q.val();
        self.name_y.d.next = self.group_y.q.val();

        self.names.address.next =
            (bit_cast::<10, 5>(self.name_high.q.val()) << 5) | bit_cast::<10, 5>(self.name_low.q.val());
        self.looked_up.d.next = self.named.q.val();
        self.looked_up_x.d.next = self.name_x.q.val();
        self.looked_up_y.d.next = self.name_y.q.val();

        self.place_x.next = self.looked_up_x.q.val() - bit_cast::<4, 3>(self.names.data.val().get_bits::<3>(0));
        self.place_y.next = self.looked_up_y.q.val() - bit_cast::<4, 3>(self.names.data.val().get_bits::<3>(3));
        self.valid_out.d.next = self.looked_up.q.val();
        if self.looked_up.q.val() {
            self.placement_out.d.next = (bit_cast::<15, 7>(self.names.data.val().get_bits::<7>(6)) << 8)
                | (bit_cast::<15, 4>(self.place_y.val()) << 4)
                | bit_cast::<15, 4>(self.place_x.val());
        }
        self.done_out.d.next = false;
        if self.named.q.val() {
            self.emitted.d.next = true;
        }

        // Empty from end to end: a pass if nothing came, then the end.
        self.drained.next = (!self.picker.any.val())
            & (!self.picked.q.val())
            & (!self.windowed.q.val())
            & (!self.tested.q.val())
            & (!self.group.q.val().any())
            & (!self.named.q.val())
            & (!self.looked_up.q.val());
        if self.running.q.val() & self.drained.val() {
            if self.emitted.q.val() {
                self.running.d.next = false;
                self.done_out.d.next = true;
            } else {
                self.emitted.d.next = true;
                self.valid_out.d.next = true;
                self.placement_out.d.next = self.pass.val();
            }
        }

        self.usable.own.next = self.own.val();
        self.usable.other.next = self.other.val();
        self.usable.starts_at_ten.next = self.starts_at_ten.val();
        if self.start.val() | self.cancel.val() {
            self.running.d.next = self.start.val();
            self.emitted.d.next = false;
            self.free.d.next = self.usable.free.val();
            self.corners.d.next = self.no_cell.val();
            if self.start.val() {
                self.corners.d.next = self.usable.corners.val();
            }
            self.pieces.d.next = self.left.val();
            self.picked.d.next = false;
            self.windowed.d.next = false;
            self.tested.d.next = false;
            self.group.d.next = self.no_test.val();
            self.named.d.next = false;
            self.looked_up.d.next = false;
            self.valid_out.d.next = false;
            self.placement_out.d.next = self.placement_out.q.val();
            self.done_out.d.next = false;
        }

        self.valid.next = self.valid_out.q.val();
        self.placement.next = self.placement_out.q.val();
        self.done.next = self.done_out.q.val();
    }
}
