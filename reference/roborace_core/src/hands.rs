//! Hands of nine moves: one of each kind and three by chance.

use super::moves::Move;

/// Moves on a hand.
pub const HAND: usize = 9;

/// Moves on a hand that chance decides.
const BY_CHANCE: usize = 3;

/// How many of each move, in the order of `Move::ALL`.
pub type Counts = [u8; 6];

/// How chance decides the last three moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Law {
    /// Independent of each other, each of the six equally likely.
    #[default]
    Draws,
    /// Each of the 56 different hands equally likely.
    Multisets,
}

/// Counts moves.
pub fn count(moves: &[Move]) -> Counts {
    let mut counts = [0; 6];
    for &action in moves {
        counts[action as usize] += 1;
    }
    counts
}

/// Whether all these moves are on the hand.
pub fn holds(hand: &[Move], moves: &[Move]) -> bool {
    count(moves).iter().zip(count(hand)).all(|(&wanted, held)| wanted <= held)
}

/// The 56 different hands and how often each comes up, as whole numbers.
pub fn all(law: Law) -> Vec<(Counts, u32)> {
    let mut hands = Vec::new();
    for first in 0..6 {
        for second in first..6 {
            for third in second..6 {
                let mut counts = [1; 6];
                [first, second, third].into_iter().for_each(|kind| counts[kind] += 1);
                let different = 1 + u32::from(first != second) + u32::from(second != third);
                let weight = match law {
                    Law::Draws => [1, 3, 6][different as usize - 1],
                    Law::Multisets => 1,
                };
                hands.push((counts, weight));
            }
        }
    }
    hands
}

/// Deals a hand; `below(n)` is a random number below n.
pub fn deal(law: Law, below: &mut dyn FnMut(usize) -> usize) -> Vec<Move> {
    let mut hand = Move::ALL.to_vec();
    match law {
        Law::Draws => hand.extend((0..BY_CHANCE).map(|_| Move::ALL[below(6)])),
        Law::Multisets => {
            let hands = all(law);
            let (counts, _) = hands[below(hands.len())];
            let more = Move::ALL.into_iter().zip(counts);
            hand.extend(more.flat_map(|(action, held)| (1..held).map(move |_| action)));
        }
    }
    hand
}
