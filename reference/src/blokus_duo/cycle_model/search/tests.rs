//! The model and the fast twin search the same.

use super::*;
use crate::blokus_duo::position::Position;
use crate::blokus_duo::search::SearchResult;
use crate::blokus_duo::{facts, model};

fn think(search: &mut Search, position: &Position, budget_cycles: u32) -> SearchResult {
    let seen = Perspective::from(position);
    let input = In {
        own: seen.own,
        other: seen.other,
        own_left: seen.own_left,
        other_left: seen.other_left,
        starts_at_ten: seen.start == Start::Ten,
        ply: seen.ply,
        passed: seen.passed(),
        budget_cycles,
        new_game: true,
        ..In::default()
    };
    search.step(In { start: true, ..input });
    loop {
        let out = search.step(input);
        if out.done {
            return SearchResult {
                best: out.placement.to_move(),
                score: i32::from(out.score),
                nodes: u64::from(out.nodes),
                cycles: u64::from(out.cycles),
                depth: u32::from(out.depth),
            };
        }
    }
}

#[test]
fn the_twin_searches_the_same() {
    let mut search = Search::default();
    for (index, fact) in facts::legal_counts().enumerate() {
        let budget_cycles = 1 << (index % 16);
        let position = fact.position();
        let expected = model::think(&position, u64::from(budget_cycles));
        assert_eq!(think(&mut search, &position, budget_cycles), expected, "{position}, {budget_cycles} cycles");
    }
}

#[test]
fn the_twin_plays_the_end_of_the_game_the_same() {
    let mut search = Search::default();
    for game in facts::games().take(100) {
        let moves: Vec<Move> = facts::moves(game.moves).collect();
        let mut position = Position::new(Start::Five);
        for (ply, &played) in moves.iter().enumerate() {
            if ply + 9 > moves.len() && !position.is_over() {
                let expected = model::think(&position, 30_000);
                assert_eq!(think(&mut search, &position, 30_000), expected, "{position}");
            }
            position.play_unchecked(played);
        }
    }
}
