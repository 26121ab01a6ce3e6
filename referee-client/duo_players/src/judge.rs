//! What a position is worth, and which chance to win that is.

use duo_core::engine::{Engine, Limit};
use duo_core::evaluation::{exact_score, WON};
use duo_core::model;
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use duo_core::position::Position;

/// Units of value in which the odds of winning grow by the factor e.
const UNITS_PER_LOGIT: f64 = 400.0;

/// What judges positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// The engine, on one core, for so many nodes.
    Engine(u64),
    /// The accelerator's fast model, for so many clock cycles.
    Model(u64),
}

/// What the judge thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The best move of the side to move; none where the game is over.
    pub best: Option<Move>,
    /// Value for the first side.
    pub value: i32,
    /// The first side's chance to win, a draw counted as half of one.
    pub chance: f64,
    /// The points so far, of the first and the second side.
    pub points: [i32; 2],
}

impl Judge {
    /// The page's, for the curve of a game: the same for all, whoever plays. It takes some hundredths of a second.
    pub const PAGE: Judge = Judge::Engine(60_000);

    /// What it thinks of a position.
    pub fn opinion(self, position: &Position) -> Opinion {
        let points = Side::BOTH.map(|side| position.score(side));
        if position.is_over() {
            let value = exact_score(position.margin());
            return Opinion { best: None, value, chance: chance(value), points };
        }
        let found = match self {
            Judge::Engine(nodes) => Engine::new(1).think(position, Limit::Nodes(nodes)),
            Judge::Model(cycles) => model::think(position, cycles),
        };
        let value = match position.to_move() {
            Side::First => found.score,
            Side::Second => -found.score,
        };
        Opinion { best: Some(found.best), value, chance: chance(value), points }
    }
}

/// The chance to win that a value stands for.
pub fn chance(value: i32) -> f64 {
    match value {
        WON.. => 1.0,
        value if value <= -WON => 0.0,
        value => 1.0 / (1.0 + (-f64::from(value) / UNITS_PER_LOGIT).exp()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_become_chances() {
        assert_eq!(chance(0), 0.5);
        assert!((chance(400) - 0.731).abs() < 0.001);
        assert!((chance(250) + chance(-250) - 1.0).abs() < 1e-12);
        assert_eq!((chance(exact_score(1)), chance(exact_score(-1)), chance(exact_score(0))), (1.0, 0.0, 0.5));
    }
}
