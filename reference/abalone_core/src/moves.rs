//! Moves: their effect on the marbles, and the list of all legal moves.
//!
//! Colours play no part here: `own` are the marbles of the side to move. A move in line is
//! identified by its tail and its direction, because the whole run in front of the tail moves
//! along. A broadside move is identified by its group and its direction. Each move has exactly one
//! form and is listed once.

use std::ops::Range;

use super::cells::{Cell, Cells, Direction, CELL_COUNT};

/// Maximum number of own marbles that move together.
pub const LONGEST_GROUP: usize = 3;

/// An upper bound on the number of moves in a position. There is at most one move in line for each
/// marble and direction, and at most four broadside moves for each pair of neighbours and each
/// three in a line. 14 marbles on a hexagonal grid have at most 29 pairs, and fewer threes.
pub const MAX_MOVES: usize = 14 * 6 + 29 * 4 * 2;

/// A legal move of some position, packed: cell, direction, own marbles, marbles pushed, and the
/// line of a broadside move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

impl Move {
    /// A move along its line: `group` own marbles push `pushed` others.
    #[inline]
    pub(super) fn inline(tail: Cell, direction: Direction, group: usize, pushed: usize) -> Move {
        Move((tail.number() | (direction as usize) << 6 | group << 9 | pushed << 11) as u16)
    }

    /// A move across its line: `group` marbles from `end` on. The line lies one or two sixths of a
    /// turn to the left of the direction; this is true of exactly one end of every line.
    #[inline]
    pub(super) fn broadside(end: Cell, direction: Direction, group: usize, sixths: usize) -> Move {
        Move((end.number() | (direction as usize) << 6 | group << 9 | sixths << 13) as u16)
    }

    /// The tail of a move in line, or one end of a group that moves broadside.
    pub fn cell(self) -> Cell {
        Cell::from_number((self.0 & 63) as u8)
    }

    /// The direction in which the marbles move.
    pub fn direction(self) -> Direction {
        Direction::ALL[usize::from(self.0 >> 6 & 7)]
    }

    /// Number of own marbles that move.
    pub fn group(self) -> usize {
        usize::from(self.0 >> 9 & 3)
    }

    /// Number of opposing marbles that are pushed.
    pub fn pushed_marbles(self) -> usize {
        usize::from(self.0 >> 11 & 3)
    }

    /// The direction from [`Move::cell`] to the other end of the group; `None` for a move in line.
    pub fn line(self) -> Option<Direction> {
        match usize::from(self.0 >> 13) {
            0 => None,
            sixths => Some(self.direction().turn(sixths)),
        }
    }

    /// Whether an opposing marble is pushed over the edge.
    #[inline]
    pub fn ejects(self) -> bool {
        self.pushed_marbles() > 0 && self.cell_ahead(self.group() + self.pushed_marbles()).is_empty()
    }

    /// The move as a number below 2^15.
    pub fn pack(self) -> u16 {
        self.0
    }

    /// Inverse of [`Move::pack`].
    pub fn unpack(number: u16) -> Move {
        Move(number)
    }

    /// Cell, direction and line as one number below [`Move::KINDS`]. It does not depend on the
    /// marbles around the move.
    #[inline]
    pub(super) fn kind(self) -> usize {
        usize::from(self.0 & 0x1ff | self.0 >> 13 << 9)
    }

    /// A number below [`Move::PLACES`] for the cell of the tail, or of a broadside move.
    #[inline]
    pub(super) fn place(self) -> usize {
        usize::from(self.0 & 63)
    }

    pub(super) const PLACES: usize = 64;

    pub(super) const KINDS: usize = 3 << 9;

    /// The cell this many steps from the first one; empty beyond the edge.
    #[inline]
    fn cell_ahead(self, steps: usize) -> Cells {
        AHEAD[self.direction() as usize][steps][self.cell().number()]
    }

