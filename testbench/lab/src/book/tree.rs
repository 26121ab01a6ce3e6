//! The tree of openings that a book grows from: values negamaxed back, and which position is to be expanded next.
//!
//! Best first, as drop-out expansion does it (T. Lincke, *Strategies for the automatic construction of opening books*, 2000): the next
//! position is the one that a game leaves the tree at soonest, if both sides play what is best or nearly so. A ply costs
//! [`PLY_COST`], and a move costs besides what it is worth less than the best one.

use std::collections::HashMap;

use duo_core::placement::Move;
use duo_core::position::Position;
use duo_core::symmetry::canonical;

/// What a ply costs, in units of 1/400 logit: a move that is worth so much less than the best is as far away as one ply more.
const PLY_COST: i64 = 60;

/// A position of the tree. It stands for all that are the same but for symmetry.
#[derive(Clone, Debug)]
pub struct Node {
    /// The position, the first player on (5,5).
    pub position: Position,
    /// A way to it from the empty board: the node before it and the move.
    pub before: Option<(usize, Move)>,
    /// Its value for the side to move, by a search of its own.
    pub score: i32,
    /// How deep that was.
    pub depth: u32,
    /// Clock cycles of the searches that were made for it: its own, and those that looked for its replies.
    pub cycles: u64,
    /// Its plausible replies and the nodes behind them; none if it has not been expanded.
    pub replies: Vec<(Move, usize)>,
}

/// The tree; a position that more than one way leads to stands in it once.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// All nodes, each behind the one that it was first reached from.
    pub nodes: Vec<Node>,
    known: HashMap<Position, usize>,
}

impl Tree {
    /// The node of a position, whichever side it is seen from.
    pub fn find(&self, position: &Position) -> Option<usize> {
        self.known.get(&canonical(position).0).copied()
    }

    /// Adds a node whose position is not in the tree yet.
    pub fn add(&mut self, node: Node) -> usize {
        let index = self.nodes.len();
        self.known.insert(canonical(&node.position).0, index);
        self.nodes.push(node);
        index
    }

    /// What each node is worth to its side to move: the best reply's value if it has been expanded, else that of its own search.
    pub fn values(&self) -> Vec<i32> {
        let mut values: Vec<i32> = self.nodes.iter().map(|node| node.score).collect();
        for index in self.by_ply().into_iter().rev() {
            let replies = self.nodes[index].replies.iter();
            if let Some(best) = replies.map(|&(_, behind)| -values[behind]).max() {
                values[index] = best;
            }
        }
        values
    }

    /// The reply that is best by these values, the first of equal ones; `None` if the node has not been expanded.
    pub fn best(&self, index: usize, values: &[i32]) -> Option<(Move, usize)> {
        let replies = self.nodes[index].replies.iter().copied();
        replies.reduce(|best, other| if values[other.1] < values[best.1] { other } else { best })
    }

    /// What the cheapest way to each node costs.
    fn costs(&self, values: &[i32]) -> Vec<i64> {
        let mut costs = vec![i64::MAX; self.nodes.len()];
        for index in self.by_ply() {
            let to_here = if self.nodes[index].before.is_none() { 0 } else { costs[index] };
            costs[index] = to_here;
            for &(_, behind) in &self.nodes[index].replies {
                let lost = i64::from(values[index]) + i64::from(values[behind]);
                costs[behind] = costs[behind].min(to_here + PLY_COST + lost);
            }
        }
        costs
    }

    /// The node to expand next of those that `may` allows.
    pub fn next(&self, may: impl Fn(usize) -> bool) -> Option<usize> {
        let costs = self.costs(&self.values());
        let is_open = |&index: &usize| self.nodes[index].replies.is_empty() && !self.nodes[index].position.is_over();
        (0..self.nodes.len()).filter(is_open).filter(|&index| may(index)).min_by_key(|&index| (costs[index], index))
    }

