//! Node position: the position of the current node, made and unmade move by move.
//!
//! One set of registers, as the side to move sees it. Making a move lays its cells and turns the
//! board around; unmaking does the same backwards, so a board is never pushed on a stack. The hash
//! key follows. `cells` and `piece` come two cycles after `placement`, `legal` a cycle after them.
//! A position must be stable for a cycle before legality is asked.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::hash_key::HashKey;
use super::records::{Key, Seen};
use crate::parts::bits::{constant, Board, Pieces, PlacementBits};
use crate::parts::placer::Placer;
use crate::parts::usable_cells::UsableCells;

#[derive(LogicBlock, SmartDefault)]
pub struct NodePosition {
    pub clock: Signal<In, Clock>,
    /// Load the position on the two inputs below.
    pub load: Signal<In, Bit>,
    pub root: Signal<In, Seen>,
    pub root_passed: Signal<In, Bit>,
    /// Compute the hash key anew, in the next three cycles; the boards must not change meanwhile.
    pub find_key: Signal<In, Bit>,
    /// In the next cycle make the move that was on `placement` a cycle ago.
    pub make: Signal<In, Bit>,
    /// In the next cycle unmake the move that was on `placement` a cycle ago.
    pub unmake: Signal<In, Bit>,
    /// Do neither in this cycle.
    pub stop: Signal<In, Bit>,
    /// For `unmake`: `passed` before the move.
    pub passed_before: Signal<In, Bit>,
    /// For `unmake`: `monomino_last` before the move.
    pub monomino_before: Signal<In, Bit>,
    /// Input of the placer.
    pub placement: Signal<In, PlacementBits>,
    pub seen: Signal<Out, Seen>,
    pub passed: Signal<Out, Bit>,
    pub monomino_last: Signal<Out, Bit>,
    pub completed: Signal<Out, Bit>,
    pub unmaking: Signal<Out, Bit>,
    pub key: Signal<Out, Key>,
    pub cells: Signal<Out, Board>,
    /// The piece, one-hot.
    pub piece: Signal<Out, Pieces>,
    pub legal: Signal<Out, Bit>,

    placer: Placer,
    usable: UsableCells,
    hash_key: HashKey,
    // Copies of the commands, since they reach hundreds of other registers.
    making_now: DFF<Bit>,
    unmaking_now: DFF<Bit>,
    own_now: DFF<Board>,
    other_now: DFF<Board>,
    own_left_now: DFF<Pieces>,
    other_left_now: DFF<Pieces>,
    starts_at_ten_now: DFF<Bit>,
    ply_now: DFF<Bits<7>>,
    passed_now: DFF<Bit>,
    monomino_now: DFF<Bit>,
    completed_now: DFF<Bit>,
    // One cycle after the position: cells that the side to move may cover.
    free: DFF<Board>,
    corners: DFF<Board>,
    legal_now: DFF<Bit>,
    // The key is computed from the boards, one after the other.
    key_begins: DFF<Bit>,
    key_adds_own: DFF<Bit>,
    key_adds_other: DFF<Bit>,
    // Commands to the key, for a move and for the boards.
    key_adds: DFF<Bit>,
    key_swaps: DFF<Bit>,
    key_turns: DFF<Bit>,

    left_after: Signal<Local, Pieces>,
    #[default(constant(1))]
    one_ply: Constant<Bits<7>>,
}