    /// Whether a move that is legal in some position is also legal in this one.
    #[inline]
    pub(super) fn is_legal(self, own: Cells, other: Cells) -> bool {
        let occupied = own | other;
        match self.line() {
            None => {
                let [group, pushed] = [self.group(), self.pushed_marbles()];
                let run = |steps: Range<usize>| steps.fold(Cells::EMPTY, |run, step| run | self.cell_ahead(step));
                let behind = self.cell_ahead(group + pushed);
                (run(0..group) & own).count() as usize == group
                    && (run(group..group + pushed) & other).count() as usize == pushed
                    && (behind & occupied).is_empty()
                    && (pushed > 0 || !behind.is_empty())
            }
            Some(line) => {
                let group = self.broadside_group(line);
                let target = group.step(self.direction());
                (group & own).count() as usize == self.group() && (target & !occupied).count() as usize == self.group()
            }
        }
    }

    /// The marbles that move across this line.
    #[inline]
    fn broadside_group(self, line: Direction) -> Cells {
        let end = Cells::from(self.cell());
        (1..self.group()).fold(end, |group, _| group | group.step(line))
    }

    /// The own and the opposing marbles after the move.
    #[inline]
    #[must_use]
    pub fn apply(self, own: Cells, other: Cells) -> (Cells, Cells) {
        match self.line() {
            None => {
                let front = self.cell_ahead(self.group());
                let own = own ^ self.cell().into() ^ front;
                match self.pushed_marbles() {
                    0 => (own, other),
                    pushed => (own, other ^ front ^ self.cell_ahead(self.group() + pushed)),
                }
            }
            Some(line) => {
                let group = self.broadside_group(line);
                (own ^ group ^ group.step(self.direction()), other)
            }
        }
    }
}

/// The cell reached from each cell, by direction and number of steps.
static AHEAD: [[[Cells; CELL_COUNT]; 6]; 6] = {
    let mut ahead = [[[Cells::EMPTY; CELL_COUNT]; 6]; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut number = 0;
        while number < CELL_COUNT {
            let mut cells = Cells::of(Cell::from_number(number as u8));
            let mut steps = 0;
            while steps < 6 {
                ahead[direction][steps][number] = cells;
                cells = cells.step(Direction::ALL[direction]);
                steps += 1;
            }
            number += 1;
        }
        direction += 1;
    }
    ahead
};

/// Visits every legal move once.
#[inline(always)]
pub fn for_each(own: Cells, other: Cells, mut visit: impl FnMut(Move)) {
    // Unrolled by hand, so that the shifts of each direction are constants.
    for_each_towards(Direction::East, own, other, &mut visit);
    for_each_towards(Direction::NorthEast, own, other, &mut visit);
    for_each_towards(Direction::NorthWest, own, other, &mut visit);
    for_each_towards(Direction::West, own, other, &mut visit);
    for_each_towards(Direction::SouthWest, own, other, &mut visit);
    for_each_towards(Direction::SouthEast, own, other, &mut visit);
}

#[inline(always)]
fn for_each_towards(direction: Direction, own: Cells, other: Cells, visit: &mut impl FnMut(Move)) {
    let pushes = Pushes::new(own, other, direction);
    let mut list = |tails: Cells, group, pushed| {
        for tail in tails.iter() {
            visit(Move::inline(tail, direction, group, pushed));
        }
    };
    for (tails, group, pushed) in pushes.by_size() {
        list(tails, group, pushed);
    }
    let back = direction.opposite();
    let single = own & (!(own | other)).step(back);
    let pair = own & single.step(back);
    let three = own & pair.step(back);
    list(three, 3, 0);
    list(pair, 2, 0);
    list(single, 1, 0);
    let mut list_broadside = |sixths: usize| {
        let line_back = direction.turn(sixths).opposite();
        let pair = single & single.step(line_back);
        let three = pair & pair.step(line_back);
        for (ends, group) in [(pair, 2), (three, 3)] {
            for end in ends.iter() {
                visit(Move::broadside(end, direction, group, sixths));
            }
        }
    };
    list_broadside(1);
    list_broadside(2);
}

