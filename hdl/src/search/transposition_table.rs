//! Transposition table (TT): remembers results of positions, so that they need not be searched
//! again.
//!
//! A bucket for each index, with two entries: a depth-preferred one and an always-replace one, as
//! in [`duo_core::search::transposition_table`]. A block RAM answers late in a cycle, so a register
//! follows it: `hit` and `cutoff` are valid three cycles after the position came, and `probe` with
//! them. `hold` keeps the registers.
//!
//! Storing reads the bucket again, two cycles later; the position must be stable until then. The
//! entry is written in the cycle after that, from registers, because the wires to the block RAMs
//! are the longest of all.
//!
//! Two engines have a table each, and each writes to both: an entry of the other engine arrives on
//! `peer_written` and is written two cycles later, or three if this engine writes at that moment.
//! Each engine therefore reads without delay, and the tables work as one. A word that is read in
//! the cycle in which it is written is the new one. Clearing uses the path of received entries.
//! This leaves only two write addresses to choose from, and the choice is known a cycle before.

use duo_core::evaluation::Evaluation;
use duo_core::search::key::KEY_BITS;
use duo_core::search::transposition_table::{index_bits, Bound, MOST_INDEX_BITS, TAG_BITS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{Entry, Index, Key, Node, TtData, Written};
use crate::parts::bits::{constant, PlacementBits};
use crate::parts::ram::Ram;

// The kernel below uses the place and length of a tag in a key as numbers.
const _: () = assert!(TAG_BITS == 28 && KEY_BITS - TAG_BITS == 12);

#[derive(LogicBlock, SmartDefault)]
pub struct TranspositionTable {
    pub clock: Signal<In, Clock>,
    pub key: Signal<In, Key>,
    /// Ply of the search's root.
    pub root_ply: Signal<In, Bits<7>>,
    pub node: Signal<In, Node>,
    /// Store the node's result.
    pub store: Signal<In, Bit>,
    /// Empty the bucket on `cleared`.
    pub clear: Signal<In, Bit>,
    pub cleared: Signal<In, Index>,
    /// Keep the entries that were read.
    pub hold: Signal<In, Bit>,
    /// Entries that the other engine has written.
    pub peer_written: Signal<In, Written>,
    /// Entries that this engine has written; cleared ones are not among them.
    pub written: Signal<Out, Written>,
    /// TT probe: the position's entry, if `hit`.
    pub probe: Signal<Out, TtData>,
    /// Best moves of the bucket's two entries, whichever positions they belong to.
    pub depth_preferred_move: Signal<Out, PlacementBits>,
    pub always_replace_move: Signal<Out, PlacementBits>,
    /// In the next cycle the depth-preferred entry will belong to this position.
    pub depth_preferred_will_hit: Signal<Out, Bit>,
    /// One of the entries belongs to this position.
    pub hit: Signal<Out, Bit>,
    /// TT cutoff: the stored value settles the node.
    pub cutoff: Signal<Out, Bit>,

    depth_preferred: Ram<Entry, MOST_INDEX_BITS>,
    always_replace: Ram<Entry, MOST_INDEX_BITS>,
    // The key one cycle after the position, the entries of its bucket two cycles after it.
    key_now: DFF<Key>,
    in_depth_preferred: DFF<Entry>,
    in_always_replace: DFF<Entry>,
    depth_preferred_hits: DFF<Bit>,
    always_replace_hits: DFF<Bit>,
    depth_preferred_cuts_off: DFF<Bit>,
    always_replace_cuts_off: DFF<Bit>,
    // The result to store, until its bucket has been read.
    to_store: DFF<TtData>,
    storing_next: DFF<Bit>,
    storing: DFF<Bit>,
    // Entries to write, and the bucket.
    own_written: DFF<Written>,
    // Entries received from the other engine, or the bucket to clear; whether they wait, and
    // whether they are written now.
    received: DFF<Written>,
    receiving: DFF<Bit>,
    writes_received: DFF<Bit>,
    // The entry written in the cycle before, if it is the one that was read.
    depth_preferred_new: DFF<Entry>,
    always_replace_new: DFF<Entry>,
    depth_preferred_is_new: DFF<Bit>,
    always_replace_is_new: DFF<Bit>,

    index: Signal<Local, Index>,
    read_index: Signal<Local, Index>,
    still_receiving: Signal<Local, Bit>,
    tag: Signal<Local, Bits<TAG_BITS>>,
    depth_preferred_test: EntryTest,
    always_replace_test: EntryTest,
    // Data of the depth-preferred entry.
    preferred_data: Signal<Local, TtData>,
    replaced_data: Signal<Local, TtData>,
    depth_preferred_stays: Signal<Local, Bit>,
    new_entry: Signal<Local, Entry>,
    writing: Signal<Local, Written>,

    // Both entries of a bucket, emptied.
    #[default(Constant::new(Written { to_depth_preferred: true, to_always_replace: true, ..Written::default() }))]
    emptied: Constant<Written>,
    #[default(constant(Bound::Upper as u64))]
    upper_bound: Constant<Bits<2>>,
    #[default(constant(Bound::Exact as u64))]
    exact_bound: Constant<Bits<2>>,
    #[default(constant(Bound::Lower as u64))]
    lower_bound: Constant<Bits<2>>,
    #[default(constant((1 << MOST_INDEX_BITS) - 1))]
    index_mask: Constant<Index>,
}

impl TranspositionTable {
    /// The table of an engine with this evaluation.
    pub fn new(evaluation: Evaluation) -> TranspositionTable {
        TranspositionTable::with_index_bits(index_bits(evaluation))
    }

    /// A table of 2 to the power of `bits` buckets.
    pub fn with_index_bits(bits: usize) -> TranspositionTable {
        TranspositionTable {
            depth_preferred: Ram::with_address_bits(bits),
            always_replace: Ram::with_address_bits(bits),
            index_mask: constant((1 << bits) - 1),
            ..TranspositionTable::default()
        }
    }
}

impl Logic for TranspositionTable {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, depth_preferred, always_replace);
        dff_setup!(self, clock, key_now, in_depth_preferred, in_always_replace);
        dff_setup!(self, clock, depth_preferred_hits, always_replace_hits);
        dff_setup!(self, clock, depth_preferred_cuts_off, always_replace_cuts_off);
        dff_setup!(self, clock, to_store, storing_next, storing, own_written);
        dff_setup!(self, clock, received, receiving, writes_received);
        dff_setup!(self, clock, depth_preferred_new, always_replace_new);
        dff_setup!(self, clock, depth_preferred_is_new, always_replace_is_new);

        self.key_now.d.next = self.key.val();
        self.read_index.next = self.key.val().get_bits::<MOST_INDEX_BITS>(0) & self.index_mask.val();
        self.depth_preferred.read_address.next = self.read_index.val();
        self.always_replace.read_address.next = self.read_index.val();
        if !self.hold.val() {
            self.in_depth_preferred.d.next = self.depth_preferred.read_data.val();
            if self.depth_preferred_is_new.q.val() {
                self.in_depth_preferred.d.next = self.depth_preferred_new.q.val();
            }
            self.in_always_replace.d.next = self.always_replace.read_data.val();
            if self.always_replace_is_new.q.val() {
                self.in_always_replace.d.next = self.always_replace_new.q.val();
            }
        }

        // The tag is the upper bits of the key; where the index is longer than the rest, the two
        // overlap.
        self.index.next = self.key_now.q.val().get_bits::<MOST_INDEX_BITS>(0) & self.index_mask.val();
        self.tag.next = self.key_now.q.val().get_bits::<28>(12);
        self.depth_preferred_test.entry.next = self.in_depth_preferred.q.val();
        self.depth_preferred_test.tag.next = self.tag.val();
        self.depth_preferred_test.remaining.next = self.node.val().remaining;
        self.depth_preferred_test.alpha.next = self.node.val().alpha;
        self.depth_preferred_test.beta.next = self.node.val().beta;
        self.always_replace_test.entry.next = self.in_always_replace.q.val();
        self.always_replace_test.tag.next = self.tag.val();
        self.always_replace_test.remaining.next = self.node.val().remaining;
        self.always_replace_test.alpha.next = self.node.val().alpha;
        self.always_replace_test.beta.next = self.node.val().beta;
        self.preferred_data.next = self.in_depth_preferred.q.val().data;
        self.replaced_data.next = self.in_always_replace.q.val().data;
        self.depth_preferred_move.next = self.preferred_data.val().best_move;
        self.always_replace_move.next = self.replaced_data.val().best_move;
        self.depth_preferred_will_hit.next = self.depth_preferred_test.is_this.val();
        self.depth_preferred_hits.d.next = self.depth_preferred_test.is_this.val();
        self.always_replace_hits.d.next = self.always_replace_test.is_this.val();
        self.depth_preferred_cuts_off.d.next = self.depth_preferred_test.cuts_off.val();
        self.always_replace_cuts_off.d.next = self.always_replace_test.cuts_off.val();
        self.probe.next = self.replaced_data.val();
        self.hit.next = self.always_replace_hits.q.val();
        self.cutoff.next = self.always_replace_hits.q.val() & self.always_replace_cuts_off.q.val();
        if self.depth_preferred_hits.q.val() {
            self.probe.next = self.preferred_data.val();
            self.hit.next = true;
            self.cutoff.next = self.depth_preferred_cuts_off.q.val();
        }

        // The depth-preferred entry stays if it is of this search and deeper. A shallower result
        // goes to the always-replace entry; so does an entry displaced by a deeper one.
        if self.store.val() {
            self.to_store.d.next.value = self.node.val().best;
            self.to_store.d.next.best_move = self.node.val().best_move;
            self.to_store.d.next.remaining = self.node.val().remaining;
            self.to_store.d.next.bound = self.upper_bound.val();
            if self.node.val().improved {
                self.to_store.d.next.bound = self.exact_bound.val();
            }
            if self.node.val().best >= self.node.val().beta {
                self.to_store.d.next.bound = self.lower_bound.val();
            }
            self.to_store.d.next.horizon = self.node.val().horizon;
        }
        self.storing_next.d.next = self.store.val();
        self.storing.d.next = self.storing_next.q.val();
        self.depth_preferred_stays.next = (self.preferred_data.val().bound.any()
            & (self.in_depth_preferred.q.val().root_ply == self.root_ply.val()))
            & (self.preferred_data.val().remaining > self.to_store.q.val().remaining);
        self.new_entry.next.data = self.to_store.q.val();
        self.new_entry.next.root_ply = self.root_ply.val();
        self.new_entry.next.tag = self.tag.val();
        if self.storing.q.val() {
            self.own_written.d.next.bucket = self.index.val();
            self.own_written.d.next.depth_preferred = self.new_entry.val();
            self.own_written.d.next.always_replace = self.in_depth_preferred.q.val();
            if self.depth_preferred_stays.val() {
                self.own_written.d.next.always_replace = self.new_entry.val();
            }
        }
        self.own_written.d.next.to_depth_preferred = self.storing.q.val() & (!self.depth_preferred_stays.val());
        self.own_written.d.next.to_always_replace =
            self.storing.q.val() & (self.depth_preferred_stays.val() | (!self.depth_preferred_test.is_this.val()));
        self.written.next = self.own_written.q.val();

        self.writing.next = self.own_written.q.val();
        self.still_receiving.next = self.receiving.q.val();
        if self.writes_received.q.val() {
            self.writing.next = self.received.q.val();
            self.still_receiving.next = false;
        }
        self.depth_preferred.write_enable.next = self.writing.val().to_depth_preferred;
        self.depth_preferred.write_address.next = self.writing.val().bucket;
        self.depth_preferred.write_data.next = self.writing.val().depth_preferred;
        self.always_replace.write_enable.next = self.writing.val().to_always_replace;
        self.always_replace.write_address.next = self.writing.val().bucket;
        self.always_replace.write_data.next = self.writing.val().always_replace;
        if self.peer_written.val().to_depth_preferred | self.peer_written.val().to_always_replace {
            self.received.d.next = self.peer_written.val();
            self.still_receiving.next = true;
        }
        if self.clear.val() {
            self.received.d.next = self.emptied.val();
            self.received.d.next.bucket = self.cleared.val();
            self.still_receiving.next = true;
        }
        self.receiving.d.next = self.still_receiving.val();
        // This engine writes at most every third cycle, so a received entry waits for one cycle at
        // most.
        self.writes_received.d.next = self.still_receiving.val() & (!self.storing.q.val());

        self.depth_preferred_new.d.next = self.writing.val().depth_preferred;
        self.always_replace_new.d.next = self.writing.val().always_replace;
        self.depth_preferred_is_new.d.next =
            self.writing.val().to_depth_preferred & (self.writing.val().bucket == self.read_index.val());
        self.always_replace_is_new.d.next =
            self.writing.val().to_always_replace & (self.writing.val().bucket == self.read_index.val());
    }
}

