//! Move sorter: the best moves of a node, best first.
//!
//! An insertion sorter: every entry compares the new key with its own in the same cycle and keeps its place, takes the new
//! move or that of the entry before it. Of equal keys the earlier move comes first; what falls off the end is lost.
//! Throughput 1 a cycle; the first move is on the output in the cycle after it was inserted.

use reference::blokus_duo::search::WIDTH;
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
    /// Drop the best move; not together with `insert`.
    pub take: Signal<In, Bit>,
    /// There is a best move.
    pub any: Signal<Out, Bit>,
    /// The best move.
    pub best: Signal<Out, PlacementBits>,

    #[default(many(WIDTH))]
    occupied: Vec<DFF<Bit>>,
    #[default(many(WIDTH))]
    keys: Vec<DFF<Bits<16>>>,
    #[default(many(WIDTH))]
    placements: Vec<DFF<PlacementBits>>,
    #[default(many(WIDTH))]
    stays: Vec<Signal<Local, Bit>>,
}

impl Logic for MoveSorter {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..16 {
            self.occupied[i].clock.next = self.clock.val();
            self.keys[i].clock.next = self.clock.val();
            self.placements[i].clock.next = self.clock.val();
            self.occupied[i].d.next = self.occupied[i].q.val();
            self.keys[i].d.next = self.keys[i].q.val();
            self.placements[i].d.next = self.placements[i].q.val();
            self.stays[i].next = self.occupied[i].q.val() & (self.keys[i].q.val() >= self.key.val());
        }
        if self.insert.val() {
            // Whoever does not stay makes room; those behind the first to do so take what was before them.
            for i in 0..16 {
                if !self.stays[i].val() {
                    self.occupied[i].d.next = true;
                    self.keys[i].d.next = self.key.val();
                    self.placements[i].d.next = self.placement.val();
                }
            }
            for i in 1..16 {
                if !self.stays[i - 1].val() {
                    self.occupied[i].d.next = self.occupied[i - 1].q.val();
                    self.keys[i].d.next = self.keys[i - 1].q.val();
                    self.placements[i].d.next = self.placements[i - 1].q.val();
                }
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
            for i in 0..16 {
                self.occupied[i].d.next = false;
            }
        }
        self.any.next = self.occupied[0].q.val();
        self.best.next = self.placements[0].q.val();
    }
}
