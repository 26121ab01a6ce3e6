//! What to place while rivals can still reach the same cells: a tree search in which everybody goes for its own good.
//!
//! A node is a position with its best options by their estimates. A visit walks down from the root. At each node, whoever's turn it is
//! takes the option that promises most to itself (max-n: Luckhardt and Irani, 1986): by the mean of what its visits have found, and by a
//! bonus for what ranks high and has been visited seldom (PUCT: Rosin, 2011, as in AlphaGo Zero, 2017). Where the walk leaves the tree, a
//! new node is made and played out for two rounds, in which everybody takes what is best by its estimate; the estimate of the end is what
//! the visit has found. So rivals reply as well as the tree knows, and means over many ends even out the errors of single estimates: that
//! is why more visits find better moves.

use super::estimate::{Scene, Weights};
use super::ranking::Ranker;
use crate::placement::Placement;
use crate::position::{Position, MAX_PLAYERS};

/// Most options of a node; those that rank lower are never tried.
const MOST_OPTIONS: usize = 40;

/// Turns of all players that a new node is played out for.
const PLIES: usize = 8;

/// How much the bonus counts: more tries more options, less goes deeper.
const EXPLORATION: f32 = 1.5;

/// An option that is estimated to be worth so much less than the best one gets a bonus of two fifths of the best one's.
const CLOSE: f32 = 0.15;

/// As many visits as this the estimate stands for, beside those that there have been.
const VISITS_OF_ESTIMATE: f32 = 2.0;

/// Steps of work that it takes to pass a node, beside those for estimates.
const WORK_A_NODE: u64 = 4;

/// What a position is worth to each player.
type Values = [f32; MAX_PLAYERS];

/// The option that turns out best; its work is about `allowance` steps more than what `work` counts already, and at least what it takes to
/// rank all options.
pub fn choose(position: &Position, weights: &Weights, allowance: u64, work: &mut u64) -> Option<Placement> {
    let limit = *work + allowance;
    let mut tree = Tree::of(position, weights, work);
    while *work < limit && tree.nodes[0].children.len() > 1 {
        tree.visit(0, position.clone(), work);
    }
    tree.nodes[0].most_visited().and_then(|child| child.option)
}

/// The nodes by their numbers, the root first.
struct Tree {
    nodes: Vec<Node>,
    ranker: Ranker,
}

/// A position that has been reached.
struct Node {
    turn: usize,
    /// The best options, in the order of their ranks; nothing to place is one, and none are left when the game is over.
    children: Vec<Child>,
}

/// An option of a node.
struct Child {
    option: Option<Placement>,
    /// What the estimate says that it is worth to who places it.
    estimate: f32,
    /// Its share of the bonus.
    share: f32,
    visits: u32,
    /// What all visits together have found for who places it.
    found: f32,
    /// The number of its node, once there is one.
    node: Option<usize>,
}

impl Child {
    fn new(option: Option<Placement>, estimate: f32, share: f32) -> Child {
        Child { option, estimate, share, visits: 0, found: 0.0, node: None }
    }
}

impl Node {
    /// The option to visit next.
    fn most_promising(&self) -> usize {
        let visits: u32 = self.children.iter().map(|child| child.visits).sum();
        // Deeper in the tree, others have replied: by so much values found differ from estimates, for all options alike.
        let differences = self.children.iter().map(|child| child.found - child.visits as f32 * child.estimate);
        let difference = differences.sum::<f32>() / visits.max(1) as f32;
        let scale = EXPLORATION * (1.0 + visits as f32).sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for (index, child) in self.children.iter().enumerate() {
            let visits = child.visits as f32;
            let expected = VISITS_OF_ESTIMATE * (child.estimate + difference) + child.found;
            let promise = expected / (VISITS_OF_ESTIMATE + visits) + scale * child.share / (1.0 + visits);
            if promise > best.0 {
                best = (promise, index);
            }
        }
        best.1
    }

    /// Of options with as many visits, the one that ranked higher.
    fn most_visited(&self) -> Option<&Child> {
        self.children.iter().reduce(|best, child| if child.visits > best.visits { child } else { best })
    }
}

impl Tree {
    /// A root and nothing else.
    fn of(position: &Position, weights: &Weights, work: &mut u64) -> Tree {
        let mut tree = Tree { nodes: Vec::new(), ranker: Ranker::new(position.players(), weights) };
        tree.grow(position, work);
        tree
    }

