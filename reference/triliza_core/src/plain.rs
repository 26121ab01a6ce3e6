//! Plain noughts and crosses from an empty board, without failed placements. Its known numbers
//! check the board and the lines.

use std::collections::HashSet;

use super::board::{Board, Team};

/// Counts the games.
pub fn games() -> u64 {
    games_from(Board::default(), Team::Green)
}

/// Counts the positions that can occur, the empty board included.
pub fn positions() -> usize {
    let mut seen = HashSet::new();
    visit(Board::default(), Team::Green, &mut seen);
    seen.len()
}

/// The result with best play for the team to move: 1 for a win, 0 for a draw, -1 for a loss.
pub fn value(board: Board, to_move: Team) -> i32 {
    if board.line_of(to_move.other()).is_some() {
        return -1;
    }
    let after = |cell| -value(board.with(cell, Some(to_move)), to_move.other());
    board.empty_cells().map(after).max().unwrap_or(0)
}

fn games_from(board: Board, to_move: Team) -> u64 {
    if board.line_of(to_move.other()).is_some() || board.empty_cells().next().is_none() {
        return 1;
    }
    board.empty_cells().map(|cell| games_from(board.with(cell, Some(to_move)), to_move.other())).sum()
}

fn visit(board: Board, to_move: Team, seen: &mut HashSet<Board>) {
    if !seen.insert(board) || board.line_of(to_move.other()).is_some() {
        return;
    }
    for cell in board.empty_cells() {
        visit(board.with(cell, Some(to_move)), to_move.other(), seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_game_has_255168_games_and_5478_positions() {
        assert_eq!(games(), 255_168);
        assert_eq!(positions(), 5_478);
    }

    #[test]
    fn plain_game_is_drawn_with_best_play() {
        assert_eq!(value(Board::default(), Team::Green), 0);
    }
}
