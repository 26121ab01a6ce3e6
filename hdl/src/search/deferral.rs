//! Deferral: shows what this engine searches near the root, and decides which child is deferred
//! because another engine is searching it (deferred moves, as in ABDADA).
//!
//! ABDADA marks in the shared transposition table which positions a thread is searching. Here each
//! engine shows the keys of the nodes on its own path, for the first levels below the root. A child
//! that the other engine is searching is deferred: the search goes to its siblings first and comes
//! back to it, when its value is mostly in the table.
//!
//! The path is a register: the other engine sees it a cycle later, and a comparison takes one more.
//! In a ring of engines ([`crate::engines`]) the paths of all others arrive with short keys, a
//! cycle later for each engine between.

use duo_core::search::{DEFERRED_FROM, MOST_LISTED, SHOWN_LEVELS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::path_check::PathChecks;
use super::records::{Key, Node, OtherPaths, Path};
use crate::parts::bits::{constant, constants, many};

// The kernel below and the record of a path use this number.
const _: () = assert!(SHOWN_LEVELS == 4);

#[derive(LogicBlock, SmartDefault)]
pub struct Deferral {
    pub clock: Signal<In, Clock>,
    /// The search is idle.
    pub idle: Signal<In, Bit>,
    pub node: Signal<In, Node>,
    /// The move to the current child is made.
    pub make: Signal<In, Bit>,
    /// With `make`: the child is searched again, without a late move reduction.
    pub again: Signal<In, Bit>,
    /// With `make`: the child is the last one.
    pub is_last_child: Signal<In, Bit>,
    pub level: Signal<In, Bits<6>>,
    /// The search is in `LookUp`.
    pub look_up: Signal<In, Bit>,
    /// With `look_up`: the first cycle.
    pub first_cycle: Signal<In, Bit>,
    /// With `look_up`, two cycles after `first_cycle`: decide whether the node is deferred.
    pub decide: Signal<In, Bit>,
    /// With `decide`: a TT cutoff settles the node, so it is not deferred.
    pub tt_cutoff: Signal<In, Bit>,
    /// The node is left.
    pub leave: Signal<In, Bit>,
    /// Hash key of the node's position.
    pub key: Signal<In, Key>,
    /// If both engines come to a position at the same time, this one defers it.
    pub yields: Signal<In, Bit>,
    /// The other engine's path near the root.
    pub peer_path: Signal<In, Path>,
    /// In a ring only: the other engines' paths near the root.
    pub others: Vec<Signal<In, OtherPaths>>,
    /// This engine's path near the root.
    pub path: Signal<Out, Path>,
    /// With `decide`: the other engine is searching this node, and it may be deferred.
    pub defers: Signal<Out, Bit>,
    pub deferred: Signal<Out, Bit>,

    #[default(many(SHOWN_LEVELS))]
    keys: Vec<DFF<Key>>,
    #[default(many(SHOWN_LEVELS))]
    searched: Vec<DFF<Bit>>,
    peer_searches_it: DFF<Bit>,
    may_defer: DFF<Bit>,
    was_deferred: DFF<Bit>,

    #[default(many(SHOWN_LEVELS))]
    peer_keys: Vec<Signal<Local, Key>>,
    #[default(many(SHOWN_LEVELS))]
    peer_searches: Vec<Signal<Local, Bit>>,
    #[default(many(SHOWN_LEVELS))]
    is_peers: Vec<Signal<Local, Bit>>,
    leaves_it: Signal<Local, Bit>,
    // In a ring only.
    ring: Vec<PathChecks>,
    #[default(constants(SHOWN_LEVELS, |i| i as u64 + 1))]
    levels: Vec<Constant<Bits<6>>>,
    #[default(constant(SHOWN_LEVELS as u64))]
    level_end: Constant<Bits<6>>,
    #[default(constant(DEFERRED_FROM as u64))]
    deferred_from: Constant<Bits<6>>,
    #[default(constant(0))]
    first_child: Constant<Bits<5>>,
    #[default(constant(MOST_LISTED as u64))]
    most_listed: Constant<Bits<5>>,
}

impl Deferral {
    /// Deferral in a ring with `others` more engines.
    pub fn in_ring(others: usize) -> Deferral {
        Deferral { others: many(1), ring: vec![PathChecks::of(others)], ..Deferral::default() }
    }
}

impl Logic for Deferral {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, peer_searches_it, may_defer, was_deferred);

        // Another child comes before and after it, and the list has room to hold its move once
        // more.
        if self.make.val() {
            self.may_defer.d.next = ((self.node.val().generated & (!self.again.val()))
                & (self.node.val().remaining >= self.deferred_from.val()))
                & ((self.node.val().child != self.first_child.val()) & (!self.is_last_child.val()))
                & ((self.node.val().children != self.most_listed.val()) & (self.level.val() < self.level_end.val()));
            self.was_deferred.d.next = false;
        }

        self.peer_keys[0].next = self.peer_path.val().key_1;
        self.peer_searches[0].next = self.peer_path.val().searched_1;
        self.peer_keys[1].next = self.peer_path.val().key_2;
        self.peer_searches[1].next = self.peer_path.val().searched_2;
        self.peer_keys[2].next = self.peer_path.val().key_3;
        self.peer_searches[2].next = self.peer_path.val().searched_3;
        self.peer_keys[3].next = self.peer_path.val().key_4;
        self.peer_searches[3].next = self.peer_path.val().searched_4;
        for i in 0..4 {
            self.is_peers[i].next = self.peer_searches[i].val() & (self.peer_keys[i].val() == self.key.val());
        }
        self.peer_searches_it.d.next =
            (self.is_peers[0].val() | self.is_peers[1].val()) | (self.is_peers[2].val() | self.is_peers[3].val());
        self.leaves_it.next = self.may_defer.q.val() & self.peer_searches_it.q.val();
        for i in 0..self.ring.len() {
            self.ring[i].clock.next = self.clock.val();
            self.ring[i].key.next = self.key.val();
            self.ring[i].paths.next = self.others[i].val();
            if self.ring[i].is_searched.val() {
                self.leaves_it.next = self.may_defer.q.val();
            }
        }
        self.defers.next = self.leaves_it.val();
        if self.decide.val() {
            self.was_deferred.d.next = self.leaves_it.val() & (!self.tt_cutoff.val());
        }
        self.deferred.next = self.was_deferred.q.val();

        for i in 0..4 {
            self.searched[i].clock.next = self.clock.val();
            self.searched[i].d.next = self.searched[i].q.val();
            self.keys[i].clock.next = self.clock.val();
            self.keys[i].d.next = self.keys[i].q.val();
            if self.level.val() == self.levels[i].val() {
                if self.look_up.val() {
                    self.keys[i].d.next = self.key.val();
                }
                if (self.first_cycle.val() & (!self.yields.val())) | (self.decide.val() & (!self.leaves_it.val())) {
                    self.searched[i].d.next = true;
                }
                if self.leave.val() {
                    self.searched[i].d.next = false;
                }
            }
            if self.idle.val() {
                self.searched[i].d.next = false;
            }
        }
        self.path.next.key_1 = self.keys[0].q.val();
        self.path.next.searched_1 = self.searched[0].q.val();
        self.path.next.key_2 = self.keys[1].q.val();
        self.path.next.searched_2 = self.searched[1].q.val();
        self.path.next.key_3 = self.keys[2].q.val();
        self.path.next.searched_3 = self.searched[2].q.val();
        self.path.next.key_4 = self.keys[3].q.val();
        self.path.next.searched_4 = self.searched[3].q.val();
    }
}
