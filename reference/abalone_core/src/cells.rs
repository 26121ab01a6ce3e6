//! The 61 cells, sets of cells, and steps in the six directions.
//!
//! Rows are `a` to `i` from the bottom, columns 1 to 9 along diagonals. The cells are numbered so
//! that a step in a direction adds a fixed number modulo 61 to every cell's number: 1 to the east,
//! 13 to the north-west, and therefore 14 to the north-east. All numbers are different, so a set of
//! cells fits a word, and all its cells step at once by a rotation of 61 bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use std::str::FromStr;

/// Number of cells of the board.
pub const CELL_COUNT: usize = 61;

/// Number of rows, and of columns.
pub const ROW_COUNT: i32 = 9;

/// Number of rings; the centre is a ring of its own.
pub const RING_COUNT: usize = 5;

/// The row and column of the centre.
const CENTRE: (i32, i32) = (4, 5);

/// A cell of the board, stored as its number from 0 to 60.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell at a row, from 0 at the bottom, and a column, from 1.
    pub fn at(row: i32, column: i32) -> Option<Cell> {
        is_on_board(row, column).then(|| Cell(number(row, column) as u8))
    }

    /// The cell of this number, which must be below [`CELL_COUNT`].
    pub const fn from_number(number: u8) -> Cell {
        assert!((number as usize) < CELL_COUNT);
        Cell(number)
    }

    /// The cell's number, from 0 to 60.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The row, from 0 at the bottom.
    pub fn row(self) -> i32 {
        PLACES[self.number()].0
    }

    /// The column, from 1.
    pub fn column(self) -> i32 {
        PLACES[self.number()].1
    }

    /// Reflects the board: exchanges row and column, counted from the centre.
    pub const fn reflect(self) -> Cell {
        let (row, column) = PLACES[self.number()];
        Cell(number(column - CENTRE.1 + CENTRE.0, row - CENTRE.0 + CENTRE.1) as u8)
    }

    /// The ring: 1 for the outermost ring, 5 for the centre.
    pub fn ring(self) -> u32 {
        RINGS.iter().zip(1..).find(|(ring, _)| ring.contains(self)).map_or(0, |(_, number)| number)
    }

    /// The neighbour in a direction; `None` beyond the edge.
    pub fn step(self, direction: Direction) -> Option<Cell> {
        Cells::from(self).step(direction).first()
    }

    /// All cells, row by row from the bottom.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..ROW_COUNT).flat_map(|row| (1..=ROW_COUNT).filter_map(move |column| Cell::at(row, column)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' + self.row() as u8), self.column())
    }
}

impl FromStr for Cell {
    type Err = ();

    /// Parses a cell such as `e5`; the letter may be upper case.
    fn from_str(text: &str) -> Result<Cell, ()> {
        let [row, column] = text.as_bytes() else { return Err(()) };
        let row = i32::from(row.to_ascii_lowercase()) - i32::from(b'a');
        let column = i32::from(*column) - i32::from(b'0');
        Cell::at(row, column).ok_or(())
    }
}

/// A direction along one of the three kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the next column.
    East,
    /// To the next row and column.
    NorthEast,
    /// To the next row.
    NorthWest,
    /// To the previous column.
    West,
    /// To the previous row and column.
    SouthWest,
    /// To the previous row.
    SouthEast,
}

impl Direction {
    /// All directions, counterclockwise.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// Turns counterclockwise by this many sixths of a circle.
    #[inline(always)]
    #[must_use]
    pub const fn turn(self, sixths: usize) -> Direction {
        Direction::ALL[(self as usize + sixths) % 6]
    }

    /// The direction turned by 180 degrees.
    #[inline(always)]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turn(3)
    }

    /// The change of row and column.
    const fn change(self) -> (i32, i32) {
        [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)][self as usize]
    }

    /// The number that a step adds to a cell's number, modulo 61.
    #[inline(always)]
    const fn addend(self) -> u32 {
        ADDENDS[self as usize]
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    /// The empty set.
    pub const EMPTY: Cells = Cells(0);

    /// The whole board.
    pub const ALL: Cells = Cells((1 << CELL_COUNT) - 1);

    /// The set of this one cell.
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// The set of these bits; `None` if a bit does not stand for a cell.
    pub const fn from_bits(bits: u64) -> Option<Cells> {
        if bits & !Cells::ALL.0 == 0 {
            Some(Cells(bits))
        } else {
            None
        }
    }

    /// One bit per cell, at the cell's number.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Number of cells in the set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no cells.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Any cell of the set.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// Steps every cell to its neighbour in the direction; cells at the edge disappear.
    #[inline(always)]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Cells {
        let addend = direction.addend();
        Cells((self.0 << addend | self.0 >> (CELL_COUNT as u32 - addend)) & ENTERED[direction as usize].0)
    }

    /// The cells in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self;
        std::iter::from_fn(move || {
            let cell = left.first()?;
            left.0 &= left.0 - 1;
            Some(cell)
        })
    }
}

