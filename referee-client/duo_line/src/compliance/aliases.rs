//! Tracks which spellings of moves (piece and rotation code) a board has read, and chooses the next
//! one.

use std::collections::HashSet;

use duo_core::moves::{count_placements, legal_placements};
use duo_core::notation::{coordinate, decode, encode, Code};
use duo_core::orientations::{ALIASES, ROTATION_COUNT};
use duo_core::pieces::{Piece, PIECE_COUNT};
use duo_core::placement::{Move, Placement};
use duo_core::position::Position;

/// Number of spellings: pairs of a piece and a rotation code.
pub const ALIAS_COUNT: usize = PIECE_COUNT * ROTATION_COUNT;

/// If a board has fewer legal moves than this, none are taken away, so that its answers show what
/// it understood.
const ENOUGH_MOVES: u64 = 4;

/// The spellings shown to a board that could answer with a piece.
#[derive(Debug, Default)]
pub struct Aliases(HashSet<(usize, u8)>);

/// A move to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move in the spelling to show.
    pub code: Code,
    /// Whether the spelling is new and the board's next answers would reveal a misreading.
    pub is_telling: bool,
}

impl Aliases {
    /// Number of spellings shown so far.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Notes a spelling that the board's answer has confirmed.
    pub fn note_shown(&mut self, code: Code) {
        if let Ok(Move::Place(placement)) = decode(code) {
            self.0.insert((placement.piece().index(), code.bytes()[3] - b'0'));
        }
    }

    /// Whether the side to move has a piece with a spelling not shown yet.
    pub fn has_news(&self, position: &Position) -> bool {
        let rotations = 0..ROTATION_COUNT as u8;
        let is_new = |piece: Piece| rotations.clone().any(|rotation| !self.0.contains(&(piece.index(), rotation)));
        position.pieces_left(position.to_move()).iter().any(is_new)
    }

    /// Chooses a move. A revealing move is preferred, and among these the one that takes the most
    /// moves from the board. Otherwise chooses a move close to the board's pieces, with a piece
    /// whose spellings have all been shown.
    ///
    /// A move is revealing if it takes at least `share` of the board's moves away: a board that
    /// misreads it soon plays one of them.
    pub fn choose(&self, position: &Position, share: f64) -> Option<Choice> {
        let board = position.to_move().other();
        let before = count_placements(&position.with_to_move(board));
        let target = position.start(board).cell();
        let scored = legal_placements(position).into_iter().map(|placement| {
            let mut after = *position;
            after.play_unchecked(Move::Place(placement));
            let left = count_placements(&after.with_to_move(board));
            let new_code = self.new_code(placement);
            let is_enough = left >= ENOUGH_MOVES;
            let is_telling = new_code.is_some() && is_enough && (before - left) as f64 >= before as f64 * share;
            let code = new_code.unwrap_or_else(|| encode(Move::Place(placement)));
            let approach = (new_code.is_some(), distance(placement, target));
            (
                (!is_telling, !is_enough, if is_telling { (false, 0) } else { approach }, left),
                Choice { code, is_telling },
            )
        });
        scored.min_by_key(|&(order, _)| order).map(|(_, choice)| choice)
    }

    /// The placement's code with the lowest rotation that has not been shown.
    fn new_code(&self, placement: Placement) -> Option<Code> {
        let piece = placement.piece();
        (0..ROTATION_COUNT as u8).filter(|&rotation| !self.0.contains(&(piece.index(), rotation))).find_map(
            |rotation| {
                let alias = ALIASES[piece.index()][rotation as usize];
                let (x, y) = ((placement.x + alias.centre.0) as usize, (placement.y + alias.centre.1) as usize);
                (alias.orientation == placement.orientation).then(|| {
                    let [column, row] = [x, y].map(|at| coordinate(at) as u8);
                    Code::new([column, row, piece.letter() as u8, b'0' + rotation])
                })
            },
        )
    }
}

/// Steps from the nearest cell of a placement to a cell.
fn distance(placement: Placement, (x, y): (usize, usize)) -> usize {
    placement.cells().iter().map(|cell| cell.0.abs_diff(x) + cell.1.abs_diff(y)).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use duo_core::player::Start;

    fn position_after(codes: &[&str]) -> Position {
        let mut position = Position::new(Start::Five);
        for code in codes {
            position.play(decode(code.parse().unwrap()).unwrap()).unwrap();
        }
        position
    }

    #[test]
    fn all_spellings_of_a_placement_are_shown() {
        let mut aliases = Aliases::default();
        let placement = legal_placements(&Position::new(Start::Five))[0];
        let mut ways = 0;
        while let Some(code) = aliases.new_code(placement) {
            assert_eq!(decode(code), Ok(Move::Place(placement)));
            aliases.note_shown(code);
            ways += 1;
            assert_eq!(aliases.len(), ways, "{code} was shown before");
        }
        // The first placement is the monomino's, which looks equal in all rotations.
        assert_eq!(ways, ROTATION_COUNT);
    }

    #[test]
    fn choose_approaches_the_board_s_pieces() {
        // The board has no pieces yet.
        let choice = Aliases::default().choose(&Position::new(Start::Five), 0.25).unwrap();
        assert!(!choice.is_telling, "{choice:?}");
        let Ok(Move::Place(placement)) = decode(choice.code) else { panic!("{choice:?}") };
        // (5,5) and (a,a) are ten steps apart; a piece of five cells covers four of them.
        assert_eq!(distance(placement, (9, 9)), 6, "{choice:?}");
    }

    #[test]
    fn choose_takes_moves_away_but_leaves_some() {
        let position = position_after(&["53e0", "a8e0", "21k7", "94j0", "61a0", "71b3"]);
        let before = count_placements(&position.with_to_move(position.to_move().other()));
        let choice = Aliases::default().choose(&position, 0.25).unwrap();
        let mut after = position;
        after.play(decode(choice.code).unwrap()).unwrap();
        let left = count_placements(&after);
        assert_eq!(choice.is_telling, left <= before * 3 / 4, "{choice:?} leaves {left} of {before}");
        assert!(left >= ENOUGH_MOVES);
    }
}
