//! The search: iterative-deepening alpha-beta, in the shape that streams through hardware.
//!
//! All moves of a node stream past the evaluation. At a frontier node the best result is the node's value, and the stream ends
//! at the first one that refutes it; two [`killers`] go ahead of it. At an interior node the [`transposition_table`]'s move and the killers are
//! searched before any move is generated; then the best [`WIDTH`] of the others go into a sorter and are searched in its
//! order. Late move reduction ([`reductions`]): late children are first searched one or two plies less deep, with a null window. Sibling
//! refutation test: what refutes one frontier node is tried on its siblings before they are searched. A child near the root that another engine
//! is searching is deferred until the others have been searched, as in ABDADA. A side that cannot place passes; two
//! passes in a row, or a side without pieces, end the game with its exact score.
//!
//! The algorithm is written once, for any [`Machine`]: the order in which moves come and the price of each step are the
//! machine's, whose clock the hardware's fast model counts.

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
use self::node::{Found, Node};
use self::reductions::reduction;
use self::techniques::Techniques;

/// How many generated moves of a node are searched deeper.
pub const WIDTH: usize = 16;

/// How many moves may be searched before: the table's and two killers.
pub const FIRST_MOVES: usize = 3;

/// The sibling refutation test is worth its time if so many children are still to come.
pub const FEWEST_TRIED: usize = 2;

/// How many moves a node's list has room for.
pub const MOST_LISTED: usize = 31;

/// On so many levels below the root two engines leave to each other what one of them has begun.
pub const SHOWN_LEVELS: usize = 4;

/// Only this many plies from the horizon or more is a child deferred.
pub const DEFERRED_FROM: u32 = 3;

/// Of how many children still to come a node knows whether a reply has refuted them.
const MOST_REFUTED: usize = 16;

/// No iteration goes deeper than this; no game has that many plies left.
pub const MAX_DEPTH: u32 = 48;

/// Entries of the memories that hold something for each level of the tree: a power of 2 above [`MAX_DEPTH`].
pub const LEVELS: usize = 64;

/// Beyond every score.
pub const INFINITY: i32 = 32_767;

/// Whether a child may be deferred, because another engine is searching it (as in ABDADA): some other one has been searched before it and
/// another one is still to come, its move can be written down once more, and it is near the root and far from the horizon.
pub fn may_defer(level: usize, remaining: u32, child: usize, children: usize, is_last_child: bool) -> bool {
    level < SHOWN_LEVELS && remaining >= DEFERRED_FROM && child > 0 && !is_last_child && children < MOST_LISTED
}

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move.
    pub best: Move,
    /// Its value for the side that makes it, see [`super::evaluation`].
    pub score: i32,
    /// Placements made and evaluated.
    pub nodes: u64,
    /// Clock cycles of the accelerator; 0 where none was simulated.
    pub cycles: u64,
    /// The last iteration that was finished.
    pub depth: u32,
}

/// The answer so far.
#[derive(Clone, Copy, Debug)]
struct Answer {
    played: Move,
    score: i32,
}

/// A search under way.
pub struct Search<M> {
    /// What it runs on.
    pub machine: M,
    /// Placements made and evaluated so far.
    pub nodes: u64,
    techniques: Techniques,
    answer: Answer,
    first_iteration: bool,
    /// Whether the node under way has met a position beyond which the game goes on.
    horizon: bool,
    /// How many moves of the root are searched deeper.
    root_moves: usize,
    killers: Killers,
    /// The best move of the node that was left last.
    reply: Option<Placement>,
}

impl<M: Machine> Search<M> {
    /// A search on `machine` that uses these techniques.
    pub fn new(machine: M, techniques: Techniques) -> Self {
        Search {
            machine,
            nodes: 0,
            techniques,
            answer: Answer { played: Move::Pass, score: 0 },
            first_iteration: true,
            horizon: false,
            root_moves: 0,
            killers: Killers::new(MAX_DEPTH as usize + 1),
            reply: None,
        }
    }

    /// Deepens to `max_depth` at most, until the machine says to answer, the end of the game is in sight on all lines, or
    /// there is no choice.
    pub async fn run(&mut self, root: &Perspective, max_depth: u32) -> SearchResult {
        let mut finished = 0;
        for depth in 1..=max_depth {
            self.first_iteration = depth == 1;
            self.horizon = false;
            self.root_moves = 0;
            let found = self.node(root, depth, 0, (-INFINITY, INFINITY), false).await;
            if found.is_none() || self.machine.report().await {
                break;
            }
            finished = depth;
            let Answer { played, score } = self.answer;
            self.machine.finish(root, depth, self.nodes, played, score, self.root_moves as u32);
            if !self.horizon || self.root_moves == 1 {
                break;
            }
        }
        let Answer { played: best, score } = self.answer;
        SearchResult { best, score, nodes: self.nodes, cycles: self.machine.cycles(), depth: finished }
    }

