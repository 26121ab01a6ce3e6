//! The engine follows the rules, respects its limits, finds wins, and plays the end by the
//! contest's count.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::node::Node;
use super::worker::FUTILITY_MARGIN;
use super::*;
use crate::contest::Contest;
use crate::evaluation::Judge;
use crate::moves::count_ejections;
use crate::perft::known_positions;
use crate::position::Position;
use crate::tuning::closed::CLOSED;

fn think(situation: &Situation, limit: Limit, threads: usize) -> Report {
    Engine::new(threads, 4).think(situation, &limit, &AtomicBool::new(false), |_| {})
}

fn depth(depth: u32) -> Limit {
    Limit { depth: Some(depth), ..Limit::default() }
}

fn nodes(nodes: u64) -> Limit {
    Limit { nodes: Some(nodes), ..Limit::default() }
}

#[test]
fn search_answers_with_legal_lines_within_its_limit() {
    for known in known_positions() {
        for plies_left in [1, 2, 3, 40, 300] {
            let situation = Situation::new(known.position, plies_left);
            for threads in [1, 3] {
                for limit in [depth(3), nodes(20_000), Limit::time(Duration::ZERO)] {
                    let report = think(&situation, limit, threads);
                    let mut position = known.position;
                    assert!(!report.line.is_empty() && report.line.len() <= plies_left as usize, "{report:?}");
                    for &played in &report.line {
                        assert!(position.moves().contains(&played), "{played} in {position}");
                        position = position.after(played);
                    }
                    if limit.nodes.is_some() {
                        assert!(report.nodes < 20_000 + 2_000 * threads as u64, "{report:?}");
                    }
                    if limit.depth.is_some() {
                        assert_eq!(report.depth, (2 * plies_left).min(3));
                    }
                }
            }
        }
    }
}

#[test]
fn small_limits_are_kept_once_the_first_iteration_is_finished() {
    for known in known_positions() {
        let situation = Situation::new(known.position, 300);
        let first = think(&situation, depth(1), 1);
        let least = think(&situation, nodes(1), 1);
        assert_eq!((least.line[0], least.value, least.depth), (first.line[0], first.value, 1));
        let limit = 8 * first.nodes;
        let report = think(&situation, nodes(limit), 1);
        assert!((limit..=limit + limit / 8).contains(&report.nodes), "{report:?} of {limit}");
    }
}

#[test]
fn one_thread_repeats_its_answer() {
    for known in known_positions() {
        let situation = Situation::new(known.position, 300);
        for limit in [depth(5), nodes(30_000)] {
            let [first, second] = [(); 2].map(|()| Report { elapsed: Duration::ZERO, ..think(&situation, limit, 1) });
            assert_eq!(first, second);
        }
    }
}

#[test]
fn search_pushes_the_sixth_marble_out_when_it_can() {
    let position = "bbbww/....ww/...ww../......../........./......../bbb..../bbb.../.www. b".parse().unwrap();
    let report = think(&Situation::new(position, 300), depth(4), 1);
    assert_eq!((report.value, report.line[0].to_string().as_str()), (WON - 1, "i5i6"));
    let lost = Situation::new(position.after(report.line[0]), 299);
    assert!(think(&lost, depth(4), 1).line.is_empty(), "no moves after the end");
}

/// The result with best play, computed by trying everything.
fn solve(contest: &Contest) -> i32 {
    if let Some((winner, _)) = contest.outcome() {
        return winner.map_or(0, |winner| if winner == contest.position().to_move() { 1 } else { -1 });
    }
    let moves = contest.position().moves().into_iter();
    let values = moves.map(|played| {
        let mut after = contest.clone();
        after.play(played);
        -solve(&after)
    });
    values.max().unwrap_or(-1)
}

#[test]
fn search_solves_the_last_moves_by_the_contests_count() {
    let mut values = [0; 3];
    for known in known_positions() {
        // Some positions around each known one, with one move left for each team.
        for first in known.position.moves().into_iter().step_by(9) {
            let position = known.position.after(first);
            let value = solve(&Contest::new(position, 1));
            let report = think(&Situation::new(position, 2), depth(9), 1);
            assert_eq!(report.value.signum(), value, "{position}");
            assert!(value == 0 || report.value.abs() >= AHEAD_AT_THE_END, "{report:?}");
            let mut contest = Contest::new(position, 1);
            contest.play(report.line[0]);
            assert_eq!(-solve(&contest), value, "{position}");
            values[(value + 1) as usize] += 1;
        }
    }
    assert!(values.iter().filter(|&&count| count > 0).count() >= 2, "{values:?}");
}

