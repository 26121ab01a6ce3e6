//! An engine's view of the others: what they exchange, and in which cycle it arrives.
//!
//! All times are clock cycles of the search. Some steps depend on what other engines have done, or
//! would not happen if the first engine had ended the search. Before such a step, an engine waits
//! until the others have reached the same cycle.

use std::cell::RefCell;
use std::collections::VecDeque;

use super::links::Links;
use super::ring::Ring;
use super::waits::Waits;
use crate::search::transposition_table::{Entry, Table};
use crate::search::SHOWN_LEVELS;

/// Cycles from leaving a node to writing its result into the own table.
const LEAVE_TO_WRITE: u64 = 3;

/// Cycles from leaving a node to showing its result to the others.
const LEAVE_TO_SHOW: u64 = 3;

/// From this cycle on, an engine is searching this key on this level.
type Shown = (u64, usize, Option<u64>);

/// The data that an engine has sent to the others.
#[derive(Debug, Default)]
struct Sent {
    /// For each other engine, the paths shown to it that it has not looked at yet.
    paths: Vec<VecDeque<Shown>>,
    /// The cycle in which the engine last left a node that it stored.
    stored: Option<u64>,
    /// Number of placements made and evaluated when the latest node was entered.
    entered_nodes: u64,
    /// The cycle in which the engine should have noticed the end of the search while it ran ahead,
    /// with its placements until then.
    stopped: Option<(u64, u64)>,
}

/// The data that all engines have exchanged.
#[derive(Debug)]
pub(super) struct Exchange {
    links: Links,
    told: Vec<Sent>,
    ring: Ring,
}

impl Exchange {
    /// The exchange over these links.
    pub(super) fn new(links: Links) -> RefCell<Exchange> {
        let engines = links.engines();
        let told = |_| Sent { paths: vec![VecDeque::new(); engines], ..Sent::default() };
        RefCell::new(Exchange { links, told: (0..engines).map(told).collect(), ring: Ring::new(engines) })
    }

    /// Number of placements that an engine had made and evaluated when it entered its latest node.
    pub(super) fn entered_nodes(&self, own: usize) -> u64 {
        self.told[own].entered_nodes
    }

    /// The cycle in which an engine should have noticed the end of the search while it ran ahead,
    /// with its placements until then.
    pub(super) fn noticed_stop(&self, own: usize) -> Option<(u64, u64)> {
        self.told[own].stopped
    }

    /// Shows all other engines what this engine is searching, if it is near the root.
    fn show(&mut self, own: usize, (cycle, level, key): Shown) {
        if !(1..=SHOWN_LEVELS).contains(&level) {
            return;
        }
        for (to, shown) in self.told[own].paths.iter_mut().enumerate().filter(|(to, _)| *to != own) {
            shown.push_back((cycle + self.links.hops(own, to), level, key));
        }
    }

    /// Writes the other engines' results that have arrived by this cycle into an engine's table. A
    /// result that arrives while the engine writes waits for one cycle, and is lost if the next one
    /// arrives then.
    pub(super) fn write_arrived(&mut self, own: usize, table: &mut Table, cycle: u64) {
        let stored = self.told[own].stored;
        let arrival_to_write = self.links.arrival_to_write();
        let came = self.ring.writes_passing(own, cycle + 1 - arrival_to_write);
        while let Some((time, written)) = came.front() {
            let time = time + arrival_to_write;
            let waits = stored.is_some_and(|stored| stored + LEAVE_TO_WRITE == time);
            if time + u64::from(waits) > cycle {
                break;
            }
            let is_lost = waits && came.get(1).is_some_and(|(next, _)| *next == time);
            if !is_lost {
                table.write(written);
            }
            came.pop_front();
        }
    }
}

/// An engine's view of the other engines.
pub(super) struct Peer<'a> {
    /// The number of the engine itself.
    own: usize,
    links: Links,
    exchange: &'a RefCell<Exchange>,
    waits: &'a Waits,
    /// The key that each engine is searching on each level near the root.
    paths: Vec<[Option<u64>; SHOWN_LEVELS]>,
    /// The frontier nodes entered since the engine last waited, by cycle, with the placements until
    /// then.
    ahead: Vec<(u64, u64)>,
}

