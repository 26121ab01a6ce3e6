//! The standings as one JSON object, for scripts.

use std::collections::BTreeMap;

use serde::Serialize;

use super::sprt::{Test, Verdict};
use super::Standings;

#[derive(Serialize)]
struct Line<'a> {
    complete: bool,
    games: u64,
    planned: u64,
    uncounted: u64,
    players: Vec<Player<'a>>,
    /// Won, drawn and lost by the player of the row against that of the column, in the order of `players`.
    crosstable: Vec<Vec<[u64; 3]>>,
    errors_from: &'static str,
    draws_added: bool,
    sprt: Option<Sprt>,
}

#[derive(Serialize)]
struct Player<'a> {
    name: &'a str,
    elo: f64,
    error: Option<f64>,
    games: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    score: Option<f64>,
    forfeits: &'a BTreeMap<String, u64>,
}

#[derive(Serialize)]
struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    llr: f64,
    lower: f64,
    upper: f64,
    /// Pairs by the first player's points: 0, a half, 1, one and a half, 2.
    pairs: [u64; 5],
    accepted: Option<&'static str>,
}

/// The standings as one line.
pub fn line(standings: &Standings) -> serde_json::Result<String> {
    let player = |&player: &usize| {
        let (score, rating) = (standings.scores[player], standings.ratings.of[player]);
        Player {
            name: &standings.names[player],
            elo: rounded(rating.elo),
            error: rating.error.map(rounded),
            games: score.games(),
            won: score.won,
            drawn: score.drawn,
            lost: score.lost,
            score: score.share(),
            forfeits: &standings.forfeits[player],
        }
    };
    let cell = |a: usize, b: usize| {
        let score = standings.against[a][b];
        [score.won, score.drawn, score.lost]
    };
    let order = &standings.order;
    serde_json::to_string(&Line {
        complete: standings.is_complete(),
        games: standings.counted,
        planned: standings.planned,
        uncounted: standings.uncounted,
        players: order.iter().map(player).collect(),
        crosstable: order.iter().map(|&a| order.iter().map(|&b| cell(a, b)).collect()).collect(),
        errors_from: match standings.ratings.errors_from {
            super::elo::ErrorsFrom::Pairs => "pairs",
            super::elo::ErrorsFrom::Games => "games",
        },
        draws_added: standings.ratings.draws_added,
        sprt: standings.test.as_ref().map(sprt),
    })
}

fn sprt(test: &Test) -> Sprt {
    let hypotheses = test.hypotheses();
    let [lower, upper] = hypotheses.bounds();
    Sprt {
        elo0: hypotheses.elo0,
        elo1: hypotheses.elo1,
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

/// Hundredths of an Elo are beyond every error, and what lies below is noise of the sums.
fn rounded(elo: f64) -> f64 {
    (100.0 * elo).round() / 100.0 + 0.0
}
