//! How long to think about a move, by the contest's clock.

use std::time::Duration;

/// Kept back for the way to the server and back.
const LATENCY: Duration = Duration::from_millis(30);

/// Kept back for each move that is still to come, so that none comes to nothing; of a short time, half is.
const RESERVE: Duration = Duration::from_millis(40);

/// Games are rarely as long as they may be, and the first half decides more than the second.
const SHARE: f64 = 0.6;

/// The first and the second half of a thought: no new iteration begins after the first, and none goes on after the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// Best used.
    pub soft: Duration,
    /// Never exceeded.
    pub hard: Duration,
}

/// What may be spent on this move of a clock with so much left for so many moves, this one included.
pub fn allot(left: Duration, moves_left: u32) -> Allotment {
    let left = left.saturating_sub(LATENCY);
    let usable = left - (RESERVE * moves_left.saturating_sub(1)).min(left / 2);
    let moves = f64::from(moves_left.max(1));
    let soft = usable.div_f64((moves * SHARE).max(1.0));
    // Whatever happens the other moves get their share.
    let hard = usable.div_f64((moves * SHARE / 4.0).max(1.2));
    Allotment { soft: soft.min(hard), hard }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_game_fits_the_clock_even_if_every_move_takes_all_it_may() {
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
