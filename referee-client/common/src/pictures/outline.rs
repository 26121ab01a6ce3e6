//! The outline of a piece: one closed path with rounded corners, slightly inside its cells.

/// Distance of the outline from the cells' edges, in cells.
const INSET: f64 = 0.04;

/// Radius of its corners, in cells.
const RADIUS: f64 = 0.16;

type Point = (i32, i32);

/// The outline of `cells` as SVG path data, for cells of this size. The cells must be connected and
/// without holes, as in every piece.
pub fn outline(cells: impl IntoIterator<Item = (usize, usize)>, size: f64) -> String {
    let corners = corners(&cells.into_iter().map(|(x, y)| (x as i32, y as i32)).collect::<Vec<_>>());
    let mut path = String::new();
    for &(at, before, after) in &corners {
        let inside = |(dx, dy): Point| (f64::from(-dy), f64::from(dx));
        let (from_before, from_after) = (inside(before), inside(after));
        let corner = (
            f64::from(at.0) + INSET * (from_before.0 + from_after.0),
            f64::from(at.1) + INSET * (from_before.1 + from_after.1),
        );
        let shifted = |(dx, dy): Point, by: f64| {
            let (x, y) = (corner.0 + by * f64::from(dx), corner.1 + by * f64::from(dy));
            format!("{} {}", round_to_thousandth(x * size), round_to_thousandth(y * size))
        };
        let command = if path.is_empty() { 'M' } else { 'L' };
        path += &format!("{command}{}Q{} {}", shifted(before, -RADIUS), shifted((0, 0), 0.0), shifted(after, RADIUS));
    }
    path + "Z"
}

/// The corners with their incoming and outgoing directions, clockwise.
fn corners(cells: &[Point]) -> Vec<(Point, Point, Point)> {
    let Some(&begin) = cells.iter().min_by_key(|(x, y)| (y, x)) else { return Vec::new() };
    // The first cell has no neighbour above or to its left, so the outline comes up to its top left
    // corner.
    let (mut at, mut direction) = (begin, (0, -1));
    let mut corners = Vec::new();
    loop {
        // The piece is on the right. Which of the two cells ahead belong to it?
        let (dx, dy) = direction;
        let ahead = |side: i32| cells.contains(&(at.0 + (dx - side * dy - 1) / 2, at.1 + (dy + side * dx - 1) / 2));
        let next = match (ahead(-1), ahead(1)) {
            (_, false) => (-dy, dx),
            (false, true) => direction,
            (true, true) => (dy, -dx),
        };
        if next != direction {
            corners.push((at, direction, next));
        }
        direction = next;
        at = (at.0 + direction.0, at.1 + direction.1);
        if at == begin {
            return corners;
        }
    }
}

fn round_to_thousandth(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::cells::BOARD_SIZE;
    use duo_core::orientations::ORIENTATIONS;

    /// Twice the area enclosed by corners, positive if clockwise.
    fn twice_the_area(corners: &[(Point, Point, Point)]) -> i32 {
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).map(|(&((ax, ay), ..), &((bx, by), ..))| ax * by - bx * ay).sum()
    }

    #[test]
    fn outline_of_every_shape_encloses_its_cells() {
        for shape in &ORIENTATIONS {
            // In the middle of the board, and at its edges.
            for (left, top) in [(0, 0), (3, 7), (BOARD_SIZE - shape.width as usize, BOARD_SIZE - shape.height as usize)]
            {
                let cells: Vec<Point> = shape
                    .cells()
                    .iter()
                    .map(|&(x, y)| (i32::from(x) + left as i32, i32::from(y) + top as i32))
                    .collect();
                assert_eq!(twice_the_area(&corners(&cells)), 2 * shape.piece.size() as i32, "{shape:?}");
            }
        }
    }

    #[test]
    fn outline_of_a_single_cell_is_a_rounded_square() {
        let expected = "M0.4 2Q0.4 0.4 2 0.4L8 0.4Q9.6 0.4 9.6 2L9.6 8Q9.6 9.6 8 9.6L2 9.6Q0.4 9.6 0.4 8Z";
        assert_eq!(outline([(0, 0)], 10.0), expected);
    }
}
