//! The cycle model and the fast model search alike, with any number of engines.

use reference_common::cases::share;

use super::{Engines, In};
use crate::cycle_model::CycleModel;
use crate::facts;
use crate::model::FastModel;
use crate::perspective::Perspective;
use crate::placement::Move;
use crate::player::Start;
use crate::position::Position;
use crate::search::techniques::Techniques;
use crate::search::{SearchResult, MAX_DEPTH};

/// Numbers of engines, each with a step through the positions and games, because models of many
/// engines are slow.
fn all() -> [(Techniques, usize); 6] {
    [(2, 1), (1, 1), (3, 8), (4, 12), (6, 20), (8, 30)]
        .map(|(engines, one_of)| (Techniques { engines, ..Techniques::ALL }, one_of))
}

/// The answer to an input that begins a search.
fn run(engines: &mut Engines, input: In) -> SearchResult {
    engines.step(In { start: true, ..input });
    loop {
        let out = engines.step(input);
        if out.done {
            return out.result();
        }
    }
}

#[test]
fn engines_search_like_the_fast_model() {
    for (techniques, one_of) in all() {
        let mut engines = Engines::new(techniques.configuration());
        for (index, fact) in share(facts::legal_counts().enumerate().step_by(one_of), 5) {
            let budget_cycles = 1 << (index % 18);
            let position = fact.position();
            let expected =
                FastModel::new(techniques).search(&Perspective::from(&position), budget_cycles.into(), MAX_DEPTH);
            let found = run(&mut engines, In { new_game: true, ..In::of(&position, budget_cycles) });
            assert_eq!(found, expected, "{position}, {budget_cycles} cycles, model{techniques}");
        }
    }
}

#[test]
fn engines_keep_their_tables_like_the_fast_model() {
    for (techniques, one_of) in all() {
        let mut engines = Engines::new(techniques.configuration());
        for game in share(facts::games().take(60).step_by(one_of), 10) {
            let (mut position, mut fast_model) = (Position::new(Start::Five), FastModel::new(techniques));
            for (ply, played) in facts::moves(game.moves).enumerate() {
                if !position.is_over() && ply % 4 == 0 {
                    let root = Perspective::from(&position);
                    let input = In { new_game: ply == 0, ..In::of(&position, 30_000) };
                    let found = run(&mut engines, input);
                    assert_eq!(found, fast_model.search(&root, 30_000, MAX_DEPTH), "{position}, model{techniques}");
                    let behind = run(&mut engines, In { behind_answer: true, new_game: false, ..input });
                    let expected = fast_model.search(&root.after(found.best), 30_000, MAX_DEPTH);
                    assert_eq!(behind, expected, "behind {} in {position}, model{techniques}", found.best);
                }
                position.play_unchecked(played);
            }
        }
    }
}

#[test]
fn engines_play_the_end_of_the_game_like_the_fast_model() {
    for (techniques, one_of) in all() {
        let mut engines = Engines::new(techniques.configuration());
        for game in share(facts::games().take(60).step_by(one_of), 10) {
            let moves: Vec<Move> = facts::moves(game.moves).collect();
            let mut position = Position::new(Start::Five);
            for (ply, &played) in moves.iter().enumerate() {
                if ply + 9 > moves.len() && !position.is_over() {
                    let expected = FastModel::new(techniques).search(&Perspective::from(&position), 30_000, MAX_DEPTH);
                    let found = run(&mut engines, In { new_game: true, ..In::of(&position, 30_000) });
                    assert_eq!(found, expected, "{position}, model{techniques}");
                }
                position.play_unchecked(played);
            }
        }
    }
}
