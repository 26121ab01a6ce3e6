//! Cycle model of the deferral: what each engine searches near the root, and which child is
//! deferred because the other engine searches it (as in ABDADA).

use super::exchange::Path;
use super::records::Node;
use crate::cycle_model::CycleModel;
use crate::search::key::ring_key;
use crate::search::{may_defer, SHOWN_LEVELS};

crate::ports! {
    /// The deferral's inputs.
    pub struct In {
        /// The search is idle.
        pub idle: bool [1],
        /// The node.
        pub node: Node [98],
        /// The move of its current child is made.
        pub make: bool [1],
        /// With `make`: the child is searched again, without a late move reduction.
        pub again: bool [1],
        /// With `make`: the child is the last one.
        pub is_last_child: bool [1],
        /// The node's level.
        pub level: u8 [6],
        /// The node is looked up.
        pub look_up: bool [1],
        /// With `look_up`: its first cycle.
        pub first_cycle: bool [1],
        /// With `look_up`: the deferral is decided, two cycles after the first.
        pub decide: bool [1],
        /// With `decide`: there is a TT cutoff, so the node is not deferred.
        pub tt_cutoff: bool [1],
        /// The node is left.
        pub leave: bool [1],
        /// The hash key of its position.
        pub key: u64 [40],
        /// This engine yields if both engines of a pair come to a position at the same time.
        pub yields: bool [1],
        /// The path that the other engine is searching.
        pub peer_path: Path [164],
    }
}

crate::ports! {
    /// The deferral's outputs.
    pub struct Out {
        /// The path that this engine is searching.
        pub path: Path [164],
        /// With `decide`: the other engine is searching this node, and it may be deferred.
        pub defers: bool [1],
        /// The child whose move was made last was deferred.
        pub deferred: bool [1],
    }
}

/// The registers.
#[derive(Clone, Debug, Default)]
pub struct Deferral {
    path: Path,
    /// Whether the other engine was searching the position one cycle ago.
    peer_searches_it: bool,
    may_defer: bool,
    deferred: bool,
    /// The paths that the other engines of a ring show in this cycle.
    ring: Vec<Path>,
}

impl Deferral {
    /// Tells the deferral what the other engines of a ring are searching in this cycle.
    pub fn see(&mut self, ring: &[Path]) {
        self.ring.clear();
        self.ring.extend_from_slice(ring);
    }

    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        Out { path: self.path, defers: self.may_defer && self.peer_searches_it, deferred: self.deferred }
    }
}

impl CycleModel for Deferral {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        let level = usize::from(input.level);
        if input.make {
            let Node { generated, remaining, child, children, .. } = input.node;
            let is_near = may_defer(level, remaining.into(), child.into(), children.into(), input.is_last_child);
            self.may_defer = generated && !input.again && is_near;
            self.deferred = false;
        }
        if input.decide {
            self.deferred = out.defers && !input.tt_cutoff;
        }
        let in_ring = self.ring.iter().any(|path| path.holds(ring_key(input.key)));
        self.peer_searches_it = input.peer_path.holds(input.key) || in_ring;
        if let Some(shown) = level.checked_sub(1).filter(|&shown| shown < SHOWN_LEVELS) {
            if input.look_up {
                self.path.keys[shown] = input.key;
            }
            self.path.searched[shown] |= input.first_cycle && !input.yields || input.decide && !out.defers;
            self.path.searched[shown] &= !input.leave;
        }
        if input.idle {
            self.path.searched = [false; SHOWN_LEVELS];
        }
        out
    }
}