    /// The moves that lead to a node.
    pub fn moves(&self, index: usize) -> Vec<Move> {
        let ways = std::iter::successors(self.nodes[index].before, |&(before, _)| self.nodes[before].before);
        let mut moves: Vec<Move> = ways.map(|(_, played)| played).collect();
        moves.reverse();
        moves
    }

    /// The node at this ply on the way to a node.
    pub fn at_ply(&self, index: usize, ply: u32) -> Option<usize> {
        let mut ways = std::iter::successors(Some(index), |&index| Some(self.nodes[index].before?.0));
        ways.find(|&index| self.nodes[index].position.ply() == ply)
    }

    /// Clock cycles that were searched for each node and all that were first reached through it.
    pub fn cycles(&self) -> Vec<u64> {
        let mut cycles: Vec<u64> = self.nodes.iter().map(|node| node.cycles).collect();
        for index in (0..self.nodes.len()).rev() {
            if let Some((before, _)) = self.nodes[index].before {
                cycles[before] += cycles[index];
            }
        }
        cycles
    }

    /// All nodes, those nearer the empty board first.
    fn by_ply(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by_key(|&index| self.nodes[index].position.ply());
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::facts;
    use duo_core::player::Start;

    /// A tree of lines and the values of their ends.
    pub fn tree(lines: &[(&str, i32)]) -> Tree {
        let mut tree = Tree::default();
        for &(line, score) in lines {
            let mut position = Position::new(Start::Five);
            let mut before = None;
            for played in facts::moves(line) {
                let index = tree.find(&position).expect("lines come after those that they go on from");
                before = Some((index, played));
                position.play(played).unwrap();
            }
            let index = tree.add(Node { position, before, score, depth: 1, cycles: 10, replies: Vec::new() });
            if let Some((before, played)) = before {
                tree.nodes[before].replies.push((played, index));
            }
        }
        tree
    }

    const FIRST: &str = "53e0";
    const SECOND: &str = "55u0";

    #[test]
    fn values_come_from_the_best_replies_and_the_next_is_nearest_the_best_play() {
        let mut lines = vec![("", 7), (FIRST, -30), (SECOND, 20)];
        let grown = tree(&lines);
        assert_eq!(grown.values(), [30, -30, 20]);
        assert_eq!(grown.best(0, &grown.values()).map(|(_, index)| index), Some(1));
        assert_eq!(grown.next(|_| true), Some(1));
        // A refutation is found: the other move is better now.
        lines.extend([("53e0 a8e0", -50), ("53e0 aau0", 10)]);
        let grown = tree(&lines);
        assert_eq!(grown.values(), [-20, 50, 20, -50, 10]);
        assert_eq!(grown.next(|_| true), Some(2));
        // 70 for the first ply's loss of 30 and two plies against what the shard may expand.
        assert_eq!(grown.next(|index| index != 2), Some(3));
        assert_eq!(grown.moves(3), facts::moves("53e0 a8e0").collect::<Vec<_>>());
        assert_eq!((grown.at_ply(3, 1), grown.at_ply(3, 3)), (Some(1), None));
        assert_eq!(grown.cycles(), [50, 30, 10, 10, 10]);
    }

    #[test]
    fn a_bad_move_waits_until_good_ones_are_deep() {
        // 300 worse: five plies.
        let grown = tree(&[("", 0), (FIRST, 0), (SECOND, 300), ("53e0 a8e0", 0), ("53e0 a8e0 21k7", 0)]);
        assert_eq!(grown.next(|_| true), Some(4));
    }

    #[test]
    fn a_position_is_in_the_tree_from_all_its_sides() {
        let grown = tree(&[("", 0), (FIRST, 5)]);
        let position = Position::from_moves(FIRST, Start::Five).unwrap();
        for symmetry in duo_core::symmetry::Symmetry::ALL {
            assert_eq!(grown.find(&symmetry.position(&position)), Some(1));
        }
        assert_eq!(grown.find(&Position::from_moves(SECOND, Start::Five).unwrap()), None);
    }
}
