//! Tests of what a pruned tree keeps and loses.

use super::*;
use crate::placement::Placement;

/// A tree with a memory for 1,000 nodes, whose root has been searched.
fn small_tree() -> Tree {
    let mut tree = Tree::new(&Techniques { nodes: Some(1_000), ..Techniques::ALL });
    tree.settle(&[0], &scored(0, 16));
    tree
}

#[test]
fn pruned_tree_keeps_its_values_and_loses_no_node() {
    let mut tree = small_tree();
    let mut rng = fastrand::Rng::with_seed(2);
    let (mut grown, mut pruned, mut proved) = (0, 0, 0);
    while tree.node(0).visits < 20_000 {
        if let Descent { path, end: End::Known(score), .. } = tree.descend() {
            tree.visit(&path);
            tree.count(&path, score);
            continue;
        }
        let (path, _) = leaf(&mut tree);
        let ends = path.len() > 4 && rng.u32(..60) == 0;
        tree.settle(&path, &scored(if ends { exact_score(rng.i32(-9..9)) } else { rng.i32(-900..900) }, 16));
        grown += 1;
        if !tree.is_full() {
            continue;
        }
        // All nodes are in use but the next one.
        assert_eq!(numbers(&tree).len(), 999);
        assert!(grown >= 250, "{grown} since the last pruning");
        let values = |tree: &Tree| tree.children(0).map(|(_, child)| (child.visits, child.sum)).collect::<Vec<_>>();
        let before = values(&tree);
        let is_proved = |&node: &usize| tree.node(node).proved.is_some() && !children(&tree, node).is_empty();
        proved += numbers(&tree).into_iter().filter(is_proved).count();
        tree.prune(|_| false);
        assert_eq!(values(&tree), before);
        let parents = numbers(&tree).into_iter().filter(|&node| node > 0 && !children(&tree, node).is_empty());
        for parent in parents {
            assert!(tree.node(parent).visits >= 4, "{} visits", tree.node(parent).visits);
            assert_eq!(tree.node(parent).proved, None);
            assert_eq!(tree.node(parent).unvisited as usize + children(&tree, parent).len(), 16);
        }
        (grown, pruned) = (0, pruned + 1);
    }
    assert!(pruned > 20 && proved > 20, "pruned {pruned} times, {proved} proved nodes");
}

#[test]
fn pruned_root_plays_the_move_that_proves_it() {
    let [first, second, third] = [0, 1, 2].map(|place| Move::Place(Placement::all().nth(place).unwrap()));
    for (scores, best) in [
        // Won by the second move.
        ([50, exact_score(-3), 40], second),
        // Lost by least after the third move.
        ([exact_score(5), exact_score(4), exact_score(2)], third),
    ] {
        let mut tree = small_tree();
        let mut grow = |parents: &[usize], played, score, moves| {
            let number = tree.grow(parents[parents.len() - 1], played);
            let path = [parents, &[number]].concat();
            tree.visit(&path);
            tree.settle(&path, &Found { best: first, ..scored(score, moves) });
            tree.reclaim();
            number
        };
        let root = grow(&[0], Move::Pass, 0, 3);
        for (played, score) in [first, second, third].into_iter().zip(scores) {
            grow(&[0, root], played, score, 16);
        }
        let answer = |tree: &Tree| {
            let mut tree = tree.clone();
            assert!(tree.follow(|number, _| number == root).0);
            let (played, score, _) = tree.answer();
            (played, score)
        };
        let expected = answer(&tree);
        assert_eq!(expected.0, best);
        tree.prune(|_| false);
        assert!(children(&tree, root).is_empty());
        assert_eq!(answer(&tree), expected);
    }
}

#[test]
fn pruning_ends_with_the_search() {
    let mut full = small_tree();
    while !full.is_full() {
        let (path, _) = leaf(&mut full);
        full.settle(&path, &scored(0, 16));
    }
    let whole = full.clone().prune(|_| false);
    for budget in (0..whole).step_by(97) {
        let mut tree = full.clone();
        let cycles = tree.prune(|cycles| cycles >= budget);
        // It ends at the next node that is read.
        let most = costs::cut(16) + 1;
        assert!((budget..=budget.max(costs::PRUNE) + most).contains(&cycles), "{cycles} cycles of {budget}");
        assert!(!tree.has_answer());
    }
}
