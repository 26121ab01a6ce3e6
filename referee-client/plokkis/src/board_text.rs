//! The board as text: each cell shows its player's number, on a terminal also the player's colour.

use console::{Color, Style};
use plokkis_core::cells::Cells;
use plokkis_core::position::Position;

/// How players are distinguished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// By numbers only.
    Plain,
    /// By numbers and colours.
    Colour,
}

/// The players' colours, from the 256 of a terminal. They differ in brightness too, for every kind
/// of colour vision.
const COLOURS: [u8; 8] = [25, 214, 29, 168, 117, 94, 141, 250];

/// The board's lines, without coordinates. A cell is two characters wide, so that it is about
/// square. Cells of `last` are marked, open cells are dots, and closed ones blank.
pub fn lines(position: &Position, last: &Cells, ink: Ink) -> Vec<String> {
    (0..position.width()).map(|y| (0..position.width()).map(|x| cell(position, last, ink, (x, y))).collect()).collect()
}

/// The board for a player to move: as [`lines`], with the numbers of columns and rows, and `+` for
/// an open cell that touches a corner of the player's own pieces or, for its first piece, is a
/// corner of the board.
pub fn lines_to_move(position: &Position, last: &Cells, ink: Ink) -> Vec<String> {
    let contacts = *position.open() & *position.contacts(position.turn());
    let row = |y: usize| {
        let cells = (0..position.width()).map(|x| match contacts.contains(x, y) {
            true => " +".to_owned(),
            false => cell(position, last, ink, (x, y)),
        });
        format!("{:2} {}", y + 1, cells.collect::<String>())
    };
    column_numbers(position.width()).into_iter().chain((0..position.width()).map(row)).collect()
}

/// Two lines above the board: the tens and the units of the columns' numbers.
fn column_numbers(width: usize) -> [String; 2] {
    let digits = |digit: fn(usize) -> String| format!("   {}", (1..=width).map(digit).collect::<String>());
    [
        digits(|column| if column < 10 { "  ".to_owned() } else { format!(" {}", column / 10) }).trim_end().to_owned(),
        digits(|column| format!(" {}", column % 10)),
    ]
}

fn cell(position: &Position, last: &Cells, ink: Ink, (x, y): (usize, usize)) -> String {
    match position.owner(x, y) {
        None if position.open().contains(x, y) => " .".to_owned(),
        None => "  ".to_owned(),
        Some(player) => {
            let mark = if last.contains(x, y) { '>' } else { ' ' };
            paint(&format!("{mark}{}", player + 1), player, ink)
        }
    }
}

/// The text on the player's colour.
pub fn paint(text: &str, player: usize, ink: Ink) -> String {
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Colour => {
            let style = Style::new().force_styling(true).bg(Color::Color256(COLOURS[player])).fg(Color::Color256(16));
            style.apply_to(text).to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plokkis_core::placement::Placement;

    #[test]
    fn covered_open_and_closed_cells_are_told_apart() {
        let mut position = Position::new(4, 2);
        position.play(Placement::covering(&[(0, 0), (1, 0)]));
        position.play(Placement::covering(&[(3, 3)]));
        let last = [(3, 3)].into_iter().collect();
        assert_eq!(lines(&position, &last, Ink::Plain), [" 1 1   .", "     . .", " . . .  ", " . .  >2"]);
    }

    #[test]
    fn board_to_move_has_numbers_and_the_cells_that_a_piece_may_touch() {
        let mut position = Position::new(11, 2);
        assert_eq!(lines_to_move(&position, &Cells::EMPTY, Ink::Plain)[2], " 1  + . . . . . . . . . +");
        position.play(Placement::covering(&[(0, 0), (1, 0)]));
        position.play(Placement::covering(&[(10, 10)]));
        let drawn = lines_to_move(&position, &Cells::EMPTY, Ink::Plain);
        assert_eq!(drawn[0], "                      1 1");
        assert_eq!(drawn[1], "    1 2 3 4 5 6 7 8 9 0 1");
        assert_eq!(drawn[2..4], [" 1  1 1   . . . . . . . .", " 2      + . . . . . . . ."]);
        assert_eq!(drawn[12], "11  . . . . . . . . .   2");
    }
}
