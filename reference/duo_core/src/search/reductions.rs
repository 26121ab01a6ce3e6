//! Late move reduction (LMR): late children mostly turn out to be no better, so they are first searched less deep, with a null window, and as
//! deep as the others only if that says that they are better.

/// From this child on, children are reduced: first searched less deep.
pub const FIRST_REDUCED: usize = 4;

/// So many plies from the horizon or more they are, by a ply.
pub const REDUCED_FROM: u32 = 3;

/// So many plies from the horizon or more it is two plies.
pub const TWICE_REDUCED_FROM: u32 = 4;

/// How many plies less deep a child is first searched that comes after so many others, in a node so many plies from the horizon.
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
