//! Move sorter: keeps the best moves of a node, best first.
//!
//! An insertion sorter that takes a move a cycle. A cycle after it came, all entries compare its
//! key with their own at the same time; each keeps its move, takes the new one, or takes that of
//! the entry before it. Of equal keys the earlier move comes first; moves that fall off the end are
//! lost. A move is in its place two cycles after it came.

use duo_core::search::WIDTH;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{many, PlacementBits};

#[derive(LogicBlock, SmartDefault)]
pub struct MoveSorter {
    pub clock: Signal<In, Clock>,
    pub clear: Signal<In, Bit>,
    pub insert: Signal<In, Bit>,
    /// Key of the move; larger is better.
    pub key: Signal<In, Bits<16>>,
    pub placement: Signal<In, PlacementBits>,
    /// Drop the best move; not together with `insert`, nor in the cycle after it.
    pub take: Signal<In, Bit>,
    pub any: Signal<Out, Bit>,
    pub more_than_one: Signal<Out, Bit>,
    pub best: Signal<Out, PlacementBits>,

    // The move that is being inserted.
    entering: DFF<Bit>,
    entering_key: DFF<Bits<16>>,
    entering_placement: DFF<PlacementBits>,

    #[default(many(WIDTH))]
    occupied: Vec<DFF<Bit>>,
    #[default(many(WIDTH))]
    keys: Vec<DFF<Bits<16>>>,
    #[default(many(WIDTH))]
    placements: Vec<DFF<PlacementBits>>,
    // Whether each entry stays before the new move.
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
