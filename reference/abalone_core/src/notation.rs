//! Moves in Aba-Pro's notation, and why a move is illegal.
//!
//! In line: the cell of the last marble and the cell to which it moves, as in `a1b2`; the marbles
//! in front of it move along. Broadside: both ends of the group and the cell to which the first one
//! moves, as in `c3c5d4`.

use std::fmt;

use super::cells::{Cell, Direction};
use super::moves::{Move, LONGEST_GROUP};
use super::position::Position;

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The text is not a move.
    #[error("a move is two cells, as in a1b2, or three, as in c3c5d4")]
    Unreadable,
    /// The side to move has no marble there.
    #[error("no own marble on {0}")]
    NotOwn(Cell),
    /// The marble would not go to a neighbouring cell.
    #[error("{1} is not next to {0}")]
    NotNext(Cell, Cell),
    /// The two cells are not the ends of a group in a line.
    #[error("{0} and {1} are not the ends of two or three marbles in a line")]
    NotAGroup(Cell, Cell),
    /// More than three own marbles would have to move.
    #[error("more than three own marbles in a line do not move at once")]
    TooMany,
    /// An own marble would leave the board.
    #[error("an own marble would leave the board")]
    OverTheEdge,
    /// There are at least as many opposing marbles as own marbles in the line.
    #[error("{pushers} cannot push {pushed} or more: more must push than are pushed")]
    TooWeak {
        /// Own marbles in the line.
        pushers: usize,
        /// Opposing marbles in the line.
        pushed: usize,
    },
    /// Another marble stands behind the pushed ones.
    #[error("a marble on {0} stands behind those that would be pushed")]
    Blocked(Cell),
    /// A broadside move must not be along the line of its own group.
    #[error("the move is along the line: write the last marble and where it goes")]
    AlongTheLine,
    /// The target cell of a broadside move is not empty.
    #[error("{0} is not empty: a broadside move pushes nothing")]
    NotEmpty(Cell),
    /// The game is over: a team has pushed out six marbles.
    #[error("the game is over")]
    Over,
}

/// Parses a legal move of this position.
pub fn read(position: &Position, text: &str) -> Result<Move, Illegal> {
    let cells: Option<Vec<Cell>> = text.as_bytes().chunks(2).map(read_cell).collect();
    if position.winner().is_some() {
        return Err(Illegal::Over);
    }
    match cells.as_deref() {
        Some(&[tail, next]) => inline(position, tail, next),
        Some(&[first, last, next]) => broadside(position, first, last, next),
        _ => Err(Illegal::Unreadable),
    }
}

fn read_cell(text: &[u8]) -> Option<Cell> {
    std::str::from_utf8(text).ok()?.parse().ok()
}

fn direction_to(from: Cell, to: Cell) -> Result<Direction, Illegal> {
    let way = Direction::ALL.into_iter().find(|&way| from.step(way) == Some(to));
    way.ok_or(Illegal::NotNext(from, to))
}

fn inline(position: &Position, tail: Cell, next: Cell) -> Result<Move, Illegal> {
    let (own, other) = (position.own(), position.other());
    if !own.contains(tail) {
        return Err(Illegal::NotOwn(tail));
    }
    let direction = direction_to(tail, next)?;
    let mut line = std::iter::successors(Some(tail), |cell| cell.step(direction)).peekable();
    let mut pushers = 0;
    while line.next_if(|&cell| own.contains(cell)).is_some() {
        pushers += 1;
    }
    if pushers > LONGEST_GROUP {
        return Err(Illegal::TooMany);
    }
    if line.peek().is_none() {
        return Err(Illegal::OverTheEdge);
    }
    let mut pushed = 0;
    while line.next_if(|&cell| other.contains(cell)).is_some() {
        pushed += 1;
        if pushed >= pushers {
            return Err(Illegal::TooWeak { pushers, pushed });
        }
    }
    match line.next() {
        Some(behind) if own.contains(behind) => Err(Illegal::Blocked(behind)),
        _ => Ok(Move::inline(tail, direction, pushers, pushed)),
    }
}

fn broadside(position: &Position, first: Cell, last: Cell, next: Cell) -> Result<Move, Illegal> {
    let direction = direction_to(first, next)?;
    let (line, group) = group(first, last).ok_or(Illegal::NotAGroup(first, last))?;
    if line == direction || line == direction.opposite() {
        return Err(Illegal::AlongTheLine);
    }
    for cell in std::iter::successors(Some(first), |cell| cell.step(line)).take(group) {
        if !position.own().contains(cell) {
            return Err(Illegal::NotOwn(cell));
        }
        let target = cell.step(direction).ok_or(Illegal::OverTheEdge)?;
        if position.at(target).is_some() {
            return Err(Illegal::NotEmpty(target));
        }
    }
    let from_first = (1..=2).find(|&sixths| direction.turn(sixths) == line);
    let from_last = (1..=2).find(|&sixths| direction.turn(sixths) == line.opposite());
    let moved = from_first.map(|sixths| Move::broadside(first, direction, group, sixths));
    let moved = moved.or_else(|| from_last.map(|sixths| Move::broadside(last, direction, group, sixths)));
    moved.ok_or(Illegal::AlongTheLine)
}

/// The line from one end of a group to the other, and its number of cells.
fn group(first: Cell, last: Cell) -> Option<(Direction, usize)> {
    let lines = Direction::ALL.into_iter().flat_map(|line| {
        let cells = std::iter::successors(Some(first), move |cell| cell.step(line));
        (1..).zip(cells).take(LONGEST_GROUP).map(move |(count, cell)| (line, count, cell))
    });
    let mut ends = lines.filter(|&(_, count, cell)| count > 1 && cell == last);
    ends.next().map(|(line, count, _)| (line, count))
}

/// Writes a move in Aba-Pro's notation.
impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let step = |cell: Cell, way| cell.step(way).expect("marbles of a legal move stay on the board");
        let first = self.cell();
        let next = step(first, self.direction());
        match self.line() {
            None => out.pad(&format!("{first}{next}")),
            Some(line) => {
                let last = (1..self.group()).fold(first, |cell, _| step(cell, line));
                out.pad(&format!("{first}{last}{next}"))
            }
        }
    }
}
