//! The picture on the terminal: the board with cursor, chosen group and targets, the clocks, the
//! messages and the typed text.

use std::io::{stdin, stdout, IsTerminal};

use abalone_core::cells::Cell;
use abalone_core::contest::score;
use abalone_core::team::Team;
use crossterm::terminal;
use referee_client::screen::{is_dumb, wrap};

use super::selection::Selection;
use super::Hand;
use crate::board_text;

/// Column of the text next to the board.
const SIDEBAR_COLUMN: usize = 28;

/// Size of the smallest terminal on which the typed text and a message can be read.
const MIN_COLUMNS: u16 = 20;
const MIN_ROWS: u16 = 6;

/// Whether input and output are a terminal on which a picture fits.
pub fn is_there() -> bool {
    // A terminal that does not know its size, such as a serial line, reports 0.
    let fits = || terminal::size().is_ok_and(|(columns, rows)| columns >= MIN_COLUMNS && rows >= MIN_ROWS);
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb() && fits()
}

/// The picture, from the top.
pub struct Frame {
    board: Vec<String>,
    message: String,
    typed: String,
    help: [&'static str; 2],
}

impl Frame {
    /// The lines for a terminal of this size. The message and the typed text are always shown: first
    /// the help is left out, then the top of the board.
    pub fn lines(&self, columns: usize, rows: usize) -> Vec<String> {
        let mut below = wrap(&self.message, columns);
        below.truncate(rows.saturating_sub(1));
        below.push(self.typed.clone());
        let board_rows = self.board.len().min(rows.saturating_sub(below.len()));
        let mut lines = self.board[self.board.len() - board_rows..].to_vec();
        lines.extend(below);
        lines.push(String::new());
        lines.extend(self.help.map(str::to_owned));
        lines.truncate(rows);
        lines
    }
}

/// Draws the game.
pub fn frame(hand: &Hand, selection: &Selection, typed: &str) -> Frame {
    let contest = &hand.contest;
    let targets = selection.targets(contest.position());
    let mark = |cell: Cell| {
        if cell == selection.cursor && selection.contains(cell) {
            '#'
        } else if cell == selection.cursor {
            '>'
        } else if selection.contains(cell) {
            '*'
        } else if targets.iter().any(|&(target, _)| target == cell) {
            '+'
        } else {
            ' '
        }
    };
    let mut sidebar = vec![String::new()];
    for team in Team::BOTH {
        sidebar.extend(side(hand, team));
    }
    let last = contest.moves().last().map_or("no move yet".to_owned(), |played| format!("last move {played}"));
    sidebar.push(last);
    let board = board_text::lines(contest.position(), mark).into_iter().enumerate().map(|(index, line)| {
        let side_line = sidebar.get(index).map_or("", String::as_str);
        format!("{line:SIDEBAR_COLUMN$}{side_line}").trim_end().to_owned()
    });
    let mut lines = vec![format!("{} ({}) against {}", hand.name, hand.team, hand.against), String::new()];
    lines.extend(board);
    lines.push(String::new());
    Frame {
        board: lines,
        message: hand.message.clone(),
        typed: format!("move: {typed}"),
        help: [
            "type a move (a1b2, c3c5d4) and Enter, or: arrows, Space on your marbles (* chosen), then on a target (+)",
            "resign and Enter gives up, quit and Enter or Ctrl+C leaves the game, Esc clears the choice",
        ],
    }
}

fn side(hand: &Hand, team: Team) -> [String; 3] {
    let (contest, position) = (&hand.contest, hand.contest.position());
    let whose = if team == hand.team { "you" } else { hand.against.as_str() };
    let turn = if position.to_move() == team && !hand.over { ", to move" } else { "" };
    let clock = hand.clock(team).map_or(String::new(), |left| format!("  {:.1} s", left.as_secs_f64()));
    let moves = hand.go.moves[team as usize].unwrap_or_else(|| contest.moves_left(team));
    [
        format!("{} {whose}{turn}", team.letter()),
        format!("  out {}, score {}", position.pushed_out(team), score(position, team)),
        format!("  {moves} moves left{clock}"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chosen_pair_shows_its_targets() {
        let mut hand = Hand::new("Ada".to_owned());
        hand.receive("newgame side white against Bob");
        hand.receive("position startpos moves c3d3");
        hand.receive("go bmoves 149 wmoves 150");
        let mut selection = Selection::new();
        for cell in ["g5", "g6"] {
            selection.cursor = cell.parse().unwrap();
            selection.choose(hand.contest.position());
        }
        selection.cursor = "e5".parse().unwrap();
        insta::assert_snapshot!(frame(&hand, &selection, "g5").lines(120, 40).join("\n"));
    }

    #[test]
    fn small_terminal_shows_the_message_and_the_typed_text() {
        let mut hand = Hand::new("Ada".to_owned());
        hand.receive("position startpos");
        hand.message = "a1a2: more than three own marbles in a line".to_owned();
        let frame = frame(&hand, &Selection::new(), "b2");
        let whole = frame.lines(80, 18);
        assert_eq!((whole.len(), whole[0].as_str()), (18, "Ada (black) against the opponent"));
        // Without the help, and then without the line above the board.
        assert_eq!(frame.lines(80, 15), whole[..15]);
        assert_eq!(frame.lines(80, 14), whole[1..15]);
        assert_eq!(
            frame.lines(20, 6),
            [&whole[11][..], "", "a1a2: more than", "  three own marbles", "  in a line", "move: b2"]
        );
        assert_eq!(frame.lines(20, 2), ["a1a2: more than", "move: b2"]);
        assert_eq!(frame.lines(20, 0).len(), 0);
    }
}
