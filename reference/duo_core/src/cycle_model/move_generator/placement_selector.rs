//! The placement selector of the move generator, which selects the open tests of each window, one
//! per cycle.

use super::{MoveWord, Snapshot};
use crate::placement::Move;
use crate::placement_checks::{first_open, open_tests, Corner, Groups, GROUP_COUNT, GROUP_SIZE, TESTS, WINDOW_SIZE};
use crate::player::PieceSet;

/// A window with the corner in its middle.
pub(super) type Windowed = (u128, Corner);

/// The selector's registers, one field per stage.
#[derive(Clone, Debug, Default)]
pub(super) struct PlacementSelector {
    windowed: Option<Windowed>,
    /// A window that waits while the previous one is still in the next stage.
    waiting: Option<Windowed>,
    tested: Option<(Groups, Corner)>,
    /// The open tests of the group from which tests are selected, the group's number and its
    /// corner.
    group: (u32, usize, Corner),
    looked_up: Option<(usize, Corner)>,
    valid: bool,
    placement: MoveWord,
}

impl PlacementSelector {
    /// Whether the selector can accept a window.
    pub(super) fn ready(&self) -> bool {
        self.waiting.is_none()
    }

    /// Whether no placements follow except the one leaving the ROM.
    pub(super) fn idle(&self) -> bool {
        self.windowed.is_none() && self.waiting.is_none() && self.tested.is_none() && self.group.0 == 0
    }

    /// Whether the selector is selecting a test.
    pub(super) fn selecting(&self) -> bool {
        self.group.0 != 0
    }

    /// The placement on the output. If none was looked up in the previous cycle, it is the pass,
    /// valid or not.
    pub(super) fn output(&self) -> (bool, MoveWord) {
        (self.valid, self.placement)
    }

    /// Shows the registers.
    pub(super) fn show(&self, to: &mut Snapshot) {
        show_window(to, "windowed", self.windowed);
        show_window(to, "waiting", self.waiting);
        to.show("tested$q", 1, self.tested.is_some());
        show_corner(to, "tested", self.tested.map(|(_, corner)| corner));
        let groups = |(open, _): (Groups, Corner)| (0..GROUP_COUNT).map(|i| u32::from(open[i] != 0) << i).sum::<u32>();
        to.show_if("groups$q", GROUP_COUNT, self.tested.map(groups));
        let (open, number, corner) = self.group;
        to.show("group$q", GROUP_SIZE, open);
        to.show_if("group_number$q", 5, (open != 0).then_some(number as u8));
        show_corner(to, "group", (open != 0).then_some(corner));
        to.show("looked_up$q", 1, self.looked_up.is_some());
        show_corner(to, "looked_up", self.looked_up.map(|(_, corner)| corner));
        to.show_if("test_words$data", 13, self.looked_up.map(|(test, _)| word(test)));
        to.show("valid_out$q", 1, self.valid);
        to.show("placement_out$q", 15, self.placement);
    }

    /// Drops everything in progress.
    pub(super) fn clear(&mut self) {
        self.emit(false);
        *self = PlacementSelector { placement: self.placement, ..PlacementSelector::default() };
    }

    /// Steps one clock: every stage passes on what the next one can accept, the last stage first.
    pub(super) fn advance(&mut self, arrived: Option<Windowed>, pieces: PieceSet, pass: bool) {
        // The stage's state before the clock, because it is still occupied while its last group
        // moves on.
        let tested_free = self.tested.is_none_or(|(open, _)| open == [0; GROUP_COUNT]);
        self.emit(pass);
        self.select();
        self.take_group();
        if tested_free {
            let windowed = self.windowed.take();
            self.tested = windowed.map(|(window, corner)| (open_tests(window, pieces), corner));
        }
        if self.windowed.is_none() {
            self.windowed = self.waiting.take().or(arrived);
        } else if arrived.is_some() {
            self.waiting = arrived;
        }
    }

    fn emit(&mut self, pass: bool) {
        self.valid = self.looked_up.is_some() || pass;
        self.placement =
            self.looked_up.map_or(MoveWord::PASS, |(index, corner)| Move::Place(TESTS[index].placement(corner)).into());
    }

    /// Selects the first open test of the group and closes it.
    fn select(&mut self) {
        let (open, number, corner) = self.group;
        self.looked_up = (open != 0).then(|| (first_open(number, open), corner));
        self.group.0 = open & open.wrapping_sub(1);
    }

    /// Takes the first group with an open test from the tested groups, once the previous group is
    /// empty.
    fn take_group(&mut self) {
        if self.group.0 == 0 {
            if let Some((open, corner)) = &mut self.tested {
                if let Some(number) = open.iter().position(|&group| group != 0) {
                    self.group = (std::mem::take(&mut open[number]), number, *corner);
                }
            }
        }
    }
}

fn show_corner(to: &mut Snapshot, stage: &str, corner: Option<Corner>) {
    to.show_if(format!("{stage}_x$q"), 4, corner.map(|(x, _)| x as u8));
    to.show_if(format!("{stage}_y$q"), 4, corner.map(|(_, y)| y as u8));
}

fn show_window(to: &mut Snapshot, stage: &str, windowed: Option<Windowed>) {
    to.show(format!("{stage}$q"), 1, windowed.is_some());
    show_corner(to, stage, windowed.map(|(_, corner)| corner));
    for row in 0..WINDOW_SIZE {
        let cells = windowed.map(|(window, _)| (window >> (WINDOW_SIZE * row) & 0x1ff) as u16);
        to.show_if(format!("{stage}_rows${row}$q"), WINDOW_SIZE, cells);
    }
}

/// The ROM's word for a test: column and row of the covered cell in the bounding box, and the
/// orientation.
fn word(test: usize) -> u16 {
    let (column, row) = TESTS[test].covering;
    u16::from(column) | u16::from(row) << 3 | u16::from(TESTS[test].orientation) << 6
}
