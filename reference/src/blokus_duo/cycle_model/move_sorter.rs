//! Cycle model of the move sorter: the best moves of a node, best first.

use super::wire::MoveWord;
use super::CycleModel;
use crate::blokus_duo::search::WIDTH;

crate::ports! {
    /// What the sorter reads.
    pub struct In {
        /// Forget everything.
        pub clear: bool [1],
        /// Take in the move on the input.
        pub insert: bool [1],
        /// Its key; larger is better.
        pub key: u16 [16],
        /// The move.
        pub placement: MoveWord [15],
        /// Drop the best move.
        pub take: bool [1],
    }
}

crate::ports! {
    /// What the sorter drives.
    pub struct Out {
        /// There is a best move.
        pub any: bool [1],
        /// The best move.
        pub best: MoveWord [15],
    }
}

/// One place in the sorter; an empty one still holds what it held last.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    occupied: bool,
    key: u16,
    placement: MoveWord,
}

/// The places, best first.
#[derive(Clone, Debug, Default)]
pub struct MoveSorter([Entry; WIDTH]);

impl CycleModel for MoveSorter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        if input.insert {
            let place = self.0.iter().take_while(|entry| entry.occupied && entry.key >= input.key).count();
            if place < WIDTH {
                self.0[place..].rotate_right(1);
                self.0[place] = Entry { occupied: true, key: input.key, placement: input.placement };
            }
        }
        if input.take {
            self.0.copy_within(1.., 0);
            self.0[WIDTH - 1].occupied = false;
        }
        if input.clear {
            self.0.iter_mut().for_each(|entry| entry.occupied = false);
        }
        out
    }
}

impl MoveSorter {
    /// What the outputs show: registers, whatever the inputs are.
    pub fn outputs(&self) -> Out {
        Out { any: self.0[0].occupied, best: self.0[0].placement }
    }
}