impl From<Cell> for Cells {
    fn from(cell: Cell) -> Cells {
        Cells::of(cell)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::EMPTY, |all, cell| all | cell.into())
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitXor for Cells {
    type Output = Cells;
    #[inline]
    fn bitxor(self, other: Cells) -> Cells {
        Cells(self.0 ^ other.0)
    }
}

impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0 & Cells::ALL.0)
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Cells) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Cells {
    fn bitxor_assign(&mut self, other: Cells) {
        self.0 ^= other.0;
    }
}

/// The rings, from the outermost to the centre.
pub const RINGS: [Cells; RING_COUNT] = {
    let mut rings = [Cells::EMPTY; RING_COUNT];
    let mut index = 0;
    while index < CELL_COUNT {
        let (row, column) = PLACES[index];
        let (rows, columns) = (row - CENTRE.0, column - CENTRE.1);
        let distance = (rows.abs() + columns.abs() + (rows - columns).abs()) / 2;
        rings[RING_COUNT - 1 - distance as usize].0 |= 1 << index;
        index += 1;
    }
    rings
};

/// The number that a step in each direction adds to a cell's number.
const ADDENDS: [u32; 6] = {
    let mut addends = [0; 6];
    let mut direction = 0;
    while direction < 6 {
        let (rows, columns) = Direction::ALL[direction].change();
        addends[direction] = number(CENTRE.0 + rows, CENTRE.1 + columns) as u32;
        direction += 1;
    }
    addends
};

/// The cells that a step in each direction may lead to.
const ENTERED: [Cells; 6] = {
    let mut entered = [Cells::EMPTY; 6];
    let mut direction = 0;
    while direction < 6 {
        let (rows, columns) = Direction::ALL[direction].change();
        let mut index = 0;
        while index < CELL_COUNT {
            let (row, column) = PLACES[index];
            if is_on_board(row - rows, column - columns) {
                entered[direction].0 |= 1 << index;
            }
            index += 1;
        }
        direction += 1;
    }
    entered
};

/// Row and column of each cell, by number.
const PLACES: [(i32, i32); CELL_COUNT] = {
    let mut places = [(0, 0); CELL_COUNT];
    let mut row = 0;
    while row < ROW_COUNT {
        let mut column = 1;
        while column <= ROW_COUNT {
            if is_on_board(row, column) {
                places[number(row, column)] = (row, column);
            }
            column += 1;
        }
        row += 1;
    }
    places
};

const fn number(row: i32, column: i32) -> usize {
    (column - CENTRE.1 + 13 * (row - CENTRE.0)).rem_euclid(CELL_COUNT as i32) as usize
}

const fn is_on_board(row: i32, column: i32) -> bool {
    let along = row - CENTRE.0 - (column - CENTRE.1);
    row >= 0 && row < ROW_COUNT && column >= 1 && column <= ROW_COUNT && along.abs() <= 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_have_distinct_numbers_and_steps_follow_rows_and_columns() {
        let cells: Vec<Cell> = Cell::all().collect();
        assert_eq!((cells.len(), cells.iter().copied().collect::<Cells>()), (CELL_COUNT, Cells::ALL));
        for &cell in &cells {
            for direction in Direction::ALL {
                let (rows, columns) = direction.change();
                let next = Cell::at(cell.row() + rows, cell.column() + columns);
                assert_eq!(cell.step(direction), next, "{cell} {direction:?}");
                assert!(next.is_none_or(|next| next.step(direction.opposite()) == Some(cell)), "{cell}");
            }
        }
    }

    #[test]
    fn rows_and_rings_have_the_right_sizes() {
        let row = |row| Cell::all().filter(|cell| cell.row() == row).map(|cell| cell.to_string()).collect::<Vec<_>>();
        assert_eq!(row(0), ["a1", "a2", "a3", "a4", "a5"]);
        assert_eq!(row(4).len(), 9);
        assert_eq!(row(8), ["i5", "i6", "i7", "i8", "i9"]);
        assert_eq!(RINGS.map(Cells::count), [24, 18, 12, 6, 1]);
        assert_eq!("e5".parse().map(Cell::ring), Ok(5));
        assert_eq!("A1".parse().map(Cell::ring), Ok(1));
        for text in ["a6", "i4", "j5", "e0", "e", "e10", "", "\u{e9}", "5e"] {
            assert_eq!(text.parse::<Cell>(), Err(()), "{text}");
        }
    }

    #[test]
    fn sixth_of_a_turn_multiplies_numbers_by_14() {
        for cell in Cell::all() {
            let turned = |cell: Cell| Cell::from_number((cell.number() * 14 % CELL_COUNT) as u8);
            for direction in Direction::ALL {
                assert_eq!(cell.step(direction).map(turned), turned(cell).step(direction.turn(1)));
            }
        }
    }
}
