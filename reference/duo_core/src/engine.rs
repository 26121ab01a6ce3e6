//! The engine for people: the hardware's evaluation with a search that suits a host.
//!
//! It uses iterative deepening with principal variation search. The threads search the same tree
//! and share results through a transposition table; the first thread answers. Like the hardware,
//! the engine searches only a node's most promising moves. Once the end of the game is in sight, it
//! widens the search until it includes all moves, and then its answer is exact.

pub mod analysis;
mod moves;
mod table;
mod value;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use reference_common::clock::Instant;
use reference_common::threads::thread_count;

use super::perspective::Perspective;
use super::position::Position;
use super::search::{SearchResult, MAX_DEPTH};
use table::Table;
use worker::Worker;

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Search for this much time.
    Time(Duration),
    /// Search until this many placements have been evaluated.
    Nodes(u64),
    /// Search this many plies deep.
    Depth(u32),
}

/// A player that searches at host speed.
#[derive(Clone, Debug)]
pub struct Engine {
    threads: usize,
}

impl Engine {
    /// An engine with up to this many threads; 0 means the host's number of cores.
    pub fn new(threads: usize) -> Engine {
        Engine { threads: thread_count(threads) }
    }

    /// The best move of the side to move within the limit. The first iteration is always finished.
    ///
    /// With one thread, the answer to [`Limit::Nodes`] and [`Limit::Depth`] depends only on the
    /// position.
    pub fn think(&self, position: &Position, limit: Limit) -> SearchResult {
        let root = Perspective::from(position);
        let stop = AtomicBool::new(false);
        let effort = Effort::new(limit, &stop);
        let table = Table::new();
        let result = thread::scope(|scope| {
            for number in 1..self.threads {
                let (effort, table) = (&effort, &table);
                scope.spawn(move || Worker::new(effort, table).run(&root, number as u32));
            }
            let result = Worker::new(&effort, &table).run(&root, 0);
            effort.stop.store(true, Ordering::Relaxed);
            result
        });
        SearchResult { nodes: effort.nodes.into_inner(), ..result }
    }
}

/// The threads' common limit, and the effort spent so far.
struct Effort<'a> {
    started: Instant,
    limit: Limit,
    nodes: AtomicU64,
    stop: &'a AtomicBool,
}

impl Effort<'_> {
    fn new(limit: Limit, stop: &AtomicBool) -> Effort<'_> {
        Effort { started: Instant::now(), limit, nodes: AtomicU64::new(0), stop }
    }

    /// Counts nodes; returns true if it is time to answer.
    fn spend(&self, nodes: u64) -> bool {
        let spent = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        self.stop.load(Ordering::Relaxed)
            || match self.limit {
                Limit::Time(time) => self.started.elapsed() >= time,
                Limit::Nodes(limit) => spent >= limit,
                Limit::Depth(_) => false,
            }
    }

    fn max_depth(&self) -> u32 {
        match self.limit {
            Limit::Depth(depth) => depth.clamp(1, MAX_DEPTH),
            Limit::Time(_) | Limit::Nodes(_) => MAX_DEPTH,
        }
    }
}

#[cfg(test)]
mod tests;
