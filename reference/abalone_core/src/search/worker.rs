//! One thread's search.

use std::sync::LazyLock;
use std::time::Duration;

use cpu_time::ThreadTime;

use super::memory::Memory;
use super::ordering::{Hints, Ordered};
use super::table::{key, Bound, Entry, Table};
use super::techniques::{Technique, Techniques};
use super::{Effort, How, Report, Situation, AHEAD_AT_THE_END, LONGEST_LINE, WON};
use crate::cells::Cells;
use crate::evaluation::Judge;
use crate::features::score_difference;
use crate::moves::{count_ejections, for_each_ejection, Move};
use crate::position::{MARBLES, OUT_TO_WIN};

/// More than any value.
const INFINITE: i32 = 32_000;

/// Half the first window around the last iteration's value.
const WINDOW: i32 = 20;

/// The end is in sight when so many plies are left: then it is part of what the table knows positions by.
pub const END_IN_SIGHT: u32 = 60;

/// Nodes between looks at the clock.
const LOOK_EVERY: u64 = 1024;

/// So far from the horizon a value this much above beta for each ply needs no proof.
const SAFE_DEPTH: i32 = 4;
const SAFE_MARGIN: i32 = 40;

/// The same for moves that are hopeless.
const HOPELESS_DEPTH: i32 = 3;
const HOPELESS_MARGIN: i32 = 50;

/// So far from the horizon only so many moves are searched as are worth it.
const LATE_DEPTH: i32 = 3;

/// The number of plies left as the table knows it.
pub(super) fn told(plies_left: u32) -> u32 {
    if plies_left <= END_IN_SIGHT {
        plies_left
    } else {
        0
    }
}

/// A thread's own memory.
pub(super) struct Worker<'a> {
    effort: &'a Effort<'a>,
    table: &'a Table,
    situation: &'a Situation,
    judge: Judge,
    techniques: Techniques,
    killers: [[Option<Move>; 2]; LONGEST_LINE + 1],
    memory: &'a mut Memory,
    /// The line that is searched; nothing where a team passes.
    line: [Option<Move>; LONGEST_LINE + 1],
    /// Plies of this iteration.
    iteration: i32,
    reductions: &'static Reductions,
    /// When this thread began, and how long it may compute.
    cpu_limit: Option<(ThreadTime, Duration)>,
    uncounted: u64,
    stopped: bool,
    best: Option<Move>,
}

