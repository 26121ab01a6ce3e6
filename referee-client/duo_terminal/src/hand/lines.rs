//! Chooses a move by lines of text, for pipes and plain terminals.

use duo_core::moves::{count_placements, legal_placements};
use duo_core::notation::{decode, encode, Code};
use duo_core::orientations::{Orientation, ORIENTATIONS};
use duo_core::pieces::Piece;
use duo_core::placement::Move;
use duo_core::position::Position;

/// Help on the input lines.
pub const HELP: &str = "\
type a move:  53e0 is column 5, row 3, piece e, rotation 0; columns and rows as they stand at the board's edge
or a command: moves (how many each piece has), moves PIECE (their codes), show PIECE (its rotations), board, pass, resign (or quit), help";

/// Number of drawings in a row.
const DRAWINGS_A_LINE: usize = 4;

/// Width of a drawing in columns: five cells and a gap.
const DRAWING_WIDTH: usize = 14;

/// Parses a line as a move.
pub fn read(position: &Position, text: &str) -> Result<Move, String> {
    let mut words = text.split_whitespace();
    let played = match (words.next(), words.next()) {
        (Some("pass"), None) => match count_placements(position) {
            0 => Move::Pass,
            1 => return Err("you still have a move; to pass all the same: pass anyway".to_owned()),
            count => return Err(format!("you still have {count} moves; to pass all the same: pass anyway")),
        },
        (Some("pass"), Some("anyway")) => Move::Pass,
        _ => {
            let code: Code = text.parse().map_err(|why| format!("{why} (type help)"))?;
            decode(code).map_err(|why| format!("{why} (type help)"))?
        }
    };
    position.check(played).map_err(|why| format!("{text}: {why}"))?;
    Ok(played)
}

/// Lists the number of legal moves for each piece, or the codes for one piece.
pub fn list_moves(position: &Position, piece: &str) -> String {
    let legal = legal_placements(position);
    if legal.is_empty() {
        return "none: pass".to_owned();
    }
    if piece.is_empty() {
        let counts: Vec<String> = position
            .pieces_left(position.to_move())
            .iter()
            .map(|piece| (piece.letter(), legal.iter().filter(|placement| placement.piece() == piece).count()))
            .map(|(letter, count)| format!("{letter} {count}"))
            .collect();
        return format!("{} moves: {}", legal.len(), counts.join(", "));
    }
    let Some(piece) = read_piece(piece) else { return no_piece(piece) };
    let own = legal.into_iter().filter(|placement| placement.piece() == piece);
    let codes: Vec<String> = own.map(|placement| encode(Move::Place(placement)).to_string()).collect();
    if codes.is_empty() {
        return format!("piece {} has no place", piece.letter());
    }
    codes.chunks(16).map(|line| line.join(" ")).collect::<Vec<_>>().join("\n")
}

/// Draws a piece in all its rotations.
pub fn show_piece(piece: &str) -> String {
    let Some(piece) = read_piece(piece) else { return no_piece(piece) };
    let shapes: Vec<&Orientation> = ORIENTATIONS.iter().filter(|shape| shape.piece == piece).collect();
    let mut lines = vec![format!("piece {}; @ is the cell that a move names", piece.letter())];
    for row in shapes.chunks(DRAWINGS_A_LINE) {
        let drawings: Vec<Vec<String>> = row.iter().map(|shape| draw(shape)).collect();
        let height = drawings.iter().map(Vec::len).max().unwrap_or(0);
        for index in 0..height {
            let line = drawings.iter().map(|drawing| drawing.get(index).map_or("", String::as_str));
            let line: String = line.map(|text| format!("{text:DRAWING_WIDTH$}")).collect();
            lines.push(line.trim_end().to_owned());
        }
        lines.push(String::new());
    }
    lines.pop();
    lines.join("\n")
}

fn draw(shape: &Orientation) -> Vec<String> {
    let cell = |x, y| match (x, y) {
        place if place == shape.centre => "@ ",
        place if shape.cells().contains(&place) => "# ",
        _ => ". ",
    };
    let rows = (0..shape.height).map(|y| (0..shape.width).map(|x| cell(x, y)).collect::<String>());
    std::iter::once(format!("{}{}", shape.piece.letter(), shape.rotation)).chain(rows).collect()
}

fn read_piece(text: &str) -> Option<Piece> {
    let &[letter] = text.as_bytes() else { return None };
    Piece::from_letter(letter)
}

fn no_piece(text: &str) -> String {
    format!("there is no piece '{}': pieces are a to u", text.chars().take(12).collect::<String>().escape_debug())
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;
    use duo_players::game::Game;

    fn position_after(codes: &str) -> Position {
        *Game::from_codes(codes, Start::Five).unwrap().position()
    }

    #[test]
    fn piece_is_drawn_in_each_of_its_rotations() {
        insta::assert_snapshot!(show_piece("f"));
        assert_eq!(show_piece("a"), "piece a; @ is the cell that a move names\na0\n@");
        assert_eq!(show_piece("z"), "there is no piece 'z': pieces are a to u");
    }

    #[test]
    fn list_moves_counts_all_pieces_and_lists_one() {
        let position = position_after("53e0 a8e0");
        let text = list_moves(&position, "");
        let counts: u64 = text.split(", ").map(|entry| entry.rsplit(' ').next().unwrap().parse::<u64>().unwrap()).sum();
        assert_eq!(counts, count_placements(&position));
        assert!(text.starts_with(&format!("{counts} moves: a ")) && !text.contains("e "), "{text}");
        assert!(list_moves(&position, "a").split_whitespace().all(|code| code.contains('a')));
        assert_eq!(list_moves(&position, "e"), "piece e has no place");
    }

    #[test]
    fn pass_with_legal_moves_needs_confirmation() {
        let position = position_after("53e0 a8e0");
        let refused = read(&position, "pass").unwrap_err();
        assert!(refused.starts_with("you still have ") && refused.ends_with("pass anyway"), "{refused}");
        assert_eq!(read(&position, "pass anyway"), Ok(Move::Pass));
        assert!(read(&position, "e10,e9").unwrap_err().contains("four characters"));
    }
}
