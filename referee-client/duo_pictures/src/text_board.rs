//! The board as text, for terminals and plain output.
//!
//! The sides differ in colour (blue and orange, which colour-blind people can tell apart) and in
//! their digit: 1 moves first, 2 second. A pointer stands before each cell of the last piece.

use console::Style;
use duo_core::cells::{Cells, BOARD_SIZE};
use duo_core::notation::coordinate;
use duo_core::player::{Player as Side, Start};
use duo_core::position::Position;

/// Whether to draw with colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Characters only.
    Plain,
    /// Terminal colours.
    Colour,
}

/// A piece held over the board while a person chooses a move.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// The cells that it would cover.
    pub cells: Cells,
    /// Whether it may be placed there.
    pub is_legal: bool,
}

/// Draws the board below a line of column digits, with pointers at the cells of `last`.
pub fn draw(position: &Position, last: Cells, ink: Ink) -> Vec<String> {
    draw_with(position, last, Cells::EMPTY, None, ink)
}

/// Draws the board with marked free cells and a piece held over it.
pub fn draw_with(position: &Position, last: Cells, marked: Cells, held: Option<Held>, ink: Ink) -> Vec<String> {
    let columns: String = (0..BOARD_SIZE).map(|x| format!(" {}", coordinate(x))).collect();
    let mut lines = vec![paint(&Style::new().dim(), ink, &format!("  {columns}"))];
    for y in 0..BOARD_SIZE {
        let cell = |x| match held {
            Some(held) if held.cells.contains(x, y) => {
                verdict(held.is_legal, ink, if held.is_legal { "[]" } else { "xx" })
            }
            _ if marked.contains(x, y) => paint(&Style::new().bold(), ink, " o"),
            _ => draw_cell(position, last, ink, (x, y)),
        };
        let row: String = (0..BOARD_SIZE).map(cell).collect();
        lines.push(format!("{} {row}", paint(&Style::new().dim(), ink, &coordinate(y).to_string())));
    }
    lines
}

/// Colours a text as legal or illegal.
pub fn verdict(is_legal: bool, ink: Ink, text: &str) -> String {
    // The texts differ too, because some people cannot tell green from red.
    let style = Style::new().bold();
    paint(&if is_legal { style.on_color256(34).color256(16) } else { style.on_color256(160).color256(231) }, ink, text)
}

/// The sign of a side, one character wide, in the side's colour.
pub fn sign(side: Side, ink: Ink) -> String {
    paint(&side_style(side), ink, digit(side))
}

fn draw_cell(position: &Position, last: Cells, ink: Ink, (x, y): (usize, usize)) -> String {
    let owner = Side::BOTH.into_iter().find(|&side| position.stones(side).contains(x, y));
    let is_last = last.contains(x, y);
    match owner {
        Some(side) if is_last => paint(&last_style(side), ink, &format!(">{}", digit(side))),
        Some(side) => paint(&side_style(side), ink, &format!(" {}", digit(side))),
        None if is_start((x, y)) => paint(&Style::new().bold(), ink, " +"),
        None => paint(&Style::new().dim(), ink, " ."),
    }
}

fn is_start(cell: (usize, usize)) -> bool {
    [Start::Five, Start::Ten].iter().any(|start| start.cell() == cell)
}

fn digit(side: Side) -> &'static str {
    match side {
        Side::First => "1",
        Side::Second => "2",
    }
}

// Colours of the 256-colour palette that differ for every kind of colour vision: dark blue under
// white text, orange under black text, and lighter shades for the last piece.
fn side_style(side: Side) -> Style {
    match side {
        Side::First => Style::new().on_color256(25).color256(231),
        Side::Second => Style::new().on_color256(208).color256(16),
    }
}

fn last_style(side: Side) -> Style {
    match side {
        Side::First => Style::new().on_color256(75).color256(16).bold(),
        Side::Second => Style::new().on_color256(223).color256(16).bold(),
    }
}

fn paint(style: &Style, ink: Ink, text: &str) -> String {
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Colour => style.clone().force_styling(true).apply_to(text).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::placement::Move;
    use duo_players::game::Game;

    fn worked_example() -> (Game, Cells) {
        let game = Game::from_codes("53e0 a8e0 21k7 94j0 61a0 71b3", Start::Five).unwrap();
        let Move::Place(last) = game.history().last().unwrap().played else { panic!("a pass") };
        (game, last.cells())
    }

    #[test]
    fn worked_example_in_plain_characters() {
        let (game, last) = worked_example();
        insta::assert_snapshot!(draw(game.position(), last, Ink::Plain).join("\n"));
    }

    #[test]
    fn colour_changes_only_escape_sequences() {
        let (game, last) = worked_example();
        let colourful = draw(game.position(), last, Ink::Colour).join("\n");
        assert!(colourful.contains("\u{1b}["));
        assert_eq!(console::strip_ansi_codes(&colourful), draw(game.position(), last, Ink::Plain).join("\n"));
    }
}
