//! Analyses a recorded game: judges every position with the same effort and computes the loss of
//! every turn.

use duo_core::placement::Move;
use duo_core::player::Player as Side;

use crate::read::{Recorded, RecordedTurn};
use duo_players::judge::{Judge, Opinion};

/// A turn and its loss.
#[derive(Clone, Debug)]
pub struct JudgedTurn {
    /// The turn.
    pub turn: RecordedTurn,
    /// The judge's move.
    pub best: Option<Move>,
    /// The position after it.
    pub after: Opinion,
    /// The chance to win that it gave away, from 0 to 1; zero for a turn of a given opening.
    pub loss: f64,
    /// Whether it belongs to an opening that was given to both sides.
    pub given: bool,
}

/// A game, judged.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The names of the sides.
    pub names: [String; 2],
    /// The position before the first turn.
    pub start: Opinion,
    /// The turns.
    pub turns: Vec<JudgedTurn>,
}

/// Judges a game. Calls `judged` after every position.
pub fn analyze(recorded: &Recorded, judge: Judge, mut judged: impl FnMut()) -> Analysis {
    let mut opinions = recorded.games().into_iter().map(|game| {
        let opinion = judge.opinion(game.position());
        judged();
        opinion
    });
    let start = opinions.next().expect("a game has a position");
    let mut before = start;
    let mut turns = Vec::new();
    let opening_plies = recorded.opening_plies();
    for (ply, (turn, after)) in recorded.turns.iter().zip(opinions).enumerate() {
        let given = ply < opening_plies;
        let gain = match turn.side {
            Side::First => after.chance - before.chance,
            Side::Second => before.chance - after.chance,
        };
        // The judge's own move has no loss, because only the judge's estimate has changed.
        let loss = if given || before.best == Some(turn.played) { 0.0 } else { (-gain).max(0.0) };
        turns.push(JudgedTurn { turn: turn.clone(), best: before.best, after, loss, given });
        before = after;
    }
    Analysis { names: Side::BOTH.map(|side| recorded.name(side)), start, turns }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::read;

    #[test]
    fn analysis_finds_the_turn_that_lost_the_game() {
        // Both sides play the judge's moves, except that the second side's third piece is the
        // monomino.
        let judge = Judge::Model(20_000);
        let mut game =
            duo_players::game::Game::from_codes("44p0 b9t6 37t0 88m1", duo_core::player::Start::Five).unwrap();
        for ply in 0..8 {
            let best = judge.opinion(game.position()).best.unwrap();
            let monomino = duo_core::moves::legal_placements(game.position())
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
                format!(";{name}[{}]", duo_core::cell_notation::write_move(ply.played))
            })
            .collect();
        let mut positions = 0;
        let analysis = analyze(&read(&format!("(;GM[Blokus Duo]{text})"), None).unwrap(), judge, || positions += 1);
        assert_eq!((analysis.turns.len(), positions), (12, 13));
        let worst = analysis.turns[4..].iter().enumerate().max_by(|(_, a), (_, b)| a.loss.total_cmp(&b.loss)).unwrap();
        assert_eq!(worst.0, 1, "{:?}", analysis.turns.iter().map(|turn| turn.loss).collect::<Vec<_>>());
        assert!(worst.1.loss > 0.2 && worst.1.best != Some(worst.1.turn.played), "{worst:?}");
        // The judge's own moves give nothing away.
        assert!(analysis.turns[6..].iter().all(|turn| turn.loss == 0.0));
        assert_eq!(analysis.turns[5].after.points, [-74, -78]);
    }
}
