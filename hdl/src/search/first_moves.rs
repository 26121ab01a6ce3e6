//! First moves: the TT move and the killers, which an interior node searches before the others are
//! generated.
//!
//! In `LookUp` they are checked, and the legal ones are listed, each once. When the node's moves
//! are generated, they are read from the list again in the first cycles of the stream, one a cycle,
//! so that none of them is searched twice. A result is compared in the cycle before it comes, so
//! the verdict is ready with its score.

use duo_core::cycle_model::wire::MoveWord;
use duo_core::search::FIRST_MOVES;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, constants, many, PlacementBits};

// The kernel below uses this number.
const _: () = assert!(FIRST_MOVES == 3);

#[derive(LogicBlock, SmartDefault)]
pub struct FirstMoves {
    pub clock: Signal<In, Clock>,
    /// The search is in `LookUp`. From the cycle before on, the newer killer, the older killer and
    /// the TT move are on the placer's input, one a cycle.
    pub look_up: Signal<In, Bit>,
    /// The node's stream is in progress.
    pub streaming: Signal<In, Bit>,
    /// Cycles since `look_up` or `streaming` began.
    pub step: Signal<In, Bits<6>>,
    /// The move on the placer's input three cycles ago is legal.
    pub legal: Signal<In, Bit>,
    /// The transposition table has an entry of the position.
    pub hit: Signal<In, Bit>,
    /// Best move of that entry.
    pub known_move: Signal<In, PlacementBits>,
    pub newer: Signal<In, PlacementBits>,
    /// The newer killer is the TT move.
    pub newer_is_known: Signal<In, Bit>,
    pub older: Signal<In, PlacementBits>,
    /// The older killer is the TT move.
    pub older_is_known: Signal<In, Bit>,
    /// Moves of the node's list, one a cycle, from the second cycle of the stream on.
    pub read: Signal<In, PlacementBits>,
    /// Number of moves in the list.
    pub children: Signal<In, Bits<5>>,
    /// Placement whose result leaves the leaf unit in the next cycle.
    pub coming: Signal<In, PlacementBits>,
    /// List a move in this cycle.
    pub list: Signal<Out, Bit>,
    /// The move to list.
    pub listed: Signal<Out, PlacementBits>,
    /// The current result belongs to a move that was searched before.
    pub searched_before: Signal<Out, Bit>,

    // Which of them are legal, and whether the TT move is listed.
    newer_legal: DFF<Bit>,
    older_legal: DFF<Bit>,
    known_listed: DFF<Bit>,
    #[default(many(FIRST_MOVES))]
    moves: Vec<DFF<PlacementBits>>,
    #[default(many(FIRST_MOVES))]
    is_move: Vec<DFF<Bit>>,
    is_one: DFF<Bit>,
    #[default(constants(FIRST_MOVES, |i| i as u64))]
    slots: Vec<Constant<Bits<5>>>,
    #[default(constants(8, |i| i as u64))]
    steps: Vec<Constant<Bits<6>>>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
}

impl Logic for FirstMoves {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, newer_legal, older_legal, known_listed, is_one);

        self.list.next = false;
        self.listed.next = self.older.val();
        if self.look_up.val() {
            if self.step.val() == self.steps[3].val() {
                self.newer_legal.d.next = self.legal.val();
            }
            if self.step.val() == self.steps[4].val() {
                self.older_legal.d.next = self.legal.val();
            }
            if self.step.val() == self.steps[5].val() {
                self.known_listed.d.next = self.hit.val() & self.legal.val();
                self.list.next = self.hit.val() & self.legal.val();
                self.listed.next = self.known_move.val();
            }
            if self.step.val() == self.steps[6].val() {
                self.list.next = self.newer_legal.q.val() & (!(self.known_listed.q.val() & self.newer_is_known.val()));
                self.listed.next = self.newer.val();
            }
            if self.step.val() == self.steps[7].val() {
                self.list.next = self.older_legal.q.val() & (!(self.known_listed.q.val() & self.older_is_known.val()));
            }
        }

        self.is_one.d.next = false;
        for i in 0..3 {
            self.moves[i].clock.next = self.clock.val();
            self.is_move[i].clock.next = self.clock.val();
            self.moves[i].d.next = self.moves[i].q.val();
            self.is_move[i].d.next = self.is_move[i].q.val();
            if self.streaming.val() & (self.step.val() == self.steps[i + 1].val()) {
                self.moves[i].d.next = self.read.val();
                self.is_move[i].d.next = self.children.val() > self.slots[i].val();
            }
            if self.is_move[i].q.val() & (self.coming.val() == self.moves[i].q.val()) {
                self.is_one.d.next = self.coming.val() != self.pass.val();
            }
        }
        self.searched_before.next = self.is_one.q.val();
    }
}
