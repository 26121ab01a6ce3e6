//! The parts of a transposition table that all threads share without locks. How many entries it has, which of them gives way to
//! a new one, and what an entry says about a position is each engine's own affair.

use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true value is this or less.
    Upper,
    /// It is this.
    Exact,
    /// It is this or more.
    Lower,
}

impl Bound {
    /// A number from 1 to 3, so that an entry with a bound is never 0.
    #[inline]
    pub fn pack(self) -> u64 {
        self as u64 + 1
    }

    /// The bound that packs into this number; nothing if none does.
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

/// A slot holds an entry of 64 bits and its position's key XORed with it: what two threads have written halfway fits no key.
/// This is Hyatt and Mann's lockless hashing. An entry of 0 stands for none.
#[derive(Debug, Default)]
pub struct Slot {
    check: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    /// The entry, if it is this key's. Key 0 is answered by an empty slot, too, with 0.
    #[inline]
    pub fn get(&self, key: u64) -> Option<u64> {
        let [check, entry] = [&self.check, &self.entry].map(|word| word.load(Ordering::Relaxed));
        (check ^ entry == key).then_some(entry)
    }

    /// The entry, whosever it is; 0 if there is none.
    #[inline]
    pub fn entry(&self) -> u64 {
        self.entry.load(Ordering::Relaxed)
    }

    /// Stores an entry in place of what is there.
    #[inline]
    pub fn put(&self, key: u64, entry: u64) {
        self.check.store(key ^ entry, Ordering::Relaxed);
        self.entry.store(entry, Ordering::Relaxed);
    }

    /// Empties it.
    pub fn clear(&mut self) {
        *self = Slot::default();
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn bounds_are_unpacked_as_they_were_packed() {
        for bound in [Bound::Upper, Bound::Exact, Bound::Lower] {
            assert_eq!(Bound::unpack(bound.pack()), Some(bound));
        }
        assert!([0, 4, 5, u64::MAX].into_iter().all(|number| Bound::unpack(number).is_none()));
    }

    #[test]
    fn an_entry_is_its_keys_alone_until_it_is_replaced_or_cleared() {
        let mut slot = Slot::default();
        assert_eq!((slot.get(5), slot.entry()), (None, 0));
        slot.put(5, 77);
        assert_eq!((slot.get(5), slot.get(4), slot.entry()), (Some(77), None, 77));
        slot.put(6, 78);
        assert_eq!((slot.get(5), slot.get(6)), (None, Some(78)));
        slot.clear();
        assert_eq!((slot.get(6), slot.entry()), (None, 0));
    }

    /// Each key has one entry only, so any other that is found would be a mixture.
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
