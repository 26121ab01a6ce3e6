//! Positions of a game for those who look on.

use ::tournament::live::Frame;
use blokus_duo::notation::encode;
use blokus_duo::player::Player as Side;

use crate::analysis::Judge;
use crate::game::Game;
use crate::pictures::board::board_with_pieces;

/// Where a game that is over stood, with the chances that the judge of the page gives both.
pub fn judged(game: &Game) -> Frame {
    let chance = Judge::PAGE.opinion(game.position()).chance;
    Frame { chances: Some(vec![chance, 1.0 - chance]), ..frame(game) }
}

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
