//! Who sits where in which game of a series.

/// The bots in the order of their turns, by their index: game after game through all orders, the given one first.
pub fn seating(bots: usize, game: u64) -> Vec<usize> {
    let orders: u64 = (1..=bots as u64).product();
    let mut left: Vec<usize> = (0..bots).collect();
    let mut order = Vec::new();
    let mut number = game % orders;
    // The number's digits to the bases 1, 2, 3, ... from below say which of those left sits next: neighbouring games differ in the first
    // seat, so that even few games put everybody everywhere.
    for base in (1..=bots).rev() {
        order.push(left.remove((number % base as u64) as usize));
        number /= base as u64;
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_series_goes_through_all_seatings_and_begins_with_the_given_one() {
        let all: BTreeSet<Vec<usize>> = (0..24).map(|game| seating(4, game)).collect();
        assert_eq!(all.len(), 24);
        assert_eq!(seating(4, 0), [0, 1, 2, 3]);
        assert_eq!(seating(4, 24), seating(4, 0));
        let firsts: BTreeSet<usize> = (0..4).map(|game| seating(4, game)[0]).collect();
        assert_eq!(firsts.len(), 4);
        assert_eq!(seating(1, 5), [0]);
    }
}
