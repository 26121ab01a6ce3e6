//! Two engines on one clock: the one that is behind goes on, so that what each does depends on the clock alone.
//!
//! Each search is a coroutine. It waits before anything that the other engine may have a say in; whoever has come to the earlier
//! cycle knows all that it needs by then.

use corosensei::stack::DefaultStack;
use corosensei::{CoroutineResult, ScopedCoroutine, ScopedCoroutineRef, Yielder};

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
    let run = |own: usize, table: &mut Table, budget_cycles: u64, waits: &Yielder<bool, u64>| {
        let machine = Clocked::new(weights, table, budget_cycles, Some(Peer::new(own, &exchange, waits)));
        Search::new(machine, techniques).run(root, max_depth)
    };
    let first = ScopedCoroutine::new(|waits: &Yielder<bool, u64>, _| run(0, &mut *first_table, budget_cycles, waits));
    let helper = ScopedCoroutine::new(|waits: &Yielder<bool, u64>, _| run(1, &mut *helper_table, u64::MAX, waits));
    let (first, helper) = first.scope(|first| {
        helper.scope(|helper| run_both(first, helper, |depth| max_depth < MAX_DEPTH && depth >= max_depth))
    });
    for (own, table) in [first_table, helper_table].into_iter().enumerate() {
        write_what_came(&exchange, own, table, u64::MAX);
    }
    let nodes = first.nodes + exchange.borrow()[1].entered_nodes;
    let deeper = if helper.depth > first.depth { helper } else { first };
    SearchResult { nodes, cycles: first.cycles, ..deeper }
}

/// A search as a coroutine: it waits at a cycle, and is told whether it was stopped before.
type Running<'a> = ScopedCoroutineRef<'a, bool, u64, SearchResult, DefaultStack>;

/// Where a search is.
#[derive(Clone, Copy)]
enum At {
    /// It waits at this cycle.
    Cycle(u64),
    End(SearchResult),
}

/// Runs both to their ends; the first one is stopped where the helper has come to a depth that `ends` it.
fn run_both(mut first: Running, mut helper: Running, ends: impl Fn(u32) -> bool) -> (SearchResult, SearchResult) {
    let (mut first_at, mut helper_at) = (At::Cycle(0), At::Cycle(0));
    loop {
        match (first_at, helper_at) {
            (At::End(first), At::End(helper)) => return (first, helper),
            (At::Cycle(cycle), At::Cycle(other)) if cycle <= other => first_at = resume(&mut first, false),
            (At::Cycle(_), At::Cycle(_)) => helper_at = resume(&mut helper, false),
            (At::Cycle(_), At::End(found)) => first_at = resume(&mut first, ends(found.depth)),
            (At::End(found), At::Cycle(cycle)) => helper_at = resume(&mut helper, cycle > found.cycles + END_TO_STOP),
        }
    }
}

fn resume(engine: &mut Running, is_stopped: bool) -> At {
    match engine.resume(is_stopped) {
        CoroutineResult::Yield(cycle) => At::Cycle(cycle),
        CoroutineResult::Return(found) => At::End(found),
    }
}
