//! The fast model of the hardware: the accelerator's move, score, nodes and clock cycles, computed
//! without stepping clocks.
//!
//! The cost of each step follows from the blocks' pipelines. Tests compare the model with the cycle
//! models and the Verilog.

mod engines;
mod generator;
mod links;
mod peer;
pub mod progress;
mod ring;
mod waits;

use std::future::Future;
use std::ops::ControlFlow;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use self::generator::Generator;
use self::peer::Peer;
use self::progress::{variation, Iteration, Onlooker, Step, Watch};
use super::configuration::Configuration;
use super::evaluation::{leaf, Leaf, Weights};
use super::perspective::Perspective;
use super::placement::{Move, Placement};
use super::position::Position;
use super::search::candidates::{Candidate, Candidates};
use super::search::machine::Machine;
use super::search::techniques::Techniques;
use super::search::transposition_table::{Entry, Table};
use super::search::{Search, SearchResult, INFINITY, MAX_DEPTH};

/// Latency of the leaf unit in cycles.
pub const LEAF_LATENCY: usize = 16;

/// A move of a node's list.
#[derive(Clone, Copy, Debug)]
pub struct Picked {
    /// The move.
    pub played: Move,
    /// Number of placements made and evaluated to find it.
    pub nodes: u64,
    /// Clock cycles to generate and evaluate the moves, and to take the moves before it off the
    /// list, for each list.
    pub cycles: u64,
}

/// Searches for `budget_cycles` on the clock of an accelerator with one engine and an empty table;
/// see [`Search`].
pub fn think(position: &Position, budget_cycles: u64) -> SearchResult {
    search(&Perspective::from(position), budget_cycles)
}

/// Searches like [`think`], from the point of view of the side to move.
pub fn search(root: &Perspective, budget_cycles: u64) -> SearchResult {
    variant(root, Techniques::ALONE, budget_cycles, MAX_DEPTH)
}

/// Searches like an accelerator with these techniques, to at most `max_depth`.
pub fn variant(root: &Perspective, techniques: Techniques, budget_cycles: u64, max_depth: u32) -> SearchResult {
    FastModel::new(techniques).search(root, budget_cycles, max_depth)
}

/// The accelerator during a game: its tables are kept from move to move.
#[derive(Clone, Debug)]
pub struct FastModel {
    techniques: Techniques,
    /// The weights of the evaluation, by ply.
    weights: Vec<Weights>,
    /// The engines' tables, beginning with the first engine's.
    tables: Vec<Table>,
}

impl FastModel {
    /// A model at the beginning of a game, with these techniques.
    pub fn new(techniques: Techniques) -> FastModel {
        FastModel::weighing(techniques, &techniques.weights())
    }

    /// A model with these weights, by ply, in place of the built-in ones.
    pub fn weighing(techniques: Techniques, weights: &[Weights]) -> FastModel {
        let Configuration { evaluation, engines, .. } = techniques.configuration();
        FastModel { techniques, weights: weights.to_vec(), tables: vec![Table::new(evaluation); engines] }
    }

    /// A model with tables of 2 to the power of `index_bits` buckets.
    pub fn with_index_bits(techniques: Techniques, index_bits: usize) -> FastModel {
        let tables = vec![Table::with_index_bits(index_bits); techniques.engines];
        FastModel { tables, ..FastModel::new(techniques) }
    }

    /// Searches on the accelerator's clock for `budget_cycles`, to at most `max_depth`. Starting
    /// and answering take no cycles that the accelerator counts.
    pub fn search(&mut self, root: &Perspective, budget_cycles: u64, max_depth: u32) -> SearchResult {
        self.run(root, budget_cycles, max_depth, ())
    }

    /// Searches like [`FastModel::search`], and reports each iteration of the first engine to
    /// `watch`.
    pub fn search_before(
        &mut self,
        root: &Perspective,
        budget_cycles: u64,
        max_depth: u32,
        watch: &mut Watch<impl FnMut(Iteration, [u64; Step::ALL.len()])>,
    ) -> SearchResult {
        self.run(root, budget_cycles, max_depth, Some(watch))
    }

