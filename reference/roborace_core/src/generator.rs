//! Random maps of the contest's three classes, with a start from which the treasure can be reached.

use super::distance::Distances;
use super::map::{Field, Map};
use super::robot::{Direction, Pose};

/// Columns and rows of the contest's maps.
pub const SIDE: usize = 20;

/// Minimum number of moves from the start to the treasure.
const MIN_DISTANCE: usize = 10;

/// The three classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Free fields and walls.
    Walls,
    /// Also belts.
    Belts,
    /// Also holes.
    Holes,
}

impl Class {
    /// The percentages of walls, belts and holes.
    fn percentages(self) -> (usize, usize, usize) {
        match self {
            Class::Walls => (25, 0, 0),
            Class::Belts => (18, 25, 0),
            Class::Holes => (12, 20, 10),
        }
    }
}

/// Generates a map and a start. `below(n)` returns a random number below n.
pub fn generate(class: Class, below: &mut dyn FnMut(usize) -> usize) -> (Map, Pose) {
    loop {
        let mut fields: Vec<Field> = (0..SIDE * SIDE).map(|_| random_field(class, below)).collect();
        fields[below(SIDE * SIDE)] = Field::Treasure;
        let map = Map::from_fields(SIDE, fields).expect("there is one treasure");
        let distances = Distances::new(&map);
        let is_far = |&pose: &Pose| {
            map.field(pose.column, pose.row) == Some(Field::Free)
                && distances.moves_from(&map, pose).is_some_and(|moves| moves >= MIN_DISTANCE)
        };
        let starts: Vec<Pose> = map.poses().filter(is_far).collect();
        if !starts.is_empty() {
            let start = starts[below(starts.len())];
            return (map, start);
        }
    }
}

fn random_field(class: Class, below: &mut dyn FnMut(usize) -> usize) -> Field {
    let (walls, belts, holes) = class.percentages();
    match below(100) {
        chance if chance < walls => Field::Wall,
        chance if chance < walls + belts => Field::Belt(Direction::ALL[below(4)]),
        chance if chance < walls + belts + holes => Field::Hole,
        _ => Field::Free,
    }
}
