//! Transposition table: what was found out about a position, so that it need not be searched again.
//!
//! Two entries for each index: the one that was searched deepest and the latest of the others. What took long to find out is not
//! lost to the many shallow entries that way, and those have a place as well. An entry is taken for a position's if the tags are the
//! same: the keys' upper 28 bits of 40, the index being the lower ones.
//!
//! The table is kept from move to move of a game. Each entry carries the ply of the root below which it was found: one from an
//! earlier move is as good as any other, but has to make room for today's, however shallow.

use super::key::KEY_BITS;
use crate::evaluation::Evaluation;
use crate::placement::Placement;

/// Bits of an index: a table has 2 to this many places for two entries each. That of the accelerator that evaluates so.
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

/// How a stored value relates to the true one; the hardware stores the number of the variant.
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
    /// Turns taken before the position that was asked about.
    pub root_ply: u8,
}

impl Entry {
    /// An empty place.
    pub const EMPTY: Entry =
        Entry { tag: 0, best: None, value: 0, depth: 0, bound: Bound::None, horizon: false, root_ply: 0 };

    fn is_of(&self, key: u64) -> bool {
        self.bound != Bound::None && self.tag == tag(key)
    }

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

/// The table of one game.
#[derive(Clone, Debug)]
pub struct Table {
    /// A power of 2.
    places: Vec<Place>,
    /// Of the search under way.
    root_ply: u8,
}

/// What storing an entry writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Writes {
    /// The number of the place.
    pub place: usize,
    /// The entry that goes to the deepest there, if it does.
    pub deepest: Entry,
    /// It does.
    pub to_deepest: bool,
    /// The entry that goes to the latest, if it does.
    pub latest: Entry,
    /// It does.
    pub to_latest: bool,
}

/// What is kept of all positions with the same index.
#[derive(Clone, Copy, Debug)]
struct Place {
    deepest: Entry,
    latest: Entry,
}

impl Place {
    const EMPTY: Place = Place { deepest: Entry::EMPTY, latest: Entry::EMPTY };
}

impl Writes {
    /// What forgets all that stands in a place.
    pub fn clearing(place: usize) -> Writes {
        Writes { place, deepest: Entry::EMPTY, to_deepest: true, latest: Entry::EMPTY, to_latest: true }
    }
}

impl Table {
    /// The table of the accelerator that evaluates so, empty.
    pub fn new(evaluation: Evaluation) -> Table {
        Table { places: vec![Place::EMPTY; 1 << index_bits(evaluation)], root_ply: 0 }
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.places.len()
    }

    /// A search begins from a position before which so many turns were taken.
    pub fn begin(&mut self, root_ply: u8) {
        self.root_ply = root_ply;
    }

    /// What is known about the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let Place { deepest, latest } = self.places[self.index(key)];
        [deepest, latest].into_iter().find(|entry| entry.is_of(key))
    }

    /// Stores an entry for the position with this key.
    pub fn put(&mut self, key: u64, entry: Entry) {
        self.write(&self.writes(key, entry));
    }

    /// What storing an entry for the position with this key writes.
    pub fn writes(&self, key: u64, entry: Entry) -> Writes {
        let (place, root_ply) = (self.index(key), self.root_ply);
        let entry = Entry { tag: tag(key), root_ply, ..entry };
        let Place { deepest, .. } = self.places[place];
        let stays = deepest.bound != Bound::None && deepest.root_ply == root_ply && deepest.depth > entry.depth;
        Writes {
            place,
            deepest: entry,
            to_deepest: !stays,
            latest: if stays { entry } else { deepest },
            to_latest: stays || !deepest.is_of(key),
        }
    }

    /// Writes it.
    pub fn write(&mut self, writes: &Writes) {
        let place = &mut self.places[writes.place];
        if writes.to_deepest {
            place.deepest = writes.deepest;
        }
        if writes.to_latest {
            place.latest = writes.latest;
        }
    }

    /// The place of a key.
    fn index(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }
}

/// What tells keys of the same place apart.
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
    fn an_entry_comes_back_to_its_own_key_only() {
        let mut table = Table::new(Evaluation::Whole);
        let key = 0x12_3456_789a;
        assert_eq!(table.get(key), None);
        table.put(key, entry(3, Bound::Exact, true));
        assert_eq!(table.get(key), Some(Entry { tag: tag(key), ..entry(3, Bound::Exact, true) }));
        assert_eq!(table.get(key ^ 1 << MOST_INDEX_BITS), None);
        assert_eq!(table.get(key ^ 1), None);
        table.write(&Writes::clearing(key as usize % table.places()));
        assert_eq!(table.get(key), None);
    }

    /// Depths of what is known about keys that share a place.
    fn depths(table: &Table, keys: &[u64]) -> Vec<Option<u32>> {
        keys.iter().map(|&key| table.get(key).map(|entry| entry.depth)).collect()
    }

    #[test]
    fn the_deepest_search_stays_beside_the_latest() {
        let mut table = Table::new(Evaluation::Small);
        let keys = [0, 1, 2].map(|i| 5 | i << index_bits(Evaluation::Small));
        for (key, depth, expected) in [
            (0, 4, [Some(4), None, None]),
            (1, 2, [Some(4), Some(2), None]),
            (2, 3, [Some(4), None, Some(3)]),
            // What is as deep moves it to the latest.
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
