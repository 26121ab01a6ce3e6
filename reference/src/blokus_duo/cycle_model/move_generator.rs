//! Cycle model of the move generator: every legal placement once, one a cycle.

use super::wire::MoveWord;
use super::CycleModel;
use crate::blokus_duo::cells::{Cells, BOARD_SIZE};
use crate::blokus_duo::perspective;
use crate::blokus_duo::placement::{Move, Placement};
use crate::blokus_duo::placement_tests::{GROUP_COUNT, GROUP_SIZE, TESTS, WINDOW_MASKS, WINDOW_SIZE};
use crate::blokus_duo::player::{PieceSet, Start};

crate::ports! {
    /// What the generator reads.
    pub struct In {
        /// Begin with the position on the inputs, whatever was under way.
        pub start: bool [1],
        /// Drop what is under way.
        pub cancel: bool [1],
        /// Stones of the side to move.
        pub own: Cells [196],
        /// Stones of the other side.
        pub other: Cells [196],
        /// The start cell of the side to move is (a,a).
        pub starts_at_ten: bool [1],
        /// Pieces that the side to move has left.
        pub left: PieceSet [21],
    }
}

crate::ports! {
    /// What the generator drives.
    pub struct Out {
        /// A placement is on the output.
        pub valid: bool [1],
        /// The placement, or the pass.
        pub placement: MoveWord [15],
        /// Nothing follows any more.
        pub done: bool [1],
    }
}

/// Groups of open tests: bit i of group g is test `18 * g + i`.
type Groups = [u32; GROUP_COUNT];

/// A corner, as (x, y).
type Corner = (usize, usize);

/// The registers of the generator, one struct a stage.
#[derive(Clone, Debug, Default)]
pub struct MoveGenerator {
    running: bool,
    emitted: bool,
    free: Cells,
    corners: Cells,
    pieces: PieceSet,
    picked: Option<Corner>,
    windowed: Option<(u128, Corner)>,
    tested: Option<(Groups, Corner)>,
    /// The open tests of the group that is being named, its number and its corner.
    group: (u32, usize, Corner),
    named: Option<(usize, Corner)>,
    looked_up: Option<(usize, Corner)>,
    out: Out,
}

impl CycleModel for MoveGenerator {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.out;
        if input.start || input.cancel {
            self.load(input);
        } else {
            self.advance();
        }
        out
    }
}

impl MoveGenerator {
    fn load(&mut self, input: In) {
        let start = if input.starts_at_ten { Start::Ten } else { Start::Five };
        let free = perspective::free(input.own, input.other);
        let corners = if input.start { perspective::corners(input.own, free, start) } else { Cells::EMPTY };
        *self = MoveGenerator {
            running: input.start,
            free,
            corners,
            pieces: input.left,
            out: Out { placement: self.out.placement, ..Out::default() },
            ..MoveGenerator::default()
        };
    }

    /// One clock: every stage hands on what the next one has room for, the last one first.
    fn advance(&mut self) {
        let drained = self.drained();
        self.emit(drained);
        self.looked_up = self.named;
        self.emitted |= self.named.is_some();
        self.name();
        let group_free = self.group.0 == 0;
        let take_group = group_free.then(|| self.take_group()).flatten();
        let tested_free = self.tested.is_none_or(|(open, _)| open == [0; GROUP_COUNT]);
        let windowed_free = self.windowed.is_none() || tested_free;
        let picked_free = self.picked.is_none() || windowed_free;
        if let Some(group) = take_group {
            self.group = group;
        }
        if tested_free {
            self.tested = self.windowed.map(|(window, corner)| (test(window, self.pieces), corner));
        }
        if windowed_free {
            self.windowed = self.picked.map(|corner| (window(self.free, corner), corner));
            if let Some((x, y)) = self.picked {
                self.free &= !Cells::single(x, y);
            }
        }
        if picked_free {
            self.picked = self.corners.iter().next();
            if let Some((x, y)) = self.picked {
                self.corners &= !Cells::single(x, y);
            }
        }
    }

    fn drained(&self) -> bool {
        self.corners.is_empty()
            && self.picked.is_none()
            && self.windowed.is_none()
            && self.tested.is_none()
            && self.group.0 == 0
            && self.named.is_none()
            && self.looked_up.is_none()
    }

    /// Drives the output: the placement that was looked up, or a pass if nothing ever came, or the end.
    fn emit(&mut self, drained: bool) {
        self.out.valid = self.looked_up.is_some();
        self.out.done = false;
        if let Some((index, (x, y))) = self.looked_up {
            let test = &TESTS[index];
            let (x, y) = (x as u8 - test.covering.0, y as u8 - test.covering.1);
            self.out.placement = Move::Place(Placement { orientation: test.orientation, x, y }).into();
        }
        if self.running && drained {
            if self.emitted {
                self.running = false;
                self.out.done = true;
            } else {
                self.emitted = true;
                self.out.valid = true;
                self.out.placement = MoveWord::PASS;
            }
        }
    }

    /// Names the first open test of the group and closes it.
    fn name(&mut self) {
        let (open, number, corner) = self.group;
        self.named = (open != 0).then(|| (GROUP_SIZE * number + open.trailing_zeros() as usize, corner));
        self.group.0 = open & open.wrapping_sub(1);
    }

    /// Takes the first group with an open test out of the tested ones.
    fn take_group(&mut self) -> Option<(u32, usize, Corner)> {
        let (open, corner) = self.tested.as_mut()?;
        let number = open.iter().position(|&group| group != 0)?;
        Some((std::mem::take(&mut open[number]), number, *corner))
    }
}

/// The 9x9 cells around a corner: bit `9 * row + column`.
fn window(free: Cells, (x, y): Corner) -> u128 {
    let mut window = 0;
    for row in 0..WINDOW_SIZE {
        // The row of the board, with four empty columns on either side.
        let Some(board_row) = (y + row).checked_sub(4).filter(|&row| row < BOARD_SIZE) else { continue };
        let framed = u32::from(free.row(board_row)) << 4;
        window |= u128::from(framed >> x & 0x1ff) << (WINDOW_SIZE * row);
    }
    window
}

/// The tests that are open in a window for a side with these pieces.
fn test(window: u128, pieces: PieceSet) -> Groups {
    let mut groups = [0; GROUP_COUNT];
    for (index, test) in TESTS.iter().enumerate() {
        let mask = WINDOW_MASKS[index];
        if window & mask == mask && pieces.contains(test.piece()) {
            groups[index / GROUP_SIZE] |= 1 << (index % GROUP_SIZE);
        }
    }
    groups
}
