//! Positions of a game for the wall.

use ::tournament::live::Frame;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Player as Side;

use duo_pictures::board::{board, board_with_pieces};
use duo_players::game::Game;
use duo_players::judge::Judge;

/// A position of a finished game, with the pieces that are left and the judge's chances.
pub fn judged_frame(game: &Game) -> Frame {
    let chance = Judge::PAGE.opinion(game.position()).chance;
    let svg = board_with_pieces(game.position(), game.last_cells());
    Frame { chances: Some(vec![chance, 1.0 - chance]), svg, ..frame(game) }
}

/// The position of a running game.
pub fn frame(game: &Game) -> Frame {
    let position = game.position();
    Frame {
        turn: position.ply(),
        to_move: (!position.is_over()).then(|| position.to_move().index()),
        scores: Side::BOTH.map(|side| position.score(side).into()).to_vec(),
        text: game.history().last().map_or_else(String::new, |ply| describe_move(ply.played)),
        chances: None,
        svg: board(position, game.last_cells()),
    }
}

fn describe_move(played: Move) -> String {
    match played {
        Move::Pass => "pass".to_owned(),
        Move::Place(_) => encode(played).to_string(),
    }
}
