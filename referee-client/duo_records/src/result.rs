//! The result of a recorded game, checked against the board.

use duo_core::moves::has_placement;
use duo_core::player::Player as Side;
use duo_core::position::Position;

use crate::blksgf::bad;
use crate::sgf::{BadRecord, Node};

/// The property with the result.
const RESULT: &str = "RE";

/// Maximum number of characters of an unreadable result that are shown.
const MAX_SHOWN: usize = 40;

/// A result that the board does not contradict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    text: String,
}

impl GameResult {
    /// The result in SGF's notation, as the record has it: `B+12`, `W+F`, `0`.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

/// How a side won.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Points(i32),
    /// By a fault, the clock or resigning, which the board does not show.
    OffTheBoard,
    Unknown,
}

/// Reads the root's result; `None` if there is none or it is not in SGF's notation. Fails if the
/// board contradicts it.
pub fn read(root: &Node, last: &Position) -> Result<Option<GameResult>, BadRecord> {
    let Some(property) = root.property(RESULT) else { return Ok(None) };
    let text = property.values[0].trim();
    let Some((winner, by)) = parse(text) else { return Ok(None) };
    let on_board = last.margin();
    let leader = winner_of(on_board);
    let is_settled = Side::BOTH.iter().all(|&side| !has_placement(&last.with_to_move(side)));
    let contradicts = match by {
        By::Points(points) => (winner, points) != (leader, on_board.abs()),
        By::OffTheBoard => last.is_over(),
        By::Unknown => (last.is_over() || is_settled) && winner != leader,
    };
    if contradicts {
        return Err(bad(property, &format!("the result on the board, {}", in_sgf(on_board))));
    }
    Ok(Some(GameResult { winner, text: text.to_owned() }))
}

/// The remark on a result that is not in SGF's notation, if the root has one.
pub fn unreadable(root: &Node) -> Option<BadRecord> {
    let property = root.property(RESULT)?;
    let text = property.values[0].trim();
    let names_none = ["", "?", "void"].iter().any(|none| text.eq_ignore_ascii_case(none));
    (!names_none && parse(text).is_none()).then(|| {
        let text: String = text.chars().take(MAX_SHOWN).collect();
        let why = format!("ignored {RESULT}[{}], which is not a result like B+12, W+F or 0", text.escape_debug());
        BadRecord::new(property.at, why)
    })
}

fn winner_of(margin: i32) -> Option<Side> {
    match margin {
        0 => None,
        1.. => Some(Side::First),
        _ => Some(Side::Second),
    }
}

/// The result by points in SGF's notation, from the first side's margin.
fn in_sgf(margin: i32) -> String {
    match winner_of(margin) {
        None => "0".to_owned(),
        Some(Side::First) => format!("B+{margin}"),
        Some(Side::Second) => format!("W+{}", -margin),
    }
}

fn parse(text: &str) -> Option<(Option<Side>, By)> {
    if ["0", "draw", "jigo"].iter().any(|draw| text.eq_ignore_ascii_case(draw)) {
        return Some((None, By::Points(0)));
    }
    let (side, how) = text.split_once('+')?;
    let winner = match side {
        "B" | "b" | "1" => Side::First,
        "W" | "w" | "2" => Side::Second,
        _ => return None,
    };
    let by = match how.to_ascii_lowercase().as_str() {
        "" => By::Unknown,
        "r" | "resign" | "t" | "time" | "f" | "forfeit" => By::OffTheBoard,
        points => By::Points(points.parse().ok().filter(|points| *points > 0)?),
    };
    Some((Some(winner), by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;

    /// Reads a game that ends B+8 after two passes.
    fn read_with(result: &str) -> Result<Option<GameResult>, String> {
        let game = ";B[e8,d9,e9,f9,e10];W[j5];B[c10,c11,c12,c13];W[];B[])";
        let text = format!("(;GM[Blokus Duo]RE[{result}]{game}");
        read::read(&text, None).map(|recorded| recorded.result).map_err(|why| why.to_string())
    }

    #[test]
    fn result_on_the_board_is_believed() {
        for text in ["B+8", "b+8", "1+8", "B+"] {
            let result = read_with(text).unwrap().unwrap();
            assert_eq!((result.winner, result.as_str()), (Some(Side::First), text));
        }
    }

    #[test]
    fn result_that_the_board_contradicts_is_refused() {
        for text in ["W+55", "B+9", "W+8", "0", "Draw", "W+", "W+F", "W+Resign"] {
            let why = format!("line 1, column 17: RE[{text}] is not the result on the board, B+8");
            assert_eq!(read_with(text), Err(why));
        }
    }

    #[test]
    fn result_off_the_board_is_believed_while_the_game_goes_on() {
        for (text, winner) in
            [("W+F", Side::Second), ("B+Time", Side::First), ("W+R", Side::Second), ("W+", Side::Second)]
        {
            let recorded = read::read(&format!("(;GM[Blokus Duo]RE[{text}];B[e8,d9,e9,f9,e10];W[j5])"), None).unwrap();
            assert_eq!(recorded.result.unwrap().winner, Some(winner), "{text}");
        }
        let why = read::read("(;GM[Blokus Duo]RE[W+55];B[e8,d9,e9,f9,e10];W[j5])", None).unwrap_err().to_string();
        assert_eq!(why, "line 1, column 17: RE[W+55] is not the result on the board, B+4");
    }

    #[test]
    fn text_that_is_not_a_result_is_ignored() {
        for text in ["?", "Void", "Blue", "B+-8", "B+x", ""] {
            assert_eq!(read_with(text), Ok(None), "{text}");
        }
    }
}
