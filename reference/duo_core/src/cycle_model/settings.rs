//! Cycle model of the settings, which reads identifier and thinking time from memory after each
//! reset.

use super::CycleModel;
use crate::settings::{self, BUDGET_WORD, CHECK_SUM, TEAM_WORD, WORDS};

crate::ports! {
    /// The inputs of the settings.
    pub struct In {
        /// Read the memory again from its beginning.
        pub reset: bool [1],
    }
}

crate::ports! {
    /// The outputs of the settings.
    pub struct Out {
        /// The team's identifier, its first character in the high byte.
        pub team: u16 [16],
        /// Clock cycles of thinking after which to answer.
        pub budget_cycles: u32 [32],
    }
}

/// Cycles from the end of a reset to the first cycle with the memory's contents on the outputs.
pub const LATENCY: usize = WORDS + 4;

/// The last address, two after the last word.
const LAST: usize = WORDS + 2;

/// The registers, and the memory.
#[derive(Clone, Debug)]
pub struct Settings {
    memory: [u16; WORDS],
    default: Out,
    /// The address. The memory's output is the word at the previous address, and `word` holds the
    /// one before that.
    address: usize,
    data: u16,
    word: u16,
    sum: u16,
    read: Out,
    is_sound: bool,
    shown: Out,
}

impl Settings {
    /// A block with these memory contents, which shows `default` if they are damaged.
    pub fn new(memory: [u16; WORDS], default: &settings::Settings) -> Settings {
        Settings {
            memory,
            default: Out { team: u16::from_be_bytes(default.team), budget_cycles: default.budget_cycles },
            address: 0,
            data: 0,
            word: 0,
            sum: 0,
            read: Out::default(),
            is_sound: false,
            shown: Out::default(),
        }
    }
}

impl CycleModel for Settings {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.shown;
        self.shown = if self.is_sound { self.read } else { self.default };
        // At address `n`, the memory's output is word `n` - 2. After the last word, the sum covers
        // all words.
        self.is_sound = self.address == LAST && self.sum == CHECK_SUM;
        match self.address {
            0 | 1 => self.sum = 0,
            LAST => {}
            _ => self.sum = self.sum.wrapping_add(self.word),
        }
        let word = u32::from(self.word);
        match self.address.wrapping_sub(2) {
            TEAM_WORD => self.read.team = self.word,
            BUDGET_WORD => self.read.budget_cycles = word << 16 | self.read.budget_cycles & 0xffff,
            place if place == BUDGET_WORD + 1 => {
                self.read.budget_cycles = self.read.budget_cycles & 0xffff_0000 | word;
            }
            _ => {}
        }
        self.word = self.data;
        self.data = self.memory[self.address % WORDS];
        self.address = if input.reset { 0 } else { (self.address + 1).min(LAST) };
        out
    }
}
