//! The lock-free parts of a transposition table that all threads share. Each engine decides the
//! table's size, the replacement of entries, and their contents.

use std::sync::atomic::{AtomicU64, Ordering};

/// The relation of a stored value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true value is the stored one or less.
    Upper,
    /// The true value is the stored one.
    Exact,
    /// The true value is the stored one or more.
    Lower,
}

impl Bound {
    /// A number from 1 to 3. It is never 0, because an entry of 0 is empty.
    #[inline]
    pub fn pack(self) -> u64 {
        self as u64 + 1
    }

    /// The bound that was packed as this number, if there is one.
    #[inline]
    pub fn unpack(number: u64) -> Option<Bound> {
        match number {
            1 => Some(Bound::Upper),
            2 => Some(Bound::Exact),
            3 => Some(Bound::Lower),
            _ => None,
        }
    }
}

/// A slot holds a 64-bit entry, and its position's key XORed with it. A mixture of two threads'
/// writes therefore matches no key (Hyatt and Mann's lockless hashing). An entry of 0 is empty.
#[derive(Debug, Default)]
pub struct Slot {
    check: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    /// The entry stored for this key. An empty slot also answers key 0, with the entry 0.
    #[inline]
    pub fn get(&self, key: u64) -> Option<u64> {
        let [check, entry] = [&self.check, &self.entry].map(|word| word.load(Ordering::Relaxed));
        (check ^ entry == key).then_some(entry)
    }

    /// The entry stored for any key; 0 if the slot is empty.
    #[inline]
    pub fn entry(&self) -> u64 {
        self.entry.load(Ordering::Relaxed)
    }

    /// Replaces the entry.
    #[inline]
    pub fn put(&self, key: u64, entry: u64) {
        self.check.store(key ^ entry, Ordering::Relaxed);
        self.entry.store(entry, Ordering::Relaxed);
    }

    /// Empties the slot.
    pub fn clear(&mut self) {
        *self = Slot::default();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn bounds_unpack_as_packed() {
        for bound in [Bound::Upper, Bound::Exact, Bound::Lower] {
            assert_eq!(Bound::unpack(bound.pack()), Some(bound));
        }
        assert!([0, 4, 5, u64::MAX].into_iter().all(|number| Bound::unpack(number).is_none()));
    }

    #[test]
    fn slot_returns_its_entry_for_its_key_only() {
        let mut slot = Slot::default();
        assert_eq!((slot.get(5), slot.entry()), (None, 0));
        slot.put(5, 77);
        assert_eq!((slot.get(5), slot.get(4), slot.entry()), (Some(77), None, 77));
        slot.put(6, 78);
        assert_eq!((slot.get(5), slot.get(6)), (None, Some(78)));
        slot.clear();
        assert_eq!((slot.get(6), slot.entry()), (None, 0));
    }

    /// Each key has only one entry, so any other entry that is found is a mixture.
    #[test]
    fn threads_never_see_a_mixture_of_two_entries() {
        let slot = Slot::default();
        let entry_of = |key: u64| key.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        thread::scope(|scope| {
            for first in 1..5_u64 {
                let slot = &slot;
                scope.spawn(move || {
                    for round in 0..200_000_u64 {
                        slot.put(first, entry_of(first));
                        let other = round % 5;
                        assert!(slot.get(other).is_none_or(|entry| entry == entry_of(other) || other == 0));
                    }
                });
            }
        });
    }
}
