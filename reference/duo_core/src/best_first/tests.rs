//! Tests of the search's answers, and of where the tree grows.

mod pruning;

use reference_common::cases::{amount, share};

use super::tree::{Descent, Tree};
use super::*;
use crate::evaluation::{self, exact_score};
use crate::facts;
use crate::model;
use crate::moves::legal_placements;
use crate::player::{PieceSet, Player, Start};
use crate::position::Position;
use crate::search::WIDTH;
use crate::weights::WEIGHTS;

/// Positions of recorded games at this ply.
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
fn answer_is_legal_repeatable_and_in_time() {
    for position in positions(9).take(4) {
        let root = Perspective::from(&position);
        let search = |techniques, budget| BestFirst::new(techniques).search(&root, budget);
        let found = search(Techniques::ALONE, 400_000);
        assert_eq!(found, search(Techniques::ALONE, 400_000));
        assert!(legal_placements(&position).into_iter().any(|placement| found.best == Move::Place(placement)));
        assert!((400_000..411_000).contains(&found.cycles), "{}", found.cycles);
        let two = search(Techniques { engines: 2, ..Techniques::ALL }, 400_000);
        assert!((two.nodes as f64) > 1.8 * found.nodes as f64, "{} {}", two.nodes, found.nodes);
    }
}

#[test]
fn full_tree_answers() {
    // A third engine makes the tree larger than two engines can fill in the contest's second.
    for engines in [2, 3] {
        let mut tree = Tree::new(&Techniques { engines, prune: 0, ..Techniques::ALL });
        tree.settle(&[0], &scored(0, 16));
        while !tree.has_answer() {
            let (path, _) = leaf(&mut tree);
            tree.settle(&path, &scored(0, 16));
        }
        assert_eq!(tree.node(0).visits, if engines == 2 { 16_383 } else { 65_535 });
    }
    let root = Perspective::from(&positions(9).next().unwrap());
    let found = BestFirst::new(Techniques { engines: 2, prune: 0, ..Techniques::ALL }).search(&root, 152_000_000);
    let leaves = tree::most_nodes(2) as u64 / 2;
    assert!((leaves * LEAF_CYCLES..leaves * (LEAF_CYCLES + 1_000)).contains(&found.cycles), "{}", found.cycles);
}

/// A tree that is pruned when it is full searches on, keeps to its memory, and finds the best move
/// of a tree with more memory.
#[test]
fn pruned_tree_searches_on() {
    let mut equal = 0;
    for position in positions(9).take(6) {
        let root = Perspective::from(&position);
        let search = |techniques: Techniques| {
            let mut player = BestFirst::new(techniques);
            let found = player.search(&root, 3_000_000);
            (found, player.last.expect("trees are kept").tree)
        };
        let (full, _) = search(Techniques { nodes: Some(100), prune: 0, ..Techniques::ALL });
        assert!(full.cycles < 600_000, "{}", full.cycles);
        let (pruned, tree) = search(Techniques { nodes: Some(100), ..Techniques::ALL });
        assert!((3_000_000..3_011_000).contains(&pruned.cycles), "{}", pruned.cycles);
        assert!(tree.size() <= 100 && tree.node(0).visits > 500, "{} {}", tree.size(), tree.node(0).visits);
        let (wide, _) = search(Techniques::ALL);
        equal += u32::from(wide.best == pruned.best);
    }
    assert!(equal >= 4, "{equal} of 6");
}

#[test]
fn proved_end_agrees_with_a_search_to_the_end() {
    let mut compared = 0;
    for position in share(positions(24).take(12), 3) {
        let root = Perspective::from(&position);
        let full = model::search(&root, 20_000_000);
        if is_heuristic(full.score) {
            continue;
        }
        let found = BestFirst::new(Techniques::ALONE).search(&root, 20_000_000);
        assert_eq!(found.score.signum(), full.score.signum(), "{position}");
        compared += 1;
    }
    assert!(compared > amount(1, 5), "{compared}");
}

