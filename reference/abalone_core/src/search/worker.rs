//! One thread's search.

use std::time::Duration;

use cpu_time::ThreadTime;

use super::count::{value_by_count, value_of_repetition};
use super::effort::{Effort, Report, Situation, Task, AHEAD_AT_THE_END, WON};
use super::node::{to_table, Node};
use super::ordering::{Hints, Memory, MoveList, Ordered};
use super::path::Path;
use super::reductions::{reductions, Reductions};
use super::table::{key, table_plies_left, Bound, Entry, Table, LONGEST_LINE};
use super::techniques::{Technique, Techniques};
use crate::cells::Cells;
use crate::evaluation::Judge;
use crate::moves::{count_ejections, for_each_ejection, Move};
use crate::position::{MARBLES, OUT_TO_WIN};

/// An upper bound on all values.
const INFINITE: i32 = 32_000;

/// Half the width of the first window around the last iteration's value.
const WINDOW: i32 = 20;

/// Maximum number of nodes between two checks of the limits.
const LOOK_EVERY: u64 = 1024;

/// Reverse futility pruning: maximum plies to the horizon, and margin above beta for each of them.
const REVERSE_FUTILITY_DEPTH: i32 = 4;
const REVERSE_FUTILITY_MARGIN: i32 = 28;

/// Futility pruning: maximum plies to the horizon, and margin below alpha for each of them.
const FUTILITY_DEPTH: i32 = 3;
pub(super) const FUTILITY_MARGIN: i32 = 35;

/// Late move pruning: maximum number of plies to the horizon.
const LATE_MOVE_DEPTH: i32 = 3;

/// Maximum number of failed moves that the histories learn from after a refutation.
const MAX_FAILED: usize = 32;

/// A thread's search and its memory.
pub(super) struct Worker<'a> {
    effort: &'a Effort<'a>,
    table: &'a Table,
    situation: &'a Situation,
    judge: Judge,
    techniques: Techniques,
    killers: [[Option<Move>; 2]; LONGEST_LINE + 1],
    memory: &'a mut Memory,
    /// The moves that lead to the current node; `None` where a team passes.
    line: [Option<Move>; LONGEST_LINE + 1],
    /// The moves of the nodes on this line.
    moves: MoveList,
    /// The positions of the game and of the line that lead to the current node.
    path: Path,
    /// Depth of this iteration in plies.
    iteration: i32,
    reductions: &'static Reductions,
    /// The thread's CPU time at its beginning, and its limit.
    cpu_limit: Option<(ThreadTime, Duration)>,
    /// Number of nodes that have not been added to the effort.
    uncounted: u64,
    /// Number of nodes between two checks of the limits.
    look_every: u64,
    stopped: bool,
    /// The best move at the root so far.
    best: Option<Move>,
}

