//! All legal positions of each oriented shape on the board, as one bitboard per shape.
//!
//! A set of anchors marks the top left corners of the shape's bounding box. A shape fits if all its
//! cells are free, and attaches if at least one of them is a corner. Both sets are computed from
//! those of a shape with one cell less by one shift and one AND or OR. The 91 shapes contain all
//! shapes of up to five cells, so a whole move list costs about 91 such steps.

use std::ops::ControlFlow;

use super::cells::Cells;
use super::lanes::{Lanes, Words};
use super::orientations::{Orientation, ORIENTATIONS, ORIENTATION_COUNT};
use super::pieces::{Piece, MAX_SIZE, PIECE_COUNT};
use super::placement::Placement;
use super::player::PieceSet;

/// Calls `f` with every orientation of the pieces in `left` and its legal anchors, in the order of
/// [`ORIENTATIONS`], until it breaks.
///
/// A piece may cover the cells in `free` and must cover one of `corners`. Both are words as
/// [`Cells::words`] returns them, so an anchor's bit number is `16 * y + x`.
#[inline(always)]
pub(super) fn for_each_shape<B>(
    free: Cells,
    corners: Cells,
    left: PieceSet,
    mut f: impl FnMut(usize, Words) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let free = COLUMNS.map(|columns| Plane::moved_left(free, columns));
    let corners = COLUMNS.map(|columns| Plane::moved_left(corners, columns));
    let mut fits = [Plane::EMPTY; SMALL_COUNT];
    let mut attaches = [Plane::EMPTY; SMALL_COUNT];
    fits[0] = free[0];
    attaches[0] = corners[0];
    if left.contains(Piece::MONOMINO) {
        f(0, corners[0].rows_from(0))?;
    }
    let grown = |step: Step, fits: &[Plane; SMALL_COUNT], attaches: &[Plane; SMALL_COUNT]| {
        let (smaller, column) = (step.smaller as usize % SMALL_COUNT, step.column as usize % MAX_SIZE);
        let fit = and(fits[smaller].rows_from(step.smaller_row), free[column].rows_from(step.row));
        let attached = or(attaches[smaller].rows_from(step.smaller_row), corners[column].rows_from(step.row));
        (fit, attached)
    };
    for index in 1..SMALL_COUNT {
        let (fit, attached) = grown(STEPS[index], &fits, &attaches);
        fits[index] = Plane::new(fit);
        attaches[index] = Plane::new(attached);
        if left.contains(ORIENTATIONS[index].piece) {
            f(index, and(fit, attached))?;
        }
    }
    for piece in PieceSet::from_bits(left.bits() & PENTOMINOES).iter() {
        for index in FIRST_OF_PIECE[piece.index()]..FIRST_OF_PIECE[piece.index() + 1] {
            let (fit, attached) = grown(STEPS[index as usize], &fits, &attaches);
            f(index as usize, and(fit, attached))?;
        }
    }
    ControlFlow::Continue(())
}

/// The placements of an orientation at these anchors, row by row.
#[inline(always)]
pub(super) fn placements(orientation: usize, anchors: Words) -> impl Iterator<Item = Placement> {
    anchors.into_iter().enumerate().flat_map(move |(index, mut word)| {
        std::iter::from_fn(move || {
            // An anchor's bit number is the low byte of the packed placement.
            let bit = (word != 0).then(|| 64 * index as u16 + word.trailing_zeros() as u16)?;
            word &= word - 1;
            Some(Placement::unpack((orientation as u16) << 8 | bit))
        })
    })
}

/// Number of orientations of pieces with fewer than [`MAX_SIZE`] cells, which come first.
const SMALL_COUNT: usize = {
    let mut count = 0;
    while ORIENTATIONS_BY_VALUE[count].piece.size() < MAX_SIZE as u32 {
        count += 1;
    }
    count
};

const COLUMNS: [u32; MAX_SIZE] = [0, 1, 2, 3, 4];

/// A bitboard that can be read starting at any of its first rows.
#[derive(Clone, Copy)]
struct Plane([u8; PLANE_BYTES]);

const BYTES_PER_ROW: usize = 2;
const BOARD_BYTES: usize = 32;
/// Mask of the row offset. Shapes are read up to offset 4, but a mask needs a power of two, so
/// there are 7 rows more than the board's 16.
const ROW_OFFSET_MASK: usize = 7;
const PLANE_BYTES: usize = BOARD_BYTES + 16;

impl Plane {
    const EMPTY: Plane = Plane([0; PLANE_BYTES]);

    #[inline(always)]
    fn new(words: Words) -> Plane {
        let mut bytes = [0; PLANE_BYTES];
        for (index, word) in words.into_iter().enumerate() {
            bytes[8 * index..8 * index + 8].copy_from_slice(&word.to_le_bytes());
        }
        Plane(bytes)
    }

