//! The standings as one JSON object for scripts and pages.

use std::collections::BTreeMap;

use serde::Serialize;

use super::rounds::{DrawnRound, Pairing};
use super::sprt::{Test, Verdict};
use super::{Line, Standings};
use crate::format::Model;
use crate::scoring::{Column, Scoring};

#[derive(Serialize)]
struct Table<'a> {
    complete: bool,
    games: u64,
    planned: u64,
    uncounted: u64,
    /// Names of the tie-breaks, the first to decide first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tie_breaks: Vec<String>,
    /// The players, the best first.
    players: Vec<Player<'a>>,
    /// Games won, drawn and lost by the row's player against the column's, in the order of
    /// `players`.
    crosstable: Option<Vec<Vec<[u64; 3]>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    groups: Vec<Vec<Player<'a>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rounds: Vec<Round<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    withdrawn: Vec<&'a str>,
    errors_from: Option<&'static str>,
    draws_added: bool,
    sprt: Option<Sprt>,
    /// The figures of a match between two players.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    statistics: Option<Match>,
}

#[derive(Serialize)]
struct Match {
    /// By the first player's points: 0, 0.5, 1, 1.5, 2.
    pairs: [u64; 5],
    draw_rate: f64,
    even_pairs: f64,
    normalized_elo: Option<f64>,
    normalized_elo_error: Option<f64>,
    los: Option<f64>,
}

#[derive(Serialize)]
struct Player<'a> {
    name: &'a str,
    /// Equal players share a place.
    place: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<f64>,
    error: Option<f64>,
    games: usize,
    won: u64,
    drawn: u64,
    lost: u64,
    score: Option<f64>,
    /// All points, their mean, and half the width of the mean's 95 % interval.
    points: f64,
    mean: Option<f64>,
    half_width_95: Option<f64>,
    /// Sum of the opponents' points in a Swiss tournament.
    #[serde(skip_serializing_if = "Option::is_none")]
    met: Option<f64>,
    /// The values of the plan's tie-breaks by name, where the player was still tied.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tie_breaks: BTreeMap<String, f64>,
    /// The stage reached in a knockout.
    #[serde(skip_serializing_if = "Option::is_none")]
    reached: Option<&'a str>,
    /// Further columns by their heading.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    figures: BTreeMap<&'a str, Option<f64>>,
    forfeits: &'a BTreeMap<String, u64>,
}

#[derive(Serialize)]
struct Round<'a> {
    round: u32,
    name: &'a str,
    pairings: Vec<Meeting<'a>>,
}

#[derive(Serialize)]
struct Meeting<'a> {
    players: &'a [String],
    points: &'a [f64],
    games: &'a [u64],
    over: usize,
    winner: Option<&'a str>,
}

#[derive(Serialize)]
struct Sprt {
    elo0: f64,
    elo1: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    model: Option<Model>,
    alpha: f64,
    beta: f64,
    llr: f64,
    lower: f64,
    upper: f64,
    /// Pairs by the first player's points: 0, 0.5, 1, 1.5, 2.
    pairs: [u64; 5],
    accepted: Option<&'static str>,
}

/// The standings as one line of JSON.
pub fn line(standings: &Standings) -> serde_json::Result<String> {
    let crosstable = standings.against.as_ref().map(|against| {
        let cell = |a: usize, b: usize| [against[a][b].won, against[a][b].drawn, against[a][b].lost];
        standings.order().map(|a| standings.order().map(|b| cell(a, b)).collect()).collect()
    });
    let ratings = standings.ratings.as_ref();
    serde_json::to_string(&Table {
        complete: standings.is_complete,
        games: standings.counted,
        planned: standings.planned,
        uncounted: standings.uncounted,
        tie_breaks: standings.tie_breaks.iter().map(ToString::to_string).collect(),
        players: standings.ranking.iter().map(|line| player(standings, line)).collect(),
        crosstable,
        groups: standings
            .groups
            .iter()
            .map(|group| group.iter().map(|line| player(standings, line)).collect())
            .collect(),
        rounds: standings.rounds.iter().map(round).collect(),
        withdrawn: standings.withdrawn.iter().map(|&player| standings.names[player].as_str()).collect(),
        errors_from: ratings.map(|ratings| match ratings.errors_from {
            ratings::ErrorsFrom::Pairs => "pairs",
            ratings::ErrorsFrom::Games => "games",
        }),
        draws_added: ratings.is_some_and(|ratings| ratings.draws_added),
        sprt: standings.test.as_ref().map(sprt),
        statistics: standings.statistics.as_ref().map(|figures| Match {
            pairs: figures.pairs,
            draw_rate: figures.draw_rate,
            even_pairs: figures.even_pairs,
            normalized_elo: figures.normalized_elo.map(|(elo, _)| round_elo(elo)),
            normalized_elo_error: figures.normalized_elo.map(|(_, error)| round_elo(error)),
            los: figures.superiority,
        }),
    })
}