impl<'a> Worker<'a> {
    pub(super) fn new(effort: &'a Effort<'a>, table: &'a Table, task: Task<'a>, memory: &'a mut Memory) -> Worker<'a> {
        let situation = task.situation;
        let is_remembered = task.techniques.has(Technique::GameRepetitions);
        let earlier = if is_remembered { &situation.earlier[..] } else { &[] };
        Worker {
            effort,
            table,
            situation,
            techniques: task.techniques,
            judge: Judge::new(task.evaluation, LONGEST_LINE, situation.plies_left),
            killers: [[None; 2]; LONGEST_LINE + 1],
            memory,
            line: [None; LONGEST_LINE + 1],
            moves: MoveList::default(),
            path: Path::new(earlier),
            iteration: 0,
            reductions: reductions(),
            cpu_limit: effort.limit.cpu_time.map(|limit| (ThreadTime::now(), limit)),
            uncounted: 0,
            // One thread exceeds a small limit by at most an eighth.
            look_every: effort.limit.nodes.map_or(LOOK_EVERY, |limit| (limit / 8).clamp(1, LOOK_EVERY)),
            stopped: false,
            best: None,
        }
    }

    /// Searches deeper and deeper until the effort is spent. Threads with odd numbers start one ply
    /// deeper. Only the first thread ends for lack of time for another iteration; its end stops the
    /// others. The nodes of a report are those that have not been added to the effort.
    pub(super) fn run(&mut self, number: u32, mut watch: impl FnMut(Report)) -> Report {
        let report = |best: Option<Move>, value, depth, nodes| Report {
            line: best.into_iter().collect(),
            value,
            depth,
            nodes,
            elapsed: Default::default(),
        };
        let moves = self.situation.position.moves();
        let mut found = report(moves.first().copied(), 0, 0, 0);
        if moves.is_empty() || self.situation.plies_left == 0 {
            return found;
        }
        let deepest = self.effort.limit.depth.unwrap_or(u32::MAX);
        let deepest = deepest.clamp(1, LONGEST_LINE as u32 / 2);
        for depth in 1 + number % 2..=deepest.max(1 + number % 2) {
            let value = self.search_root(depth as i32, found.value);
            if self.stopped {
                // The last iteration's best move came first: only a better one replaces it.
                found.line = self.best.map_or(found.line, |best| vec![best]);
                break;
            }
            found = report(self.best, value, depth, self.uncounted);
            watch(found.clone());
            let is_decided = value.abs() > WON - LONGEST_LINE as i32 && WON - value.abs() <= depth as i32;
            // Reduced lines end early, so an iteration of just these plies may not see the game's end.
            let is_exhausted = depth >= 2 * self.situation.plies_left;
            if is_decided || is_exhausted || (number == 0 && !self.effort.has_time_for_another()) {
                break;
            }
        }
        self.effort.spend(self.uncounted);
        Report { nodes: 0, ..found }
    }

    /// Searches the root with a window around the expected value, and widens the window until the
    /// value lies inside.
    fn search_root(&mut self, depth: i32, expected: i32) -> i32 {
        self.iteration = depth;
        let (own, other) = (self.situation.position.own(), self.situation.position.other());
        let narrow = depth >= 4 && self.has(Technique::Aspiration);
        let mut width = if narrow { WINDOW } else { INFINITE };
        let (mut alpha, mut beta) = (expected - width, expected + width);
        loop {
            let (low, high) = (alpha.max(-INFINITE), beta.min(INFINITE));
            let root = Node { own, other, ply: 0, depth, alpha: low, beta: high };
            let value = self.search_node(root, false);
            if self.stopped || (value > low && value < high) {
                return value;
            }
            width *= 3;
            if value <= low {
                alpha = value - width;
            } else {
                beta = value + width;
            }
        }
    }

    /// Counts a node, and at intervals checks whether it is time to answer.
    fn count_node(&mut self) {
        self.uncounted += 1;
        if self.uncounted >= self.look_every {
            let is_spent = self.effort.spend(self.uncounted)
                || self.cpu_limit.is_some_and(|(started, limit)| started.elapsed() >= limit);
            self.uncounted = 0;
            // The first iteration is always finished.
            self.stopped |= is_spent && self.iteration > 1;
        }
    }

    /// The value if the game is over here.
    fn final_value(&self, own: Cells, other: Cells, ply: usize) -> Option<i32> {
        if own.count() + OUT_TO_WIN <= MARBLES {
            return Some(ply as i32 - WON);
        }
        (ply >= self.situation.plies_left as usize).then(|| value_by_count(own, other))
    }

    /// Searches a node. `after_pass` forbids a second null move in a row.
    pub(super) fn search_node(&mut self, mut node: Node, after_pass: bool) -> i32 {
        if node.depth <= 0 || node.ply >= LONGEST_LINE {
            return self.quiesce(node.own, node.other, node.ply, node.alpha, node.beta);
        }
        self.count_node();
        if self.stopped {
            return 0;
        }
        if let Some(value) = self.final_value(node.own, node.other, node.ply) {
            return value;
        }
        self.path.enter(node.own, node.other, node.ply, after_pass);
        let plies_left = self.situation.plies_left - node.ply as u32;
        // A search to the last ply finds the exact value.
        let reaches_end = node.depth >= plies_left as i32;
        if node.ply > 0 && self.has(Technique::Repetitions) && !reaches_end && self.path.repeats(node.ply) {
            // A repetition must not pay for the side that made it. Otherwise the side that is behind
            // repeats instead of fighting, and the side that is ahead makes no progress.
            let still = self.judge.value(node.own, node.other, node.ply);
            return still.max(value_of_repetition(node.own, node.other));
        }
        let key = key(node.own, node.other, table_plies_left(plies_left));
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| node.table_cutoff(&entry)) {
            return value;
        }
        // The entries that may be needed next arrive while the position is evaluated.
        if let Some(table_move) = known.and_then(|entry| entry.best).filter(|_| node.depth >= 2) {
            self.prefetch(table_move.apply(node.own, node.other), node.ply);
        }
        if node.depth >= 5 && !after_pass && !node.is_principal() {
            self.prefetch((node.own, node.other), node.ply);
        }
        let static_value = self.judge.value(node.own, node.other, node.ply);
        node.depth += i32::from(self.is_threatened_at_horizon(&node));
        if let Some(value) = self.prune_node(&node, static_value, plies_left, after_pass) {
            return value;
        }
        self.search_moves(&node, key, known, static_value)
    }

