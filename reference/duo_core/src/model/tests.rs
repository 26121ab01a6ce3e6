//! The fast model, compared with its specification: the same search with a generator and an
//! evaluation that are written for clarity.

use super::generator::{LAST_TO_END, START_TO_PROBE, START_TO_WINDOW, TAKE_TO_OUTPUT, WINDOW_TO_TEST};
use super::*;
use crate::cells::Cells;
use crate::evaluation::Evaluation;
use crate::facts;
use crate::moves::legal_placements;
use crate::placement::Placement;
use crate::placement_checks::{first_open, open_tests, window, TESTS};
use crate::player::Start;

/// The fast model's clock with the specification's moves.
struct Specification<'a>(Clocked<'a, ()>);

impl Machine for Specification<'_> {
    async fn enter(&mut self, first_iteration: bool, nodes: u64) -> bool {
        self.0.enter(first_iteration, nodes).await
    }

    fn enter_frontier(&mut self, first_iteration: bool, nodes: u64) -> bool {
        self.0.enter_frontier(first_iteration, nodes)
    }

    fn probe_table(&mut self, key: u64) -> Option<Entry> {
        self.0.probe_table(key)
    }

    async fn is_deferred(&mut self, level: usize, key: u64, may_defer: bool) -> bool {
        self.0.is_deferred(level, key, may_defer).await
    }

    fn leave_unsearched(&mut self) {
        self.0.leave_unsearched();
    }

    fn list_first_moves(&mut self, only_older_killer: bool) {
        self.0.list_first_moves(only_older_killer);
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
        let (all, _) = outputs(node);
        for (index, probe) in probes.into_iter().enumerate() {
            let is_probe = |&(_, placement): &Output| Some(placement) == probe;
            let Some((_, probe)) = all.iter().copied().find(is_probe) else { continue };
            let probe = Move::Place(probe);
            if sink(probe, self.evaluate(node, probe)).is_break() {
                self.0.cycles += START_TO_PROBE + index as u64;
                return;
            }
        }
        self.0.cycles += stream(node, self.0.weights, &mut sink);
    }

    fn evaluate(&self, before: &Perspective, played: Move) -> Leaf {
        self.0.evaluate(before, played)
    }

    fn list_moves(&mut self, count: usize) {
        self.0.list_moves(count);
    }

    fn make_move(&mut self) {
        self.0.make_move();
    }

    fn make_move_again(&mut self) {
        self.0.make_move_again();
    }

    fn end_game(&mut self) {
        self.0.end_game();
    }

    async fn store_in_table(&mut self, key: u64, entry: Entry) -> bool {
        self.0.store_in_table(key, entry).await
    }

    fn leave(&mut self, level: usize) {
        self.0.leave(level);
    }

    async fn must_stop_before_report(&mut self) -> bool {
        self.0.must_stop_before_report().await
    }

    fn take_move_back(&mut self) {
        self.0.take_move_back();
    }

    fn try_reply(&mut self, count: usize) {
        self.0.try_reply(count);
    }

    fn skip_refuted(&mut self) {
        self.0.skip_refuted();
    }

    fn cycles(&self) -> u64 {
        self.0.cycles()
    }
}

/// A placement and the cycle in which it comes out.
type Output = (u64, Placement);

/// All placements that the hardware's move generator emits, in its order, and the end of the
/// stream.
fn outputs(node: &Perspective) -> (Vec<Output>, u64) {
    let (mut free, mut outputs) = (node.free(), Vec::new());
    // The cycles in which each window is on its way to the tests and arrives there.
    let mut windows: Vec<u64> = Vec::new();
    let mut tests: Vec<u64> = Vec::new();
    let mut left_test = START_TO_WINDOW - 1;
    let mut group_free = 0;
    for (number, corner) in node.corners().iter().enumerate() {
        let before = number.checked_sub(1).map_or(START_TO_WINDOW - 1, |before| windows[before]);
        // There is space for two windows before the test stage.
        let room = number.checked_sub(2).map_or(0, |before| tests[before]);
        windows.push(room.max(before + 1));
        let test = (windows[number] + WINDOW_TO_TEST).max(left_test + 1);
        tests.push(test);
        left_test = test;
        for (group, mut open) in open_tests(window(free, corner), node.own_left).into_iter().enumerate() {
            if open == 0 {
                continue;
            }
            group_free = test.max(group_free);
            // It is noticed one cycle later that the test stage is empty.
            left_test = group_free + 1;
            while open != 0 {
                outputs.push((group_free + TAKE_TO_OUTPUT, TESTS[first_open(group, open)].placement(corner)));
                group_free += 1;
                open &= open - 1;
            }
        }
        free &= !Cells::single(corner.0, corner.1);
    }
    (outputs, left_test.max(group_free) + LAST_TO_END)
}

