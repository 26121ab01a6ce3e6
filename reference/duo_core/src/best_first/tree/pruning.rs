//! Pruning: a full tree loses its least visited parts.
//!
//! One pass after the other reads all nodes. The children of a node that is to lose them are put in
//! front of the discarded nodes, linked as they are. Each pass doubles the visits below which a node
//! loses its children.

use super::{Node, Tree};
use crate::best_first::costs::{self, NODE, PRUNE};

/// How far a pruning has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pruning {
    /// The node that is read next.
    number: usize,
    /// The visits below which a node loses its children in this pass.
    least_visits: u32,
    /// Number of nodes discarded.
    discarded: usize,
}

impl Tree {
    /// Discards the children of all nodes that are proved or have few visits, until a quarter of the
    /// memory can be used again, or the search `is_over`, given the clock cycles since the pruning
    /// began. These nodes keep their visits and values, and may get their children again. The tree
    /// must be full, and no node busy. Returns the clock cycles that the walker needs.
    pub fn prune(&mut self, is_over: impl Fn(u64) -> bool) -> u64 {
        let (mut pruning, mut cycles) = (self.begin_pruning(), PRUNE);
        while !is_over(cycles) {
            let Some(until_next) = self.prune_next(&mut pruning) else { break };
            cycles += until_next;
        }
        cycles + 1
    }

    /// A pruning that has discarded nothing.
    pub fn begin_pruning(&self) -> Pruning {
        // The root has the most visits, and keeps its children.
        Pruning { number: 1, least_visits: self.least_visits, discarded: 0 }
    }

    /// Prunes the next node. Returns the clock cycles until the walker has read another one, or
    /// `None` at the end of the last pass.
    pub fn prune_next(&mut self, pruning: &mut Pruning) -> Option<u64> {
        let is_cut =
            |node: &Node| node.first_child.is_some() && (node.proved.is_some() || node.visits < pruning.least_visits);
        if self.nodes.get(pruning.number).is_some_and(is_cut) {
            let children = self.cut(pruning.number);
            pruning.discarded += children;
            return Some(costs::cut(children as u64));
        }
        pruning.number += 1;
        if pruning.number < self.most_nodes {
            return Some(NODE);
        }
        pruning.number = 1;
        pruning.least_visits *= 2;
        // In a memory much smaller than the hardware's, no pass may find a quarter.
        let is_last = pruning.discarded >= self.most_nodes / 4 || pruning.least_visits > 2 * self.nodes[0].visits;
        self.is_exhausted = is_last && pruning.discarded == 0;
        Some(NODE).filter(|_| !is_last)
    }

    /// Discards the children of a node, and returns how many it had.
    fn cut(&mut self, number: usize) -> usize {
        let Node { proved, first_child, .. } = self.nodes[number];
        let Some((last, _)) = self.children(number).last() else { return 0 };
        let children = self.children(number).count();
        // A proved node is not searched again. If it becomes the root, the move that proves it is the
        // answer.
        let proves = |(_, child): &(usize, &Node)| proved.is_some() && child.proved == proved.map(|score| -score);
        let proving = self.children(number).filter(proves).last().map(|(_, child)| child.played);
        self.nodes[last].next_sibling = std::mem::replace(&mut self.discarded, first_child);
        let node = &mut self.nodes[number];
        (node.first_child, node.unvisited) = (None, node.unvisited + children as u32);
        node.best = proving.unwrap_or(node.best);
        children
    }
}
