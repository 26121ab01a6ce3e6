//! Hash key: the number that identifies a position in the transposition table.
//!
//! Like a Zobrist key, it is linear: the XOR of one word per stone. The words of the other side's
//! stones have their halves swapped, so changing sides swaps the key's halves. The hardware updates
//! the key for a move with one tree of XORs over the move's cells. Words with few set bits keep
//! that tree small.
//! bits in each word keep that tree small.

use std::sync::LazyLock;

use crate::cells::{cell_index, Cells, CELL_COUNT};
use crate::perspective::Perspective;

/// Number of bits of a key.
pub const KEY_BITS: usize = 40;

/// Number of bits set in each word.
const WORD_WEIGHT: u32 = 7;

/// The words from which keys are computed.
pub struct Words {
    /// The word for a stone of the side to move on each cell, by index `14 y + x`.
    pub stones: [u64; CELL_COUNT],
    /// The word for a preceding pass of the other side.
    pub passed: u64,
}

/// Fixed pseudo-random numbers, all different.
pub static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let mut state = 0x2013;
    let mut word = || {
        let mut word = 0u64;
        while word.count_ones() < WORD_WEIGHT {
            word |= 1 << (split_mix(&mut state) % KEY_BITS as u64);
        }
        word
    };
    Words { stones: std::array::from_fn(|_| word()), passed: word() }
});

/// SplitMix64 (Steele, Lea and Flood, 2014).
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The key of a position as seen by the side to move.
pub fn key(node: &Perspective) -> u64 {
    let passed = if node.other_has_passed() { WORDS.passed } else { 0 };
    stones_key(node.own) ^ swap_halves(stones_key(node.other)) ^ passed
}

/// The part of a key that comes from stones of the side to move.
pub fn stones_key(stones: Cells) -> u64 {
    stones.iter().fold(0, |key, (x, y)| key ^ WORDS.stones[cell_index(x, y)])
}

/// Number of bits of a key that the engines of a ring show each other. If two keys have equal bits,
/// a child is merely deferred unnecessarily.
pub const RING_KEY_BITS: usize = 12;

/// The part of a key that the engines of a ring show each other.
pub const fn ring_key(key: u64) -> u64 {
    key & ((1 << RING_KEY_BITS) - 1)
}

/// A key with its halves swapped, in the form in which the other side's stones enter it.
pub fn swap_halves(key: u64) -> u64 {
    (key << (KEY_BITS / 2) | key >> (KEY_BITS / 2)) & ((1 << KEY_BITS) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts;
    use crate::moves::legal_placements;
    use crate::placement::Move;
    use std::collections::HashMap;

    #[test]
    fn different_positions_have_different_keys() {
        let mut seen = HashMap::new();
        for fact in facts::legal_counts() {
            let position = fact.position();
            let node = Perspective::from(&position);
            for placement in legal_placements(&position) {
                let child = node.after(Move::Place(placement));
                let stones = (child.own, child.other);
                let known = seen.insert(key(&child), stones);
                assert!(known.is_none_or(|known| known == stones), "{position}, {placement:?}");
            }
        }
        assert!(seen.len() > 10_000);
    }

    #[test]
    fn changing_sides_swaps_the_halves_of_the_key() {
        for fact in facts::legal_counts() {
            let node = Perspective { last: None, ..Perspective::from(&fact.position()) };
            let other_way = Perspective { own: node.other, other: node.own, ..node };
            assert_eq!(key(&other_way), swap_halves(key(&node)));
            assert!(key(&other_way) != key(&node) || node.own.is_empty(), "{}", fact.position());
        }
    }

    #[test]
    fn pass_changes_the_key() {
        let position = facts::legal_counts().next().expect("the data is not empty").position();
        let node = Perspective { last: None, ..Perspective::from(&position) };
        assert_ne!(key(&node), key(&Perspective { last: Some(Move::Pass), ..node }));
    }
}
