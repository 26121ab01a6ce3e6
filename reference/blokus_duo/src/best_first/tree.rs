//! The tree: which leaf is worth the next search, and what its value says about the positions before it.
//!
//! At each node the child is taken whose chance and lack of visits, weighed by its place among its siblings, come to most (PUCT; Rosin,
//! Multi-armed bandits with episode context, 2011). A node's value is the mean of all leaves behind it. While a leaf is being searched it counts as
//! lost, which sends other engines elsewhere (virtual loss).

use super::chance::{self, CERTAIN};
use super::is_open;
use crate::model::Listed;
use crate::perspective::Perspective;
use crate::placement::Move;
use crate::search::{SearchResult, WIDTH};

/// How much lower than its parent's mean the value of a child is taken for that nobody has visited.
const UNVISITED: i64 = CERTAIN / 10;

/// What a move's place among its siblings is worth, in [`CERTAIN`]: a half, shared out so that the move that a search has found has a quarter ahead and every
/// other one has four fifths of the one before it.
static PRIORS: [i64; WIDTH + 1] = priors();

const fn priors() -> [i64; WIDTH + 1] {
    let mut shares = [0; WIDTH + 1];
    // A fifth of three quarters of a half; the shares' sum falls short of all by 0.8 to the 17th.
    let mut share = CERTAIN * 3 / 40;
    let mut place = 0;
    while place < shares.len() {
        shares[place] = share;
        share = share * 4 / 5;
        place += 1;
    }
    shares[0] += CERTAIN / 8;
    shares
}

/// The tree of one move.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The root first; a node's children come after it.
    nodes: Vec<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    position: Perspective,
    visits: i64,
    /// Of the chances of the side to move.
    sum: i64,
    /// The score of the side to move, if it is certain.
    proved: Option<i32>,
    /// What its own search has found, once that is done.
    found: Option<SearchResult>,
    /// In the order of their places; none before they were first listed.
    children: Vec<Child>,
}

#[derive(Clone, Copy, Debug)]
struct Child {
    played: Move,
    /// Its node, if it was visited.
    node: Option<usize>,
}

/// A way from the root to a leaf.
#[derive(Clone, Debug)]
pub struct Way {
    /// The nodes on it, the root first.
    pub path: Vec<usize>,
    /// How many children were compared on it.
    pub compared: u64,
    /// What it took to list the children of its last node but one, if that had to be done.
    pub listed: Listed,
}

impl Node {
    fn new(position: Perspective) -> Node {
        Node { position, visits: 0, sum: 0, proved: None, found: None, children: Vec::new() }
    }

    fn mean(&self) -> i64 {
        self.sum / self.visits.max(1)
    }
}

impl Tree {
    /// Of a root in which a search has found this.
    pub fn new(root: Perspective, found: SearchResult) -> Tree {
        let mut tree = Tree { nodes: vec![Node::new(root)] };
        let way = Way { path: vec![0], compared: 0, listed: Listed::default() };
        tree.lose(&way.path);
        tree.settle(&way, found);
        tree
    }

    /// Whether there is nothing more to find out: the root is proved, or has one move only.
    pub fn has_answer(&self) -> bool {
        self.nodes[0].proved.is_some() || self.nodes[0].children.len() == 1
    }

    /// How many nodes it has.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The way to the leaf that is worth the next search, which counts as lost from now on; none if it is being searched. `list` gives the moves of a node.
    pub fn descend(&mut self, list: impl FnOnce(&Perspective) -> Listed) -> Option<Way> {
        let mut list = Some(list);
        let mut way = Way { path: vec![0], compared: 0, listed: Listed::default() };
        let mut at = 0;
        while self.nodes[at].proved.is_none() {
            if let Some(list) = list.take_if(|_| self.nodes[at].children.is_empty()) {
                way.listed = list(&self.nodes[at].position);
                self.nodes[at].children = self.children(at, &way.listed.moves);
            }
            way.compared += self.nodes[at].children.iter().filter(|child| child.node.is_some()).count() as u64;
            let place = self.choose(at)?;
            let child = self.nodes[at].children[place];
            let next = child.node.unwrap_or(self.nodes.len());
            way.path.push(next);
            if child.node.is_none() {
                self.nodes.push(Node::new(self.nodes[at].position.after(child.played)));
                self.nodes[at].children[place].node = Some(next);
                break;
            }
            at = next;
        }
        self.lose(&way.path);
        Some(way)
    }

