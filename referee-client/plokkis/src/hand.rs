//! A person at the terminal: sees the board on stderr, and types moves in the contest's notation.

use std::io::{stderr, BufRead, Write};

use anyhow::bail;
use console::Term;
use plokkis_core::cells::Cells;
use plokkis_core::options;
use plokkis_core::placement::Placement;
use plokkis_core::position::Position;
use plokkis_core::protocol::{read_move, write_move, MoveLine};
use plokkis_core::shapes::MAX_CELLS;
use referee_client::text_file::skip_byte_order_mark;
use referee_client::typed_line::read_typed_line;
use referee_client::{ask, note, screen};

use crate::board_text::{lines_to_move, Ink};

/// Help on the input lines.
const HELP: &str = "\
type a move: its number of cells, then column and row of each; 3 1 1 2 1 2 2 covers column 1 row 1, column 2 row 1, column 2 row 2
your first piece covers a corner of the board; later ones touch a corner (+) of your own pieces; no piece touches a side of another
or a command: moves (how many of each size), moves SIZE (all of them), board, resign (place nothing more), quit (leave the game), help";

/// Number of moves in a line of `moves SIZE`.
const MOVES_A_LINE: usize = 4;

/// A person's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A legal placement.
    Placed(Placement),
    /// The person places nothing more.
    Resigned,
    /// Nothing more can be typed.
    InputEnded,
}

/// A person in a game.
#[derive(Default)]
pub struct Hand {
    /// The cells that were covered after the person's last turn.
    seen: Cells,
}

impl Hand {
    /// Asks until the person types a legal move or gives up. An error if the person quits.
    pub fn choose(&mut self, position: &Position, input: &mut impl BufRead) -> anyhow::Result<Answer> {
        self.show_board(position);
        loop {
            ask!("player {}, your move (or help): ", position.turn() + 1);
            let Some(line) = read_typed_line(input)? else { return Ok(Answer::InputEnded) };
            // Some programs write one before the first line of a pipe.
            let line = skip_byte_order_mark(&line);
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                ["help"] => note!("{HELP}"),
                ["board"] => self.show_board(position),
                ["moves"] => note!("{}", count_moves(position)),
                ["moves", size] => note!("{}", list_moves(position, size)),
                ["resign"] => return Ok(Answer::Resigned),
                ["quit"] => bail!("you have left the game before its end"),
                _ => match read(position, line) {
                    Ok(placed) => {
                        self.seen = covered(&position.after(placed));
                        return Ok(Answer::Placed(placed));
                    }
                    Err(why) => note!("{why}"),
                },
            }
        }
    }

    /// Draws the board on stderr, in colours if it can. A closed stderr is not a failure.
    fn show_board(&self, position: &Position) {
        let is_coloured = console::colors_enabled_stderr() && screen::is_drawable(&Term::stderr());
        let board = self.board(position, if is_coloured { Ink::Colour } else { Ink::Plain });
        // Unlike `note!`, this leaves the codes of the colours as they are.
        let _ = writeln!(stderr(), "{board}");
    }

    /// The board with the numbers of pieces; cells that are new since the last turn are marked.
    fn board(&self, position: &Position, ink: Ink) -> String {
        let pieces = (0..position.players()).map(|player| match position.can_place(player) {
            true => format!("{}: {}", player + 1, position.pieces(player)),
            false => format!("{}: {} (done)", player + 1, position.pieces(player)),
        });
        let pieces = pieces.collect::<Vec<_>>().join(", ");
        let mut lines = lines_to_move(position, &covered(position).without(&self.seen), ink);
        lines.push(format!("pieces of {pieces}"));
        lines.join("\n")
    }
}

fn covered(position: &Position) -> Cells {
    (0..position.players()).fold(Cells::EMPTY, |all, player| all | *position.covered_cells(player))
}

/// Parses a line as a move.
fn read(position: &Position, line: &str) -> Result<Placement, String> {
    match read_move(line).map_err(|why| format!("'{line}': {why} (type help)"))? {
        MoveLine::Cells(cells) => position.check(&cells).map_err(|why| format!("'{line}': {why}")),
        MoveLine::Nothing => Err("you can still place a piece; to place nothing more, type resign".to_owned()),
        MoveLine::End => Err(format!("'{line}' is what a referee sends; to leave, type quit")),
    }
}

