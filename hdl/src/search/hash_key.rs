//! Hash key: the number that represents a position in the transposition table. Zobrist-like: linear
//! and incremental.
//!
//! The key is the XOR of a word for each stone, like a Zobrist key. It is a register that follows
//! the position: making or unmaking a move changes it by the words of its cells, and turning the
//! board around swaps its halves, since the other side's words have their halves swapped. The key
//! of the first position is computed from the boards, one after the other.
//!
//! Each operation has a flag of its own, known a cycle before: the tree of XORs takes most of a
//! cycle and leaves room for two LUTs behind it.

use duo_core::cells::{Cells, CELL_COUNT};
use duo_core::cycle_model::wire::cell_index;
use duo_core::search::key::{KEY_BITS, WORDS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::Key;
use crate::parts::bits::{board, constant, many, Board};

// The kernel below uses the widths of a key and its halves as numbers.
const _: () = assert!(KEY_BITS == 40);

#[derive(LogicBlock, SmartDefault)]
pub struct HashKey {
    pub clock: Signal<In, Clock>,
    pub own: Signal<In, Board>,
    pub other: Signal<In, Board>,
    /// Cells of the move.
    pub cells: Signal<In, Board>,
    /// Set the key to that of the empty board.
    pub clear: Signal<In, Bit>,
    /// Adds the words of the move's stones; see `add_own` and `add_other`.
    pub add: Signal<In, Bit>,
    /// Adds the words of all stones of `own` instead.
    pub add_own: Signal<In, Bit>,
    /// Adds the words of all stones of `other` instead.
    pub add_other: Signal<In, Bit>,
    /// With `add`: add the words with their halves swapped, as for stones of the other side.
    pub swap: Signal<In, Bit>,
    /// Swap the sides before adding.
    pub turn: Signal<In, Bit>,
    pub passed: Signal<In, Bit>,
    pub key: Signal<Out, Key>,

    stones_key: DFF<Key>,
    stones: Signal<Local, Board>,
    sum: Signal<Local, Key>,
    added: Signal<Local, Key>,
    kept: Signal<Local, Key>,
    // From the highest bit of the key down.
    #[default(many(KEY_BITS))]
    parity: Vec<Signal<Local, Bit>>,
    // Prefixes of the words that the stones add, each a bit longer.
    #[default(many(KEY_BITS + 1))]
    upper_bits: Vec<Signal<Local, Key>>,
    #[default(stones_of_bits(&WORDS.stones))]
    stones_of_bits: Vec<Constant<Board>>,
    #[default(constant(WORDS.passed))]
    passed_word: Constant<Key>,
    #[default(constant(0))]
    no_bit: Constant<Key>,
    #[default(constant(1))]
    one_bit: Constant<Key>,
}

/// For each bit of the key, from the highest down, the cells whose word has that bit.
fn stones_of_bits(words: &[u64; CELL_COUNT]) -> Vec<Constant<Board>> {
    let has = |bit: usize, (x, y): (usize, usize)| words[cell_index(x, y)] >> bit & 1 != 0;
    (0..KEY_BITS).rev().map(|bit| board(Cells::BOARD.iter().filter(|&cell| has(bit, cell)).collect())).collect()
}

impl Logic for HashKey {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, stones_key);
        self.stones.next = self.cells.val();
        if self.add_own.val() {
            self.stones.next = self.own.val();
        }
        if self.add_other.val() {
            self.stones.next = self.other.val();
        }
        self.upper_bits[0].next = self.no_bit.val();
        for i in 0..40 {
            self.parity[i].next = (self.stones.val() & self.stones_of_bits[i].val()).xor();
            self.upper_bits[i + 1].next = self.upper_bits[i].val() << 1;
            if self.parity[i].val() {
                self.upper_bits[i + 1].next = (self.upper_bits[i].val() << 1) | self.one_bit.val();
            }
        }

        self.sum.next = self.upper_bits[40].val();
        self.added.next = self.no_bit.val();
        if self.add.val() {
            self.added.next = self.sum.val();
            if self.swap.val() {
                self.added.next = (self.sum.val() << 20) | (self.sum.val() >> 20);
            }
        }
        self.kept.next = self.stones_key.q.val();
        if self.turn.val() {
            self.kept.next = (self.stones_key.q.val() << 20) | (self.stones_key.q.val() >> 20);
        }
        self.stones_key.d.next = self.kept.val() ^ self.added.val();
        if self.clear.val() {
            self.stones_key.d.next = self.no_bit.val();
        }

        self.key.next = self.stones_key.q.val();
        if self.passed.val() {
            self.key.next = self.stones_key.q.val() ^ self.passed_word.val();
        }
    }
}
