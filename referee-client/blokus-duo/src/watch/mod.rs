//! Those who look on while a match is played: screens, scripts, records.

use duo_core::player::Player as Side;

use crate::game::Game;
use crate::players::Turn;
use crate::referee::{Ending, Round, Tally};

pub mod board;
pub mod figures;
pub mod json;
pub mod plain;
pub mod record;
pub mod terminal;
mod totals;

/// Hears of everything that happens in a match, in order.
///
/// A watcher that cannot go on (a full disk, a closed pipe) ends the match.
pub trait Watch {
    /// A game begins from the round's opening.
    fn game_begins(&mut self, round: &Round) -> anyhow::Result<()>;

    /// `side` has taken its turn; `game` stands after it.
    fn turn_taken(&mut self, round: &Round, game: &Game, side: Side, turn: &Turn) -> anyhow::Result<()>;

    /// The game is over; `tally` counts it already.
    fn game_ends(&mut self, round: &Round, game: &Game, ending: &Ending, tally: &Tally) -> anyhow::Result<()>;
}

/// Several watchers as one.
pub struct Watchers(pub Vec<Box<dyn Watch>>);

impl Watch for Watchers {
    fn game_begins(&mut self, round: &Round) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|watcher| watcher.game_begins(round))
    }

    fn turn_taken(&mut self, round: &Round, game: &Game, side: Side, turn: &Turn) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|watcher| watcher.turn_taken(round, game, side, turn))
    }

    fn game_ends(&mut self, round: &Round, game: &Game, ending: &Ending, tally: &Tally) -> anyhow::Result<()> {
        self.0.iter_mut().try_for_each(|watcher| watcher.game_ends(round, game, ending, tally))
    }
}

/// The line above a game: who plays whom, and who begins where.
fn heading(round: &Round) -> String {
    let position = round.opening.position();
    let sides = Side::BOTH.map(|side| format!("{} from {}", round.name(side), position.start(side)));
    let opening = round.opening.codes();
    let opening = if opening.is_empty() { opening } else { format!(", after {opening}") };
    format!("game {} of {}: {} against {}{opening}", round.number, round.games, sides[0], sides[1])
}

/// The lines below a game: its result, and that of the match so far.
fn verdict(round: &Round, ending: &Ending, tally: &Tally) -> Vec<String> {
    let outcome = &ending.outcome;
    let winner = outcome.winner.map_or("draw".to_owned(), |side| format!("{} wins", round.name(side)));
    let [first, second] = Side::BOTH.map(|side| format!("{} {}", round.name(side), outcome.scores[side.index()]));
    let mut line = format!("result: {winner} ({first}, {second}): {}", outcome.reason);
    if let (Some(detail), Some(winner)) = (&ending.detail, outcome.winner) {
        line = format!(
            "result: {winner_name} wins: {loser}: {reason}: {detail}",
            winner_name = round.name(winner),
            loser = round.name(winner.other()),
            reason = outcome.reason
        );
    }
    let mut lines = vec![line];
    if round.games > 1 {
        let [a, b] = &round.names;
        let [wins, losses] = tally.wins;
        lines.push(format!(
            "after {} of {} games: {a} {wins}, {b} {losses}, draws {}",
            tally.games(),
            round.games,
            tally.draws
        ));
    }
    if round.number == round.games {
        for (name, forfeits) in round.names.iter().zip(&tally.forfeits) {
            for (cause, count) in forfeits {
                lines.push(format!("{name} lost {count} by {cause}"));
            }
        }
    }
    lines
}