/// Judges an entry for a position. Combinational.
#[derive(LogicBlock, SmartDefault)]
struct EntryTest {
    pub entry: Signal<In, Entry>,
    // Tag of the position's key.
    pub tag: Signal<In, Bits<TAG_BITS>>,
    // Plies left to search at its node, and the node's window.
    pub remaining: Signal<In, Bits<6>>,
    pub alpha: Signal<In, Bits<16>>,
    pub beta: Signal<In, Bits<16>>,
    // The entry belongs to this position.
    pub is_this: Signal<Out, Bit>,
    // If it does: its value settles the node.
    pub cuts_off: Signal<Out, Bit>,

    data: Signal<Local, TtData>,
    decides: Signal<Local, Bit>,
    #[default(constant(Bound::Upper as u64))]
    upper_bound: Constant<Bits<2>>,
    #[default(constant(Bound::Exact as u64))]
    exact_bound: Constant<Bits<2>>,
    #[default(constant(Bound::Lower as u64))]
    lower_bound: Constant<Bits<2>>,
}

impl Logic for EntryTest {
    #[hdl_gen]
    fn update(&mut self) {
        self.data.next = self.entry.val().data;
        self.is_this.next = self.data.val().bound.any() & (self.entry.val().tag == self.tag.val());
        // A value settles a node if it was searched as deep or to the end of the game, and its
        // bound answers the window.
        self.decides.next = (self.data.val().bound == self.exact_bound.val())
            | ((self.data.val().bound == self.lower_bound.val()) & (self.data.val().value >= self.beta.val()))
            | ((self.data.val().bound == self.upper_bound.val()) & (self.data.val().value <= self.alpha.val()));
        self.cuts_off.next =
            self.decides.val() & ((!self.data.val().horizon) | (self.data.val().remaining >= self.remaining.val()));
    }
}
