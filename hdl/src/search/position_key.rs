//! Position key: the number that stands for a position in the transposition table.
//!
//! Combinational: each bit is the parity of the stones whose word has that bit.

use reference::blokus_duo::cells::{Cells, CELL_COUNT};
use reference::blokus_duo::cycle_model::wire::cell_index;
use reference::blokus_duo::search::key::{KEY_BITS, WORDS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{board, constant, many, Board};

/// A key on wires.
pub type Key = Bits<KEY_BITS>;

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct PositionKey {
    /// Stones of the side to move.
    pub own: Signal<In, Board>,
    /// Stones of the other side.
    pub other: Signal<In, Board>,
    /// The other side has just passed.
    pub passed: Signal<In, Bit>,
    /// The key.
    pub key: Signal<Out, Key>,

    // From the highest bit of the key down.
    #[default(many(KEY_BITS))]
    own_parity: Vec<Signal<Local, Bit>>,
    #[default(many(KEY_BITS))]
    other_parity: Vec<Signal<Local, Bit>>,
    // The key's upper bits, ever more of them.
    #[default(many(KEY_BITS + 1))]
    upper_bits: Vec<Signal<Local, Key>>,
    #[default(stones_of_bits(&WORDS.own))]
    own_stones: Vec<Constant<Board>>,
    #[default(stones_of_bits(&WORDS.other))]
    other_stones: Vec<Constant<Board>>,
    #[default(constant(WORDS.passed))]
    passed_word: Constant<Key>,
    #[default(constant(0))]
    no_bit: Constant<Key>,
    #[default(constant(1))]
    one_bit: Constant<Key>,
}

/// For each bit of the key, from the highest down, the cells whose word has it.
fn stones_of_bits(words: &[u64; CELL_COUNT]) -> Vec<Constant<Board>> {
    let has = |bit: usize, (x, y): (usize, usize)| words[cell_index(x, y)] >> bit & 1 != 0;
    (0..KEY_BITS).rev().map(|bit| board(Cells::BOARD.iter().filter(|&cell| has(bit, cell)).collect())).collect()
}

impl Logic for PositionKey {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..40 {
            self.own_parity[i].next = (self.own.val() & self.own_stones[i].val()).xor();
            self.other_parity[i].next = (self.other.val() & self.other_stones[i].val()).xor();
        }
        self.upper_bits[0].next = self.no_bit.val();
        for i in 0..40 {
            self.upper_bits[i + 1].next = self.upper_bits[i].val() << 1;
            if self.own_parity[i].val() ^ self.other_parity[i].val() {
                self.upper_bits[i + 1].next = (self.upper_bits[i].val() << 1) | self.one_bit.val();
            }
        }
        self.key.next = self.upper_bits[40].val();
        if self.passed.val() {
            self.key.next = self.upper_bits[40].val() ^ self.passed_word.val();
        }
    }
}
