//! The referee: enforces every rule and the limit of time, and says how each game ended.

use std::time::Duration;

use reference::blokus_duo::notation::decode;
use reference::blokus_duo::player::Player as Side;

use crate::game::Game;
use crate::players::{Fault, Player, Turn};

mod ending;
mod series;
mod tally;

pub use ending::Ending;
pub use series::{Round, Series};
pub use tally::Tally;

/// Plays `game` to its end. The players sit in the order of the sides; `watch` hears of every accepted turn.
///
/// Whatever a player does wrong ends the game at once, in the other's favour. Only `watch` can make this fail.
pub fn play_game(
    game: &mut Game,
    players: [&mut Box<dyn Player>; 2],
    limit: Duration,
    mut watch: impl FnMut(&Game, Side, &Turn) -> anyhow::Result<()>,
) -> anyhow::Result<Ending> {
    let first_start = game.position().start(Side::First);
    for side in Side::BOTH {
        if let Err(fault) = players[side.index()].new_game(first_start) {
            return Ok(Ending::by_fault(game, side, &fault));
        }
    }
    let ending = loop {
        if let Some(ending) = Ending::by_points(game) {
            break ending;
        }
        let side = game.position().to_move();
        match take_turn(game, side, players[side.index()].as_mut(), limit) {
            Ok(turn) => watch(game, side, &turn)?,
            Err(ending) => break ending,
        }
    };
    for player in players {
        player.game_over();
    }
    Ok(ending)
}

/// Asks one player and plays its answer, or tells how it lost.
fn take_turn(game: &mut Game, side: Side, player: &mut dyn Player, limit: Duration) -> Result<Turn, Ending> {
    let turn = player.reply(game, limit).map_err(|fault| Ending::by_fault(game, side, &fault))?;
    if player.is_timed() && turn.elapsed > limit {
        return Err(Ending::by_fault(game, side, &Fault::Timeout(limit)));
    }
    let played = decode(turn.code).map_err(|why| Ending::by_illegal_move(game, side, turn.code, &why))?;
    game.play(played).map_err(|why| Ending::by_illegal_move(game, side, turn.code, &why))?;
    Ok(turn)
}
