//! Transposition table: what was found out about a position, so that it need not be searched again.
//!
//! Two entries for each index, as in [`blokus_duo::search::table`]. A block RAM answers late in a cycle, so its answer
//! has a register behind it: `hit` and `settles` hold three cycles after the
//! position came, `known` as soon as they do. With `hold`, what stands in these registers stays.
//!
//! The place of what is stored is looked at again two cycles later; the position stays until then. What goes where is written in the cycle
//! after that, from registers: the wires to the block RAMs are the longest of all.
//!
//! Two engines have a table each, and each writes into both: what one has written comes to the other on `peer_written` and
//! is written there two cycles later, or three if it writes itself then. So each reads in the very cycle in which it asks, and
//! the tables are as good as one. A word that is read in the cycle in which it is written is the new one. What is cleared goes the same
//! way: so there are two addresses to choose from, not three, and which of them it is was known a cycle before.

use blokus_duo::evaluation::Evaluation;
use blokus_duo::search::key::KEY_BITS;
use blokus_duo::search::table::{index_bits, Bound, MOST_INDEX_BITS, TAG_BITS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::position_key::Key;
use crate::parts::bits::constant;
use crate::parts::ram::Ram;

/// What a search finds out: value (16 bits), best move (15), remaining plies (6), bound (2), horizon (1).
pub type Finding = Bits<40>;

/// What the table holds: a finding (40 bits), the ply of the root (7), tag (28).
type Entry = Bits<75>;

// The kernel below writes where a tag lies in a key and how long it is as numbers.
const _: () = assert!(TAG_BITS == 28 && KEY_BITS - TAG_BITS == 12 && MOST_INDEX_BITS == 13);

/// What is written: the number of the place (13 bits), the entry among the deepest (75), the one among the latest (75), and whether
/// either is written.
pub type Written = Bits<165>;

/// The number of a place.
pub type Index = Bits<MOST_INDEX_BITS>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Table {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The position's key.
    pub key: Signal<In, Key>,
    /// Turns taken before the position that the search is about.
    pub root_ply: Signal<In, Bits<7>>,
    /// Plies that the node is to be searched.
    pub remaining: Signal<In, Bits<6>>,
    /// The node's window.
    pub alpha: Signal<In, Bits<16>>,
    /// See `alpha`.
    pub beta: Signal<In, Bits<16>>,
    /// Keep what stands on `finding` about the position.
    pub store: Signal<In, Bit>,
    /// It.
    pub finding: Signal<In, Finding>,
    /// Forget what stands in the place on `cleared`.
    pub clear: Signal<In, Bit>,
    /// See `clear`.
    pub cleared: Signal<In, Index>,
    /// Keep what was read.
    pub hold: Signal<In, Bit>,
    /// What the other engine has written.
    pub peer_written: Signal<In, Written>,
    /// What this one has written; not what was cleared.
    pub written: Signal<Out, Written>,
    /// What is known about the position, if anything is.
    pub known: Signal<Out, Finding>,
    /// What is known about the deepest and the latest position of the place.
    pub in_deepest_place: Signal<Out, Finding>,
    /// See `in_deepest_place`.
    pub in_latest_place: Signal<Out, Finding>,
    /// The deepest of them will be this position's in the next cycle.
    pub deepest_will_hit: Signal<Out, Bit>,
    /// It is this position's.
    pub hit: Signal<Out, Bit>,
    /// Its value is all that the node asks for.
    pub settles: Signal<Out, Bit>,

    deepest: Ram<Entry, MOST_INDEX_BITS>,
    latest: Ram<Entry, MOST_INDEX_BITS>,
    // The key a cycle after the position, what stands in its place two cycles after.
    key_now: DFF<Key>,
    in_deepest: DFF<Entry>,
    in_latest: DFF<Entry>,
    deepest_hits: DFF<Bit>,
    latest_hits: DFF<Bit>,
    deepest_settles: DFF<Bit>,
    latest_settles: DFF<Bit>,
    // What is to be stored, until its place has been read.
    stored: DFF<Finding>,
    storing_next: DFF<Bit>,
    storing: DFF<Bit>,
    // What goes to the deepest, what goes to the latest, and where.
    placing: DFF<Bit>,
    placed: DFF<Entry>,
    moving: DFF<Bit>,
    moved: DFF<Entry>,
    moved_to: DFF<Index>,
    // What the other engine has written, or what is to be cleared; whether it waits to be written here, and is written now.
    received: DFF<Written>,
    receiving: DFF<Bit>,
    writes_received: DFF<Bit>,
    // What was written in the cycle before, if it was what was read.
    deepest_new: DFF<Entry>,
    latest_new: DFF<Entry>,
    deepest_is_new: DFF<Bit>,
    latest_is_new: DFF<Bit>,

    index: Signal<Local, Index>,
    read_index: Signal<Local, Index>,
    still_receiving: Signal<Local, Bit>,
    tag: Signal<Local, Bits<28>>,
    deepest_test: EntryTest,
    latest_test: EntryTest,
    deepest_stays: Signal<Local, Bit>,
    new_entry: Signal<Local, Entry>,

    // Both are written.
    #[default(constant(0b11))]
    both: Constant<Bits<2>>,
    #[default(constant((1 << MOST_INDEX_BITS) - 1))]
    places: Constant<Index>,
}

impl Table {
    /// The table of an engine that evaluates so.
    pub fn new(evaluation: Evaluation) -> Table {
        let bits = index_bits(evaluation);
        Table {
            deepest: Ram::with_address_bits(bits),
            latest: Ram::with_address_bits(bits),
            places: constant((1 << bits) - 1),
            ..Table::default()
        }
    }
}

impl Logic for Table {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, deepest, latest);
        dff_setup!(self, clock, key_now, in_deepest, in_latest, deepest_hits, latest_hits, deepest_settles);
        dff_setup!(
            self,
            clock,
            latest_settles,
            stored,
            storing_next,
            storing,
            placing,
            placed,
            moving,
            moved,
            moved_to
        );
        dff_setup!(
            self,
            clock,
            received,
            receiving,
            writes_received,
            deepest_new,
            latest_new,
            deepest_is_new,
            latest_is_new
        );

        self.key_now.d.next = self.key.val();
        self.read_index.next = self.key.val().get_bits::<MOST_INDEX_BITS>(0) & self.places.val();
        self.deepest.read_address.next = self.read_index.val();
        self.latest.read_address.next = self.read_index.val();
        if !self.hold.val() {
            self.in_deepest.d.next = self.deepest.read_data.val();
            if self.deepest_is_new.q.val() {
                self.in_deepest.d.next = self.deepest_new.q.val();
            }
            self.in_latest.d.next = self.latest.read_data.val();
            if self.latest_is_new.q.val() {
                self.in_latest.d.next = self.latest_new.q.val();
            }
        }

        // The upper bits of the key; where the index is longer than the rest, it has some of them too.
        self.index.next = self.key_now.q.val().get_bits::<MOST_INDEX_BITS>(0) & self.places.val();
        self.tag.next = self.key_now.q.val().get_bits::<28>(12);
        self.deepest_test.entry.next = self.in_deepest.q.val();
        self.deepest_test.tag.next = self.tag.val();
        self.deepest_test.remaining.next = self.remaining.val();
        self.deepest_test.alpha.next = self.alpha.val();
        self.deepest_test.beta.next = self.beta.val();
        self.latest_test.entry.next = self.in_latest.q.val();
        self.latest_test.tag.next = self.tag.val();
        self.latest_test.remaining.next = self.remaining.val();
        self.latest_test.alpha.next = self.alpha.val();
        self.latest_test.beta.next = self.beta.val();
        self.deepest_hits.d.next = self.deepest_test.is_this.val();
        self.deepest_will_hit.next = self.deepest_test.is_this.val();
        self.in_deepest_place.next = self.in_deepest.q.val().get_bits::<40>(0);
        self.in_latest_place.next = self.in_latest.q.val().get_bits::<40>(0);
        self.latest_hits.d.next = self.latest_test.is_this.val();
        self.deepest_settles.d.next = self.deepest_test.settles.val();
        self.latest_settles.d.next = self.latest_test.settles.val();
        self.known.next = self.in_latest.q.val().get_bits::<40>(0);
        self.hit.next = self.latest_hits.q.val();
        self.settles.next = self.latest_hits.q.val() & self.latest_settles.q.val();
        if self.deepest_hits.q.val() {
            self.known.next = self.in_deepest.q.val().get_bits::<40>(0);
            self.hit.next = true;
            self.settles.next = self.deepest_settles.q.val();
        }

        if self.store.val() {
            self.stored.d.next = self.finding.val();
        }
        self.storing_next.d.next = self.store.val();
        self.storing.d.next = self.storing_next.q.val();
        self.deepest_stays.next = (self.in_deepest.q.val().get_bits::<2>(37).any()
            & (self.in_deepest.q.val().get_bits::<7>(40) == self.root_ply.val()))
            & (self.in_deepest.q.val().get_bits::<6>(31) > self.stored.q.val().get_bits::<6>(31));
        self.new_entry.next = bit_cast::<75, 40>(self.stored.q.val())
            | (bit_cast::<75, 7>(self.root_ply.val()) << 40)
            | (bit_cast::<75, 28>(self.tag.val()) << 47);
        self.placing.d.next = self.storing.q.val() & (!self.deepest_stays.val());
        self.moving.d.next = self.storing.q.val() & (self.deepest_stays.val() | (!self.deepest_test.is_this.val()));
        if self.storing.q.val() {
            self.placed.d.next = self.new_entry.val();
            self.moved.d.next = self.in_deepest.q.val();
            if self.deepest_stays.val() {
                self.moved.d.next = self.new_entry.val();
            }
            self.moved_to.d.next = self.index.val();
        }
        self.deepest.write_enable.next = self.placing.q.val();
        self.deepest.write_address.next = self.moved_to.q.val();
        self.deepest.write_data.next = self.placed.q.val();
        self.latest.write_enable.next = self.moving.q.val();
        self.latest.write_address.next = self.moved_to.q.val();
        self.latest.write_data.next = self.moved.q.val();
        self.written.next = bit_cast::<165, 13>(self.moved_to.q.val())
            | (bit_cast::<165, 75>(self.placed.q.val()) << 13)
            | (bit_cast::<165, 75>(self.moved.q.val()) << 88)
            | (bit_cast::<165, 1>(bit_cast::<1, 1>(self.placing.q.val().into())) << 163)
            | (bit_cast::<165, 1>(bit_cast::<1, 1>(self.moving.q.val().into())) << 164);

        self.still_receiving.next = self.receiving.q.val();
        if self.writes_received.q.val() {
            self.deepest.write_enable.next = self.received.q.val().get_bit(163);
            self.deepest.write_address.next = self.received.q.val().get_bits::<13>(0);
            self.deepest.write_data.next = self.received.q.val().get_bits::<75>(13);
            self.latest.write_enable.next = self.received.q.val().get_bit(164);
            self.latest.write_address.next = self.received.q.val().get_bits::<13>(0);
            self.latest.write_data.next = self.received.q.val().get_bits::<75>(88);
            self.still_receiving.next = false;
        }
        if self.peer_written.val().get_bits::<2>(163).any() {
            self.received.d.next = self.peer_written.val();
            self.still_receiving.next = true;
        }
        if self.clear.val() {
            self.received.d.next =
                bit_cast::<165, 13>(self.cleared.val()) | (bit_cast::<165, 2>(self.both.val()) << 163);
            self.still_receiving.next = true;
        }
        self.receiving.d.next = self.still_receiving.val();
        // There are three cycles at least from one own writing to the next: so what is received waits for one cycle at most.
        self.writes_received.d.next = self.still_receiving.val() & (!self.storing.q.val());

        self.deepest_new.d.next = self.deepest.write_data.val();
        self.latest_new.d.next = self.latest.write_data.val();
        self.deepest_is_new.d.next =
            self.deepest.write_enable.val() & (self.deepest.write_address.val() == self.read_index.val());
        self.latest_is_new.d.next =
            self.latest.write_enable.val() & (self.latest.write_address.val() == self.read_index.val());
    }
}

