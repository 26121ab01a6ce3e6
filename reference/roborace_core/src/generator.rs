//! Random maps of the contest's three classes, with a start from which the treasure can be reached.

use super::distance::Distances;
use super::map::{Field, Map};
use super::robot::{Direction, Pose};

/// Side of the contest's maps.
pub const SIDE: usize = 20;

/// Starts are at least this many moves away from the treasure.
const FAR: usize = 10;

/// The three classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Free fields and walls.
    Walls,
    /// Belts, too.
    Belts,
    /// Everything.
    Holes,
}

impl Class {
    /// Of a hundred fields so many are walls, belts and holes.
    fn percent(self) -> (usize, usize, usize) {
        match self {
            Class::Walls => (25, 0, 0),
            Class::Belts => (18, 25, 0),
            Class::Holes => (12, 20, 10),
        }
    }
}

/// Makes a map and a start; `below(n)` is a random number below n.
pub fn generate(class: Class, below: &mut dyn FnMut(usize) -> usize) -> (Map, Pose) {
    loop {
        let mut fields: Vec<Field> = (0..SIDE * SIDE).map(|_| field(class, below)).collect();
        fields[below(SIDE * SIDE)] = Field::Treasure;
        let map = Map::from_fields(SIDE, fields).expect("there is one treasure");
        let distances = Distances::new(&map);
        let far = |&pose: &Pose| {
            map.field(pose.column, pose.row) == Some(Field::Free)
                && distances.from(&map, pose).is_some_and(|moves| moves >= FAR)
        };
        let starts: Vec<Pose> = map.poses().filter(far).collect();
        if !starts.is_empty() {
            let start = starts[below(starts.len())];
            return (map, start);
        }
    }
}

fn field(class: Class, below: &mut dyn FnMut(usize) -> usize) -> Field {
    let (walls, belts, holes) = class.percent();
    match below(100) {
        chance if chance < walls => Field::Wall,
        chance if chance < walls + belts => Field::Belt(Direction::ALL[below(4)]),
        chance if chance < walls + belts + holes => Field::Hole,
        _ => Field::Free,
    }
}
