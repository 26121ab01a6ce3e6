//! Chooses a placement while rivals can still reach the same cells: a tree search in which each
//! player maximises its own value.
//!
//! A node is a position with its best options by estimate. A visit descends from the root. At each
//! node, the player to move takes the option that promises it most (max-n: Luckhardt and Irani,
//! 1986), by the mean result of earlier visits plus a bonus for options that rank high but have few
//! visits (PUCT: Rosin, 2011, as in AlphaGo Zero, 2017). Where the visit leaves the tree, it adds a
//! node and plays it out for two rounds in which every player takes its best option by estimate.
//! The estimate of the last position is the result of the visit.
//!
//! Rivals thus reply as well as the tree knows, and means over many playouts average out the errors
//! of single estimates. That is why more visits find better moves.

use super::estimate::{Scene, Weights};
use super::ranking::Ranker;
use crate::placement::Placement;
use crate::position::{Position, MAX_PLAYERS};

/// Maximum number of options of a node; lower-ranked options are never tried.
const MAX_OPTIONS: usize = 40;

/// Plies of a playout.
const PLIES: usize = 8;

/// Weight of the bonus: a larger one tries more options, a smaller one searches deeper.
const EXPLORATION: f32 = 1.5;

/// An option this much below the best estimate gets two fifths of the best option's bonus.
const CLOSE: f32 = 0.15;

/// The estimate counts as this many visits.
const VISITS_OF_ESTIMATE: f32 = 2.0;

/// Steps of work per node of a visit, besides the estimates.
const WORK_A_NODE: u64 = 4;

/// The value of a position for each player.
type Values = [f32; MAX_PLAYERS];

/// The option with the most visits. The work is about `allowance` steps beyond the current `work`,
/// and at least one ranking of all options.
pub fn choose(position: &Position, weights: &Weights, allowance: u64, work: &mut u64) -> Option<Placement> {
    let limit = *work + allowance;
    let mut tree = Tree::new(position, weights, work);
    while *work < limit && tree.nodes[0].children.len() > 1 {
        tree.visit(0, position.clone(), work);
    }
    tree.nodes[0].most_visited().and_then(|child| child.option)
}

/// The nodes, the root first.
struct Tree {
    nodes: Vec<Node>,
    ranker: Ranker,
}

/// A position in the tree.
struct Node {
    turn: usize,
    /// The best options by rank. A player without options has one child, *nothing*; a finished game
    /// has no children.
    children: Vec<Child>,
}

/// An option of a node.
struct Child {
    option: Option<Placement>,
    /// Estimated value for the player that places it.
    estimate: f32,
    /// Share of the bonus.
    share: f32,
    visits: u32,
    /// Sum of the visits' results for the player that places it.
    found: f32,
    /// Index of its node, if it has one.
    node: Option<usize>,
}

impl Child {
    fn new(option: Option<Placement>, estimate: f32, share: f32) -> Child {
        Child { option, estimate, share, visits: 0, found: 0.0, node: None }
    }
}

impl Node {
    /// Index of the option to visit next.
    fn most_promising(&self) -> usize {
        let visits: u32 = self.children.iter().map(|child| child.visits).sum();
        // Results include the others' replies, so they differ from the estimates; this difference
        // is the same for all options.
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

    /// The most visited option, the higher-ranked one if several are equal.
    fn most_visited(&self) -> Option<&Child> {
        self.children.iter().reduce(|best, child| if child.visits > best.visits { child } else { best })
    }
}

impl Tree {
    /// A tree with only a root.
    fn new(position: &Position, weights: &Weights, work: &mut u64) -> Tree {
        let mut tree = Tree { nodes: Vec::new(), ranker: Ranker::new(position.players(), weights) };
        tree.add_node(position, work);
        tree
    }

