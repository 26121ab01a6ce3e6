//! Sets of cells laid out for the race, which is most of the work: rows that lie below each other stand in neighbouring vectors, so that
//! a step up or down costs nothing, and what a compiler makes of plain loops are vector instructions that every x86-64 has.

use crate::cells::{Cells, MAX_WIDTH};

/// Vectors of a set.
pub const VECTORS: usize = 8;

/// Rows in half a vector.
const LANES: usize = 2;

/// Bits that a step to the right or to the left brings from a neighbouring lane are none of the row's own.
const NOT_FIRST: u64 = !(1 << 32);
const NOT_LAST: u64 = !(1 << 31);

/// Four rows that are [`VECTORS`] apart, the topmost in the low half of the first word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct Vector(u64, u64);

/// A set of cells: row y is lane y / 8 of vector y % 8.
pub type Rows = [Vector; VECTORS];

/// No cell.
pub const EMPTY: Rows = [Vector::EMPTY; VECTORS];

impl Vector {
    /// No cell.
    pub const EMPTY: Vector = Vector(0, 0);

    /// Whether it holds a cell.
    #[inline(always)]
    pub fn holds_any(self) -> bool {
        self.0 | self.1 != 0
    }

    /// The cells of either.
    #[inline(always)]
    pub fn or(self, other: Vector) -> Vector {
        Vector(self.0 | other.0, self.1 | other.1)
    }

    /// The cells of both.
    #[inline(always)]
    pub fn and(self, other: Vector) -> Vector {
        Vector(self.0 & other.0, self.1 & other.1)
    }

    /// The cells of this one that are not in the other.
    #[inline(always)]
    pub fn without(self, other: Vector) -> Vector {
        Vector(self.0 & !other.0, self.1 & !other.1)
    }

    /// The cells to the left and to the right.
    #[inline(always)]
    fn sideways(self) -> Vector {
        let beside = |rows: u64| rows << 1 & NOT_FIRST | rows >> 1 & NOT_LAST;
        Vector(beside(self.0), beside(self.1))
    }

    /// Every row a lane further down the board.
    #[inline(always)]
    fn a_lane_down(self) -> Vector {
        Vector(self.0 << 32, self.1 << 32 | self.0 >> 32)
    }

    /// Every row a lane further up.
    #[inline(always)]
    fn a_lane_up(self) -> Vector {
        Vector(self.0 >> 32 | self.1 << 32, self.1 >> 32)
    }

    /// Numbers of cells, for each byte.
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

/// The same cells in this layout.
pub fn of(cells: &Cells) -> Rows {
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

/// The rows above and below those of a vector.
#[inline(always)]
fn above_and_below(rows: &Rows, vector: usize) -> Vector {
    let above = if vector == 0 { rows[VECTORS - 1].a_lane_down() } else { rows[vector - 1] };
    let below = if vector == VECTORS - 1 { rows[0].a_lane_up() } else { rows[vector + 1] };
    above.or(below)
}

/// The set together with all cells of `within` that share an edge with it.
#[inline(always)]
pub fn grown(rows: &Rows, within: &Rows) -> Rows {
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
    // A byte holds up to 64, four of them up to 256: in pairs, and then all.
    let pairs = |bytes: u64| (bytes & EVEN_BYTES) + (bytes >> 8 & EVEN_BYTES);
    (pairs(first) + pairs(second)).wrapping_mul(0x0001_0001_0001_0001).wrapping_shr(48) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_does_what_sets_of_cells_do(
            cells in prop::collection::vec((0..MAX_WIDTH, 0..MAX_WIDTH), 0..60),
            within in prop::collection::vec((0..MAX_WIDTH, 0..MAX_WIDTH), 0..600),
        ) {
            let set: Cells = cells.into_iter().collect();
            let within: Cells = within.into_iter().collect();
            prop_assert_eq!(count(&of(&set)), set.count());
            prop_assert_eq!(grown(&of(&set), &of(&within)), of(&set.grown(&within)));
            // Beyond the last row there is nothing here, and nothing there.
            prop_assert_eq!(corner_neighbours(&of(&set)), of(&set.corner_neighbours()));
            prop_assert_eq!(of(&set).iter().any(|vector| vector.holds_any()), !set.is_empty());
        }
    }

    #[test]
    fn a_full_board_is_counted() {
        assert_eq!(count(&of(&Cells::board(MAX_WIDTH))) as usize, MAX_WIDTH * MAX_WIDTH);
    }
}
