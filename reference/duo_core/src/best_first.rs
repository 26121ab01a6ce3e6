//! Best-first search: a tree over small alpha-beta searches, which grows at the most promising
//! leaf.
//!
//! Each engine searches one leaf at a time. The walker, which alone accesses the [`tree`], serves
//! one engine after the other. Engines have their own tables and exchange only leaves and values,
//! so additional engines do not cost additional nodes.
//!
//! A leaf's value is the mean of its search's answer, which may come from an interrupted iteration,
//! and of the iteration before the last whole one. It is converted to a [`chance`] to win. If a
//! search sees the end of the game, its value is proved, and so are the values that follow from it.

pub mod chance;
pub mod costs;
mod grown;
pub mod playouts;
pub mod tree;
pub mod worth;

use self::costs::{pass, reclaim, ANSWER, BEGIN, CHOOSE, CLEAR, DESCEND, ENGINE, GROW, LAUNCH, NODE, PICK};
use self::costs::{RECLAIM, SETTLE};
use self::grown::Grown;
use self::playouts::Playouts;
use self::tree::End;
use super::evaluation::{completion_bonus, exact_score, HEURISTIC_LIMIT};
use super::model::progress::Watch;
use super::model::{FastModel, Picked};
use super::perspective::Perspective;
use super::placement::Move;
use super::search::techniques::Techniques;
use super::search::{SearchResult, MAX_DEPTH};

/// Clock frequency of the ULX3S with a best-first search. With 80 MHz requested, one of two seeds
/// closes at 79.9 MHz.
pub const CLOCK_HZ: u32 = 75_000_000;

/// Clock cycles for the search of a leaf, including the listing of its moves.
pub const LEAF_CYCLES: u64 = 9_000;

/// Index bits of an engine's table. The search of a leaf does not fill a larger one.
pub const INDEX_BITS: usize = 11;

/// The search of a game. The engines' tables are kept from move to move, and a part of the tree.
#[derive(Clone, Debug)]
pub struct BestFirst {
    engines: Vec<Engine>,
    techniques: Techniques,
    /// The tree of the last search.
    last: Option<Grown>,
    /// The pipeline for playouts, if there is one.
    playouts: Option<Playouts>,
}

/// An engine's result at a leaf.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The best move of the position.
    pub best: Move,
    /// The value of the position for the side to move.
    pub score: i32,
    /// Number of moves among which the tree may choose; 0 if the game is over.
    pub moves: u32,
    /// Placements made and evaluated, including the listing of moves before the search.
    pub nodes: u64,
    /// The last iteration that was finished.
    pub depth: u32,
}

/// An engine with its table.
#[derive(Clone, Debug)]
struct Engine {
    model: FastModel,
    /// Whether the engine's table still has to be cleared.
    is_new: bool,
}

/// An engine's activity.
#[derive(Clone, Debug)]
enum Task {
    /// The engine is idle. `may_look` is false after the walker has found no leaf for it, until a
    /// value arrives.
    Free { may_look: bool },
    /// The engine searches the leaf at the end of `path`. In cycle `done` the walker sees that it
    /// has finished.
    Leaf { path: Vec<usize>, found: Found, done: u64 },
}

impl Task {
    const FREE: Task = Task::Free { may_look: true };

    fn done(&self) -> Option<u64> {
        match self {
            Task::Leaf { done, .. } => Some(*done),
            Task::Free { .. } => None,
        }
    }
}

impl BestFirst {
    /// A search at the beginning of a game with these techniques, which include the number of
    /// engines.
    pub fn new(techniques: Techniques) -> BestFirst {
        let model = FastModel::with_index_bits(Techniques { engines: 1, ..techniques }, INDEX_BITS);
        let engines = vec![Engine { model, is_new: true }; techniques.engines];
        let playouts = (techniques.playouts > 0).then(|| Playouts::new(techniques.playouts));
        BestFirst { engines, techniques, last: None, playouts }
    }

