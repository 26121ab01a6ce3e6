//! The engine's transposition table, shared by all threads without locks.

use reference_common::transposition::Slot;

pub(super) use reference_common::transposition::Bound;

use crate::perspective::Perspective;
use crate::placement::Placement;
use crate::player::Start;

/// Number of entries. More would gain very little at a second per move.
const ENTRIES: usize = 1 << 18;

/// A position's entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Value for the side to move.
    pub(super) value: i16,
    /// Relation of the value to the true one.
    pub(super) bound: Bound,
    /// Number of plies that were searched.
    pub(super) depth: u8,
    /// The gaps of the value; see [`super::value`].
    pub(super) gaps: u8,
    /// The index of the width with which it was searched.
    pub(super) width: u8,
    /// The move to try first.
    pub(super) best: Option<Placement>,
}

/// A number that is not a packed placement.
const NO_MOVE: u16 = u16::MAX;

impl Entry {
    fn pack(self) -> u64 {
        let best = self.best.map_or(NO_MOVE, Placement::pack);
        u64::from(self.value as u16)
            | u64::from(best) << 16
            | u64::from(self.depth) << 32
            | u64::from(self.gaps) << 40
            | u64::from(self.width) << 48
            | self.bound.pack() << 56
    }

    fn unpack(bits: u64) -> Option<Entry> {
        let bound = Bound::unpack(bits >> 56)?;
        let best = (bits >> 16) as u16;
        Some(Entry {
            value: bits as i16,
            bound,
            depth: (bits >> 32) as u8,
            gaps: (bits >> 40) as u8,
            width: (bits >> 48) as u8,
            best: (best != NO_MOVE).then(|| Placement::unpack(best)),
        })
    }
}

/// The transposition table.
pub(super) struct Table(Vec<Slot>);

impl Table {
    pub(super) fn new() -> Table {
        Table((0..ENTRIES).map(|_| Slot::default()).collect())
    }

    fn slot(&self, key: u64) -> &Slot {
        &self.0[key as usize % ENTRIES]
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.slot(key).get(key).and_then(Entry::unpack)
    }

    pub(super) fn put(&self, key: u64, entry: Entry) {
        self.slot(key).put(key, entry.pack());
    }
}

/// The hash key of a position.
pub(super) fn key(node: &Perspective) -> u64 {
    let state =
        u64::from(node.ply) << 2 | u64::from(node.other_has_passed()) << 1 | u64::from(node.start == Start::Ten);
    let words = node.own.words().into_iter().chain(node.other.words()).chain([state]);
    words.fold(0, |key, word| {
        // Multiplication mixes bits upwards; folding the upper half down mixes them the other way.
        let product = u128::from(key ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93_u128;
        (product >> 64) as u64 ^ (product as u64).rotate_left(23)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts;
    use std::collections::HashMap;

    #[test]
    fn entries_read_back_as_written() {
        let table = Table::new();
        let places: Vec<Placement> = Placement::all().step_by(97).collect();
        for (index, bound) in [Bound::Upper, Bound::Exact, Bound::Lower].into_iter().cycle().enumerate().take(300) {
            let best = places.get(index).copied();
            let (value, depth) = (7 - 113 * index as i16, index as u8 / 7);
            let entry = Entry { value, bound, depth, gaps: index as u8 % 4, width: index as u8 % 5, best };
            let key = 0x0123_4567_89ab_cdef_u64.wrapping_mul(2 * index as u64 + 1);
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(key ^ 1 << 63), None);
        }
    }

    #[test]
    fn different_positions_have_different_keys() {
        let mut seen = HashMap::new();
        for fact in facts::legal_counts() {
            let position = fact.position();
            for position in [position, position.with_to_move(position.to_move().other())] {
                let node = Perspective::from(&position);
                let other = seen.insert(key(&node), node);
                assert!(other.is_none_or(|other| other == node), "{position}");
            }
        }
    }
}
