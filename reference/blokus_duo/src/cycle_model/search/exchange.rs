//! What two engines tell each other: what they have written into their tables, and what they are searching.

use crate::cycle_model::ports::Field;
use crate::cycle_model::wire::MoveWord;
use crate::placement::Move;
use crate::search::key::KEY_BITS;
use crate::search::table::{Bound, Entry, Writes, MOST_INDEX_BITS, TAG_BITS};
use crate::search::SHOWN_LEVELS;

/// Bits of an entry: value, best move, plies, bound, horizon, the root's ply, tag.
const ENTRY_BITS: usize = 16 + 15 + 6 + 2 + 1 + 7 + TAG_BITS;

/// What an engine has written into its table: the hardware's registers, which keep it when nothing is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The number of the place.
    place: usize,
    deepest: u128,
    latest: u128,
    to_deepest: bool,
    to_latest: bool,
}

impl From<&Writes> for Written {
    fn from(writes: &Writes) -> Written {
        let Writes { place, deepest, to_deepest, latest, to_latest } = *writes;
        Written { place, deepest: packed(deepest), latest: packed(latest), to_deepest, to_latest }
    }
}

impl Written {
    /// The same in a cycle in which nothing is written.
    pub fn past(self) -> Written {
        Written { to_deepest: false, to_latest: false, ..self }
    }

    /// What the other engine is to write, if anything.
    pub fn writes(self) -> Option<Writes> {
        let Written { place, deepest, latest, to_deepest, to_latest } = self;
        let writes = Writes { place, deepest: unpacked(deepest), to_deepest, latest: unpacked(latest), to_latest };
        (to_deepest || to_latest).then_some(writes)
    }
}

/// An entry as the table keeps it; an empty place is all zeros.
fn packed(entry: Entry) -> u128 {
    if entry.bound == Bound::None {
        return 0;
    }
    let best = MoveWord::from(entry.best.map_or(Move::Pass, Move::Place));
    let fields = [
        ((entry.value + 0x8000) as u64, 16),
        (u64::from(best.0), 15),
        (u64::from(entry.depth), 6),
        (entry.bound as u64, 2),
        (u64::from(entry.horizon), 1),
        (u64::from(entry.root_ply), 7),
        (entry.tag, TAG_BITS),
    ];
    fields.into_iter().rev().fold(0, |packed, (field, bits)| packed << bits | u128::from(field))
}

fn unpacked(mut packed: u128) -> Entry {
    let mut field = |bits: usize| {
        let field = packed & ((1 << bits) - 1);
        packed >>= bits;
        field as u64
    };
    let (value, best, depth) = (field(16) as i32 - 0x8000, MoveWord(field(15) as u16), field(6) as u32);
    let bound = match field(2) {
        1 => Bound::Upper,
        2 => Bound::Exact,
        3 => Bound::Lower,
        _ => return Entry::EMPTY,
    };
    let best = match best.to_move() {
        Move::Place(placement) => Some(placement),
        Move::Pass => None,
    };
    Entry { value, best, depth, bound, horizon: field(1) != 0, root_ply: field(7) as u8, tag: field(TAG_BITS) }
}

/// What an engine is searching near the root.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// The latest key looked up on each level, the first below the root first.
    pub keys: [u64; SHOWN_LEVELS],
    /// Whether its position is being searched.
    pub searched: [bool; SHOWN_LEVELS],
}

impl Path {
    /// Whether the position with this key is being searched.
    pub fn holds(&self, key: u64) -> bool {
        self.keys.iter().zip(self.searched).any(|(&known, searched)| searched && known == key)
    }
}

/// Fields side by side over the words of a port.
struct Packer<'a> {
    words: &'a mut [u32],
    at: usize,
}

impl Packer<'_> {
    fn push(&mut self, bits: usize, value: u128) {
        for bit in 0..bits {
            self.words[self.at / 32] |= ((value >> bit & 1) as u32) << (self.at % 32);
            self.at += 1;
        }
    }
}

/// The same back again.
struct Unpacker<'a> {
    words: &'a [u32],
    at: usize,
}

impl Unpacker<'_> {
    fn take(&mut self, bits: usize) -> u128 {
        let mut value = 0;
        for bit in 0..bits {
            value |= u128::from(self.words[self.at / 32] >> (self.at % 32) & 1) << bit;
            self.at += 1;
        }
        value
    }
}

impl Field for Written {
    fn pack(self, _width: usize, words: &mut [u32]) {
        words.fill(0);
        let mut packer = Packer { words, at: 0 };
        packer.push(MOST_INDEX_BITS, self.place as u128);
        packer.push(ENTRY_BITS, self.deepest);
        packer.push(ENTRY_BITS, self.latest);
        packer.push(1, u128::from(self.to_deepest));
        packer.push(1, u128::from(self.to_latest));
    }

    fn unpack(_width: usize, words: &[u32]) -> Self {
        let mut unpacker = Unpacker { words, at: 0 };
        Written {
            place: unpacker.take(MOST_INDEX_BITS) as usize,
            deepest: unpacker.take(ENTRY_BITS),
            latest: unpacker.take(ENTRY_BITS),
            to_deepest: unpacker.take(1) != 0,
            to_latest: unpacker.take(1) != 0,
        }
    }
}

impl Field for Path {
    fn pack(self, _width: usize, words: &mut [u32]) {
        words.fill(0);
        let mut packer = Packer { words, at: 0 };
        for (key, searched) in self.keys.into_iter().zip(self.searched) {
            packer.push(KEY_BITS, u128::from(key));
            packer.push(1, u128::from(searched));
        }
    }

    fn unpack(_width: usize, words: &[u32]) -> Self {
        let mut unpacker = Unpacker { words, at: 0 };
        let mut path = Path::default();
        for (key, searched) in path.keys.iter_mut().zip(&mut path.searched) {
            *key = unpacker.take(KEY_BITS) as u64;
            *searched = unpacker.take(1) != 0;
        }
        path
    }
}
