//! The order in which a node's moves are tried: what refuted similar positions comes first.

use crate::cells::Cells;
use crate::moves::{for_each, Move, MOST_MOVES};

/// Better than anything else.
const KNOWN_BEST: i32 = 1 << 28;
const EJECTION: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
const COUNTERMOVE: i32 = 1 << 23;
/// For each marble that is pushed.
const PUSH: i32 = 1 << 12;

/// History values stay below this.
const MOST_HISTORY: i32 = 1 << 14;

/// What is known of a node's moves beforehand.
pub(super) struct Hints<'a> {
    /// The best one of a search before.
    pub(super) best: Option<Move>,
    /// Those that refuted the last positions of the same ply.
    pub(super) killers: [Option<Move>; 2],
    /// The one that refuted the opponent's last move elsewhere.
    pub(super) countermove: Option<Move>,
    /// How often moves have refuted positions.
    pub(super) history: Option<&'a History>,
    /// The same after such a move of the opponent's.
    pub(super) continuation: Option<&'a History>,
}

/// The moves of a node, best first.
pub(super) struct Ordered {
    moves: [(i32, Move); MOST_MOVES],
    count: usize,
    next: usize,
}

impl Ordered {
    pub(super) fn new(own: Cells, other: Cells, hints: &Hints) -> Ordered {
        let of = |history: Option<&History>, found| history.map_or(0, |history| history.of(found));
        let mut ordered = Ordered { moves: [(0, Move::unpack(0)); MOST_MOVES], count: 0, next: 0 };
        for_each(own, other, |found| {
            let rank = if Some(found) == hints.best {
                KNOWN_BEST
            } else if found.ejects() {
                EJECTION
            } else if hints.killers.contains(&Some(found)) {
                KILLER
            } else if Some(found) == hints.countermove {
                COUNTERMOVE
            } else {
                of(hints.history, found) + of(hints.continuation, found) + found.pushed() as i32 * PUSH
            };
            ordered.moves[ordered.count] = (rank, found);
            ordered.count += 1;
        });
        ordered
    }
}

impl Iterator for Ordered {
    type Item = Move;

    /// Selects the best of those left: often the first few are all that is wanted.
    fn next(&mut self) -> Option<Move> {
        let left = &mut self.moves[self.next..self.count];
        let best = (0..left.len()).max_by_key(|&index| (left[index].0, std::cmp::Reverse(index)))?;
        left.swap(0, best);
        self.next += 1;
        Some(left[0].1)
    }
}

/// How often moves of each kind have refuted the position in which they were played, of late.
pub(super) struct History(Box<[i16; Move::KINDS]>);

impl History {
    pub(super) fn new() -> History {
        History(Box::new([0; Move::KINDS]))
    }

    pub(super) fn of(&self, played: Move) -> i32 {
        i32::from(self.0[played.kind()])
    }

    /// A move has refuted its position, or has failed to.
    pub(super) fn learn(&mut self, played: Move, refuted: bool, depth: i32) {
        let bonus = (depth * depth * 4).min(MOST_HISTORY / 8);
        let value = &mut self.0[played.kind()];
        let signed = if refuted { bonus } else { -bonus };
        // The farther from 0 the less is added, so that it stays within bounds and forgets.
        *value += (signed - i32::from(*value) * bonus / MOST_HISTORY) as i16;
    }
}
