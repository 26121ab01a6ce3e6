//! The twin against its specification: the same search on a generator and an evaluation that are written for clarity.

use super::*;
use crate::blokus_duo::cells::Cells;
use crate::blokus_duo::facts;
use crate::blokus_duo::placement_tests::{open_tests, window, Corner, Groups, GROUP_SIZE, TESTS};
use crate::blokus_duo::player::Start;

/// The twin's clock with the specification's moves.
struct Specification(Clocked);

impl Machine for Specification {
    fn enter(&mut self, first_iteration: bool) -> bool {
        self.0.enter(first_iteration)
    }

    fn look_up(&mut self, settled: bool) {
        self.0.look_up(settled);
    }

    fn generate(&mut self) {
        self.0.generate();
    }

    fn stream(
        &mut self,
        node: &Perspective,
        probes: [Option<Placement>; 2],
        mut sink: impl FnMut(Move, Leaf) -> ControlFlow<()>,
    ) {
        self.0.cycles += LEAF_LATENCY as u64;
        for (index, probe) in probes.into_iter().enumerate() {
            if let Some(probe) = probe.filter(|probe| legal_placements_of(node).contains(probe)) {
                let probe = Move::Place(probe);
                if sink(probe, evaluate_move(node, probe)).is_break() {
                    self.0.cycles += START_TO_PROBE + index as u64;
                    return;
                }
            }
        }
        self.0.cycles += Generator::new(node).stream(&mut sink);
    }

    fn store(&mut self, count: usize) {
        self.0.store(count);
    }

    fn descend(&mut self) {
        self.0.descend();
    }

    fn complete(&mut self) {
        self.0.complete();
    }

    fn leave(&mut self) {
        self.0.leave();
    }

    fn ascend(&mut self) {
        self.0.ascend();
    }

    fn cycles(&self) -> u64 {
        self.0.cycles()
    }
}

/// The move generator as the hardware has it: windows, tests and groups; its clock counts from its start.
struct Generator<'a> {
    node: &'a Perspective,
    /// When the next corner is in the test stage.
    test: u64,
    /// From when on a group of open tests can be taken.
    group: u64,
}

impl<'a> Generator<'a> {
    fn new(node: &'a Perspective) -> Self {
        Generator { node, test: START_TO_TEST, group: 0 }
    }

    /// Hands out the moves; the cycle of the one at which `sink` broke, else of the end of the stream.
    fn stream(mut self, sink: &mut impl FnMut(Move, Leaf) -> ControlFlow<()>) -> u64 {
        let mut free = self.node.free();
        let corners = self.node.corners();
        for corner in corners.iter() {
            let groups = open_tests(window(free, corner), self.node.own_left);
            free &= !Cells::single(corner.0, corner.1);
            if let Some(cut_off) = self.corner(corner, &groups, sink) {
                return cut_off;
            }
        }
        if self.group > 0 {
            // The end follows once the last corner has left the test stage and the last placement is out.
            let last_output = self.group + TAKE_TO_OUTPUT - 1;
            return self.test.max(last_output) + 1;
        }
        // Nothing came out: the pass does, then the end.
        let drained = if corners.is_empty() { START_TO_DRAINED } else { self.test };
        match self.hand_out(Move::Pass, sink) {
            ControlFlow::Break(()) => drained + 1,
            ControlFlow::Continue(()) => drained + 2,
        }
    }

    /// The placements at one corner, group by group; the cycle of the one at which `sink` broke.
    fn corner(
        &mut self,
        corner: Corner,
        groups: &Groups,
        sink: &mut impl FnMut(Move, Leaf) -> ControlFlow<()>,
    ) -> Option<u64> {
        let mut left_test = self.test;
        for (number, &group) in groups.iter().enumerate().filter(|(_, &group)| group != 0) {
            let taken = self.group.max(self.test);
            let mut open = group;
            for output in taken + TAKE_TO_OUTPUT.. {
                let test = &TESTS[GROUP_SIZE * number + open.trailing_zeros() as usize];
                if self.hand_out(Move::Place(test.placement(corner)), sink).is_break() {
                    return Some(output);
                }
                open &= open - 1;
                if open == 0 {
                    break;
                }
            }
            self.group = taken + u64::from(group.count_ones());
            left_test = taken;
        }
        self.test = left_test + 1;
        None
    }

    fn hand_out(&self, played: Move, sink: &mut impl FnMut(Move, Leaf) -> ControlFlow<()>) -> ControlFlow<()> {
        sink(played, evaluate_move(self.node, played))
    }
}

/// All placements of the side to move.
fn legal_placements_of(node: &Perspective) -> Vec<Placement> {
    let mut list = Vec::new();
    Generator::new(node).stream(&mut |played, _| {
        if let Move::Place(placement) = played {
            list.push(placement);
        }
        ControlFlow::Continue(())
    });
    list
}

fn assert_the_same(position: &Position, budget_cycles: u64) {
    let root = Perspective::from(position);
    let expected = Search::new(Specification(Clocked::new(budget_cycles))).run(&root, MAX_DEPTH);
    assert_eq!(think(position, budget_cycles), expected, "{position}, {budget_cycles} cycles");
}

#[test]
fn every_known_position_is_searched_as_specified() {
    for (index, fact) in facts::legal_counts().enumerate() {
        // Budgets of all sizes from a single node's on, so that the search is stopped in all places.
        assert_the_same(&fact.position(), 1 << (index % 16));
    }
}

#[test]
fn the_ends_of_games_are_searched_as_specified() {
    for game in facts::games().take(60) {
        let moves: Vec<Move> = facts::moves(game.moves).collect();
        let mut position = Position::new(Start::Five);
        for (ply, &played) in moves.iter().enumerate() {
            if ply + 9 > moves.len() && !position.is_over() {
                assert_the_same(&position, 30_000);
            }
            position.play_unchecked(played);
        }
    }
}