/// The result of a search with this score and this number of moves to consider.
fn scored(score: i32, moves: u32) -> Found {
    Found { best: Move::Pass, score, moves, nodes: 1, depth: 1 }
}

/// A tree whose root has this number of moves.
fn tree(moves: u32) -> Tree {
    let mut tree = Tree::new(&Techniques::ALL);
    tree.settle(&[0], &scored(0, moves));
    tree
}

/// The path to a new leaf, which counts as being searched from now on, and the place of the leaf's
/// move.
fn leaf(tree: &mut Tree) -> (Vec<usize>, usize) {
    let Descent { mut path, end: End::New { place }, .. } = tree.descend() else { panic!("no leaf") };
    path.push(tree.grow(path[path.len() - 1], Move::Pass));
    tree.visit(&path);
    tree.reclaim();
    (path, place)
}

#[test]
fn tree_grows_where_the_side_to_move_does_best() {
    let mut tree = tree(16);
    let mut third = usize::MAX;
    for _ in 0..300 {
        let (path, place) = leaf(&mut tree);
        if path.len() == 2 && place == 2 {
            third = path[1];
        }
        // Good for the side that has made the third move of the list, bad after all other moves.
        let for_first = if path.get(1) == Some(&third) { 200 } else { -200 };
        let first_is_to_move = path.len() % 2 == 1;
        tree.settle(&path, &scored(if first_is_to_move { for_first } else { -for_first }, 16));
    }
    let visits: Vec<u32> = (1..300).map(|child| tree.node(child).visits).collect();
    assert_eq!(visits.iter().max(), Some(&tree.node(third).visits));
    // The mean of all leaves tried there.
    let (_, score, children) = tree.answer();
    assert!((150..=208).contains(&score) && children > 2, "{score} {children}");
}

#[test]
fn busy_leaf_is_avoided_until_its_value_is_known() {
    let mut tree = tree(2);
    let (first, _) = leaf(&mut tree);
    let (second, _) = leaf(&mut tree);
    assert_ne!(first, second);
    assert_eq!(tree.descend().end, End::Blocked);
    tree.settle(&first, &scored(-100, 1));
    assert_eq!(tree.descend().path, first);
}

#[test]
fn proved_children_prove_their_parent() {
    let grown = |scores: [i32; 2]| {
        let mut tree = tree(2);
        let paths = scores.map(|score| {
            let (path, _) = leaf(&mut tree);
            tree.settle(&path, &scored(score, 3));
            path
        });
        assert_eq!(tree.node(paths[0][1]).proved.is_some(), !is_heuristic(scores[0]));
        (tree.has_answer(), tree.answer().1)
    };
    let [lost, won] = [-exact_score(3), exact_score(5)];
    assert_eq!(grown([2_000, lost]), (true, -lost));
    assert_eq!(grown([won, exact_score(1)]), (true, -exact_score(1)));
    let (has_answer, score) = grown([won, 300]);
    assert!(!has_answer && is_heuristic(score));
}

#[test]
fn finished_game_has_no_children() {
    assert!(tree(0).has_answer() && !tree(2).has_answer());
    let mut tree = tree(1);
    let (path, _) = leaf(&mut tree);
    tree.settle(&path, &scored(0, 0));
    for visits in 1..10 {
        assert_eq!(tree.node(path[1]).visits, visits);
        let way = tree.descend();
        assert_eq!((&way.path, way.end), (&path, End::Known(0)));
        tree.visit(&way.path);
        tree.count(&way.path, 0);
    }
}

