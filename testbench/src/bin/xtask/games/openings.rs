//! Openings for matches: the known ones, then as many balanced ones as are wanted, always the same.

use blokus_duo::facts;
use blokus_duo::model;
use blokus_duo::notation::encode;
use blokus_duo::placement::Move;
use blokus_duo::player::Start;
use blokus_duo::position::Position;

use super::scatter;

/// Random moves of an opening.
const PLIES: usize = 4;

/// An opening is balanced if a search of so many cycles finds it worth no more than this, in units of 1/400 logit.
const BUDGET_CYCLES: u64 = 300_000;
const BALANCED: i32 = 130;

/// `count` openings, as codes.
pub fn list(count: usize) -> Vec<String> {
    let known = facts::openings().map(str::to_string);
    let codes = |moves: Vec<Move>| moves.into_iter().map(|played| encode(played).to_string()).collect::<Vec<_>>();
    let drawn = (0..).filter_map(|number| draw(&mut fastrand::Rng::with_seed(number), BUDGET_CYCLES));
    known.chain(drawn.map(|moves| codes(moves).join(" "))).take(count).collect()
}

/// Moves drawn by lot, if a search of so many cycles finds them balanced.
pub fn draw(rng: &mut fastrand::Rng, budget_cycles: u64) -> Option<Vec<Move>> {
    let mut position = Position::new(Start::Five);
    let mut moves = Vec::new();
    for _ in 0..PLIES {
        let played = scatter::draw(&position, rng);
        position.play_unchecked(played);
        moves.push(played);
    }
    (model::think(&position, budget_cycles).score.abs() <= BALANCED).then_some(moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_are_balanced_and_always_the_same() {
        let openings = list(20);
        assert_eq!(openings, list(20));
        let known: Vec<_> = facts::openings().collect();
        assert_eq!(openings[..known.len()], known);
        let mut sorted = openings.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), 20);
        for opening in &openings[known.len()..] {
            let position = Position::from_moves(opening, Start::Five).unwrap();
            assert_eq!(position.ply() as usize, PLIES);
            assert!(model::think(&position, BUDGET_CYCLES).score.abs() <= BALANCED, "{opening}");
        }
    }
}