    /// Whether the opponent threatens to push a marble out at the horizon.
    fn is_threatened_at_horizon(&self, node: &Node) -> bool {
        node.depth == 1
            && self.has(Technique::ThreatExtensions)
            && (node.ply as i32) < self.iteration + 4
            && count_ejections(node.other, node.own) > 0
    }

    /// A value that makes it unnecessary to search the node's moves: the static value is far above
    /// beta near the horizon (reverse futility), or even a pass is good enough (null move).
    fn prune_node(&mut self, node: &Node, static_value: i32, plies_left: u32, after_pass: bool) -> Option<i32> {
        let Node { depth, beta, .. } = *node;
        if beta.abs() >= AHEAD_AT_THE_END / 2 || node.is_principal() {
            return None;
        }
        if self.has(Technique::ReverseFutility)
            && depth <= REVERSE_FUTILITY_DEPTH
            && static_value - REVERSE_FUTILITY_MARGIN * depth >= beta
        {
            return Some(static_value);
        }
        if self.has(Technique::NullMove)
            && !after_pass
            && depth >= 3
            && static_value >= beta
            && plies_left > depth as u32
        {
            self.line[node.ply] = None;
            let child = Node {
                own: node.other,
                other: node.own,
                ply: node.ply + 1,
                depth: depth - 3 - depth / 4,
                alpha: -beta,
                beta: 1 - beta,
            };
            let value = -self.search_node(child, true);
            if value >= beta && !self.stopped {
                return Some(if value >= AHEAD_AT_THE_END / 2 { beta } else { value });
            }
        }
        None
    }

    /// Searches the moves of a node, stores the result in the table and returns the value.
    fn search_moves(&mut self, node: &Node, key: u64, known: Option<Entry>, static_value: i32) -> i32 {
        let table_move = known.and_then(|entry| entry.best);
        let node = Node { depth: node.depth - self.internal_reduction(node, table_move), ..*node };
        let expected = self.expect_hopeless(&node, static_value);
        let searched_moves = if expected.is_some() { 1 } else { self.count_searched_moves(&node) };
        let mut ordered = Ordered::new(node.own, node.other, table_move, &self.moves);
        let (mut best, mut best_value, mut alpha) = (None, -INFINITE, node.alpha);
        let mut failed: [Option<Move>; MAX_FAILED] = [None; MAX_FAILED];
        let mut index = 0;
        while let Some(played) = self.next_move(&mut ordered, &node) {
            if index >= searched_moves && !played.ejects() && best_value > -AHEAD_AT_THE_END / 2 {
                // All moves after the first quiet one are quiet and would be pruned too. The node's
                // value is an upper bound, so it must not be below what they may reach.
                best_value = best_value.max(expected.unwrap_or(best_value));
                break;
            }
            let value = self.search_move(&node, alpha, index, played);
            if self.stopped {
                break;
            }
            best_value = best_value.max(value);
            if value > alpha {
                alpha = value;
                best = Some(played);
                if node.ply == 0 {
                    self.best = best;
                }
            }
            if value >= node.beta {
                self.learn_refutation(node.ply, node.depth, played, &failed);
                break;
            }
            if let Some(place) = failed.get_mut(index) {
                *place = Some(played);
            }
            index += 1;
        }
        ordered.finish(&mut self.moves);
        if self.stopped {
            return 0;
        }
        if best_value == -INFINITE {
            // A team that cannot move has lost.
            return node.ply as i32 - WON;
        }
        let bound = if best_value >= node.beta {
            Bound::Lower
        } else if best_value > node.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let value = to_table(best_value, node.ply);
        self.table.put(key, Entry { value, bound, depth: node.depth, best: best.or(table_move) });
        best_value
    }

