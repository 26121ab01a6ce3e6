//! Answer score: turns a position's chance to win, or its proved end, into a score
//! ([`duo_core::best_first::chance`]).
//!
//! Latency 3 cycles.

use std::collections::BTreeMap;

use duo_core::best_first::chance::{CERTAIN, COARSE_BITS, SCORES};
use duo_core::evaluation::{MARGIN_UNIT, WON};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{Chance, Margin};
use crate::parts::bits::constant;
use crate::parts::rom::Rom;

// The kernel below uses these numbers.
const _: () = assert!(CERTAIN == 1 << 13 && COARSE_BITS == 4 && MARGIN_UNIT == 1 << 5 && WON == 0x4000);

#[derive(LogicBlock, SmartDefault)]
pub struct AnswerScore {
    pub clock: Signal<In, Clock>,
    /// Chance to win.
    pub chance: Signal<In, Chance>,
    /// `chance` is that of the other side.
    pub is_others: Signal<In, Bit>,
    /// Proved margin of the side, else 0.
    pub margin: Signal<In, Margin>,
    /// Score of the side, two's complement.
    pub score: Signal<Out, Bits<16>>,

    #[default(Rom::of_block_rams(scores()))]
    scores: Rom<Bits<16>, 8>,
    behind_1: DFF<Bit>,
    behind_2: DFF<Bit>,
    index: DFF<Bits<8>>,
    score_out: DFF<Bits<16>>,

    is_behind: Signal<Local, Bit>,
    other: Signal<Local, Chance>,
    own: Signal<Local, Chance>,
    against: Signal<Local, Chance>,
    favourite: Signal<Local, Chance>,
    ahead: Signal<Local, Chance>,
    margin_wide: Signal<Local, Bits<16>>,
    exact: Signal<Local, Bits<16>>,
    #[default(constant(u64::from(CERTAIN)))]
    certain: Constant<Chance>,
    #[default(constant(u64::from(CERTAIN / 2)))]
    even: Constant<Chance>,
    #[default(constant(SCORES.len() as u64 - 1))]
    last: Constant<Bits<8>>,
    #[default(constant(0))]
    zero: Constant<Bits<16>>,
    #[default(constant(WON as u64))]
    won: Constant<Bits<16>>,
    #[default(constant(0xc000))]
    lost: Constant<Bits<16>>,
    #[default(constant(0xff00))]
    negative: Constant<Bits<16>>,
}

/// Scores of chances from one half up.
fn scores() -> BTreeMap<Bits<8>, Bits<16>> {
    SCORES.iter().enumerate().map(|(at, &score)| ((at as u64).into(), (score as u64).into())).collect()
}

impl Logic for AnswerScore {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, scores);
        dff_setup!(self, clock, behind_1, behind_2, index, score_out);

        self.other.next = self.certain.val() - self.chance.val();
        self.own.next = self.chance.val();
        self.against.next = self.other.val();
        if self.is_others.val() {
            self.own.next = self.other.val();
            self.against.next = self.chance.val();
        }
        self.is_behind.next = self.own.val() < self.even.val();
        self.favourite.next = self.own.val();
        if self.is_behind.val() {
            self.favourite.next = self.against.val();
        }
        self.ahead.next = self.favourite.val() - self.even.val();
        self.index.d.next = self.ahead.val().get_bits::<8>(4);
        // Certainty is one step above the largest chance of the table.
        if self.ahead.val().get_bit(12) {
            self.index.d.next = self.last.val();
        }
        self.behind_1.d.next = self.is_behind.val();
        self.behind_2.d.next = self.behind_1.q.val();
        self.scores.address.next = self.index.q.val();
        self.score_out.d.next = self.scores.data.val();
        if self.behind_2.q.val() {
            self.score_out.d.next = self.zero.val() - self.scores.data.val();
        }

        self.margin_wide.next = bit_cast::<16, 8>(self.margin.val());
        self.exact.next = (self.margin_wide.val() << 5) + self.won.val();
        if self.margin.val().get_bit(7) {
            self.margin_wide.next = bit_cast::<16, 8>(self.margin.val()) | self.negative.val();
            self.exact.next = (self.margin_wide.val() << 5) + self.lost.val();
        }
        self.score.next = self.score_out.q.val();
        if self.margin.val().any() {
            self.score.next = self.exact.val();
        }
    }
}
