//! The engine keeps to the rules and to its limits, finds wins, and knows how a game is judged at its end.

use super::*;
use crate::contest::Contest;
use crate::facts;
use crate::moves::count_ejections;

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
fn answers_are_legal_lines_and_keep_to_the_limit() {
    for known in facts::perft() {
        for plies_left in [1, 2, 3, 40, 300] {
            let situation = Situation { position: known.position, plies_left };
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
                        assert_eq!(report.depth, plies_left.min(3));
                    }
                }
            }
        }
    }
}

#[test]
fn one_thread_gives_the_same_answer_every_time() {
    for known in facts::perft() {
        let situation = Situation { position: known.position, plies_left: 300 };
        for limit in [depth(5), nodes(30_000)] {
            let [first, second] = [(); 2].map(|()| Report { elapsed: Duration::ZERO, ..think(&situation, limit, 1) });
            assert_eq!(first, second);
        }
    }
}

#[test]
fn a_sixth_marble_that_can_be_pushed_out_is() {
    let position = "bbbww/....ww/...ww../......../........./......../bbb..../bbb.../.www. b".parse().unwrap();
    let report = think(&Situation { position, plies_left: 300 }, depth(4), 1);
    assert_eq!((report.value, report.line[0].to_string().as_str()), (WON - 1, "i5i6"));
    let lost = Situation { position: position.after(report.line[0]), plies_left: 299 };
    assert!(think(&lost, depth(4), 1).line.is_empty(), "no moves after the end");
}

/// The value of the end by trying everything.
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
fn the_last_moves_are_played_by_the_rules_of_the_end() {
    let mut values = [0; 3];
    for known in facts::perft() {
        // A few positions around each known one, with a last move for both.
        for first in known.position.moves().into_iter().step_by(9) {
            let position = known.position.after(first);
            let value = solve(&Contest::new(position, 1));
            let report = think(&Situation { position, plies_left: 2 }, depth(9), 1);
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
fn somebody_can_stop_it() {
    let stop = AtomicBool::new(false);
    let situation = Situation { position: Position::standard(), plies_left: 300 };
    let begun = Instant::now();
    let mut engine = Engine::new(2, 4);
    let report = engine.think(&situation, &Limit::default(), &stop, |report| {
        stop.store(report.depth >= 3, Ordering::Relaxed);
    });
    assert!(report.depth >= 3 && begun.elapsed() < Duration::from_secs(20), "{report:?}");
}

#[test]
fn a_marble_at_the_edge_is_pushed_out_and_one_is_saved() {
    // Black can push a5 out along the edge; if white is to move, it does not let that happen.
    let board = "wwwww/wwwwww/..w..../......../........./..bbb.../.bbbb../..bb../.bbbw";
    let [black, white] = ["b", "w"].map(|team| format!("{board} {team}").parse::<Position>().unwrap());
    let best = |position| think(&Situation { position, plies_left: 300 }, depth(4), 1).line[0];
    assert_eq!(best(black).to_string(), "a2a3");
    let saved = white.after(best(white));
    assert_eq!(count_ejections(saved.own(), saved.other()), 0, "{saved}");
}
