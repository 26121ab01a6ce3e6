//! Transposition table (TT): results for positions that were searched before.
//!
//! Each index selects a bucket of two entries: a depth-preferred one, which only a search at least
//! as deep replaces, and an always-replace one, for shallower results and for displaced
//! depth-preferred entries. Deep results thus survive the many shallow ones. A TT probe takes an
//! entry if its tag matches: the upper 28 bits of the 40-bit hash key, whose lower bits are the
//! index. If the entry's value settles the node, there is a TT cutoff (transposition cutoff).
//!
//! The table is kept from move to move of a game. Each entry stores the ply of its search's root.
//! Entries of earlier moves are used like any others, but are replaced by those of the present
//! move, however shallow.

use super::key::KEY_BITS;
use crate::evaluation::Evaluation;
use crate::placement::Placement;

/// Bits of the index of an accelerator with this evaluation.
pub fn index_bits(evaluation: Evaluation) -> usize {
    match evaluation {
        Evaluation::Whole => MOST_INDEX_BITS,
        // A small device has a quarter of the main board's memory.
        Evaluation::Small => 12,
    }
}

/// Bits of the longest index.
pub const MOST_INDEX_BITS: usize = 13;

/// Bits of a tag: the key's upper ones.
pub const TAG_BITS: usize = 28;

/// The relation of a stored value to the true one. The hardware stores the variant's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// The entry is empty.
    #[default]
    None,
    /// The true value is this or less.
    Upper,
    /// The true value is the stored one.
    Exact,
    /// The true value is the stored one or more.
    Lower,
}

/// TT data: what is known about a position.
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
    /// Relation of the value to the true one.
    pub bound: Bound,
    /// The game goes on beyond what was searched.
    pub horizon: bool,
    /// Turns taken before the position that was asked about.
    pub root_ply: u8,
}

impl Entry {
    /// An empty entry.
    pub const EMPTY: Entry =
        Entry { tag: 0, best: None, value: 0, depth: 0, bound: Bound::None, horizon: false, root_ply: 0 };

    fn is_of(&self, key: u64) -> bool {
        self.bound != Bound::None && self.tag == tag(key)
    }

    /// Whether there is a TT cutoff: the value settles a node with `remaining` plies to search in
    /// this window.
    pub fn cuts_off(&self, remaining: u32, alpha: i32, beta: i32) -> bool {
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

/// The table of one game.
#[derive(Clone, Debug)]
pub struct Table {
    /// A power of 2.
    buckets: Vec<Bucket>,
    /// Root ply of the present search.
    root_ply: u8,
}

/// The writes that store an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Writes {
    /// The number of the bucket.
    pub bucket: usize,
    /// The new depth-preferred entry, if it is written.
    pub depth_preferred: Entry,
    /// The depth-preferred entry is written.
    pub to_depth_preferred: bool,
    /// The new always-replace entry, if it is written.
    pub always_replace: Entry,
    /// The always-replace entry is written.
    pub to_always_replace: bool,
}

/// The entries of all positions with the same index.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    depth_preferred: Entry,
    always_replace: Entry,
}

impl Bucket {
    const EMPTY: Bucket = Bucket { depth_preferred: Entry::EMPTY, always_replace: Entry::EMPTY };
}

impl Writes {
    /// The writes that empty a bucket.
    pub fn clearing(bucket: usize) -> Writes {
        Writes {
            bucket,
            depth_preferred: Entry::EMPTY,
            to_depth_preferred: true,
            always_replace: Entry::EMPTY,
            to_always_replace: true,
        }
    }
}

impl Table {
    /// The empty table of an accelerator with this evaluation.
    pub fn new(evaluation: Evaluation) -> Table {
        Table::with_index_bits(index_bits(evaluation))
    }

    /// An empty table of 2 to this power of buckets.
    pub fn with_index_bits(index_bits: usize) -> Table {
        Table { buckets: vec![Bucket::EMPTY; 1 << index_bits], root_ply: 0 }
    }

    /// Number of buckets.
    pub fn buckets(&self) -> usize {
        self.buckets.len()
    }

    /// Begins a search from a position after `root_ply` turns.
    pub fn begin(&mut self, root_ply: u8) {
        self.root_ply = root_ply;
    }

