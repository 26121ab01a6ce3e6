//! The tree of openings that a book grows from: negamax values, and the choice of the next position
//! to expand.
//!
//! The choice is best first, by drop-out expansion (T. Lincke, *Strategies for the automatic
//! construction of opening books*, 2000): the next position is the one where a game leaves the tree
//! soonest if both sides play the best or nearly best moves. Each ply costs [`PLY_COST`], plus the
//! value that its move loses against the best one.

use std::collections::HashMap;

use duo_core::placement::Move;
use duo_core::position::Position;
use duo_core::symmetry::canonical;

/// The cost of a ply, in units of 1/400 logit: a move that loses this much is as far away as one
/// ply more.
const PLY_COST: i64 = 60;

/// A position of the tree. It stands for all symmetrical positions.
#[derive(Clone, Debug)]
pub struct Node {
    /// The position, the first player on (5,5).
    pub position: Position,
    /// One way to it from the empty board: the node before it and the move.
    pub before: Option<(usize, Move)>,
    /// Its value for the side to move, from its own search.
    pub score: i32,
    /// The depth of that search.
    pub depth: u32,
    /// Clock cycles of its own search and of the searches for its replies.
    pub cycles: u64,
    /// Its plausible replies and the nodes behind them; empty if it has not been expanded.
    pub replies: Vec<(Move, usize)>,
}

/// The tree. A position that can be reached in several ways is in it once.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// All nodes, each after the node that it was first reached from.
    pub nodes: Vec<Node>,
    known: HashMap<Position, usize>,
}

impl Tree {
    /// The node of a position or of any symmetrical one.
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

    /// The value of each node for its side to move: the best reply's value if it has been expanded,
    /// else its search's score.
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

    /// The best reply by these values, the first of equal ones; `None` if the node has not been
    /// expanded.
    pub fn best(&self, index: usize, values: &[i32]) -> Option<(Move, usize)> {
        let replies = self.nodes[index].replies.iter().copied();
        replies.reduce(|best, other| if values[other.1] < values[best.1] { other } else { best })
    }

    /// The cost of the cheapest way to each node.
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

    /// The next node to expand, among those that `may` allows.
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

    /// Clock cycles searched for each node and for all nodes first reached through it.
    pub fn cycles(&self) -> Vec<u64> {
        let mut cycles: Vec<u64> = self.nodes.iter().map(|node| node.cycles).collect();
        for index in (0..self.nodes.len()).rev() {
            if let Some((before, _)) = self.nodes[index].before {
                cycles[before] += cycles[index];
            }
        }
        cycles
    }

    /// All nodes, ordered by ply.
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

    /// A tree of these lines, each with the score of its end.
    pub fn tree(lines: &[(&str, i32)]) -> Tree {
        let mut tree = Tree::default();
        for &(line, score) in lines {
            let mut position = Position::new(Start::Five);
            let mut before = None;
            for played in facts::moves(line) {
                let index = tree.find(&position).expect("a line comes after the lines that it extends");
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
    fn values_come_from_the_best_replies_and_next_is_nearest_the_best_play() {
        let mut lines = vec![("", 7), (FIRST, -30), (SECOND, 20)];
        let grown = tree(&lines);
        assert_eq!(grown.values(), [30, -30, 20]);
        assert_eq!(grown.best(0, &grown.values()).map(|(_, index)| index), Some(1));
        assert_eq!(grown.next(|_| true), Some(1));
        // A refutation is found, so the other move is now better.
        lines.extend([("53e0 a8e0", -50), ("53e0 aau0", 10)]);
        let grown = tree(&lines);
        assert_eq!(grown.values(), [-20, 50, 20, -50, 10]);
        assert_eq!(grown.next(|_| true), Some(2));
        // The first ply costs 30 + 60, less than the two plies on the best line, which the shard
        // may not expand.
        assert_eq!(grown.next(|index| index != 2), Some(3));
        assert_eq!(grown.moves(3), facts::moves("53e0 a8e0").collect::<Vec<_>>());
        assert_eq!((grown.at_ply(3, 1), grown.at_ply(3, 3)), (Some(1), None));
        assert_eq!(grown.cycles(), [50, 30, 10, 10, 10]);
    }

    #[test]
    fn bad_move_waits_until_good_ones_are_deep() {
        // 300 worse is as far as five plies.
        let grown = tree(&[("", 0), (FIRST, 0), (SECOND, 300), ("53e0 a8e0", 0), ("53e0 a8e0 21k7", 0)]);
        assert_eq!(grown.next(|_| true), Some(4));
    }

    #[test]
    fn symmetrical_positions_share_a_node() {
        let grown = tree(&[("", 0), (FIRST, 5)]);
        let position = Position::from_moves(FIRST, Start::Five).unwrap();
        for symmetry in duo_core::symmetry::Symmetry::ALL {
            assert_eq!(grown.find(&symmetry.position(&position)), Some(1));
        }
        assert_eq!(grown.find(&Position::from_moves(SECOND, Start::Five).unwrap()), None);
    }
}