/// Passes on the moves. Returns the cycle in which `sink` broke, or else the end of the stream.
fn stream(node: &Perspective, weights: &[Weights], sink: &mut impl FnMut(Move, Leaf) -> ControlFlow<()>) -> u64 {
    let (outputs, end) = outputs(node);
    let mut hand_out = |played| sink(played, leaf(weights, node, played));
    if outputs.is_empty() {
        // The pass comes with the end.
        let _ = hand_out(Move::Pass);
    }
    for (output, placement) in outputs {
        if hand_out(Move::Place(placement)).is_break() {
            return output;
        }
    }
    end
}

#[test]
fn generator_keeps_its_output_busy() {
    let (mut found, mut cycles) = (0, 0);
    for fact in facts::legal_counts() {
        let position = fact.position();
        for position in [position, position.with_to_move(position.to_move().other())] {
            let (outputs, _) = outputs(&Perspective::from(&position));
            found += outputs.len() as u64;
            cycles += outputs.last().map_or(0, |last| last.0 + 1 - (START_TO_WINDOW + WINDOW_TO_TEST + TAKE_TO_OUTPUT));
        }
    }
    // The ideal is one placement per cycle.
    assert!(100 * cycles < 102 * found, "{cycles} cycles for {found} placements");
}

fn assert_equal_searches(position: &Position, budget_cycles: u64) {
    let root = Perspective::from(position);
    for techniques in [Techniques::ALONE, Techniques { features: false, ..Techniques::ALONE }] {
        let evaluation = techniques.evaluation();
        let mut table = Table::new(evaluation);
        table.begin(root.ply);
        let specification = Specification(Clocked::new(evaluation.weights(), &mut table, budget_cycles, None, ()));
        let expected = run_without_waiting(Search::new(specification, techniques).run(&root, MAX_DEPTH));
        let found = variant(&root, techniques, budget_cycles, MAX_DEPTH);
        assert_eq!(found, expected, "{position}, {budget_cycles} cycles, model{techniques}");
    }
}

#[test]
fn known_positions_are_searched_as_specified() {
    for (index, fact) in facts::legal_counts().enumerate() {
        // Budgets of all sizes, from a single node on, stop the search in all places.
        assert_equal_searches(&fact.position(), 1 << (index % 16));
    }
}

#[test]
fn ends_of_games_are_searched_as_specified() {
    for game in facts::games().take(60) {
        let moves: Vec<Move> = facts::moves(game.moves).collect();
        let mut position = Position::new(Start::Five);
        for (ply, &played) in moves.iter().enumerate() {
            if ply + 9 > moves.len() && !position.is_over() {
                assert_equal_searches(&position, 30_000);
            }
            position.play_unchecked(played);
        }
    }
}

#[test]
fn observer_sees_every_iteration_and_all_cycles() {
    use super::progress::Watch;
    for fact in facts::legal_counts().filter(|fact| fact.to_move > 5) {
        let position = fact.position();
        let root = Perspective::from(&position);
        for techniques in [Techniques::ALONE, Techniques::ALL] {
            let mut heard = Vec::new();
            let mut watch = Watch::new(|iteration, steps: [u64; 7]| heard.push((iteration, steps)));
            let found = FastModel::new(techniques).search_before(&root, 20_000, MAX_DEPTH, &mut watch);
            assert_eq!(found, FastModel::new(techniques).search(&root, 20_000, MAX_DEPTH), "{position}");
            assert!(heard.iter().map(|(iteration, _)| iteration.depth).eq(1..=heard.len() as u32), "{position}");
            for (iteration, steps) in &heard {
                assert_eq!(steps.iter().sum::<u64>(), iteration.cycles, "{position}, depth {}", iteration.depth);
                let mut after = position;
                iteration.moves.iter().for_each(|&played| _ = after.play(played).unwrap());
                assert!((1..=iteration.depth as usize).contains(&iteration.moves.len()), "{position}");
            }
            if techniques == Techniques::ALONE {
                let (last, _) = heard.last().expect("the first iteration is always finished");
                assert_eq!(last.depth, found.depth, "{position}");
            }
        }
    }
}

#[test]
fn search_of_all_moves_finds_the_best_of_all_replies() {
    let moves = "55s2 9am6 41q2 c9p3 78l5 6at7 38u0 2bl7 86t0 c6u0 a4m1 e3k0 8cp0 18j0 25n2 c1q3";
    let best_score = |position: &Position| {
        let node = Perspective::from(position);
        let placements = legal_placements(position).into_iter().map(Move::Place);
        placements.map(|played| Evaluation::Whole.leaf(&node, played).score).max().unwrap()
    };
    let mut differ = false;
    for end in [69, 74, 79] {
        let position = Position::from_moves(&moves[..end], Start::Five).unwrap();
        let after = |placement| {
            let mut next = position;
            next.play(Move::Place(placement)).unwrap();
            next
        };
        let expected = legal_placements(&position).into_iter().map(|placement| -best_score(&after(placement))).max();
        let score = |left_out: &str| {
            let techniques: Techniques = left_out.parse().unwrap();
            Some(variant(&Perspective::from(&position), techniques, u64::MAX, 2).score)
        };
        assert_eq!(score("-replies-reductions-widthall"), expected, "{position}");
        differ |= score("-replies-reductions-width1") != expected;
    }
    assert!(differ, "one move is not always enough");
}
