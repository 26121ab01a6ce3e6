//! Hash key: the number that stands for a position in the transposition table. Zobrist-like: linear, and incremental.
//!
//! The key is the XOR of a word for each stone, as a Zobrist key is; here it is a register that goes with the position: a move that is made or taken back changes it by its own cells alone, and turning the board
//! around swaps its halves, since the other side's stones count with theirs swapped. What the position begins with is taken in from
//! the boards, one after the other.
//!
//! What to do is said by flags that are known a cycle before, each for itself: the tree of XORs takes most of a cycle, and leaves room
//! for two LUTs behind it.

use duo_core::cells::{Cells, CELL_COUNT};
use duo_core::cycle_model::wire::cell_index;
use duo_core::search::key::{KEY_BITS, WORDS};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::Key;
use crate::parts::bits::{board, constant, many, Board};

// The kernel below has the bits of a key and of its halves as numbers.
const _: () = assert!(KEY_BITS == 40);

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct HashKey {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stones of the side to move.
    pub own: Signal<In, Board>,
    /// Stones of the other side.
    pub other: Signal<In, Board>,
    /// Cells of a move.
    pub cells: Signal<In, Board>,
    /// Forget the position.
    pub clear: Signal<In, Bit>,
    /// Add the words of some stones: those of the move.
    pub add: Signal<In, Bit>,
    /// Of `own`, rather.
    pub add_own: Signal<In, Bit>,
    /// Of `other`, rather.
    pub add_other: Signal<In, Bit>,
    /// With `add`: as the other side's stones, with their halves swapped.
    pub swap: Signal<In, Bit>,
    /// Turn the board around before.
    pub turn: Signal<In, Bit>,
    /// The other side has just passed.
    pub passed: Signal<In, Bit>,
    /// The key.
    pub key: Signal<Out, Key>,

    stones_key: DFF<Key>,
    stones: Signal<Local, Board>,
    sum: Signal<Local, Key>,
    added: Signal<Local, Key>,
    kept: Signal<Local, Key>,
    // From the highest bit of the key down.
    #[default(many(KEY_BITS))]
    parity: Vec<Signal<Local, Bit>>,
    // The upper bits of what the stones add, ever more of them.
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

/// For each bit of the key, from the highest down, the cells whose word has it.
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
