//! Positions of a game for those who look on.

use ::tournament::live::Frame;
use blokus_duo::notation::encode;
use blokus_duo::player::Player as Side;

use crate::game::Game;
use crate::pictures::board::board_with_pieces;

/// Where a game stands.
pub fn frame(game: &Game) -> Frame {
    let position = game.position();
    Frame {
        turn: position.ply(),
        to_move: (!position.is_over()).then(|| position.to_move().index()),
        scores: Side::BOTH.map(|side| position.score(side).into()).to_vec(),
        text: game.history().last().map_or_else(String::new, |ply| encode(ply.played).to_string()),
        chances: None,
        svg: board_with_pieces(position, game.last_cells()),
    }
}
