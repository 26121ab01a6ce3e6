//! The screen for choosing a move: the board with the held piece, the remaining pieces, and the
//! keys.

use duo_core::moves::legal_placements;
use duo_core::notation::encode;
use duo_core::pieces::Piece;
use duo_core::placement::Move;
use duo_core::player::PieceSet;
use duo_core::position::Position;

use super::selection::Selection;
use duo_pictures::text_board::{draw_with, sign, verdict, Held, Ink};
use duo_players::game::Game;

/// Column of the text next to the board.
const SIDEBAR_COLUMN: usize = 33;

/// Number of own pieces in a line.
const PIECES_A_LINE: usize = 9;

/// Number of letters of the opponent's pieces in a line.
const LETTERS_A_LINE: usize = 11;

/// The whole picture: 23 lines of at most 60 columns. Without legal placements there is no
/// selection.
pub fn frame(game: &Game, selection: Option<&Selection>, ink: Ink) -> Vec<String> {
    let position = game.position();
    let held = selection.map(|selection| {
        let placement = selection.placement();
        Held { cells: placement.cells(), is_legal: position.check(Move::Place(placement)).is_ok() }
    });
    let corners = position.corners(position.to_move());
    let sidebar = sidebar(game, selection, ink);
    let board = draw_with(position, game.last_cells(), corners, held, ink).into_iter().enumerate();
    let mut lines = vec![String::new()];
    lines.extend(board.map(|(index, line)| {
        // Width without colour codes.
        let gap = SIDEBAR_COLUMN - console::measure_text_width(&line);
        format!("{line}{:gap$}{}", "", sidebar.get(index).map_or("", String::as_str)).trim_end().to_owned()
    }));
    lines.extend([String::new(), describe_selection(position, selection, ink), String::new()]);
    lines.extend(keys(selection.is_some()).map(str::to_owned));
    lines
}

fn sidebar(game: &Game, selection: Option<&Selection>, ink: Ink) -> Vec<String> {
    let position = game.position();
    let (own, other) = (position.to_move(), position.to_move().other());
    let figures =
        |side| format!("points {:+}, cells left {}", position.score(side), position.pieces_left(side).cells());
    let last = game.history().last().map_or("you begin".to_owned(), |ply| match ply.played {
        Move::Pass => "it passed, you move".to_owned(),
        played => format!("you to move after {}", encode(played)),
    });
    let [first_letters, other_letters] = letter_lines(position.pieces_left(other));
    let mut lines = vec![
        format!("{} you", sign(own, ink)),
        format!("  {}", figures(own)),
        format!("{} opponent", sign(other, ink)),
        format!("  {}", figures(other)),
        format!("  {first_letters}"),
        format!("  {other_letters}"),
        format!("  {last}"),
        String::new(),
        "your pieces; (x): no place".to_owned(),
    ];
    let with_place: Vec<Piece> = legal_placements(position).iter().map(|placement| placement.piece()).collect();
    let pieces: Vec<String> = position
        .pieces_left(own)
        .iter()
        .map(|piece| match piece.letter() {
            letter if selection.is_some_and(|selection| selection.piece() == piece) => format!("[{letter}]"),
            letter if with_place.contains(&piece) => format!(" {letter} "),
            letter => format!("({letter})"),
        })
        .collect();
    lines.extend(pieces.chunks(PIECES_A_LINE).map(|line| line.concat()));
    lines
}

/// The letters of pieces in two lines.
fn letter_lines(pieces: PieceSet) -> [String; 2] {
    let letters: Vec<String> = pieces.iter().map(|piece| piece.letter().to_string()).collect();
    let (first, other) = letters.split_at(letters.len().min(LETTERS_A_LINE));
    [first.join(" "), other.join(" ")]
}

/// Describes the held piece in its place.
fn describe_selection(position: &Position, selection: Option<&Selection>, ink: Ink) -> String {
    let Some(selection) = selection else { return "no piece can be placed: Enter passes".to_owned() };
    let played = Move::Place(selection.placement());
    match position.check(played) {
        Ok(()) => verdict(true, ink, &format!("{}: Enter lays it here", encode(played))),
        Err(why) => verdict(false, ink, &format!("{}: {why}", encode(played))),
    }
}

fn keys(can_move: bool) -> [&'static str; 4] {
    if !can_move {
        return ["Enter passes", "Ctrl+C leaves the game", "", ""];
    }
    [
        "arrows move the piece    Space turns it    x turns it over",
        "Enter lays it    w: the next place for it",
        "a to u take a piece, + and - the next one",
        "o: where a piece of yours must touch  Ctrl+C leaves the game",
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;

    fn shown(codes: &str, keys: impl FnOnce(&mut Selection)) -> String {
        let game = Game::from_codes(codes, Start::Five).unwrap();
        let mut selection = Selection::new(game.position());
        if let Some(selection) = &mut selection {
            keys(selection);
        }
        let lines = frame(&game, selection.as_ref(), Ink::Plain);
        assert!(lines.len() <= 23 && lines.iter().all(|line| line.chars().count() <= 60), "{lines:#?}");
        let coloured = frame(&game, selection.as_ref(), Ink::Colour).join("\n");
        assert_eq!(console::strip_ansi_codes(&coloured), lines.join("\n"));
        lines.join("\n")
    }

    #[test]
    fn legal_placement_is_shown() {
        insta::assert_snapshot!(shown("53e0 a8e0 21k7 94j0 61a0 71b3", |_| {}));
    }

    #[test]
    fn screen_fits_into_60_columns_in_every_state() {
        // At the beginning all pieces are left, after a pass the sentence is another one.
        let begun = shown("", |_| {});
        assert!(begun.contains("you begin"), "{begun}");
        shown("53e0", |_| {});
        for piece in b'a'..=b'u' {
            shown("53e0 a8e0", |selection| {
                selection.take(Piece::from_letter(piece).unwrap());
            });
        }
    }

    #[test]
    fn illegal_placement_is_shown_with_its_reason() {
        insta::assert_snapshot!(shown("53e0 a8e0 21k7 94j0 61a0 71b3", |selection| {
            selection.take(Piece::from_letter(b'u').unwrap());
            selection.go(1, 0);
        }));
    }
}
