//! Two engines on one clock: the one that is behind goes on, so that what each does depends on the clock alone.
//!
//! Each search is a future. It waits before anything that the other engine may have a say in; whoever has come to the earlier
//! cycle knows all that it needs by then.

use std::cell::Cell;
use std::future::{poll_fn, Future};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use super::peer::{write_what_came, Exchange, Peer};
use super::Clocked;
use crate::evaluation::Weights;
use crate::perspective::Perspective;
use crate::search::techniques::Techniques;
use crate::search::transposition_table::Table;
use crate::search::{Search, SearchResult, MAX_DEPTH};

/// Cycles from the first engine's end to the helper's.
const END_TO_STOP: u64 = 1;

/// Searches with the first engine's clock, as [`FastModel`](super::FastModel) says. To less than [`MAX_DEPTH`], whoever comes to it first ends
/// the search.
pub(super) fn search(
    root: &Perspective,
    techniques: Techniques,
    weights: &[Weights],
    [first_table, helper_table]: [&mut Table; 2],
    budget_cycles: u64,
    max_depth: u32,
) -> SearchResult {
    let exchange = Exchange::default();
    let waits = Waits::new(max_depth);
    let run = async |own: usize, table: &mut Table, budget_cycles: u64| {
        let machine = Clocked::new(weights, table, budget_cycles, Some(Peer::new(own, &exchange, &waits)));
        let mut search = Search::new(machine, techniques);
        let found = search.run(root, max_depth).await;
        if let (0, Some(peer)) = (own, &mut search.machine.peer) {
            // It may have come to its budget's end while it ran ahead.
            peer.is_stopped_before(found.cycles).await;
        }
        let (cycles, nodes) = exchange.borrow()[own].stopped.unwrap_or((found.cycles, found.nodes));
        SearchResult { nodes, cycles, ..found }
    };
    let (first, helper) = waits.run_both(run(0, first_table, budget_cycles), run(1, helper_table, u64::MAX));
    for (own, table) in [first_table, helper_table].into_iter().enumerate() {
        write_what_came(&exchange, own, table, u64::MAX);
    }
    let nodes = first.nodes + exchange.borrow()[1].entered_nodes;
    let deeper = if helper.depth > first.depth { helper } else { first };
    SearchResult { nodes, cycles: first.cycles, ..deeper }
}

/// Where a search is.
#[derive(Clone, Copy)]
enum At {
    /// It waits at this cycle, or has gone on from there.
    Cycle(u64),
    End(SearchResult),
}

/// Where both engines are, the first one's first.
pub(super) struct Waits {
    at: [Cell<At>; 2],
    max_depth: u32,
}

impl Waits {
    fn new(max_depth: u32) -> Waits {
        Waits { at: [const { Cell::new(At::Cycle(0)) }; 2], max_depth }
    }

    /// Engine `own` has come to this cycle, and waits until the other one has, too; true if the search was ended before.
    pub(super) async fn is_stopped_before(&self, own: usize, cycle: u64) -> bool {
        self.come_to(own, cycle);
        poll_fn(|_| self.look(own, cycle)).await
    }

    /// Engine `own` has come to this cycle.
    pub(super) fn come_to(&self, own: usize, cycle: u64) {
        self.at[own].set(At::Cycle(cycle));
    }

    /// Whether the other engine is known to have ended the search before this cycle.
    pub(super) fn is_over_at(&self, own: usize, cycle: u64) -> bool {
        self.look(own, cycle) == Poll::Ready(true)
    }

    /// In the same cycle the first one goes first. It is stopped where the helper has come to the last depth; the helper where the first
    /// one has ended.
    fn look(&self, own: usize, cycle: u64) -> Poll<bool> {
        match (own, self.at[1 - own].get()) {
            (0, At::Cycle(other)) if cycle > other => Poll::Pending,
            (1, At::Cycle(other)) if cycle >= other => Poll::Pending,
            (_, At::Cycle(_)) => Poll::Ready(false),
            (0, At::End(helper)) => {
                let ends = self.max_depth < MAX_DEPTH && helper.depth >= self.max_depth;
                Poll::Ready(ends && cycle >= helper.cycles)
            }
            (_, At::End(first)) => Poll::Ready(cycle > first.cycles + END_TO_STOP),
        }
    }

    /// Runs both to their ends.
    fn run_both(
        &self,
        first: impl Future<Output = SearchResult>,
        helper: impl Future<Output = SearchResult>,
    ) -> (SearchResult, SearchResult) {
        let (mut first, mut helper) = (pin!(first), pin!(helper));
        let mut context = Context::from_waker(Waker::noop());
        loop {
            if let At::Cycle(_) = self.at[0].get() {
                if let Poll::Ready(found) = first.as_mut().poll(&mut context) {
                    self.at[0].set(At::End(found));
                }
            }
            if let At::Cycle(_) = self.at[1].get() {
                if let Poll::Ready(found) = helper.as_mut().poll(&mut context) {
                    self.at[1].set(At::End(found));
                }
            }
            if let (At::End(first), At::End(helper)) = (self.at[0].get(), self.at[1].get()) {
                return (first, helper);
            }
        }
    }
}
