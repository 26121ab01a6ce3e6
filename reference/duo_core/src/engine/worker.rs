//! One thread's search.

use std::sync::atomic::Ordering;

use super::moves::{last_ply, list_best, Scored};
use super::table::{key, Bound, Entry, Table};
use super::value::{Value, HORIZON, NARROWED};
use super::Effort;
use crate::evaluation::completion_bonus;
use crate::perspective::Perspective;
use crate::placement::{Move, Placement};
use crate::search::killers::Killers;
use crate::search::{SearchResult, INFINITY, MAX_DEPTH};

/// Number of a node's moves that are searched deeper: at first, and after each time that all lines
/// have reached the end of the game.
const WIDTHS: [usize; 3] = [16, 64, usize::MAX];

/// Index of the first child that is first searched one ply less deeply. Starting at the eighth
/// child, reducing from four plies on, or reducing by two plies was not stronger: 128/15/137,
/// 118/13/149 and 184/27/189 games won/drawn/lost.
const FIRST_REDUCED: usize = 4;
const REDUCED_FROM: u32 = 3;

/// Maximum number of plies of a line. Passes cost no depth, and one may follow every placement.
const PLIES: usize = 2 * MAX_DEPTH as usize + 2;

/// Number of nodes between two checks of the clock.
const NODES_BETWEEN_CHECKS: u64 = 2_000;

/// A thread's own state of the search.
pub(super) struct Worker<'a> {
    effort: &'a Effort<'a>,
    table: &'a Table,
    /// Number of nodes since the last check of the clock.
    nodes: u64,
    /// Index into [`WIDTHS`].
    pub(super) width: usize,
    /// Moves of the root that are excluded.
    pub(super) excluded: Vec<Placement>,
    /// Whether the search may stop; not before the first iteration is finished.
    pub(super) may_stop: bool,
    killers: Killers,
    /// A list of moves for each ply.
    lists: Vec<Vec<Scored>>,
    pub(super) answer: SearchResult,
}

