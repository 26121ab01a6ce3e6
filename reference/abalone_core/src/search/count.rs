//! Values that follow from the contest's count: more marbles out, then the higher score.

use super::effort::AHEAD_AT_THE_END;
use crate::cells::Cells;
use crate::features::score_difference;

/// Value of repeating a position with equal marbles for each point of the score, and its largest
/// value.
const REPEATED_POINT: i32 = 8;
const REPEATED_SCORE: i32 = 100;

/// Value of repeating a position one marble ahead, and for each further marble.
const REPEATED_LEAD: i32 = 200;
const REPEATED_MARBLE: i32 = 100;

/// Marbles that a side is ahead.
fn lead(own: Cells, other: Cells) -> i32 {
    own.count() as i32 - other.count() as i32
}

/// The value after all moves have been played.
pub(super) fn value_by_count(own: Cells, other: Cells) -> i32 {
    let margin = match lead(own, other) {
        0 => score_difference(own, other),
        lead => lead * 200,
    };
    margin.signum() * AHEAD_AT_THE_END + margin
}

/// The value of a repetition by the count, which would decide if both sides went on so. It is far
/// from a won game, because either side can still deviate.
pub(super) fn value_of_repetition(own: Cells, other: Cells) -> i32 {
    match lead(own, other) {
        0 => (score_difference(own, other) * REPEATED_POINT).clamp(-REPEATED_SCORE, REPEATED_SCORE),
        lead => lead.signum() * (REPEATED_LEAD - REPEATED_MARBLE) + lead * REPEATED_MARBLE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    #[test]
    fn repetition_is_good_for_the_side_that_the_count_favours() {
        let value = |text: &str| {
            let position: Position = text.parse().unwrap();
            let [one, other] = [
                value_of_repetition(position.own(), position.other()),
                value_of_repetition(position.other(), position.own()),
            ];
            assert_eq!(one, -other);
            one
        };
        assert_eq!(value("standard"), 0);
        let ahead = value("..w../....../..b..../...b..../........./......../......./....../..... b");
        let closer = value("..w../....../......./...b..../........./......../......./....../..... b");
        assert!(ahead >= REPEATED_LEAD && (1..=REPEATED_SCORE).contains(&closer), "{ahead} {closer}");
    }
}
