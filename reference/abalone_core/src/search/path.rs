//! The positions on the way to a node, to recognise repetitions.

use super::table::LONGEST_LINE;
use crate::cells::Cells;

/// The positions of the line that is being searched.
pub(super) struct Path {
    /// Marbles of the side to move and of the other side at each ply.
    positions: [[Cells; 2]; LONGEST_LINE + 1],
    /// At each ply, the first ply whose position can still be repeated.
    since: [usize; LONGEST_LINE + 1],
}

impl Path {
    pub(super) fn new() -> Path {
        Path { positions: [[Cells::EMPTY; 2]; LONGEST_LINE + 1], since: [0; LONGEST_LINE + 1] }
    }

    /// Adds the position at a ply; a pass before it and an ejection cannot be part of a repetition.
    #[inline(always)]
    pub(super) fn enter(&mut self, own: Cells, other: Cells, ply: usize, after_pass: bool) {
        self.positions[ply] = [own, other];
        self.since[ply] = match ply.checked_sub(1) {
            Some(before)
                if !after_pass
                    && self.positions[before][0].count() == other.count()
                    && self.positions[before][1].count() == own.count() =>
            {
                self.since[before]
            }
            _ => ply,
        };
    }

    /// Whether the position at a ply occurred before on the path.
    #[inline(always)]
    pub(super) fn repeats(&self, ply: usize) -> bool {
        let mut earlier = (self.since[ply]..(ply + 1).saturating_sub(4)).rev().step_by(2);
        earlier.any(|earlier| self.positions[earlier] == self.positions[ply])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read;
    use crate::position::Position;

    fn path(moves: &[&str], pass_before: Option<usize>) -> Vec<bool> {
        let mut path = Path::new();
        let mut position = Position::standard();
        let mut repeats = Vec::new();
        for ply in 0..=moves.len() {
            path.enter(position.own(), position.other(), ply, pass_before == Some(ply));
            repeats.push(path.repeats(ply));
            if let Some(text) = moves.get(ply) {
                position = position.after(read(&position, text).unwrap());
            }
        }
        repeats
    }

    #[test]
    fn moving_to_and_fro_repeats() {
        let moves = ["c3d3", "g7f6", "d3c3", "f6g7", "c3d3"];
        assert_eq!(path(&moves, None), [false, false, false, false, true, true]);
        assert!(path(&moves[..4], Some(2)).iter().all(|repeats| !repeats), "a pass lies between");
    }
}
