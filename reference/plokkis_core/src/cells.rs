//! Sets of board cells as bitboards, one word per row, so that neighbours cost shifts and no masks.
//!
//! All functions work on all 32 rows, whatever the board's width: compilers turn loops of fixed
//! length into vector instructions, here those of every x86-64.

use std::iter::FromIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// Greatest width of a board.
pub const MAX_WIDTH: usize = 32;

/// A set of cells. Cell (0, 0) is at the top left; x grows to the right, y downwards.
///
/// A set may contain cells beyond the edge of a narrower board; an intersection with
/// [`Cells::board`] or with any set of board cells removes them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells([u32; MAX_WIDTH]);

impl Cells {
    /// The empty set.
    pub const EMPTY: Cells = Cells([0; MAX_WIDTH]);

    /// Every cell of a square board.
    pub fn board(width: usize) -> Cells {
        assert!((1..=MAX_WIDTH).contains(&width), "a board is 1 to {} cells wide", MAX_WIDTH);
        let row = u32::MAX >> (MAX_WIDTH - width);
        Cells(std::array::from_fn(|y| if y < width { row } else { 0 }))
    }

    /// The corner cells of a square board.
    pub fn corners(width: usize) -> Cells {
        let edges = [0, width - 1];
        edges.iter().flat_map(|&y| edges.map(|x| (x, y))).collect()
    }

    /// Whether the set holds cell (x, y).
    pub fn contains(&self, x: usize, y: usize) -> bool {
        self.0[y] >> x & 1 != 0
    }

    /// Adds cell (x, y).
    pub fn insert(&mut self, x: usize, y: usize) {
        self.0[y] |= 1 << x;
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    /// Number of cells in the set.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether the two sets share a cell.
    pub fn meets(&self, other: &Cells) -> bool {
        !(*self & *other).is_empty()
    }

    /// The cells of this set that are not in the other.
    #[must_use]
    pub fn without(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|y| self.0[y] & !other.0[y]))
    }

    /// The cells in rows, from left to right and from the top.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.0.iter().enumerate().filter(|(_, row)| **row != 0).flat_map(|(y, &row)| {
            // Each step clears the lowest bit.
            let rows = std::iter::successors(Some(row), |row| Some(row & (row - 1)));
            rows.take_while(|&row| row != 0).map(move |row| (row.trailing_zeros() as usize, y))
        })
    }

    /// The set moved left by `dx` and up by `dy`; cells that leave the board are dropped.
    #[must_use]
    pub fn shift_to_origin(&self, dx: usize, dy: usize) -> Cells {
        let mut moved = Cells::EMPTY;
        for y in 0..MAX_WIDTH - dy {
            moved.0[y] = self.0[y + dy] >> dx;
        }
        moved
    }

    /// Cells that share an edge with a cell of the set. They may belong to the set themselves.
    #[must_use]
    pub fn edge_neighbours(&self) -> Cells {
        let sideways = Cells(self.0.map(|row| row << 1 | row >> 1));
        sideways | self.shift_up() | self.shift_down()
    }

    /// Cells that touch a cell of the set at a corner. They may also share an edge with another
    /// one.
    #[must_use]
    pub fn corner_neighbours(&self) -> Cells {
        let sideways = Cells(self.0.map(|row| row << 1 | row >> 1));
        sideways.shift_up() | sideways.shift_down()
    }

    /// The set and all cells that share an edge with it, within `within`.
    #[must_use]
    pub fn grow(&self, within: &Cells) -> Cells {
        (*self | self.edge_neighbours()) & *within
    }

    /// The set and all cells that a king reaches from it in one step, within `within`.
    #[must_use]
    pub fn grow_king(&self, within: &Cells) -> Cells {
        let wide = Cells(self.0.map(|row| row | row << 1 | row >> 1));
        (wide | wide.shift_up() | wide.shift_down()) & *within
    }

    /// The first of the `candidates` with the fewest edge neighbours in this set. There must be at
    /// least one candidate, and all must belong to the set.
    pub fn cell_with_fewest_neighbours(&self, candidates: &Cells) -> (usize, usize) {
        // Counts the neighbours of all cells at once, in binary digits.
        let (up, down) = (self.shift_up(), self.shift_down());
        let mut with = [*candidates; 4];
        for y in 0..MAX_WIDTH {
            let (left, right) = (self.0[y] << 1, self.0[y] >> 1);
            let (one_side, both_sides) = (left ^ right, left & right);
            let (above, both_above) = (up.0[y] ^ down.0[y], up.0[y] & down.0[y]);
            let ones = one_side ^ above;
            let twos = both_sides ^ both_above ^ (one_side & above);
            let fours = both_sides & both_above;
            with[0].0[y] &= !(ones | twos | fours);
            with[1].0[y] &= ones & !twos;
            with[2].0[y] &= twos & !ones;
            with[3].0[y] &= ones & twos;
        }
        let fewest = with.iter().find(|cells| !cells.is_empty()).unwrap_or(candidates);
        let first = fewest.iter().next();
        first.expect("at least one cell is asked for")
    }

    /// An upper bound on the number of cells of the set without a common edge: every other cell of
    /// each run of a row.
    pub fn max_separate_cells(&self) -> u32 {
        const EVEN: u32 = 0x5555_5555;
        let every_other = |row: u32| {
            let starts = row & !(row << 1);
            // A carry that enters a run at its start clears the run.
            let from_even = row & !row.wrapping_add(starts & EVEN);
            (from_even & EVEN | row & !from_even & !EVEN).count_ones()
        };
        self.0.iter().map(|&row| every_other(row)).sum()
    }

    fn shift_up(&self) -> Cells {
        let mut moved = Cells::EMPTY;
        moved.0[..MAX_WIDTH - 1].copy_from_slice(&self.0[1..]);
        moved
    }

    fn shift_down(&self) -> Cells {
        let mut moved = Cells::EMPTY;
        moved.0[1..].copy_from_slice(&self.0[..MAX_WIDTH - 1]);
        moved
    }
}

