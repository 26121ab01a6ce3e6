//! Links between the engines of an accelerator, and their delays in cycles.

use crate::search::key::ring_key;
use crate::search::transposition_table::Writes;

/// The kind of links.
#[derive(Clone, Copy, Debug)]
pub(super) enum Links {
    /// Two engines, linked to each other.
    Pair,
    /// A ring of this number of engines. Each passes its own words and those it received to the
    /// next one.
    Ring(usize),
}

impl Links {
    /// The links of this number of engines.
    pub(super) fn between(engines: usize) -> Links {
        match engines {
            2 => Links::Pair,
            _ => Links::Ring(engines),
        }
    }

    /// Number of engines.
    pub(super) fn engines(self) -> usize {
        match self {
            Links::Pair => 2,
            Links::Ring(engines) => engines,
        }
    }

    /// Number of additional cycles, compared with a pair, until engine `to` sees what engine `from`
    /// is searching: one register per hop.
    pub(super) fn hops(self, from: usize, to: usize) -> u64 {
        match self {
            Links::Pair => 0,
            Links::Ring(engines) => ((to + engines - from) % engines) as u64,
        }
    }

    /// Whether the engine shows a node before it knows whether it is deferred. The second engine of
    /// a pair checks the first one before. In a ring all engines show at once, and none sees what
    /// another shows in the same cycle.
    pub(super) fn shows_at_once(self, own: usize) -> bool {
        matches!(self, Links::Ring(_)) || own == 0
    }

    /// The part of a hash key that is shown.
    pub(super) fn shown_part(self, key: u64) -> u64 {
        match self {
            Links::Pair => key,
            Links::Ring(_) => ring_key(key),
        }
    }

    /// The part of a write that is passed on. In a ring it is the new entry, without the one that
    /// it displaces.
    pub(super) fn passed_on_part(self, writes: Writes) -> Writes {
        match self {
            Links::Pair => writes,
            Links::Ring(_) => Writes { to_always_replace: !writes.to_depth_preferred, ..writes },
        }
    }

    /// Cycles from a write's arrival to its writing into the table.
    pub(super) fn arrival_to_write(self) -> u64 {
        match self {
            Links::Pair => 0,
            Links::Ring(_) => 1,
        }
    }

    /// Cycles from the first engine's start to this one's: commands take one cycle per hop.
    pub(super) fn start(self, own: usize) -> u64 {
        self.hops(0, own)
    }

    /// Cycles from the first engine's end to this one's.
    pub(super) fn stop(self, own: usize) -> u64 {
        1 + self.hops(0, own)
    }
}
