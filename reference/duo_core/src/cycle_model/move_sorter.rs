//! Cycle model of the move sorter, which holds the best moves of a node, the best first.

use super::snapshot::Snapshot;
use super::wire::MoveWord;
use super::CycleModel;
use crate::search::WIDTH;

crate::ports! {
    /// The sorter's inputs.
    pub struct In {
        /// Discard all moves.
        pub clear: bool [1],
        /// Insert the move on the input.
        pub insert: bool [1],
        /// Sorting key of the move; larger is better.
        pub key: u16 [16],
        /// The move.
        pub placement: MoveWord [15],
        /// Remove the best move.
        pub take: bool [1],
    }
}

crate::ports! {
    /// The sorter's outputs.
    pub struct Out {
        /// There is at least one move.
        pub any: bool [1],
        /// There is more than one move.
        pub more_than_one: bool [1],
        /// The best move.
        pub best: MoveWord [15],
    }
}

/// One entry of the sorter. An empty entry still holds its last move.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    occupied: bool,
    key: u16,
    placement: MoveWord,
}

/// The entries, the best first, and the move being inserted.
#[derive(Clone, Debug, Default)]
pub struct MoveSorter {
    entries: [Entry; WIDTH],
    /// The move of the previous cycle.
    entering: Option<(u16, MoveWord)>,
}

impl CycleModel for MoveSorter {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        if let Some((key, placement)) = self.entering {
            self.insert(key, placement);
        }
        if input.take {
            self.entries.copy_within(1.., 0);
            self.entries[WIDTH - 1].occupied = false;
        }
        if input.clear {
            self.entries.iter_mut().for_each(|entry| entry.occupied = false);
        }
        self.entering = (input.insert && !input.clear).then_some((input.key, input.placement));
        out
    }
}

impl MoveSorter {
    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        let [first, second, ..] = self.entries;
        Out { any: first.occupied, more_than_one: second.occupied, best: first.placement }
    }

    /// Shows the registers.
    pub fn show(&self, to: &mut Snapshot) {
        to.show("entering$q", 1, self.entering.is_some());
        to.show_if("entering_key$q", 16, self.entering.map(|(key, _)| key));
        to.show_if("entering_placement$q", 15, self.entering.map(|(_, placement)| placement));
        for (place, entry) in self.entries.iter().enumerate() {
            to.show(format!("occupied${place}$q"), 1, entry.occupied);
            to.show_if(format!("keys${place}$q"), 16, entry.occupied.then_some(entry.key));
            to.show_if(format!("placements${place}$q"), 15, entry.occupied.then_some(entry.placement));
        }
    }

    fn insert(&mut self, key: u16, placement: MoveWord) {
        let place = self.entries.iter().take_while(|entry| entry.occupied && entry.key >= key).count();
        if place < WIDTH {
            self.entries[place..].rotate_right(1);
            self.entries[place] = Entry { occupied: true, key, placement };
        }
    }
}
