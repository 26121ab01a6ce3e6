//! The engine follows the rules, respects its limits, and plays ends of games exactly.

use super::table::{key, Bound, Entry};
use super::value::HORIZON;
use super::*;
use crate::evaluation::exact_score;
use crate::facts;
use crate::moves::legal_placements;
use crate::placement::Move;
use crate::player::{Player, Start};
use crate::search::INFINITY;

#[test]
fn answers_are_legal_and_respect_the_limit() {
    for fact in facts::legal_counts() {
        let position = fact.position();
        for threads in [1, 2] {
            for limit in [Limit::Depth(2), Limit::Nodes(5_000), Limit::Time(Duration::ZERO)] {
                let result = Engine::new(threads).think(&position, limit);
                assert_eq!(position.check(result.best), Ok(()), "{position}");
                match limit {
                    Limit::Depth(depth) => assert!(result.depth <= depth, "{position}"),
                    // Every thread checks the limit after a number of nodes, and may list one more
                    // node's moves.
                    Limit::Nodes(nodes) => assert!(result.nodes < nodes + 4_000 * threads as u64, "{position}"),
                    // The first iteration, and the nodes until the first check of the clock.
                    Limit::Time(_) => assert!(result.nodes < 5_000 * threads as u64, "{position}: {}", result.nodes),
                }
            }
        }
    }
}

#[test]
fn table_keeps_its_move_where_no_move_reaches_alpha() {
    let root = Perspective::from(&Position::new(Start::Five));
    let known = legal_placements(&Position::new(Start::Five)).into_iter().last();
    let (stop, table) = (AtomicBool::new(false), Table::new());
    let effort = Effort::new(Limit::Depth(3), &stop);
    let shallow = Entry { value: 0, bound: Bound::Upper, depth: 1, gaps: HORIZON, width: 0, best: known };
    table.put(key(&root), shallow);
    let value = Worker::new(&effort, &table).search_node(&root, 3, 1, INFINITY - 1, INFINITY).unwrap();
    let entry = table.get(key(&root)).unwrap();
    assert!(value.score < INFINITY - 1);
    assert_eq!((entry.depth, entry.bound, entry.best), (3, Bound::Upper, known));
}

#[test]
fn one_thread_repeats_its_answer() {
    for fact in facts::legal_counts().step_by(10) {
        let position = fact.position();
        for limit in [Limit::Depth(3), Limit::Nodes(20_000)] {
            let think = || Engine::new(1).think(&position, limit);
            assert_eq!(think(), think(), "{position}");
        }
    }
}

/// The margin at the end for the side to move, computed by trying everything.
fn solve(position: &mut Position, mut alpha: i32, beta: i32) -> i32 {
    if position.is_over() {
        return if position.to_move() == Player::First { position.margin() } else { -position.margin() };
    }
    let mut moves: Vec<Move> = legal_placements(position).into_iter().map(Move::Place).collect();
    moves.sort_by_key(|played| matches!(played, Move::Place(placement) if placement.piece().size() < 4));
    if moves.is_empty() {
        moves.push(Move::Pass);
    }
    let mut best = i32::MIN;
    for played in moves {
        let undo = position.play_unchecked(played);
        best = best.max(-solve(position, -beta, -alpha));
        position.undo(undo);
        alpha = alpha.max(best);
        if best >= beta {
            break;
        }
    }
    best
}

#[test]
fn ends_of_games_are_played_exactly() {
    let mut solved = 0;
    for game in facts::games().take(150) {
        let moves: Vec<Move> = facts::moves(game.moves).collect();
        let mut position = Position::new(Start::Five);
        for (ply, &played) in moves.iter().enumerate() {
            // A position with a single legal move is not searched.
            if ply + 9 > moves.len() && !position.is_over() && (2..30).contains(&legal_placements(&position).len()) {
                let margin = solve(&mut position.clone(), -1_000, 1_000);
                for threads in [1, 2] {
                    let result = Engine::new(threads).think(&position, Limit::Depth(MAX_DEPTH));
                    assert_eq!(result.score, exact_score(margin), "{position}");
                    let mut after = position;
                    after.play_unchecked(result.best);
                    assert_eq!(-solve(&mut after, -1_000, 1_000), margin, "{position}: {:?}", result.best);
                }
                solved += 1;
            }
            position.play_unchecked(played);
        }
    }
    assert!(solved > 500, "{solved} positions");
}