impl<'a> Worker<'a> {
    pub(super) fn new(effort: &'a Effort<'a>, table: &'a Table, how: How<'a>, memory: &'a mut Memory) -> Worker<'a> {
        let situation = how.situation;
        Worker {
            effort,
            table,
            situation,
            techniques: how.techniques,
            judge: Judge::new(how.evaluation, LONGEST_LINE, situation.plies_left),
            killers: [[None; 2]; LONGEST_LINE + 1],
            memory,
            line: [None; LONGEST_LINE + 1],
            iteration: 0,
            reductions: reductions(),
            cpu_limit: effort.limit.cpu_time.map(|limit| (ThreadTime::now(), limit)),
            uncounted: 0,
            stopped: false,
            best: None,
        }
    }

    /// Deepens until the effort is spent. The nodes of a report are those that the effort does not know of. Threads with odd numbers are a ply ahead of the others.
    pub(super) fn run(&mut self, number: u32, mut watch: impl FnMut(Report)) -> Report {
        let (own, other) = (self.situation.position.own(), self.situation.position.other());
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
        let deepest = self.effort.limit.depth.unwrap_or(u32::MAX).clamp(1, LONGEST_LINE as u32 / 2);
        for depth in 1 + number % 2..=deepest.max(1 + number % 2) {
            let value = self.widen(own, other, depth as i32, found.value);
            if self.stopped {
                // Searched first, the last iteration's best move is only replaced by a better one.
                found.line = self.best.map_or(found.line, |best| vec![best]);
                break;
            }
            found = report(self.best, value, depth, self.uncounted);
            watch(found.clone());
            let decided = value.abs() > WON - LONGEST_LINE as i32 && WON - value.abs() <= depth as i32;
            let exhausted = depth >= self.situation.plies_left;
            if decided || exhausted || !self.effort.has_time_for_another() {
                break;
            }
        }
        self.effort.spend(self.uncounted);
        Report { nodes: 0, ..found }
    }

    /// Searches with a window around the value that is expected, and a wider one as long as the true value lies outside.
    fn widen(&mut self, own: Cells, other: Cells, depth: i32, expected: i32) -> i32 {
        self.iteration = depth;
        let narrow = depth >= 4 && self.has(Technique::Aspiration);
        let mut width = if narrow { WINDOW } else { INFINITE };
        let (mut alpha, mut beta) = (expected - width, expected + width);
        loop {
            let window = (alpha.max(-INFINITE), beta.min(INFINITE));
            let value = self.node(own, other, depth, 0, window.0, window.1, false);
            if self.stopped || (value > window.0 && value < window.1) {
                return value;
            }
            width *= 3;
            if value <= window.0 {
                alpha = value - width;
            } else {
                beta = value + width;
            }
        }
    }

    fn enter(&mut self) {
        self.uncounted += 1;
        if self.uncounted >= LOOK_EVERY {
            let spent = self.effort.spend(self.uncounted)
                || self.cpu_limit.is_some_and(|(started, limit)| started.elapsed() >= limit);
            self.uncounted = 0;
            // Without a first iteration there is no answer.
            self.stopped |= spent && self.best.is_some();
        }
    }

    /// The value if the game ends here.
    fn ended(&self, own: Cells, other: Cells, ply: usize) -> Option<i32> {
        if own.count() + OUT_TO_WIN <= MARBLES {
            return Some(ply as i32 - WON);
        }
        if ply < self.situation.plies_left as usize {
            return None;
        }
        let out = own.count() as i32 - other.count() as i32;
        let margin = if out == 0 { score_difference(own, other) } else { out * 200 };
        Some(margin.signum() * AHEAD_AT_THE_END + margin)
    }

    /// Searches a node; `passed` if the move before was a pass, so that this one is none.
    #[allow(clippy::too_many_arguments)]
    fn node(&mut self, own: Cells, other: Cells, depth: i32, ply: usize, alpha: i32, beta: i32, passed: bool) -> i32 {
        if depth <= 0 || ply >= LONGEST_LINE {
            return self.calm(own, other, ply, alpha, beta);
        }
        self.enter();
        if self.stopped {
            return 0;
        }
        if let Some(value) = self.ended(own, other, ply) {
            return value;
        }
        let plies_left = self.situation.plies_left - ply as u32;
        let key = key(own, other, told(plies_left));
        let known = self.table.get(key);
        let on_main_line = beta - alpha > 1;
        if let Some(entry) = known.filter(|entry| entry.depth >= depth && !on_main_line) {
            let value = from_table(entry.value, ply);
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::Upper => value <= alpha,
                Bound::Lower => value >= beta,
            };
            if settles {
                return value;
            }
        }
        let value_now = self.judge.value(own, other, ply);
        let threatened = depth == 1
            && self.has(Technique::ThreatExtensions)
            && (ply as i32) < self.iteration + 4
            && count_ejections(other, own) > 0;
        let depth = depth + i32::from(threatened);
        let heuristic = beta.abs() < AHEAD_AT_THE_END / 2 && !on_main_line;
        if heuristic
            && self.has(Technique::ReverseFutility)
            && depth <= SAFE_DEPTH
            && value_now - SAFE_MARGIN * depth >= beta
        {
            return value_now;
        }
        if heuristic
            && self.has(Technique::NullMove)
            && !passed
            && depth >= 3
            && value_now >= beta
            && plies_left > depth as u32
        {
            // If passing is good enough, so is some move.
            let reduced = depth - 3 - depth / 4;
            self.line[ply] = None;
            let value = -self.node(other, own, reduced, ply + 1, -beta, 1 - beta, true);
            if value >= beta && !self.stopped {
                return if value >= AHEAD_AT_THE_END / 2 { beta } else { value };
            }
        }
        self.moves(own, other, depth, ply, (alpha, beta), (key, known, value_now))
    }

