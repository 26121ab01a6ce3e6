//! Comparison: finds the child of a node that is worth most (PUCT,
//! [`duo_core::best_first::worth`]). The children come one by one.
//!
//! A child counts in `best` eight cycles after it came; of equal ones the first wins. Its mean
//! comes after six. Nothing is divided: reciprocals and roots come from tables, addressed by the
//! leading bits of a count.

use std::collections::BTreeMap;

use duo_core::best_first::chance::CERTAIN;
use duo_core::best_first::worth::{
    LEADING_BITS, MOST_INCENTIVE, PRIORS, RECIPROCALS, RECIPROCAL_BITS, ROOTS, ROOT_BITS, UNVISITED,
};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::leading::Leading;
use super::records::{Chance, Number, Sum, Visits};
use crate::parts::bits::constant;
use crate::parts::multiplier::Multiplier;
use crate::parts::rom::Rom;

// The kernel below uses these numbers.
const _: () = assert!(LEADING_BITS == 10 && RECIPROCAL_BITS == 17 && ROOT_BITS == 8);
const _: () = assert!(MOST_INCENTIVE == (1 << 18) - 1);

/// Worth of a child: its mean plus the exploration term, which can exceed a chance.
type Worth = Bits<20>;

#[derive(LogicBlock, SmartDefault)]
pub struct Comparison {
    pub clock: Signal<In, Clock>,
    /// Forget all children.
    pub clear: Signal<In, Bit>,
    /// A child is on the inputs.
    pub valid: Signal<In, Bit>,
    /// The child has no node yet; the two numbers below are its parent's.
    pub is_new: Signal<In, Bit>,
    pub visits: Signal<In, Visits>,
    /// Sum of the chances.
    pub sum: Signal<In, Sum>,
    /// Node of the child.
    pub number: Signal<In, Number>,
    /// Place of the child among its siblings.
    pub place: Signal<In, Bits<5>>,
    /// Visits of the parent, stable from the cycle before on.
    pub parent_visits: Signal<In, Visits>,
    /// Some child has come since `clear`.
    pub any: Signal<Out, Bit>,
    /// The best child has no node yet.
    pub best_is_new: Signal<Out, Bit>,
    /// Node of the best child.
    pub best: Signal<Out, Number>,
    /// Mean chance of the child of six cycles ago.
    pub mean: Signal<Out, Chance>,

    leading_visits: Leading,
    leading_tries: Leading,
    leading_parent: Leading,
    #[default(Rom::of_block_rams(table(&*RECIPROCALS)))]
    reciprocals: Rom<Bits<18>, 10>,
    #[default(Rom::of_block_rams(table(&*RECIPROCALS)))]
    reciprocals_of_tries: Rom<Bits<18>, 10>,
    #[default(Rom::of_block_rams(table(&*ROOTS)))]
    roots: Rom<Bits<18>, 10>,
    #[default(Rom::of_luts(table(&PRIORS)))]
    priors: Rom<Bits<12>, 5>,
    times_root: Multiplier<12, 18, 30>,
    times_share: Multiplier<18, 18, 36>,
    times_sum: Multiplier<23, 18, 41>,
    // Root of the parent's visits, and registers behind its table.
    root: DFF<Bits<18>>,
    parent_is_great: DFF<Bit>,
    parent_is_huge: DFF<Bit>,
    parent_is_vast: DFF<Bit>,
    // Inputs of one, two and more cycles ago.
    valid_past: DFF<Bits<6>>,
    is_new_past: DFF<Bits<6>>,
    number_1: DFF<Number>,
    number_2: DFF<Number>,
    number_3: DFF<Number>,
    number_4: DFF<Number>,
    number_5: DFF<Number>,
    number_6: DFF<Number>,
    number_7: DFF<Number>,
    sum_1: DFF<Sum>,
    sum_2: DFF<Bits<23>>,
    sum_3: DFF<Bits<23>>,
    halved_1: DFF<Bits<4>>,
    known_1: DFF<Bits<10>>,
    known_tries_1: DFF<Bits<10>>,
    scale_1: DFF<Bits<4>>,
    scale_2: DFF<Bits<4>>,
    scale_3: DFF<Bits<4>>,
    scale_4: DFF<Bits<4>>,
    scale_5: DFF<Bits<4>>,
    tries_1: DFF<Bits<5>>,
    tries_2: DFF<Bits<5>>,
    tries_3: DFF<Bits<5>>,
    tries_4: DFF<Bits<5>>,
    tries_5: DFF<Bits<5>>,
    reciprocal_3: DFF<Bits<18>>,
    reciprocal_of_tries_3: DFF<Bits<18>>,
    mean_6: DFF<Chance>,
    exploration_6: DFF<Worth>,
    worth_7: DFF<Worth>,
    valid_7: DFF<Bit>,
    is_new_7: DFF<Bit>,
    least: DFF<Worth>,
    best_now: DFF<Number>,
    best_is_new_now: DFF<Bit>,
    any_now: DFF<Bit>,