    /// Makes a node.
    fn grow(&mut self, position: &Position, work: &mut u64) {
        let scene = Scene::of(position, &self.ranker.weights);
        let mut ranked = self.ranker.ranked(position, &scene, work);
        ranked.truncate(MOST_OPTIONS);
        let children = match ranked.first() {
            Some(&(most, _)) => {
                // Close to an exponential, but the same on every machine.
                let weight = |estimate: f32| {
                    let root = 1.0 + (most - estimate) / (4.0 * CLOSE);
                    1.0 / (root * root * (root * root))
                };
                let all: f32 = ranked.iter().map(|&(estimate, _)| weight(estimate)).sum();
                let child = |&(estimate, option): &_| Child::new(Some(option), estimate, weight(estimate) / all);
                ranked.iter().map(child).collect()
            }
            None if position.is_over() => Vec::new(),
            None => vec![Child::new(None, scene.estimate(work).value(position.turn()), 1.0)],
        };
        self.nodes.push(Node { turn: position.turn(), children });
    }

    /// Goes down from a node, which is this position, to a new one or to the end of the game, and tells what that is worth.
    fn visit(&mut self, number: usize, mut position: Position, work: &mut u64) -> Values {
        *work += WORK_A_NODE;
        let node = &self.nodes[number];
        if node.children.is_empty() {
            return Scene::of(&position, &self.ranker.weights).estimate(work).values();
        }
        let (turn, index) = (node.turn, node.most_promising());
        let child = &node.children[index];
        position.play(child.option);
        let values = match child.node {
            Some(next) => self.visit(next, position, work),
            None => {
                self.nodes[number].children[index].node = Some(self.nodes.len());
                self.grow(&position, work);
                self.played_out(position, work)
            }
        };
        let child = &mut self.nodes[number].children[index];
        child.visits += 1;
        child.found += values[turn];
        values
    }

    /// What the newest node, which is this position, is worth when everybody has played on for a while.
    fn played_out(&mut self, mut position: Position, work: &mut u64) -> Values {
        let newest = self.nodes.last();
        let mut reply = newest.and_then(|node| node.children.first()).and_then(|child| child.option);
        for _ in 1..PLIES {
            position.play(reply);
            reply = self.ranker.best(&position, work);
        }
        position.play(reply);
        Scene::of(&position, &self.ranker.weights).estimate(work).values()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::test_games::positions;
    use crate::engine::weights::WEIGHTS;
    use crate::options;

    #[test]
    fn it_uses_about_what_it_may() {
        let positions = positions(20);
        for allowance in [50_000, 500_000, 2_000_000] {
            let mut work = 0;
            let option = choose(&positions[8], &WEIGHTS, allowance, &mut work);
            assert!(option.is_some() && work >= allowance && work < allowance + 30_000, "{work} of {allowance}");
        }
    }

    #[test]
    fn without_any_allowance_it_takes_what_ranks_first() {
        for position in positions(9).iter().step_by(7).filter(|position| position.can_place(position.turn())) {
            let first = Ranker::new(3, &WEIGHTS).best(position, &mut 0);
            assert_eq!(choose(position, &WEIGHTS, 0, &mut 0), first);
        }
    }

    #[test]
    fn the_end_of_a_game_is_found_however_much_it_may_use() {
        let positions = positions(9);
        let mut found = 0;
        for position in positions.iter().rev().filter(|position| position.can_place(position.turn())).take(12) {
            let (mut work, turn) = (0, position.turn());
            let chosen = choose(position, &WEIGHTS, 400_000, &mut work);
            assert!(work >= 400_000 || options::of(position, turn).len() == 1);
            let after = position.after(chosen.expect("there is an option"));
            // Nobody who may place again and again is led into a dead end that another option avoids.
            let goes_on = |after: &Position| after.can_place(turn);
            let could = options::of(position, turn).into_iter().any(|option| goes_on(&position.after(option)));
            found += u32::from(could && goes_on(&after));
            assert!(goes_on(&after) || !could, "{position:?}");
        }
        assert!(found > 0);
    }

    #[test]
    fn visits_are_counted_and_each_finds_a_new_node_or_the_end() {
        let position = &positions(12)[10];
        let mut work = 0;
        let mut tree = Tree::of(position, &WEIGHTS, &mut work);
        for visits in 1..200 {
            let before = tree.nodes.len();
            tree.visit(0, position.clone(), &mut work);
            assert_eq!(tree.nodes[0].children.iter().map(|child| child.visits).sum::<u32>(), visits);
            assert!(tree.nodes.len() == before + 1);
        }
        let child = tree.nodes[0].most_visited().expect("there are options");
        let below = &tree.nodes[child.node.expect("it was visited")];
        // The first visit made the node, all others went on from there.
        assert_eq!(below.children.iter().map(|child| child.visits).sum::<u32>() + 1, child.visits);
    }
}
