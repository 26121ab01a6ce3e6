//! Killers: for each level of the tree the two latest moves that refuted a node there (killer move heuristic).
//!
//! The two of a level show two cycles after it came. When a node is left with a beta cutoff, its best move becomes the newer killer of its
//! level in the next cycle, and the newer one the older, unless it is the newer one already.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{no_killers, KillerPair};
use crate::parts::bits::PlacementBits;
use crate::parts::ram::Ram;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Killers {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The level whose killers are shown two cycles later.
    pub level: Signal<In, Bits<6>>,
    /// Forget the killers of the level on `cleared`.
    pub clear: Signal<In, Bit>,
    /// See `clear`.
    pub cleared: Signal<In, Bits<6>>,
    /// The node is left with a beta cutoff by a placement.
    pub cutoff: Signal<In, Bit>,
    /// That placement.
    pub best_move: Signal<In, PlacementBits>,
    /// The same a cycle after `cutoff`.
    pub killer: Signal<In, PlacementBits>,
    /// The level of that node, a cycle after `cutoff`.
    pub killer_level: Signal<In, Bits<6>>,
    /// The move that the transposition table knows.
    pub known_move: Signal<In, PlacementBits>,
    /// The newer killer; the pass if there is none.
    pub newer: Signal<Out, PlacementBits>,
    /// The older killer; the pass if there is none.
    pub older: Signal<Out, PlacementBits>,
    /// The newer killer was `known_move` in the cycle before.
    pub newer_is_known: Signal<Out, Bit>,
    /// The older one was.
    pub older_is_known: Signal<Out, Bit>,

    memory: Ram<KillerPair, 6>,
    // What the memory holds, a cycle after it was read: it comes late in a cycle.
    pair: DFF<KillerPair>,
    newer_was_known: DFF<Bit>,
    older_was_known: DFF<Bit>,
    // A node was left with a cutoff, and not by the newer killer.
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
