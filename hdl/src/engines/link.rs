//! Link: the registers behind an engine of a ring. Data of the link ahead go to the engine, and to
//! the next link a cycle later.
//!
//! An entry that the engine itself has written waits until the slot is empty, in the engine's own
//! register. If the engine writes another one meanwhile, the older is lost.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{Passing, Slot};
use crate::parts::bits::{constant, many};
use crate::search::records::{Key, OtherPaths, Path, RingKey, ShortPath, Written};

// The kernel below uses this number.
const _: () = assert!(RingKey::BITS == 12);

#[derive(LogicBlock, SmartDefault)]
pub struct Link {
    pub clock: Signal<In, Clock>,
    /// From the link ahead.
    pub ahead: Signal<In, Passing>,
    /// Entries that the engine has written.
    pub written: Signal<In, Written>,
    pub path: Signal<In, Path>,
    /// Entries for this engine's table.
    pub peer_written: Signal<Out, Written>,
    /// The other engines' paths near the root.
    pub others: Signal<Out, OtherPaths>,
    /// To the next link.
    pub behind: Signal<Out, Passing>,

    slot: DFF<Slot>,
    paths: DFF<OtherPaths>,
    // The engine's own entry waits for an empty slot: which of the two entries it is.
    depth_preferred_waits: DFF<Bit>,
    always_replace_waits: DFF<Bit>,

    arriving: Signal<Local, Slot>,
    passes_on: Signal<Local, Bit>,
    fewer_hops: Signal<Local, Bits<3>>,
    to_depth_preferred: Signal<Local, Bit>,
    to_always_replace: Signal<Local, Bit>,
    paths_before: Signal<Local, OtherPaths>,
    #[default(many(4))]
    keys: Vec<Signal<Local, Key>>,
    own_path: Signal<Local, ShortPath>,
    #[default(constant(1))]
    one_hop: Constant<Bits<3>>,
    #[default(constant(1))]
    all_hops: Constant<Bits<3>>,
}

impl Link {
    /// The link of an engine with `others` more in the ring.
    pub fn new(others: usize) -> Link {
        Link { all_hops: constant(others as u64), ..Link::default() }
    }
}

impl Logic for Link {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, slot, paths, depth_preferred_waits, always_replace_waits);

        self.arriving.next = self.ahead.val().slot;
        self.peer_written.next.bucket = self.arriving.val().bucket;
        self.peer_written.next.depth_preferred = self.arriving.val().entry;
        self.peer_written.next.always_replace = self.arriving.val().entry;
        self.peer_written.next.to_depth_preferred = self.arriving.val().to_depth_preferred;
        self.peer_written.next.to_always_replace = self.arriving.val().to_always_replace;

        // The new entry is in the register of the depth-preferred one, whichever of the two it
        // becomes.
        self.to_depth_preferred.next = self.depth_preferred_waits.q.val();
        self.to_always_replace.next = self.always_replace_waits.q.val();
        if self.written.val().to_depth_preferred | self.written.val().to_always_replace {
            self.to_depth_preferred.next = self.written.val().to_depth_preferred;
            self.to_always_replace.next = !self.written.val().to_depth_preferred;
        }
        self.slot.d.next.bucket = self.written.val().bucket;
        self.slot.d.next.entry = self.written.val().depth_preferred;
        self.slot.d.next.to_depth_preferred = self.to_depth_preferred.val();
        self.slot.d.next.to_always_replace = self.to_always_replace.val();
        self.slot.d.next.hops = self.all_hops.val();
        self.depth_preferred_waits.d.next = false;
        self.always_replace_waits.d.next = false;
        self.fewer_hops.next = self.arriving.val().hops - self.one_hop.val();
        self.passes_on.next = (self.arriving.val().to_depth_preferred | self.arriving.val().to_always_replace)
            & (self.arriving.val().hops != self.one_hop.val());
        if self.passes_on.val() {
            self.slot.d.next = self.arriving.val();
            self.slot.d.next.hops = self.fewer_hops.val();
            self.depth_preferred_waits.d.next = self.to_depth_preferred.val();
            self.always_replace_waits.d.next = self.to_always_replace.val();
        }

        self.paths_before.next = self.ahead.val().paths;
        self.others.next = self.paths_before.val();
        self.keys[0].next = self.path.val().key_1;
        self.keys[1].next = self.path.val().key_2;
        self.keys[2].next = self.path.val().key_3;
        self.keys[3].next = self.path.val().key_4;
        self.own_path.next.key_1 = self.keys[0].val().get_bits::<12>(0);
        self.own_path.next.searched_1 = self.path.val().searched_1;
        self.own_path.next.key_2 = self.keys[1].val().get_bits::<12>(0);
        self.own_path.next.searched_2 = self.path.val().searched_2;
        self.own_path.next.key_3 = self.keys[2].val().get_bits::<12>(0);
        self.own_path.next.searched_3 = self.path.val().searched_3;
        self.own_path.next.key_4 = self.keys[3].val().get_bits::<12>(0);
        self.own_path.next.searched_4 = self.path.val().searched_4;
        self.paths.d.next.before_1 = self.own_path.val();
        self.paths.d.next.before_2 = self.paths_before.val().before_1;
        self.paths.d.next.before_3 = self.paths_before.val().before_2;
        self.paths.d.next.before_4 = self.paths_before.val().before_3;
        self.paths.d.next.before_5 = self.paths_before.val().before_4;
        self.paths.d.next.before_6 = self.paths_before.val().before_5;
        self.paths.d.next.before_7 = self.paths_before.val().before_6;

        self.behind.next.slot = self.slot.q.val();
        self.behind.next.paths = self.paths.q.val();
    }
}