    /// The children of a node: the move that its search has found, and those of the list.
    fn children(&self, node: usize, listed: &[Move]) -> Vec<Child> {
        let best = self.nodes[node].found.map(|found| found.best);
        let others = listed.iter().copied().filter(|&played| Some(played) != best);
        best.into_iter().chain(others).map(|played| Child { played, node: None }).collect()
    }

    /// The place of the child of a node that is worth most; none if all such are being searched.
    fn choose(&self, node: usize) -> Option<usize> {
        let parent = &self.nodes[node];
        // Its square root in 1/256.
        let visits = (parent.visits << 16).isqrt();
        let worth = |(place, child): (usize, &Child)| {
            let (value, own_visits) = match child.node.map(|node| &self.nodes[node]) {
                Some(child) if child.found.is_none() => return None,
                Some(child) => (CERTAIN - child.mean(), child.visits),
                None => (parent.mean() - UNVISITED, 0),
            };
            Some((value + PRIORS[place] * visits / (256 * (1 + own_visits)), std::cmp::Reverse(place)))
        };
        parent.children.iter().enumerate().filter_map(worth).max().map(|(_, std::cmp::Reverse(place))| place)
    }

    /// Counts a visit to the nodes of a path as if each had been lost by the side that moved there.
    fn lose(&mut self, path: &[usize]) {
        for &node in path {
            self.nodes[node].visits += 1;
            self.nodes[node].sum += CERTAIN;
        }
    }

    /// The position at the end of a way.
    pub fn leaf(&self, way: &Way) -> &Perspective {
        self.position(way.path[way.path.len() - 1])
    }

    /// The position of a node.
    pub fn position(&self, node: usize) -> &Perspective {
        &self.nodes[node].position
    }

    /// What is known of it already, if it is proved.
    pub fn known(&self, way: &Way) -> Option<SearchResult> {
        let leaf = &self.nodes[way.path[way.path.len() - 1]];
        let score = leaf.proved?;
        leaf.found.map(|found| SearchResult { score, nodes: 0, cycles: 0, ..found })
    }

    /// What was found at the end of a way that was descended counts in the place of the loss.
    pub fn settle(&mut self, way: &Way, found: SearchResult) {
        let mut value =
            if is_open(found.score) { chance::of(found.score) } else { CERTAIN * i64::from(found.score > 0) };
        for (from_end, &node) in way.path.iter().rev().enumerate() {
            let proved =
                if from_end == 0 { Some(found.score).filter(|&score| !is_open(score)) } else { self.proof(node) };
            let node = &mut self.nodes[node];
            node.sum += value - CERTAIN;
            node.proved = node.proved.or(proved);
            if from_end == 0 {
                node.found = node.found.or(Some(found));
            }
            value = CERTAIN - value;
        }
    }

    /// The score of a node that follows from what is proved of its children: it is won if one of them is lost, and lost if all are won.
    fn proof(&self, node: usize) -> Option<i32> {
        let children =
            || self.nodes[node].children.iter().map(|child| child.node.and_then(|node| self.nodes[node].proved));
        let best = children().flatten().map(|score| -score).max();
        best.filter(|&score| score > 0 || children().all(|proved| proved.is_some()))
    }

    /// The move to make, its score, and the depth of the line that was visited most. What is proved counts more than any visits.
    pub fn answer(&self) -> (Move, i32, u32) {
        let root = &self.nodes[0];
        let visited = root.children.iter().filter_map(|child| Some((child.played, &self.nodes[child.node?])));
        let rank = |node: &Node| (node.proved.map_or(0, |score| -score), node.visits, -node.mean());
        let Some((played, child)) =
            visited.reduce(|best, other| if rank(other.1) > rank(best.1) { other } else { best })
        else {
            return root.found.map_or((Move::Pass, 0, 0), |found| (found.best, found.score, found.depth));
        };
        let score =
            root.proved.or(child.proved.map(|score| -score)).unwrap_or_else(|| chance::score(CERTAIN - child.mean()));
        (played, score, 1 + self.depth(child))
    }

    /// The length of the line behind a node that was visited most, with the depth of the search at its end.
    fn depth(&self, node: &Node) -> u32 {
        let children = node.children.iter().filter_map(|child| Some(&self.nodes[child.node?]));
        match children.max_by_key(|child| child.visits) {
            Some(child) => 1 + self.depth(child),
            None => node.found.map_or(0, |found| found.depth),
        }
    }
}
