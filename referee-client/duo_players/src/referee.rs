//! The referee: enforces the rules and the time limit, and decides how each game ended.

use std::time::Duration;

use duo_core::notation::decode;
use duo_core::player::Player as Side;

use crate::game::Game;
use crate::player::{Fault, Player, Turn};

mod ending;
mod series;
mod tally;

pub use ending::Ending;
pub use series::{Round, Series};
pub use tally::Tally;

/// Plays `game` to its end. `players` are in the order of the sides; `watch` receives every
/// accepted turn.
///
/// A player's fault ends the game at once in the other's favour. The function fails only if `watch`
/// fails.
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

/// Asks one player for its move and plays it; the error says how the player lost.
pub fn take_turn(game: &mut Game, side: Side, player: &mut dyn Player, limit: Duration) -> Result<Turn, Ending> {
    let turn = player.reply(game, limit);
    let turn = turn.map_err(|fault| match fault {
        // The player may have timed only part of its turn. A player without the referee's limit
        // reports its own limit.
        Fault::Timeout(_) if player.is_timed() => Ending::by_fault(game, side, &Fault::Timeout(limit)),
        other => Ending::by_fault(game, side, &other),
    })?;
    if player.is_timed() && turn.elapsed > limit {
        return Err(Ending::by_fault(game, side, &Fault::Timeout(limit)));
    }
    let played = decode(turn.code).map_err(|why| Ending::by_illegal_move(game, side, turn.code, &why))?;
    game.play(played).map_err(|why| Ending::by_illegal_move(game, side, turn.code, &why))?;
    Ok(turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Search;
    use crate::players::first_legal::FirstLegal;
    use duo_core::player::Start;
    use duo_core::result::Reason;

    const LIMIT: Duration = Duration::from_secs(1);

    /// A player that always answers the same.
    struct Stubborn {
        ready: Result<(), Fault>,
        reply: Result<Turn, Fault>,
        timed: bool,
    }

    impl Player for Stubborn {
        fn name(&self) -> &str {
            "stubborn"
        }

        fn new_game(&mut self, _first_start: Start) -> Result<(), Fault> {
            self.ready.clone()
        }

        fn reply(&mut self, _game: &Game, _limit: Duration) -> Result<Turn, Fault> {
            self.reply.clone()
        }

        fn is_timed(&self) -> bool {
            self.timed
        }
    }

    fn answering(code: &str, elapsed: Duration) -> Stubborn {
        let turn = Turn { code: code.parse().unwrap(), elapsed, search: Search::default() };
        Stubborn { ready: Ok(()), reply: Ok(turn), timed: true }
    }

    /// How a game against a stubborn player ends, and after how many accepted turns.
    fn play(player: Stubborn, side: Side) -> (Ending, u32) {
        let mut game = Game::new(Start::Five);
        let (mut stubborn, mut other): (Box<dyn Player>, Box<dyn Player>) = (Box::new(player), Box::new(FirstLegal));
        let players = match side {
            Side::First => [&mut stubborn, &mut other],
            Side::Second => [&mut other, &mut stubborn],
        };
        let mut turns = 0;
        let watch = |_: &Game, _: Side, _: &Turn| {
            turns += 1;
            Ok(())
        };
        (play_game(&mut game, players, LIMIT, watch).unwrap(), turns)
    }

    fn assert_loses(player: Stubborn, side: Side, reason: Reason, turns: u32) {
        let (ending, taken) = play(player, side);
        assert_eq!((ending.outcome.winner, ending.outcome.reason, taken), (Some(side.other()), reason, turns));
        assert!(!ending.is_by_points());
    }

    #[test]
    fn illegal_move_loses_at_once() {
        let quick = Duration::ZERO;
        assert_loses(answering("0000", quick), Side::First, Reason::IllegalMove, 0);
        assert_loses(answering("0000", quick), Side::Second, Reason::IllegalMove, 1);
        assert_loses(answering("55z9", quick), Side::First, Reason::IllegalMove, 0);
        // The move is legal once; the second time the piece is gone.
        assert_loses(answering("55u0", quick), Side::First, Reason::IllegalMove, 2);
    }

    #[test]
    fn lateness_is_measured_on_the_player_s_clock() {
        assert_loses(answering("55u0", LIMIT + Duration::from_nanos(1)), Side::First, Reason::Timeout, 0);
        assert_loses(answering("55u0", LIMIT), Side::First, Reason::IllegalMove, 2);
        let untimed = Stubborn { timed: false, ..answering("55u0", Duration::MAX) };
        assert_loses(untimed, Side::First, Reason::IllegalMove, 2);
    }

    #[test]
    fn faults_lose_with_their_reasons() {
        let faults = [
            (Fault::Timeout(LIMIT), Reason::Timeout),
            (Fault::Malformed("?".to_owned()), Reason::Malformed),
            (Fault::Disconnected("gone".to_owned()), Reason::Disconnected),
            (Fault::Resigned, Reason::Resigned),
        ];
        for (fault, reason) in faults {
            let failing = Stubborn { reply: Err(fault.clone()), ..answering("55u0", LIMIT) };
            assert_loses(failing, Side::Second, reason, 1);
            let unready = Stubborn { ready: Err(fault), ..answering("55u0", LIMIT) };
            assert_loses(unready, Side::Second, reason, 0);
        }
    }
}
