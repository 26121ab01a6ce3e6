//! Two engines on one clock: the one that is behind goes on, so that what each does depends on the clock alone.
//!
//! Each search is a future. It waits before anything that the other engine may have a say in; whoever has come to the earlier
//! cycle knows all that it needs by then.

use std::cell::Cell;
use std::future::{poll_fn, Future};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use super::links::Links;
use super::peer::{Exchange, Peer};
use super::Clocked;
use crate::evaluation::Weights;
use crate::perspective::Perspective;
use crate::search::techniques::Techniques;
use crate::search::transposition_table::Table;
use crate::search::{Search, SearchResult, MAX_DEPTH};

/// Searches with the first engine's clock, as [`FastModel`](super::FastModel) says. To less than [`MAX_DEPTH`], whoever comes to it first ends
/// the search.
pub(super) fn search(
    root: &Perspective,
    techniques: Techniques,
    weights: &[Weights],
    tables: &mut [Table],
    budget_cycles: u64,
    max_depth: u32,
) -> SearchResult {
    let links = Links::between(tables.len());
    let exchange = Exchange::new(links);
    let waits = Waits::new(links, max_depth);
    let run = async |own: usize, table: &mut Table| {
        let budget_cycles = if own == 0 { budget_cycles } else { u64::MAX };
        let machine = Clocked::new(weights, table, budget_cycles, Some(Peer::new(own, &exchange, &waits)));
        let mut search = Search::new(Clocked { cycles: links.start(own), ..machine }, techniques);
        let found = search.run(root, max_depth).await;
        if let (0, Some(peer)) = (own, &mut search.machine.peer) {
            // It may have come to its budget's end while it ran ahead.
            peer.is_stopped_before(found.cycles).await;
        }
        let (cycles, nodes) = exchange.borrow().stopped(own).unwrap_or((found.cycles, found.nodes));
        SearchResult { nodes, cycles, ..found }
    };
    let found = {
        let engines = tables.iter_mut().enumerate().map(|(own, table)| Box::pin(run(own, table)) as Running);
        waits.run_all(engines.collect())
    };
    let mut exchange = exchange.into_inner();
    for (own, table) in tables.iter_mut().enumerate() {
        exchange.write_what_came(own, table, END_OF_TIME);
    }
    let first = found[0];
    let nodes = first.nodes + (1..found.len()).map(|own| exchange.entered_nodes(own)).sum::<u64>();
    let deepest = found.into_iter().reduce(|best, other| if other.depth > best.depth { other } else { best });
    SearchResult { nodes, cycles: first.cycles, ..deepest.unwrap_or(first) }
}

/// A cycle after all that happens in a search.
const END_OF_TIME: u64 = u64::MAX - 2;

/// A search under way.
type Running<'a> = Pin<Box<dyn Future<Output = SearchResult> + 'a>>;

/// Where a search is.
#[derive(Clone, Copy)]
enum At {
    /// It waits at this cycle, or has gone on from there.
    Cycle(u64),
    End(SearchResult),
}

/// Where all engines are, the first one first.
pub(super) struct Waits {
    links: Links,
    at: Vec<Cell<At>>,
    max_depth: u32,
}

impl Waits {
    fn new(links: Links, max_depth: u32) -> Waits {
        Waits { links, at: (0..links.engines()).map(|own| Cell::new(At::Cycle(links.start(own)))).collect(), max_depth }
    }

    /// Engine `own` has come to this cycle, and waits until the others have, too; true if the search was ended before.
    pub(super) async fn is_stopped_before(&self, own: usize, cycle: u64) -> bool {
        self.come_to(own, cycle);
        poll_fn(|_| self.look(own, cycle)).await
    }

    /// Engine `own` has come to this cycle.
    pub(super) fn come_to(&self, own: usize, cycle: u64) {
        self.at[own].set(At::Cycle(cycle));
    }

    /// Whether the search is known to have ended before this cycle.
    pub(super) fn is_over_at(&self, own: usize, cycle: u64) -> bool {
        self.look(own, cycle) == Poll::Ready(true)
    }

    /// In the same cycle the first of them goes first. The first engine is stopped where a helper has come to the last depth; the helpers where
    /// the first one has ended.
    fn look(&self, own: usize, cycle: u64) -> Poll<bool> {
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

    /// Runs all to their ends.
    fn run_all(&self, mut engines: Vec<Running>) -> Vec<SearchResult> {
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
