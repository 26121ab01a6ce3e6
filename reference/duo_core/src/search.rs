//! The search: iterative-deepening alpha-beta, in a form that hardware can execute as streams.
//!
//! Kinds of nodes:
//!
//! - **Frontier node** (the last ply): all moves stream through the evaluation, the two [`killers`]
//!   first. The best result is the node's value, and the first result that reaches beta ends the
//!   stream.
//! - **Interior node**: the [`transposition_table`]'s move and the killers are searched before any
//!   moves are generated. Then the moves stream into a sorter, and the best [`WIDTH`] of them are
//!   searched in its order.
//! - **Root**: an interior node without table and killers. From the second iteration on, the best
//!   move of the previous iteration comes first.
//!
//! Techniques at interior nodes:
//!
//! - Late move reduction ([`reductions`]): late children are first searched one or two plies less
//!   deeply, with a null window.
//! - Sibling refutation test: the reply that refutes one frontier child is tried on its siblings
//!   before they are searched.
//! - Deferral, as in ABDADA: near the root, a child that another engine is searching is moved to
//!   the end of the list.
//!
//! A side that cannot place passes. Two passes in a row, or a side without pieces, end the game
//! with its exact score.
//!
//! The algorithm is written once, for any [`Machine`], which defines the order of moves and the
//! cost of each step.

pub mod branching;
pub mod candidates;
pub mod key;
pub mod killers;
pub mod machine;
mod node;
pub mod reductions;
pub mod techniques;
pub mod transposition_table;

use std::ops::ControlFlow;

use super::evaluation::{completion_bonus, exact_score, Leaf};
use super::perspective::Perspective;
use super::placement::{Move, Placement};

use self::candidates::{Candidate, Candidates};
use self::killers::Killers;
use self::machine::Machine;
use self::node::{is_marked, Node, Visit};
use self::reductions::reduction;
use self::techniques::Techniques;

/// Maximum number of a node's generated moves that are searched.
pub const WIDTH: usize = 16;

/// Maximum number of moves that are searched before any are generated: the table's move and two
/// killers.
pub const FIRST_MOVES: usize = 3;

/// Minimum number of children still to be searched for the sibling refutation test to be worth its
/// cycles.
pub const FEWEST_TRIED: usize = 2;

/// Number of entries of a node's list of moves.
pub const MOST_LISTED: usize = 31;

/// Number of levels below the root on which engines show each other what they are searching.
pub const SHOWN_LEVELS: usize = 4;

/// Minimum number of plies to the horizon at which a child may be deferred.
pub const DEFERRED_FROM: u32 = 3;

/// Number of following children for which a node remembers whether a reply has refuted them.
const MAX_REFUTED: usize = 16;

/// Depth of the deepest iteration. No game has as many plies left.
pub const MAX_DEPTH: u32 = 48;

/// Number of entries of the memories with an entry for each level of the tree: a power of 2 above
/// [`MAX_DEPTH`].
pub const LEVELS: usize = 64;

/// A score beyond every real score.
pub const INFINITY: i32 = 32_767;

/// Whether a child may be deferred because another engine is searching it (as in ABDADA).
///
/// The child must be near the root and far from the horizon. Another child must have been searched
/// before it and another must follow. The list must have a free entry, in which the move is written
/// again.
pub fn may_defer(level: usize, remaining: u32, child: usize, children: usize, is_last_child: bool) -> bool {
    level < SHOWN_LEVELS && remaining >= DEFERRED_FROM && child > 0 && !is_last_child && children < MOST_LISTED
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move to play.
    pub best: Move,
    /// The move's value for the side that plays it; see [`super::evaluation`].
    pub score: i32,
    /// Number of placements made and evaluated.
    pub nodes: u64,
    /// Number of clock cycles of the accelerator; 0 if none was simulated.
    pub cycles: u64,
    /// The last iteration that was finished.
    pub depth: u32,
}

/// The best root move so far.
#[derive(Clone, Copy, Debug)]
struct Answer {
    played: Move,
    score: i32,
}

/// The machine has stopped the search, which returns without a value.
#[derive(Clone, Copy, Debug)]
struct Stopped;

/// A search in progress.
pub struct Search<M> {
    /// The machine that the search runs on.
    pub machine: M,
    /// Placements made and evaluated so far.
    pub nodes: u64,
    techniques: Techniques,
    answer: Answer,
    first_iteration: bool,
    /// Whether the current node has reached a position at the horizon from which the game
    /// continues.
    reaches_horizon: bool,
    /// Number of root moves that this iteration searches.
    root_moves: usize,
    killers: Killers,
    /// The best move of the node that was left last, which is the reply to the move that led there.
    best_reply: Option<Placement>,
}