    /// The move at `place` of the node's moves: `first`, then the others by their static values. A
    /// list holds as many moves as a search considers. For a place beyond the first list the moves
    /// are listed again, each time those that follow the list before.
    ///
    /// # Panics
    ///
    /// If the node has fewer moves.
    pub fn pick(&mut self, node: &Perspective, first: Move, place: usize) -> Picked {
        let width = self.techniques.width;
        let mut machine = Clocked::new(&self.weights, &mut self.tables[0], u64::MAX, None, ());
        let mut candidates = Candidates::new(place + 1);
        let mut nodes = 0;
        machine.stream(node, [None; 2], |played, leaf| {
            nodes += 1;
            candidates.insert(Candidate { key: if played == first { INFINITY } else { leaf.score }, played });
            ControlFlow::Continue(())
        });
        let stream_cycles = machine.cycles;
        let lists_before = place / width;
        for _ in 0..lists_before {
            machine.list_moves(width);
            machine.generate();
            machine.spend(Step::Stream, stream_cycles);
        }
        machine.list_moves(place % width + 1);
        let Candidate { played, .. } = candidates.as_slice()[place];
        Picked { played, nodes: nodes * (lists_before as u64 + 1), cycles: machine.cycles }
    }

    fn run<O: Onlooker>(
        &mut self,
        root: &Perspective,
        budget_cycles: u64,
        max_depth: u32,
        onlooker: O,
    ) -> SearchResult {
        self.tables.iter_mut().for_each(|table| table.begin(root.ply));
        let FastModel { techniques, weights, tables } = self;
        let techniques = *techniques;
        match &mut tables[..] {
            [table] => {
                let machine = Clocked::new(weights, table, budget_cycles, None, onlooker);
                run_without_waiting(Search::new(machine, techniques).run(root, max_depth))
            }
            tables => engines::search(root, techniques, weights, tables, budget_cycles, max_depth, onlooker),
        }
    }
}

/// Runs a search without other engines, which never waits.
fn run_without_waiting<T>(search: impl Future<Output = T>) -> T {
    match pin!(search).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(found) => found,
        Poll::Pending => unreachable!("there is no other engine to wait for"),
    }
}

/// The hardware's clock and order of moves.
struct Clocked<'a, O> {
    weights: &'a [Weights],
    table: &'a mut Table,
    cycles: u64,
    budget_cycles: u64,
    generator: Generator,
    /// Number of cycles from now to making the next move of the list.
    to_make: u64,
    /// The cycle in which the latest node was entered.
    entered: u64,
    /// This engine's view of the other engines, if there are any.
    peer: Option<Peer<'a>>,
    onlooker: O,
}

impl<'a, O: Onlooker> Clocked<'a, O> {
    fn new(
        weights: &'a [Weights],
        table: &'a mut Table,
        budget_cycles: u64,
        peer: Option<Peer<'a>>,
        onlooker: O,
    ) -> Clocked<'a, O> {
        let generator = Generator::default();
        Clocked { weights, table, cycles: 0, budget_cycles, generator, to_make: 0, entered: 0, peer, onlooker }
    }

    #[inline(always)]
    fn spend(&mut self, step: Step, cycles: u64) {
        self.cycles += cycles;
        self.onlooker.spends(step, cycles);
    }

    /// Counts the cycle of entering a node. Returns true if the budget had been used up before.
    fn count_entering(&mut self, first_iteration: bool) -> bool {
        self.entered = self.cycles;
        self.spend(Step::Enter, 1);
        !first_iteration && self.entered >= self.budget_cycles
    }
}

