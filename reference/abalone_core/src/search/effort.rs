//! The start of a search, its limits, and its reports.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::table::{key, table_plies_left, Table};
use super::techniques::Techniques;
use crate::clock::Allotment;
use crate::contest::Contest;
use crate::evaluation::Evaluation;
use crate::moves::Move;
use crate::position::Position;

/// Value of pushing out the sixth marble, minus the plies until then.
pub const WON: i32 = 30_000;

/// Value of being ahead after all moves have been played; the lead is added.
pub const AHEAD_AT_THE_END: i32 = 20_000;

/// The situation at the start of a search.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The root of the search.
    pub position: Position,
    /// Number of moves of both teams until the score decides.
    pub plies_left: u32,
    /// Positions of the game before the root that can still be repeated, oldest first.
    pub earlier: Vec<Position>,
}

impl Situation {
    /// A situation without earlier positions.
    pub fn new(position: Position, plies_left: u32) -> Situation {
        Situation { position, plies_left, earlier: Vec::new() }
    }

    /// The situation after the moves of a game, with this many plies left.
    pub fn of(contest: &Contest, plies_left: u32) -> Situation {
        let mut situation = Situation::new(*contest.start(), u32::MAX);
        contest.moves().iter().for_each(|&played| situation.play(played));
        Situation { plies_left, ..situation }
    }

    /// Plays a legal move, while plies are left. After one that pushes a marble out, no earlier
    /// position can be repeated.
    pub fn play(&mut self, played: Move) {
        if played.ejects() {
            self.earlier.clear();
        } else {
            self.earlier.push(self.position);
        }
        self.position = self.position.after(played);
        self.plies_left -= 1;
    }
}

/// The limits of a search. The first limit that is reached counts, but the first iteration is
/// always finished.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limit {
    /// Limit in plies.
    pub depth: Option<u32>,
    /// Limit in positions searched.
    pub nodes: Option<u64>,
    /// Limits in wall time.
    pub time: Option<Allotment>,
    /// Limit in processor time of each thread, which does not depend on other load of the machine.
    pub cpu_time: Option<Duration>,
}

impl Limit {
    /// A limit of exactly this wall time.
    pub fn time(time: Duration) -> Limit {
        Limit { time: Some(Allotment { soft: time, hard: time }), ..Limit::default() }
    }
}

/// The result of a search so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best line; empty if the side to move cannot move.
    pub line: Vec<Move>,
    /// Its value for the side to move.
    pub value: i32,
    /// Number of plies of the last finished iteration.
    pub depth: u32,
    /// Number of positions searched.
    pub nodes: u64,
    /// Wall time.
    pub elapsed: Duration,
}

/// The task of all threads.
#[derive(Clone, Copy)]
pub(super) struct Task<'a> {
    pub(super) situation: &'a Situation,
    pub(super) evaluation: &'a Evaluation,
    pub(super) techniques: Techniques,
}

/// The effort that all threads together may spend and have spent.
pub(super) struct Effort<'a> {
    started: Instant,
    pub(super) limit: Limit,
    nodes: AtomicU64,
    stop: &'a AtomicBool,
    over: AtomicBool,
}

impl Effort<'_> {
    pub(super) fn new(limit: Limit, stop: &AtomicBool) -> Effort<'_> {
        Effort { started: Instant::now(), limit, nodes: AtomicU64::new(0), stop, over: AtomicBool::new(false) }
    }

    /// Counts nodes; returns true if it is time to answer.
    pub(super) fn spend(&self, nodes: u64) -> bool {
        let spent = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        self.over.load(Ordering::Relaxed)
            || self.stop.load(Ordering::Relaxed)
            || self.limit.nodes.is_some_and(|limit| spent >= limit)
            || self.limit.time.is_some_and(|time| self.started.elapsed() >= time.hard)
    }

    /// Whether another iteration should begin: it takes longer than all earlier ones together.
    pub(super) fn has_time_for_another(&self) -> bool {
        self.limit.time.is_none_or(|time| time.soft == time.hard || self.started.elapsed() * 2 < time.soft)
    }

    /// Tells the other threads to stop.
    pub(super) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Completes a worker's report with the nodes of all threads and the line from the table.
    pub(super) fn complete(&self, mut report: Report, table: &Table, situation: &Situation) -> Report {
        let mut position = situation.position;
        let mut line = Vec::new();
        let mut next = report.line.first().copied();
        while let Some(played) = next.filter(|played| position.moves().contains(played)) {
            line.push(played);
            position = position.after(played);
            let left = situation.plies_left.saturating_sub(line.len() as u32);
            let known = table.get(key(position.own(), position.other(), table_plies_left(left)));
            next = known.and_then(|entry| entry.best).filter(|_| line.len() < report.depth as usize && left > 0);
        }
        report.line = line;
        let nodes = self.nodes.load(Ordering::Relaxed) + report.nodes;
        Report { nodes, elapsed: self.started.elapsed(), ..report }
    }
}
