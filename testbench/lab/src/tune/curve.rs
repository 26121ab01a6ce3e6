//! The course of a weight during the game: linear between its values at a few plies.

use super::samples::INPUTS;

/// The plies at which a weight's values are fitted.
pub const KNOTS: [f64; 6] = [4.0, 10.0, 16.0, 22.0, 28.0, 34.0];

/// Weights are stored up to this ply; longer games keep the last ones.
pub const LAST_PLY: usize = 40;

/// Number of curves: one for each input of the evaluation, and two for the tempo, after an even and
/// after an odd number of turns.
pub const CURVES: usize = INPUTS + 2;

/// The values of all curves at all knots, curve by curve.
pub const PARAMETERS: usize = CURVES * KNOTS.len();

/// The curve of the tempo at `ply`.
pub fn tempo(ply: u8) -> usize {
    INPUTS + usize::from(ply) % 2
}

/// The value of a curve at `ply`.
pub fn value(parameters: &[f64], curve: usize, ply: u8) -> f64 {
    at(ply).iter().map(|&(knot, share)| parameters[curve * KNOTS.len() + knot] * share).sum()
}

/// The two knots that determine the weight at `ply`, with their shares.
pub fn at(ply: u8) -> [(usize, f64); 2] {
    let ply = f64::from(ply).clamp(KNOTS[0], KNOTS[KNOTS.len() - 1]);
    let above = KNOTS.partition_point(|&knot| knot <= ply).min(KNOTS.len() - 1);
    let share = (ply - KNOTS[above - 1]) / (KNOTS[above] - KNOTS[above - 1]);
    [(above - 1, 1.0 - share), (above, share)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weight_moves_on_a_line_between_its_knots() {
        let values = [0.0, 6.0, 0.0, 12.0, 0.0, 6.0];
        let weight = |ply| at(ply).iter().map(|&(knot, share)| values[knot] * share).sum::<f64>();
        assert_eq!([0, 4, 5, 10, 11, 16].map(weight), [0.0, 0.0, 1.0, 6.0, 5.0, 0.0]);
        assert_eq!([19, 28, 33, 34, 40, 100].map(weight), [6.0, 0.0, 5.0, 6.0, 6.0, 6.0]);
    }
}
