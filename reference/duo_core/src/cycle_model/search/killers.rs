//! Cycle model of the killers: the two latest moves that refuted a node, for each level of the
//! tree.

use super::LEVELS;
use crate::cycle_model::wire::MoveWord;
use crate::cycle_model::CycleModel;

crate::ports! {
    /// The killers' inputs.
    pub struct In {
        /// The level whose killers are shown two cycles later.
        pub level: u8 [6],
        /// Discard the killers of the level on `cleared`.
        pub clear: bool [1],
        /// With `clear`: the level to clear.
        pub cleared: u8 [6],
        /// The node is left after a beta cutoff by a placement.
        pub cutoff: bool [1],
        /// With `cutoff`: the new killer.
        pub best_move: MoveWord [15],
        /// The new killer, one cycle after `cutoff`.
        pub killer: MoveWord [15],
        /// The level of that node, one cycle after `cutoff`.
        pub killer_level: u8 [6],
        /// The move from the transposition table.
        pub known_move: MoveWord [15],
    }
}

crate::ports! {
    /// The killers' outputs.
    pub struct Out {
        /// The newer killer; the pass if it is unknown.
        pub newer: MoveWord [15],
        /// The older killer; the pass if it is unknown.
        pub older: MoveWord [15],
        /// In the previous cycle, the newer killer was `known_move`.
        pub newer_is_known: bool [1],
        /// In the previous cycle, the older killer was `known_move`.
        pub older_is_known: bool [1],
    }
}

/// The killers of a level.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    newer: MoveWord,
    older: MoveWord,
}

/// The memory and the registers after it.
#[derive(Clone, Debug)]
pub struct Killers {
    memory: [Pair; LEVELS],
    read: Pair,
    pair: Pair,
    newer_is_known: bool,
    older_is_known: bool,
    /// Whether a node was left with a cutoff that was not by the newer killer.
    cut_off: bool,
    is_new: bool,
}

impl Default for Killers {
    fn default() -> Killers {
        Killers {
            memory: [Pair::default(); LEVELS],
            read: Pair::default(),
            pair: Pair::default(),
            newer_is_known: false,
            older_is_known: false,
            cut_off: false,
            is_new: false,
        }
    }
}

impl Killers {
    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        let Killers { pair: Pair { newer, older }, newer_is_known, older_is_known, .. } = *self;
        Out { newer, older, newer_is_known, older_is_known }
    }
}

impl CycleModel for Killers {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        let pair = std::mem::replace(&mut self.pair, self.read);
        self.read = self.memory[usize::from(input.level)];
        if input.clear {
            self.memory[usize::from(input.cleared)] = Pair { newer: MoveWord::PASS, older: MoveWord::PASS };
        } else if self.cut_off && self.is_new {
            self.memory[usize::from(input.killer_level)] = Pair { newer: input.killer, older: pair.newer };
        }
        self.newer_is_known = pair.newer == input.known_move;
        self.older_is_known = pair.older == input.known_move;
        self.cut_off = input.cutoff;
        self.is_new = input.best_move != pair.newer;
        out
    }
}
