//! The order in which a node's moves are tried, and the thread's memory for finding it.

use crate::cells::Cells;
use crate::moves::{for_each, Move};

const EJECTION: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
const COUNTERMOVE: i32 = 1 << 23;
/// Bonus for each marble that is pushed.
const PUSH: i32 = 1 << 10;

/// Upper bound on history values.
const MAX_HISTORY: i32 = 1 << 14;

/// A history's bonus for each ply of depth, the number subtracted from it, and its upper bound.
/// Refutations near the horizon are by far the most frequent, and count too.
const BONUS_PER_PLY: i32 = 150;
const BONUS_OFFSET: i32 = 80;
const MAX_BONUS: i32 = 1700;

/// Knowledge about a node's moves before they are searched.
pub(super) struct Hints<'a> {
    /// The moves that last refuted positions at this ply.
    pub(super) killers: [Option<Move>; 2],
    /// The move that refuted the opponent's last move in other positions.
    pub(super) countermove: Option<Move>,
    /// How often moves have refuted positions.
    pub(super) history: Option<&'a History>,
    /// How often moves have refuted positions after the opponent's last move.
    pub(super) continuation: Option<&'a History>,
}

impl Hints<'_> {
    /// The rank of a move: the highest comes first.
    #[inline(always)]
    fn rank(&self, found: Move) -> i32 {
        let value = |history: Option<&History>| history.map_or(0, |history| history.value(found));
        if found.ejects() {
            EJECTION
        } else if self.killers.contains(&Some(found)) {
            KILLER
        } else if Some(found) == self.countermove {
            COUNTERMOVE
        } else {
            value(self.history) + value(self.continuation) + found.pushed_marbles() as i32 * PUSH
        }
    }
}

/// The moves, with their ranks, of all nodes on the searched line: each node's moves follow those
/// of its parent. Clearing an array for each node would take as long as generating its moves.
#[derive(Default)]
pub(super) struct MoveList(Vec<(i32, Move)>);

/// The moves of a node, the best first. The table move comes before the other moves are generated,
/// because it often suffices.
pub(super) struct Ordered {
    stage: Stage,
    table_move: Option<Move>,
    /// The place of the node's first move in the list.
    first: usize,
    /// The place of the next move.
    next: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    TableMove,
    Generation,
    Others,
}

impl Ordered {
    /// The table move may come from another position with the same hash key: unless it is legal, it
    /// is ignored.
    pub(super) fn new(own: Cells, other: Cells, table_move: Option<Move>, list: &MoveList) -> Ordered {
        let table_move = table_move.filter(|played| played.is_legal(own, other));
        Ordered { stage: Stage::TableMove, table_move, first: list.0.len(), next: list.0.len() }
    }

    /// The table move, the first time.
    pub(super) fn take_table_move(&mut self) -> Option<Move> {
        if self.stage != Stage::TableMove {
            return None;
        }
        self.stage = Stage::Generation;
        self.table_move
    }

    /// Whether [`Ordered::generate`] must be called before the next move can be taken.
    pub(super) fn is_generation_due(&self) -> bool {
        self.stage == Stage::Generation
    }

    /// Adds the moves other than the table move to the list.
    pub(super) fn generate(&mut self, own: Cells, other: Cells, hints: &Hints, list: &mut MoveList) {
        self.stage = Stage::Others;
        for_each(own, other, |found| {
            if Some(found) != self.table_move {
                list.0.push((hints.rank(found), found));
            }
        });
        select_best(&mut list.0[self.next..]);
    }

    /// Takes the best remaining move.
    pub(super) fn take_next(&mut self, list: &mut MoveList) -> Option<Move> {
        let taken = self.upcoming(list)?;
        self.next += 1;
        select_best(&mut list.0[self.next..]);
        Some(taken)
    }

    /// The move that will be taken next.
    pub(super) fn upcoming(&self, list: &MoveList) -> Option<Move> {
        list.0.get(self.next).map(|(_, found)| *found)
    }

    /// Removes the node's moves from the list.
    pub(super) fn finish(self, list: &mut MoveList) {
        list.0.truncate(self.first);
    }
}