/// What an entry says about a position. Combinational.
#[derive(LogicBlock, SmartDefault)]
struct EntryTest {
    pub entry: Signal<In, Entry>,
    // Of the position's key.
    pub tag: Signal<In, Bits<28>>,
    // Plies that its node is to be searched, and the node's window.
    pub remaining: Signal<In, Bits<6>>,
    pub alpha: Signal<In, Bits<16>>,
    pub beta: Signal<In, Bits<16>>,
    // It is about this position.
    pub is_this: Signal<Out, Bit>,
    // If it is: its value is all that the node asks for.
    pub settles: Signal<Out, Bit>,

    value: Signal<Local, Bits<16>>,
    plies: Signal<Local, Bits<6>>,
    bound: Signal<Local, Bits<2>>,
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
        self.value.next = self.entry.val().get_bits::<16>(0);
        self.plies.next = self.entry.val().get_bits::<6>(31);
        self.bound.next = self.entry.val().get_bits::<2>(37);
        self.is_this.next = self.bound.val().any() & (self.entry.val().get_bits::<28>(47) == self.tag.val());
        // A value settles a node if it was searched as deep or to the end of the game, and the window asks for no more.
        self.decides.next = (self.bound.val() == self.exact_bound.val())
            | ((self.bound.val() == self.lower_bound.val()) & (self.value.val() >= self.beta.val()))
            | ((self.bound.val() == self.upper_bound.val()) & (self.value.val() <= self.alpha.val()));
        self.settles.next =
            self.decides.val() & ((!self.entry.val().get_bit(39)) | (self.plies.val() >= self.remaining.val()));
    }
}
