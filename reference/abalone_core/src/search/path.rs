//! The positions on the way to a node, to recognise repetitions.

use super::table::LONGEST_LINE;
use crate::cells::Cells;
use crate::position::Position;

/// The positions of the game, then of the line that is being searched.
pub(super) struct Path {
    /// Marbles of the side to move and of the other side.
    positions: Vec<[Cells; 2]>,
    /// For each position, the first one that it can still repeat.
    since: Vec<usize>,
    /// Number of positions before the root.
    earlier: usize,
}

impl Path {
    /// A path from the root on, after these positions of the game. All of them can still be repeated.
    pub(super) fn new(earlier: &[Position]) -> Path {
        let length = earlier.len() + LONGEST_LINE + 1;
        let mut positions: Vec<_> = earlier.iter().map(|position| [position.own(), position.other()]).collect();
        positions.resize(length, [Cells::EMPTY; 2]);
        Path { positions, since: vec![0; length], earlier: earlier.len() }
    }

    /// Adds the position at a ply; a pass before it and an ejection cannot be part of a repetition.
    #[inline(always)]
    pub(super) fn enter(&mut self, own: Cells, other: Cells, ply: usize, after_pass: bool) {
        let index = self.earlier + ply;
        self.positions[index] = [own, other];
        self.since[index] = match index.checked_sub(1) {
            Some(before)
                if !after_pass
                    && self.positions[before][0].count() == other.count()
                    && self.positions[before][1].count() == own.count() =>
            {
                self.since[before]
            }
            _ => index,
        };
    }

    /// Whether the position at a ply occurred before on the path.
    #[inline(always)]
    pub(super) fn repeats(&self, ply: usize) -> bool {
        let index = self.earlier + ply;
        let mut before = (self.since[index]..(index + 1).saturating_sub(4)).rev().step_by(2);
        before.any(|before| self.positions[before] == self.positions[index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read;
    use crate::search::Situation;

    /// Whether each position of these moves repeats an earlier one. A search begins after the first
    /// `played` moves.
    fn find_repetitions(moves: &[&str], played: usize, pass_before: Option<usize>) -> Vec<bool> {
        let mut situation = Situation::new(Position::standard(), 300);
        let play = |situation: &mut Situation, text| situation.play(read(&situation.position, text).unwrap());
        moves[..played].iter().for_each(|text| play(&mut situation, text));
        let mut path = Path::new(&situation.earlier);
        let mut repeats = Vec::new();
        for ply in 0..=moves.len() - played {
            path.enter(situation.position.own(), situation.position.other(), ply, pass_before == Some(ply));
            repeats.push(path.repeats(ply));
            if let Some(text) = moves.get(played + ply) {
                play(&mut situation, text);
            }
        }
        repeats
    }

    #[test]
    fn moving_to_and_fro_repeats_positions_of_the_line_and_of_the_game() {
        let moves = ["c3d3", "g7f6", "d3c3", "f6g7", "c3d3"];
        let repeats = [false, false, false, false, true, true];
        for played in 0..=moves.len() {
            assert_eq!(find_repetitions(&moves, played, None), repeats[played..], "{played} moves played");
        }
        let passes = find_repetitions(&moves[..4], 0, Some(2));
        assert!(passes.iter().all(|repeats| !repeats), "a pass lies between");
    }
}
