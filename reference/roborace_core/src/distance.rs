//! Distances to the treasure as if one could choose every move freely.

use std::collections::VecDeque;

use super::map::Map;
use super::moves::{step, Move, State};
use super::robot::Pose;

/// The fewest moves to the treasure from every pose, if any move could be had at any time.
pub struct Distances {
    moves: Vec<Option<usize>>,
}

impl Distances {
    /// Those of a map.
    pub fn new(map: &Map) -> Distances {
        let mut before = vec![Vec::new(); map.pose_count()];
        let mut moves = vec![None; map.pose_count()];
        let mut queue = VecDeque::new();
        for pose in map.poses() {
            for action in Move::ALL {
                match step(map, pose, action) {
                    State::At(next) => before[map.index(next)].push(map.index(pose)),
                    State::Won if moves[map.index(pose)].is_none() => {
                        moves[map.index(pose)] = Some(1);
                        queue.push_back((map.index(pose), 1));
                    }
                    State::Won | State::Lost(_) => {}
                }
            }
        }
        while let Some((pose, distance)) = queue.pop_front() {
            for &earlier in &before[pose] {
                if moves[earlier].is_none() {
                    moves[earlier] = Some(distance + 1);
                    queue.push_back((earlier, distance + 1));
                }
            }
        }
        Distances { moves }
    }

    /// Moves from a pose, or nothing where the treasure is out of reach.
    pub fn from(&self, map: &Map, pose: Pose) -> Option<usize> {
        self.moves[map.index(pose)]
    }
}
