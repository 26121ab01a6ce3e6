//! The board as text.

use abalone_core::cells::{Cell, ROW_COUNT};
use abalone_core::position::Position;
use abalone_core::team::Team;

/// Draws the board. Row names are on the left, column names on the lower right. `mark` gives the
/// character before each cell, such as `>` or a blank.
pub fn lines(position: &Position, mark: impl Fn(Cell) -> char) -> Vec<String> {
    let mut lines: Vec<String> = (0..ROW_COUNT).rev().map(|row| line(position, row, &mark)).collect();
    // The first five columns end at the lowest row.
    lines.push(format!("{}1 2 3 4 5", " ".repeat(9)));
    lines
}

fn line(position: &Position, row: i32, mark: &impl Fn(Cell) -> char) -> String {
    let indent = (row - ROW_COUNT / 2).unsigned_abs() as usize;
    let mut line = format!("{}{} ", " ".repeat(indent), char::from(b'a' + row as u8));
    for cell in Cell::all().filter(|cell| cell.row() == row) {
        line += &format!("{}{}", mark(cell), position.at(cell).map_or('.', Team::letter));
    }
    // Each of the other columns ends one row higher than the one before.
    if row < ROW_COUNT / 2 {
        line += &format!(" {}", row + 6);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_is_drawn_with_a_mark() {
        let marked = lines(&Position::standard(), |cell| if cell.to_string() == "c3" { '>' } else { ' ' });
        insta::assert_snapshot!(marked.join("\n"));
    }
}
