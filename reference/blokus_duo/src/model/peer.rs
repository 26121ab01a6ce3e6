//! One of two engines, as the other one sees it: what each tells the other, and in which cycle that arrives.
//!
//! All times are clock cycles of the search. An engine waits until the other one has come as far before it does anything that the
//! other could have changed, or that would not happen if the other one had ended the search before.

use std::cell::RefCell;
use std::collections::VecDeque;

use super::pair::Waits;
use crate::search::transposition_table::{Entry, Table, Writes};
use crate::search::SHOWN_LEVELS;

/// Cycles from leaving a node to writing what it has found out into the other engine's table.
const LEAVE_TO_PEER: u64 = 4;

/// Cycles from leaving a node to writing what it has found out into its own table.
const LEAVE_TO_WRITE: u64 = 3;

/// What an engine has told the other one, which has not taken it in yet.
#[derive(Debug, Default)]
pub(super) struct Told {
    /// What it has written, by the cycle in which it left the node.
    writes: VecDeque<(u64, Writes)>,
    /// What it is searching on a level from this cycle on.
    path: VecDeque<(u64, usize, Option<u64>)>,
    /// In which cycle it last left a node that it stored.
    stored: Option<u64>,
    /// Placements made and evaluated until the latest node that it has entered.
    pub(super) entered_nodes: u64,
    /// The cycle in which it should have noticed that the search was ended, where it ran ahead, and its placements until then.
    pub(super) stopped: Option<(u64, u64)>,
}

/// What the engines have told each other, the first one's first.
pub(super) type Exchange = RefCell<[Told; 2]>;

/// An engine's view of the other one.
pub(super) struct Peer<'a> {
    /// Which of the two the engine itself is.
    own: usize,
    exchange: &'a Exchange,
    waits: &'a Waits,
    /// What the other one is searching on each level near the root.
    path: [Option<u64>; SHOWN_LEVELS],
    /// The frontier nodes entered since the engine last waited, by cycle, with the placements until then.
    ahead: Vec<(u64, u64)>,
}

impl<'a> Peer<'a> {
    /// The other engine, as engine `own` sees it.
    pub(super) fn new(own: usize, exchange: &'a Exchange, waits: &'a Waits) -> Peer<'a> {
        Peer { own, exchange, waits, path: [None; SHOWN_LEVELS], ahead: Vec::new() }
    }

    /// Waits for the other engine; true if the search was ended before this cycle. What the engine has done since then does not count.
    pub(super) async fn is_stopped_before(&mut self, cycle: u64) -> bool {
        let is_stopped = self.waits.is_stopped_before(self.own, cycle).await;
        let is_counted = |&(entered, _): &(u64, u64)| !is_stopped || !self.waits.is_over_at(self.own, entered);
        let counted = self.ahead.partition_point(is_counted);
        let told = &mut self.exchange.borrow_mut()[self.own];
        if let Some(&(_, nodes)) = counted.checked_sub(1).and_then(|last| self.ahead.get(last)) {
            told.entered_nodes = nodes;
        }
        told.stopped = told.stopped.or(self.ahead.get(counted).copied());
        self.ahead.clear();
        is_stopped
    }

    /// A node is entered; true if the search was ended before.
    pub(super) async fn enter(&mut self, cycle: u64, nodes: u64) -> bool {
        let is_stopped = self.is_stopped_before(cycle).await;
        if !is_stopped {
            self.exchange.borrow_mut()[self.own].entered_nodes = nodes;
        }
        is_stopped
    }

    /// A frontier node is entered; that the search was ended before is noticed later.
    pub(super) fn run_ahead(&mut self, cycle: u64, nodes: u64) {
        self.waits.come_to(self.own, cycle);
        self.ahead.push((cycle, nodes));
    }

    /// Writes into the engine's table what the other one has written and what has come by this cycle.
    pub(super) fn write_what_came(&self, table: &mut Table, cycle: u64) {
        write_what_came(self.exchange, self.own, table, cycle);
    }

    /// Whether the node entered in this cycle is left to the other engine, as [`Machine`](crate::search::machine::Machine)
    /// says. The first engine shows what it looks up at once, the helper when it has seen that the first does not.
    pub(super) async fn is_deferred(&mut self, entered: u64, level: usize, key: u64, may_defer: bool) -> bool {
        if may_defer {
            // What the other one searches is looked at two cycles after entering. A stop is noticed at the next node.
            self.is_stopped_before(entered + 2).await;
        }
        let told = &mut *self.exchange.borrow_mut();
        let path = &mut told[1 - self.own].path;
        while let Some(&(_, level, key)) = path.front().filter(|(time, ..)| *time <= entered + 1) {
            self.path[level - 1] = key;
            path.pop_front();
        }
        let is_left = may_defer && self.path.contains(&Some(key));
        if (1..=SHOWN_LEVELS).contains(&level) {
            match self.own {
                0 => told[0].path.push_back((entered + 1, level, Some(key))),
                _ if !is_left => told[1].path.push_back((entered + 3, level, Some(key))),
                _ => {}
            }
        }
        is_left
    }

    /// A node is left that was searched; true if the search was ended before this cycle, and nothing is stored.
    pub(super) async fn store(&mut self, table: &mut Table, cycle: u64, key: u64, entry: Entry) -> bool {
        if self.is_stopped_before(cycle).await {
            return true;
        }
        self.write_what_came(table, cycle);
        let writes = table.writes(key, entry);
        // Its place has been looked at; what comes now is overwritten.
        self.write_what_came(table, cycle + LEAVE_TO_WRITE - 1);
        table.write(&writes);
        let told = &mut self.exchange.borrow_mut()[self.own];
        told.stored = Some(cycle);
        told.writes.push_back((cycle, writes));
        false
    }

    /// A node is left.
    pub(super) fn leave(&mut self, cycle: u64, level: usize) {
        if (1..=SHOWN_LEVELS).contains(&level) {
            self.exchange.borrow_mut()[self.own].path.push_back((cycle, level, None));
        }
    }
}

/// Writes into an engine's table what the other one has written and what has come by this cycle. What comes while it writes itself waits.
pub(super) fn write_what_came(exchange: &Exchange, own: usize, table: &mut Table, cycle: u64) {
    let told = &mut *exchange.borrow_mut();
    let stored = told[own].stored;
    let writes = &mut told[1 - own].writes;
    while let Some((left, written)) = writes.front() {
        let came = left + LEAVE_TO_PEER;
        let waits = stored.is_some_and(|stored| stored + LEAVE_TO_WRITE == came);
        let time = came + u64::from(waits);
        if time > cycle {
            break;
        }
        table.write(written);
        writes.pop_front();
    }
}
