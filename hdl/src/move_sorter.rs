//! Move sorter: the best moves of a node, best first.
//!
//! An insertion sorter for a move a cycle. A cycle after it came every entry compares the move's key with its own at the same
//! time, and keeps its place, takes the new move, or that of the entry before it. Of equal keys the earlier move comes first;
//! what falls off the end is lost. A move is in its place two cycles after it came.

use duo_core::search::WIDTH;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{many, PlacementBits};

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct MoveSorter {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forget everything.
    pub clear: Signal<In, Bit>,
    /// Take in the move on the input.
    pub insert: Signal<In, Bit>,
    /// Its key; larger is better.
    pub key: Signal<In, Bits<16>>,
    /// The move.
    pub placement: Signal<In, PlacementBits>,
    /// Drop the best move; not together with an insertion, nor in the cycle after one.
    pub take: Signal<In, Bit>,
    /// There is a best move.
    pub any: Signal<Out, Bit>,
    /// There is another one.
    pub more_than_one: Signal<Out, Bit>,
    /// The best move.
    pub best: Signal<Out, PlacementBits>,

    // The move on its way in.
    entering: DFF<Bit>,
    entering_key: DFF<Bits<16>>,
    entering_placement: DFF<PlacementBits>,

    #[default(many(WIDTH))]
    occupied: Vec<DFF<Bit>>,
    #[default(many(WIDTH))]
    keys: Vec<DFF<Bits<16>>>,
    #[default(many(WIDTH))]
    placements: Vec<DFF<PlacementBits>>,
    // Whether an entry stays before it.
    #[default(many(WIDTH))]
    before: Vec<Signal<Local, Bit>>,
}

impl Logic for MoveSorter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, entering, entering_key, entering_placement);
        for i in 0..16 {
            self.occupied[i].clock.next = self.clock.val();
            self.keys[i].clock.next = self.clock.val();
            self.placements[i].clock.next = self.clock.val();
            self.occupied[i].d.next = self.occupied[i].q.val();
            self.keys[i].d.next = self.keys[i].q.val();
            self.placements[i].d.next = self.placements[i].q.val();
            self.before[i].next = self.occupied[i].q.val() & (self.keys[i].q.val() >= self.entering_key.q.val());
        }

        self.entering.d.next = self.insert.val();
        self.entering_key.d.next = self.key.val();
        self.entering_placement.d.next = self.placement.val();

        if self.entering.q.val() {
            for i in 1..16 {
                if !self.before[i - 1].val() {
                    self.occupied[i].d.next = self.occupied[i - 1].q.val();
                    self.keys[i].d.next = self.keys[i - 1].q.val();
                    self.placements[i].d.next = self.placements[i - 1].q.val();
                } else if !self.before[i].val() {
                    self.occupied[i].d.next = true;
                    self.keys[i].d.next = self.entering_key.q.val();
                    self.placements[i].d.next = self.entering_placement.q.val();
                }
            }
            if !self.before[0].val() {
                self.occupied[0].d.next = true;
                self.keys[0].d.next = self.entering_key.q.val();
                self.placements[0].d.next = self.entering_placement.q.val();
            }
        }
        if self.take.val() {
            for i in 0..16 {
                self.occupied[i].d.next = false;
            }
            for i in 1..16 {
                self.occupied[i - 1].d.next = self.occupied[i].q.val();
                self.keys[i - 1].d.next = self.keys[i].q.val();
                self.placements[i - 1].d.next = self.placements[i].q.val();
            }
        }
        if self.clear.val() {
            self.entering.d.next = false;
            for i in 0..16 {
                self.occupied[i].d.next = false;
            }
        }
        self.any.next = self.occupied[0].q.val();
        self.more_than_one.next = self.occupied[1].q.val();
        self.best.next = self.placements[0].q.val();
    }
}
