//! The tree: which leaf to search next, and what its value means for the positions before it.
//!
//! At each node, the search descends to the child with the highest [worth](super::worth). A node's
//! value is the mean of all leaves below it, as a [chance] of the side that moved there. A leaf
//! that is being searched counts as lost for that side (virtual loss), which sends other engines
//! elsewhere.
//!
//! An unvisited child is worth less than the one before it in the list of moves, so the visited
//! children are always the first ones of the list. A node therefore stores their number instead of
//! the list.
//!
//! When a move has been made, the child to which it leads becomes the root ([`Tree::follow`]). The
//! other nodes are used again ([`Tree::reclaim`]). A tree that is full becomes a pruned tree: it loses
//! its least visited parts ([`Tree::prune`]).

mod pruning;

pub use pruning::Pruning;

use super::chance::{self, CERTAIN};
use super::worth::{exploration, mean, root, share, UNVISITED};
use super::{is_heuristic, Found};
use crate::placement::Move;
use crate::search::techniques::Techniques;

/// Number of bits of a node's number.
pub const NUMBER_BITS: u32 = 16;

/// Number of bits of a count of visits. A pruned tree has more visits than nodes.
pub const VISIT_BITS: u32 = 18;

/// Number of bits of a node's number within its bank of the tree memory.
pub const BANK_BITS: u32 = 14;

/// Maximum number of visits of a tree: the largest count.
pub const MOST_VISITS: u32 = (1 << VISIT_BITS) - 1;

/// Number of banks of the tree memory for this many engines. One bank holds the leaves that two
/// engines search in 76 million cycles; a device with room for more engines has room for more
/// banks.
pub const fn banks(engines: usize) -> usize {
    if engines <= 2 {
        1
    } else {
        1 << (NUMBER_BITS - BANK_BITS)
    }
}

/// Number of nodes in the memory for this many engines.
pub const fn most_nodes(engines: usize) -> usize {
    banks(engines) << BANK_BITS
}

/// The tree of a search; the next search may keep a part of it.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The nodes, the root first; also those that can be used again.
    nodes: Vec<Node>,
    /// The next node to be used, in this place or behind the last one.
    free: usize,
    /// Nodes to be used again, linked as they were in the tree: this one with its children, its
    /// next sibling with its children, and so on.
    discarded: Option<usize>,
    /// Maximum number of nodes.
    most_nodes: usize,
    /// The visits below which a node of a full tree loses its children; 0 if nothing is pruned.
    least_visits: u32,
    /// Nothing can be pruned.
    is_exhausted: bool,
    /// The tail of the shares; see [`share`].
    tail: u32,
}

/// The data that the accelerator stores for a position.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The move that leads there.
    pub played: Move,
    /// The best move found by the node's own search.
    pub best: Move,
    /// The child that was visited first.
    pub first_child: Option<usize>,
    /// The child of the same parent that was visited next.
    pub next_sibling: Option<usize>,
    /// Number of moves that have no node yet. A node with neither such moves nor children ends the
    /// game.
    pub unvisited: u32,
    /// Number of paths to leaves through the node.
    pub visits: u32,
    /// Sum of the chances of the side that moved there.
    pub sum: u32,
    /// The score of the side to move, if it is certain.
    pub proved: Option<i32>,
    /// Whether the node is being searched.
    pub busy: bool,
}

/// A path from the root to the most promising leaf.
#[derive(Clone, Debug)]
pub struct Descent {
    /// The nodes on the path, the root first.
    pub path: Vec<usize>,
    /// Number of nodes on the path at which one of several children was chosen.
    pub choices: u64,
    /// Number of visited children that were compared on the path.
    pub compared: u64,
    /// The end of the path.
    pub end: End,
}

/// The end of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// An unvisited child of the last node, at this place of its list.
    New {
        /// 0 is the move found by the node's own search.
        place: usize,
    },
    /// The last node's score is certain: it is proved, or the game is drawn.
    Known(i32),
    /// All children of the last node are being searched.
    Blocked,
}

/// The child with which a path goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    /// The visited child of this number.
    Visited(usize),
    /// The first unvisited child.
    Unvisited,
}

impl Node {
    /// A node that has not been searched.
    fn new(played: Move) -> Node {
        Node {
            played,
            best: Move::Pass,
            first_child: None,
            next_sibling: None,
            unvisited: 0,
            visits: 0,
            sum: 0,
            proved: None,
            busy: true,
        }
    }