impl FromIterator<(usize, usize)> for Cells {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(cells: I) -> Cells {
        let mut set = Cells::EMPTY;
        cells.into_iter().for_each(|(x, y)| set.insert(x, y));
        set
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|y| self.0[y] & other.0[y]))
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|y| self.0[y] | other.0[y]))
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Cells) {
        *self = *self & other;
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        *self = *self | other;
    }
}

impl Not for Cells {
    type Output = Cells;

    fn not(self) -> Cells {
        Cells(self.0.map(|row| !row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn neighbours((x, y): (usize, usize), steps: &[(i32, i32)]) -> Vec<(usize, usize)> {
        let inside = |at: i32| usize::try_from(at).ok().filter(|&at| at < MAX_WIDTH);
        steps.iter().filter_map(|(dx, dy)| Some((inside(x as i32 + dx)?, inside(y as i32 + dy)?))).collect()
    }

    proptest! {
        #[test]
        fn neighbours_match_those_of_each_cell(cells in prop::collection::vec((0..MAX_WIDTH, 0..MAX_WIDTH), 0..40)) {
            let set: Cells = cells.iter().copied().collect();
            let edges = [(1, 0), (-1, 0), (0, 1), (0, -1)];
            let corners = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
            let around = |steps: &[(i32, i32)]| cells.iter().flat_map(|&cell| neighbours(cell, steps)).collect::<Cells>();
            prop_assert_eq!(set.edge_neighbours(), around(&edges));
            prop_assert_eq!(set.corner_neighbours(), around(&corners));
            let board = Cells::board(MAX_WIDTH);
            prop_assert_eq!(set.grow_king(&board), set | around(&edges) | around(&corners));
            prop_assert_eq!(set.iter().collect::<Cells>(), set);
            prop_assert_eq!(set.iter().count() as u32, set.count());
        }
    }

    proptest! {
        #[test]
        fn fewest_neighbours_and_separate_cells_match_a_count(cells in prop::collection::vec((0..MAX_WIDTH, 0..6_usize), 1..120)) {
            let set: Cells = cells.iter().copied().collect();
            let count = |cell: (usize, usize)| {
                let around = neighbours(cell, &[(1, 0), (-1, 0), (0, 1), (0, -1)]);
                around.into_iter().filter(|&(x, y)| set.contains(x, y)).count()
            };
            let fewest = set.iter().map(count).min().unwrap();
            let first = set.iter().find(|&cell| count(cell) == fewest).unwrap();
            prop_assert_eq!(set.cell_with_fewest_neighbours(&set), first);
            let halves = |y: usize| {
                let row: String = (0..MAX_WIDTH).map(|x| if set.contains(x, y) { 'x' } else { ' ' }).collect();
                row.split_whitespace().map(|run| run.len().div_ceil(2)).sum::<usize>()
            };
            prop_assert_eq!(set.max_separate_cells() as usize, (0..MAX_WIDTH).map(halves).sum::<usize>());
        }
    }

    #[test]
    fn board_contains_its_cells_and_corners() {
        for width in 1..=MAX_WIDTH {
            let board = Cells::board(width);
            assert_eq!(board.count() as usize, width * width);
            assert_eq!(Cells::corners(width).count(), if width == 1 { 1 } else { 4 });
            assert_eq!(Cells::corners(width).without(&board), Cells::EMPTY);
        }
    }
}