    /// The set shifted left. A cell shifted over the left edge reappears in the last columns of the
    /// row above. This is harmless: a shape that reaches it also covers a column beyond the right
    /// edge, which is never free.
    #[inline(always)]
    fn moved_left(set: Cells, columns: u32) -> Plane {
        Plane::new(set.words().map(|word| word >> columns))
    }

    /// The set moved up.
    #[inline(always)]
    fn rows_from(&self, row: u8) -> Words {
        let offset = BYTES_PER_ROW * (row as usize & ROW_OFFSET_MASK);
        let bytes: &[u8; BOARD_BYTES] = self.0[offset..offset + BOARD_BYTES].try_into().expect("a fixed length");
        std::array::from_fn(|index| u64::from_le_bytes(std::array::from_fn(|byte| bytes[8 * index + byte])))
    }
}

#[inline(always)]
fn and(a: Words, b: Words) -> Words {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]]
}

#[inline(always)]
fn or(a: Words, b: Words) -> Words {
    [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]]
}

/// The board as seen from the cells of a bounding box, for callers that need only some shapes, in
/// their own order.
pub(super) struct Places {
    free: [Plane; MAX_SIZE],
    corners: [Plane; MAX_SIZE],
}

impl Places {
    #[inline(always)]
    pub(super) fn new(free: Cells, corners: Cells) -> Places {
        Places {
            free: COLUMNS.map(|columns| Plane::moved_left(free, columns)),
            corners: COLUMNS.map(|columns| Plane::moved_left(corners, columns)),
        }
    }

    /// The anchors from which the shape covers only free cells, at least one of them a corner.
    #[inline(always)]
    pub(super) fn legal<L: Lanes>(&self, shape: &Orientation) -> Words {
        let (mut fits, mut attaches) = (L::new([!0; 4]), L::new([0; 4]));
        for &(column, row) in shape.cells() {
            fits = fits.and(L::new(self.free[column as usize].rows_from(row)));
            attaches = attaches.or(L::new(self.corners[column as usize].rows_from(row)));
        }
        fits.and(attaches).words()
    }
}

/// How a shape is made from one with a cell less. Both have the same left edge of the bounding box.
#[derive(Clone, Copy)]
struct Step {
    /// The orientation with one cell less.
    smaller: u8,
    /// The row of the shape's bounding box at which the smaller one's box begins.
    smaller_row: u8,
    /// Column of the added cell in the shape's bounding box.
    column: u8,
    /// Row of the added cell.
    row: u8,
}

static STEPS: [Step; ORIENTATION_COUNT] = {
    let mut steps = [Step { smaller: 0, smaller_row: 0, column: 0, row: 0 }; ORIENTATION_COUNT];
    let mut index = 1;
    while index < ORIENTATION_COUNT {
        steps[index] = step_to(&ORIENTATIONS_BY_VALUE[index]);
        index += 1;
    }
    steps
};

/// The first orientation of each piece, followed by the number of orientations.
static FIRST_OF_PIECE: [u8; PIECE_COUNT + 1] = {
    let mut firsts = [ORIENTATION_COUNT as u8; PIECE_COUNT + 1];
    let mut index = ORIENTATION_COUNT;
    while index > 0 {
        index -= 1;
        firsts[ORIENTATIONS_BY_VALUE[index].piece.index()] = index as u8;
    }
    firsts
};

/// The pieces of [`MAX_SIZE`] cells.
const PENTOMINOES: u32 = {
    let mut set = 0;
    let mut index = 0;
    while index < PIECE_COUNT {
        if Piece::new(index).size() == MAX_SIZE as u32 {
            set |= 1 << index;
        }
        index += 1;
    }
    set
};

/// A constant cannot read the static table.
const ORIENTATIONS_BY_VALUE: [Orientation; ORIENTATION_COUNT] = super::orientations::TABLES.0;

/// Finds a cell whose removal leaves one of the 91 shapes with an unchanged left edge.
const fn step_to(shape: &Orientation) -> Step {
    let mut taken_away = 0;
    while taken_away < shape.cells().len() {
        let (column, row) = shape.cells()[taken_away];
        let rest = shape.picture() ^ 1 << (MAX_SIZE as u32 * row as u32 + column as u32);
        let first_row = (1 << MAX_SIZE) - 1;
        let smaller_row = (rest & first_row == 0) as u8;
        let picture = rest >> (MAX_SIZE as u32 * smaller_row as u32);
        let mut smaller = 0;
        while smaller < ORIENTATION_COUNT {
            if ORIENTATIONS_BY_VALUE[smaller].picture() == picture {
                return Step { smaller: smaller as u8, smaller_row, column, row };
            }
            smaller += 1;
        }
        taken_away += 1;
    }
    panic!("every polyomino has a cell that can be taken away so");
}