fn count_moves(position: &Position) -> String {
    let all = options::list(position, position.turn());
    let count = |size| all.iter().filter(|option| option.size() == size).count();
    let sizes = (1..=MAX_CELLS).map(|size| format!("{} of {size}", count(size)));
    format!("{} moves: {}", all.len(), sizes.collect::<Vec<_>>().join(", "))
}

fn list_moves(position: &Position, size: &str) -> String {
    let Some(size) = size.parse().ok().filter(|size| (1..=MAX_CELLS).contains(size)) else {
        return format!("'{size}': a piece has 1 to {MAX_CELLS} cells");
    };
    let all = options::list(position, position.turn());
    let moves: Vec<String> =
        all.into_iter().filter(|option| option.size() == size).map(|option| write_move(Some(option))).collect();
    if moves.is_empty() {
        return format!("no piece of {size} cells has a place");
    }
    moves.chunks(MOVES_A_LINE).map(|line| line.join("   ")).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(position: &Position, typed: &str) -> anyhow::Result<Answer> {
        Hand::default().choose(position, &mut typed.as_bytes())
    }

    #[test]
    fn refused_lines_are_asked_again_until_a_legal_move() {
        let position = Position::new(5, 2);
        let placed = Placement::covering(&[(0, 0), (1, 0)]).unwrap();
        let typed = "help\n\nboard\nmoves\nmoves 2\nmoves 9\nzz\n0\n-1\n1 3 3\n2 1 1\n2 1 1 2 1\n";
        assert_eq!(answer(&position, typed).unwrap(), Answer::Placed(placed));
        assert_eq!(answer(&position, "resign\n").unwrap(), Answer::Resigned);
        assert_eq!(answer(&position, "\u{feff}2 1 1 2 1\n").unwrap(), Answer::Placed(placed));
        assert_eq!(answer(&position, "zz\n").unwrap(), Answer::InputEnded);
        assert!(answer(&position, "quit\n").unwrap_err().to_string().contains("left the game"));
    }

    #[test]
    fn refusal_says_what_is_wrong() {
        let mut position = Position::new(5, 2);
        for (line, why) in [
            ("zz", "'zz': a move consists of whole numbers separated by spaces (type help)"),
            ("2 1 1", "'2 1 1': 2 cells need 4 coordinates, found 2 (type help)"),
            ("1 3 3", "'1 3 3': a first piece must cover a corner of the board"),
            ("0", "you can still place a piece; to place nothing more, type resign"),
            ("-1", "'-1' is what a referee sends; to leave, type quit"),
        ] {
            assert_eq!(read(&position, line), Err(why.to_owned()));
        }
        position.play(Placement::covering(&[(0, 0)]));
        assert_eq!(read(&position, "1 1 1"), Err("'1 1 1': cell (1,1) is already covered".to_owned()));
    }

    #[test]
    fn moves_are_counted_and_listed() {
        let position = Position::new(2, 1);
        assert_eq!(count_moves(&position), "13 moves: 4 of 1, 4 of 2, 4 of 3, 1 of 4");
        assert_eq!(list_moves(&position, "4"), "4 1 1 2 1 1 2 2 2");
        assert_eq!(list_moves(&position, "5"), "'5': a piece has 1 to 4 cells");
        assert_eq!(list_moves(&Position::new(1, 1), "2"), "no piece of 2 cells has a place");
    }

    #[test]
    fn board_marks_what_is_new_since_the_last_turn() {
        let (mut hand, mut position) = (Hand::default(), Position::new(5, 2));
        let Answer::Placed(own) = hand.choose(&position, &mut "1 1 1\n".as_bytes()).unwrap() else { panic!() };
        position.play(Some(own));
        position.play(Placement::covering(&[(4, 4)]));
        let board = hand.board(&position, Ink::Plain);
        assert!(board.contains(" 1  1   . . .") && board.contains(">2"), "{board}");
        assert!(board.ends_with("pieces of 1: 1, 2: 1"), "{board}");
    }
}
