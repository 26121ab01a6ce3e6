//! Cycle model of the node position: the position of the current node, updated as moves are made
//! and unmade.

use super::records::{Laid, Seen};
use crate::cells::Cells;
use crate::cycle_model::wire::MoveWord;
use crate::cycle_model::CycleModel;
use crate::pieces::Piece;
use crate::player::PieceSet;
use crate::search::key::{stones_key, swap_halves, WORDS};

crate::ports! {
    /// The node position's inputs.
    pub struct In {
        /// Load the position on the two inputs below.
        pub load: bool [1],
        /// The position to load.
        pub root: Seen [442],
        /// The other side has just passed.
        pub root_passed: bool [1],
        /// Compute the hash key of the position from the boards in the next three cycles, during
        /// which they do not change.
        pub find_key: bool [1],
        /// Make the move in the next cycle; it was on `placement` one cycle ago.
        pub make: bool [1],
        /// Unmake the move in the next cycle; it was on `placement` one cycle ago.
        pub unmake: bool [1],
        /// Cancel the making or unmaking of a move.
        pub stop: bool [1],
        /// While a move is unmade: the other side had passed before it.
        pub passed_before: bool [1],
        /// While a move is unmade: the other side had placed the monomino before it.
        pub monomino_before: bool [1],
        /// The placer's move.
        pub placement: MoveWord [15],
    }
}

crate::ports! {
    /// The node position's outputs.
    pub struct Out {
        /// The position.
        pub seen: Seen [442],
        /// The other side has just passed.
        pub passed: bool [1],
        /// The other side has just placed the monomino.
        pub monomino_last: bool [1],
        /// The other side has no pieces left.
        pub completed: bool [1],
        /// A move is being unmade.
        pub unmaking: bool [1],
        /// The hash key.
        pub key: u64 [40],
        /// Cells of the placement that was on the input two cycles ago.
        pub cells: Cells [196],
        /// The placer's piece, as a set of one piece.
        pub piece: PieceSet [21],
        /// The placement that was on the input three cycles ago is legal.
        pub legal: bool [1],
    }
}

/// How the hash key is updated in a cycle.
#[derive(Clone, Copy, Debug, Default)]
struct KeyFlags {
    begins: bool,
    adds_own: bool,
    adds_other: bool,
    adds: bool,
    swaps: bool,
    turns: bool,
}

/// The registers.
#[derive(Clone, Debug, Default)]
pub struct NodePosition {
    seen: Seen,
    passed: bool,
    monomino_last: bool,
    completed: bool,
    making: bool,
    unmaking: bool,
    /// The placer's outputs in the next cycle and in this one.
    coming: Laid,
    laid: Laid,
    /// The free cells of the side to move, one cycle after the position.
    free: Cells,
    corners: Cells,
    legal: bool,
    stones_key: u64,
    flags: KeyFlags,
}

impl NodePosition {
    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        let NodePosition { seen, passed, monomino_last, completed, unmaking, laid, legal, .. } = *self;
        let key = self.stones_key ^ if passed { WORDS.passed } else { 0 };
        let Laid { cells, piece } = laid;
        Out { seen, passed, monomino_last, completed, unmaking, key, cells, piece, legal }
    }

    fn step_key(&mut self, input: &In) {
        let KeyFlags { begins, adds_own, adds_other, adds, swaps, turns } = self.flags;
        let mut key = if turns { swap_halves(self.stones_key) } else { self.stones_key };
        if adds {
            let stones = match () {
                () if adds_other => self.seen.other,
                () if adds_own => self.seen.own,
                () => self.laid.cells,
            };
            key ^= if swaps { swap_halves(stones_key(stones)) } else { stones_key(stones) };
        }
        self.stones_key = if begins { 0 } else { key };
        let moves = input.make || input.unmake;
        self.flags = KeyFlags {
            begins: input.find_key,
            adds_own: begins,
            adds_other: adds_own,
            adds: moves || begins || adds_own,
            swaps: input.make || adds_own,
            turns: moves,
        };
    }

    fn step_board(&mut self, input: &In) {
        let Seen { own, other, own_left, other_left, starts_at_ten, ply } = self.seen;
        let Laid { cells, piece } = self.laid;
        self.completed = other_left.is_empty();
        if input.load {
            self.seen = input.root;
            self.passed = input.root_passed;
            self.monomino_last = false;
        }
        let starts_at_ten = !starts_at_ten;
        if self.making {
            let left = PieceSet::from_bits(own_left.bits() & !piece.bits());
            let ply = (ply + 1) & 0x7f;
            self.seen =
                Seen { own: other, other: own | cells, own_left: other_left, other_left: left, starts_at_ten, ply };
            self.completed = left.is_empty();
            self.passed = piece.is_empty();
            self.monomino_last = piece.contains(Piece::MONOMINO);
        }
        if self.unmaking {
            let left = PieceSet::from_bits(other_left.bits() | piece.bits());
            let ply = ply.wrapping_sub(1) & 0x7f;
            self.seen =
                Seen { own: other & !cells, other: own, own_left: left, other_left: own_left, starts_at_ten, ply };
            self.passed = input.passed_before;
            self.monomino_last = input.monomino_before;
        }
        self.making = input.make && !input.stop;
        self.unmaking = input.unmake && !input.stop;
    }
}

impl CycleModel for NodePosition {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        let Laid { cells, piece } = self.laid;
        self.legal = (cells & !self.free).is_empty()
            && !(cells & self.corners).is_empty()
            && piece.bits() & self.seen.own_left.bits() != 0;
        let before = self.seen.perspective();
        (self.free, self.corners) = (before.free(), before.corners());
        self.step_key(&input);
        self.step_board(&input);
        self.laid = std::mem::replace(&mut self.coming, input.placement.into());
        out
    }
}
