//! Leaf unit: evaluates each placement of a stream for the side that makes it.
//!
//! A pipeline: place, usable cells of both sides, freedom of both sides, weighted sum. Latency
//! [`LATENCY`] cycles, throughput 1 a cycle. The stream's end marker keeps its distance to the last
//! result.
//!
//! The position, its ply and the pieces must not change from the cycle before the first placement
//! until the last result. Alternatively stones and pieces of the other side may change with every
//! placement, the pieces one cycle after it and the stones two.

mod bends;
mod cell_counter;
mod freedom;
mod neighbours;
mod product;

use std::collections::BTreeMap;

use duo_core::evaluation::{Evaluation, Weights, HEURISTIC_LIMIT, MARGIN_UNIT, WON};
use duo_core::pieces::Piece;
use duo_core::position::{ALL_PLACED_BONUS, MONOMINO_LAST_BONUS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use self::freedom::Freedom;
use self::product::{Product, DIFFERENCE_BITS, SUM_BITS, WEIGHT_BITS};
use crate::parts::bits::{constant, many, signed, Board, Pieces, PlacementBits, PIECE_BITS};
use crate::parts::delay::Delay;
use crate::parts::piece_cells::PieceCells;
use crate::parts::placer::{self, Placer};
use crate::parts::usable_cells::UsableCells;

pub use duo_core::cycle_model::leaf_unit::LATENCY;

/// Cycles from a placement to the free cells and corners of both sides: the placer, and a register.
const TO_USABLE: usize = placer::LATENCY + 1;

/// Cycles from the free cells and corners to the differences between the two sides: the counts, and
/// a register.
const TO_DIFFERENCES: usize = freedom::LATENCY + 1;

/// Cycles from the differences to the weighted sum: the products, and a register.
const TO_SUM: usize = product::LATENCY + 1;

const _: () = assert!(TO_USABLE + TO_DIFFERENCES + TO_SUM + 1 == LATENCY, "the score's register is the last stage");

/// A difference between the two sides, two's complement.
type Difference = Bits<DIFFERENCE_BITS>;

/// A weight, two's complement.
type Weight = Bits<WEIGHT_BITS>;

/// Width of the magnitude of a heuristic score.
const LIMIT_BITS: usize = 14;

const _: () = assert!(HEURISTIC_LIMIT == (1 << LIMIT_BITS) - 1);

/// Width of the sum's bits between that magnitude and the sign.
const EXCESS_BITS: usize = SUM_BITS - 1 - LIMIT_BITS;

const SCORE_BITS: usize = 16;

/// Word of the ROM for a ply: its weights, see [`Weights`].
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct WeightWord {
    tempo: Bits<SUM_BITS>,
    cells: Weight,
    bends: Weight,
    safe: Weight,
    reach: Weight,
    wave: Weight,
    free: Weight,
}

impl From<&Weights> for WeightWord {
    fn from(weights: &Weights) -> WeightWord {
        let [bends, safe, reach, wave, free] = weights.freedom.map(signed);
        WeightWord { tempo: signed(weights.tempo), cells: signed(weights.cells), bends, safe, reach, wave, free }
    }
}

/// End of the game by a placement.
#[derive(Copy, Clone, Debug, Default, PartialEq, LogicStruct)]
struct Ending {
    /// The placement is the side's last piece.
    is_last: Bit,
    /// Margin of the win in that case.
    margin: Bits<7>,
}

#[derive(LogicBlock, SmartDefault)]
pub struct LeafUnit {
    pub clock: Signal<In, Clock>,
    /// Drop the stream: nothing more comes out.
    pub cancel: Signal<In, Bit>,
    pub valid_in: Signal<In, Bit>,
    pub placement_in: Signal<In, PlacementBits>,
    /// End of the stream.
    pub done_in: Signal<In, Bit>,
    pub own: Signal<In, Board>,
    pub other: Signal<In, Board>,
    pub own_left: Signal<In, Pieces>,
    pub other_left: Signal<In, Pieces>,
    pub starts_at_ten: Signal<In, Bit>,
    pub ply: Signal<In, Bits<7>>,
    pub valid: Signal<Out, Bit>,
    /// Placement of the result.
    pub placement: Signal<Out, PlacementBits>,
    /// `placement` of the next cycle, if a result comes then.
    pub coming: Signal<Out, PlacementBits>,
    /// Score, two's complement.
    pub score: Signal<Out, Bits<SCORE_BITS>>,
    /// The placement is the side's last piece, so the score is exact.
    pub terminal: Signal<Out, Bit>,
    /// No result follows in this stream.
    pub done: Signal<Out, Bit>,

    // Placement and markers that travel along the pipeline; stage 0 is the output.
    #[default(many(LATENCY))]
    valids: Vec<DFF<Bit>>,
    #[default(many(LATENCY))]
    dones: Vec<DFF<Bit>>,
    placements: Delay<PlacementBits, { LATENCY - 1 }>,

    // Place: 2 cycles.
    placer: Placer,
    mover_after: Signal<Local, Board>,
    mover_usable: UsableCells,
    other_usable: UsableCells,
    // Usable cells: 1 cycle.
    mover_free: DFF<Board>,
    mover_corners: DFF<Board>,
    other_free: DFF<Board>,
    other_corners: DFF<Board>,
    // Freedom: 9 cycles.
    mover_freedom: Freedom,
    other_freedom: Freedom,
    // Differences: 1 cycle; products: 1 cycle; sum: 1 cycle; score: 1 cycle.
    bend_difference: DFF<Difference>,
    safe_difference: DFF<Difference>,
    reach_difference: DFF<Difference>,
    wave_difference: DFF<Difference>,
    free_difference: DFF<Difference>,
    cell_product: Product,
    bend_product: Product,
    safe_product: Product,
    reach_product: Product,
    wave_product: Product,
    free_product: Product,
    sum: DFF<Bits<SUM_BITS>>,
    placement_out: DFF<PlacementBits>,
    score_out: DFF<Bits<SCORE_BITS>>,
    terminal_out: DFF<Bit>,

    // Cells placed and the end of the game, delayed from the placer to the products and to the
    // score.
    own_left_now: DFF<Pieces>,
    other_left_now: DFF<Pieces>,
    own_cells: PieceCells,
    other_cells: PieceCells,
    own_cells_now: DFF<Bits<7>>,
    other_cells_now: DFF<Bits<7>>,
    size_now: DFF<Bits<3>>,
    lead_before: Signal<Local, Difference>,
    cell_difference: Signal<Local, Difference>,
    cell_delay: Delay<Difference, TO_DIFFERENCES>,
    last_piece: DFF<Bit>,
    monomino: DFF<Bit>,
    margin: Signal<Local, Bits<7>>,
    ending: Signal<Local, Ending>,
    ending_delay: Delay<Ending, { TO_DIFFERENCES + TO_SUM }>,

    #[default(SyncROM::new(weights(Evaluation::default())))]
    weights: SyncROM<WeightWord, 7>,
    // A register, so that the ROM's delay is not added to the multiplier's: the ply is stable long
    // before a product is due.
    weights_now: DFF<WeightWord>,
    ply_after: Signal<Local, Bits<7>>,

    sum_is_negative: Signal<Local, Bit>,
    sum_excess: Signal<Local, Bits<EXCESS_BITS>>,
    sum_amount: Signal<Local, Bits<LIMIT_BITS>>,
    heuristic: Signal<Local, Bits<SCORE_BITS>>,
    exact: Signal<Local, Bits<SCORE_BITS>>,
    too_large: Signal<Local, Bit>,
    too_small: Signal<Local, Bit>,
    #[default(constant(SUM_BITS as u64 - 1))]
    sign_bit: Constant<Bits<5>>,
    #[default(constant(LIMIT_BITS as u64))]
    limit_bits: Constant<Bits<4>>,
    #[default(constant(MARGIN_UNIT.ilog2().into()))]
    margin_unit_bits: Constant<Bits<3>>,
    #[default(constant(Piece::MONOMINO.index() as u64))]
    monomino_bit: Constant<Bits<PIECE_BITS>>,
    #[default(constant(1))]
    one_ply: Constant<Bits<7>>,
    #[default(constant(ALL_PLACED_BONUS as u64))]
    completion_bonus: Constant<Bits<7>>,
    #[default(constant(MONOMINO_LAST_BONUS as u64))]
    monomino_bonus: Constant<Bits<7>>,
    #[default(constant(WON as u64))]
    won: Constant<Bits<SCORE_BITS>>,
    #[default(constant(HEURISTIC_LIMIT as u64))]
    largest: Constant<Bits<SCORE_BITS>>,
    #[default(Constant::new(signed(-HEURISTIC_LIMIT as i16)))]
    smallest: Constant<Bits<SCORE_BITS>>,
}

impl LeafUnit {
    /// A leaf unit with this evaluation.
    pub fn new(evaluation: Evaluation) -> LeafUnit {
        let mut unit = LeafUnit::default();
        unit.set_evaluation(evaluation);
        unit
    }

    /// Switches to this evaluation. In place, since a thread's stack is too small for several
    /// blocks.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.weights = SyncROM::new(weights(evaluation));
        [self.bend_product, self.safe_product, self.reach_product, self.wave_product, self.free_product] =
            evaluation.counts().map(Product::new);
    }
}