    /// The value of the root or an interior node for the side to move, searched `remaining` plies deep within a window; `None` if the
    /// machine says to answer.
    async fn node(
        &mut self,
        position: &Perspective,
        remaining: u32,
        level: usize,
        window: (i32, i32),
        may_defer: bool,
    ) -> Option<Found> {
        if self.machine.enter(self.first_iteration, self.nodes).await {
            return None;
        }
        if position.other_left.is_empty() {
            return Some(Found::Value(self.ended(position, level)));
        }
        let mut node = Node::new(position, remaining, level, window, may_defer);
        if remaining == 1 {
            self.last(&mut node);
        } else if level == 0 {
            self.others(&mut node, &[]).await?;
        } else if let Some(found) = self.inner(&mut node).await? {
            self.machine.leave(level);
            self.reply = None;
            return Some(found);
        }
        Some(Found::Value(self.left(&node)))
    }

    /// The same of a frontier node below the root.
    fn frontier(&mut self, position: &Perspective, level: usize, window: (i32, i32)) -> Option<i32> {
        if self.machine.enter_frontier(self.first_iteration, self.nodes) {
            return None;
        }
        if position.other_left.is_empty() {
            return Some(self.ended(position, level));
        }
        let mut node = Node::new(position, 1, level, window, false);
        self.last(&mut node);
        Some(self.left(&node))
    }

    /// The value of a node at which the other side has laid its last piece.
    fn ended(&mut self, position: &Perspective, level: usize) -> i32 {
        let bonus = completion_bonus(position.monomino_was_last());
        self.machine.complete();
        self.machine.leave(level);
        self.reply = None;
        -exact_score(bonus + position.own_left.cells() as i32)
    }

