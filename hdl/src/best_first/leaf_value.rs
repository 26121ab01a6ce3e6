//! Leaf value: turns the result of a leaf's search into a chance to win for the positions above it
//! ([`duo_core::best_first`]).
//!
//! Latency 4 cycles. The value is the mean of the search's answer and of the iteration before the
//! last whole one, unless one of the two sees the end of the game.

// The outer condition says when, the inner one what, as in the rules.
#![allow(clippy::collapsible_if)]

use std::collections::BTreeMap;

use duo_core::best_first::chance::{self, CERTAIN, CHANCES, STEPS, STEP_BITS};
use duo_core::evaluation::{HEURISTIC_LIMIT, MARGIN_UNIT, WON};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{Chance, LeafFound, Margin};
use crate::parts::bits::constant;
use crate::parts::rom::Rom;

// The kernel below uses these numbers: a score is exact where its two highest bits differ, and a
// margin begins at its bit 5.
const _: () = assert!(HEURISTIC_LIMIT < 1 << 14 && WON == 1 << 14 && MARGIN_UNIT == 1 << 5);
const _: () = assert!(STEP_BITS == 3 && STEPS == 1 << 9);

#[derive(LogicBlock, SmartDefault)]
pub struct LeafValue {
    pub clock: Signal<In, Clock>,
    pub found: Signal<In, LeafFound>,
    /// No engine has searched: the game is over at the leaf, or its end is proved.
    pub known: Signal<In, Bit>,
    /// With `known`: the margin of the side to move.
    pub known_margin: Signal<In, Margin>,
    /// Chance to win of the side to move.
    pub chance: Signal<Out, Chance>,
    /// Margin of the side to move if the end is in sight and not a draw, else 0.
    pub margin: Signal<Out, Margin>,
    /// Number of moves listed at the leaf.
    pub moves: Signal<Out, Bits<5>>,

    #[default(Rom::of_block_rams(chances()))]
    chances: Rom<Chance, 9>,
    value: DFF<Bits<16>>,
    // One cycle later.
    behind: DFF<Bit>,
    exact: DFF<Bit>,
    index: DFF<Bits<9>>,
    exact_margin: DFF<Margin>,
    chance_out: DFF<Chance>,

    here: Signal<Local, LeafFound>,
    score: Signal<Local, Bits<16>>,
    earlier: Signal<Local, Bits<16>>,
    sum: Signal<Local, Bits<17>>,
    score_wide: Signal<Local, Bits<17>>,
    earlier_wide: Signal<Local, Bits<17>>,
    one_is_exact: Signal<Local, Bit>,
    negated: Signal<Local, Bits<16>>,
    magnitude: Signal<Local, Bits<16>>,
    margin_of_it: Signal<Local, Margin>,
    loss: Signal<Local, Chance>,
    #[default(constant(0))]
    zero: Constant<Bits<16>>,
    #[default(constant(2))]
    two_iterations: Constant<Bits<6>>,
    #[default(constant(0x10000))]
    sign_above: Constant<Bits<17>>,
    #[default(constant(STEPS as u64 - 1))]
    last_step: Constant<Bits<9>>,
    #[default(constant(0))]
    none: Constant<Margin>,
    #[default(constant(0))]
    lost: Constant<Chance>,
    #[default(constant(u64::from(CERTAIN)))]
    certain: Constant<Chance>,
    #[default(constant(u64::from(chance::of(0))))]
    drawn: Constant<Chance>,
    #[default(constant(0))]
    no_move: Constant<Bits<5>>,
    #[default(constant(1))]
    one_move: Constant<Bits<5>>,
}

/// Chances of scores from 0 up.
fn chances() -> BTreeMap<Bits<9>, Chance> {
    CHANCES.iter().enumerate().map(|(at, &chance)| ((at as u64).into(), u64::from(chance).into())).collect()
}

impl Logic for LeafValue {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, chances);
        dff_setup!(self, clock, value, behind, exact, index, exact_margin, chance_out);

        self.here.next = self.found.val();
        self.score.next = self.here.val().score;
        self.earlier.next = self.here.val().earlier_score;
        self.score_wide.next = bit_cast::<17, 16>(self.score.val());
        if self.score.val().get_bit(15) {
            self.score_wide.next = bit_cast::<17, 16>(self.score.val()) | self.sign_above.val();
        }
        self.earlier_wide.next = bit_cast::<17, 16>(self.earlier.val());
        if self.earlier.val().get_bit(15) {
            self.earlier_wide.next = bit_cast::<17, 16>(self.earlier.val()) | self.sign_above.val();
        }
        self.sum.next = self.score_wide.val() + self.earlier_wide.val();
        self.one_is_exact.next = (self.score.val().get_bit(15) ^ self.score.val().get_bit(14))
            | (self.earlier.val().get_bit(15) ^ self.earlier.val().get_bit(14));
        self.value.d.next = self.sum.val().get_bits::<16>(1);
        if self.one_is_exact.val() | (self.here.val().depth < self.two_iterations.val()) {
            self.value.d.next = self.score.val();
        }

        self.behind.d.next = self.value.q.val().get_bit(15);
        self.exact.d.next = self.value.q.val().get_bit(15) ^ self.value.q.val().get_bit(14);
        self.negated.next = self.zero.val() - self.value.q.val();
        self.magnitude.next = self.value.q.val();
        if self.value.q.val().get_bit(15) {
            self.magnitude.next = self.negated.val();
        }
        self.index.d.next = self.magnitude.val().get_bits::<9>(3);
        if self.magnitude.val().get_bits::<4>(12).any() {
            self.index.d.next = self.last_step.val();
        }
        self.margin_of_it.next = self.magnitude.val().get_bits::<8>(5);
        self.exact_margin.d.next = self.margin_of_it.val();
        if self.value.q.val().get_bit(15) {
            self.exact_margin.d.next = self.none.val() - self.margin_of_it.val();
        }
        self.moves.next = self.here.val().choices;
        if self.here.val().choices == self.no_move.val() {
            if self.value.q.val().any() {
                self.moves.next = self.one_move.val();
            }
        }

        self.chances.address.next = self.index.q.val();
        self.loss.next = self.certain.val() - self.chances.data.val();
        self.chance_out.d.next = self.chances.data.val();
        if self.behind.q.val() {
            self.chance_out.d.next = self.loss.val();
        }
        if self.exact.q.val() {
            self.chance_out.d.next = self.certain.val();
            if self.behind.q.val() {
                self.chance_out.d.next = self.lost.val();
            }
        }
        self.chance.next = self.chance_out.q.val();
        self.margin.next = self.none.val();
        if self.exact.q.val() {
            self.margin.next = self.exact_margin.q.val();
        }
        if self.known.val() {
            self.margin.next = self.known_margin.val();
            self.chance.next = self.drawn.val();
            if self.known_margin.val().any() {
                self.chance.next = self.certain.val();
                if self.known_margin.val().get_bit(7) {
                    self.chance.next = self.lost.val();
                }
            }
        }
    }
}
