//! Several engines on one clock.
//!
//! Each search is a future. It waits before any step that another engine may affect. The engine at
//! the earliest cycle always has everything that it needs.

use super::links::Links;
use super::peer::{Exchange, Peer};
use super::progress::Onlooker;
use super::waits::{Running, Waits};
use super::Clocked;
use crate::evaluation::Weights;
use crate::perspective::Perspective;
use crate::search::techniques::Techniques;
use crate::search::transposition_table::Table;
use crate::search::{Search, SearchResult};

/// Searches on the first engine's clock; see [`FastModel`](super::FastModel). If `max_depth` is
/// less than [`MAX_DEPTH`](crate::search::MAX_DEPTH), the first engine to reach it ends the search.
pub(super) fn search<O: Onlooker>(
    root: &Perspective,
    techniques: Techniques,
    weights: &[Weights],
    tables: &mut [Table],
    budget_cycles: u64,
    max_depth: u32,
    onlooker: O,
) -> SearchResult {
    let links = Links::between(tables.len());
    let exchange = Exchange::new(links);
    let waits = Waits::new(links, max_depth);
    let run = async |own: usize, table: &mut Table, onlooker: O| {
        let budget_cycles = if own == 0 { budget_cycles } else { u64::MAX };
        let machine = Clocked::new(weights, table, budget_cycles, Some(Peer::new(own, &exchange, &waits)), onlooker);
        let mut search = Search::new(Clocked { cycles: links.start(own), ..machine }, techniques);
        let found = search.run(root, max_depth).await;
        if let (0, Some(peer)) = (own, &mut search.machine.peer) {
            // The engine may have reached the end of its budget while it ran ahead.
            peer.is_stopped_before(found.cycles).await;
        }
        let (cycles, nodes) = exchange.borrow().noticed_stop(own).unwrap_or((found.cycles, found.nodes));
        SearchResult { nodes, cycles, ..found }
    };
    let found = {
        let mut onlooker = Some(onlooker);
        let engines = tables.iter_mut().enumerate();
        let engines =
            engines.map(|(own, table)| Box::pin(run(own, table, onlooker.take().unwrap_or_else(O::nobody))) as Running);
        waits.run_all(engines.collect())
    };
    let mut exchange = exchange.into_inner();
    for (own, table) in tables.iter_mut().enumerate() {
        exchange.write_arrived(own, table, END_OF_TIME);
    }
    let first = found[0];
    let nodes = first.nodes + (1..found.len()).map(|own| exchange.entered_nodes(own)).sum::<u64>();
    let deepest = found.into_iter().reduce(|best, other| if other.depth > best.depth { other } else { best });
    SearchResult { nodes, cycles: first.cycles, ..deepest.unwrap_or(first) }
}

/// A cycle after everything that happens in a search.
const END_OF_TIME: u64 = u64::MAX - 2;
