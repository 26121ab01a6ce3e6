//! A tree with the positions of its nodes, and the kept tree: the part of it with which the next
//! search goes on.
//!
//! After a move and the reply, these are the nodes below the position that has come up, if the tree
//! has reached it: a fifth to a third of all nodes.

use super::costs;
use super::tree::{Node, Tree};
use crate::perspective::Perspective;
use crate::search::techniques::Techniques;

/// A tree with the position of each node.
#[derive(Clone, Debug)]
pub struct Grown {
    /// The tree.
    pub tree: Tree,
    /// The position of each node.
    pub positions: Vec<Perspective>,
}

impl Grown {
    /// A tree with this root and these techniques.
    pub fn new(root: &Perspective, techniques: &Techniques) -> Grown {
        Grown { tree: Tree::new(techniques), positions: vec![*root] }
    }

    /// The part below `root`, if the tree has a node with that position: behind the answer and a
    /// reply, or behind the move just made. Also returns the clock cycles that the walker needs to
    /// find out.
    pub fn below(mut self, root: &Perspective) -> (Option<Grown>, u64) {
        let mut cycles = 0;
        let mut follow = |grown: &mut Grown, is_it: &dyn Fn(&Perspective, &Node) -> bool| {
            let Grown { tree, positions } = grown;
            let mut place = 0;
            let (is_there, compared) = tree.follow(|number, child| {
                place = number;
                is_it(&positions[number], child)
            });
            if is_there {
                positions[0] = positions[place];
            }
            cycles += costs::follow(compared, is_there);
            is_there
        };
        let (answer, ..) = self.tree.answer();
        let is_there = match root.ply.wrapping_sub(self.positions[0].ply) {
            1 => follow(&mut self, &|position, _| is_same(position, root)),
            2 => {
                follow(&mut self, &|_, child| child.played == answer)
                    && follow(&mut self, &|position, _| is_same(position, root))
            }
            _ => false,
        };
        (is_there.then_some(self), cycles)
    }
}

/// Whether two positions are the same, whatever placement was the last move.
fn is_same(left: &Perspective, right: &Perspective) -> bool {
    left.other_has_passed() == right.other_has_passed()
        && Perspective { last: None, ..*left } == Perspective { last: None, ..*right }
}