    /// Searches the moves of a node.
    fn moves(
        &mut self,
        own: Cells,
        other: Cells,
        depth: i32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        (key, known, value_now): (u64, Option<Entry>, i32),
    ) -> i32 {
        let on_main_line = beta - alpha > 1;
        let first_alpha = alpha;
        // Nobody knows a move here: a shallower search finds one sooner than trying all of them.
        let unknown = known.is_none_or(|entry| entry.best.is_none());
        let shallower = unknown && depth >= 5 && ply > 0 && self.has(Technique::InternalReduction);
        let depth = depth - i32::from(shallower);
        let tried_first = known.and_then(|entry| entry.best);
        let hopeless = self.has(Technique::Futility)
            && depth <= HOPELESS_DEPTH
            && !on_main_line
            && value_now + HOPELESS_MARGIN * depth <= alpha;
        let ordered = Ordered::new(own, other, &self.hints(tried_first, ply));
        let prune_late = self.has(Technique::LateMovePruning) && depth <= LATE_DEPTH && !on_main_line;
        let enough = if prune_late { 3 + 3 * depth * depth } else { i32::MAX } as usize;
        let reduce = depth >= 3 && self.has(Technique::LateMoveReductions);
        let extend = self.has(Technique::EjectionExtensions) && (ply as i32) < 2 * self.iteration;
        let (mut best, mut best_value) = (None, -INFINITE);
        let mut failed: [Option<Move>; 32] = [None; 32];
        for (index, played) in ordered.enumerate() {
            let quiet = !played.ejects();
            if (hopeless && index > 0 || index >= enough) && quiet && best_value > -AHEAD_AT_THE_END / 2 {
                // What comes after the first quiet move is quiet, too, and would be pruned as well.
                break;
            }
            let (own_after, other_after) = played.apply(own, other);
            self.line[ply] = Some(played);
            let depth = depth + i32::from(extend && !quiet);
            let mut value = alpha + 1;
            if index > 0 {
                let mut reduced = 0;
                if reduce && index >= 3 && quiet {
                    reduced = i32::from(self.reductions[(depth as usize).min(63)][index.min(63)]);
                    reduced -= i32::from(on_main_line) + i32::from(played.pushed() > 0);
                    reduced = reduced.clamp(0, depth - 2);
                }
                value = -self.node(other_after, own_after, depth - 1 - reduced, ply + 1, -alpha - 1, -alpha, false);
                if value > alpha && reduced > 0 {
                    value = -self.node(other_after, own_after, depth - 1, ply + 1, -alpha - 1, -alpha, false);
                }
            }
            if index == 0 || (value > alpha && value < beta) {
                value = -self.node(other_after, own_after, depth - 1, ply + 1, -beta, -alpha, false);
            }
            if self.stopped {
                return 0;
            }
            if value > best_value {
                best_value = value;
                if value > alpha {
                    alpha = value;
                    best = Some(played);
                    if ply == 0 {
                        self.best = best;
                    }
                }
            }
            if value >= beta {
                self.refuted(ply, played, &failed, depth);
                break;
            }
            if let Some(place) = failed.get_mut(index) {
                *place = Some(played);
            }
        }
        if best_value == -INFINITE {
            // Whoever cannot move has lost.
            return ply as i32 - WON;
        }
        let bound = if best_value >= beta {
            Bound::Lower
        } else if best_value > first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let best = best.or(tried_first);
        self.table.put(key, Entry { value: to_table(best_value, ply), bound, depth, best });
        best_value
    }

    fn has(&self, technique: Technique) -> bool {
        self.techniques.has(technique)
    }

    /// Whose turn it is at a ply.
    fn team(&self, ply: usize) -> usize {
        (self.situation.position.to_move() as usize + ply) % 2
    }

    /// The move that led to a ply.
    fn before(&self, ply: usize) -> Option<Move> {
        self.line[ply.checked_sub(1)?]
    }

    /// What is known of the moves at a ply.
    fn hints(&self, best: Option<Move>, ply: usize) -> Hints<'_> {
        let (team, before) = (self.team(ply), self.before(ply));
        let continuation = before.map(|before| &self.memory.continuations[team][before.place()]);
        let if_used = |technique| self.has(technique).then_some(());
        Hints {
            best,
            killers: if self.has(Technique::Killers) { self.killers[ply] } else { [None; 2] },
            countermove: if_used(Technique::Countermoves).and_then(|()| self.memory.countermove(team, before)),
            history: if_used(Technique::History).map(|()| &self.memory.histories[team]),
            continuation: if_used(Technique::ContinuationHistory).and(continuation),
        }
    }

    /// Learns from a cut-off.
    fn refuted(&mut self, ply: usize, played: Move, failed: &[Option<Move>], depth: i32) {
        if played.ejects() {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(played) {
            *killers = [Some(played), killers[0]];
        }
        let team = self.team(ply);
        let before = self.before(ply);
        self.memory.counter(team, before, played);
        let continuation = before.map(|before| &mut self.memory.continuations[team][before.place()]);
        for history in [Some(&mut self.memory.histories[team]), continuation].into_iter().flatten() {
            history.learn(played, true, depth);
            for &other in failed.iter().flatten() {
                history.learn(other, false, depth);
            }
        }
    }

    /// The value once nothing can be pushed out.
    fn calm(&mut self, own: Cells, other: Cells, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        self.enter();
        if let Some(value) = self.ended(own, other, ply) {
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
            let value = -self.calm(other, own, ply + 1, -beta, -alpha);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        best
    }
}

/// Plies that a late move is searched less deep, by depth and place in the order.
type Reductions = [[u8; 64]; 64];

fn reductions() -> &'static Reductions {
    static REDUCTIONS: LazyLock<Reductions> = LazyLock::new(|| {
        let logarithm = |number: usize| (number.max(1) as f64).ln();
        let reduction = |depth: usize, index: usize| (0.4 + logarithm(depth) * logarithm(index) / 1.8) as u8;
        std::array::from_fn(|depth| std::array::from_fn(|index| reduction(depth, index)))
    });
    &REDUCTIONS
}

/// Wins are counted from the root in the search, and from their position in the table.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        value if value > WON - 2 * LONGEST_LINE as i32 => value + ply as i32,
        value if value < 2 * LONGEST_LINE as i32 - WON => value - ply as i32,
        value => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        value if value > WON - 2 * LONGEST_LINE as i32 => value - ply as i32,
        value if value < 2 * LONGEST_LINE as i32 - WON => value + ply as i32,
        value => value,
    }
}
