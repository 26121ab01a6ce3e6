//! Late move reduction (LMR): a late child is first searched less deeply with a null window, and
//! searched again at full depth only if it raises alpha.

/// Index of the first child that is reduced, counted from 0.
pub const FIRST_REDUCED: usize = 4;

/// Minimum number of plies to the horizon at which a child is reduced by one ply.
pub const REDUCED_FROM: u32 = 3;

/// Minimum number of plies to the horizon at which a child is reduced by two plies.
pub const TWICE_REDUCED_FROM: u32 = 4;

/// Number of plies by which the first search of a child is shortened, after `searched` other
/// children, in a node `remaining` plies from the horizon.
pub fn reduction(searched: usize, remaining: u32) -> u32 {
    match remaining {
        _ if searched < FIRST_REDUCED => 0,
        TWICE_REDUCED_FROM.. => 2,
        REDUCED_FROM.. => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_children_far_from_the_horizon_are_reduced() {
        let reductions = |searched| [1, 2, 3, 4, 12].map(|remaining| reduction(searched, remaining));
        assert_eq!(reductions(FIRST_REDUCED - 1), [0; 5]);
        assert_eq!(reductions(FIRST_REDUCED), [0, 0, 1, 2, 2]);
        assert_eq!(reductions(15), [0, 0, 1, 2, 2]);
    }
}
