//! How much of the contest's clock to spend on a move.

use std::time::Duration;

/// Reserved for the message to the server and back.
const LATENCY: Duration = Duration::from_millis(30);

/// Reserved for each later move, so that none is left without time; at most half of what is left.
const RESERVE: Duration = Duration::from_millis(40);

/// Share of the moves left that is expected to be played: games rarely use all of them, and the
/// first half decides more than the second.
const SHARE: f64 = 0.6;

/// When to stop: no new iteration begins after `soft`, and none continues after `hard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    pub soft: Duration,
    pub hard: Duration,
}

/// What to spend on this move; `moves_left` includes it.
pub fn allot(left: Duration, moves_left: u32) -> Allotment {
    let left = left.saturating_sub(LATENCY);
    let usable = left - (RESERVE * moves_left.saturating_sub(1)).min(left / 2);
    let moves = f64::from(moves_left.max(1));
    let soft = usable.div_f64((moves * SHARE).max(1.0));
    // Leaves the later moves their share even if this one takes as long as it may.
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
