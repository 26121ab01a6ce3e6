//! Which ways of writing a move a board has been shown, and which move to show it next.

use std::collections::HashSet;

use reference::blokus_duo::moves::{count_placements, legal_placements};
use reference::blokus_duo::notation::{coordinate, decode, Code};
use reference::blokus_duo::orientations::{ALIASES, ROTATION_COUNT};
use reference::blokus_duo::pieces::PIECE_COUNT;
use reference::blokus_duo::placement::{Move, Placement};
use reference::blokus_duo::position::Position;

/// Ways of writing: a piece and a rotation code.
pub const ALIAS_COUNT: usize = PIECE_COUNT * ROTATION_COUNT;

/// A board with fewer moves than this left is not squeezed further: it must be able to show what it has understood.
const ENOUGH_MOVES: u64 = 10;

/// The ways of writing that were shown to a board that could answer with a piece.
#[derive(Debug, Default)]
pub struct Aliases(HashSet<(usize, u8)>);

impl Aliases {
    /// Ways shown so far.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The opponent's move was written so, and the board's answer fitted it.
    pub fn shown(&mut self, code: Code) {
        if let Ok(Move::Place(placement)) = decode(code) {
            self.0.insert((placement.piece().index(), code.bytes()[3] - b'0'));
        }
    }

    /// A move for the side to move, written in a way not shown yet: the one that takes the most moves from the other side,
    /// where the board would trespass if it took the code for something else.
    pub fn choose(&self, position: &Position) -> Option<Code> {
        let other = position.to_move().other();
        let codes =
            legal_placements(position).into_iter().filter_map(|placement| Some((placement, self.new_code(placement)?)));
        let scored = codes.map(|(placement, code)| {
            let mut after = *position;
            after.play_unchecked(Move::Place(placement));
            let left = count_placements(&after.with_to_move(other));
            (if left < ENOUGH_MOVES { u64::MAX - left } else { left }, code)
        });
        scored.min_by_key(|&(left, _)| left).map(|(_, code)| code)
    }

    /// The placement's code with the lowest rotation not shown yet.
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

#[cfg(test)]
mod tests {
    use super::*;
    use reference::blokus_duo::player::Start;

    #[test]
    fn every_way_of_writing_a_move_can_be_shown_once() {
        let mut aliases = Aliases::default();
        let mut position = Position::new(Start::Five);
        position.play_unchecked(decode("55a0".parse().unwrap()).unwrap());
        // The first move may be any piece, and this opponent never moves again.
        while let Some(code) = aliases.choose(&position) {
            let played = decode(code).unwrap();
            assert_eq!(position.check(played), Ok(()), "{code}");
            let before = aliases.len();
            aliases.shown(code);
            assert_eq!(aliases.len(), before + 1, "{code} was shown before");
        }
        assert_eq!(aliases.len(), ALIAS_COUNT);
    }

    #[test]
    fn it_comes_close_but_leaves_room_to_answer() {
        let mut position = Position::new(Start::Five);
        for code in ["55u0", "aau0", "77u0"] {
            // The worked positions of other tests do not matter here; what is illegal is left out.
            let _ = position.play(decode(code.parse().unwrap()).unwrap());
        }
        let before = count_placements(&position.with_to_move(position.to_move().other()));
        let code = Aliases::default().choose(&position).unwrap();
        let mut after = position;
        after.play(decode(code).unwrap()).unwrap();
        let left = count_placements(&after);
        assert!((ENOUGH_MOVES..before).contains(&left), "{code} leaves {left} of {before}");
    }
}
