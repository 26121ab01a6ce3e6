//! Transposition table (TT): results for positions that were searched before.
//!
//! Each index selects a bucket of two entries. The depth-preferred entry is replaced only by a
//! search that is at least as deep. The always-replace entry receives shallower results and
//! displaced depth-preferred entries. Deep results thus survive the many shallow ones. A TT probe
//! uses an entry if its tag matches: the upper 28 bits of the 40-bit hash key, whose lower bits are
//! the index. If the entry's value decides the node, there is a TT cutoff (transposition cutoff).
//!
//! The table is kept from move to move during a game. Each entry stores the ply of its search's
//! root. Entries of earlier moves are used like any others, but entries of the current move replace
//! them, however shallow.

use super::key::KEY_BITS;
use crate::evaluation::Evaluation;
use crate::placement::Placement;

/// Number of index bits of an accelerator with this evaluation.
pub fn index_bits(evaluation: Evaluation) -> usize {
    match evaluation {
        Evaluation::Whole => MOST_INDEX_BITS,
        // A small device has a quarter of the main board's memory.
        Evaluation::Small => 12,
    }
}

/// Maximum number of index bits.
pub const MOST_INDEX_BITS: usize = 13;

/// Number of bits of a tag: the upper bits of the key.
pub const TAG_BITS: usize = 28;

/// The relation of a stored value to the true one. The hardware stores the variant's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// The entry is empty.
    #[default]
    None,
    /// The true value is the stored one or less.
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
    /// The value for the side to move.
    pub value: i32,
    /// Number of plies that were searched.
    pub depth: u32,
    /// Relation of the value to the true one.
    pub bound: Bound,
    /// Whether the game continues beyond what was searched.
    pub horizon: bool,
    /// Number of turns taken before the root of the search.
    pub root_ply: u8,
}

impl Entry {
    /// An empty entry.
    pub const EMPTY: Entry =
        Entry { tag: 0, best: None, value: 0, depth: 0, bound: Bound::None, horizon: false, root_ply: 0 };

    fn is_of(&self, key: u64) -> bool {
        self.bound != Bound::None && self.tag == tag(key)
    }

    /// Whether there is a TT cutoff: the value decides a node with `remaining` plies to search in
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
    /// The buckets. Their number is a power of 2.
    buckets: Vec<Bucket>,
    /// Root ply of the current search.
    root_ply: u8,
}

/// The writes that store an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Writes {
    /// The number of the bucket.
    pub bucket: usize,
    /// The new depth-preferred entry, if it is written.
    pub depth_preferred: Entry,
    /// Whether the depth-preferred entry is written.
    pub to_depth_preferred: bool,
    /// The new always-replace entry, if it is written.
    pub always_replace: Entry,
    /// Whether the always-replace entry is written.
    pub to_always_replace: bool,
}

/// The entries of all positions with one index.
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

    /// An empty table with 2 to the power of `index_bits` buckets.
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

    /// Performs the writes.
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

/// The tag, which distinguishes the keys of a bucket.
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
    fn entry_is_returned_only_for_its_own_key() {
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

    /// The depths of the entries of keys that share a bucket.
    fn depths(table: &Table, keys: &[u64]) -> Vec<Option<u32>> {
        keys.iter().map(|&key| table.get(key).map(|entry| entry.depth)).collect()
    }

    #[test]
    fn deepest_result_stays_next_to_the_always_replaced_one() {
        let mut table = Table::new(Evaluation::Small);
        let keys = [0, 1, 2].map(|i| 5 | i << index_bits(Evaluation::Small));
        for (key, depth, expected) in [
            (0, 4, [Some(4), None, None]),
            (1, 2, [Some(4), Some(2), None]),
            (2, 3, [Some(4), None, Some(3)]),
            // An equally deep result moves it to the always-replace entry.
            (1, 4, [Some(4), Some(4), None]),
            (0, 2, [Some(2), Some(4), None]),
            // A new result for the deepest position does not.
            (1, 5, [Some(2), Some(5), None]),
        ] {
            table.put(keys[key], entry(depth, Bound::Exact, true));
            assert_eq!(depths(&table, &keys), expected, "{key} at depth {depth}");
        }
    }

    #[test]
    fn results_of_earlier_searches_are_replaced() {
        let mut table = Table::new(Evaluation::Whole);
        let keys = [0, 1, 2].map(|i| 7 | i << MOST_INDEX_BITS);
        table.begin(4);
        table.put(keys[0], entry(9, Bound::Exact, true));
        table.begin(6);
        assert_eq!(depths(&table, &keys), [Some(9), None, None]);
        table.put(keys[1], entry(2, Bound::Exact, true));
        assert_eq!(depths(&table, &keys), [Some(9), Some(2), None]);
        // The deepest result of the current search stays. Earlier results go, even deeper ones.
        table.put(keys[2], entry(1, Bound::Exact, true));
        assert_eq!(depths(&table, &keys), [None, Some(2), Some(1)]);
    }

    #[test]
    fn shallow_values_cause_cutoffs_only_after_the_end_of_the_game() {
        assert!(entry(3, Bound::Exact, true).cuts_off(3, 0, 1));
        assert!(!entry(2, Bound::Exact, true).cuts_off(3, 0, 1));
        assert!(entry(2, Bound::Exact, false).cuts_off(3, 0, 1));
    }

    #[test]
    fn bounds_cause_cutoffs_only_beyond_them() {
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