#[test]
fn search_of_the_last_moves_ends_with_an_exact_value() {
    // An iteration of six plies leaves reduced lines open here.
    let position = "wwwww/wwwwww/..www../......../........./....bb../..b..../bbbbbb/bbbbb w".parse().unwrap();
    let report = think(&Situation::new(position, 6), depth(20), 1);
    assert!(report.value == 0 || report.value.abs() >= AHEAD_AT_THE_END, "{report:?}");
}

#[test]
fn neither_side_gains_by_returning_to_a_position_of_the_game() {
    let behind = "wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbb. b";
    let ahead = "wwww./wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b";
    for text in [behind, ahead] {
        let position: Position = text.parse().unwrap();
        let mut situation = Situation::new(position, 300);
        let report = think(&situation, depth(3), 1);
        let repeated = position.after(report.line[0]);
        situation.earlier = vec![repeated, position, repeated];
        let other = think(&situation, depth(3), 1);
        assert!(other.value <= report.value, "{report:?} {other:?}");
        assert!(text == behind || other.line[0] != report.line[0], "the side that is ahead makes progress");

        situation.play(report.line[0]);
        assert_eq!((situation.position, situation.plies_left), (repeated, 299));
        assert_eq!(situation.earlier, [repeated, position, repeated, position]);
        assert!(!think(&situation, depth(3), 1).line.is_empty(), "a root that repeats is searched");
    }
}

#[test]
fn hopeless_node_is_worth_what_its_skipped_moves_may_reach() {
    for known in known_positions() {
        let situation = Situation::new(known.position, 300);
        let evaluation = Evaluation::default();
        let (own, other) = (known.position.own(), known.position.other());
        let value = Judge::new(&evaluation, LONGEST_LINE, 300).value(own, other, 0);
        let (stop, table, mut memory) = (AtomicBool::new(false), Table::new(1), Memory::new());
        let effort = Effort::new(depth(2), &stop);
        let task = Task { situation: &situation, evaluation: &evaluation, techniques: Techniques::default() };
        let alpha = value + 500;
        let node = Node { own, other, ply: 0, depth: 2, alpha, beta: alpha + 1 };
        let found = Worker::new(&effort, &table, task, &mut memory).search_node(node, false);
        // Or more, where a marble is pushed out.
        assert!(
            (value + 2 * FUTILITY_MARGIN..=alpha).contains(&found),
            "{found} instead of {value} in {}",
            known.position
        );
    }
}

#[test]
fn search_stops_when_told_to() {
    let stop = AtomicBool::new(false);
    let situation = Situation::new(Position::standard(), 300);
    let begun = Instant::now();
    let mut engine = Engine::new(2, 4);
    let report = engine.think(&situation, &Limit::default(), &stop, |report| {
        stop.store(report.depth >= 3, Ordering::Relaxed);
    });
    assert!(report.depth >= 3 && begun.elapsed() < Duration::from_secs(20), "{report:?}");
}

#[test]
fn search_pushes_a_marble_out_and_saves_its_own() {
    // Black can push a5 out along the edge, with two marbles or with three; if white is to move,
    // white prevents it.
    let board = "wwwww/wwwwww/..w..../......../........./..bbb.../.bbbb../..bb../.bbbw";
    let [black, white] = ["b", "w"].map(|team| format!("{board} {team}").parse::<Position>().unwrap());
    let best = |position| think(&Situation::new(position, 300), depth(4), 1).line[0];
    assert!(best(black).ejects(), "{}", best(black));
    let mut situation = Situation { earlier: vec![white], ..Situation::new(black, 300) };
    situation.play(best(black));
    assert!(situation.earlier.is_empty(), "no position can be repeated after an ejection");
    let saved = white.after(best(white));
    assert_eq!(count_ejections(saved.own(), saved.other()), 0, "{saved}");
}

#[test]
fn closed_positions_that_the_count_loses_are_not_judged_as_better() {
    for closed in CLOSED {
        // Shorter searches do not settle on a value yet.
        let report = think(&closed.situation(), nodes(200_000), 1);
        assert!(report.value < 10, "{}: {}", closed.situation().position, report.value);
    }
}
