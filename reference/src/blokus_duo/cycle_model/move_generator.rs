//! Cycle model of the move generator: every legal placement once, one a cycle from each lane.

mod lane;

use self::lane::Lane;
use super::wire::MoveWord;
use super::CycleModel;
use crate::blokus_duo::cells::Cells;
use crate::blokus_duo::perspective;
use crate::blokus_duo::placement::Move;
use crate::blokus_duo::placement_tests::{window, Corner, LANES};
use crate::blokus_duo::player::{PieceSet, Start};

crate::ports! {
    /// What the generator reads.
    pub struct In {
        /// Begin with the position on the inputs, unless another is under way.
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
        /// A placement is on the first lane's output.
        pub valid_0: bool [1],
        /// The placement, or the pass.
        pub placement_0: MoveWord [15],
        /// A placement is on the second lane's output.
        pub valid_1: bool [1],
        /// The placement.
        pub placement_1: MoveWord [15],
        /// Nothing follows any more.
        pub done: bool [1],
    }
}

/// The registers of the generator before its lanes, one field a stage, and the lanes.
#[derive(Clone, Debug)]
pub struct MoveGenerator {
    running: bool,
    /// No corner has been looked for yet.
    fresh: bool,
    emitted: bool,
    free: Cells,
    corners: Cells,
    pieces: PieceSet,
    picked: Option<Corner>,
    lanes: [Lane; LANES],
    done: bool,
}

impl Default for MoveGenerator {
    fn default() -> MoveGenerator {
        MoveGenerator {
            running: false,
            fresh: false,
            emitted: false,
            free: Cells::EMPTY,
            corners: Cells::EMPTY,
            pieces: PieceSet::EMPTY,
            picked: None,
            lanes: std::array::from_fn(Lane::new),
            done: false,
        }
    }
}

impl CycleModel for MoveGenerator {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        if input.cancel {
            self.drop_all();
        } else if self.running {
            self.advance();
        } else {
            self.load(input);
        }
        out
    }
}

impl Out {
    /// The placements of a cycle in the order that counts, the first lane's before the second's.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let lanes = [(self.valid_0, self.placement_0), (self.valid_1, self.placement_1)];
        lanes.into_iter().filter(|(valid, _)| *valid).map(|(_, placement)| placement.to_move())
    }
}

impl MoveGenerator {
    fn outputs(&self) -> Out {
        let [(valid_0, placement_0), (valid_1, placement_1)] = [self.lanes[0].output(), self.lanes[1].output()];
        Out { valid_0, placement_0, valid_1, placement_1, done: self.done }
    }

    fn drop_all(&mut self) {
        self.running = false;
        self.picked = None;
        self.lanes.iter_mut().for_each(Lane::clear);
        self.done = false;
    }

    /// Takes the position in while nothing is under way; the lanes' last look-ups come out meanwhile.
    fn load(&mut self, input: In) {
        let start = if input.starts_at_ten { Start::Ten } else { Start::Five };
        self.running = input.start;
        self.fresh = input.start;
        self.emitted = false;
        self.free = perspective::free(input.own, input.other);
        self.corners = perspective::corners(input.own, self.free, start);
        self.pieces = input.left;
        self.lanes.iter_mut().for_each(|lane| lane.advance(None, self.pieces, false));
        self.done = false;
    }

    fn advance(&mut self) {
        let drained = !self.fresh && self.picked.is_none() && self.lanes.iter().all(Lane::idle);
        self.done = drained;
        let pass = drained && !self.emitted;
        self.running = !drained;
        self.emitted |= self.lanes.iter().any(Lane::naming);
        let arrived = if self.lanes.iter().all(Lane::ready) { self.pick() } else { None };
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            lane.advance(arrived, self.pieces, pass && number == 0);
        }
    }

    /// Cuts the window of the picked corner, takes the corner out of the free cells, and picks the next one.
    fn pick(&mut self) -> Option<(u128, Corner)> {
        let cut = self.picked.map(|corner| (window(self.free, corner), corner));
        if let Some((x, y)) = self.picked {
            self.free &= !Cells::single(x, y);
        }
        self.picked = self.corners.iter().next();
        if let Some((x, y)) = self.picked {
            self.corners &= !Cells::single(x, y);
        }
        self.fresh = false;
        cut
    }
}
