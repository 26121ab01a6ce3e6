//! Cycle model of the links of a ring of engines: each engine's words pass through registers to the
//! next engine, and from there onwards.

use super::{adopting, In};
use crate::configuration::Configuration;
use crate::cycle_model::search::exchange::{Path, Written};
use crate::cycle_model::search::{self, Search};
use crate::cycle_model::CycleModel;

/// The ring without the first engine.
#[derive(Clone, Debug)]
pub(super) struct Ring {
    stations: Vec<Station>,
    /// The links after each engine.
    links: Vec<Link>,
}

/// An engine with the registers before it.
#[derive(Clone, Debug)]
struct Station {
    engine: Search,
    /// The command that the previous engine received one cycle ago.
    command: search::In,
    /// The deepest answer from the first engine up to this one, with the nodes of all engines in
    /// between.
    found: search::Out,
}

/// The registers after an engine.
#[derive(Clone, Debug, Default)]
struct Link {
    /// An engine's write, and the number of engines that it still has to pass.
    slot: (Written, usize),
    /// The entries that this engine's own write goes to while it waits for an empty slot.
    waiting: Waiting,
    /// The paths that this engine and the ones before it are searching, the nearest first.
    paths: Vec<Path>,
}

/// Which entries are to be written.
#[derive(Clone, Copy, Debug, Default)]
struct Waiting {
    to_depth_preferred: bool,
    to_always_replace: bool,
}

impl Link {
    /// Steps the link, given the link before it and the engine's outputs.
    fn step(&mut self, before: &Link, engine: &search::Out) {
        let others = before.paths.len();
        let written = engine.written.in_ring();
        let Written { to_depth_preferred, to_always_replace, .. } = written;
        if written.is_any() {
            self.waiting = Waiting { to_depth_preferred, to_always_replace };
        }
        let (passing, hops) = before.slot;
        self.slot = if passing.is_any() && hops > 1 {
            (passing, hops - 1)
        } else {
            // The engine's register keeps the write until the engine writes again.
            let Waiting { to_depth_preferred, to_always_replace } = std::mem::take(&mut self.waiting);
            (Written { to_depth_preferred, to_always_replace, ..written }, others)
        };
        self.paths = std::iter::once(engine.path.in_ring()).chain(before.paths.iter().copied()).take(others).collect();
    }
}

impl Ring {
    /// A ring of more than two engines.
    pub(super) fn new(configuration: Configuration) -> Ring {
        let Configuration { evaluation, engines, .. } = configuration;
        let station = |_| Station {
            engine: Search::new(evaluation),
            command: search::In::default(),
            found: search::Out::default(),
        };
        let link = Link { paths: vec![Path::default(); engines - 1], ..Link::default() };
        Ring { stations: (1..engines).map(station).collect(), links: vec![link; engines] }
    }

    /// Cycles from the first engine's end to the answer. The last engine stops after as many cycles
    /// as there are other engines, and takes two more to come to rest. Then the answers are
    /// compared from engine to engine. The first engine takes over the deepest one and passes it to
    /// the others.
    pub(super) fn closing_cycles(&self) -> usize {
        self.stations.len() + 5
    }

    /// Steps all engines. Returns the nodes to be counted.
    pub(super) fn step(&mut self, first: &mut Search, input: In, finished: Option<usize>) -> u32 {
        let agree = finished == Some(self.closing_cycles() - 2);
        let told = finished == Some(self.closing_cycles() - 1);
        let outs: Vec<search::Out> = std::iter::once(first.outputs())
            .chain(self.stations.iter().map(|station| station.engine.outputs()))
            .collect();
        let links = self.links.clone();
        let before = |own: usize| &links[(own + links.len() - 1) % links.len()];
        for (own, link) in self.links.iter_mut().enumerate() {
            link.step(before(own), &outs[own]);
        }

        let mut found = search::Out { nodes: 0, ..outs[0] };
        let deepest = self.stations.last().map_or(found, |station| station.found);
        let alone = input.of_one();
        first.see(&before(0).paths);
        first.step(search::In {
            peer_written: before(0).slot.0,
            ..adopting(alone, &deepest, agree && deepest.depth > outs[0].depth)
        });
        let stop = input.stop || outs[0].done;
        let mut command = adopting(search::In { stop, budget_cycles: u32::MAX, ..alone }, &outs[0], told);
        for (index, station) in self.stations.iter_mut().enumerate() {
            let own = index + 1;
            station.engine.see(&before(own).paths);
            station.engine.step(search::In { peer_written: before(own).slot.0, ..station.command });
            std::mem::swap(&mut station.command, &mut command);
            let best = if outs[own].depth > found.depth { outs[own] } else { found };
            let nodes = found.nodes.wrapping_add(outs[own].entered_nodes);
            found = std::mem::replace(&mut station.found, search::Out { nodes, ..best });
        }
        outs[0].nodes.wrapping_add(deepest.nodes)
    }
}
