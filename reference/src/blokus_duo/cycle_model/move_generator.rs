//! Cycle model of the move generator: every legal placement once, one a cycle.

use super::wire::MoveWord;
use super::CycleModel;
use crate::blokus_duo::cells::Cells;
use crate::blokus_duo::perspective;
use crate::blokus_duo::placement::Move;
use crate::blokus_duo::placement_tests::{open_tests, window, Corner, Groups, GROUP_COUNT, GROUP_SIZE, TESTS};
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
            self.tested = self.windowed.map(|(window, corner)| (open_tests(window, self.pieces), corner));
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
        if let Some((index, corner)) = self.looked_up {
            self.out.placement = Move::Place(TESTS[index].placement(corner)).into();
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