fn player<'a>(standings: &'a Standings, line: &'a Line) -> Player<'a> {
    let row = &line.row;
    let rating = standings.ratings.as_ref().map(|ratings| ratings.of[row.player]);
    let columns: &[&[Column]] = match &standings.scoring {
        Scoring::Elo => &[],
        Scoring::Points(points) => &[&points.tie_breaks, &points.shown],
    };
    let figure = |column: &'a Column| (column.head.as_str(), column.summary(row.figures(column)).map(round_elo));
    Player {
        name: &standings.names[row.player],
        place: line.place,
        elo: rating.map(|rating| round_elo(rating.elo)),
        error: rating.and_then(|rating| rating.error).map(round_elo),
        games: row.points.len(),
        won: row.score.won,
        drawn: row.score.drawn,
        lost: row.score.lost,
        score: row.score.share(),
        points: row.tally.points,
        mean: row.mean(),
        half_width_95: row.half_width(),
        met: line.swiss.map(|[_, met]| met),
        tie_breaks: tie_breaks(standings, line),
        reached: line.reached.as_deref(),
        figures: columns.iter().copied().flatten().map(figure).collect(),
        forfeits: &row.forfeits,
    }
}

fn tie_breaks(standings: &Standings, line: &Line) -> BTreeMap<String, f64> {
    let named = standings.tie_breaks.iter().map(ToString::to_string);
    named.zip(&line.tie_breaks).filter_map(|(name, value)| Some((name, (*value)?))).collect()
}

fn round(round: &DrawnRound) -> Round<'_> {
    Round { round: round.round, name: &round.name, pairings: round.pairings.iter().map(meeting).collect() }
}

fn meeting(pairing: &Pairing) -> Meeting<'_> {
    Meeting {
        players: &pairing.players,
        points: &pairing.points,
        games: &pairing.games,
        over: pairing.over,
        winner: pairing.winner.as_deref(),
    }
}

fn sprt(test: &Test) -> Sprt {
    let hypotheses = test.hypotheses();
    let [lower, upper] = hypotheses.bounds();
    Sprt {
        elo0: hypotheses.elo0,
        elo1: hypotheses.elo1,
        model: Some(hypotheses.model).filter(|&model| model != Model::Logistic),
        alpha: hypotheses.alpha,
        beta: hypotheses.beta,
        llr: test.ratio(),
        lower,
        upper,
        pairs: test.counts(),
        accepted: test.verdict().map(|verdict| match verdict {
            Verdict::H0 => "H0",
            Verdict::H1 => "H1",
        }),
    }
}

/// Rounds to hundredths: further digits are noise.
fn round_elo(elo: f64) -> f64 {
    (100.0 * elo).round() / 100.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::plan::tests::plan;
    use crate::plan::Plan;
    use crate::scoring::TieBreak;
    use crate::state::State;

    #[test]
    fn tie_breaks_stand_in_the_order_in_which_they_decide() {
        let tie_breaks = vec![TieBreak::Wins, TieBreak::Buchholz];
        let state = State::new(Plan { tie_breaks, ..plan(Format::Swiss { games: 1 }, &["x", "y"], 1) });
        let line = line(&Standings::new(&state)).unwrap();
        assert!(line.contains(r#""tie_breaks":["wins","Buchholz"]"#), "{line}");
    }
}