    /// The next move of a node. The table entry of the move after it starts to load.
    fn next_move(&mut self, ordered: &mut Ordered, node: &Node) -> Option<Move> {
        if let Some(table_move) = ordered.take_table_move() {
            return Some(table_move);
        }
        if ordered.is_generation_due() {
            // The hints borrow the worker, so the list is taken out of it.
            let mut moves = std::mem::take(&mut self.moves);
            ordered.generate(node.own, node.other, &self.hints(node.ply), &mut moves);
            self.moves = moves;
        }
        let next = ordered.take_next(&mut self.moves);
        if node.depth >= 2 {
            if let Some(upcoming) = ordered.upcoming(&self.moves) {
                self.prefetch(upcoming.apply(node.own, node.other), node.ply);
            }
        }
        next
    }

    /// Starts to load the table's entry of a position reached from this ply, with the marbles of
    /// the side that has moved first.
    #[inline(always)]
    fn prefetch(&self, (moved, other): (Cells, Cells), ply: usize) {
        let plies_left = self.situation.plies_left.saturating_sub(ply as u32 + 1);
        self.table.prefetch(key(other, moved, table_plies_left(plies_left)));
    }

    /// Number of plies by which a node without a known move is searched less deeply. This finds a
    /// good move sooner than trying all moves.
    fn internal_reduction(&self, node: &Node, table_move: Option<Move>) -> i32 {
        let reduces = table_move.is_none() && node.depth >= 5 && node.ply > 0;
        i32::from(reduces && self.has(Technique::InternalReduction))
    }

    /// The most that quiet moves are expected to reach, if the position is hopeless near the horizon:
    /// then only one of them is searched (futility).
    fn expect_hopeless(&self, node: &Node, static_value: i32) -> Option<i32> {
        let expected = static_value + FUTILITY_MARGIN * node.depth;
        let is_hopeless =
            self.has(Technique::Futility) && node.is_close_to_horizon(FUTILITY_DEPTH) && expected <= node.alpha;
        is_hopeless.then_some(expected)
    }

    /// Number of a node's quiet moves that are searched unless it is hopeless: a few near the horizon
    /// (late move pruning), otherwise all.
    fn count_searched_moves(&self, node: &Node) -> usize {
        if self.has(Technique::LateMovePruning) && node.is_close_to_horizon(LATE_MOVE_DEPTH) {
            (3 + 3 * node.depth * node.depth) as usize
        } else {
            usize::MAX
        }
    }

