//! A plain opponent to measure the engine against: alpha-beta search to a fixed depth that counts
//! material and centrality.

use super::cells::Cells;
use super::contest::centrality;
use super::moves::{list, Move};
use super::position::{Position, MARBLES, OUT_TO_WIN};

/// Value of a marble; one ring nearer to the centre is worth 1.
const MARBLE: i32 = 100;

/// Value of a won game; the remaining depth is added, so that sooner wins are better.
const WON: i32 = 1_000_000;

/// An upper bound on all values.
const INFINITE: i32 = 2 * WON;

/// The best move at this depth, the first one if several are equal; `None` if the side to move
/// cannot move.
pub fn choose(position: &Position, depth: u32) -> Option<Move> {
    let (own, other) = (position.own(), position.other());
    let mut best = None;
    let mut alpha = -INFINITE;
    for played in position.moves() {
        let (own, other) = played.apply(own, other);
        let value = -search(other, own, depth.saturating_sub(1), -INFINITE, -alpha);
        if value > alpha {
            alpha = value;
            best = Some(played);
        }
    }
    best
}

fn search(own: Cells, other: Cells, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    if own.count() + OUT_TO_WIN <= MARBLES {
        // A sooner loss is worse.
        return -WON - depth as i32;
    }
    if depth == 0 {
        let worth = |cells: Cells| cells.count() as i32 * MARBLE + centrality(cells);
        return worth(own) - worth(other);
    }
    for played in list(own, other) {
        let (own, other) = played.apply(own, other);
        alpha = alpha.max(-search(other, own, depth - 1, -beta, -alpha));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simple_player_wins_at_once_and_moves_when_it_is_losing() {
        let text = "bbbww/....ww/...ww../......../........./......../bbb..../bbb.../.www.";
        let position = |team: &str| format!("{text} {team}").parse::<Position>().unwrap();
        assert_eq!(choose(&position("b"), 3).unwrap().to_string(), "i5i6");
        for depth in 1..=3 {
            let played = choose(&position("w"), depth).unwrap();
            assert!(position("w").moves().contains(&played));
        }
        assert_eq!(choose(&position("b").after(choose(&position("b"), 3).unwrap()), 3), None);
    }
}
