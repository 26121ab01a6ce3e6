//! Sets of cells in a layout for the race, which is most of the work. Rows that are adjacent on the
//! board lie in neighbouring vectors, so a step up or down is free, and plain loops compile to
//! vector instructions that every x86-64 has.

use crate::cells::{Cells, MAX_WIDTH};

/// Vectors per set.
pub const VECTORS: usize = 8;

/// Rows per half of a vector.
const LANES: usize = 2;

/// Masks against bits that a sideways step shifts in from the neighbouring lane.
const NOT_FIRST: u64 = !(1 << 32);
const NOT_LAST: u64 = !(1 << 31);

/// Four rows that are [`VECTORS`] apart, the topmost in the low half of the first word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct Vector(u64, u64);

/// A set of cells: row y is lane y / 8 of vector y % 8.
pub type Rows = [Vector; VECTORS];

/// The empty set.
pub const EMPTY: Rows = [Vector::EMPTY; VECTORS];

impl Vector {
    /// The empty set.
    pub const EMPTY: Vector = Vector(0, 0);

    /// Whether the vector contains a cell.
    #[inline(always)]
    pub fn is_nonempty(self) -> bool {
        self.0 | self.1 != 0
    }

    /// The union.
    #[inline(always)]
    pub fn or(self, other: Vector) -> Vector {
        Vector(self.0 | other.0, self.1 | other.1)
    }

    /// The intersection.
    #[inline(always)]
    pub fn and(self, other: Vector) -> Vector {
        Vector(self.0 & other.0, self.1 & other.1)
    }

    /// The cells of this vector that are not in the other.
    #[inline(always)]
    pub fn without(self, other: Vector) -> Vector {
        Vector(self.0 & !other.0, self.1 & !other.1)
    }

    /// The neighbouring cells to the left and right.
    #[inline(always)]
    fn sideways(self) -> Vector {
        let shift_sideways = |rows: u64| rows << 1 & NOT_FIRST | rows >> 1 & NOT_LAST;
        Vector(shift_sideways(self.0), shift_sideways(self.1))
    }

    /// Every row moved one lane down the board.
    #[inline(always)]
    fn lane_down(self) -> Vector {
        Vector(self.0 << 32, self.1 << 32 | self.0 >> 32)
    }

    /// Every row moved one lane up the board.
    #[inline(always)]
    fn lane_up(self) -> Vector {
        Vector(self.0 >> 32 | self.1 << 32, self.1 >> 32)
    }

    /// The number of cells in each byte.
    #[inline(always)]
    fn counts(self) -> Vector {
        let each = |rows: u64| {
            let pairs = rows - (rows >> 1 & 0x5555_5555_5555_5555);
            let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
            (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
        };
        Vector(each(self.0), each(self.1))
    }
}

/// Converts a set to this layout.
pub fn from_cells(cells: &Cells) -> Rows {
    let mut rows = EMPTY;
    for (x, y) in cells.iter() {
        insert(&mut rows, x, y);
    }
    rows
}

/// Adds a cell.
#[inline(always)]
pub fn insert(rows: &mut Rows, x: usize, y: usize) {
    let vector = &mut rows[y % VECTORS];
    let lane = y / VECTORS;
    let half = if lane < LANES { &mut vector.0 } else { &mut vector.1 };
    *half |= 1 << (x + lane % LANES * MAX_WIDTH);
}

/// The union of the rows above and below a vector's rows.
#[inline(always)]
fn above_and_below(rows: &Rows, vector: usize) -> Vector {
    let above = if vector == 0 { rows[VECTORS - 1].lane_down() } else { rows[vector - 1] };
    let below = if vector == VECTORS - 1 { rows[0].lane_up() } else { rows[vector + 1] };
    above.or(below)
}

/// The set and all cells that share an edge with it, within `within`.
#[inline(always)]
pub fn grow(rows: &Rows, within: &Rows) -> Rows {
    let mut all = EMPTY;
    for v in 0..VECTORS {
        all[v] = rows[v].or(rows[v].sideways()).or(above_and_below(rows, v)).and(within[v]);
    }
    all
}

/// Cells that touch a cell of the set at a corner.
#[inline(always)]
pub fn corner_neighbours(rows: &Rows) -> Rows {
    let mut all = EMPTY;
    for (v, neighbours) in all.iter_mut().enumerate() {
        *neighbours = above_and_below(rows, v).sideways();
    }
    all
}

/// Number of cells in the set.
#[inline(always)]
pub fn count(rows: &Rows) -> u32 {
    const EVEN_BYTES: u64 = 0x00ff_00ff_00ff_00ff;
    let (mut first, mut second) = (0, 0);
    for vector in rows {
        let Vector(low, high) = vector.counts();
        first += low;
        second += high;
    }
    // The bytes' sums reach 64 each, so they are added in pairs first and then all together.
    let pairs = |bytes: u64| (bytes & EVEN_BYTES) + (bytes >> 8 & EVEN_BYTES);
    (pairs(first) + pairs(second)).wrapping_mul(0x0001_0001_0001_0001).wrapping_shr(48) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn rows_match_sets_of_cells(
            cells in prop::collection::vec((0..MAX_WIDTH, 0..MAX_WIDTH), 0..60),
            within in prop::collection::vec((0..MAX_WIDTH, 0..MAX_WIDTH), 0..600),
        ) {
            let set: Cells = cells.into_iter().collect();
            let within: Cells = within.into_iter().collect();
            prop_assert_eq!(count(&from_cells(&set)), set.count());
            prop_assert_eq!(grow(&from_cells(&set), &from_cells(&within)), from_cells(&set.grow(&within)));
            // Both layouts are empty beyond the last row.
            prop_assert_eq!(corner_neighbours(&from_cells(&set)), from_cells(&set.corner_neighbours()));
            prop_assert_eq!(from_cells(&set).iter().any(|vector| vector.is_nonempty()), !set.is_empty());
        }
    }

    #[test]
    fn count_handles_a_full_board() {
        assert_eq!(count(&from_cells(&Cells::board(MAX_WIDTH))) as usize, MAX_WIDTH * MAX_WIDTH);
    }
}