fn weights(evaluation: Evaluation) -> BTreeMap<Bits<7>, WeightWord> {
    (0..128).map(|ply: u8| (u64::from(ply).into(), evaluation.weights_at(ply).into())).collect()
}

impl Logic for LeafUnit {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, placements, placer, mover_freedom, other_freedom, cell_delay, ending_delay, weights);
        clock!(self, clock, cell_product, bend_product, safe_product);
        clock!(self, clock, reach_product, wave_product, free_product);
        dff_setup!(self, clock, mover_free, mover_corners, other_free, other_corners);
        dff_setup!(self, clock, bend_difference, safe_difference);
        dff_setup!(self, clock, reach_difference, wave_difference, free_difference);
        dff_setup!(self, clock, sum, placement_out, score_out, terminal_out);
        dff_setup!(self, clock, own_left_now, other_left_now, own_cells_now, other_cells_now, size_now);
        dff_setup!(self, clock, last_piece, monomino);
        dff_setup!(self, clock, weights_now);

        for i in 0..LATENCY {
            self.valids[i].clock.next = self.clock.val();
            self.dones[i].clock.next = self.clock.val();
            self.valids[i].d.next = self.valid_in.val();
            self.dones[i].d.next = self.done_in.val();
        }
        for i in 1..LATENCY {
            self.valids[i - 1].d.next = self.valids[i].q.val();
            self.dones[i - 1].d.next = self.dones[i].q.val();
        }
        for i in 0..LATENCY {
            if self.cancel.val() {
                self.valids[i].d.next = false;
                self.dones[i].d.next = false;
            }
        }
        self.placements.data_in.next = self.placement_in.val();

        // The board after the placement, for both sides.
        self.placer.placement.next = self.placement_in.val();
        self.mover_after.next = self.own.val() | self.placer.cells.val();
        self.mover_usable.own.next = self.mover_after.val();
        self.mover_usable.other.next = self.other.val();
        self.mover_usable.starts_at_ten.next = self.starts_at_ten.val();
        self.other_usable.own.next = self.other.val();
        self.other_usable.other.next = self.mover_after.val();
        self.other_usable.starts_at_ten.next = !self.starts_at_ten.val();
        self.mover_free.d.next = self.mover_usable.free.val();
        self.mover_corners.d.next = self.mover_usable.corners.val();
        self.other_free.d.next = self.other_usable.free.val();
        self.other_corners.d.next = self.other_usable.corners.val();

        self.mover_freedom.free.next = self.mover_free.q.val();
        self.mover_freedom.corners.next = self.mover_corners.q.val();
        self.other_freedom.free.next = self.other_free.q.val();
        self.other_freedom.corners.next = self.other_corners.q.val();
        self.mover_freedom.other_free.next = self.other_free.q.val();
        self.other_freedom.other_free.next = self.mover_free.q.val();
        self.bend_difference.d.next = bit_cast::<9, 8>(self.mover_freedom.bend_count.val())
            - bit_cast::<9, 8>(self.other_freedom.bend_count.val());
        self.safe_difference.d.next = bit_cast::<9, 8>(self.mover_freedom.safe_count.val())
            - bit_cast::<9, 8>(self.other_freedom.safe_count.val());
        self.reach_difference.d.next = bit_cast::<9, 8>(self.mover_freedom.reach_count.val())
            - bit_cast::<9, 8>(self.other_freedom.reach_count.val());
        self.wave_difference.d.next = bit_cast::<9, 8>(self.mover_freedom.wave_count.val())
            - bit_cast::<9, 8>(self.other_freedom.wave_count.val());
        self.free_difference.d.next = bit_cast::<9, 8>(self.mover_freedom.free_count.val())
            - bit_cast::<9, 8>(self.other_freedom.free_count.val());

        // Cells placed: those of the position plus the placement's size. The pieces arrive late in
        // a cycle.
        self.own_left_now.d.next = self.own_left.val();
        self.other_left_now.d.next = self.other_left.val();
        self.own_cells.pieces.next = self.own_left_now.q.val();
        self.other_cells.pieces.next = self.other_left_now.q.val();
        self.other_cells_now.d.next = self.other_cells.cells.val();
        self.own_cells_now.d.next = self.own_cells.cells.val();
        self.size_now.d.next = self.placer.size.val();
        self.lead_before.next =
            bit_cast::<9, 7>(self.other_cells_now.q.val()) - bit_cast::<9, 7>(self.own_cells_now.q.val());
        self.cell_difference.next = self.lead_before.val() + bit_cast::<9, 3>(self.size_now.q.val());
        self.cell_delay.data_in.next = self.cell_difference.val();

        // The game ends if the placement takes the last piece.
        self.last_piece.d.next = self.placer.piece.val() == self.own_left.val();
        self.monomino.d.next = self.placer.piece.val().get_bit(self.monomino_bit.val().index());
        self.margin.next = self.other_cells_now.q.val() + self.completion_bonus.val();
        if self.monomino.q.val() {
            self.margin.next = self.other_cells_now.q.val() + self.monomino_bonus.val();
        }
        self.ending.next.margin = self.margin.val();
        self.ending.next.is_last = self.last_piece.q.val();
        self.ending_delay.data_in.next = self.ending.val();

        self.ply_after.next = self.ply.val() + self.one_ply.val();
        self.weights.address.next = self.ply_after.val();
        self.weights_now.d.next = self.weights.data.val();
        self.cell_product.difference.next = self.cell_delay.data_out.val();
        self.cell_product.weight.next = self.weights_now.q.val().cells;
        self.bend_product.difference.next = self.bend_difference.q.val();
        self.bend_product.weight.next = self.weights_now.q.val().bends;
        self.safe_product.difference.next = self.safe_difference.q.val();
        self.safe_product.weight.next = self.weights_now.q.val().safe;
        self.reach_product.difference.next = self.reach_difference.q.val();
        self.reach_product.weight.next = self.weights_now.q.val().reach;
        self.wave_product.difference.next = self.wave_difference.q.val();
        self.wave_product.weight.next = self.weights_now.q.val().wave;
        self.free_product.difference.next = self.free_difference.q.val();
        self.free_product.weight.next = self.weights_now.q.val().free;
        self.sum.d.next = ((self.cell_product.product.val() + self.bend_product.product.val())
            + (self.safe_product.product.val() + self.reach_product.product.val()))
            + ((self.wave_product.product.val() + self.free_product.product.val()) + self.weights_now.q.val().tempo);

        // Clamps the sum: it fits if all bits above the limit equal the sign, except for the lowest
        // such number.
        self.sum_is_negative.next = self.sum.q.val().get_bit(self.sign_bit.val().index());
        self.sum_excess.next = self.sum.q.val().get_bits::<EXCESS_BITS>(self.limit_bits.val().index());
        self.sum_amount.next = self.sum.q.val().get_bits::<LIMIT_BITS>(0);
        self.too_large.next = (!self.sum_is_negative.val()) & self.sum_excess.val().any();
        self.too_small.next =
            self.sum_is_negative.val() & ((!self.sum_excess.val().all()) | (!self.sum_amount.val().any()));
        self.heuristic.next = self.sum.q.val().get_bits::<SCORE_BITS>(0);
        if self.too_large.val() {
            self.heuristic.next = self.largest.val();
        } else if self.too_small.val() {
            self.heuristic.next = self.smallest.val();
        }
        self.exact.next = self.won.val()
            + (bit_cast::<16, 7>(self.ending_delay.data_out.val().margin) << self.margin_unit_bits.val());
        if self.valids[1].q.val() {
            self.placement_out.d.next = self.placements.data_out.val();
            self.terminal_out.d.next = self.ending_delay.data_out.val().is_last;
            self.score_out.d.next = self.heuristic.val();
            if self.ending_delay.data_out.val().is_last {
                self.score_out.d.next = self.exact.val();
            }
        }

        self.valid.next = self.valids[0].q.val();
        self.done.next = self.dones[0].q.val();
        self.placement.next = self.placement_out.q.val();
        self.coming.next = self.placements.data_out.val();
        self.score.next = self.score_out.q.val();
        self.terminal.next = self.terminal_out.q.val();
    }
}
