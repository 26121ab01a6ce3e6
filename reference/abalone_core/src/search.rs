//! The engine: iterative deepening with principal variation search on several threads.
//!
//! The threads search the same tree and share results through a transposition table. The first
//! thread gives the answer.

mod count;
mod effort;
mod huge_pages;
mod node;
mod ordering;
mod path;
mod reductions;
mod table;
mod techniques;
#[cfg(test)]
mod tests;
mod worker;

use std::sync::atomic::AtomicBool;
use std::thread;

use reference_common::threads::thread_count;

use super::evaluation::Evaluation;
use effort::{Effort, Task};
pub use effort::{Limit, Report, Situation, AHEAD_AT_THE_END, WON};
use ordering::Memory;
use table::Table;
pub use table::{END_IN_SIGHT, LONGEST_LINE};
pub use techniques::{Technique, Techniques};
use worker::Worker;

/// Default size of the transposition table in MiB.
pub const DEFAULT_MEGABYTES: usize = 64;

/// A player that searches and remembers what it has searched.
pub struct Engine {
    table: Table,
    evaluation: Evaluation,
    techniques: Techniques,
    /// The memory of each thread.
    memories: Vec<Memory>,
}

impl Engine {
    /// An engine with this many threads (0 means one per core) and a table of this many MiB.
    pub fn new(threads: usize, megabytes: usize) -> Engine {
        Engine {
            table: Table::new(megabytes),
            evaluation: Evaluation::default(),
            techniques: Techniques::default(),
            memories: (0..thread_count(threads)).map(|_| Memory::new()).collect(),
        }
    }

    /// Replaces the evaluation. With weighted features the engine also returns to the search
    /// techniques of that time.
    #[must_use]
    pub fn with_evaluation(self, evaluation: Evaluation) -> Engine {
        let techniques = match evaluation {
            Evaluation::Network(_) => Techniques::default(),
            Evaluation::Linear(_) => Techniques::yardstick(),
        };
        Engine { evaluation, techniques, ..self }
    }

    /// Turns a technique off if it is in use, or on if it is not.
    #[must_use]
    pub fn toggle(self, technique: Technique) -> Engine {
        Engine { techniques: self.techniques.toggle(technique), ..self }
    }

    /// The evaluation in use.
    pub fn evaluation(&self) -> &Evaluation {
        &self.evaluation
    }

    /// Discards everything learnt in earlier searches.
    pub fn forget(&mut self) {
        self.table.clear();
        self.memories.fill_with(Memory::new);
    }

    /// Searches until the limit is reached or `stop` is set. `watch` receives each finished
    /// iteration.
    ///
    /// With one thread and a new engine, the answer to a limit in depth or nodes depends only on
    /// the situation.
    pub fn think(
        &mut self,
        situation: &Situation,
        limit: &Limit,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Report),
    ) -> Report {
        self.table.start_search();
        let effort = Effort::new(*limit, stop);
        let table = &self.table;
        let task = Task { situation, evaluation: &self.evaluation, techniques: self.techniques };
        let (first, helpers) = self.memories.split_first_mut().expect("there is a thread");
        thread::scope(|scope| {
            for (memory, number) in helpers.iter_mut().zip(1..) {
                let effort = &effort;
                scope.spawn(move || Worker::new(effort, table, task, memory).run(number, |_| {}));
            }
            let mut worker = Worker::new(&effort, table, task, first);
            let report = worker.run(0, |report| watch(&effort.complete(report, table, situation)));
            effort.end();
            effort.complete(report, table, situation)
        })
    }
}
