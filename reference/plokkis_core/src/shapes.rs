//! The 28 shapes: all ways to connect one to four cells, with rotations and reflections counted
//! separately.

/// Number of shapes.
pub const SHAPE_COUNT: usize = 28;

/// Maximum number of cells of a piece.
pub const MAX_CELLS: usize = 4;

/// The cells of each shape as (x, y) from the top left corner of its bounding box, row by row,
/// smaller shapes first.
pub const SHAPES: [&[(u8, u8)]; SHAPE_COUNT] = [
    &[(0, 0)],
    &[(0, 0), (1, 0)],
    &[(0, 0), (0, 1)],
    &[(0, 0), (1, 0), (2, 0)],
    &[(0, 0), (0, 1), (0, 2)],
    &[(0, 0), (1, 0), (0, 1)],
    &[(0, 0), (1, 0), (1, 1)],
    &[(0, 0), (0, 1), (1, 1)],
    &[(1, 0), (0, 1), (1, 1)],
    &[(0, 0), (1, 0), (2, 0), (3, 0)],
    &[(0, 0), (0, 1), (0, 2), (0, 3)],
    &[(0, 0), (1, 0), (0, 1), (1, 1)],
    &[(0, 0), (1, 0), (2, 0), (1, 1)],
    &[(1, 0), (0, 1), (1, 1), (2, 1)],
    &[(0, 0), (0, 1), (1, 1), (0, 2)],
    &[(1, 0), (0, 1), (1, 1), (1, 2)],
    &[(0, 0), (1, 0), (1, 1), (2, 1)],
    &[(1, 0), (2, 0), (0, 1), (1, 1)],
    &[(1, 0), (0, 1), (1, 1), (0, 2)],
    &[(0, 0), (0, 1), (1, 1), (1, 2)],
    &[(0, 0), (1, 0), (2, 0), (0, 1)],
    &[(0, 0), (1, 0), (2, 0), (2, 1)],
    &[(0, 0), (0, 1), (1, 1), (2, 1)],
    &[(2, 0), (0, 1), (1, 1), (2, 1)],
    &[(0, 0), (0, 1), (0, 2), (1, 2)],
    &[(1, 0), (1, 1), (0, 2), (1, 2)],
    &[(0, 0), (1, 0), (0, 1), (0, 2)],
    &[(0, 0), (1, 0), (1, 1), (1, 2)],
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    type Shape = BTreeSet<(u8, u8)>;

    /// All shapes with one more cell than these.
    fn grow(shapes: &BTreeSet<Shape>) -> BTreeSet<Shape> {
        let with = |shape: &Shape, (x, y): (u8, u8)| {
            // Shifted by one first, so that no coordinate becomes negative.
            let moved: Shape = shape.iter().map(|&(x, y)| (x + 1, y + 1)).chain([(x, y)]).collect();
            let left = moved.iter().map(|cell| cell.0).min().unwrap();
            let top = moved.iter().map(|cell| cell.1).min().unwrap();
            moved.into_iter().map(|(x, y)| (x - left, y - top)).collect::<Shape>()
        };
        let around = |&(x, y): &(u8, u8)| [(x, y + 1), (x + 2, y + 1), (x + 1, y), (x + 1, y + 2)];
        let all = shapes.iter().flat_map(|shape| shape.iter().flat_map(around).map(move |cell| with(shape, cell)));
        all.collect::<BTreeSet<_>>()
    }

    #[test]
    fn table_contains_every_shape_once() {
        let mut shapes = BTreeSet::from([Shape::from([(0, 0)])]);
        for (cells, count) in (1..=MAX_CELLS).zip([1, 2, 6, 19]) {
            shapes.retain(|shape| shape.len() == cells);
            let table: Vec<Shape> = SHAPES
                .iter()
                .filter(|shape| shape.len() == cells)
                .map(|shape| shape.iter().copied().collect())
                .collect();
            assert_eq!(table.len(), count);
            assert_eq!(table.into_iter().collect::<BTreeSet<_>>(), shapes);
            shapes = grow(&shapes);
        }
        assert!(SHAPES.is_sorted_by_key(|shape| shape.len()));
    }
}
