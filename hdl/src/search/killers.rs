//! Killers: keep the two latest moves that refuted a node on each level (killer move heuristic).
//!
//! The killers of a level come out two cycles later. When a node is left with a beta cutoff, its
//! best move becomes the newer killer of its level in the next cycle and the newer killer becomes
//! the older, unless that move is the newer killer already.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{no_killers, KillerPair};
use crate::parts::bits::PlacementBits;
use crate::parts::ram::Ram;

#[derive(LogicBlock, SmartDefault)]
pub struct Killers {
    pub clock: Signal<In, Clock>,
    /// Level whose killers come out two cycles later.
    pub level: Signal<In, Bits<6>>,
    /// Empty the level on `cleared`.
    pub clear: Signal<In, Bit>,
    pub cleared: Signal<In, Bits<6>>,
    /// The node is left with a beta cutoff by `best_move`.
    pub cutoff: Signal<In, Bit>,
    /// The placement that caused the cutoff.
    pub best_move: Signal<In, PlacementBits>,
    /// `best_move`, a cycle after `cutoff`.
    pub killer: Signal<In, PlacementBits>,
    /// Level of the node, a cycle after `cutoff`.
    pub killer_level: Signal<In, Bits<6>>,
    /// TT move.
    pub known_move: Signal<In, PlacementBits>,
    /// The pass if there is none.
    pub newer: Signal<Out, PlacementBits>,
    /// The pass if there is none.
    pub older: Signal<Out, PlacementBits>,
    /// The newer killer was `known_move` in the cycle before.
    pub newer_is_known: Signal<Out, Bit>,
    /// The older killer was `known_move` in the cycle before.
    pub older_is_known: Signal<Out, Bit>,

    memory: Ram<KillerPair, 6>,
    // The memory's word, registered: it comes late in a cycle.
    pair: DFF<KillerPair>,
    newer_was_known: DFF<Bit>,
    older_was_known: DFF<Bit>,
    // A node was left with a cutoff, not by the newer killer.
    cut_off: DFF<Bit>,
    is_new: DFF<Bit>,
    #[default(Constant::new(no_killers()))]
    none: Constant<KillerPair>,
}

impl Logic for Killers {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, memory);
        dff_setup!(self, clock, pair, newer_was_known, older_was_known, cut_off, is_new);

        self.memory.read_address.next = self.level.val();
        self.pair.d.next = self.memory.read_data.val();
        self.newer.next = self.pair.q.val().newer;
        self.older.next = self.pair.q.val().older;
        self.newer_was_known.d.next = self.pair.q.val().newer == self.known_move.val();
        self.older_was_known.d.next = self.pair.q.val().older == self.known_move.val();
        self.newer_is_known.next = self.newer_was_known.q.val();
        self.older_is_known.next = self.older_was_known.q.val();

        self.cut_off.d.next = self.cutoff.val();
        self.is_new.d.next = self.best_move.val() != self.pair.q.val().newer;
        self.memory.write_enable.next = self.cut_off.q.val() & self.is_new.q.val();
        self.memory.write_address.next = self.killer_level.val();
        self.memory.write_data.next.newer = self.killer.val();
        self.memory.write_data.next.older = self.pair.q.val().newer;
        if self.clear.val() {
            self.memory.write_enable.next = true;
            self.memory.write_address.next = self.cleared.val();
            self.memory.write_data.next = self.none.val();
        }
    }
}