    /// Searches for `budget_cycles` or until the answer is final, then waits for the leaves that are
    /// being searched. The depth of the result is that of the line that was searched furthest.
    pub fn search(&mut self, root: &Perspective, budget_cycles: u64) -> SearchResult {
        self.playouts.iter_mut().for_each(Playouts::restart_clock);
        // The cycle in which the walker waits.
        let (kept, mut now) = self.last.take().map_or((None, 0), |last| last.below(root));
        let mut tasks = vec![Task::Free { may_look: kept.is_some() }; self.engines.len()];
        let (mut nodes, mut depth) = (0, 0);
        let Grown { mut tree, mut positions } = kept.unwrap_or_else(|| {
            now += BEGIN + pass(1) + LAUNCH;
            tasks[0] = self.task(0, vec![0], root, None, now);
            now += RECLAIM;
            Grown::new(root, &self.techniques)
        });
        loop {
            let is_over = tree.has_value() && (now >= budget_cycles || tree.has_answer());
            let is_done = |task: &Task| matches!(task, Task::Leaf { done, .. } if *done <= now);
            let may_look = |task: &Task| matches!(task, Task::Free { may_look: true });
            if let Some(engine) = tasks.iter().rposition(is_done) {
                let Task::Leaf { path, found, .. } = std::mem::replace(&mut tasks[engine], Task::FREE) else {
                    continue;
                };
                nodes += found.nodes;
                depth = depth.max(path.len() as u32 - 1 + found.depth);
                now += SETTLE + pass(path.len()) + NODE * tree.settle(&path, &found);
                tasks.iter_mut().filter(|task| matches!(task, Task::Free { .. })).for_each(|task| *task = Task::FREE);
            } else if let Some(engine) = tasks.iter().rposition(may_look).filter(|_| !is_over && !tree.is_full()) {
                let mut way = tree.descend();
                now += DESCEND + NODE * way.path.len() as u64 + CHOOSE * way.choices + NODE * way.compared;
                match way.end {
                    End::Blocked => tasks[engine] = Task::Free { may_look: false },
                    End::Known(score) => {
                        tree.visit(&way.path);
                        now += 2 * pass(way.path.len()) + NODE * tree.count(&way.path, score);
                    }
                    End::New { place } => {
                        let parent = way.path[way.path.len() - 1];
                        let before = positions[parent];
                        let first = tree.node(parent).best;
                        let picked = (place > 0).then(|| self.engines[engine].model.pick(&before, first, place));
                        let played = picked.map_or(first, |picked| picked.played);
                        let position = before.after(played);
                        let number = tree.grow(parent, played);
                        match positions.get_mut(number) {
                            Some(place) => *place = position,
                            None => positions.push(position),
                        }
                        way.path.push(number);
                        tree.visit(&way.path);
                        now += GROW + pass(way.path.len()) + LAUNCH;
                        tasks[engine] = self.task(engine, way.path, &position, picked, now);
                        now += reclaim(tree.reclaim());
                    }
                }
            } else if tree.is_full() && !is_over && tasks.iter().all(|task| task.done().is_none()) {
                now += tree.prune(|cycles| now + cycles >= budget_cycles);
            } else {
                let Some(done) = tasks.iter().filter_map(Task::done).min() else { break };
                now = if tree.has_value() && !is_over { done.min(budget_cycles) } else { done };
            }
        }
        let (best, score, compared) = tree.answer();
        self.last = self.techniques.keeps.then_some(Grown { tree, positions });
        SearchResult { best, score, nodes, cycles: now + ANSWER + NODE * compared, depth }
    }

    /// Starts an engine in cycle `now` on a position, whose last move the engine may have picked.
    fn task(
        &mut self,
        engine: usize,
        path: Vec<usize>,
        position: &Perspective,
        picked: Option<Picked>,
        now: u64,
    ) -> Task {
        let Techniques { width, branching, .. } = self.techniques;
        let Engine { model, is_new } = &mut self.engines[engine];
        let (listed, nodes) = picked.map_or((0, 0), |picked| (picked.cycles, picked.nodes));
        let mut scores = [None; 2];
        let (mut moves, mut legal) = (0, 0);
        let mut watch = Watch::new(|iteration, _| {
            if iteration.depth == 1 {
                legal = iteration.nodes as usize;
            }
            scores = [scores[1], Some(iteration.score)];
            moves = iteration.choices;
        });
        let found = model.search_before(position, LEAF_CYCLES.saturating_sub(listed), MAX_DEPTH, &mut watch);
        let score = match scores[0] {
            _ if position.other_left.is_empty() => {
                let bonus = completion_bonus(position.monomino_was_last());
                -exact_score(bonus + position.own_left.cells() as i32)
            }
            before => {
                leaf_score(before, if is_loss(found.score) { scores[1].unwrap_or(found.score) } else { found.score })
            }
        };
        let SearchResult { best, depth, .. } = found;
        if moves as usize == width {
            moves = width.max(legal.min(branching.at(path.len() - 1))) as u32;
        }
        let moves = moves_behind(moves, score);
        let around = ENGINE + if picked.is_some() { PICK } else { 0 } + if std::mem::take(is_new) { CLEAR } else { 0 };
        let searched = now + around + listed + found.cycles;
        let (score, done) = match &mut self.playouts {
            Some(playouts) if is_heuristic(score) && moves > 0 => {
                let (score, played) = playouts.correct(score, position, now);
                (score, searched.max(played))
            }
            _ => (score, searched),
        };
        Task::Leaf { path, found: Found { best, score, moves, nodes: nodes + found.nodes, depth }, done }
    }
}

/// A leaf's score, from the score of its search and that of the iteration before the last whole one,
/// if there was one.
pub(crate) fn leaf_score(before: Option<i32>, score: i32) -> i32 {
    match before {
        Some(before) if is_heuristic(before) && is_heuristic(score) => (before + score) >> 1,
        _ => score,
    }
}

/// Whether the score is that of a lost game. A search that was interrupted may have it although it
/// has not searched all moves; then its last whole iteration counts.
pub(crate) fn is_loss(score: i32) -> bool {
    score < -HEURISTIC_LIMIT
}

/// Number of moves of a leaf with this score, from the number that the last iteration counted. The
/// first iteration does not count moves; if it is the last one, the game is over or its end is
/// proved.
pub(crate) fn moves_behind(counted: u32, score: i32) -> u32 {
    if counted == 0 && score != 0 {
        1
    } else {
        counted
    }
}

/// Whether the score is heuristic, not that of a finished game.
fn is_heuristic(score: i32) -> bool {
    score.abs() <= HEURISTIC_LIMIT
}

#[cfg(test)]
mod tests;
