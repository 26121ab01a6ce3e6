//! Scores as chances to win, which can be averaged.

use std::sync::LazyLock;

/// A certain win; chances are parts of it.
pub const CERTAIN: i64 = 1 << 16;

/// Scores of a logit: those of the evaluation are in units of 1/400.
const LOGIT: f64 = 400.0;

/// Scores from 0 on, a step of the table each.
const STEP: i32 = 8;

/// Chances of scores from 0 on: beyond the last one they are as good as won.
static CHANCES: LazyLock<[i64; 512]> = LazyLock::new(|| {
    std::array::from_fn(|step| {
        let score = (step as f64 + 0.5) * f64::from(STEP);
        (CERTAIN as f64 / (1.0 + (-score / LOGIT).exp())).round() as i64
    })
});

/// The chance of a side with this score to win.
pub fn of(score: i32) -> i64 {
    let step = (score.unsigned_abs() as usize / STEP as usize).min(CHANCES.len() - 1);
    if score < 0 {
        CERTAIN - CHANCES[step]
    } else {
        CHANCES[step]
    }
}

/// The score, in the middle of a step, of a side with this chance.
pub fn score(chance: i64) -> i32 {
    let favourite = chance.max(CERTAIN - chance);
    let step = CHANCES.partition_point(|&known| known < favourite).min(CHANCES.len() - 1) as i32;
    (step * STEP + STEP / 2) * if chance * 2 < CERTAIN { -1 } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_score_is_a_better_chance_and_both_sides_share_it() {
        assert!((-4_200..4_200).all(|score| of(score) <= of(score + 1)));
        assert!((1..20_000).all(|score| of(score) + of(-score) == CERTAIN));
        // A logit is worth 0.731.
        assert!((0.728..0.735).contains(&(of(400) as f64 / CERTAIN as f64)));
        assert!(of(i32::MAX) < CERTAIN && of(-i32::MAX) > 0);
    }

    #[test]
    fn a_chance_says_which_score_it_came_from() {
        // Further out the chances are too near to each other.
        for known in (-2_000..2_000).filter(|score| score % STEP == 0) {
            assert!((score(of(known)) - known).abs() <= STEP, "{known}");
        }
    }
}
