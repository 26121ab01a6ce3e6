//! Judges positions: their value, and the chance to win.

use duo_core::engine::{Engine, Limit};
use duo_core::evaluation::{exact_score, WON};
use duo_core::model;
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use duo_core::position::Position;

/// Units of value that multiply the odds of winning by e.
const UNITS_PER_LOGIT: f64 = 400.0;

/// A search that judges positions, with its effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judge {
    /// The engine on one core, for a number of nodes.
    Engine(u64),
    /// The accelerator's fast model, for a number of clock cycles.
    Model(u64),
}

/// A judgement of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The best move of the side to move; `None` if the game is over.
    pub best: Option<Move>,
    /// The value for the first side.
    pub value: i32,
    /// The first side's chance to win, from 0 to 1. A draw counts half.
    pub chance: f64,
    /// The points of the first and the second side so far.
    pub points: [i32; 2],
}

impl Judge {
    /// The judge of the page's curve, equal for all games. A position takes some hundredths of a
    /// second.
    pub const PAGE: Judge = Judge::Engine(60_000);

    /// Judges a position.
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

/// Converts a value to a chance to win.
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
