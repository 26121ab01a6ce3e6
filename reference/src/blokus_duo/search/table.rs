//! Transposition table: what was found out about a position, so that it need not be searched again.
//!
//! Two entries for each index: the one of the deepest search and the latest of the others. What took long to find out is not lost
//! to the many shallow searches that way, and those have a place as well. An entry is taken for a position's if the tags are the
//! same: of the keys' 40 bits those that are not the index.

use super::key::KEY_BITS;
use crate::blokus_duo::placement::Placement;

/// Bits of an index: the table has 2 to this many places for two entries each.
pub const INDEX_BITS: usize = 12;

/// Bits of a tag.
pub const TAG_BITS: usize = KEY_BITS - INDEX_BITS;

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// Nothing is stored.
    #[default]
    None,
    /// The true value is this or less.
    Upper,
    /// It is this.
    Exact,
    /// It is this or more.
    Lower,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The upper bits of the position's key.
    pub tag: u64,
    /// The move to try first.
    pub best: Option<Placement>,
    /// Value for the side to move.
    pub value: i32,
    /// Plies that were searched.
    pub depth: u32,
    /// How the value is meant.
    pub bound: Bound,
    /// The game goes on beyond what was searched.
    pub horizon: bool,
}

impl Entry {
    /// An empty place.
    pub const EMPTY: Entry = Entry { tag: 0, best: None, value: 0, depth: 0, bound: Bound::None, horizon: false };

    /// Whether the value settles a node that is to be searched `remaining` plies deep within this window.
    pub fn settles(&self, remaining: u32, alpha: i32, beta: i32) -> bool {
        let deep_enough = !self.horizon || self.depth >= remaining;
        deep_enough
            && match self.bound {
                Bound::None => false,
                Bound::Upper => self.value <= alpha,
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
            }
    }
}

/// The table of one search.
#[derive(Clone, Debug)]
pub struct Table(Vec<Place>);

/// What is kept of all positions with the same index.
#[derive(Clone, Copy, Debug)]
struct Place {
    deepest: Entry,
    latest: Entry,
}

impl Default for Table {
    fn default() -> Table {
        Table(vec![Place { deepest: Entry::EMPTY, latest: Entry::EMPTY }; 1 << INDEX_BITS])
    }
}

impl Table {
    /// What is known about the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let Place { deepest, latest } = self.0[index(key)];
        [deepest, latest].into_iter().find(|entry| entry.bound != Bound::None && entry.tag == tag(key))
    }

    /// Stores an entry for the position with this key.
    pub fn put(&mut self, key: u64, entry: Entry) {
        let Place { deepest, latest } = &mut self.0[index(key)];
        let deeper = deepest.bound == Bound::None || entry.depth >= deepest.depth;
        *(if deeper { deepest } else { latest }) = Entry { tag: tag(key), ..entry };
    }
}

/// The place of a key.
pub fn index(key: u64) -> usize {
    key as usize & ((1 << INDEX_BITS) - 1)
}

/// What tells keys of the same place apart.
pub fn tag(key: u64) -> u64 {
    key >> INDEX_BITS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u32, bound: Bound, horizon: bool) -> Entry {
        Entry { value: 100, depth, bound, horizon, ..Entry::EMPTY }
    }

    #[test]
    fn an_entry_comes_back_to_its_own_key_only() {
        let mut table = Table::default();
        let key = 0x12_3456_789a;
        assert_eq!(table.get(key), None);
        table.put(key, entry(3, Bound::Exact, true));
        assert_eq!(table.get(key), Some(Entry { tag: tag(key), ..entry(3, Bound::Exact, true) }));
        assert_eq!(table.get(key ^ 1 << INDEX_BITS), None);
        assert_eq!(table.get(key ^ 1), None);
    }

    #[test]
    fn the_deepest_search_stays_beside_the_latest() {
        let mut table = Table::default();
        let keys: Vec<u64> = (0..3).map(|i| 5 | i << INDEX_BITS).collect();
        let depths =
            |table: &Table| keys.iter().map(|&key| table.get(key).map(|entry| entry.depth)).collect::<Vec<_>>();
        for (key, depth) in [(0, 4), (1, 2), (2, 3)] {
            table.put(keys[key], entry(depth, Bound::Exact, true));
        }
        assert_eq!(depths(&table), [Some(4), None, Some(3)]);
        table.put(keys[1], entry(4, Bound::Exact, true));
        assert_eq!(depths(&table), [None, Some(4), Some(3)]);
    }

    #[test]
    fn shallow_values_settle_nothing_unless_the_game_was_played_out() {
        assert!(entry(3, Bound::Exact, true).settles(3, 0, 1));
        assert!(!entry(2, Bound::Exact, true).settles(3, 0, 1));
        assert!(entry(2, Bound::Exact, false).settles(3, 0, 1));
    }

    #[test]
    fn bounds_settle_what_lies_beyond_them() {
        for (bound, alpha, beta, settles) in [
            (Bound::Lower, 0, 100, true),
            (Bound::Lower, 0, 101, false),
            (Bound::Upper, 100, 200, true),
            (Bound::Upper, 99, 200, false),
            (Bound::Exact, 0, 1_000, true),
            (Bound::None, 0, 1, false),
        ] {
            assert_eq!(entry(3, bound, true).settles(3, alpha, beta), settles, "{bound:?} {alpha} {beta}");
        }
    }
}
