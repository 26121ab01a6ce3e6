//! Decides how much of the contest's clock to spend on a move.

use std::time::Duration;

/// Time reserved for the message to the server and back.
const LATENCY: Duration = Duration::from_millis(30);

/// Time reserved for each later move, so that time remains for all of them; at most half of the
/// time left.
const RESERVE: Duration = Duration::from_millis(40);

/// Share of the moves left that is expected to be played. Games rarely use all of their moves, and
/// the first half decides more than the second.
const SHARE: f64 = 0.6;

/// Time limits of a search: no new iteration begins after `soft`, and none continues after `hard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// Time from the start of the search after which no iteration begins.
    pub soft: Duration,
    /// Time from the start of the search at which it stops.
    pub hard: Duration,
}

/// Time limits for this move; `moves_left` includes it.
pub fn allot(left: Duration, moves_left: u32) -> Allotment {
    let left = left.saturating_sub(LATENCY);
    let usable = left - (RESERVE * moves_left.saturating_sub(1)).min(left / 2);
    let moves = f64::from(moves_left.max(1));
    let soft = usable.div_f64((moves * SHARE).max(1.0));
    // Leaves the later moves their share, even if this move takes its full time.
    let hard = usable.div_f64((moves * SHARE / 4.0).max(1.2));
    Allotment { soft: soft.min(hard), hard }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_lasts_for_a_whole_game_of_longest_moves() {
        for pick in [|allotment: Allotment| allotment.soft, |allotment: Allotment| allotment.hard] {
            let mut left = Duration::from_secs(240);
            for moves_left in (1..=150).rev() {
                let spent = pick(allot(left, moves_left)) + Duration::from_millis(2);
                assert!(spent < left, "{moves_left} moves left, {left:?}");
                left -= spent;
            }
        }
        assert_eq!(allot(Duration::ZERO, 5).hard, Duration::ZERO);
    }
}