impl Logic for NodePosition {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, placer, hash_key);
        dff_setup!(self, clock, making_now, unmaking_now, own_now, other_now, own_left_now, other_left_now);
        dff_setup!(self, clock, starts_at_ten_now, ply_now, passed_now, monomino_now, completed_now);
        dff_setup!(self, clock, free, corners, legal_now);
        dff_setup!(self, clock, key_begins, key_adds_own, key_adds_other, key_adds, key_swaps, key_turns);

        self.placer.placement.next = self.placement.val();
        self.usable.own.next = self.own_now.q.val();
        self.usable.other.next = self.other_now.q.val();
        self.usable.starts_at_ten.next = self.starts_at_ten_now.q.val();
        self.free.d.next = self.usable.free.val();
        self.corners.d.next = self.usable.corners.val();
        self.legal_now.d.next = (!(self.placer.cells.val() & (!self.free.q.val())).any())
            & (self.placer.cells.val() & self.corners.q.val()).any()
            & (self.placer.piece.val() & self.own_left_now.q.val()).any();

        self.hash_key.own.next = self.own_now.q.val();
        self.hash_key.other.next = self.other_now.q.val();
        self.hash_key.cells.next = self.placer.cells.val();
        self.hash_key.clear.next = self.key_begins.q.val();
        self.hash_key.add.next = self.key_adds.q.val();
        self.hash_key.add_own.next = self.key_adds_own.q.val();
        self.hash_key.add_other.next = self.key_adds_other.q.val();
        self.hash_key.swap.next = self.key_swaps.q.val();
        self.hash_key.turn.next = self.key_turns.q.val();
        self.hash_key.passed.next = self.passed_now.q.val();
        self.key_begins.d.next = self.find_key.val();
        self.key_adds_own.d.next = self.key_begins.q.val();
        self.key_adds_other.d.next = self.key_adds_own.q.val();
        self.key_turns.d.next = self.make.val() | self.unmake.val();
        self.key_swaps.d.next = self.make.val() | self.key_adds_own.q.val();
        self.key_adds.d.next =
            (self.make.val() | self.unmake.val()) | (self.key_begins.q.val() | self.key_adds_own.q.val());

        self.left_after.next = self.own_left_now.q.val() & (!self.placer.piece.val());
        self.completed_now.d.next = !self.other_left_now.q.val().any();
        self.making_now.d.next = self.make.val() & (!self.stop.val());
        self.unmaking_now.d.next = self.unmake.val() & (!self.stop.val());
        if self.load.val() {
            self.own_now.d.next = self.root.val().own;
            self.other_now.d.next = self.root.val().other;
            self.own_left_now.d.next = self.root.val().own_left;
            self.other_left_now.d.next = self.root.val().other_left;
            self.starts_at_ten_now.d.next = self.root.val().starts_at_ten;
            self.ply_now.d.next = self.root.val().ply;
            self.passed_now.d.next = self.root_passed.val();
            self.monomino_now.d.next = false;
        }
        if self.making_now.q.val() {
            self.own_now.d.next = self.other_now.q.val();
            self.other_now.d.next = self.own_now.q.val() | self.placer.cells.val();
            self.own_left_now.d.next = self.other_left_now.q.val();
            self.other_left_now.d.next = self.left_after.val();
            self.completed_now.d.next = !self.left_after.val().any();
            self.starts_at_ten_now.d.next = !self.starts_at_ten_now.q.val();
            self.ply_now.d.next = self.ply_now.q.val() + self.one_ply.val();
            self.passed_now.d.next = !self.placer.piece.val().any();
            self.monomino_now.d.next = self.placer.piece.val().get_bit(0);
        }
        if self.unmaking_now.q.val() {
            self.own_now.d.next = self.other_now.q.val() & (!self.placer.cells.val());
            self.other_now.d.next = self.own_now.q.val();
            self.own_left_now.d.next = self.other_left_now.q.val() | self.placer.piece.val();
            self.other_left_now.d.next = self.own_left_now.q.val();
            self.starts_at_ten_now.d.next = !self.starts_at_ten_now.q.val();
            self.ply_now.d.next = self.ply_now.q.val() - self.one_ply.val();
            self.passed_now.d.next = self.passed_before.val();
            self.monomino_now.d.next = self.monomino_before.val();
        }

        self.seen.next.own = self.own_now.q.val();
        self.seen.next.other = self.other_now.q.val();
        self.seen.next.own_left = self.own_left_now.q.val();
        self.seen.next.other_left = self.other_left_now.q.val();
        self.seen.next.starts_at_ten = self.starts_at_ten_now.q.val();
        self.seen.next.ply = self.ply_now.q.val();
        self.passed.next = self.passed_now.q.val();
        self.monomino_last.next = self.monomino_now.q.val();
        self.completed.next = self.completed_now.q.val();
        self.unmaking.next = self.unmaking_now.q.val();
        self.key.next = self.hash_key.key.val();
        self.cells.next = self.placer.cells.val();
        self.piece.next = self.placer.piece.val();
        self.legal.next = self.legal_now.q.val();
    }
}
