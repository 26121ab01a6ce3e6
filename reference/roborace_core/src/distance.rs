//! Distances to the treasure if the player could choose every move freely.

use std::collections::VecDeque;

use super::map::Map;
use super::moves::{step, Move, State};
use super::robot::Pose;

/// The fewest moves to the treasure from each pose, with free choice of every move.
pub struct Distances {
    moves: Vec<Option<usize>>,
}

impl Distances {
    /// Computes the distances on a map.
    pub fn new(map: &Map) -> Distances {
        let mut before = vec![Vec::new(); map.pose_count()];
        let mut moves = vec![None; map.pose_count()];
        let mut queue = VecDeque::new();
        for pose in map.poses() {
            for action in Move::ALL {
                match step(map, pose, action) {
                    State::At(next) => before[map.pose_index(next)].push(map.pose_index(pose)),
                    State::Won if moves[map.pose_index(pose)].is_none() => {
                        moves[map.pose_index(pose)] = Some(1);
                        queue.push_back((map.pose_index(pose), 1));
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

    /// Moves from a pose, or `None` if the treasure is out of reach.
    pub fn moves_from(&self, map: &Map, pose: Pose) -> Option<usize> {
        self.moves[map.pose_index(pose)]
    }
}
