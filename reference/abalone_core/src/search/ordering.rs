//! The order in which a node's moves are tried, and the thread's memory for finding it.

use crate::cells::Cells;
use crate::moves::{for_each, Move, MAX_MOVES};

const TABLE_MOVE: i32 = 1 << 28;
const EJECTION: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
const COUNTERMOVE: i32 = 1 << 23;
/// Bonus for each marble that is pushed.
const PUSH: i32 = 1 << 12;

/// Upper bound on history values.
const MAX_HISTORY: i32 = 1 << 14;

/// Knowledge about a node's moves before they are searched.
pub(super) struct Hints<'a> {
    /// The best move of an earlier search.
    pub(super) table_move: Option<Move>,
    /// The moves that last refuted positions at this ply.
    pub(super) killers: [Option<Move>; 2],
    /// The move that refuted the opponent's last move in other positions.
    pub(super) countermove: Option<Move>,
    /// How often moves have refuted positions.
    pub(super) history: Option<&'a History>,
    /// How often moves have refuted positions after the opponent's last move.
    pub(super) continuation: Option<&'a History>,
}

/// The moves of a node, the best first.
pub(super) struct Ordered {
    moves: [(i32, Move); MAX_MOVES],
    count: usize,
    next: usize,
}

impl Ordered {
    pub(super) fn new(own: Cells, other: Cells, hints: &Hints) -> Ordered {
        let value = |history: Option<&History>, found| history.map_or(0, |history| history.value(found));
        let mut ordered = Ordered { moves: [(0, Move::unpack(0)); MAX_MOVES], count: 0, next: 0 };
        for_each(own, other, |found| {
            let rank = if Some(found) == hints.table_move {
                TABLE_MOVE
            } else if found.ejects() {
                EJECTION
            } else if hints.killers.contains(&Some(found)) {
                KILLER
            } else if Some(found) == hints.countermove {
                COUNTERMOVE
            } else {
                value(hints.history, found) + value(hints.continuation, found) + found.pushed_marbles() as i32 * PUSH
            };
            ordered.moves[ordered.count] = (rank, found);
            ordered.count += 1;
        });
        ordered
    }
}

impl Iterator for Ordered {
    type Item = Move;

    /// Selects the best remaining move. Sorting all moves would cost more, because the first few
    /// often suffice.
    fn next(&mut self) -> Option<Move> {
        let remaining = &mut self.moves[self.next..self.count];
        let best = (0..remaining.len()).max_by_key(|&index| (remaining[index].0, std::cmp::Reverse(index)))?;
        remaining.swap(0, best);
        self.next += 1;
        Some(remaining[0].1)
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
        let bonus = (depth * depth * 4).min(MAX_HISTORY / 8);
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
