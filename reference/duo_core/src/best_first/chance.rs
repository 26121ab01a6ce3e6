//! Converts scores to chances to win, which can be averaged, and back. Both conversions are tables.

use std::sync::LazyLock;

/// A certain win. Chances are fractions of it.
pub const CERTAIN: u32 = 1 << 13;

/// Score units per logit, as in the evaluation.
const LOGIT: f64 = 400.0;

/// Low bits of a score that the table ignores: 8 scores are one step.
pub const STEP_BITS: u32 = 3;

/// Number of steps in the table. Scores beyond the last step count as nearly certain.
pub const STEPS: usize = 1 << 9;

/// Low bits of a chance that are ignored when it is converted to a score.
pub const COARSE_BITS: u32 = 4;

/// The chances of non-negative scores, one per step.
pub static CHANCES: LazyLock<[u32; STEPS]> = LazyLock::new(|| {
    std::array::from_fn(|step| {
        let score = (step as f64 + 0.5) * f64::from(1 << STEP_BITS);
        let chance = f64::from(CERTAIN) / (1.0 + (-score / LOGIT).exp());
        // Only a finished game is certain.
        (chance.round() as u32).min(CERTAIN - 1)
    })
});

/// The scores of chances of a half and more, in steps of 2 to the power of [`COARSE_BITS`].
pub static SCORES: LazyLock<[i32; CERTAIN as usize >> (COARSE_BITS + 1)]> = LazyLock::new(|| {
    std::array::from_fn(|step| {
        let chance = f64::from(CERTAIN / 2) + (step as f64 + 0.5) * f64::from(1 << COARSE_BITS);
        (LOGIT * (chance / (f64::from(CERTAIN) - chance)).ln()).round() as i32
    })
});

/// The chance to win of a side with this score.
pub fn of(score: i32) -> u32 {
    let chance = CHANCES[(score.unsigned_abs() as usize >> STEP_BITS).min(STEPS - 1)];
    if score < 0 {
        CERTAIN - chance
    } else {
        chance
    }
}

/// The approximate score of a side with this chance.
pub fn score(chance: u32) -> i32 {
    let is_behind = chance < CERTAIN / 2;
    let favourite = if is_behind { CERTAIN - chance } else { chance };
    let step = (favourite - CERTAIN / 2) as usize >> COARSE_BITS;
    let score = SCORES[step.min(SCORES.len() - 1)];
    if is_behind {
        -score
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_score_is_a_better_chance_and_both_sides_sum_to_certain() {
        assert!((-4_200..4_200).all(|score| of(score) <= of(score + 1)));
        assert!((1..20_000).all(|score| of(score) + of(-score) == CERTAIN));
        // A logit is worth 0.731.
        assert!((0.728..0.735).contains(&(f64::from(of(400)) / f64::from(CERTAIN))));
        assert!(of(i32::MAX) < CERTAIN && of(-i32::MAX) > 0);
    }

    #[test]
    fn chance_maps_back_to_its_score() {
        // Beyond these scores, the chances are too close together.
        for known in -1_000..1_000 {
            assert!((score(of(known)) - known).abs() <= 10, "{known} {}", score(of(known)));
        }
        assert_eq!((score(0), score(CERTAIN)), (-score(CERTAIN), score(CERTAIN - 1)));
    }
}