    /// Searches a move of a node. The first move gets the whole window, the others get a null
    /// window at first, and late quiet moves are searched less deeply at first.
    fn search_move(&mut self, node: &Node, alpha: i32, index: usize, played: Move) -> i32 {
        let (own, other) = played.apply(node.own, node.other);
        self.line[node.ply] = Some(played);
        let depth = node.depth - 1 + i32::from(self.is_extended(node, played));
        let child = |depth, alpha: i32, beta: i32| Node {
            own: other,
            other: own,
            ply: node.ply + 1,
            depth,
            alpha: -beta,
            beta: -alpha,
        };
        if index > 0 {
            let reduction = self.reduction(node, index, played);
            let mut value = -self.search_node(child(depth - reduction, alpha, alpha + 1), false);
            if value > alpha && reduction > 0 {
                value = -self.search_node(child(depth, alpha, alpha + 1), false);
            }
            if value <= alpha || value >= node.beta {
                return value;
            }
        }
        -self.search_node(child(depth, alpha, node.beta), false)
    }

    fn is_extended(&self, node: &Node, played: Move) -> bool {
        played.ejects() && self.has(Technique::EjectionExtensions) && (node.ply as i32) < 2 * self.iteration
    }

    /// Number of plies by which a late quiet move is searched less deeply at first.
    fn reduction(&self, node: &Node, index: usize, played: Move) -> i32 {
        let is_reduced = node.depth >= 3 && index >= 3 && self.has(Technique::LateMoveReductions) && !played.ejects();
        if !is_reduced {
            return 0;
        }
        let usual = i32::from(self.reductions[(node.depth as usize).min(63)][index.min(63)]);
        let less = i32::from(node.is_principal()) + i32::from(played.pushed_marbles() > 0);
        (usual - less).clamp(0, node.depth - 2)
    }

    fn has(&self, technique: Technique) -> bool {
        self.techniques.has(technique)
    }

    fn team_to_move(&self, ply: usize) -> usize {
        (self.situation.position.to_move() as usize + ply) % 2
    }

    /// The move that led to a ply, unless it was a pass.
    fn previous_move(&self, ply: usize) -> Option<Move> {
        self.line[ply.checked_sub(1)?]
    }

    /// The hints for ordering the moves at a ply.
    fn hints(&self, ply: usize) -> Hints<'_> {
        let (team, previous) = (self.team_to_move(ply), self.previous_move(ply));
        let continuation = previous.map(|previous| &self.memory.continuations[team][previous.place()]);
        let if_used = |technique| self.has(technique).then_some(());
        Hints {
            killers: if self.has(Technique::Killers) { self.killers[ply] } else { [None; 2] },
            countermove: if_used(Technique::Countermoves).and_then(|()| self.memory.countermove(team, previous)),
            history: if_used(Technique::History).map(|()| &self.memory.histories[team]),
            continuation: if_used(Technique::ContinuationHistory).and(continuation),
        }
    }

    /// Learns from a quiet move that refuted its position after others had failed.
    fn learn_refutation(&mut self, ply: usize, depth: i32, played: Move, failed: &[Option<Move>; MAX_FAILED]) {
        if played.ejects() {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(played) {
            *killers = [Some(played), killers[0]];
        }
        let team = self.team_to_move(ply);
        let previous = self.previous_move(ply);
        self.memory.learn_countermove(team, previous, played);
        let continuation = previous.map(|previous| &mut self.memory.continuations[team][previous.place()]);
        let histories = [Some(&mut self.memory.histories[team]), continuation];
        for history in histories.into_iter().flatten() {
            history.learn(played, true, depth);
            for &other in failed.iter().flatten() {
                history.learn(other, false, depth);
            }
        }
    }

    /// Quiescence search: only moves that push a marble out.
    fn quiesce(&mut self, own: Cells, other: Cells, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        self.count_node();
        if let Some(value) = self.final_value(own, other, ply) {
            return value;
        }
        let mut best = self.judge.value(own, other, ply);
        alpha = alpha.max(best);
        if alpha >= beta || ply >= LONGEST_LINE {
            return best;
        }
        let mut ejections = [Move::unpack(0); 64];
        let mut count = 0;
        for_each_ejection(own, other, |played| {
            if let Some(place) = ejections.get_mut(count) {
                *place = played;
                count += 1;
            }
        });
        for played in &ejections[..count] {
            let (own, other) = played.apply(own, other);
            let value = -self.quiesce(other, own, ply + 1, -beta, -alpha);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        best
    }
}
