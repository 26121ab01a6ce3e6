//! Match points: 6, 4, 2 and 0 for the four places; level players share the points of their places.

/// Each player's match points for these numbers of pieces: two for every player behind it, and one
/// for every other player that is level with it.
pub fn match_points(pieces: &[u32]) -> Vec<u32> {
    let against = |own: u32, other: u32| match own.cmp(&other) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    // Every player is level with itself.
    pieces.iter().map(|&own| pieces.iter().map(|&other| against(own, other)).sum::<u32>() - 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_players_share_the_points_of_their_places() {
        for (pieces, points) in [
            ([9, 8, 7, 6], [6, 4, 2, 0]),
            ([6, 9, 7, 8], [0, 6, 2, 4]),
            ([9, 9, 7, 6], [5, 5, 2, 0]),
            ([9, 9, 9, 6], [4, 4, 4, 0]),
            ([9, 9, 9, 9], [3, 3, 3, 3]),
            ([9, 8, 8, 6], [6, 3, 3, 0]),
            ([9, 8, 6, 6], [6, 4, 1, 1]),
            ([9, 7, 7, 7], [6, 2, 2, 2]),
            ([9, 9, 6, 6], [5, 5, 1, 1]),
        ] {
            assert_eq!(match_points(&pieces), points, "{pieces:?}");
        }
    }
}
