//! The engine for people: the search at host speed, within a limit of time, placements or depth.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::anchors::{for_each_shape, placements};
use super::evaluation::{evaluate_move, Leaf};
use super::perspective::Perspective;
use super::placement::Move;
use super::position::Position;
use super::search::{Machine, Search, SearchResult, MAX_DEPTH};

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Until this much time has passed.
    Time(Duration),
    /// Until this many placements have been evaluated.
    Nodes(u64),
    /// This many plies deep.
    Depth(u32),
}

/// A player that searches at host speed.
#[derive(Clone, Debug)]
pub struct Engine {}

impl Engine {
    /// An engine that may use this many threads; 0 stands for as many as the host has cores.
    pub fn new(_threads: usize) -> Engine {
        Engine {}
    }

    /// The best move of the side to move within the limit. The first iteration is always finished.
    pub fn think(&self, position: &Position, limit: Limit) -> SearchResult {
        let started = Instant::now();
        let depth = match limit {
            Limit::Depth(depth) => depth.clamp(1, MAX_DEPTH),
            Limit::Time(_) | Limit::Nodes(_) => MAX_DEPTH,
        };
        Search::new(Host { started, limit, evaluated: 0 }).run(&Perspective::from(position), depth)
    }
}

/// The host: moves in the order of the fastest list, no clock but the wall's.
struct Host {
    started: Instant,
    limit: Limit,
    evaluated: u64,
}

impl Machine for Host {
    fn enter(&mut self, first_iteration: bool) -> bool {
        !first_iteration
            && match self.limit {
                Limit::Time(time) => self.started.elapsed() >= time,
                Limit::Nodes(nodes) => self.evaluated >= nodes,
                Limit::Depth(_) => false,
            }
    }

    fn stream(&mut self, node: &Perspective, mut sink: impl FnMut(Move, Leaf) -> ControlFlow<()>) {
        let before = self.evaluated;
        let broken = for_each_shape(node.free(), node.corners(), node.own_left, |orientation, anchors| {
            placements(orientation, anchors).try_for_each(|placement| {
                self.evaluated += 1;
                let played = Move::Place(placement);
                sink(played, evaluate_move(node, played))
            })
        });
        if broken.is_continue() && self.evaluated == before {
            self.evaluated += 1;
            // Nothing follows the pass, so it is the same whether the sink breaks.
            let _ = sink(Move::Pass, evaluate_move(node, Move::Pass));
        }
    }

    fn store(&mut self, _count: usize) {}

    fn descend(&mut self) {}

    fn leave(&mut self) {}

    fn ascend(&mut self) {}

    fn cycles(&self) -> u64 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blokus_duo::facts;

    #[test]
    fn the_answer_is_legal_and_keeps_to_the_limit() {
        for fact in facts::legal_counts() {
            let position = fact.position();
            for limit in [Limit::Depth(2), Limit::Nodes(3_000), Limit::Time(Duration::ZERO)] {
                let result = Engine::new(1).think(&position, limit);
                assert_eq!(position.check(result.best), Ok(()), "{position}");
                match limit {
                    Limit::Depth(depth) => assert!(result.depth <= depth, "{position}"),
                    // The list of a node that was entered in time is finished.
                    Limit::Nodes(nodes) => assert!(result.nodes < nodes + 2_000, "{position}: {}", result.nodes),
                    Limit::Time(_) => assert_eq!(result.depth, 1, "{position}"),
                }
            }
        }
    }
}
