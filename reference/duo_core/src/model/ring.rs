//! Ring: each engine's writes pass from engine to engine, one hop per cycle, until they have passed
//! all others.
//!
//! There is a slot after each engine. A write waits for an empty slot. If the engine writes again
//! before, the older write is lost.

use std::collections::VecDeque;

use crate::search::transposition_table::Writes;

/// The ring.
#[derive(Debug)]
pub(super) struct Ring {
    /// After each engine, the write on its way to the next one, with the engine from which it
    /// comes.
    slots: Vec<Option<(usize, Writes)>>,
    /// Each engine's writes with the cycles in which they are shown.
    shown: Vec<VecDeque<(u64, Writes)>>,
    /// The write of each engine that waits for an empty slot.
    waiting: Vec<Option<Writes>>,
    /// The writes that have passed each engine, with their cycles.
    came: Vec<VecDeque<(u64, Writes)>>,
    /// All cycles before this one have been simulated.
    now: u64,
}

impl Ring {
    /// A ring of this number of engines.
    pub(super) fn new(engines: usize) -> Ring {
        let none = || vec![VecDeque::new(); engines];
        Ring { slots: vec![None; engines], shown: none(), waiting: vec![None; engines], came: none(), now: 0 }
    }

    /// Records that an engine shows its writes in this cycle.
    pub(super) fn put(&mut self, own: usize, cycle: u64, writes: Writes) {
        self.shown[own].push_back((cycle, writes));
    }

    /// The writes that pass an engine before cycle `end` and have not been taken.
    pub(super) fn writes_passing(&mut self, own: usize, end: u64) -> &mut VecDeque<(u64, Writes)> {
        while self.now < end {
            if self.slots.iter().all(Option::is_none) && self.waiting.iter().all(Option::is_none) {
                // Nothing changes until a write is shown.
                let next = self.shown.iter().filter_map(|shown| shown.front()).map(|(cycle, _)| *cycle).min();
                self.now = self.now.max(next.map_or(end, |next| next.min(end)));
            }
            if self.now < end {
                self.step();
            }
        }
        &mut self.came[own]
    }

    /// Simulates one cycle.
    fn step(&mut self) {
        let engines = self.slots.len();
        let mut incoming = std::mem::take(&mut self.slots);
        incoming.rotate_right(1);
        for (own, came) in incoming.into_iter().enumerate() {
            if self.shown[own].front().is_some_and(|(cycle, _)| *cycle == self.now) {
                self.waiting[own] = self.shown[own].pop_front().map(|(_, writes)| writes);
            }
            if let Some((_, writes)) = came {
                self.came[own].push_back((self.now, writes));
            }
            let passed_on = came.filter(|(whose, _)| (own + 1) % engines != *whose);
            self.slots.push(passed_on.or_else(|| self.waiting[own].take().map(|writes| (own, writes))));
        }
        self.now += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The writes that have passed each engine before a cycle: the cycle and the bucket.
    fn writes_passed(ring: &mut Ring, end: u64) -> Vec<Vec<(u64, usize)>> {
        let engines = ring.slots.len();
        let came =
            |own| ring.writes_passing(own, end).drain(..).map(|(cycle, writes)| (cycle, writes.bucket)).collect();
        (0..engines).map(came).collect()
    }

    #[test]
    fn write_passes_all_other_engines_in_order() {
        let mut ring = Ring::new(4);
        ring.put(2, 10, Writes::clearing(7));
        assert_eq!(writes_passed(&mut ring, 13), [vec![(12, 7)], vec![], vec![], vec![(11, 7)]]);
        assert_eq!(writes_passed(&mut ring, 100), [vec![], vec![(13, 7)], vec![], vec![]]);
    }

    #[test]
    fn write_waits_for_an_empty_slot_and_an_overtaken_one_is_lost() {
        let mut ring = Ring::new(3);
        ring.put(0, 10, Writes::clearing(1));
        // Its slot is occupied in cycle 11 and empty again in cycle 12.
        ring.put(1, 11, Writes::clearing(2));
        assert_eq!(writes_passed(&mut ring, 50), [vec![(14, 2)], vec![(11, 1)], vec![(12, 1), (13, 2)]]);
        // All three write at once, and one of them again before it has found a slot.
        for own in 0..3 {
            ring.put(own, 60, Writes::clearing(own));
        }
        ring.put(0, 61, Writes::clearing(3));
        ring.put(0, 62, Writes::clearing(4));
        assert_eq!(
            writes_passed(&mut ring, 99),
            [vec![(61, 2), (62, 1)], vec![(61, 0), (62, 2), (63, 4)], vec![(61, 1), (62, 0), (64, 4)]]
        );
    }
}
