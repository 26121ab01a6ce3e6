//! The search by what it answers, and the tree by where it goes.

use super::*;
use crate::evaluation::leaf;
use crate::facts;
use crate::model::{self, Listed};
use crate::moves::legal_placements;
use crate::player::Start;
use crate::position::Position;
use crate::weights::WEIGHTS;

/// Positions of recorded games at a ply.
fn positions(ply: u32) -> impl Iterator<Item = Position> {
    facts::games().filter_map(move |game| {
        let mut position = Position::new(Start::Five);
        let mut moves = facts::moves(game.moves);
        while position.ply() < ply {
            position.play(moves.next()?).ok()?;
        }
        (!position.is_over()).then_some(position)
    })
}

#[test]
fn an_answer_is_legal_the_same_each_time_and_in_time() {
    for position in positions(9).take(4) {
        let root = Perspective::from(&position);
        let search = |techniques, budget| BestFirst::new(techniques).search(&root, budget);
        let found = search(Techniques::ALONE, 400_000);
        assert_eq!(found, search(Techniques::ALONE, 400_000));
        assert!(legal_placements(&position).into_iter().any(|placement| found.best == Move::Place(placement)));
        // A leaf's search, and what is around it.
        assert!((400_000..400_000 + 2 * LEAF_CYCLES).contains(&found.cycles), "{}", found.cycles);
        let two = search(Techniques { engines: 2, ..Techniques::ALL }, 400_000);
        assert!((two.nodes as f64) > 1.8 * found.nodes as f64, "{} {}", two.nodes, found.nodes);
    }
}

#[test]
fn a_full_tree_answers() {
    let root = Perspective::from(&positions(9).next().unwrap());
    let mut small = BestFirst { most_nodes: 20, ..BestFirst::new(Techniques::ALL) };
    let found = small.search(&root, 100_000_000);
    assert!((10 * LEAF_CYCLES..20 * LEAF_CYCLES).contains(&found.cycles), "{}", found.cycles);
}

#[test]
fn an_end_in_sight_is_proved_as_a_search_to_the_end_proves_it() {
    let mut compared = 0;
    for position in positions(24).take(12) {
        let root = Perspective::from(&position);
        let full = model::search(&root, 20_000_000);
        if is_open(full.score) {
            continue;
        }
        let found = BestFirst::new(Techniques::ALONE).search(&root, 20_000_000);
        assert_eq!(found.score.signum(), full.score.signum(), "{position}");
        compared += 1;
    }
    assert!(compared > 5, "{compared}");
}

/// A search that has found this.
fn scored(score: i32) -> SearchResult {
    SearchResult { best: Move::Pass, score, nodes: 1, cycles: 1, depth: 1 }
}

/// The root of a tree, and its first moves.
fn root() -> (Perspective, Vec<Move>) {
    let root = Perspective::from(&Position::new(Start::Five));
    let moves = FastModel::new(Techniques::ALONE).list(&root).moves;
    (root, moves)
}

#[test]
fn a_tree_grows_where_the_side_to_move_does_best() {
    let (root, moves) = root();
    let list = |node: &Perspective| FastModel::new(Techniques::ALONE).list(node);
    let mut tree = Tree::new(root, SearchResult { best: moves[0], ..scored(0) });
    for _ in 0..300 {
        let way = tree.descend(list).unwrap();
        // Good for who has made the third move of the list, bad behind all others.
        let good = way.path.len() > 1 && tree.position(way.path[1]).other == moves[2].placement().unwrap().cells();
        let for_first = if good { 200 } else { -200 };
        let first_is_to_move = way.path.len() % 2 == 1;
        tree.settle(
            &way,
            SearchResult {
                best: list(tree.leaf(&way)).moves[0],
                ..scored(if first_is_to_move { for_first } else { -for_first })
            },
        );
    }
    let (best, score, depth) = tree.answer();
    assert_eq!(best, moves[2]);
    // The mean of all that was tried there.
    assert!((150..=208).contains(&score) && depth > 2, "{score} {depth}");
}

#[test]
fn what_is_being_searched_is_left_alone_until_it_is_known() {
    let (root, moves) = root();
    let listed = |count: usize| Listed { moves: moves[..count].to_vec(), ..Listed::default() };
    let mut tree = Tree::new(root, SearchResult { best: moves[0], ..scored(0) });
    let first = tree.descend(|_| listed(2)).unwrap();
    let second = tree.descend(|_| unreachable!("it is listed already")).unwrap();
    assert_ne!(first.path, second.path);
    assert!(tree.descend(|_| unreachable!()).is_none());
    tree.settle(&first, scored(-100));
    assert_eq!(tree.descend(|_| listed(1)).unwrap().path[..2], first.path);
}

#[test]
fn what_follows_from_proved_children_is_proved() {
    let (root, moves) = root();
    let listed = || Listed { moves: moves[..2].to_vec(), ..Listed::default() };
    let grown = |scores: [i32; 2]| {
        let mut tree = Tree::new(root, SearchResult { best: moves[0], ..scored(0) });
        for score in scores {
            let way = tree.descend(|_| listed()).unwrap();
            tree.settle(&way, scored(score));
        }
        (tree.has_answer(), tree.answer().0, tree.answer().1)
    };
    let [lost, won] = [-exact_score(3), exact_score(5)];
    assert_eq!(grown([2_000, lost]), (true, moves[1], -lost));
    assert_eq!(grown([won, exact_score(1)]), (true, moves[1], -exact_score(1)));
    assert_eq!((grown([won, 300]).0, grown([won, 300]).1), (false, moves[1]));
}

#[test]
fn who_has_one_move_only_answers_at_once() {
    let only = facts::games().find_map(|game| {
        let mut position = Position::new(Start::Five);
        facts::moves(game.moves).find_map(|played| {
            position.play(played).ok()?;
            let is_open = is_open(model::search(&Perspective::from(&position), 1).score);
            (is_open && legal_placements(&position).len() == 1).then_some(position)
        })
    });
    let position = only.expect("a position with one placement");
    let found = BestFirst::new(Techniques::ALONE).search(&Perspective::from(&position), 10_000_000);
    assert_eq!(found.best, Move::Place(legal_placements(&position)[0]));
    assert!(found.cycles < 3 * LEAF_CYCLES, "{}", found.cycles);
}

#[test]
fn moves_are_listed_by_their_static_values() {
    for position in positions(14).take(5) {
        let node = Perspective::from(&position);
        let listed = FastModel::new(Techniques::ALONE).list(&node);
        let placements = legal_placements(&position);
        let mut scores: Vec<i32> =
            placements.into_iter().map(|it| leaf(&WEIGHTS, &node, Move::Place(it)).score).collect();
        assert_eq!(listed.nodes, scores.len() as u64);
        scores.sort_by_key(|score| -score);
        scores.truncate(listed.moves.len());
        assert_eq!(listed.moves.iter().map(|&it| leaf(&WEIGHTS, &node, it).score).collect::<Vec<_>>(), scores);
    }
}