/// Visits the moves that push a marble out.
#[inline(always)]
pub fn for_each_ejection(own: Cells, other: Cells, mut visit: impl FnMut(Move)) {
    for direction in Direction::ALL {
        for (tails, group, pushed) in Pushes::over_the_edge(own, other, direction).by_size() {
            for tail in tails.iter() {
                visit(Move::inline(tail, direction, group, pushed));
            }
        }
    }
}

/// Counts the moves that push a marble out.
#[inline(always)]
pub fn count_ejections(own: Cells, other: Cells) -> u32 {
    let count = |direction| {
        // Only one push along a line reaches this edge, so no cell is the tail of two.
        let [one, two, three] = Pushes::over_the_edge(own, other, direction).by_size().map(|(tails, ..)| tails);
        (one | two | three).count()
    };
    // Unrolled by hand, so that the shifts of each direction are constants.
    count(Direction::East)
        + count(Direction::NorthEast)
        + count(Direction::NorthWest)
        + count(Direction::West)
        + count(Direction::SouthWest)
        + count(Direction::SouthEast)
}

/// The tails of all pushes in one direction, by the marbles that push and are pushed.
struct Pushes {
    three_two: Cells,
    three_one: Cells,
    two_one: Cells,
}

impl Pushes {
    #[inline(always)]
    fn new(own: Cells, other: Cells, direction: Direction) -> Pushes {
        // The cell behind the last pushed marble is empty or beyond the edge.
        let last = other & !(own | other).step(direction.opposite());
        Pushes::of(own, other, last, direction)
    }

    /// The pushes in which `last` is the pushed marble farthest ahead.
    #[inline(always)]
    fn of(own: Cells, other: Cells, last: Cells, direction: Direction) -> Pushes {
        let back = direction.opposite();
        let first_of_two = other & last.step(back);
        let head = own & last.step(back);
        let two_one = own & head.step(back);
        let three_one = own & two_one.step(back);
        let middle = own & (own & first_of_two.step(back)).step(back);
        Pushes { three_two: own & middle.step(back), three_one, two_one }
    }

    #[inline(always)]
    fn over_the_edge(own: Cells, other: Cells, direction: Direction) -> Pushes {
        Pushes::of(own, other, other & !Cells::ALL.step(direction.opposite()), direction)
    }

    /// The tails, with the numbers of pushing and of pushed marbles.
    #[inline(always)]
    fn by_size(&self) -> [(Cells, usize, usize); 3] {
        [(self.three_two, 3, 2), (self.three_one, 3, 1), (self.two_one, 2, 1)]
    }
}

/// All legal moves of the side with the marbles `own`.
pub fn list(own: Cells, other: Cells) -> Vec<Move> {
    let mut moves = Vec::with_capacity(100);
    for_each(own, other, |found| moves.push(found));
    moves
}

/// Number of legal moves of the side with the marbles `own`.
pub fn count(own: Cells, other: Cells) -> u64 {
    let mut count = 0;
    for_each(own, other, |_| count += 1);
    count
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use fastrand::Rng;

    use super::*;
    use crate::position::{Position, STARTS};

    #[test]
    fn moves_of_other_positions_are_legal_exactly_if_they_are_listed() {
        let mut rng = Rng::with_seed(1);
        let mut positions = Vec::new();
        for (_, start) in STARTS {
            let mut position: Position = start.parse().unwrap();
            for _ in 0..150 {
                positions.push(position);
                let Some(&played) = rng.choice(&position.moves()) else { break };
                position = position.after(played);
            }
        }
        let all: HashSet<Move> = positions.iter().flat_map(Position::moves).collect();
        assert!(all.len() > 1000, "{}", all.len());
        for position in positions {
            let listed: HashSet<Move> = position.moves().into_iter().collect();
            for &played in &all {
                let is_legal = played.is_legal(position.own(), position.other());
                assert_eq!(is_legal, listed.contains(&played), "{played:?} in {position}");
            }
        }
    }
}
