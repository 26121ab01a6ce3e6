//! Choosing a move by cells: first the marbles of a group, then the target of the group.

use abalone_core::cells::{Cell, Cells, ROW_COUNT};
use abalone_core::moves::Move;
use abalone_core::position::Position;

/// The cursor and the chosen group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    pub cursor: Cell,
    group: Vec<Cell>,
}

/// A key that moves the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

impl Selection {
    /// No group, with the cursor in the centre.
    pub fn new() -> Selection {
        Selection { cursor: Cell::from_number(0), group: Vec::new() }
    }

    /// Whether a marble is chosen.
    pub fn contains(&self, cell: Cell) -> bool {
        self.group.contains(&cell)
    }

    /// Moves the cursor, at most to the edge. Up and down follow a line through the middle of the
    /// board: up and to the left, down and to the right.
    pub fn go(&mut self, arrow: Arrow) {
        let (row, column) = (self.cursor.row(), self.cursor.column());
        // Rows are shifted by half a cell.
        let steps: [(i32, i32); 2] = match arrow {
            Arrow::Left => [(0, -1); 2],
            Arrow::Right => [(0, 1); 2],
            Arrow::Up => [(1, (row + 1) % 2), (1, row % 2)],
            Arrow::Down => [(-1, -((row + 1) % 2)), (-1, -(row % 2))],
        };
        let mut cells = steps.into_iter().filter_map(|(rows, columns)| {
            let row = row + rows;
            (0..ROW_COUNT).contains(&row).then(|| Cell::at(row, column + columns)).flatten()
        });
        self.cursor = cells.next().unwrap_or(self.cursor);
    }

    /// Clears the group.
    pub fn clear(&mut self) {
        self.group.clear();
    }

    /// Chooses the cell under the cursor: adds its marble to the group or removes it. If the cell
    /// is a target, returns the move.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        let cell = self.cursor;
        if let Some(&(_, played)) = self.targets(position).iter().find(|&&(target, _)| target == cell) {
            self.clear();
            return Some(played);
        }
        if self.contains(cell) {
            self.group.retain(|&chosen| chosen != cell);
        } else if position.own().contains(cell) {
            self.group.push(cell);
        }
        None
    }

    /// The targets of the group. In line this is the cell in front of it, broadside the cell to
    /// which its first marble moves.
    pub fn targets(&self, position: &Position) -> Vec<(Cell, Move)> {
        let Some(&first) = self.group.first() else { return Vec::new() };
        let group: Cells = self.group.iter().copied().collect();
        let moves = position.moves().into_iter().filter(|&played| moved_marbles(played) == group);
        let target = |played: Move| {
            let way = played.direction();
            if played.line().is_some() {
                return first.step(way);
            }
            (0..played.group()).try_fold(played.cell(), |cell, _| cell.step(way))
        };
        moves.filter_map(|played| Some((target(played)?, played))).collect()
    }
}

/// The own marbles that a move shifts.
fn moved_marbles(played: Move) -> Cells {
    let line = played.line().unwrap_or(played.direction());
    let cells = std::iter::successors(Some(played.cell()), |cell| cell.step(line));
    cells.take(played.group()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_move_can_be_chosen_by_unambiguous_cells() {
        let text = "...../wb...b/.wbb.w./..wbbw../....wb..b/..wwbb../.bwb.w./...w../.....";
        let position: Position = text.parse().unwrap();
        let mut chosen = BTreeSet::new();
        for played in position.moves() {
            let mut selection = Selection::new();
            for cell in moved_marbles(played).iter() {
                selection.cursor = cell;
                assert_eq!(selection.choose(&position), None);
            }
            let targets = selection.targets(&position);
            let cells: BTreeSet<Cell> = targets.iter().map(|&(target, _)| target).collect();
            assert_eq!(cells.len(), targets.len(), "{played}");
            selection.cursor = targets.iter().find(|&&(_, each)| each == played).unwrap().0;
            chosen.insert(selection.choose(&position).unwrap());
        }
        assert_eq!(chosen, position.moves().into_iter().collect());
    }

    #[test]
    fn arrows_reach_exactly_the_cells_of_the_board() {
        let mut seen = BTreeSet::from([Selection::new().cursor]);
        let mut open: Vec<Cell> = seen.iter().copied().collect();
        while let Some(cell) = open.pop() {
            for arrow in [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down] {
                let mut selection = Selection { cursor: cell, group: Vec::new() };
                selection.go(arrow);
                if seen.insert(selection.cursor) {
                    open.push(selection.cursor);
                }
            }
        }
        assert_eq!(seen.len(), 61);
    }

    #[test]
    fn choose_twice_clears_and_empty_cells_are_refused() {
        let start = Position::standard();
        let mut selection = Selection::new();
        selection.choose(&start);
        assert!(!selection.contains(selection.cursor), "the centre is empty");
        selection.cursor = "c3".parse().unwrap();
        selection.choose(&start);
        assert!(selection.contains(selection.cursor));
        selection.choose(&start);
        assert!(!selection.contains(selection.cursor));
    }
}