#[test]
fn leaf_value_is_exact_or_the_mean_of_two_iterations() {
    let mut search = BestFirst::new(Techniques::ALONE);
    let mut task = |position: &Perspective| match search.task(0, vec![0], position, None, 0) {
        Task::Leaf { found, done, .. } => (found, done),
        Task::Free { .. } => unreachable!("it has a leaf"),
    };
    // The other side has placed its last piece: the node is entered, found to be the end, and left.
    let node = Perspective::from(&positions(20).next().unwrap());
    let over = Perspective { other_left: PieceSet::EMPTY, last: None, ..node };
    let exact = -exact_score(completion_bonus(false) + over.own_left.cells() as i32);
    let found = [task(&over), task(&over)].map(|(found, done)| (found.score, found.moves, done));
    assert_eq!(found, [(exact, 1, ENGINE + CLEAR + 3), (exact, 1, ENGINE + 3)]);

    let (found, _) = task(&node);
    let mut model = FastModel::with_index_bits(Techniques::ALONE, INDEX_BITS);
    let mut iterations = Vec::new();
    let mut watch = Watch::new(|iteration, _| iterations.push(iteration));
    let last = model.search_before(&node, LEAF_CYCLES, MAX_DEPTH, &mut watch);
    let [.., earlier, finished] = &iterations[..] else { panic!("{} iterations", iterations.len()) };
    assert_ne!(earlier.score, last.score);
    assert_eq!((found.score, found.moves), ((earlier.score + last.score) >> 1, finished.choices));
}

/// The number of a leaf's moves comes from its second iteration; see [`moves_behind`].
#[test]
fn leaf_has_time_for_two_iterations() {
    for fact in facts::legal_counts() {
        let node = Perspective::from(&fact.position());
        let mut search = BestFirst::new(Techniques::ALONE);
        let last = legal_placements(&fact.position()).len().clamp(1, WIDTH) - 1;
        let picked = search.engines[0].model.pick(&node, Move::Pass, last);
        let leaf = node.after(picked.played);
        let Task::Leaf { found, .. } = search.task(0, vec![0, 1], &leaf, Some(picked), 0) else {
            panic!("it has a leaf")
        };
        assert!(found.depth >= 2 || !is_heuristic(found.score), "{} plies: {}", found.depth, fact.position());
    }
}

#[test]
fn loss_that_only_an_interrupted_iteration_sees_does_not_count() {
    let mut seen = 0;
    for position in (16..28).flat_map(positions) {
        let node = Perspective::from(&position);
        let mut model = FastModel::with_index_bits(Techniques::ALONE, INDEX_BITS);
        let mut whole = None;
        let mut watch = Watch::new(|iteration, _| whole = Some(iteration.score));
        let last = model.search_before(&node, LEAF_CYCLES, MAX_DEPTH, &mut watch);
        if is_loss(last.score) && !whole.is_none_or(is_loss) {
            let mut search = BestFirst::new(Techniques::ALONE);
            let Task::Leaf { found, .. } = search.task(0, vec![0], &node, None, 0) else { panic!("it has a leaf") };
            assert!(!is_loss(found.score), "{position}");
            seen += 1;
        }
        if seen == 3 {
            return;
        }
    }
    panic!("{seen} of 3 positions");
}

#[test]
fn draw_ends_a_line_but_not_the_search() {
    let mut drawn = 0;
    for game in facts::games() {
        let moves: Vec<Move> = facts::moves(game.moves).collect();
        let mut positions = vec![Position::new(Start::Five)];
        for &played in &moves {
            let mut after = positions[positions.len() - 1];
            after.play_unchecked(played);
            positions.push(after);
        }
        let [first, second] = [Player::First, Player::Second].map(|it| positions[moves.len()].score(it));
        if first == second && positions[moves.len()].is_over() {
            let root = Perspective::from(&positions[moves.len() - 3]);
            let found = BestFirst::new(Techniques::ALL).search(&root, 3_000_000);
            assert!(found.depth <= MAX_DEPTH, "{} plies: {}", found.depth, positions[moves.len() - 3]);
            drawn += 1;
        }
    }
    assert!(drawn > 2, "{drawn}");
}