    /// The mean chance of the side that moved there.
    fn mean(&self) -> u32 {
        mean(self.sum, self.visits)
    }
}

impl Tree {
    /// A tree with these techniques, whose root is being searched.
    pub fn new(techniques: &Techniques) -> Tree {
        let Techniques { tail, prune: least_visits, .. } = *techniques;
        let most_nodes = techniques.nodes.map_or(most_nodes(techniques.engines), usize::from);
        let nodes = vec![Node::new(Move::Pass)];
        let mut tree = Tree { nodes, free: 1, discarded: None, most_nodes, least_visits, is_exhausted: false, tail };
        tree.visit(&[0]);
        tree
    }

    /// Whether the root has been searched.
    pub fn has_value(&self) -> bool {
        !self.nodes[0].busy
    }

    /// Whether the answer is final: the root is proved or drawn, it has only one move, without a node
    /// yet, no more visits can be counted, or the tree is full and nothing can be pruned.
    pub fn has_answer(&self) -> bool {
        let Node { proved, first_child, unvisited, visits, .. } = self.nodes[0];
        let has_no_choice = first_child.is_none() && unvisited <= 1;
        let is_closed = self.is_full() && (self.least_visits == 0 || self.is_exhausted);
        proved.is_some() || has_no_choice || visits == MOST_VISITS || is_closed
    }

    /// Makes a child of the root the root, and discards all other nodes: the first child for which
    /// `is_it` holds, given its number and itself. Returns whether there is one, and the number of
    /// children compared.
    pub fn follow(&mut self, mut is_it: impl FnMut(usize, &Node) -> bool) -> (bool, u64) {
        let mut compared = 0;
        let found = self.children(0).inspect(|_| compared += 1).find(|&(number, child)| is_it(number, child));
        let Some((number, &child)) = found else { return (false, compared) };
        let first = self.nodes[0].first_child;
        self.nodes[0] = Node { next_sibling: None, ..child };
        // Its children are the root's now. In their place, it gets the nodes discarded before.
        self.nodes[number].first_child = self.discarded;
        self.discarded = first;
        self.is_exhausted = false;
        (true, compared)
    }

    /// Chooses the next node to be used, after the last one has been. Returns how many discarded
    /// nodes were moved to the front for this, or `None` if no node is discarded.
    pub fn reclaim(&mut self) -> Option<u64> {
        self.free = self.nodes.len();
        let mut moved = 0;
        let mut front = self.discarded?;
        // A node with children cannot be used yet: they would be lost. Its first child goes in front
        // of it, and the other children stay behind.
        while let Some(child) = self.nodes[front].first_child {
            self.nodes[front].first_child = self.nodes[child].next_sibling;
            self.nodes[child].next_sibling = Some(front);
            front = child;
            moved += 1;
        }
        self.discarded = self.nodes[front].next_sibling;
        self.free = front;
        Some(moved)
    }

    /// Whether no node is left but the one that is used next. The tree must be pruned before it can
    /// grow.
    pub fn is_full(&self) -> bool {
        self.discarded.is_none() && self.nodes.len().max(self.free + 1) >= self.most_nodes
    }

    /// The number of nodes, also of those that can be used again.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// A node.
    pub fn node(&self, number: usize) -> &Node {
        &self.nodes[number]
    }

    /// The visited children of a node, in the order of their visits.
    pub fn children(&self, node: usize) -> impl Iterator<Item = (usize, &Node)> {
        let number = self.nodes[node].first_child;
        std::iter::successors(number, |&child| self.nodes[child].next_sibling).map(|child| (child, &self.nodes[child]))
    }

    /// The path to the leaf that should be searched next.
    pub fn descend(&self) -> Descent {
        let mut descent = Descent { path: vec![0], choices: 0, compared: 0, end: End::Blocked };
        let mut at = 0;
        loop {
            let place = self.children(at).count();
            // A drawn game ends here, and proves nothing.
            let drawn = Some(0).filter(|_| place == 0 && self.nodes[at].unvisited == 0);
            if let Some(score) = self.nodes[at].proved.or(drawn) {
                return Descent { end: End::Known(score), ..descent };
            }
            if place == 0 {
                return Descent { end: End::New { place }, ..descent };
            }
            descent.choices += 1;
            descent.compared += place as u64;
            match self.choose(at) {
                Some(Choice::Visited(child)) => at = child,
                Some(Choice::Unvisited) => return Descent { end: End::New { place }, ..descent },
                None => return descent,
            }
            descent.path.push(at);
        }
    }