    /// The value of a node that is left after it was searched.
    fn left(&mut self, node: &Node) -> i32 {
        if let Some(best_move) = node.best_move.filter(|_| node.level > 0 && node.best >= node.beta) {
            self.killers.remember(node.level, best_move);
        }
        self.reply = node.best_move;
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

    /// The moves of a frontier node.
    fn last(&mut self, node: &mut Node) {
        let probes = if node.level > 0 { self.killers_at(node.level) } else { [None; 2] };
        let Search { machine, nodes, answer, horizon, .. } = self;
        let mut both_passed = false;
        machine.stream(node.position, probes, |played, leaf| {
            *nodes += 1;
            both_passed = played == Move::Pass && node.position.passed();
            let Leaf { score, terminal } = settled(node.position, played, leaf);
            *horizon |= !terminal;
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
            machine.complete();
        }
    }

    /// An interior node, but not the root; what is found if no child is looked at: a TT cutoff, or a deferred move.
    async fn inner(&mut self, node: &mut Node<'_>) -> Option<Option<Found>> {
        let key = key::key(node.position);
        let known = self.machine.recall(key).filter(|_| self.techniques.table);
        let is_deferred = self.machine.is_deferred(node.level, key, node.may_defer).await;
        let cutoff = known.filter(|entry| entry.cuts_off(node.remaining, node.alpha, node.beta));
        if let Some(entry) = cutoff {
            self.machine.settle();
            self.horizon |= entry.horizon;
            return Some(Some(Found::Value(entry.value)));
        }
        if is_deferred {
            self.machine.settle();
            return Some(Some(Found::Deferred));
        }
        // Whether the game goes on is asked for this node alone, since the table remembers it.
        let horizon_before = std::mem::take(&mut self.horizon);
        let [newer, older] = self.killers_at(node.level);
        let best = known.and_then(|entry| entry.best);
        let mut firsts: Vec<Move> = Vec::with_capacity(FIRST_MOVES);
        for first in [best, newer, older].into_iter().flatten() {
            if node.position.allows(first) && !firsts.contains(&Move::Place(first)) {
                firsts.push(Move::Place(first));
            }
        }
        self.machine.look_up(best != older && older.is_some_and(|older| firsts == [Move::Place(older)]));
        if !self.children(node, &mut firsts).await? {
            if !firsts.is_empty() {
                self.machine.generate();
            }
            self.others(node, &firsts).await?;
        }
        if self.machine.remember(key, node.entry(self.horizon)).await {
            return None;
        }
        self.horizon |= horizon_before;
        Some(None)
    }

    /// Generates the moves of a node and searches the best of those that are not among the `firsts`.
    async fn others(&mut self, node: &mut Node<'_>, firsts: &[Move]) -> Option<()> {
        let mut candidates = Candidates::default();
        let mut both_passed = false;
        let Search { machine, nodes, answer, first_iteration, .. } = self;
        let wanted = (node.level == 0 && !*first_iteration).then_some(answer.played);
        machine.stream(node.position, [None; 2], |played, leaf| {
            *nodes += 1;
            let Leaf { score, terminal } = settled(node.position, played, leaf);
            if played == Move::Pass && terminal {
                both_passed = true;
                node.best = score;
                if node.level == 0 {
                    *answer = Answer { played, score };
                }
            } else if !firsts.contains(&played) {
                candidates.insert(Candidate { key: if wanted == Some(played) { INFINITY } else { score }, played });
            }
            ControlFlow::Continue(())
        });
        if both_passed {
            self.machine.complete();
        } else {
            let mut sorted: Vec<Move> = candidates.as_slice().iter().map(|candidate| candidate.played).collect();
            self.machine.store(sorted.len());
            if node.level == 0 {
                self.root_moves = sorted.len();
            }
            node.generated = true;
            self.children(node, &mut sorted).await?;
        }
        Some(())
    }

    /// Searches children in this order, those deferred once more at the end; true if one refutes the move that led here.
    async fn children(&mut self, node: &mut Node<'_>, moves: &mut Vec<Move>) -> Option<bool> {
        let listed_before = node.searched;
        // Those of the moves that a reply to one before them refutes too.
        let mut refuted = 0u64;
        let mut next = 0;
        while next < moves.len() {
            let (index, played) = (next, moves[next]);
            next += 1;
            if refuted >> index & 1 != 0 {
                self.machine.skip();
                node.searched += 1;
                continue;
            }
            let listed = listed_before + moves.len();
            let may_defer = node.generated
                && may_defer(node.level, node.remaining, node.searched, listed, node.searched + 1 >= listed);
            let Found::Value(value) = self.child(node, played, may_defer).await? else {
                moves.push(played);
                node.searched += 1;
                continue;
            };
            if value > node.best {
                node.best = value;
                node.best_move = played.placement();
                if node.level == 0 {
                    if self.machine.report().await {
                        return None;
                    }
                    self.answer = Answer { played, score: value };
                }
            }
            if value > node.alpha {
                node.alpha = value;
                node.improved = true;
            }
            node.searched += 1;
            if value >= node.beta {
                return Some(true);
            }
            let Some(reply) = self.reply.filter(|_| {
                self.techniques.replies
                    && node.tries_replies(self.reduction(node))
                    && moves.len() >= next + FEWEST_TRIED
            }) else {
                continue;
            };
            self.machine.try_reply(moves.len() - next);
            for (index, &other) in moves.iter().enumerate().skip(next) {
                // The hardware remembers it of as many.
                if refuted >> index & 1 == 0 && self.refutes(node, reply, other) && index < next + MOST_REFUTED {
                    refuted |= 1 << index;
                }
            }
        }
        Some(false)
    }

    /// Sibling refutation test: whether `reply`, the best one to another move, refutes the move `played` too.
    fn refutes(&mut self, node: &mut Node, reply: Placement, played: Move) -> bool {
        let child = node.position.after(played);
        if child.other_left.is_empty() || !(reply.cells() & child.other).is_empty() {
            return false;
        }
        self.nodes += 1;
        let Leaf { score, terminal } = self.machine.evaluate(&child, Move::Place(reply));
        let refutes = -score <= node.alpha;
        if refutes {
            self.horizon |= !terminal;
            node.best = node.best.max(-score);
        }
        refutes
    }

    /// The value of the move `played`, exact only if it lies within the window.
    async fn child(&mut self, node: &Node<'_>, played: Move, may_defer: bool) -> Option<Found> {
        let Node { alpha, beta, remaining, .. } = *node;
        self.machine.descend();
        let mut reduction = self.reduction(node);
        let mut may_defer = may_defer;
        loop {
            // Less deep with a null window.
            let window = (alpha, if reduction > 0 { alpha + 1 } else { beta });
            match self.visit(node, played, remaining - 1 - reduction, window, may_defer).await? {
                Found::Value(value) if reduction > 0 && value > alpha => self.machine.descend_again(),
                found => return Some(found),
            }
            (reduction, may_defer) = (0, false);
        }
    }

    /// How many plies less deep the next child is first searched.
    fn reduction(&self, node: &Node) -> u32 {
        if self.techniques.reductions {
            reduction(node.searched, node.remaining)
        } else {
            0
        }
    }

    async fn visit(
        &mut self,
        node: &Node<'_>,
        played: Move,
        remaining: u32,
        (alpha, beta): (i32, i32),
        may_defer: bool,
    ) -> Option<Found> {
        let child = node.position.after(played);
        let (level, window) = (node.level + 1, (-beta, -alpha));
        let found = if remaining == 1 {
            Found::Value(self.frontier(&child, level, window)?)
        } else {
            // A future that holds one of its own kind must hold it elsewhere.
            Box::pin(self.node(&child, remaining, level, window, may_defer)).await?
        };
        self.machine.ascend();
        Some(match found {
            Found::Value(value) => Found::Value(-value),
            Found::Deferred => Found::Deferred,
        })
    }
}

/// The leaf, with the exact score if both sides have passed.
fn settled(position: &Perspective, played: Move, leaf: Leaf) -> Leaf {
    if played == Move::Pass && position.passed() {
        let margin = position.other_left.cells() as i32 - position.own_left.cells() as i32;
        return Leaf { score: exact_score(margin), terminal: true };
    }
    leaf
}
