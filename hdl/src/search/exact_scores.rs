//! Exact scores: scores finished games for the side to move.
//!
//! The score of a completed game follows the position by one cycle, that after two passes by four.
//! As in the whole search the sign bit is inverted: 0x8000 is a draw.

use duo_core::position::{ALL_PLACED_BONUS, MONOMINO_LAST_BONUS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{constant, many, Pieces};
use crate::parts::piece_cells::PieceCells;

#[derive(LogicBlock, SmartDefault)]
pub struct ExactScores {
    pub clock: Signal<In, Clock>,
    pub own_left: Signal<In, Pieces>,
    pub other_left: Signal<In, Pieces>,
    pub monomino_last: Signal<In, Bit>,
    /// In a best-first search only: the move that led here was made long ago.
    pub rests: Vec<Signal<In, Bit>>,
    /// Score if both sides have passed.
    pub both_passed: Signal<Out, Bits<16>>,
    /// Score if the move that led here placed the other side's last piece; only in the cycle after
    /// that move, unless `rests`.
    pub other_completed: Signal<Out, Bits<16>>,

    own_squares: PieceCells,
    other_squares: PieceCells,
    both_passed_out: DFF<Bits<16>>,
    other_completed_out: DFF<Bits<16>>,
    // The pieces, registered next to the counters: the position's registers may be far away.
    own_left_here: DFF<Pieces>,
    other_left_here: DFF<Pieces>,
    // Squares that the sides have left, two cycles later.
    own_left_squares: DFF<Bits<7>>,
    other_left_squares: DFF<Bits<7>>,
    own_wide: Signal<Local, Bits<16>>,
    other_wide: Signal<Local, Bits<16>>,
    margin: DFF<Bits<16>>,
    scaled: Signal<Local, Bits<16>>,
    most: Signal<Local, Bits<16>>,
    #[default(constant(0))]
    no_margin: Constant<Bits<16>>,
    #[default(constant(0x8000))]
    draw: Constant<Bits<16>>,
    // Base of a win and of a loss, without the margin.
    #[default(constant(0xc000))]
    won: Constant<Bits<16>>,
    #[default(constant(0x4000))]
    lost: Constant<Bits<16>>,
    // The base of a loss minus the other side's bonus, and minus the greater bonus.
    #[default(constant(0x4000 - 32 * ALL_PLACED_BONUS as u64))]
    lost_to_all: Constant<Bits<16>>,
    #[default(constant(0x4000 - 32 * MONOMINO_LAST_BONUS as u64))]
    lost_to_monomino: Constant<Bits<16>>,
}

impl ExactScores {
    /// Scores of an engine of a best-first search.
    pub fn of_leaves() -> ExactScores {
        ExactScores { rests: many(1), ..ExactScores::default() }
    }
}

impl Logic for ExactScores {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            own_left_here,
            other_left_here,
            own_left_squares,
            other_left_squares,
            margin,
            both_passed_out,
            other_completed_out
        );
        self.own_left_here.d.next = self.own_left.val();
        self.other_left_here.d.next = self.other_left.val();
        self.own_squares.pieces.next = self.own_left_here.q.val();
        self.other_squares.pieces.next = self.other_left_here.q.val();
        self.own_left_squares.d.next = self.own_squares.cells.val();
        self.other_left_squares.d.next = self.other_squares.cells.val();
        self.own_wide.next = bit_cast::<16, 7>(self.own_left_squares.q.val());
        self.other_wide.next = bit_cast::<16, 7>(self.other_left_squares.q.val());

        self.margin.d.next = self.other_wide.val() - self.own_wide.val();
        self.scaled.next = self.margin.q.val() << 5;
        self.both_passed_out.d.next = self.scaled.val() + self.won.val();
        if self.margin.q.val() == self.no_margin.val() {
            self.both_passed_out.d.next = self.draw.val();
        } else if self.margin.q.val().get_bit(15) {
            self.both_passed_out.d.next = self.scaled.val() + self.lost.val();
        }

        self.most.next = self.lost_to_all.val();
        if self.monomino_last.val() {
            self.most.next = self.lost_to_monomino.val();
        }
        // The counts are those before the move, so the side now to move is the other one in them.
        self.other_completed_out.d.next = self.most.val() - (self.other_wide.val() << 5);
        for i in 0..self.rests.len() {
            if self.rests[i].val() {
                self.other_completed_out.d.next = self.most.val() - (self.own_wide.val() << 5);
            }
        }

        self.both_passed.next = self.both_passed_out.q.val();
        self.other_completed.next = self.other_completed_out.q.val();
    }
}