    /// Adds a node.
    fn add_node(&mut self, position: &Position, work: &mut u64) {
        let scene = Scene::new(position, &self.ranker.weights);
        let mut ranked = self.ranker.rank(position, &scene, work);
        ranked.truncate(MAX_OPTIONS);
        let children = match ranked.first() {
            Some(&(most, _)) => {
                // Close to an exponential, but bit-identical on every machine.
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

    /// Descends from a node at this position to a new node or to the end of the game, and returns
    /// the resulting values.
    fn visit(&mut self, number: usize, mut position: Position, work: &mut u64) -> Values {
        *work += WORK_A_NODE;
        let node = &self.nodes[number];
        if node.children.is_empty() {
            return Scene::new(&position, &self.ranker.weights).estimate(work).values();
        }
        let (turn, index) = (node.turn, node.most_promising());
        let child = &node.children[index];
        position.play(child.option);
        let values = match child.node {
            Some(next) => self.visit(next, position, work),
            None => {
                self.nodes[number].children[index].node = Some(self.nodes.len());
                self.add_node(&position, work);
                self.play_out(position, work)
            }
        };
        let child = &mut self.nodes[number].children[index];
        child.visits += 1;
        child.found += values[turn];
        values
    }

    /// Plays on from the newest node, which is at this position, and returns the values after the
    /// playout.
    fn play_out(&mut self, mut position: Position, work: &mut u64) -> Values {
        let newest = self.nodes.last();
        let mut reply = newest.and_then(|node| node.children.first()).and_then(|child| child.option);
        for _ in 1..PLIES {
            position.play(reply);
            reply = self.ranker.best(&position, work);
        }
        position.play(reply);
        Scene::new(&position, &self.ranker.weights).estimate(work).values()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::sample_positions::positions;
    use crate::engine::weights::WEIGHTS;
    use crate::options;

    #[test]
    fn search_keeps_to_its_allowance() {
        let positions = positions(20);
        for allowance in [50_000, 500_000, 2_000_000] {
            let mut work = 0;
            let option = choose(&positions[8], &WEIGHTS, allowance, &mut work);
            assert!(option.is_some() && work >= allowance && work < allowance + 30_000, "{work} of {allowance}");
        }
    }

    #[test]
    fn search_without_allowance_takes_the_first_ranked_option() {
        for position in positions(9).iter().step_by(7).filter(|position| position.can_place(position.turn())) {
            let first = Ranker::new(3, &WEIGHTS).best(position, &mut 0);
            assert_eq!(choose(position, &WEIGHTS, 0, &mut 0), first);
        }
    }

    #[test]
    fn search_ends_when_the_game_ends() {
        let positions = positions(9);
        let mut found = 0;
        for position in positions.iter().rev().filter(|position| position.can_place(position.turn())).take(12) {
            let (mut work, turn) = (0, position.turn());
            let chosen = choose(position, &WEIGHTS, 400_000, &mut work);
            assert!(work >= 400_000 || options::list(position, turn).len() == 1);
            let after = position.after(chosen.expect("there is an option"));
            // A player who may place again and again is not led into a dead end that another option
            // avoids.
            let goes_on = |after: &Position| after.can_place(turn);
            let could = options::list(position, turn).into_iter().any(|option| goes_on(&position.after(option)));
            found += u32::from(could && goes_on(&after));
            assert!(goes_on(&after) || !could, "{position:?}");
        }
        assert!(found > 0);
    }

    #[test]
    fn each_visit_adds_a_node_and_is_counted() {
        let position = &positions(12)[10];
        let mut work = 0;
        let mut tree = Tree::new(position, &WEIGHTS, &mut work);
        for visits in 1..200 {
            let before = tree.nodes.len();
            tree.visit(0, position.clone(), &mut work);
            assert_eq!(tree.nodes[0].children.iter().map(|child| child.visits).sum::<u32>(), visits);
            assert!(tree.nodes.len() == before + 1);
        }
        let child = tree.nodes[0].most_visited().expect("there are options");
        let below = &tree.nodes[child.node.expect("it was visited")];
        // The first visit created the node, all others passed through it.
        assert_eq!(below.children.iter().map(|child| child.visits).sum::<u32>() + 1, child.visits);
    }
}
