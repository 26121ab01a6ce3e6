//! The engine: iterative deepening with principal variation search, on as many threads as it may use.
//!
//! The threads search the same tree and help each other through a shared transposition table; the first one answers.

mod memory;
mod ordering;
mod table;
mod techniques;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::clock::Allotment;
use super::evaluation::Evaluation;
use super::moves::Move;
use super::position::Position;
use memory::Memory;
use table::{key, Table};
pub use techniques::{Technique, Techniques};
use worker::Worker;
pub use worker::END_IN_SIGHT;

/// Worth of pushing out the sixth marble, less the plies until then.
pub const WON: i32 = 30_000;

/// Worth of being ahead when the moves are used up, and more the farther.
pub const AHEAD_AT_THE_END: i32 = 20_000;

/// No line is searched deeper.
pub const LONGEST_LINE: usize = 100;

/// MiB of the transposition table unless somebody wants another size.
pub const USUAL_MEGABYTES: usize = 64;

/// What a search starts from.
#[derive(Clone, Copy, Debug)]
pub struct Situation {
    /// The position.
    pub position: Position,
    /// Moves of both teams until the score decides.
    pub plies_left: u32,
}

/// How long to think; the first limit that is reached counts. The first iteration is always finished.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limit {
    /// So many plies deep.
    pub depth: Option<u32>,
    /// Until so many positions have been searched.
    pub nodes: Option<u64>,
    /// As long as this.
    pub time: Option<Allotment>,
    /// Until each thread has computed as long as this, whatever else the machine does meanwhile.
    pub cpu_time: Option<Duration>,
}

impl Limit {
    /// So long, to the end.
    pub fn time(time: Duration) -> Limit {
        Limit { time: Some(Allotment { soft: time, hard: time }), ..Limit::default() }
    }
}

/// What has been found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best line; nothing in it if there is no move.
    pub line: Vec<Move>,
    /// Its value to whoever is to move.
    pub value: i32,
    /// Plies of the last iteration that was finished.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// Time spent.
    pub elapsed: Duration,
}

/// A player that searches. It remembers what it has searched.
pub struct Engine {
    table: Table,
    evaluation: Evaluation,
    techniques: Techniques,
    /// A thread's each.
    memories: Vec<Memory>,
}

impl Engine {
    /// An engine that may use so many threads, 0 standing for as many as there are cores, and so many MiB.
    pub fn new(threads: usize, megabytes: usize) -> Engine {
        let cores = || thread::available_parallelism().map_or(1, |count| count.get());
        let threads = if threads == 0 { cores() } else { threads };
        Engine {
            table: Table::new(megabytes),
            evaluation: Evaluation::default(),
            techniques: Techniques::default(),
            memories: (0..threads).map(|_| Memory::new()).collect(),
        }
    }

    /// The same engine with another evaluation. To weighted features belong the techniques of their time.
    #[must_use]
    pub fn with_evaluation(self, evaluation: Evaluation) -> Engine {
        let techniques = match evaluation {
            Evaluation::Network(_) => Techniques::default(),
            Evaluation::Linear(_) => Techniques::yardstick(),
        };
        Engine { evaluation, techniques, ..self }
    }

    /// The same engine with a technique left out, or taken up if it was not in use.
    #[must_use]
    pub fn with_toggled(self, technique: Technique) -> Engine {
        Engine { techniques: self.techniques.toggled(technique), ..self }
    }

    /// How it judges positions.
    pub fn evaluation(&self) -> &Evaluation {
        &self.evaluation
    }

    /// Forgets everything: as new.
    pub fn forget(&mut self) {
        self.table.clear();
        self.memories.fill_with(Memory::new);
    }

    /// The best move within the limit, or when somebody sets `stop`. `watch` sees each iteration that is finished.
    ///
    /// With one thread and a new engine the answer to a limit in depth or nodes depends on the situation alone.
    pub fn think(
        &mut self,
        situation: &Situation,
        limit: &Limit,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Report),
    ) -> Report {
        self.table.grow_older();
        let effort = Effort::new(*limit, stop);
        let table = &self.table;
        let how = How { situation, evaluation: &self.evaluation, techniques: self.techniques };
        let (first, others) = self.memories.split_first_mut().expect("there is a thread");
        thread::scope(|scope| {
            for (memory, number) in others.iter_mut().zip(1..) {
                let effort = &effort;
                scope.spawn(move || Worker::new(effort, table, how, memory).run(number, |_| {}));
            }
            let mut worker = Worker::new(&effort, table, how, first);
            let report = worker.run(0, |report| watch(&effort.complete(report, table, situation)));
            effort.end();
            effort.complete(report, table, situation)
        })
    }
}

/// What all threads search, and how.
#[derive(Clone, Copy)]
struct How<'a> {
    situation: &'a Situation,
    evaluation: &'a Evaluation,
    techniques: Techniques,
}

/// What all threads together may spend, and have spent.
struct Effort<'a> {
    started: Instant,
    limit: Limit,
    nodes: AtomicU64,
    stop: &'a AtomicBool,
    over: AtomicBool,
}

impl Effort<'_> {
    fn new(limit: Limit, stop: &AtomicBool) -> Effort<'_> {
        Effort { started: Instant::now(), limit, nodes: AtomicU64::new(0), stop, over: AtomicBool::new(false) }
    }

    /// Counts nodes; true if it is time to answer.
    fn spend(&self, nodes: u64) -> bool {
        let spent = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        self.over.load(Ordering::Relaxed)
            || self.stop.load(Ordering::Relaxed)
            || self.limit.nodes.is_some_and(|limit| spent >= limit)
            || self.limit.time.is_some_and(|time| self.started.elapsed() >= time.hard)
    }

    /// Whether another iteration, which takes longer than all before it, is worth beginning.
    fn has_time_for_another(&self) -> bool {
        self.limit.time.is_none_or(|time| time.soft == time.hard || self.started.elapsed() * 2 < time.soft)
    }

    fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// A worker's report with what only all together know, and the line as far as the table tells it.
    fn complete(&self, mut report: Report, table: &Table, situation: &Situation) -> Report {
        let mut position = situation.position;
        let mut line = Vec::new();
        let mut next = report.line.first().copied();
        while let Some(played) = next.filter(|played| position.moves().contains(played)) {
            line.push(played);
            position = position.after(played);
            let left = situation.plies_left.saturating_sub(line.len() as u32);
            let known = table.get(key(position.own(), position.other(), worker::told(left)));
            next = known.and_then(|entry| entry.best).filter(|_| line.len() < report.depth as usize && left > 0);
        }
        report.line = line;
        let nodes = self.nodes.load(Ordering::Relaxed) + report.nodes;
        Report { nodes, elapsed: self.started.elapsed(), ..report }
    }
}

#[cfg(test)]
mod tests;