impl<'a> Worker<'a> {
    pub(super) fn new(effort: &'a Effort<'a>, table: &'a Table) -> Worker<'a> {
        Worker {
            effort,
            table,
            nodes: 0,
            width: 0,
            excluded: Vec::new(),
            may_stop: false,
            killers: Killers::new(PLIES),
            lists: vec![Vec::new(); PLIES],
            answer: SearchResult { best: Move::Pass, score: -INFINITY, nodes: 0, cycles: 0, depth: 0 },
        }
    }

    /// Searches deeper until it is stopped, all moves are included, or there is only one move.
    /// Helpers begin some plies deeper, so that threads do not all search the same.
    pub(super) fn run(mut self, root: &Perspective, ahead: u32) -> SearchResult {
        let mut depth = 1;
        loop {
            let deeper = if depth == 1 { 0 } else { ahead % 2 };
            let Some(value) = self.search_node(root, depth + deeper, 0, -INFINITY, INFINITY) else { break };
            self.answer.depth = depth;
            self.may_stop = true;
            if value.gaps == 0 || self.has_no_choice(root) {
                break;
            }
            if value.gaps & HORIZON == 0 {
                self.width += 1;
            } else if depth == self.effort.max_depth() {
                break;
            } else {
                depth += 1;
            }
        }
        self.effort.spend(self.nodes);
        self.answer
    }

    /// Number of placements evaluated by all threads.
    pub(super) fn nodes_so_far(&mut self) -> u64 {
        self.effort.spend(std::mem::take(&mut self.nodes));
        self.effort.nodes.load(Ordering::Relaxed)
    }

    fn has_no_choice(&mut self, root: &Perspective) -> bool {
        list_best(root, 2, &mut self.lists[0]) < 2
    }

    /// Searches a node; `None` if it is time to answer.
    pub(super) fn search_node(
        &mut self,
        node: &Perspective,
        remaining: u32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> Option<Value> {
        if node.other_left.is_empty() {
            let bonus = completion_bonus(node.monomino_was_last());
            return Some(Value::exact(-bonus - node.own_left.cells() as i32));
        }
        if self.nodes >= NODES_BETWEEN_CHECKS {
            let expired = self.effort.spend(std::mem::take(&mut self.nodes));
            if expired && self.may_stop {
                return None;
            }
        }
        let key = key(node);
        let known = self.table.get(key);
        if let Some(value) =
            known.filter(|_| ply > 0).and_then(|entry| self.table_cutoff(entry, remaining, alpha, beta))
        {
            return Some(value);
        }
        let known = match self.answer.best {
            // An answer from an unfinished iteration must not be worse than that of the iteration
            // before.
            Move::Place(placement) if ply == 0 => Some(placement),
            _ => known.and_then(|entry| entry.best),
        };
        let known = known.filter(|placement| ply > 0 || !self.excluded.contains(placement));
        let (value, best) = if remaining == 1 {
            self.search_last_ply(node, known, ply, alpha, beta)?
        } else {
            self.search_interior(node, known, remaining, ply, alpha, beta)?
        };
        let bound = match value.score {
            score if score >= beta => Bound::Lower,
            score if score > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry {
            value: value.score as i16,
            bound,
            depth: remaining as u8,
            gaps: value.gaps,
            width: self.width as u8,
            // Where no move reaches alpha, none is known to be better than the table's.
            best: best.or(known),
        };
        self.table.put(key, entry);
        Some(value)
    }

    /// The value of an entry if it causes a cutoff.
    fn table_cutoff(&self, entry: Entry, remaining: u32, alpha: i32, beta: i32) -> Option<Value> {
        let deep = entry.gaps & HORIZON == 0 || u32::from(entry.depth) >= remaining;
        let wide = entry.gaps & NARROWED == 0 || usize::from(entry.width) >= self.width;
        let score = i32::from(entry.value);
        let decides = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        (deep && wide && decides).then_some(Value { score, gaps: entry.gaps })
    }

    /// Searches a node whose moves are not searched deeper.
    fn search_last_ply(
        &mut self,
        node: &Perspective,
        known: Option<Placement>,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> Option<(Value, Option<Placement>)> {
        let [first, second] = self.killers.at(ply).map(|killer| killer.filter(|_| killer != known));
        let found = last_ply(node, [known, first, second], beta);
        self.nodes += found.nodes;
        let Some(best) = found.best else {
            return Some((self.search_pass(node, 1, ply, alpha, beta)?, None));
        };
        if best.score >= beta {
            self.killers.remember(ply, best.placement);
        }
        if ply == 0 {
            (self.answer.best, self.answer.score) = (Move::Place(best.placement), best.score);
        }
        let gaps = if found.terminal { 0 } else { HORIZON };
        Some((Value { score: best.score, gaps }, Some(best.placement)))
    }

    /// The value of a node without a legal placement.
    fn search_pass(&mut self, node: &Perspective, remaining: u32, ply: usize, alpha: i32, beta: i32) -> Option<Value> {
        self.nodes += 1;
        let value = if node.other_has_passed() {
            Value::exact(node.other_left.cells() as i32 - node.own_left.cells() as i32)
        } else {
            self.search_node(&node.after(Move::Pass), remaining, ply + 1, -beta, -alpha)?.negate()
        };
        if ply == 0 {
            (self.answer.best, self.answer.score) = (Move::Pass, value.score);
        }
        Some(value)
    }

    /// Searches a node whose best moves are searched deeper. A move known to be good is searched
    /// before the others are listed.
    fn search_interior(
        &mut self,
        node: &Perspective,
        known: Option<Placement>,
        remaining: u32,
        ply: usize,
        alpha: i32,
        beta: i32,
    ) -> Option<(Value, Option<Placement>)> {
        let mut state =
            InteriorState { alpha, beta, remaining, ply, value: Value { score: -INFINITY, gaps: 0 }, best: None };
        let known = known.filter(|&placement| node.allows(placement));
        if let Some(placement) = known {
            if self.search_child(node, placement, 0, &mut state)? {
                return Some((state.value, state.best));
            }
        }
        let width = WIDTHS[self.width];
        let mut list = std::mem::take(&mut self.lists[ply]);
        let count = list_best(node, width, &mut list);
        self.nodes += count as u64;
        if count == 0 {
            self.lists[ply] = list;
            return Some((self.search_pass(node, remaining, ply, alpha, beta)?, None));
        }
        if count > width {
            state.value.gaps |= NARROWED;
        }
        let mut cut_off = Some(false);
        let excluded = if ply == 0 { self.excluded.clone() } else { Vec::new() };
        let is_other = |placement: &Placement| Some(*placement) != known && !excluded.contains(placement);
        let others = list.iter().map(|scored| scored.placement).filter(is_other);
        for (index, placement) in others.enumerate() {
            cut_off = self.search_child(node, placement, index + usize::from(known.is_some()), &mut state);
            if cut_off != Some(false) {
                break;
            }
        }
        self.lists[ply] = list;
        cut_off?;
        Some((state.value, state.best))
    }

    /// Searches one child. Returns true if it causes a beta cutoff.
    fn search_child(
        &mut self,
        node: &Perspective,
        placement: Placement,
        index: usize,
        state: &mut InteriorState,
    ) -> Option<bool> {
        let InteriorState { alpha, beta, remaining, ply, .. } = *state;
        let next = node.after(Move::Place(placement));
        let mut search = |remaining, alpha: i32, beta: i32| {
            Some(self.search_node(&next, remaining, ply + 1, -beta, -alpha)?.negate())
        };
        let mut value;
        if index == 0 {
            value = search(remaining - 1, alpha, beta)?;
        } else {
            let reduced = index >= FIRST_REDUCED && remaining >= REDUCED_FROM;
            value = search(remaining - 1 - u32::from(reduced), alpha, alpha + 1)?;
            if reduced && value.score > alpha {
                value = search(remaining - 1, alpha, alpha + 1)?;
            }
            if value.score > alpha && value.score < beta {
                value = search(remaining - 1, alpha, beta)?;
            }
        }
        if value.score >= beta {
            // Only the refutation counts.
            state.value = value;
            state.best = Some(placement);
            self.killers.remember(ply, placement);
            return Some(true);
        }
        state.value.gaps |= value.gaps;
        if value.score > state.value.score {
            state.value.score = value.score;
            if value.score > alpha {
                state.alpha = value.score;
                state.best = Some(placement);
                if ply == 0 {
                    (self.answer.best, self.answer.score) = (Move::Place(placement), value.score);
                }
            }
        }
        Some(false)
    }
}

/// The state of a node while its children are searched.
struct InteriorState {
    alpha: i32,
    beta: i32,
    remaining: u32,
    ply: usize,
    value: Value,
    best: Option<Placement>,
}
