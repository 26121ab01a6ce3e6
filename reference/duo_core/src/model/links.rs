//! Links: how the engines of an accelerator are joined, and how many cycles what one tells takes to another one.

use crate::search::key::ring_key;
use crate::search::transposition_table::Writes;

/// How the engines are joined.
#[derive(Clone, Copy, Debug)]
pub(super) enum Links {
    /// Two face each other.
    Pair,
    /// So many stand in a ring: each tells the next one, and passes on what it has been told.
    Ring(usize),
}

impl Links {
    /// Between so many engines.
    pub(super) fn between(engines: usize) -> Links {
        match engines {
            2 => Links::Pair,
            _ => Links::Ring(engines),
        }
    }

    /// How many engines there are.
    pub(super) fn engines(self) -> usize {
        match self {
            Links::Pair => 2,
            Links::Ring(engines) => engines,
        }
    }

    /// Cycles more than from one to the other of a pair that it takes engine `to` to see what engine `from` is searching: a register a hop.
    pub(super) fn hops(self, from: usize, to: usize) -> u64 {
        match self {
            Links::Pair => 0,
            Links::Ring(engines) => ((to + engines - from) % engines) as u64,
        }
    }

    /// Whether the engine shows at once what it looks up. The second one of a pair first sees whether the first one searches it. In a ring all do: none
    /// sees another one's in the cycle in which it looks up itself.
    pub(super) fn shows_at_once(self, own: usize) -> bool {
        matches!(self, Links::Ring(_)) || own == 0
    }

    /// What is shown of a hash key.
    pub(super) fn shown(self, key: u64) -> u64 {
        match self {
            Links::Pair => key,
            Links::Ring(_) => ring_key(key),
        }
    }

    /// What is told of what an engine has written: in a ring the new entry only, not the one that it drives out.
    pub(super) fn told(self, writes: Writes) -> Writes {
        match self {
            Links::Pair => writes,
            Links::Ring(_) => Writes { to_always_replace: !writes.to_depth_preferred, ..writes },
        }
    }

    /// Cycles from what comes to writing it into the table.
    pub(super) fn came_to_write(self) -> u64 {
        match self {
            Links::Pair => 0,
            Links::Ring(_) => 1,
        }
    }

    /// Cycles from the first engine's start to this one's: commands take a hop a cycle.
    pub(super) fn start(self, own: usize) -> u64 {
        self.hops(0, own)
    }

    /// Cycles from the first engine's end to this one's.
    pub(super) fn stop(self, own: usize) -> u64 {
        1 + self.hops(0, own)
    }
}
