//! Drawn rounds with their results, and the stage that each player has reached.

use std::collections::HashMap;

use crate::draw::knockout::{is_third_place, verdict, Verdict};
use crate::entry::Round;
use crate::format::{Format, Knockout};
use crate::results::GameResult;
use crate::state::State;

/// A drawn round.
#[derive(Clone, Debug)]
pub struct DrawnRound {
    /// Counts from 1.
    pub round: u32,
    /// The round's name.
    pub name: String,
    /// The stage of the tournament that it belongs to.
    pub stage: u32,
    /// The pairings.
    pub pairings: Vec<Pairing>,
}

/// A pairing or a bye.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// The players' names.
    pub players: Vec<String>,
    /// Their points so far.
    pub points: Vec<f64>,
    /// Numbers of the games; empty for a bye.
    pub games: Vec<u64>,
    /// Number of finished games.
    pub over: usize,
    /// The winner of a knockout pairing, once all games are over and it is not replayed.
    pub winner: Option<String>,
    /// Whether the games were level and the seeds decided.
    pub as_seeded: bool,
    /// Whether the games were level and the pairing is replayed.
    pub is_open: bool,
}

/// All drawn rounds.
pub fn rounds(state: &State) -> Vec<DrawnRound> {
    let seats = state.plan().format.seats();
    let mut slots = state.slots().iter();
    let by_game: HashMap<u64, &GameResult> = state.results().iter().map(|result| (result.game, result)).collect();
    let mut rounds = Vec::new();
    for round in state.rounds() {
        let mut pairings = Vec::new();
        for players in &round.pairings {
            let mut games = Vec::new();
            if players.len() == seats {
                games.extend(slots.by_ref().take(round.games as usize).map(|slot| slot.game));
            }
            let results: Vec<&GameResult> = games.iter().filter_map(|game| by_game.get(game).copied()).collect();
            let points = |name: &String| -> f64 {
                let own = |result: &&GameResult| {
                    result.players.iter().position(|one| one == name).map_or(0.0, |seat| result.points(seat))
                };
                results.iter().map(own).sum()
            };
            let is_again = |later: &Round| {
                let same = |pairing: &Vec<String>| players.iter().all(|name| pairing.contains(name));
                later.round > round.round && later.stage == round.stage && later.pairings.iter().any(same)
            };
            let is_last = results.len() == games.len() && !state.rounds().iter().any(is_again);
            let terms = knockout(state).filter(|(first, _)| is_last && round.stage >= *first);
            let verdict = terms.map(|(_, terms)| verdict(state, terms, round.stage, players));
            pairings.push(Pairing {
                points: players.iter().map(points).collect(),
                players: players.clone(),
                over: results.len(),
                games,
                winner: verdict.and_then(Verdict::winner).map(str::to_owned),
                as_seeded: matches!(verdict, Some(Verdict::WinsAsSeeded(_))),
                is_open: verdict == Some(Verdict::Again),
            });
        }
        rounds.push(DrawnRound { round: round.round, name: round.name.clone(), stage: round.stage, pairings });
    }
    rounds
}

/// The first stage of the knockout, and its terms.
fn knockout(state: &State) -> Option<(u32, &Knockout)> {
    match &state.plan().format {
        Format::Knockout(terms) => Some((1, terms)),
        Format::Groups { knockout, .. } => Some((2, knockout)),
        _ => None,
    }
}

/// The stage that a player has reached in a knockout: a number that grows with each stage, and its
/// name.
pub fn stage_reached(rounds: &[DrawnRound], state: &State, player: usize, is_over: bool) -> (u32, String) {
    let name = state.players()[player].name();
    let of_player =
        |round: &&DrawnRound| round.pairings.iter().any(|pairing| pairing.players.iter().any(|one| one == name));
    let Some(last) = rounds.iter().rev().find(of_player) else { return (0, String::new()) };
    // A replayed round belongs to the stage of the first attempt.
    let stage = rounds.iter().find(|round| round.stage == last.stage).unwrap_or(last);
    let is_final = stage.name == "final" && knockout(state).is_some();
    let has_won = last.pairings.iter().any(|pairing| pairing.winner.as_deref() == Some(name));
    let for_third_place = rounds.iter().find(|round| is_third_place(&round.name)).map(|round| round.stage);
    let is_decided = last.pairings.iter().all(|pairing| pairing.winner.is_some());
    match for_third_place {
        Some(stage) if stage == last.stage && is_decided && has_won => (2 * stage + 1, "third place".to_owned()),
        Some(stage) if stage == last.stage && is_decided => (2 * stage, "fourth place".to_owned()),
        // The winners of the semi-finals wait for the final.
        Some(stage) if stage == last.stage + 1 && has_won => (2 * stage + 2, "final".to_owned()),
        _ if is_final && has_won && is_over => (2 * last.stage + 1, "winner".to_owned()),
        _ => (2 * last.stage, stage.name.clone()),
    }
}