    visits_wide: Signal<Local, Bits<19>>,
    next_tries: Signal<Local, Bits<19>>,
    tries: Signal<Local, Bits<19>>,
    parent_wide: Signal<Local, Bits<19>>,
    root_index: Signal<Local, Bits<10>>,
    great_root: Signal<Local, Bits<18>>,
    huge_root: Signal<Local, Bits<18>>,
    vast_root: Signal<Local, Bits<18>>,
    halved_sum: Signal<Local, Sum>,
    scale: Signal<Local, Bits<4>>,
    share_wide: Signal<Local, Bits<30>>,
    incentive: Signal<Local, Bits<18>>,
    mean_product: Signal<Local, Bits<41>>,
    mean_wide: Signal<Local, Bits<41>>,
    tried_product: Signal<Local, Bits<36>>,
    tried_wide: Signal<Local, Bits<36>>,
    mean_worth: Signal<Local, Worth>,
    base: Signal<Local, Worth>,
    shifted_valid: Signal<Local, Bits<6>>,
    shifted_is_new: Signal<Local, Bits<6>>,
    counts: Signal<Local, Bit>,
    #[default(constant(1))]
    one: Constant<Bits<19>>,
    #[default(constant(4))]
    four_times: Constant<Bits<4>>,
    #[default(constant(6))]
    six_times: Constant<Bits<4>>,
    #[default(constant(u64::from(MOST_INCENTIVE)))]
    most_incentive: Constant<Bits<18>>,
    #[default(constant(1))]
    one_bit: Constant<Bits<6>>,
    #[default(constant(0))]
    none: Constant<Bits<6>>,
    #[default(constant(u64::from(CERTAIN)))]
    certain: Constant<Chance>,
    #[default(constant(u64::from(CERTAIN)))]
    certain_wide: Constant<Bits<41>>,
    #[default(constant(u64::from(CERTAIN)))]
    certain_worth: Constant<Worth>,
    #[default(constant(u64::from(UNVISITED)))]
    unvisited: Constant<Worth>,
}

/// Contents of a ROM from a table.
fn table<const A: usize, const D: usize>(words: &[u32]) -> BTreeMap<Bits<A>, Bits<D>> {
    words.iter().enumerate().map(|(at, &word)| ((at as u64).into(), u64::from(word).into())).collect()
}

