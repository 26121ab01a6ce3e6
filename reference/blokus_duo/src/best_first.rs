//! Best-first search: a tree that grows where it is worth most, over small alpha-beta searches, one at a time for each engine.
//!
//! No accelerator searches so yet. Its engines, as they are, would value the leaves; what it takes beside them is a memory for the [`tree`] and
//! who walks in it. Each engine has a table of its own and knows nothing of the others, so there is nothing to exchange but leaves and their
//! values, and more engines cost no more nodes.
//!
//! A leaf's value is the mean of the last two iterations of its search, since odd and even depths differ, as a [`chance`] to win. Where a
//! search sees the end of the game its value is proved, and so is what follows from it.

pub mod chance;
pub mod tree;

use self::tree::{Tree, Way};
use super::evaluation::{completion_bonus, exact_score, HEURISTIC_LIMIT};
use super::model::progress::Watch;
use super::model::FastModel;
use super::perspective::Perspective;
use super::placement::Move;
use super::search::techniques::Techniques;
use super::search::{SearchResult, MAX_DEPTH};

/// Clock cycles of a leaf's search.
pub const LEAF_CYCLES: u64 = 8_192;

/// A tree with so many nodes grows no more: some 400 MB, and a minute of the main board's two engines.
const MOST_NODES: usize = 1 << 20;

/// Cycles to begin a search: the bounds and killers of the one before are cleared.
const START_CYCLES: u64 = 60;

/// Cycles to make a move of the way to a leaf, and to compare a child there with the others.
const STEP_CYCLES: u64 = 10;
const CHILD_CYCLES: u64 = 5;

/// The search through a game: what the engines have found out at one move they still know at the next.
#[derive(Clone, Debug)]
pub struct BestFirst {
    engines: Vec<FastModel>,
    most_nodes: usize,
}

/// An engine under way.
#[derive(Clone, Debug, Default)]
struct Engine {
    /// The cycle in which it is done.
    done: u64,
    /// The leaf that it searches, and what it will have found by then.
    pending: Option<(Way, SearchResult)>,
}

impl BestFirst {
    /// At the beginning of a game, with these techniques only and as many engines.
    pub fn new(techniques: Techniques) -> BestFirst {
        let engine = FastModel::new(Techniques { engines: 1, ..techniques });
        BestFirst { engines: vec![engine; techniques.engines], most_nodes: MOST_NODES }
    }

    /// Searches for `budget_cycles`, or until the tree is full; searches of leaves that have begun by then are waited for. The depth is the
    /// length of the line that is visited most, with that of its leaf's search.
    pub fn search(&mut self, root: &Perspective, budget_cycles: u64) -> SearchResult {
        let found = self.value(0, root);
        let mut tree = Tree::new(*root, found);
        let mut nodes = found.nodes;
        let mut engines = vec![Engine { done: START_CYCLES + found.cycles, pending: None }; self.engines.len()];
        while let Some(next) = (0..engines.len()).min_by_key(|&engine| engines[engine].done) {
            let now = engines[next].done;
            if let Some((way, found)) = engines[next].pending.take() {
                tree.settle(&way, found);
            }
            if now >= budget_cycles || tree.has_answer() || tree.size() >= self.most_nodes {
                break;
            }
            let Some(way) = tree.descend(|node| self.engines[next].list(node)) else {
                // All that is worth a search is being searched.
                let others = (0..engines.len()).filter(|&other| other != next).map(|other| engines[other].done);
                engines[next].done = others.min().unwrap_or(now) + 1;
                continue;
            };
            let found = tree.known(&way).unwrap_or_else(|| self.value(next, tree.leaf(&way)));
            nodes += way.listed.nodes + found.nodes;
            let walked = STEP_CYCLES * way.path.len() as u64 + CHILD_CYCLES * way.compared + way.listed.cycles;
            engines[next] = Engine { done: now + walked + START_CYCLES + found.cycles, pending: Some((way, found)) };
        }
        let cycles = engines.iter().map(|engine| engine.done).max().unwrap_or_default();
        for (way, found) in engines.into_iter().filter_map(|engine| engine.pending) {
            tree.settle(&way, found);
        }
        let (best, score, depth) = tree.answer();
        SearchResult { best, score, nodes, cycles, depth }
    }

    /// What an engine finds in a position.
    fn value(&mut self, engine: usize, position: &Perspective) -> SearchResult {
        if position.other_left.is_empty() {
            let margin = completion_bonus(position.monomino_was_last()) + position.own_left.cells() as i32;
            return SearchResult { best: Move::Pass, score: -exact_score(margin), nodes: 0, cycles: 0, depth: 0 };
        }
        let mut scores = [None; 2];
        let mut watch = Watch::new(|iteration, _| scores = [scores[1], Some(iteration.score)]);
        let found = self.engines[engine].search_before(position, LEAF_CYCLES, MAX_DEPTH, &mut watch);
        match scores[0] {
            Some(before) if is_open(before) && is_open(found.score) => {
                SearchResult { score: (before + found.score) / 2, ..found }
            }
            _ => found,
        }
    }
}

/// Whether a score is no finished game's.
fn is_open(score: i32) -> bool {
    score.abs() <= HEURISTIC_LIMIT
}

#[cfg(test)]
mod tests;
