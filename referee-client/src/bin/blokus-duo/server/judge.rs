//! What positions are worth, for the curve beside the board: one judge for all games, whoever plays.

use reference::blokus_duo::engine::{Engine, Limit};
use reference::blokus_duo::player::Player as Side;
use reference::blokus_duo::position::Position;

/// What the judge looks at before it says anything: some hundredths of a second.
const NODES: u64 = 60_000;

/// Scores count 400 to the unit of the logistic curve.
const SCORES_PER_LOGIT: f64 = 400.0;

/// The first side's chance to win, from 0 to 1.
pub fn judge(position: &Position) -> f64 {
    if position.is_over() {
        return (f64::from(position.margin().signum()) + 1.0) / 2.0;
    }
    let found = Engine::new(1).think(position, Limit::Nodes(NODES));
    chance(position.to_move(), found.score)
}

/// The first side's chance to win where `side` sees this score.
pub fn chance(side: Side, score: i32) -> f64 {
    let own = 1.0 / (1.0 + (-f64::from(score) / SCORES_PER_LOGIT).exp());
    match side {
        Side::First => own,
        Side::Second => 1.0 - own,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use reference::blokus_duo::player::Start;

    #[test]
    fn a_score_speaks_for_the_side_that_sees_it() {
        assert_eq!(chance(Side::First, 0), 0.5);
        assert!(chance(Side::First, 400) > 0.7 && chance(Side::Second, 400) < 0.3);
        assert!((chance(Side::First, 123) + chance(Side::Second, 123) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_side_that_gives_turns_away_is_losing() {
        let game = Game::from_codes("56u0 9au0 49t3 0000 73j0 0000", Start::Five);
        let game = game.unwrap_or_else(|why| panic!("{why}"));
        assert!(judge(game.position()) > 0.8, "{}", judge(game.position()));
    }

    #[test]
    fn a_finished_game_is_worth_its_result() {
        let game = Game::from_codes("55u0 aaa0 0000 0000", Start::Five).unwrap();
        assert_eq!(judge(game.position()), 1.0);
    }
}
