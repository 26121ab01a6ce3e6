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
}
