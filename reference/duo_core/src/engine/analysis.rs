//! Analysis for spectators: the best moves of a position with their values and principal
//! variations, deeper and deeper (MultiPV).

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use super::moves::list_best;
use super::table::{key, Table};
use super::value::HORIZON;
use super::worker::Worker;
use super::{Effort, Limit};
use crate::perspective::Perspective;
use crate::placement::{Move, Placement};
use crate::position::Position;
use crate::search::{INFINITY, MAX_DEPTH};

/// A move with its principal variation and value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves, beginning with the move itself.
    pub moves: Vec<Move>,
    /// Value for the side to move.
    pub score: i32,
}

/// The lines found at a depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Depth of all lines in plies.
    pub depth: u32,
    /// Number of placements evaluated so far.
    pub nodes: u64,
    /// The lines, the best first.
    pub lines: Vec<Line>,
}

/// Searches the `count` best moves of the side to move on one core, each iteration one ply deeper,
/// and passes a report of each iteration to `hear`.
///
/// The analysis ends when the search is exhausted, after `nodes` placements, when `stop` is set, or
/// when `hear` breaks. A finished game has no reports.
pub fn analyse(
    position: &Position,
    count: usize,
    nodes: u64,
    stop: &AtomicBool,
    mut hear: impl FnMut(&Report) -> ControlFlow<()>,
) {
    if position.is_over() || count == 0 {
        return;
    }
    let root = Perspective::from(position);
    let (effort, table) = (Effort::new(Limit::Nodes(nodes), stop), Table::new());
    let mut worker = Worker::new(&effort, &table);
    worker.may_stop = true;
    let mut lines = best_by_static_value(&root, count);
    let (mut depth, mut gaps, mut seen) = (1, HORIZON, lines.len() as u64);
    loop {
        let is_last = gaps == 0 || depth >= MAX_DEPTH;
        if hear(&Report { depth, nodes: seen, lines: lines.clone() }).is_break() || is_last {
            return;
        }
        if gaps & HORIZON == 0 {
            // All lines have reached the end of the game: widen the search at the same depth.
            worker.width += 1;
        } else {
            depth += 1;
        }
        gaps = 0;
        let Some(found) = iterate(&mut worker, &root, depth, &lines, &table, &mut gaps) else { return };
        lines = found;
        seen = worker.nodes_so_far();
    }
}

/// The best moves by static value; the pass if there are none.
fn best_by_static_value(root: &Perspective, count: usize) -> Vec<Line> {
    let mut list = Vec::new();
    if list_best(root, count, &mut list) == 0 {
        return vec![Line { moves: vec![Move::Pass], score: 0 }];
    }
    list.iter().map(|scored| Line { moves: vec![Move::Place(scored.placement)], score: scored.score }).collect()
}

/// Finds as many lines as before. The move of each line is the best one that earlier lines do not
/// have. `None` if time is up.
fn iterate(
    worker: &mut Worker,
    root: &Perspective,
    depth: u32,
    before: &[Line],
    table: &Table,
    gaps: &mut u8,
) -> Option<Vec<Line>> {
    let mut lines: Vec<Line> = Vec::with_capacity(before.len());
    worker.excluded.clear();
    for _ in before {
        let mut firsts = before.iter().map(|line| line.moves[0]);
        let next = firsts.find(|&first| placement(first).is_some_and(|first| !worker.excluded.contains(&first)));
        worker.answer.best = next.unwrap_or(Move::Pass);
        *gaps |= worker.search_node(root, depth, 0, -INFINITY, INFINITY)?.gaps;
        let (best, score) = (worker.answer.best, worker.answer.score);
        worker.excluded.extend(placement(best));
        lines.push(Line { moves: variation(root, best, depth, table), score });
    }
    // A later line may turn out to be better, because the table knows more by then.
    lines.sort_by_key(|line| -line.score);
    Some(lines)
}

fn placement(played: Move) -> Option<Placement> {
    match played {
        Move::Place(placement) => Some(placement),
        Move::Pass => None,
    }
}

/// `first` followed by the table's moves.
fn variation(root: &Perspective, first: Move, depth: u32, table: &Table) -> Vec<Move> {
    let mut moves = vec![first];
    let mut node = root.after(first);
    while moves.len() < depth as usize && !node.other_left.is_empty() {
        let known = table.get(key(&node)).and_then(|entry| entry.best).filter(|&best| node.allows(best));
        let next = match known {
            Some(best) => Move::Place(best),
            None if !node.other_has_passed() && list_best(&node, 1, &mut Vec::new()) == 0 => Move::Pass,
            None => break,
        };
        moves.push(next);
        node = node.after(next);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Engine;
    use crate::facts;
    use crate::player::Start;
    use std::sync::atomic::Ordering;

    fn reports(position: &Position, count: usize, nodes: u64) -> Vec<Report> {
        let mut all = Vec::new();
        analyse(position, count, nodes, &AtomicBool::new(false), |report| {
            all.push(report.clone());
            ControlFlow::Continue(())
        });
        all
    }

    #[test]
    fn lines_are_distinct_playable_and_sorted() {
        for fact in facts::legal_counts().step_by(20) {
            let position = fact.position();
            for report in reports(&position, 4, 20_000) {
                assert!(report.lines.windows(2).all(|pair| pair[0].score >= pair[1].score), "{position}");
                for (number, line) in report.lines.iter().enumerate() {
                    assert!(report.lines[..number].iter().all(|other| other.moves[0] != line.moves[0]), "{position}");
                    let mut game = position;
                    for &played in &line.moves {
                        assert_eq!(game.play(played).err(), None, "{position}: {line:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn second_line_is_the_best_without_the_first() {
        let position = Position::from_moves("53e0 a8e0 21k7", Start::Five).unwrap();
        let all = reports(&position, 2, 300_000);
        assert!(all.len() > 2 && all.windows(2).all(|pair| pair[0].nodes <= pair[1].nodes), "{all:?}");
        let last = all.last().unwrap();
        let alone = Engine::new(1).think(&position, Limit::Depth(last.depth));
        // The table's contents from earlier iterations may change a value, but not by much.
        assert!((alone.score - last.lines[0].score).abs() < 60, "{alone:?} {last:?}");
    }

    #[test]
    fn analysis_solves_ends_of_games() {
        let mut game = Position::new(Start::Five);
        // Both sides play the first legal move until few placements are left.
        while crate::moves::count_placements(&game) > 12 || game.ply() < 20 {
            let played = crate::moves::legal_placements(&game).first().map_or(Move::Pass, |&first| Move::Place(first));
            game.play(played).unwrap();
        }
        let exact = Engine::new(1).think(&game, Limit::Depth(MAX_DEPTH));
        let last = reports(&game, 3, u64::MAX).pop().unwrap();
        assert_eq!(last.lines[0].score, exact.score, "{game}");
    }

    #[test]
    fn analysis_ends_on_request_and_skips_finished_games() {
        let start = Position::new(Start::Five);
        let (stop, mut count) = (AtomicBool::new(false), 0);
        analyse(&start, 3, u64::MAX, &stop, |_| {
            count += 1;
            stop.store(count == 2, Ordering::Relaxed);
            ControlFlow::Continue(())
        });
        assert_eq!(count, 2);
        let over = Position::from_moves("53e0 a8e0 21k7", Start::Five).unwrap().to_string().replace(" 0 3 ", " 2 5 ");
        assert_eq!(reports(&over.parse().unwrap(), 3, 1000), []);
    }
}
