//! Move sorter: the best moves of a node, best first.
//!
//! An insertion sorter for two moves a cycle. First the two are put in order; a cycle later every entry compares both keys with
//! its own at the same time, and keeps its place, takes one of the new moves, or that of one of the two entries before it. Of
//! equal keys the earlier move comes first, and of two that come together the first; what falls off the end is lost. The moves
//! of a cycle are in their places two cycles later.

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
    /// Take in the first move on the input.
    pub insert_0: Signal<In, Bit>,
    /// Its key; larger is better.
    pub key_0: Signal<In, Bits<16>>,
    /// The move.
    pub placement_0: Signal<In, PlacementBits>,
    /// Take in the second move on the input; of equal keys the first comes first.
    pub insert_1: Signal<In, Bit>,
    /// Its key.
    pub key_1: Signal<In, Bits<16>>,
    /// The move.
    pub placement_1: Signal<In, PlacementBits>,
    /// Drop the best move; not together with an insertion, nor in the cycle after one.
    pub take: Signal<In, Bit>,
    /// There is a best move.
    pub any: Signal<Out, Bit>,
    /// The best move.
    pub best: Signal<Out, PlacementBits>,

    // The moves on their way in, the better one first.
    second_is_better: Signal<Local, Bit>,
    better: DFF<Bit>,
    better_key: DFF<Bits<16>>,
    better_placement: DFF<PlacementBits>,
    worse: DFF<Bit>,
    worse_key: DFF<Bits<16>>,
    worse_placement: DFF<PlacementBits>,

    #[default(many(WIDTH))]
    occupied: Vec<DFF<Bit>>,
    #[default(many(WIDTH))]
    keys: Vec<DFF<Bits<16>>>,
    #[default(many(WIDTH))]
    placements: Vec<DFF<PlacementBits>>,
    // Whether an entry stays before the better one of the two, and before the worse.
    #[default(many(WIDTH))]
    before_better: Vec<Signal<Local, Bit>>,
    #[default(many(WIDTH))]
    before_worse: Vec<Signal<Local, Bit>>,
}

impl Logic for MoveSorter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, better, better_key, better_placement, worse, worse_key, worse_placement);
        for i in 0..16 {
            self.occupied[i].clock.next = self.clock.val();
            self.keys[i].clock.next = self.clock.val();
            self.placements[i].clock.next = self.clock.val();
            self.occupied[i].d.next = self.occupied[i].q.val();
            self.keys[i].d.next = self.keys[i].q.val();
            self.placements[i].d.next = self.placements[i].q.val();
            self.before_better[i].next = self.occupied[i].q.val() & (self.keys[i].q.val() >= self.better_key.q.val());
            // Where there is no worse one, it comes behind all.
            self.before_worse[i].next =
                (!self.worse.q.val()) | (self.occupied[i].q.val() & (self.keys[i].q.val() >= self.worse_key.q.val()));
        }

        self.second_is_better.next =
            self.insert_1.val() & ((!self.insert_0.val()) | (self.key_1.val() > self.key_0.val()));
        self.better.d.next = self.insert_0.val() | self.insert_1.val();
        self.worse.d.next = self.insert_0.val() & self.insert_1.val();
        self.better_key.d.next = self.key_0.val();
        self.better_placement.d.next = self.placement_0.val();
        self.worse_key.d.next = self.key_1.val();
        self.worse_placement.d.next = self.placement_1.val();
        if self.second_is_better.val() {
            self.better_key.d.next = self.key_1.val();
            self.better_placement.d.next = self.placement_1.val();
            self.worse_key.d.next = self.key_0.val();
            self.worse_placement.d.next = self.placement_0.val();
        }

        if self.better.q.val() {
            // Behind the worse one an entry takes what was two before it, between the two what was one before it; at the
            // better one's and the worse one's place it takes them.
            for i in 2..16 {
                if !self.before_worse[i - 2].val() {
                    self.occupied[i].d.next = self.occupied[i - 2].q.val();
                    self.keys[i].d.next = self.keys[i - 2].q.val();
                    self.placements[i].d.next = self.placements[i - 2].q.val();
                } else if !self.before_worse[i - 1].val() {
                    self.occupied[i].d.next = true;
                    self.keys[i].d.next = self.worse_key.q.val();
                    self.placements[i].d.next = self.worse_placement.q.val();
                } else if !self.before_better[i - 1].val() {
                    self.occupied[i].d.next = self.occupied[i - 1].q.val();
                    self.keys[i].d.next = self.keys[i - 1].q.val();
                    self.placements[i].d.next = self.placements[i - 1].q.val();
                } else if !self.before_better[i].val() {
                    self.occupied[i].d.next = true;
                    self.keys[i].d.next = self.better_key.q.val();
                    self.placements[i].d.next = self.better_placement.q.val();
                }
            }
            if !self.before_worse[0].val() {
                self.occupied[1].d.next = true;
                self.keys[1].d.next = self.worse_key.q.val();
                self.placements[1].d.next = self.worse_placement.q.val();
            } else if !self.before_better[0].val() {
                self.occupied[1].d.next = self.occupied[0].q.val();
                self.keys[1].d.next = self.keys[0].q.val();
                self.placements[1].d.next = self.placements[0].q.val();
            } else if !self.before_better[1].val() {
                self.occupied[1].d.next = true;
                self.keys[1].d.next = self.better_key.q.val();
                self.placements[1].d.next = self.better_placement.q.val();
            }
            if !self.before_better[0].val() {
                self.occupied[0].d.next = true;
                self.keys[0].d.next = self.better_key.q.val();
                self.placements[0].d.next = self.better_placement.q.val();
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
            self.better.d.next = false;
            self.worse.d.next = false;
            for i in 0..16 {
                self.occupied[i].d.next = false;
            }
        }
        self.any.next = self.occupied[0].q.val();
        self.best.next = self.placements[0].q.val();
    }
}
