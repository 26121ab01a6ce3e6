//! Shapes on the arena, seen from above, in millimetres; x grows to the right, y downwards.

/// A point of the arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Distance from the arena's left edge.
    pub x: f64,
    /// Distance from the arena's top edge.
    pub y: f64,
}

/// A rectangle along the axes, including its edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The corner with the smallest coordinates.
    pub least: Point,
    /// The corner with the largest coordinates.
    pub greatest: Point,
}

/// The vertical projection of a cube or a robot: a simple polygon.
#[derive(Clone, Debug, PartialEq)]
pub struct Footprint(Vec<Point>);

impl Area {
    /// A square with sides parallel to the axes.
    pub const fn square(centre: Point, side: f64) -> Area {
        let half = side / 2.0;
        Area {
            least: Point { x: centre.x - half, y: centre.y - half },
            greatest: Point { x: centre.x + half, y: centre.y + half },
        }
    }

    /// The point in the middle.
    pub fn centre(&self) -> Point {
        Point { x: (self.least.x + self.greatest.x) / 2.0, y: (self.least.y + self.greatest.y) / 2.0 }
    }

    fn contains(&self, point: Point) -> bool {
        (self.least.x..=self.greatest.x).contains(&point.x) && (self.least.y..=self.greatest.y).contains(&point.y)
    }
}

impl Footprint {
    /// A polygon; `None` if it has fewer than three corners or a coordinate that is not finite.
    pub fn new(corners: Vec<Point>) -> Option<Footprint> {
        let finite = corners.iter().all(|corner| corner.x.is_finite() && corner.y.is_finite());
        (corners.len() >= 3 && finite).then_some(Footprint(corners))
    }

    /// A square turned by this many degrees.
    pub fn square(centre: Point, side: f64, degrees: f64) -> Footprint {
        let radius = side / 2.0;
        let (sin, cos) = degrees.to_radians().sin_cos();
        let turned = |x: f64, y: f64| Point { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
        Footprint(vec![
            turned(-radius, -radius),
            turned(radius, -radius),
            turned(radius, radius),
            turned(-radius, radius),
        ])
    }

    /// The corners in order.
    pub fn corners(&self) -> &[Point] {
        &self.0
    }

    /// Whether the whole shape lies inside the area.
    pub fn is_inside(&self, area: &Area) -> bool {
        self.0.iter().all(|&corner| area.contains(corner))
    }

    /// Whether the shape and the area have a common point. A common edge counts.
    pub fn touches(&self, area: &Area) -> bool {
        !self.clip(area).is_empty()
    }

    /// Size of the common area in square millimetres.
    pub fn overlap(&self, area: &Area) -> f64 {
        let common = self.clip(area);
        let next = common.iter().cycle().skip(1);
        common.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>().abs() / 2.0
    }

    /// The part within the area: cuts the polygon at one edge after the other (Sutherland-Hodgman).
    fn clip(&self, area: &Area) -> Vec<Point> {
        let cuts: [&dyn Fn(Point) -> f64; 4] = [
            &|point| point.x - area.least.x,
            &|point| area.greatest.x - point.x,
            &|point| point.y - area.least.y,
            &|point| area.greatest.y - point.y,
        ];
        cuts.iter().fold(self.0.clone(), |polygon, depth| cut(&polygon, depth))
    }
}

/// The part of a polygon where `depth`, a linear function, is not negative.
fn cut(polygon: &[Point], depth: &dyn Fn(Point) -> f64) -> Vec<Point> {
    let next = polygon.iter().cycle().skip(1);
    let mut clipped = Vec::with_capacity(polygon.len() + 1);
    for (&from, &to) in polygon.iter().zip(next) {
        let (before, after) = (depth(from), depth(to));
        if before >= 0.0 {
            clipped.push(from);
        }
        if before * after < 0.0 {
            let share = before / (before - after);
            clipped.push(Point { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
        }
    }
    clipped
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: Area = Area::square(Point { x: 0.0, y: 0.0 }, 10.0);

    #[test]
    fn overlap_is_the_common_area() {
        let shifted = |x, degrees| Footprint::square(Point { x, y: 0.0 }, 10.0, degrees).overlap(&UNIT);
        assert_eq!(shifted(4.0, 0.0), 60.0);
        assert_eq!(shifted(11.0, 0.0), 0.0);
        // An octagon: the square without four corner triangles.
        let leg = 10.0 - 5.0 * 2.0_f64.sqrt();
        assert!((shifted(0.0, 45.0) - (100.0 - 2.0 * leg * leg)).abs() < 1e-9);
    }

    #[test]
    fn common_edge_touches_without_overlap() {
        let adjacent = Footprint::square(Point { x: 10.0, y: 0.0 }, 10.0, 0.0);
        assert!(adjacent.touches(&UNIT) && adjacent.overlap(&UNIT) == 0.0);
        assert!(!Footprint::square(Point { x: 10.1, y: 0.0 }, 10.0, 0.0).touches(&UNIT));
        // Near a corner the bounding boxes overlap, but the shapes do not touch.
        assert!(!Footprint::square(Point { x: 9.0, y: 9.0 }, 10.0, 45.0).touches(&UNIT));
    }
}
