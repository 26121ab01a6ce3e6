//! The data that engines exchange: the writes to their transposition tables, and the paths that
//! they are searching.

use super::records::Score;
use crate::cycle_model::ports::{put, take, words_for, Field};
use crate::cycle_model::wire::MoveWord;
use crate::placement::Move;
use crate::search::key::{ring_key, KEY_BITS};
use crate::search::transposition_table::{Bound, Entry, Writes, MOST_INDEX_BITS, TAG_BITS};
use crate::search::SHOWN_LEVELS;

crate::record! {
    /// An entry as stored in the table. An empty one is all zeros.
    pub struct EntryWord {
        /// The position's value, or a bound on it.
        pub value: Score [16],
        /// The move to try first; the pass if it is unknown.
        pub best_move: MoveWord [15],
        /// Number of plies that were searched.
        pub remaining: u8 [6],
        /// The number of the [`Bound`].
        pub bound: u8 [2],
        /// Whether the game continues beyond what was searched.
        pub horizon: bool [1],
        /// Number of turns taken before the root of the search.
        pub root_ply: u8 [7],
        /// The upper bits of the position's key.
        pub tag: u32 [TAG_BITS],
    }
}

crate::record! {
    /// An engine's last write to its table. These are hardware registers, which keep their contents
    /// without a new write.
    pub struct Written {
        /// The number of the bucket.
        pub bucket: u16 [MOST_INDEX_BITS],
        /// The new depth-preferred entry, if it is written.
        pub depth_preferred: EntryWord [EntryWord::BITS],
        /// The new always-replace entry, if it is written.
        pub always_replace: EntryWord [EntryWord::BITS],
        /// The depth-preferred entry is written.
        pub to_depth_preferred: bool [1],
        /// The always-replace entry is written.
        pub to_always_replace: bool [1],
    }
}

impl From<&Writes> for Written {
    fn from(writes: &Writes) -> Written {
        let Writes { bucket, depth_preferred, to_depth_preferred, always_replace, to_always_replace } = *writes;
        Written {
            bucket: bucket as u16,
            depth_preferred: depth_preferred.into(),
            always_replace: always_replace.into(),
            to_depth_preferred,
            to_always_replace,
        }
    }
}

impl Written {
    /// The registers in a cycle without a write.
    pub fn without_write(self) -> Written {
        Written { to_depth_preferred: false, to_always_replace: false, ..self }
    }

    /// The part that is passed on in a ring: the new entry, without the one that it displaces.
    pub fn in_ring(self) -> Written {
        Written { to_always_replace: self.to_always_replace && !self.to_depth_preferred, ..self }
    }

    /// Whether anything is written.
    pub fn is_any(&self) -> bool {
        self.to_depth_preferred || self.to_always_replace
    }

    /// The write to the other engine's table, if there is one.
    pub fn writes(self) -> Option<Writes> {
        let Written { bucket, depth_preferred, always_replace, to_depth_preferred, to_always_replace } = self;
        let writes = Writes {
            bucket: usize::from(bucket),
            depth_preferred: depth_preferred.into(),
            to_depth_preferred,
            always_replace: always_replace.into(),
            to_always_replace,
        };
        self.is_any().then_some(writes)
    }
}

impl From<Entry> for EntryWord {
    fn from(entry: Entry) -> EntryWord {
        if entry.bound == Bound::None {
            return EntryWord::default();
        }
        EntryWord {
            value: entry.value.into(),
            best_move: entry.best.map_or(Move::Pass, Move::Place).into(),
            remaining: entry.depth as u8,
            bound: entry.bound as u8,
            horizon: entry.horizon,
            root_ply: entry.root_ply,
            tag: entry.tag as u32,
        }
    }
}

impl From<EntryWord> for Entry {
    fn from(word: EntryWord) -> Entry {
        let EntryWord { value, best_move, remaining, bound, horizon, root_ply, tag } = word;
        let bound = match bound {
            1 => Bound::Upper,
            2 => Bound::Exact,
            3 => Bound::Lower,
            _ => return Entry::EMPTY,
        };
        let best = match best_move.to_move() {
            Move::Place(placement) => Some(placement),
            Move::Pass => None,
        };
        let (value, depth, tag) = (i32::from(value.0), u32::from(remaining), u64::from(tag));
        Entry { value, best, depth, bound, horizon, root_ply, tag }
    }
}

/// The path near the root that an engine is searching.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The latest key looked up on each level, beginning with the first level below the root.
    pub keys: [u64; SHOWN_LEVELS],
    /// Whether the position of each level is being searched.
    pub searched: [bool; SHOWN_LEVELS],
}

impl Path {
    /// The part of the path that is shown in a ring.
    pub fn in_ring(self) -> Path {
        Path { keys: self.keys.map(ring_key), ..self }
    }

    /// Whether the position with this key is being searched.
    pub fn holds(&self, key: u64) -> bool {
        self.keys.iter().zip(self.searched).any(|(&known, searched)| searched && known == key)
    }
}

/// Packed as the key of each level, followed by whether it is being searched.
impl Field for Path {
    fn pack(self, _width: usize, words: &mut [u32]) {
        words.fill(0);
        for (level, (key, searched)) in self.keys.into_iter().zip(self.searched).enumerate() {
            let mut field = [0; words_for(KEY_BITS + 1)];
            (key | u64::from(searched) << KEY_BITS).pack(KEY_BITS + 1, &mut field);
            put(words, level * (KEY_BITS + 1), &field, KEY_BITS + 1);
        }
    }

    fn unpack(_width: usize, words: &[u32]) -> Self {
        let mut path = Path::default();
        for level in 0..SHOWN_LEVELS {
            let mut field = [0; words_for(KEY_BITS + 1)];
            take(words, level * (KEY_BITS + 1), &mut field, KEY_BITS + 1);
            let both = u64::unpack(KEY_BITS + 1, &field);
            path.keys[level] = both & ((1 << KEY_BITS) - 1);
            path.searched[level] = both >> KEY_BITS != 0;
        }
        path
    }
}
