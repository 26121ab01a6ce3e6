//! The picture on the terminal: the board with cursor, chosen group and targets, the clocks, the
//! messages and the typed text.

use abalone_core::cells::Cell;
use abalone_core::contest::score;
use abalone_core::team::Team;

use super::selection::Selection;
use super::Hand;
use crate::board_text;

/// Column of the text next to the board.
const SIDEBAR_COLUMN: usize = 28;

/// The whole picture, always with the same number of lines.
pub fn frame(hand: &Hand, selection: &Selection, typed: &str) -> Vec<String> {
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
    lines.extend([
        String::new(),
        hand.message.clone(),
        format!("move: {typed}"),
        String::new(),
        "type a move (a1b2, c3c5d4) and Enter, or: arrows, Space on your marbles (* chosen), then on a target (+)"
            .to_owned(),
        "resign and Enter gives up, Esc clears the choice, Ctrl+C leaves the game".to_owned(),
    ]);
    lines
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
        insta::assert_snapshot!(frame(&hand, &selection, "g5").join("\n"));
    }
}