impl<M: Machine> Search<M> {
    /// A search on `machine` with these techniques.
    pub fn new(machine: M, techniques: Techniques) -> Self {
        Search {
            machine,
            nodes: 0,
            techniques,
            answer: Answer { played: Move::Pass, score: 0 },
            first_iteration: true,
            reaches_horizon: false,
            root_moves: 0,
            killers: Killers::new(MAX_DEPTH as usize + 1),
            best_reply: None,
        }
    }

    /// Searches deeper, to at most `max_depth`, until the machine stops the search, every line
    /// reaches the end of the game, or there is only one move.
    pub async fn run(&mut self, root: &Perspective, max_depth: u32) -> SearchResult {
        let mut finished = 0;
        for depth in 1..=max_depth {
            self.first_iteration = depth == 1;
            self.reaches_horizon = false;
            self.root_moves = 0;
            let value = self.search_node(root, depth, 0, (-INFINITY, INFINITY), false).await;
            if value.is_err() || self.machine.must_stop_before_report().await {
                break;
            }
            finished = depth;
            let Answer { played, score } = self.answer;
            self.machine.finish_iteration(root, depth, self.nodes, played, score, self.root_moves as u32);
            if !self.reaches_horizon || self.root_moves == 1 {
                break;
            }
        }
        let Answer { played: best, score } = self.answer;
        SearchResult { best, score, nodes: self.nodes, cycles: self.machine.cycles(), depth: finished }
    }

    /// Searches the root or an interior node `remaining` plies deep within a window.
    async fn search_node(
        &mut self,
        position: &Perspective,
        remaining: u32,
        level: usize,
        window: (i32, i32),
        may_defer: bool,
    ) -> Result<Visit, Stopped> {
        if self.machine.enter(self.first_iteration, self.nodes).await {
            return Err(Stopped);
        }
        if position.other_left.is_empty() {
            return Ok(Visit::Value(self.leave_finished_game(position, level)));
        }
        let mut node = Node::new(position, remaining, level, window, may_defer);
        if remaining == 1 {
            self.search_frontier(&mut node);
        } else if level == 0 {
            self.search_generated(&mut node, &[]).await?;
        } else if let Some(visit) = self.search_interior(&mut node).await? {
            self.machine.leave(level);
            self.best_reply = None;
            return Ok(visit);
        }
        Ok(Visit::Value(self.leave_node(&node)))
    }

    /// Searches a frontier node below the root within a window.
    fn search_frontier_node(
        &mut self,
        position: &Perspective,
        level: usize,
        window: (i32, i32),
    ) -> Result<i32, Stopped> {
        if self.machine.enter_frontier(self.first_iteration, self.nodes) {
            return Err(Stopped);
        }
        if position.other_left.is_empty() {
            return Ok(self.leave_finished_game(position, level));
        }
        let mut node = Node::new(position, 1, level, window, false);
        self.search_frontier(&mut node);
        Ok(self.leave_node(&node))
    }

    /// Leaves a node at which the other side has placed its last piece. Returns the exact value.
    fn leave_finished_game(&mut self, position: &Perspective, level: usize) -> i32 {
        let bonus = completion_bonus(position.monomino_was_last());
        self.machine.end_game();
        self.machine.leave(level);
        self.best_reply = None;
        -exact_score(bonus + position.own_left.cells() as i32)
    }

    /// Leaves a node after its search: updates the killers and the reply, and returns the node's
    /// value.
    fn leave_node(&mut self, node: &Node) -> i32 {
        if let Some(best_move) = node.best_move.filter(|_| node.level > 0 && node.best >= node.beta) {
            self.killers.remember(node.level, best_move);
        }
        self.best_reply = node.best_move;
        self.machine.leave(node.level);
        node.best
    }

    fn killers_at(&self, level: usize) -> [Option<Placement>; 2] {
        if self.techniques.killers {
            self.killers.at(level)
        } else {
            [None; 2]
        }
    }