impl<O: Onlooker> Machine for Clocked<'_, O> {
    async fn enter(&mut self, first_iteration: bool, nodes: u64) -> bool {
        if let Some(peer) = &mut self.peer {
            if peer.enter(self.cycles, nodes).await {
                return true;
            }
        }
        self.count_entering(first_iteration)
    }

    fn enter_frontier(&mut self, first_iteration: bool, nodes: u64) -> bool {
        if let Some(peer) = &mut self.peer {
            peer.run_ahead(self.cycles, nodes);
        }
        self.count_entering(first_iteration)
    }

    fn probe_table(&mut self, key: u64) -> Option<Entry> {
        if let Some(peer) = &mut self.peer {
            peer.write_arrived(self.table, self.entered);
        }
        self.table.get(key)
    }

    async fn is_deferred(&mut self, level: usize, key: u64, may_defer: bool) -> bool {
        match &mut self.peer {
            Some(peer) => peer.is_deferred(self.entered, level, key, may_defer).await,
            None => false,
        }
    }

    fn leave_unsearched(&mut self) {
        self.spend(Step::LookUp, 3);
    }

    fn list_first_moves(&mut self, only_older_killer: bool) {
        self.spend(Step::LookUp, 8);
        // The older killer is written last, when the first move of the list has been read already.
        self.to_make = if only_older_killer { 5 } else { 4 };
    }

    async fn store_in_table(&mut self, key: u64, entry: Entry) -> bool {
        let Some(peer) = &mut self.peer else {
            self.table.put(key, entry);
            return false;
        };
        peer.store(self.table, self.cycles, key, entry).await
    }

    async fn must_stop_before_report(&mut self) -> bool {
        match &mut self.peer {
            Some(peer) => peer.is_stopped_before(self.cycles - 1).await,
            None => false,
        }
    }

    fn generate(&mut self) {
        self.spend(Step::Stream, 1);
    }

    fn stream(
        &mut self,
        node: &Perspective,
        probes: [Option<Placement>; 2],
        sink: impl FnMut(Move, Leaf) -> ControlFlow<()>,
    ) {
        let cycles = self.generator.stream(node, self.weights, probes, sink) + LEAF_LATENCY as u64;
        self.spend(Step::Stream, cycles);
    }

    fn evaluate(&self, before: &Perspective, played: Move) -> Leaf {
        leaf(self.weights, before, played)
    }

    fn list_moves(&mut self, count: usize) {
        // First, the last move of the stream settles in the sorter.
        self.spend(Step::List, 1 + count.max(1) as u64);
        // The first move is read while the last one is written, unless they are the same.
        self.to_make = if count == 1 { 5 } else { 4 };
    }

    fn make_move(&mut self) {
        self.spend(Step::Make, self.to_make);
    }

    fn make_move_again(&mut self) {
        self.spend(Step::Make, 3);
    }

    fn end_game(&mut self) {
        self.spend(Step::Enter, 1);
    }

    fn leave(&mut self, level: usize) {
        if let Some(peer) = &mut self.peer {
            peer.leave(self.cycles, level);
        }
        self.spend(Step::Unmake, 1);
    }

    fn take_move_back(&mut self) {
        self.spend(Step::Unmake, 2);
        // The next move was read in the meantime.
        self.to_make = 2;
    }

    fn try_reply(&mut self, count: usize) {
        self.spend(Step::TryReply, (LEAF_LATENCY + count) as u64);
        self.to_make = 5;
    }

    fn skip_refuted(&mut self) {
        self.spend(Step::TryReply, 1);
        self.to_make = 5;
    }

    fn finish_iteration(&mut self, root: &Perspective, depth: u32, nodes: u64, best: Move, score: i32, choices: u32) {
        let Clocked { onlooker, table, cycles, .. } = self;
        onlooker.finishes(|| Iteration {
            depth,
            moves: variation(root, best, depth, table),
            score,
            choices,
            nodes,
            cycles: *cycles,
        });
    }

    fn cycles(&self) -> u64 {
        self.cycles
    }
}

#[cfg(test)]
mod tests;