#[test]
fn single_move_is_answered_at_once() {
    let only = facts::games().find_map(|game| {
        let mut position = Position::new(Start::Five);
        facts::moves(game.moves).find_map(|played| {
            position.play(played).ok()?;
            let is_open = is_heuristic(model::search(&Perspective::from(&position), 1).score);
            (is_open && legal_placements(&position).len() == 1).then_some(position)
        })
    });
    let position = only.expect("a position with one placement");
    let found = BestFirst::new(Techniques::ALONE).search(&Perspective::from(&position), 10_000_000);
    assert_eq!(found.best, Move::Place(legal_placements(&position)[0]));
    assert!(found.cycles < 3 * LEAF_CYCLES, "{}", found.cycles);
}

#[test]
fn moves_are_listed_by_static_value_after_the_move_of_the_search() {
    for position in positions(14).filter(|position| legal_placements(position).len() >= 40).take(5) {
        let node = Perspective::from(&position);
        let mut model = FastModel::new(Techniques::ALONE);
        let first = model.search(&node, 3_000, MAX_DEPTH).best;
        let value = |played| evaluation::leaf(&WEIGHTS, &node, played).score;
        let placements = legal_placements(&position);
        let mut values: Vec<i32> =
            placements.iter().map(|&it| Move::Place(it)).filter(|&it| it != first).map(value).collect();
        values.sort_by_key(|value| -value);
        let picked: Vec<_> = (0..40).map(|place| model.pick(&node, first, place)).collect();
        assert_eq!(picked[0].played, first);
        assert_eq!(picked[1..].iter().map(|picked| value(picked.played)).collect::<Vec<_>>(), values[..39]);
        // A pass over the moves as in the first iteration; the cycles for entering and leaving a
        // node; and the sorter.
        let pass = model::variant(&node, Techniques::ALONE, 0, 1).cycles - 2 + 1;
        for (place, picked) in (0..).zip(&picked) {
            let passes = place / WIDTH as u64 + 1;
            assert_eq!(picked.nodes, passes * placements.len() as u64);
            // The passes, a cycle between two of them, and a cycle per move.
            assert_eq!(picked.cycles, passes * pass + (passes - 1) + place + 1, "{place}");
        }
    }
}

#[test]
fn tree_chooses_among_the_legal_moves_within_its_branching() {
    let moves_at = |position: &Position, name: &str, plies: usize| {
        let mut search = BestFirst::new(name.parse().unwrap());
        match search.task(0, vec![0; plies + 1], &Perspective::from(position), None, 0) {
            Task::Leaf { found, .. } => found.moves as usize,
            Task::Free { .. } => unreachable!("it has a leaf"),
        }
    };
    let position = positions(14).next().unwrap();
    let legal = legal_placements(&position).len();
    assert!(legal > 64, "{legal}");
    for (name, expected) in [
        ("", [WIDTH; 3]),
        ("-branching8", [WIDTH; 3]),
        ("-branching40", [40; 3]),
        ("-branchingall", [legal; 3]),
        ("-branching64.32", [64, 32, WIDTH]),
        ("-width32", [32; 3]),
    ] {
        assert_eq!([0, 1, 2].map(|plies| moves_at(&position, name, plies)), expected, "{name}");
    }
    let few = positions(26).find(|position| (2..WIDTH).contains(&legal_placements(position).len())).unwrap();
    assert_eq!(moves_at(&few, "-branchingall", 0), moves_at(&few, "", 0));
}

#[test]
fn tail_leads_to_moves_far_down_the_list() {
    let visits_of_good_move = |tail| {
        let mut tree = Tree::new(&Techniques { tail, ..Techniques::ALL });
        tree.settle(&[0], &scored(0, 64));
        let mut good = None;
        for _ in 0..2_000 {
            let (path, place) = leaf(&mut tree);
            if path.len() == 2 && place == 30 {
                good = Some(path[1]);
            }
            // Good for the side that has made the move at place 30, level after all other moves.
            let for_first = if path.get(1) == good.as_ref() { 400 } else { 0 };
            tree.settle(&path, &scored(if path.len() % 2 == 1 { for_first } else { -for_first }, 16));
        }
        good.map(|child| tree.node(child).visits)
    };
    assert_eq!(visits_of_good_move(0), None);
    assert!(visits_of_good_move(800) > Some(300), "{:?}", visits_of_good_move(800));
}

