//! Freedom: counts the sets of cells that measure how free one side is (bends, safe, reach, wave,
//! free). The reference's `evaluation` defines the sets.
//!
//! A pipeline of boards, one edge step a cycle: latency [`LATENCY`] cycles, throughput 1 a cycle.
//! All counts of a position come out in the same cycle, so sets that take fewer steps than the wave
//! are delayed.

use duo_core::evaluation::{REACH_STEPS, WAVE_STEPS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::bends::Bends;
use super::cell_counter::{self, CellCounter, COUNT_BITS};
use super::neighbours::{DiagonalStep, EdgeStep};
use crate::parts::bits::Board;
use crate::parts::delay::Delay;

/// Cycles from a position to its counts: the reach, the wave's diagonal step, its edge steps, and
/// the count.
pub const LATENCY: usize = REACH_STEPS + 1 + WAVE_STEPS + cell_counter::LATENCY;

/// The rest of the latency after the reach has been grown.
const AFTER_REACH: usize = LATENCY - REACH_STEPS;

const _: () = assert!(REACH_STEPS == 4 && WAVE_STEPS == 2, "the kernel has a block for each step");

type Count = Bits<COUNT_BITS>;

#[derive(LogicBlock, SmartDefault)]
pub struct Freedom {
    pub clock: Signal<In, Clock>,
    pub free: Signal<In, Board>,
    /// Free cells of which a new piece must cover one.
    pub corners: Signal<In, Board>,
    pub other_free: Signal<In, Board>,
    /// Corners from which a bent triple of free cells opens.
    pub bend_count: Signal<Out, Count>,
    /// Corners that the other side may not cover.
    pub safe_count: Signal<Out, Count>,
    /// Cells within reach.
    pub reach_count: Signal<Out, Count>,
    /// Cells within the wave.
    pub wave_count: Signal<Out, Count>,
    /// Cells that the side may cover.
    pub free_count: Signal<Out, Count>,

    bends: Bends,
    bend_counter: CellCounter,
    bend_delay: Delay<Count, { LATENCY - 1 - cell_counter::LATENCY }>,
    safe_counter: CellCounter,
    safe_delay: Delay<Count, { LATENCY - cell_counter::LATENCY }>,
    reach_1: EdgeStep,
    reach_2: EdgeStep,
    reach_3: EdgeStep,
    reach_4: EdgeStep,
    reach_counter: CellCounter,
    reach_delay: Delay<Count, { AFTER_REACH - cell_counter::LATENCY }>,
    wave_0: DiagonalStep,
    wave_1: EdgeStep,
    wave_2: EdgeStep,
    wave_counter: CellCounter,
    free_counter: CellCounter,
    free_delay: Delay<Count, { LATENCY - cell_counter::LATENCY }>,
}

impl Logic for Freedom {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, reach_1, reach_2, reach_3, reach_4, wave_0, wave_1, wave_2, bends);
        clock!(self, clock, bend_counter, safe_counter, reach_counter, wave_counter, free_counter);
        clock!(self, clock, bend_delay, safe_delay, reach_delay, free_delay);

        self.reach_1.cells.next = self.corners.val();
        self.reach_1.free.next = self.free.val();
        self.reach_2.cells.next = self.reach_1.grown.val();
        self.reach_2.free.next = self.reach_1.still_free.val();
        self.reach_3.cells.next = self.reach_2.grown.val();
        self.reach_3.free.next = self.reach_2.still_free.val();
        self.reach_4.cells.next = self.reach_3.grown.val();
        self.reach_4.free.next = self.reach_3.still_free.val();
        self.wave_0.cells.next = self.reach_4.grown.val();
        self.wave_0.free.next = self.reach_4.still_free.val();
        self.wave_1.cells.next = self.wave_0.grown.val();
        self.wave_1.free.next = self.wave_0.still_free.val();
        self.wave_2.cells.next = self.wave_1.grown.val();
        self.wave_2.free.next = self.wave_1.still_free.val();

        self.bends.free.next = self.free.val();
        self.bends.corners.next = self.corners.val();
        self.bend_counter.cells.next = self.bends.bends.val();
        self.bend_delay.data_in.next = self.bend_counter.count.val();
        self.bend_count.next = self.bend_delay.data_out.val();
        self.safe_counter.cells.next = self.corners.val() & (!self.other_free.val());
        self.safe_delay.data_in.next = self.safe_counter.count.val();
        self.safe_count.next = self.safe_delay.data_out.val();
        self.reach_counter.cells.next = self.reach_4.grown.val();
        self.reach_delay.data_in.next = self.reach_counter.count.val();
        self.reach_count.next = self.reach_delay.data_out.val();
        self.wave_counter.cells.next = self.wave_2.grown.val();
        self.wave_count.next = self.wave_counter.count.val();
        self.free_counter.cells.next = self.free.val();
        self.free_delay.data_in.next = self.free_counter.count.val();
        self.free_count.next = self.free_delay.data_out.val();
    }
}
