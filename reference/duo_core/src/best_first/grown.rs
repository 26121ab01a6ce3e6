//! A tree with the positions of its nodes, and the kept tree: the part of it with which the next
//! search begins.
//!
//! After a move and the reply, these are the nodes below the position that has come up, if the tree
//! has reached it: a fifth to a third of all nodes.

use super::tree::Tree;
use crate::perspective::Perspective;

/// A tree with the position of each node.
#[derive(Clone, Debug)]
pub struct Grown {
    /// The tree.
    pub tree: Tree,
    /// The position of each node.
    pub positions: Vec<Perspective>,
}

impl Grown {
    /// A tree with this root, for this many engines and with this tail of the shares.
    pub fn new(root: &Perspective, engines: usize, tail: u32) -> Grown {
        Grown { tree: Tree::new(engines, tail), positions: vec![*root] }
    }

    /// The part below `root`, if the tree has a node with that position. Of several, the most
    /// visited one counts.
    pub fn below(&self, root: &Perspective) -> Option<Grown> {
        let positions = self.positions.iter().enumerate();
        let same = positions.filter(|(_, position)| is_same(position, root)).map(|(number, _)| number);
        let number = same.max_by_key(|&number| self.tree.node(number).visits)?;
        let (tree, numbers) = self.tree.below(number);
        Some(Grown { tree, positions: numbers.into_iter().map(|number| self.positions[number]).collect() })
    }
}

/// Whether two positions are the same, whatever placement was the last move.
fn is_same(left: &Perspective, right: &Perspective) -> bool {
    left.other_has_passed() == right.other_has_passed()
        && Perspective { last: None, ..*left } == Perspective { last: None, ..*right }
}