impl Logic for Comparison {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, reciprocals, reciprocals_of_tries, roots, priors, times_root, times_share, times_sum);
        dff_setup!(self, clock, root, parent_is_great, parent_is_huge, parent_is_vast, valid_past, is_new_past);
        dff_setup!(self, clock, number_1, number_2, number_3, number_4, number_5, number_6, number_7);
        dff_setup!(self, clock, sum_1, sum_2, sum_3, halved_1, known_1, known_tries_1);
        dff_setup!(
            self, clock, scale_1, scale_2, scale_3, scale_4, scale_5, tries_1, tries_2, tries_3, tries_4, tries_5
        );
        dff_setup!(self, clock, reciprocal_3, reciprocal_of_tries_3, mean_6, exploration_6);
        dff_setup!(self, clock, worth_7, valid_7, is_new_7, least, best_now, best_is_new_now, any_now);

        // Root of the parent's visits: large counts go by the leading bits of an even power.
        self.parent_wide.next = bit_cast::<19, 18>(self.parent_visits.val());
        self.leading_parent.count.next = self.parent_wide.val();
        self.root_index.next = self.parent_visits.val().get_bits::<10>(0);
        self.parent_is_great.d.next = false;
        if self.leading_parent.halved.val().any() {
            self.root_index.next = self.parent_visits.val().get_bits::<10>(4);
            self.parent_is_great.d.next = true;
        }
        self.parent_is_huge.d.next = false;
        if self.leading_parent.halved.val() > self.four_times.val() {
            self.root_index.next = self.parent_visits.val().get_bits::<10>(6);
            self.parent_is_huge.d.next = true;
        }
        self.parent_is_vast.d.next = false;
        if self.leading_parent.halved.val() > self.six_times.val() {
            self.root_index.next = self.parent_visits.val().get_bits::<10>(8);
            self.parent_is_vast.d.next = true;
        }
        self.roots.address.next = self.root_index.val();
        self.great_root.next = self.roots.data.val() << 2;
        self.huge_root.next = self.roots.data.val() << 3;
        self.vast_root.next = self.roots.data.val() << 4;
        self.root.d.next = self.roots.data.val();
        if self.parent_is_great.q.val() {
            self.root.d.next = self.great_root.val();
        }
        if self.parent_is_huge.q.val() {
            self.root.d.next = self.huge_root.val();
        }
        if self.parent_is_vast.q.val() {
            self.root.d.next = self.vast_root.val();
        }

        // Cycle 1: leading bits of the counts; a prior is found by the child's place.
        self.visits_wide.next = bit_cast::<19, 18>(self.visits.val());
        self.leading_visits.count.next = self.visits_wide.val();
        self.next_tries.next = self.visits_wide.val() + self.one.val();
        self.tries.next = self.next_tries.val();
        if self.is_new.val() {
            self.tries.next = self.one.val();
        }
        self.leading_tries.count.next = self.tries.val();
        self.halved_1.d.next = self.leading_visits.halved.val();
        self.known_1.d.next = self.leading_visits.known.val();
        self.scale.next = self.leading_visits.logarithm.val().get_bits::<4>(0) - self.leading_visits.halved.val();
        self.scale_1.d.next = self.scale.val();
        self.known_tries_1.d.next = self.leading_tries.known.val();
        self.tries_1.d.next = self.leading_tries.logarithm.val();
        self.sum_1.d.next = self.sum.val();
        self.priors.address.next = self.place.val();

        // Cycles 2 and 3: the tables, with a register behind them.
        self.reciprocals.address.next = self.known_1.q.val();
        self.reciprocals_of_tries.address.next = self.known_tries_1.q.val();
        self.halved_sum.next = self.sum_1.q.val() >> self.halved_1.q.val();
        self.sum_2.d.next = self.halved_sum.val().get_bits::<23>(0);
        self.sum_3.d.next = self.sum_2.q.val();
        self.scale_2.d.next = self.scale_1.q.val();
        self.scale_3.d.next = self.scale_2.q.val();
        self.tries_2.d.next = self.tries_1.q.val();
        self.tries_3.d.next = self.tries_2.q.val();
        self.reciprocal_3.d.next = self.reciprocals.data.val();
        self.reciprocal_of_tries_3.d.next = self.reciprocals_of_tries.data.val();
        self.times_root.left.next = self.priors.data.val();
        self.times_root.right.next = self.root.q.val();

        // Cycles 4 and 5: the products.
        self.share_wide.next = self.times_root.product.val();
        self.incentive.next = self.share_wide.val().get_bits::<18>(8);
        if self.share_wide.val().get_bits::<4>(26).any() {
            self.incentive.next = self.most_incentive.val();
        }
        self.times_share.left.next = self.incentive.val();
        self.times_share.right.next = self.reciprocal_of_tries_3.q.val();
        self.times_sum.left.next = self.sum_3.q.val();
        self.times_sum.right.next = self.reciprocal_3.q.val();
        self.scale_4.d.next = self.scale_3.q.val();
        self.scale_5.d.next = self.scale_4.q.val();
        self.tries_4.d.next = self.tries_3.q.val();
        self.tries_5.d.next = self.tries_4.q.val();

        // Cycle 6: places the binary point. Rounding of a large count may make a mean exceed
        // certainty; clamps it.
        self.mean_product.next = self.times_sum.product.val() >> 17;
        self.mean_wide.next = self.mean_product.val() >> self.scale_5.q.val();
        self.mean_6.d.next = self.mean_wide.val().get_bits::<14>(0);
        if self.mean_wide.val() > self.certain_wide.val() {
            self.mean_6.d.next = self.certain.val();
        }
        self.tried_product.next = self.times_share.product.val() >> 17;
        self.tried_wide.next = self.tried_product.val() >> self.tries_5.q.val();
        self.exploration_6.d.next = self.tried_wide.val().get_bits::<20>(0);
        self.mean.next = self.mean_6.q.val();

        // Cycle 7: worth of the child. Cycle 8: comparison with the best.
        self.shifted_valid.next = self.valid_past.q.val() << 1;
        self.valid_past.d.next = self.shifted_valid.val();
        if self.valid.val() {
            self.valid_past.d.next = self.shifted_valid.val() | self.one_bit.val();
        }
        self.shifted_is_new.next = self.is_new_past.q.val() << 1;
        self.is_new_past.d.next = self.shifted_is_new.val();
        if self.is_new.val() {
            self.is_new_past.d.next = self.shifted_is_new.val() | self.one_bit.val();
        }
        self.number_1.d.next = self.number.val();
        self.number_2.d.next = self.number_1.q.val();
        self.number_3.d.next = self.number_2.q.val();
        self.number_4.d.next = self.number_3.q.val();
        self.number_5.d.next = self.number_4.q.val();
        self.number_6.d.next = self.number_5.q.val();
        self.number_7.d.next = self.number_6.q.val();
        self.mean_worth.next = bit_cast::<20, 14>(self.mean_6.q.val());
        self.base.next = self.mean_worth.val() + self.unvisited.val();
        if self.is_new_past.q.val().get_bit(5) {
            self.base.next = self.certain_worth.val() - self.mean_worth.val();
        }
        self.worth_7.d.next = self.base.val() + self.exploration_6.q.val();
        self.valid_7.d.next = self.valid_past.q.val().get_bit(5);
        self.is_new_7.d.next = self.is_new_past.q.val().get_bit(5);
        self.counts.next =
            self.valid_7.q.val() & ((!self.any_now.q.val()) | (self.worth_7.q.val() > self.least.q.val()));
        if self.counts.val() {
            self.any_now.d.next = true;
            self.least.d.next = self.worth_7.q.val();
            self.best_now.d.next = self.number_7.q.val();
            self.best_is_new_now.d.next = self.is_new_7.q.val();
        }
        if self.clear.val() {
            self.any_now.d.next = false;
            self.valid_past.d.next = self.none.val();
            self.valid_7.d.next = false;
        }
        self.any.next = self.any_now.q.val();
        self.best.next = self.best_now.q.val();
        self.best_is_new.next = self.best_is_new_now.q.val();
    }
}
