//! Openings for matches: the known ones, then balanced random ones, always in the same order.

use std::fs;

use anyhow::{Context, Result};
use duo_core::book::Book;
use duo_core::facts;
use duo_core::model;
use duo_core::moves::legal_placements;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Start;
use duo_core::position::Position;
use testbench::workspace;

use super::scatter;
use crate::book::BUILT_IN;

/// Random moves of an opening.
const PLIES: usize = 4;

/// An opening is balanced if a search with this many cycles values it at most this far from zero,
/// in units of 1/400 logit.
const BUDGET_CYCLES: u64 = 300_000;
const BALANCED: i32 = 130;

/// Cycles for judging a reply to the first move.
const GLANCE_CYCLES: u64 = 3_000;

/// `count` openings, as codes.
pub fn list(count: usize) -> Vec<String> {
    let known = facts::openings().map(str::to_string);
    let codes = |moves: Vec<Move>| moves.into_iter().map(|played| encode(played).to_string()).collect::<Vec<_>>();
    let drawn = (0..).filter_map(|number| draw(&mut fastrand::Rng::with_seed(number), BUDGET_CYCLES));
    known.chain(drawn.map(|moves| codes(moves).join(" "))).take(count).collect()
}

/// `count` openings of two plies: the opening book's first move, with the replies that a short
/// search likes best.
pub fn replies(count: usize) -> Result<Vec<String>> {
    let mut position = Position::new(Start::Five);
    let first = built_in()?.find(&position, 0).context("the opening book lacks the empty board")?.best;
    position.play_unchecked(first);
    let worth = |reply: Move| {
        let mut next = position;
        next.play_unchecked(reply);
        -model::think(&next, GLANCE_CYCLES).score
    };
    let legal = legal_placements(&position).into_iter().map(Move::Place);
    let mut replies: Vec<(i32, Move)> = legal.map(|reply| (worth(reply), reply)).collect();
    replies.sort_by_key(|(worth, _)| -worth);
    Ok(replies.into_iter().take(count).map(|(_, reply)| format!("{first} {reply}")).collect())
}

/// The opening book that comes with the programs.
fn built_in() -> Result<Book> {
    let path = workspace::root().join(BUILT_IN);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Book::parse(&text).with_context(|| format!("cannot read {}", path.display()))
}

/// Draws random moves; `None` if a search with this budget does not find them balanced.
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

    #[test]
    fn replies_follow_the_books_first_move_and_the_likeliest_come_first() {
        let few = replies(5).unwrap();
        assert_eq!(few, replies(8).unwrap()[..5]);
        let first: Vec<&str> = few.iter().filter_map(|opening| opening.split(' ').next()).collect();
        let book = built_in().unwrap().find(&Position::new(Start::Five), 0).unwrap().best.to_string();
        assert!(first.iter().all(|&first| first == book));
        let positions: Vec<_> = few.iter().map(|opening| Position::from_moves(opening, Start::Five).unwrap()).collect();
        let scores: Vec<i32> = positions.iter().map(|position| model::think(position, GLANCE_CYCLES).score).collect();
        assert!(scores.is_sorted(), "{scores:?}");
    }
}