impl<'a> Peer<'a> {
    /// The other engines as seen by engine `own`.
    pub(super) fn new(own: usize, exchange: &'a RefCell<Exchange>, waits: &'a Waits) -> Peer<'a> {
        let links = exchange.borrow().links;
        let paths = vec![[None; SHOWN_LEVELS]; links.engines()];
        Peer { own, links, exchange, waits, paths, ahead: Vec::new() }
    }

    /// Waits for the other engines. Returns true if the search was ended before this cycle; then
    /// the engine's work since that time does not count.
    pub(super) async fn is_stopped_before(&mut self, cycle: u64) -> bool {
        let is_stopped = self.waits.is_stopped_before(self.own, cycle).await;
        let is_counted = |&(entered, _): &(u64, u64)| !is_stopped || !self.waits.is_over_at(self.own, entered);
        let counted = self.ahead.partition_point(is_counted);
        let told = &mut self.exchange.borrow_mut().told[self.own];
        if let Some(&(_, nodes)) = counted.checked_sub(1).and_then(|last| self.ahead.get(last)) {
            told.entered_nodes = nodes;
        }
        told.stopped = told.stopped.or(self.ahead.get(counted).copied());
        self.ahead.clear();
        is_stopped
    }

    /// Enters a node. Returns true if the search was ended before.
    pub(super) async fn enter(&mut self, cycle: u64, nodes: u64) -> bool {
        let is_stopped = self.is_stopped_before(cycle).await;
        if !is_stopped {
            self.exchange.borrow_mut().told[self.own].entered_nodes = nodes;
        }
        is_stopped
    }

    /// Enters a frontier node without waiting. If the search was ended before, this is noticed
    /// later.
    pub(super) fn run_ahead(&mut self, cycle: u64, nodes: u64) {
        self.waits.come_to(self.own, cycle);
        self.ahead.push((cycle, nodes));
    }

    /// Writes the other engines' results that have arrived by this cycle into the engine's table.
    pub(super) fn write_arrived(&self, table: &mut Table, cycle: u64) {
        self.exchange.borrow_mut().write_arrived(self.own, table, cycle);
    }

    /// Whether the node entered in this cycle is deferred; see
    /// [`Machine`](crate::search::machine::Machine).
    pub(super) async fn is_deferred(&mut self, entered: u64, level: usize, key: u64, may_defer: bool) -> bool {
        if may_defer {
            // The others' paths are compared two cycles after entering. A stop is noticed at the
            // next node.
            self.is_stopped_before(entered + 2).await;
        }
        let key = self.links.shown_part(key);
        let mut exchange = self.exchange.borrow_mut();
        for (path, told) in self.paths.iter_mut().zip(&mut exchange.told) {
            let shown = &mut told.paths[self.own];
            while let Some(&(_, level, key)) = shown.front().filter(|(time, ..)| *time <= entered + 1) {
                path[level - 1] = key;
                shown.pop_front();
            }
        }
        let is_left = may_defer && self.paths.iter().any(|path| path.contains(&Some(key)));
        if self.links.shows_at_once(self.own) {
            exchange.show(self.own, (entered + 1, level, Some(key)));
        } else if !is_left {
            exchange.show(self.own, (entered + 3, level, Some(key)));
        }
        is_left
    }

    /// Leaves a node that was searched. Returns true if the search was ended before this cycle;
    /// then nothing is stored.
    pub(super) async fn store(&mut self, table: &mut Table, cycle: u64, key: u64, entry: Entry) -> bool {
        if self.is_stopped_before(cycle).await {
            return true;
        }
        self.write_arrived(table, cycle);
        let writes = table.writes(key, entry);
        // The bucket has been read, so what arrives now is overwritten.
        self.write_arrived(table, cycle + LEAVE_TO_WRITE - 1);
        table.write(&writes);
        let Exchange { told, ring, .. } = &mut *self.exchange.borrow_mut();
        told[self.own].stored = Some(cycle);
        ring.put(self.own, cycle + LEAVE_TO_SHOW, self.links.passed_on_part(writes));
        false
    }

    /// Leaves a node.
    pub(super) fn leave(&mut self, cycle: u64, level: usize) {
        self.exchange.borrow_mut().show(self.own, (cycle, level, None));
    }
}
