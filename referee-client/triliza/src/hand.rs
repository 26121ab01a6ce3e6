//! A person at the terminal who says where the robot puts its cube.

use std::io::BufRead;

use anyhow::bail;
use referee_client::text_file::skip_byte_order_mark;
use referee_client::typed_line::read_typed_line;
use referee_client::{ask, note};
use triliza_core::board::{Board, Team, CELL_COUNT};

/// Help on the input lines.
const HELP: &str = "\
type a cell: 0 to 8, along the rows from the top left, as the empty cells show
or a command: none (put no cube at this attempt), board, resign (the robot stays in its area for the rest of the match), quit (leave the match), help";

/// A person's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The cell for the cube, or no cube.
    Cell(Option<usize>),
    /// The robot does nothing more.
    Resigned,
    /// Nothing more can be typed.
    InputEnded,
}

/// The state of the match as the robot senses it.
pub struct Turn {
    pub team: Team,
    /// The attempt's number, from 1 to 4.
    pub attempt: u8,
    pub board: Board,
    /// Number of cubes left on the store.
    pub cubes: usize,
}

/// Asks until the person types an empty cell or a command that ends the turn. An error if the
/// person quits.
pub fn choose(turn: &Turn, input: &mut impl BufRead) -> anyhow::Result<Answer> {
    note!("{}", describe(turn));
    loop {
        ask!("{}, your cell (or help): ", turn.team);
        let Some(line) = read_typed_line(input)? else { return Ok(Answer::InputEnded) };
        // Some programs write one before the first line of a pipe.
        let line = skip_byte_order_mark(&line).trim_start();
        match line {
            "" => {}
            "help" => note!("{HELP}"),
            "board" => note!("{}", describe(turn)),
            "none" => return Ok(Answer::Cell(None)),
            "resign" => return Ok(Answer::Resigned),
            "quit" => bail!("you have left the match before its end"),
            _ => match read(turn, line) {
                Ok(cell) => return Ok(Answer::Cell(Some(cell))),
                Err(why) => note!("{why}"),
            },
        }
    }
}

/// The board, on which empty cells show their numbers, and the attempt.
fn describe(turn: &Turn) -> String {
    let cell = |cell| match turn.board.at(cell) {
        None => cell.to_string(),
        Some(Team::Green) => "g".to_owned(),
        Some(Team::Red) => "r".to_owned(),
    };
    let cells: Vec<String> = (0..CELL_COUNT).map(cell).collect();
    let rows: Vec<String> = cells.chunks(3).map(|row| format!("  {}", row.join(" "))).collect();
    let Turn { team, attempt, cubes, .. } = turn;
    format!("{}\n{team}: attempt {attempt} of 4, cubes left: {cubes}", rows.join("\n"))
}

/// Parses a line as an empty cell.
fn read(turn: &Turn, line: &str) -> Result<usize, String> {
    let cell = line.parse().ok().filter(|&cell| cell < CELL_COUNT);
    let cell = cell.ok_or_else(|| format!("'{line}' is not a cell from 0 to 8 (type help)"))?;
    match turn.board.at(cell) {
        None => Ok(cell),
        Some(team) => Err(format!("cell {cell} holds a {team} cube; the judge removes a second one")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn() -> Turn {
        Turn { team: Team::Green, attempt: 2, board: Board::parse("g...r....").unwrap(), cubes: 3 }
    }

    #[test]
    fn refused_lines_are_asked_again_until_a_cell() {
        let answer = |typed: &str| choose(&turn(), &mut typed.as_bytes());
        assert_eq!(answer("help\n\nboard\nx\n9\n4\n8\n").unwrap(), Answer::Cell(Some(8)));
        assert_eq!(answer("none\n").unwrap(), Answer::Cell(None));
        assert_eq!(answer("\u{feff} 8\n").unwrap(), Answer::Cell(Some(8)));
        assert_eq!(answer("resign\n").unwrap(), Answer::Resigned);
        assert_eq!(answer("x\n").unwrap(), Answer::InputEnded);
        assert!(answer("quit\n").unwrap_err().to_string().contains("left the match"));
    }

    #[test]
    fn refusal_says_what_is_wrong() {
        assert_eq!(read(&turn(), "9"), Err("'9' is not a cell from 0 to 8 (type help)".to_owned()));
        assert_eq!(read(&turn(), "4"), Err("cell 4 holds a red cube; the judge removes a second one".to_owned()));
        assert_eq!(read(&turn(), "8"), Ok(8));
    }

    #[test]
    fn empty_cells_show_their_numbers() {
        assert_eq!(describe(&turn()), "  g 1 2\n  3 r 5\n  6 7 8\ngreen: attempt 2 of 4, cubes left: 3");
    }
}
