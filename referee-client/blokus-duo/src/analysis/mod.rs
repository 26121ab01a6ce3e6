//! What a recorded game was worth at every turn, and where it was lost.
//!
//! Every position is searched with the same effort. What a turn gave away is the chance to win that the side had before it
//! with its best move, less the chance it had after the move it made.

pub mod chart;

use blokus_duo::engine::{Engine, Limit};
use blokus_duo::evaluation::{exact_score, WON};
use blokus_duo::model;
use blokus_duo::placement::Move;
use blokus_duo::player::Player as Side;
use blokus_duo::position::Position;

use crate::records::read::{Recorded, RecordedTurn};

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

/// A turn of the game and what it gave away.
#[derive(Clone, Debug)]
pub struct JudgedTurn {
    /// The turn.
    pub turn: RecordedTurn,
    /// What the judge would have played.
    pub best: Option<Move>,
    /// The position after it.
    pub after: Opinion,
    /// The chance to win that it gave away, from 0 to 1.
    pub loss: f64,
}

/// A game, judged.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The names of the sides.
    pub names: [String; 2],
    /// Before the first turn.
    pub start: Opinion,
    /// The turns.
    pub turns: Vec<JudgedTurn>,
}

impl Judge {
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

/// Judges a game; `judged` hears of every position.
pub fn analyze(recorded: &Recorded, judge: Judge, mut judged: impl FnMut()) -> Analysis {
    let mut opinions = recorded.games().into_iter().map(|game| {
        let opinion = judge.opinion(game.position());
        judged();
        opinion
    });
    let start = opinions.next().expect("a game has a position");
    let mut before = start;
    let mut turns = Vec::new();
    for (turn, after) in recorded.turns.iter().zip(opinions) {
        let gain = match turn.side {
            Side::First => after.chance - before.chance,
            Side::Second => before.chance - after.chance,
        };
        // The judge cannot blame its own move; what changes then is what it sees.
        let loss = if before.best == Some(turn.played) { 0.0 } else { (-gain).max(0.0) };
        turns.push(JudgedTurn { turn: turn.clone(), best: before.best, after, loss });
        before = after;
    }
    Analysis { names: Side::BOTH.map(|side| recorded.name(side)), start, turns }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::read::read;

    #[test]
    fn values_become_chances() {
        assert_eq!(chance(0), 0.5);
        assert!((chance(400) - 0.731).abs() < 0.001);
        assert!((chance(250) + chance(-250) - 1.0).abs() < 1e-12);
        assert_eq!((chance(exact_score(1)), chance(exact_score(-1)), chance(exact_score(0))), (1.0, 0.0, 0.5));
    }

    #[test]
    fn who_throws_a_game_away_is_found() {
        // Both play the judge's moves, but the second side's third piece is the monomino.
        let judge = Judge::Model(20_000);
        let mut game = crate::game::Game::from_codes("44p0 b9t6 37t0 88m1", blokus_duo::player::Start::Five).unwrap();
        for ply in 0..8 {
            let best = judge.opinion(game.position()).best.unwrap();
            let monomino = blokus_duo::moves::legal_placements(game.position())
                .into_iter()
                .find(|placement| placement.piece().letter() == 'a')
                .map(Move::Place);
            game.play(if ply == 1 { monomino.unwrap() } else { best }).unwrap();
        }
        let text: String = game
            .history()
            .iter()
            .map(|ply| {
                let name = if ply.side == Side::First { 'B' } else { 'W' };
                format!(";{name}[{}]", crate::gtp::cell_notation::write_move(ply.played))
            })
            .collect();
        let mut positions = 0;
        let analysis = analyze(&read(&format!("(;GM[Blokus Duo]{text})")).unwrap(), judge, || positions += 1);
        assert_eq!((analysis.turns.len(), positions), (12, 13));
        let worst = analysis.turns[4..].iter().enumerate().max_by(|(_, a), (_, b)| a.loss.total_cmp(&b.loss)).unwrap();
        assert_eq!(worst.0, 1, "{:?}", analysis.turns.iter().map(|turn| turn.loss).collect::<Vec<_>>());
        assert!(worst.1.loss > 0.2 && worst.1.best != Some(worst.1.turn.played), "{worst:?}");
        // The judge's own moves give nothing away.
        assert!(analysis.turns[6..].iter().all(|turn| turn.loss == 0.0));
        assert_eq!(analysis.turns[5].after.points, [-74, -78]);
    }
}
