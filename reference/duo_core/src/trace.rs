//! Traces: the moves of a position on their way through generator, leaf unit and sorter, clock by
//! clock.
//!
//! A trace shows the registers and wires of the search's cycle model, which also runs in lockstep
//! with the Verilog, at the beginning of a search: its second iteration generates, evaluates and
//! sorts all moves of the root.

use crate::cycle_model::engines;
use crate::cycle_model::search::onlooker::Onlooker;
use crate::cycle_model::search::{In, Search};
use crate::cycle_model::snapshot::{Signal, Snapshot};
use crate::cycle_model::{leaf_unit, move_generator, move_sorter, CycleModel};
use crate::position::Position;

/// The iteration in which the root is an interior node, so that its moves are sorted.
const SORTED: u32 = 2;

/// Signals over a number of clocks.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The first clock, counted from the one in which the search is started.
    pub first: u64,
    /// The signals of each clock, always in the same order.
    pub clocks: Vec<Vec<Signal>>,
}

/// The inputs of a traced search on every clock; `start` is set only in the first one.
pub fn input(position: &Position) -> In {
    engines::In::of(position, u32::MAX).of_one()
}

/// The trace from the generator's start at the root until the last move has left the sorter. If
/// every move ends the game, the search ends after its first iteration, which does not sort, and
/// that iteration is traced. `None` if the game is over.
pub fn trace(position: &Position) -> Option<Trace> {
    if position.is_over() {
        return None;
    }
    let input = input(position);
    let mut search = Search::default();
    search.step(In { start: true, ..input });
    let mut traced = Trace::default();
    let mut iteration = None;
    for clock in 1.. {
        let streamed = search.streams_root();
        if streamed.is_none() && iteration == Some(SORTED) {
            break;
        }
        if streamed.is_some() && streamed != iteration {
            iteration = streamed;
            traced = Trace { first: clock, clocks: Vec::new() };
        }
        let mut snapshot = Snapshot::default();
        if streamed.is_some() {
            search.show(&mut snapshot);
        }
        let mut wires = Wires::default();
        let out = search.step_before(input, &mut wires);
        if streamed.is_some() {
            wires.show(&mut snapshot);
            traced.clocks.push(snapshot.signals());
        }
        if out.done {
            break;
        }
    }
    Some(traced)
}

/// The inputs of the three blocks.
#[derive(Default)]
struct Wires {
    generator: move_generator::In,
    leaf_unit: leaf_unit::In,
    sorter: move_sorter::In,
}

impl Onlooker for Wires {
    fn inputs(&mut self, generator: &move_generator::In, leaf_unit: &leaf_unit::In, sorter: &move_sorter::In) {
        *self = Wires { generator: *generator, leaf_unit: *leaf_unit, sorter: *sorter };
    }
}

impl Wires {
    fn show(&self, to: &mut Snapshot) {
        let Wires { generator, leaf_unit, sorter } = self;
        to.inside("datapath", |to| {
            to.inside("stream", |to| {
                to.inside("generator", |to| to.show("start", 1, generator.start));
                to.inside("leaf_unit", |to| {
                    to.show("valid_in", 1, leaf_unit.valid_in);
                    to.show("placement_in", 15, leaf_unit.placement_in);
                    to.show("done_in", 1, leaf_unit.done_in);
                });
                to.inside("sorter", |to| {
                    to.show("clear", 1, sorter.clear);
                    to.show("insert", 1, sorter.insert);
                    to.show_if("key", 16, sorter.insert.then_some(sorter.key));
                    to.show_if("placement", 15, sorter.insert.then_some(sorter.placement));
                    to.show("take", 1, sorter.take);
                });
            });
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts;
    use crate::moves::legal_placements;
    use crate::player::Start;
    use crate::search::WIDTH;

    /// Number of clocks in which a bit is set.
    fn count(trace: &Trace, path: &str) -> usize {
        let shows = |signal: &&Signal| signal.path == path && signal.value.as_deref() == Some("1");
        trace.clocks.iter().filter(|signals| signals.iter().any(|signal| shows(&signal))).count()
    }

    #[test]
    fn every_move_passes_all_three_blocks_and_the_best_are_taken() {
        let known = facts::legal_counts().map(|fact| fact.position()).filter(|position| !position.is_over());
        for position in std::iter::once(Position::new(Start::Five)).chain(known.take(12)) {
            let moves = legal_placements(&position).len().max(1);
            let trace = trace(&position).unwrap();
            assert_eq!(count(&trace, "datapath.stream.leaf_unit.valid_in"), moves, "{position}");
            assert_eq!(count(&trace, "datapath.stream.leaf_unit.valids$0$q"), moves, "{position}");
            assert_eq!(count(&trace, "datapath.stream.sorter.insert"), moves, "{position}");
            assert_eq!(count(&trace, "datapath.stream.sorter.take"), moves.min(WIDTH), "{position}");
            let same = |signals: &Vec<Signal>| signals.iter().map(|signal| signal.path.clone()).collect::<Vec<_>>();
            assert!(trace.clocks.iter().all(|signals| same(signals) == same(&trace.clocks[0])), "{position}");
        }
    }

    #[test]
    fn finished_game_has_no_trace() {
        let over = facts::legal_counts().map(|fact| fact.position()).find(Position::is_over);
        assert!(over.is_none_or(|over| trace(&over).is_none()));
    }
}
