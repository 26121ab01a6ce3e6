//! The worth of a child in best-first search for the side that chooses: its chance, plus an
//! incentive to explore it (PUCT; Rosin, Multi-armed bandits with episode context, 2011). As in
//! hardware, there is no division: reciprocals and roots come from tables, indexed by the leading
//! bits of a count.

use std::sync::LazyLock;

use super::chance::CERTAIN;
use crate::search::WIDTH;

/// The amount by which an unvisited child's chance is below its parent's mean.
pub const UNVISITED: u32 = CERTAIN / 10;

/// Number of leading bits by which a count is looked up.
pub const LEADING_BITS: u32 = 10;

/// Fraction bits of a reciprocal, in addition to the logarithm of its count.
pub const RECIPROCAL_BITS: u32 = 17;

/// Fraction bits of a root.
pub const ROOT_BITS: u32 = 8;

/// The largest product of a share and a root that enters the next product: a multiplier of the
/// device takes 18 bits. Only the first child of a node with more than 25,600 visits exceeds it,
/// and then explores a little less.
pub const MOST_INCENTIVE: u32 = (1 << 18) - 1;

/// Reciprocals of counts, multiplied by the next lower power of 2, so that all have about the same
/// relative error.
pub static RECIPROCALS: LazyLock<[u32; 1 << LEADING_BITS]> = LazyLock::new(|| {
    std::array::from_fn(|count| {
        let count = (count as u32).max(1);
        ((1 << (RECIPROCAL_BITS + count.ilog2())) + count / 2) / count
    })
});

/// Square roots of counts.
pub static ROOTS: LazyLock<[u32; 1 << LEADING_BITS]> =
    LazyLock::new(|| std::array::from_fn(|count| ((count as u32) << (2 * ROOT_BITS)).isqrt()));

/// The prior of a child by its place, in total a half: a quarter of the total for the move that the
/// search found, and for every other move four fifths of the one before it.
pub static PRIORS: [u32; WIDTH + 1] = priors();

const fn priors() -> [u32; WIDTH + 1] {
    let mut shares = [0; WIDTH + 1];
    // A fifth of three quarters of a half. The sum of the shares is 0.8 to the 17th below the
    // total.
    let (mut times, mut parts) = (CERTAIN as u64 * 3, 40);
    let mut place = 0;
    while place < shares.len() {
        shares[place] = ((times + parts / 2) / parts) as u32;
        times *= 4;
        parts *= 5;
        place += 1;
    }
    shares[0] += CERTAIN / 8;
    shares
}

/// A count as the table's index, and the number of times it was halved for that.
pub fn leading(count: u32) -> (usize, u32) {
    let halved = (u32::BITS - count.leading_zeros()).saturating_sub(LEADING_BITS);
    ((count >> halved) as usize, halved)
}

/// The mean of `visits` chances with this sum.
pub fn mean(sum: u32, visits: u32) -> u32 {
    let (known, halved) = leading(visits);
    let product = u64::from(sum >> halved) * u64::from(RECIPROCALS[known]);
    let mean = product >> (RECIPROCAL_BITS + visits.ilog2() - halved);
    // The bits cut off from a large count can raise the mean above a certain win.
    (mean as u32).min(CERTAIN)
}

/// The square root of a parent's number of visits; for large numbers, of the leading bits times an
/// even power.
pub fn root(visits: u32) -> u32 {
    match visits >> LEADING_BITS {
        0 => ROOTS[visits as usize],
        1..16 => ROOTS[visits as usize >> 4] << 2,
        16..64 => ROOTS[visits as usize >> 6] << 3,
        _ => ROOTS[visits as usize >> 8] << 4,
    }
}

/// The share of the child at this place: its prior, or `tail` divided by the place if that is more.
/// In hardware the tail is 0.
///
/// Priors fall so fast that even the root of a full tree hardly gets to its twentieth child. With a
/// tail, the number of visited children grows like the root of their parent's visits: with a tail
/// of 800 there are about 30 after 1,000 visits and 120 after 16,000.
pub fn share(place: usize, tail: u32) -> u32 {
    let beyond = place.saturating_sub(WIDTH);
    let prior = (0..beyond).fold(PRIORS[place - beyond], |share, _| share * 4 / 5);
    prior.max(tail.checked_div(place as u32).unwrap_or(0))
}

/// The incentive to explore a child with this share after this number of visits.
pub fn exploration(share: u32, parent_root: u32, visits: u32) -> u32 {
    let share = ((share * parent_root) >> ROOT_BITS).min(MOST_INCENTIVE);
    let (known, _) = leading(visits + 1);
    ((u64::from(share) * u64::from(RECIPROCALS[known])) >> (RECIPROCAL_BITS + (visits + 1).ilog2())) as u32
}

#[cfg(test)]
mod tests {
    use super::super::tree::MOST_VISITS;
    use super::*;

    #[test]
    fn tables_are_as_good_as_division() {
        for visits in 1..=MOST_VISITS {
            for part in [0, 1, 3, 7, 8] {
                let expected = CERTAIN * part / 8;
                let found = mean(visits * expected, visits);
                assert!(found.abs_diff(expected) <= 1 + expected / 256, "{visits} {expected} {found}");
            }
            let exact = f64::from(visits).sqrt() * 256.0;
            assert!((f64::from(root(visits)) - exact).abs() < 1.0 + exact / 120.0, "{visits}");
            let tried = exploration(PRIORS[3], 2_560, visits);
            let exact = PRIORS[3] * 10 / (visits + 1);
            assert!(tried.abs_diff(exact) <= 1 + exact / 200, "{visits} {tried} {exact}");
        }
    }

    #[test]
    fn products_fit_a_multiplier_of_the_device() {
        let fits = |value: u32| value < 1 << 18;
        assert!(RECIPROCALS.iter().chain(ROOTS.iter()).all(|&it| fits(it)));
        assert!(fits(MOST_INCENTIVE) && fits((PRIORS[0] * root(25_600)) >> ROOT_BITS));
        assert!(fits((PRIORS[1] * root(MOST_VISITS)) >> ROOT_BITS), "only the first child is limited");
    }

    #[test]
    fn priors_sum_to_a_half() {
        assert!((CERTAIN / 2 - 100..=CERTAIN / 2).contains(&PRIORS.iter().sum()));
        assert!(PRIORS.windows(2).all(|pair| pair[0] > pair[1]));
        assert_eq!([WIDTH, WIDTH + 1].map(|place| share(place, 0)), [PRIORS[WIDTH], PRIORS[WIDTH] * 4 / 5]);
    }

    #[test]
    fn tail_is_a_least_share() {
        assert_eq!([0, 4, 8].map(|place| share(place, 800)), [0, 4, 8].map(|place| PRIORS[place]));
        assert_eq!([10, 16, 100, 801].map(|place| share(place, 800)), [80, 50, 8, 0]);
        assert!((1..WIDTH + 1).all(|place| share(place, 0) == PRIORS[place]));
    }
}
