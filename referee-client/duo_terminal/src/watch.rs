//! Watchers that show a match: on a terminal, as plain lines or as JSON.

use duo_core::player::Player as Side;
use duo_players::referee::{Ending, Round, Tally};
use referee_client::cause::cause;
use referee_client::foreign_text::Printable;

pub mod json;
pub mod plain;
pub mod terminal;
mod totals;

/// The line above a game: players, start cells, opening.
fn heading(round: &Round) -> String {
    let position = round.opening.position();
    let sides = Side::BOTH.map(|side| format!("{} from {}", round.name(side), position.start(side)));
    let opening = round.opening.codes();
    let opening = if opening.is_empty() { opening } else { format!(", after {opening}") };
    let line = format!("game {} of {}: {} against {}{opening}", round.number, round.games, sides[0], sides[1]);
    Printable(&line).to_string()
}

/// The lines below a game: its result and the score of the match. The reason may quote a program.
fn verdict(round: &Round, ending: &Ending, tally: &Tally) -> Vec<String> {
    let outcome = &ending.outcome;
    let winner = outcome.winner.map_or("draw".to_owned(), |side| format!("{} wins", round.name(side)));
    let [first, second] = Side::BOTH.map(|side| format!("{} {}", round.name(side), outcome.scores[side.index()]));
    let mut line = format!("result: {winner} ({first}, {second}): {}", outcome.reason);
    if let (Some(detail), Some(winner)) = (&ending.detail, outcome.winner) {
        let cause = cause(&outcome.reason.to_string(), Some(detail));
        line = format!("result: {} wins: {}: {cause}", round.name(winner), round.name(winner.other()));
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
    lines.iter().map(|line| Printable(line).to_string()).collect()
}
