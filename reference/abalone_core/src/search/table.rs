//! The transposition table, shared by all threads without locks.

use std::sync::atomic::{AtomicU8, Ordering};

use reference_common::transposition::Slot;

pub(super) use reference_common::transposition::Bound;

use super::huge_pages;
use crate::cells::Cells;
use crate::moves::Move;

/// Maximum length of a searched line in plies.
pub const LONGEST_LINE: usize = 100;

/// The stored result for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The value for the side to move.
    pub(super) value: i32,
    /// Whether the value is exact or a bound.
    pub(super) bound: Bound,
    /// Number of plies that were searched.
    pub(super) depth: i32,
    /// The move to try first.
    pub(super) best: Option<Move>,
}

/// A number that is not a packed move.
const NO_MOVE: u16 = u16::MAX;

/// Number of slots in a bucket.
const WAYS: usize = 4;

/// Number of plies of depth by which an entry counts less for each later search.
const AGE_WEIGHT: i32 = 3;

/// Ages wrap around after this many searches.
const AGES: u8 = 64;

impl Entry {
    fn pack(self, age: u8) -> u64 {
        let best = self.best.map_or(NO_MOVE, Move::pack);
        u64::from(self.value as i16 as u16)
            | u64::from(best) << 16
            | u64::from(self.depth as u8) << 32
            | self.bound.pack() << 40
            | u64::from(age) << 48
    }

    fn unpack(bits: u64) -> Option<Entry> {
        let bound = Bound::unpack(bits >> 40 & 3)?;
        let best = (bits >> 16) as u16;
        let best = (best != NO_MOVE).then(|| Move::unpack(best));
        Some(Entry { value: i32::from(bits as i16), bound, depth: (bits >> 32) as u8 as i32, best })
    }
}

/// The slots in which a position may be stored, in one cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl Table {
    /// A table of this size in MiB, at least 1.
    pub(super) fn new(megabytes: usize) -> Table {
        let buckets = (megabytes.max(1) << 20) / std::mem::size_of::<Bucket>();
        let mut empty = Vec::with_capacity(buckets);
        huge_pages::request(empty.spare_capacity_mut());
        empty.resize_with(buckets, Bucket::default);
        Table { buckets: empty, age: AtomicU8::new(0) }
    }

    pub(super) fn clear(&mut self) {
        self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0).for_each(Slot::clear);
        *self.age.get_mut() = 0;
    }

    /// Starts a new search: entries of earlier searches are replaced sooner.
    pub(super) fn start_search(&self) {
        self.age.store((self.age.load(Ordering::Relaxed) + 1) % AGES, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        // Multiply-shift: the upper half of the product is evenly distributed over the buckets.
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize].0
    }

    /// Starts to load a position's bucket into the processor's cache. Memory takes about as long to
    /// answer as the network takes to evaluate a position.
    #[inline(always)]
    pub(super) fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: every x86-64 processor has the instruction, and it has no effect on the program.
        unsafe {
            use std::arch::x86_64::{_mm_prefetch, _MM_HINT_T0};
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(self.bucket(key)).cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|slot| slot.get(key).and_then(Entry::unpack))
    }

    pub(super) fn put(&self, key: u64, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let worth = |slot: &Slot| {
            let bits = slot.entry();
            if bits == 0 || slot.get(key).is_some() {
                return i32::MIN;
            }
            let searches_ago = (age + AGES - (bits >> 48) as u8 % AGES) % AGES;
            (bits >> 32) as u8 as i32 - AGE_WEIGHT * i32::from(searches_ago)
        };
        let Some(slot) = self.bucket(key).iter().min_by_key(|slot| worth(slot)) else { return };
        let packed = Entry { depth: entry.depth.clamp(0, LONGEST_LINE as i32), ..entry }.pack(age);
        slot.put(key, packed);
    }
}

/// Number of plies left up to which positions with different numbers get different keys.
pub const END_IN_SIGHT: u32 = 60;

/// The number of plies left as it enters the key: 0 while the end is out of sight.
pub(super) fn table_plies_left(plies_left: u32) -> u32 {
    if plies_left <= END_IN_SIGHT {
        plies_left
    } else {
        0
    }
}

/// The hash key of a position.
#[inline(always)]
pub(super) fn key(own: Cells, other: Cells, plies_left: u32) -> u64 {
    let mix = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        (product >> 64) as u64 ^ product as u64
    };
    let folded = mix(own.bits() ^ 0x9e37_79b9_7f4a_7c15, other.bits().rotate_left(3) ^ 0xd6e8_feb8_6659_fd93);
    mix(folded ^ own.bits(), 0xa076_1d64_78bd_642f ^ u64::from(plies_left) << 32) ^ other.bits()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;
    use std::collections::HashMap;

    #[test]
    fn table_returns_entries_as_stored() {
        let table = Table::new(1);
        let moves = Position::standard().moves();
        for (index, bound) in [Bound::Upper, Bound::Exact, Bound::Lower].into_iter().cycle().enumerate().take(300) {
            let best = moves.get(index).copied();
            let entry = Entry { value: 7 - 100 * index as i32, bound, depth: index as i32 / 4, best };
            let key = 0x0123_4567_89ab_cdef_u64.wrapping_mul(2 * index as u64 + 1);
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(key ^ 1), None);
        }
    }

    #[test]
    fn deep_entries_stay_in_the_table_until_they_are_old() {
        let table = Table::new(1);
        let entry = |depth| Entry { value: 0, bound: Bound::Exact, depth, best: None };
        // Keys of one bucket differ only in their lowest bits.
        table.put(1, entry(9));
        (2..20).for_each(|key| table.put(key, entry(1)));
        assert_eq!(table.get(1), Some(entry(9)));
        (0..4).for_each(|_| table.start_search());
        (2..20).for_each(|key| table.put(key, entry(1)));
        assert_eq!(table.get(1), None);
    }

    #[test]
    fn different_positions_have_different_keys() {
        let mut seen = HashMap::new();
        let mut layer = vec![Position::standard()];
        for _ in 0..3 {
            layer = layer
                .iter()
                .flat_map(|position| position.moves().into_iter().map(|next| position.after(next)))
                .collect();
            layer.truncate(40_000);
            for position in &layer {
                let sides = (position.own(), position.other());
                for plies_left in [0, 1] {
                    let other = seen.insert(key(sides.0, sides.1, plies_left), (sides, plies_left));
                    assert!(other.is_none_or(|other| other == (sides, plies_left)), "{position}");
                }
            }
        }
        assert!(seen.len() > 50_000, "{}", seen.len());
    }
}
