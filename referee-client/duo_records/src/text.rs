//! The text of a record.
//!
//! Turns of an opening are moves like the others. The contest's code and the figures of the search
//! go into private properties for programs and into the node's comment for people.

use duo_core::cell_notation::write_cells;
use duo_core::notation::encode;
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use duo_players::figures::turn_figures;
use duo_players::game::{Game, Ply};
use duo_players::player::Turn;
use duo_players::referee::Ending;
use referee_client::cause::cause;

use crate::blksgf::{write_code, write_points, write_turn, GAME};
use crate::sgf::escape;

/// Closes the game tree.
pub const CLOSING: &str = ")\n";

/// A whole record: the opening, the turns after it, and the result if the game has one. `names` are
/// the first and the second side's.
pub fn record(names: [&str; 2], opening: &Game, turns: &[(Ply, Turn)], ending: Option<&Ending>) -> String {
    let mut text = root(names, 1, opening);
    if let Some(ending) = ending {
        text = format!("{}{}\n", text.trim_end(), result_properties(names, ending));
    }
    text.extend(opening.history().iter().map(opening_node));
    text.extend(turns.iter().map(|(ply, turn)| turn_node(ply, turn)));
    text + CLOSING
}

/// The root of game `number` of a match, without its result.
pub fn root(names: [&str; 2], number: usize, opening: &Game) -> String {
    let [black, white] = names.map(escape);
    let first_start = opening.position().start(Side::First);
    format!(
        "(;GM[{GAME}]FF[4]CA[UTF-8]AP[blokus-duo:{}]PB[{black}]PW[{white}]RO[{number}]C[{black} begins from {first_start}]\n",
        env!("CARGO_PKG_VERSION"),
    )
}

/// The properties of the root that tell the result.
pub fn result_properties(names: [&str; 2], ending: &Ending) -> String {
    let outcome = &ending.outcome;
    let mut text = outcome.reason.to_string();
    if let (Some(winner), Some(detail)) = (outcome.winner, &ending.detail) {
        text = format!("{}: {}", names[winner.other().index()], cause(&text, Some(detail)));
    }
    let points = write_points(outcome.scores);
    format!("RE[{}]{points}GC[{}]", result_value(ending), escape(&text))
}

/// A turn of an opening.
pub fn opening_node(ply: &Ply) -> String {
    node(ply, &write_code(encode(ply.played)), "opening")
}

/// A turn that a player took.
pub fn turn_node(ply: &Ply, turn: &Turn) -> String {
    node(ply, &write_turn(turn), &turn_figures(turn))
}

fn node(ply: &Ply, figures: &str, comment: &str) -> String {
    let (player, code) = (property(ply.side), encode(ply.played));
    let placed = match ply.played {
        Move::Place(placement) => format!("{player}[{}]", write_cells(placement)),
        Move::Pass => String::new(),
    };
    let who = if ply.played == Move::Pass { format!("{player} passes ") } else { String::new() };
    format!(";{placed}{figures}C[{who}{code} {}]\n", escape(comment))
}

fn property(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

/// The result in SGF's notation: the margin, or `F` for a forfeit.
fn result_value(ending: &Ending) -> String {
    let [first, second] = ending.outcome.scores;
    match ending.outcome.winner.map(property) {
        None => "0".to_owned(),
        Some(winner) if ending.is_by_points() => format!("{winner}+{}", (first - second).abs()),
        Some(winner) => format!("{winner}+F"),
    }
}