    /// Looks up the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let Bucket { depth_preferred, always_replace } = self.buckets[self.index(key)];
        [depth_preferred, always_replace].into_iter().find(|entry| entry.is_of(key))
    }

    /// Stores an entry for the position with this key.
    pub fn put(&mut self, key: u64, entry: Entry) {
        self.write(&self.writes(key, entry));
    }

    /// The writes that store an entry for the position with this key.
    pub fn writes(&self, key: u64, entry: Entry) -> Writes {
        let (bucket, root_ply) = (self.index(key), self.root_ply);
        let entry = Entry { tag: tag(key), root_ply, ..entry };
        let Bucket { depth_preferred, .. } = self.buckets[bucket];
        let stays = depth_preferred.bound != Bound::None
            && depth_preferred.root_ply == root_ply
            && depth_preferred.depth > entry.depth;
        Writes {
            bucket,
            depth_preferred: entry,
            to_depth_preferred: !stays,
            always_replace: if stays { entry } else { depth_preferred },
            to_always_replace: stays || !depth_preferred.is_of(key),
        }
    }

    /// Writes it.
    pub fn write(&mut self, writes: &Writes) {
        let bucket = &mut self.buckets[writes.bucket];
        if writes.to_depth_preferred {
            bucket.depth_preferred = writes.depth_preferred;
        }
        if writes.to_always_replace {
            bucket.always_replace = writes.always_replace;
        }
    }

    /// The bucket of a key.
    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

/// What tells keys of the same bucket apart.
fn tag(key: u64) -> u64 {
    key >> (KEY_BITS - TAG_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u32, bound: Bound, horizon: bool) -> Entry {
        Entry { value: 100, depth, bound, horizon, ..Entry::EMPTY }
    }

    #[test]
    fn entry_comes_back_to_its_own_key_only() {
        let mut table = Table::new(Evaluation::Whole);
        let key = 0x12_3456_789a;
        assert_eq!(table.get(key), None);
        table.put(key, entry(3, Bound::Exact, true));
        assert_eq!(table.get(key), Some(Entry { tag: tag(key), ..entry(3, Bound::Exact, true) }));
        assert_eq!(table.get(key ^ 1 << MOST_INDEX_BITS), None);
        assert_eq!(table.get(key ^ 1), None);
        table.write(&Writes::clearing(key as usize % table.buckets()));
        assert_eq!(table.get(key), None);
    }

    /// Depths of what is known about keys that share a bucket.
    fn depths(table: &Table, keys: &[u64]) -> Vec<Option<u32>> {
        keys.iter().map(|&key| table.get(key).map(|entry| entry.depth)).collect()
    }

    #[test]
    fn deepest_search_stays_beside_what_is_always_replaced() {
        let mut table = Table::new(Evaluation::Small);
        let keys = [0, 1, 2].map(|i| 5 | i << index_bits(Evaluation::Small));
        for (key, depth, expected) in [
            (0, 4, [Some(4), None, None]),
            (1, 2, [Some(4), Some(2), None]),
            (2, 3, [Some(4), None, Some(3)]),
            // What is as deep moves it to the always-replace entry.
            (1, 4, [Some(4), Some(4), None]),
            (0, 2, [Some(2), Some(4), None]),
            // What is found out anew about the deepest does not.
            (1, 5, [Some(2), Some(5), None]),
        ] {
            table.put(keys[key], entry(depth, Bound::Exact, true));
            assert_eq!(depths(&table, &keys), expected, "{key} at depth {depth}");
        }
    }

    #[test]
    fn what_earlier_searches_found_out_makes_room() {
        let mut table = Table::new(Evaluation::Whole);
        let keys = [0, 1, 2].map(|i| 7 | i << MOST_INDEX_BITS);
        table.begin(4);
        table.put(keys[0], entry(9, Bound::Exact, true));
        table.begin(6);
        assert_eq!(depths(&table, &keys), [Some(9), None, None]);
        table.put(keys[1], entry(2, Bound::Exact, true));
        assert_eq!(depths(&table, &keys), [Some(9), Some(2), None]);
        // Today's deepest stays; what was found out earlier, though deeper, goes.
        table.put(keys[2], entry(1, Bound::Exact, true));
        assert_eq!(depths(&table, &keys), [None, Some(2), Some(1)]);
    }

    #[test]
    fn shallow_values_cut_off_nothing_unless_the_game_was_played_out() {
        assert!(entry(3, Bound::Exact, true).cuts_off(3, 0, 1));
        assert!(!entry(2, Bound::Exact, true).cuts_off(3, 0, 1));
        assert!(entry(2, Bound::Exact, false).cuts_off(3, 0, 1));
    }

    #[test]
    fn bounds_cut_off_what_lies_beyond_them() {
        for (bound, alpha, beta, cuts_off) in [
            (Bound::Lower, 0, 100, true),
            (Bound::Lower, 0, 101, false),
            (Bound::Upper, 100, 200, true),
            (Bound::Upper, 99, 200, false),
            (Bound::Exact, 0, 1_000, true),
            (Bound::None, 0, 1, false),
        ] {
            assert_eq!(entry(3, bound, true).cuts_off(3, alpha, beta), cuts_off, "{bound:?} {alpha} {beta}");
        }
    }
}