    /// The child with the highest worth among the visited ones that are not being searched and the
    /// first unvisited one; of equal ones the one visited first. `None` if all are being searched.
    fn choose(&self, node: usize) -> Option<Choice> {
        let parent = &self.nodes[node];
        let root = root(parent.visits);
        let mut best: Option<(u32, Choice)> = None;
        let mut consider = |worth, choice| {
            if best.is_none_or(|(highest, _)| worth > highest) {
                best = Some((worth, choice));
            }
        };
        let mut place = 0;
        for (number, child) in self.children(node) {
            if !child.busy {
                let worth = child.mean() + UNVISITED + exploration(share(place, self.tail), root, child.visits);
                consider(worth, Choice::Visited(number));
            }
            place += 1;
        }
        if parent.unvisited > 0 {
            consider(CERTAIN - parent.mean() + exploration(share(place, self.tail), root, 0), Choice::Unvisited);
        }
        best.map(|(_, choice)| choice)
    }

    /// Adds the next unvisited child of a node. [`Tree::reclaim`] must follow.
    pub fn grow(&mut self, parent: usize, played: Move) -> usize {
        let number = self.free;
        match self.nodes.get_mut(number) {
            Some(node) => *node = Node::new(played),
            None => self.nodes.push(Node::new(played)),
        }
        match self.children(parent).last() {
            Some((last, _)) => self.nodes[last].next_sibling = Some(number),
            None => self.nodes[parent].first_child = Some(number),
        }
        self.nodes[parent].unvisited -= 1;
        number
    }

    /// Sets the move of a node that was added before its move was known.
    pub fn name(&mut self, number: usize, played: Move) {
        self.nodes[number].played = played;
    }

    /// Counts a visit at the nodes of a path, as a loss for the side that moved there.
    pub fn visit(&mut self, path: &[usize]) {
        for &node in path {
            self.nodes[node].visits += 1;
        }
    }

    /// Replaces the loss at the end of a visited path with the result of its search. Returns the
    /// number of children compared, like [`Tree::count`].
    pub fn settle(&mut self, path: &[usize], found: &Found) -> u64 {
        let leaf = &mut self.nodes[path[path.len() - 1]];
        leaf.best = found.best;
        leaf.unvisited = found.moves;
        leaf.busy = false;
        self.count(path, found.score)
    }

    /// Replaces a loss with a leaf's score on the whole path. Returns the number of children that
    /// were compared to prove nodes.
    pub fn count(&mut self, path: &[usize], score: i32) -> u64 {
        let is_certain = !is_heuristic(score);
        let mut chance = if is_certain { CERTAIN * u32::from(score > 0) } else { chance::of(score) };
        let mut compared = 0;
        let mut proved = Some(score).filter(|_| is_certain);
        for (from_end, &number) in path.iter().rev().enumerate() {
            if from_end > 0 && proved.is_some() {
                proved = self.proof(number);
                compared += self.children(number).count() as u64;
            }
            let node = &mut self.nodes[number];
            node.sum += CERTAIN - chance;
            // A proof found in the meantime for another engine remains.
            node.proved = node.proved.or(proved);
            chance = CERTAIN - chance;
        }
        compared
    }

    /// The score of a node as proved by its children: won if one of them is lost, lost if all are
    /// won.
    fn proof(&self, node: usize) -> Option<i32> {
        let best = self.children(node).filter_map(|(_, child)| child.proved).map(|score| -score).max();
        let are_all_proved = self.nodes[node].unvisited == 0 && self.children(node).all(|(_, it)| it.proved.is_some());
        best.filter(|&score| score > 0 || are_all_proved)
    }

    /// The move to play, its score, and the number of moves among which it was chosen. A proof
    /// counts more than any number of visits.
    pub fn answer(&self) -> (Move, i32, u64) {
        let rank = |node: &Node| (node.proved.map_or(0, |score| -score), node.visits);
        let better = |best, other| if rank(other) > rank(best) { other } else { best };
        let Some(child) = self.children(0).map(|(_, child)| child).reduce(better) else {
            let root = &self.nodes[0];
            let score = root.proved.unwrap_or_else(|| chance::score(CERTAIN - root.mean()));
            return (root.best, score, 0);
        };
        let score = child.proved.map_or_else(|| chance::score(child.mean()), |score| -score);
        (child.played, score, self.children(0).count() as u64)
    }
}