/// Swaps the best move to the front. Sorting all moves would cost more, because the first few often
/// suffice.
fn select_best(moves: &mut [(i32, Move)]) {
    let (mut best, mut best_rank) = (0, i32::MIN);
    for (index, (rank, _)) in moves.iter().enumerate() {
        if *rank > best_rank {
            (best, best_rank) = (index, *rank);
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
}

/// How often in the recent past moves of each kind have refuted the position in which they were
/// played.
pub(super) struct History(Box<[i16; Move::KINDS]>);

impl History {
    pub(super) fn new() -> History {
        History(Box::new([0; Move::KINDS]))
    }

    pub(super) fn value(&self, played: Move) -> i32 {
        i32::from(self.0[played.kind()])
    }

    /// Records whether a move refuted its position.
    pub(super) fn learn(&mut self, played: Move, refuted: bool, depth: i32) {
        let bonus = (BONUS_PER_PLY * depth - BONUS_OFFSET).min(MAX_BONUS);
        let value = &mut self.0[played.kind()];
        let signed = if refuted { bonus } else { -bonus };
        // The farther the value is from 0, the less is added, so it stays bounded and old results
        // fade.
        *value += (signed - i32::from(*value) * bonus / MAX_HISTORY) as i16;
    }
}

/// A thread's memory from one search to the next, for each team.
pub(super) struct Memory {
    pub(super) histories: [History; 2],
    pub(super) continuations: [Vec<History>; 2],
    countermoves: [Vec<Option<Move>>; 2],
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            histories: [(); 2].map(|()| History::new()),
            continuations: [(); 2].map(|()| (0..Move::PLACES).map(|_| History::new()).collect()),
            countermoves: [(); 2].map(|()| vec![None; Move::KINDS]),
        }
    }

    /// The move that last refuted this move of the opponent.
    pub(super) fn countermove(&self, team: usize, previous: Option<Move>) -> Option<Move> {
        self.countermoves[team][previous?.kind()]
    }

    pub(super) fn learn_countermove(&mut self, team: usize, previous: Option<Move>, played: Move) {
        if let Some(previous) = previous {
            self.countermoves[team][previous.kind()] = Some(played);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    /// All moves in order, and the length of the list before they are removed.
    fn order(position: &Position, table_move: Option<Move>, hints: &Hints, list: &mut MoveList) -> Vec<Move> {
        let (own, other) = (position.own(), position.other());
        let mut ordered = Ordered::new(own, other, table_move, list);
        let mut moves: Vec<Move> = ordered.take_table_move().into_iter().collect();
        assert!(ordered.is_generation_due() && ordered.upcoming(list).is_none());
        ordered.generate(own, other, hints, list);
        while let Some(upcoming) = ordered.upcoming(list) {
            assert_eq!(ordered.take_next(list), Some(upcoming));
            moves.push(upcoming);
        }
        assert!(ordered.take_table_move().is_none() && ordered.take_next(list).is_none());
        ordered.finish(list);
        moves
    }

    #[test]
    fn every_move_comes_once_and_the_best_come_first() {
        let position: Position = "belgian".parse().unwrap();
        let all = position.moves();
        let mut history = History::new();
        history.learn(all[7], true, 5);
        history.learn(all[9], false, 5);
        let hints = Hints {
            killers: [Some(all[3]), None],
            countermove: Some(all[5]),
            history: Some(&history),
            continuation: None,
        };
        let mut list = MoveList(vec![(1, all[0])]);
        let illegal = Position::standard().moves().into_iter().find(|played| !all.contains(played));
        for (table_move, first) in [(None, None), (illegal, None), (Some(all[11]), Some(all[11]))] {
            let mut moves = order(&position, table_move, &hints, &mut list);
            let best: Vec<Move> = first.into_iter().chain([all[3], all[5], all[7]]).collect();
            assert_eq!((&moves[..best.len()], moves.last()), (&best[..], Some(&all[9])));
            assert_eq!(list.0.len(), 1, "the parent's moves stay");
            moves.sort();
            let mut expected = all.clone();
            expected.sort();
            assert_eq!(moves, expected);
        }
    }

    #[test]
    fn history_counts_refutations_near_the_horizon_and_stays_bounded() {
        let moves = Position::standard().moves();
        let mut history = History::new();
        (0..4).for_each(|_| history.learn(moves[0], true, 1));
        history.learn(moves[1], true, 3);
        assert!(0 < history.value(moves[1]) && history.value(moves[1]) < 2 * history.value(moves[0]));
        for (refuted, sign) in [(true, 1), (false, -1)] {
            (0..1000).for_each(|_| history.learn(moves[2], refuted, 50));
            let value = sign * history.value(moves[2]);
            assert!((MAX_HISTORY * 9 / 10..=MAX_HISTORY).contains(&value), "{value}");
            history.learn(moves[2], !refuted, 50);
            assert!(sign * history.value(moves[2]) < value * 9 / 10, "recent results count more");
        }
    }

    #[test]
    fn ejections_come_before_killers() {
        let position: Position =
            "wwwww/wwwwww/..w..../......../........./..bbb.../.bbbb../..bb../.bbbw b".parse().unwrap();
        let quiet = position.moves().into_iter().find(|played| !played.ejects());
        let hints = Hints { killers: [quiet, None], countermove: None, history: None, continuation: None };
        let moves = order(&position, None, &hints, &mut MoveList::default());
        assert!(moves[0].ejects());
        assert_eq!(moves.iter().copied().find(|played| !played.ejects()), quiet);
    }
}