    /// Evaluates the moves of a frontier node, until one reaches beta.
    fn search_frontier(&mut self, node: &mut Node) {
        let probes = if node.level > 0 { self.killers_at(node.level) } else { [None; 2] };
        let Search { machine, nodes, answer, reaches_horizon, .. } = self;
        let mut both_passed = false;
        machine.stream(node.position, probes, |played, leaf| {
            *nodes += 1;
            both_passed = played == Move::Pass && node.position.other_has_passed();
            let Leaf { score, terminal } = with_exact_score(node.position, played, leaf);
            *reaches_horizon |= !terminal;
            if score > node.best {
                node.best = score;
                node.best_move = played.placement();
                if node.level == 0 {
                    *answer = Answer { played, score };
                }
            }
            if score >= node.beta {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if both_passed {
            machine.end_game();
        }
    }

    /// Searches an interior node below the root. Returns a visit only if no child had to be
    /// searched: after a TT cutoff, or if the node is deferred.
    async fn search_interior(&mut self, node: &mut Node<'_>) -> Result<Option<Visit>, Stopped> {
        let key = key::key(node.position);
        let known = self.machine.probe_table(key).filter(|_| self.techniques.table);
        let is_deferred = self.machine.is_deferred(node.level, key, node.may_defer).await;
        let cutoff = known.filter(|entry| entry.cuts_off(node.remaining, node.alpha, node.beta));
        if let Some(entry) = cutoff {
            self.machine.leave_unsearched();
            self.reaches_horizon |= entry.horizon;
            return Ok(Some(Visit::Value(entry.value)));
        }
        if is_deferred {
            self.machine.leave_unsearched();
            return Ok(Some(Visit::Deferred));
        }
        // The table stores whether this node alone reaches the horizon, so its siblings must not
        // count.
        let siblings_reach_horizon = std::mem::take(&mut self.reaches_horizon);
        let [newer, older] = self.killers_at(node.level);
        let best = known.and_then(|entry| entry.best);
        let mut firsts: Vec<Move> = Vec::with_capacity(FIRST_MOVES);
        for first in [best, newer, older].into_iter().flatten() {
            if node.position.allows(first) && !firsts.contains(&Move::Place(first)) {
                firsts.push(Move::Place(first));
            }
        }
        let only_older_killer = best != older && older.is_some_and(|older| firsts == [Move::Place(older)]);
        self.machine.list_first_moves(only_older_killer);
        if !self.search_children(node, &mut firsts).await? {
            if !firsts.is_empty() {
                self.machine.generate();
            }
            self.search_generated(node, &firsts).await?;
        }
        if self.machine.store_in_table(key, node.entry(self.reaches_horizon)).await {
            return Err(Stopped);
        }
        self.reaches_horizon |= siblings_reach_horizon;
        Ok(None)
    }

    /// Generates a node's moves and searches the best of them, except for `firsts`, which have been
    /// searched.
    async fn search_generated(&mut self, node: &mut Node<'_>, firsts: &[Move]) -> Result<(), Stopped> {
        let mut candidates = Candidates::new(self.techniques.width);
        let mut both_passed = false;
        let Search { machine, nodes, answer, first_iteration, .. } = self;
        let best_before = (node.level == 0 && !*first_iteration).then_some(answer.played);
        machine.stream(node.position, [None; 2], |played, leaf| {
            *nodes += 1;
            let Leaf { score, terminal } = with_exact_score(node.position, played, leaf);
            if played == Move::Pass && terminal {
                both_passed = true;
                node.best = score;
                if node.level == 0 {
                    *answer = Answer { played, score };
                }
            } else if !firsts.contains(&played) {
                candidates
                    .insert(Candidate { key: if best_before == Some(played) { INFINITY } else { score }, played });
            }
            ControlFlow::Continue(())
        });
        if both_passed {
            self.machine.end_game();
        } else {
            let mut sorted: Vec<Move> = candidates.as_slice().iter().map(|candidate| candidate.played).collect();
            self.machine.list_moves(sorted.len());
            if node.level == 0 {
                self.root_moves = sorted.len();
            }
            node.all_generated = true;
            self.search_children(node, &mut sorted).await?;
        }
        Ok(())
    }

    /// Searches the children in this order, and deferred ones again at the end. Returns whether one
    /// reached beta.
    async fn search_children(&mut self, node: &mut Node<'_>, moves: &mut Vec<Move>) -> Result<bool, Stopped> {
        let listed_before = node.searched;
        // Bit i: a reply to an earlier child refutes move i too.
        let mut refuted = 0u64;
        let mut next = 0;
        while next < moves.len() {
            let (index, played) = (next, moves[next]);
            next += 1;
            if is_marked(refuted, index) {
                self.machine.skip_refuted();
                node.searched += 1;
                continue;
            }
            let listed = listed_before + moves.len();
            let may_defer = node.all_generated
                && may_defer(node.level, node.remaining, node.searched, listed, node.searched + 1 >= listed);
            let Visit::Value(value) = self.search_child(node, played, may_defer).await? else {
                moves.push(played);
                node.searched += 1;
                continue;
            };
            if value > node.best {
                node.best = value;
                node.best_move = played.placement();
                if node.level == 0 {
                    if self.machine.must_stop_before_report().await {
                        return Err(Stopped);
                    }
                    self.answer = Answer { played, score: value };
                }
            }
            if value > node.alpha {
                node.alpha = value;
                node.raised_alpha = true;
            }
            node.searched += 1;
            if value >= node.beta {
                return Ok(true);
            }
            let tries_reply = self.techniques.replies
                && node.tries_replies(self.reduction(node))
                && moves.len() >= next + FEWEST_TRIED;
            if let Some(reply) = self.best_reply.filter(|_| tries_reply) {
                refuted |= self.find_refuted(node, reply, moves, next, refuted);
            }
        }
        Ok(false)
    }

    /// Tests whether `reply`, the best reply to a child, also refutes the moves from `next` on that
    /// are not yet `refuted`. Returns those that it refutes, bit i for move i.
    fn find_refuted(&mut self, node: &mut Node, reply: Placement, moves: &[Move], next: usize, refuted: u64) -> u64 {
        let mut found = 0;
        self.machine.try_reply(moves.len() - next);
        for (index, &sibling) in moves.iter().enumerate().skip(next) {
            let is_refuted = !is_marked(refuted, index) && self.reply_refutes(node, reply, sibling);
            // The hardware counts every test but remembers the results of only MAX_REFUTED.
            if is_refuted && index < (next + MAX_REFUTED).min(u64::BITS as usize) {
                found |= 1 << index;
            }
        }
        found
    }

    /// The sibling refutation test: whether `reply`, the best reply to another move, also refutes
    /// the move `sibling`.
    fn reply_refutes(&mut self, node: &mut Node, reply: Placement, sibling: Move) -> bool {
        let child = node.position.after(sibling);
        if child.other_left.is_empty() || !(reply.cells() & child.other).is_empty() {
            return false;
        }
        self.nodes += 1;
        let Leaf { score, terminal } = self.machine.evaluate(&child, Move::Place(reply));
        let refutes = -score <= node.alpha;
        if refutes {
            self.reaches_horizon |= !terminal;
            node.best = node.best.max(-score);
        }
        refutes
    }

    /// Searches the move `played`. The value is exact only within the window. A late child is
    /// searched with a reduction first, and again without it if it raises alpha.
    async fn search_child(&mut self, node: &Node<'_>, played: Move, may_defer: bool) -> Result<Visit, Stopped> {
        let Node { alpha, beta, remaining, .. } = *node;
        self.machine.make_move();
        let reduction = self.reduction(node);
        if reduction > 0 {
            let null_window = (alpha, alpha + 1);
            let visit = self.visit_child(node, played, remaining - 1 - reduction, null_window, may_defer).await?;
            if !matches!(visit, Visit::Value(value) if value > alpha) {
                return Ok(visit);
            }
            self.machine.make_move_again();
            return self.visit_child(node, played, remaining - 1, (alpha, beta), false).await;
        }
        self.visit_child(node, played, remaining - 1, (alpha, beta), may_defer).await
    }

    /// Number of plies by which the next child's first search is shortened.
    fn reduction(&self, node: &Node) -> u32 {
        if self.techniques.reductions {
            reduction(node.searched, node.remaining)
        } else {
            0
        }
    }

    /// Searches the position after `played` and takes the move back. Window and value are from the
    /// view of the side that plays it.
    async fn visit_child(
        &mut self,
        node: &Node<'_>,
        played: Move,
        remaining: u32,
        (alpha, beta): (i32, i32),
        may_defer: bool,
    ) -> Result<Visit, Stopped> {
        let child = node.position.after(played);
        let (level, window) = (node.level + 1, (-beta, -alpha));
        let visit = if remaining == 1 {
            Visit::Value(self.search_frontier_node(&child, level, window)?)
        } else {
            // Recursive async calls must be boxed.
            Box::pin(self.search_node(&child, remaining, level, window, may_defer)).await?
        };
        self.machine.take_move_back();
        Ok(match visit {
            Visit::Value(value) => Visit::Value(-value),
            Visit::Deferred => Visit::Deferred,
        })
    }
}

/// The leaf's evaluation, or the exact score if both sides have passed.
fn with_exact_score(position: &Perspective, played: Move, leaf: Leaf) -> Leaf {
    if played == Move::Pass && position.other_has_passed() {
        let margin = position.other_left.cells() as i32 - position.own_left.cells() as i32;
        return Leaf { score: exact_score(margin), terminal: true };
    }
    leaf
}
