//! Hands of nine moves: one of each kind and three random ones.

use super::moves::Move;

/// Moves in a hand.
pub const HAND_SIZE: usize = 9;

/// Random moves in a hand.
const BY_CHANCE: usize = 3;

/// The number of each move, in the order of [`Move::ALL`].
pub type Counts = [u8; 6];

/// The distribution of the three random moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Distribution {
    /// Three independent moves, each of the six equally likely.
    #[default]
    Draws,
    /// Each of the 56 different hands equally likely.
    Multisets,
}

/// Counts the moves of each kind.
pub fn count_moves(moves: &[Move]) -> Counts {
    let mut counts = [0; 6];
    for &action in moves {
        counts[action as usize] += 1;
    }
    counts
}

/// Whether the hand contains all these moves.
pub fn holds(hand: &[Move], moves: &[Move]) -> bool {
    count_moves(moves).iter().zip(count_moves(hand)).all(|(&wanted, held)| wanted <= held)
}

/// The 56 different hands with their relative frequencies.
pub fn all_hands(distribution: Distribution) -> Vec<(Counts, u32)> {
    let mut hands = Vec::new();
    for first in 0..6 {
        for second in first..6 {
            for third in second..6 {
                let mut counts = [1; 6];
                [first, second, third].into_iter().for_each(|kind| counts[kind] += 1);
                let different = 1 + u32::from(first != second) + u32::from(second != third);
                let weight = match distribution {
                    Distribution::Draws => [1, 3, 6][different as usize - 1],
                    Distribution::Multisets => 1,
                };
                hands.push((counts, weight));
            }
        }
    }
    hands
}

/// Deals a hand. `below(n)` returns a random number below n.
pub fn deal(distribution: Distribution, below: &mut dyn FnMut(usize) -> usize) -> Vec<Move> {
    let mut hand = Move::ALL.to_vec();
    match distribution {
        Distribution::Draws => hand.extend((0..BY_CHANCE).map(|_| Move::ALL[below(6)])),
        Distribution::Multisets => {
            let hands = all_hands(distribution);
            let (counts, _) = hands[below(hands.len())];
            let more = Move::ALL.into_iter().zip(counts);
            hand.extend(more.flat_map(|(action, held)| (1..held).map(move |_| action)));
        }
    }
    hand
}
