//! The number that stands for a position in the transposition table.
//!
//! A linear code: every stone has a word of its own, and the key is the XOR of the words of all stones, own and other. So
//! hardware computes it from the board in one clock, and few bits in a word keep the trees of XORs small.

use std::sync::LazyLock;

use crate::blokus_duo::cells::CELL_COUNT;
use crate::blokus_duo::cycle_model::wire::cell_index;
use crate::blokus_duo::perspective::Perspective;

/// Bits of a key.
pub const KEY_BITS: usize = 40;

/// Bits set in the word of a stone.
const WORD_WEIGHT: u32 = 7;

/// What the key of a position is made of; bit `14 y + x` of a board is cell (x, y).
pub struct Words {
    /// For each cell with a stone of the side to move.
    pub own: [u64; CELL_COUNT],
    /// For each cell with a stone of the other side.
    pub other: [u64; CELL_COUNT],
    /// If the other side has just passed.
    pub passed: u64,
}

/// The words: fixed pseudo-random numbers, all different.
pub static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let mut state = 0x2013;
    let mut word = || {
        let mut word = 0u64;
        while word.count_ones() < WORD_WEIGHT {
            word |= 1 << (split_mix(&mut state) % KEY_BITS as u64);
        }
        word
    };
    Words { own: std::array::from_fn(|_| word()), other: std::array::from_fn(|_| word()), passed: word() }
});

/// SplitMix64 (Steele, Lea and Flood, 2014).
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The key of a position.
pub fn key(node: &Perspective) -> u64 {
    let words = &*WORDS;
    let own = node.own.iter().map(|(x, y)| words.own[cell_index(x, y)]);
    let other = node.other.iter().map(|(x, y)| words.other[cell_index(x, y)]);
    let passed = node.passed().then_some(words.passed);
    own.chain(other).chain(passed).fold(0, |key, word| key ^ word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blokus_duo::facts;
    use crate::blokus_duo::moves::legal_placements;
    use crate::blokus_duo::placement::Move;
    use std::collections::HashMap;

    #[test]
    fn positions_have_keys_of_their_own() {
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
    fn a_pass_changes_the_key() {
        let position = facts::legal_counts().next().expect("the data is not empty").position();
        let node = Perspective { last: None, ..Perspective::from(&position) };
        assert_ne!(key(&node), key(&Perspective { last: Some(Move::Pass), ..node }));
    }
}
