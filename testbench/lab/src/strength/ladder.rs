//! All players on one scale: the Elo under which the stored results are most likely.

use anyhow::{Context, Result};
use ratings::{Encounter, Rating};

use super::questions::{self, Contender, MAIN};
use super::results::{self, Record};

/// A row of the ladder.
#[derive(Debug, PartialEq)]
struct Row {
    contender: Contender,
    games: usize,
    rating: Rating,
}

/// The ladder as a table, the strongest player first.
pub fn table() -> Result<String> {
    let rows = rows(&results::all()?)?;
    let mut table = String::from("| player | million cycles a move | Elo | games |\n|---|---|---|---|\n");
    for Row { contender: Contender { name, cycles }, games, rating: Rating { elo, error } } in rows {
        let cycles = cycles.map_or_else(String::new, |cycles| (cycles as f64 / 1e6).to_string());
        let error = error.map_or_else(String::new, |error| format!(" ± {error:.0}"));
        table.push_str(&format!("| {name} | {cycles} | {elo:.0}{error} | {games} |\n"));
    }
    Ok(table)
}

/// The players that games connect with the main board at its largest budget, which has Elo 0.
fn rows(all: &[Record]) -> Result<Vec<Row>> {
    let mut meetings = Vec::new();
    for Record { question, cycles, tally, .. } in all {
        let question = questions::find_question(question).ok().context("a stored question is unknown")?;
        let games = tally.won + tally.drawn + tally.lost;
        meetings.push((question.contenders(*cycles), tally.won as f64 + tally.drawn as f64 / 2.0, games));
    }
    let main_board = |contender: &&Contender| contender.name == format!("`{MAIN}`");
    let Some(anchor) = meetings.iter().flat_map(|(both, ..)| both).filter(main_board).max_by_key(|it| it.cycles) else {
        return Ok(Vec::new());
    };
    // The anchor is player 0. Every opponent of a player is a player too.
    let mut players = vec![anchor.clone()];
    let mut next = 0;
    while let Some(player) = players.get(next).cloned() {
        for contender in meetings.iter().filter(|(both, ..)| both.contains(&player)).flat_map(|(both, ..)| both) {
            if !players.contains(contender) {
                players.push(contender.clone());
            }
        }
        next += 1;
    }
    let place = |contender: &Contender| players.iter().position(|player| player == contender);
    let encounters: Vec<Encounter> = meetings
        .iter()
        .filter_map(|([ours, theirs], points, games)| {
            Some(Encounter { players: [place(ours)?, place(theirs)?], points: *points, games: *games as f64 })
        })
        .collect();
    let pairings: Vec<[usize; 2]> = encounters.iter().map(|met| met.players).collect();
    let ratings = ratings::rate(players.len(), &encounters, &pairings, Some(0)).of;
    let games = |player: usize| {
        encounters.iter().filter(|met| met.players.contains(&player)).map(|met| met.games as usize).sum()
    };
    let mut rows: Vec<Row> = players
        .into_iter()
        .zip(ratings)
        .enumerate()
        .map(|(player, (contender, rating))| Row { contender, games: games(player), rating })
        .collect();
    rows.sort_by(|a, b| b.rating.elo.total_cmp(&a.rating.elo));
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tally::Tally;

    fn record(question: &str, cycles: u64, [won, drawn, lost]: [usize; 3]) -> Record {
        let tally = Tally { won, drawn, lost, ..Tally::default() };
        Record { question: question.to_owned(), cycles, tally, verilog_sha256: String::new() }
    }

    #[test]
    fn players_stand_by_elo_above_the_main_board() {
        // 3 to 1 is 191 Elo.
        let rows = rows(&[
            record("budget", 76_000_000, [60, 0, 20]),
            record("budget", 7_600_000, [55, 10, 15]),
            record("tree", 76_000_000, [50, 20, 10]),
            record("tree-pentobi-9", 76_000_000, [20, 0, 60]),
        ])
        .unwrap();
        let seen: Vec<(&str, Option<u64>, f64, usize)> = rows
            .iter()
            .map(|Row { contender, games, rating }| {
                (contender.name.as_str(), contender.cycles, rating.elo.round(), *games)
            })
            .collect();
        assert_eq!(
            seen,
            [
                ("Pentobi, level 9", None, 382.0, 80),
                ("`model+tree`", Some(76_000_000), 191.0, 160),
                ("`model`", Some(76_000_000), 0.0, 160),
                ("`model`", Some(7_600_000), -191.0, 160),
                ("`model`", Some(760_000), -382.0, 80),
            ]
        );
        // The error of a score of 0.75 in 80 independent games, in Elo.
        let expected = 1.96 * 400.0 / std::f64::consts::LN_10 / (80.0_f64 * 0.75 * 0.25).sqrt();
        assert!((rows[1].rating.error.unwrap() - expected).abs() < 0.1, "{expected} {:?}", rows[1]);
        assert!(rows[0].rating.error > rows[1].rating.error && rows[2].rating.error.is_none());
    }

    #[test]
    fn players_without_games_against_the_others_are_left_out() {
        let all = [
            record("tree", 76_000_000, [50, 20, 10]),
            record("helper", 1_000_000, [5, 0, 5]),
            record("tree-engine", 76_000_000, [5, 0, 5]),
        ];
        let names: Vec<String> = rows(&all).unwrap().into_iter().map(|row| row.contender.name).collect();
        assert_eq!(names, ["`model+tree`", "`engine`", "`model`"]);
        assert!(rows(&[]).unwrap().is_empty());
        assert!(rows(&[record("knights", 1, [1, 0, 0])]).is_err());
    }
}