/// The results of a search and of the next one, two plies later, which has this budget.
fn second_search(techniques: Techniques, budget_cycles: u64) -> (SearchResult, SearchResult) {
    let mut position = positions(9).next().unwrap();
    let mut search = BestFirst::new(techniques);
    let first = search.search(&Perspective::from(&position), 1_000_000);
    position.play_unchecked(first.best);
    let reply = BestFirst::new(Techniques::ALL).search(&Perspective::from(&position), 500_000).best;
    position.play_unchecked(reply);
    (first, search.search(&Perspective::from(&position), budget_cycles))
}

#[test]
fn kept_tree_answers_without_a_search_and_grows_on() {
    let (_, at_once) = second_search(Techniques::ALL, 0);
    assert!(at_once.nodes == 0 && at_once.cycles < 1_000, "{at_once:?}");
    let (_, anew) = second_search(Techniques { keeps: false, ..Techniques::ALL }, 0);
    assert!(anew.nodes > 0, "a search anew has at least a leaf");
    let (first, second) = second_search(Techniques::ALL, 100_000);
    assert!(second.nodes > 0 && second.nodes < first.nodes / 5, "{second:?}");
}

/// The numbers of a node's visited children.
fn children(tree: &Tree, node: usize) -> Vec<usize> {
    tree.children(node).map(|(number, _)| number).collect()
}

/// The numbers of all nodes of a tree, in ascending order.
fn numbers(tree: &Tree) -> Vec<usize> {
    let mut nodes = vec![0];
    for at in 0.. {
        let Some(&node) = nodes.get(at) else { break };
        nodes.extend(children(tree, node));
    }
    let count = nodes.len();
    nodes.sort_unstable();
    nodes.dedup();
    assert_eq!(nodes.len(), count, "a node is in two places");
    nodes
}

/// The visits below a node, in the order of the moves.
fn shape(tree: &Tree, node: usize) -> Vec<u32> {
    let below = children(tree, node).into_iter().flat_map(|child| shape(tree, child));
    std::iter::once(tree.node(node).visits).chain(below).collect()
}

#[test]
fn followed_tree_is_the_part_below_and_uses_the_other_nodes_again() {
    let mut tree = tree(16);
    let mut rng = fastrand::Rng::with_seed(1);
    let (mut used, mut moved) = (1, 0);
    for _ in 0..40 {
        for _ in 0..rng.u32(1..600) {
            let Descent { mut path, .. } = tree.descend();
            path.push(tree.grow(path[path.len() - 1], Move::Pass));
            tree.visit(&path);
            let score = rng.i32(-900..900);
            tree.settle(&path, &scored(score, 16));
            moved += tree.reclaim().unwrap_or(0);
        }
        // Each visit has added a node.
        let nodes = numbers(&tree);
        assert_eq!(nodes.len(), tree.node(0).visits as usize);
        used = used.max(nodes.len());
        // New nodes are taken only when no other is left; one is always ready.
        assert!(nodes[nodes.len() - 1] <= used, "{} of {used}", nodes[nodes.len() - 1]);
        let at = children(&tree, 0);
        let place = rng.usize(..at.len());
        let (expected, counted) = (shape(&tree, at[place]), place as u64 + 1);
        assert_eq!(tree.follow(|number, _| number == at[place]), (true, counted));
        assert_eq!(shape(&tree, 0), expected);
        assert_eq!(tree.node(0).next_sibling, None);
        assert_eq!(tree.follow(|_, _| false), (false, children(&tree, 0).len() as u64));
    }
    assert!(moved > 1_000, "{moved}");
}
