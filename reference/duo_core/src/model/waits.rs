//! Synchronises the engines. The one at the earliest cycle continues, so the results depend only on
//! the clock.

use std::cell::Cell;
use std::future::{poll_fn, Future};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use super::links::Links;
use crate::search::{SearchResult, MAX_DEPTH};

/// A search in progress.
pub(super) type Running<'a> = Pin<Box<dyn Future<Output = SearchResult> + 'a>>;

/// An engine's progress.
#[derive(Clone, Copy)]
enum At {
    /// The engine waits at this cycle, or has continued from it.
    Cycle(u64),
    End(SearchResult),
}

/// The progress of all engines, beginning with the first engine.
pub(super) struct Waits {
    links: Links,
    at: Vec<Cell<At>>,
    max_depth: u32,
}

impl Waits {
    /// All engines at their first cycles. If `max_depth` is less than [`MAX_DEPTH`], the first
    /// engine that reaches it ends the search.
    pub(super) fn new(links: Links, max_depth: u32) -> Waits {
        Waits { links, at: (0..links.engines()).map(|own| Cell::new(At::Cycle(links.start(own)))).collect(), max_depth }
    }

    /// Waits until the other engines have reached this cycle. Returns true if the search ended
    /// before.
    pub(super) async fn is_stopped_before(&self, own: usize, cycle: u64) -> bool {
        self.come_to(own, cycle);
        poll_fn(|_| self.poll(own, cycle)).await
    }

    /// Records that engine `own` has reached this cycle.
    pub(super) fn come_to(&self, own: usize, cycle: u64) {
        self.at[own].set(At::Cycle(cycle));
    }

    /// Whether the search is known to have ended before this cycle.
    pub(super) fn is_over_at(&self, own: usize, cycle: u64) -> bool {
        self.poll(own, cycle) == Poll::Ready(true)
    }

    /// If engines are at the same cycle, the one with the lower number goes first. A helper that
    /// reaches the last depth stops the first engine, and the end of the first engine stops the
    /// helpers.
    fn poll(&self, own: usize, cycle: u64) -> Poll<bool> {
        let mut is_stopped = false;
        for (index, at) in self.at.iter().enumerate() {
            match at.get() {
                _ if index == own => {}
                At::Cycle(other) if cycle > other || cycle == other && own > index => return Poll::Pending,
                At::Cycle(_) => {}
                At::End(found) if own == 0 => {
                    let ends = self.max_depth < MAX_DEPTH && found.depth >= self.max_depth;
                    is_stopped |= ends && cycle >= found.cycles;
                }
                At::End(found) => is_stopped |= index == 0 && cycle > found.cycles + self.links.stop(own),
            }
        }
        Poll::Ready(is_stopped)
    }

    /// Runs all engines to their ends.
    pub(super) fn run_all(&self, mut engines: Vec<Running>) -> Vec<SearchResult> {
        let mut context = Context::from_waker(Waker::noop());
        loop {
            let mut found = Vec::with_capacity(engines.len());
            for (at, engine) in self.at.iter().zip(&mut engines) {
                if let At::Cycle(_) = at.get() {
                    if let Poll::Ready(found) = engine.as_mut().poll(&mut context) {
                        at.set(At::End(found));
                    }
                }
                if let At::End(result) = at.get() {
                    found.push(result);
                }
            }
            if found.len() == engines.len() {
                return found;
            }
        }
    }
}
