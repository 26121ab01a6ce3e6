//! Plays a tournament's games and tells of each, then of all.

use std::collections::HashSet;
use std::io::{stdout, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::arguments::{Common, Running};
use crate::tournament::entrant::Entrant;
use crate::tournament::folder::Folder;
use crate::tournament::plan::{Format, Plan};
use crate::tournament::play::{Next, Report, Runner};
use crate::tournament::results::GameResult;
use crate::tournament::standings::sprt::Test;
use crate::tournament::standings::{json, table, Standings};
use referee_client::note;
use referee_client::progress::Progress;

/// Begins a tournament, or goes on with it if it is the same.
pub fn begin(common: &Common, plan: Plan) -> anyhow::Result<()> {
    play(&Folder::new(&common.dir), &plan, &common.running)
}

/// Goes on with the tournament in a folder.
pub fn resume(dir: &Path, running: &Running) -> anyhow::Result<()> {
    let folder = Folder::new(dir);
    let plan = folder.known_plan()?;
    play(&folder, &plan, running)
}

fn play(folder: &Folder, plan: &Plan, running: &Running) -> anyhow::Result<()> {
    let cores = thread::available_parallelism().map_or(1, |count| count.get());
    let by_the_clock = plan.players.iter().any(Entrant::needs_the_machine);
    let concurrency = running.concurrency.map_or(if by_the_clock { 1 } else { cores }, |count| count as usize);
    let engine_threads = (cores / concurrency).max(1);
    let patience = Duration::from_secs(running.patience.into());
    let runner = Runner { folder, plan, concurrency, engine_threads, patience };
    // What is wrong with a player is said before a folder is made.
    runner.admit()?;
    let _lock = folder.lock()?;
    folder.settle(plan)?;
    let (mut file, mut results) = folder.open_results(plan)?;
    let known: HashSet<u64> = results.iter().map(|result| result.game).collect();
    let games = 2 * plan.own_pairs().count();
    if !known.is_empty() {
        note!("{} of {games} games have been played before", known.len());
    }
    let mut test = running_test(plan, &results);
    if test.as_ref().is_none_or(|test| test.verdict().is_none()) {
        let progress = match test {
            Some(_) => Progress::open_ended("games"),
            None => Progress::new(games - known.len(), "games"),
        };
        let mut standing = Standing::of(&plan.names(), &results);
        runner.play(&known, |report| {
            let result = match report {
                Report::Over(result) => *result,
                Report::Missing(name, why) => {
                    progress.note(&format!("{name} is missing: {why}; its games come last"));
                    return Ok(Next::Game);
                }
                Report::Back(name) => {
                    progress.note(&format!("{name} is there again"));
                    return Ok(Next::Game);
                }
            };
            file.append(&result)?;
            if running.json {
                writeln!(stdout(), "{}", serde_json::to_string(&result)?)?;
            }
            progress.note(&in_words(&result));
            standing.add(&result);
            let decided = test.as_mut().is_some_and(|test| is_decided(test, &result));
            let llr = test.as_ref().map_or(String::new(), |test| format!(", {}", ratio(test)));
            progress.status(standing.in_words() + &llr);
            progress.step();
            results.push(result);
            Ok(if decided { Next::Stop } else { Next::Game })
        })?;
    }
    finish(folder, plan, &results, running.json)
}

fn running_test(plan: &Plan, results: &[GameResult]) -> Option<Test> {
    let Format::Sprt(hypotheses) = plan.format else { return None };
    let mut test = Test::new(hypotheses);
    results.iter().for_each(|result| test.add(result));
    Some(test)
}

/// Adds a result to a test; whether that settles it.
fn is_decided(test: &mut Test, result: &GameResult) -> bool {
    test.add(result);
    test.verdict().is_some()
}

/// How far a test is.
fn ratio(test: &Test) -> String {
    let [lower, upper] = test.hypotheses().bounds();
    format!("LLR {:.2} ({lower:.2} to {upper:.2})", test.ratio())
}

/// Points of games played, by player.
struct Standing<'a>(Vec<(&'a str, f64, u64)>);

impl<'a> Standing<'a> {
    fn of(names: &[&'a str], results: &[GameResult]) -> Standing<'a> {
        let mut standing = Standing(names.iter().map(|&name| (name, 0.0, 0)).collect());
        results.iter().for_each(|result| standing.add(result));
        standing
    }

    fn add(&mut self, result: &GameResult) {
        for (side, player) in result.players.iter().enumerate() {
            if let Some((_, points, games)) = self.0.iter_mut().find(|(name, ..)| name == player) {
                *points += result.points(side);
                *games += 1;
            }
        }
    }

    /// The best players, and what they have.
    fn in_words(&self) -> String {
        const SHOWN: usize = 4;
        let share = |&(_, points, games): &(&str, f64, u64)| points / games.max(1) as f64;
        let mut players = self.0.clone();
        players.sort_by(|a, b| share(b).total_cmp(&share(a)));
        let shown = players.iter().take(SHOWN).map(|(name, points, games)| format!("{name} {points} of {games}"));
        shown.collect::<Vec<_>>().join(", ")
    }
}

/// A game that is over, for whoever watches.
fn in_words(result: &GameResult) -> String {
    let GameResult { game, players: [first, second], winner, scores: [a, b], reason, .. } = result;
    let nobody = if result.is_void() { "nobody wins" } else { "draw" };
    let verdict = winner.map_or(nobody.to_owned(), |winner| format!("{} wins", result.players[winner]));
    let detail = result.detail.as_ref().map_or(String::new(), |detail| format!(": {detail}"));
    format!("game {game}: {first} {a}, {second} {b}: {verdict} ({reason}{detail})")
}

/// Writes the tables where they belong: into the folder, and to whoever asked.
pub fn finish(folder: &Folder, plan: &Plan, results: &[GameResult], json: bool) -> anyhow::Result<()> {
    let standings = Standings::new(plan, results);
    let (text, line) = (table::text(&standings), json::line(&standings)?);
    folder.write("table.txt", &text)?;
    folder.write("table.md", &table::markdown(&standings))?;
    if json {
        writeln!(stdout(), "{line}")?;
    } else {
        write!(stdout(), "{text}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standing_begins_with_the_best() {
        let result = |players: [&str; 2], winner| GameResult {
            game: 1,
            players: players.map(str::to_owned),
            winner,
            scores: [0, 0],
            reason: String::new(),
            detail: None,
            plies: 0,
            opening: String::new(),
            costs: Default::default(),
        };
        let results = [result(["a", "b"], Some(1)), result(["b", "a"], None), result(["c", "b"], Some(0))];
        assert_eq!(
            Standing::of(&["a", "b", "c", "d"], &results).in_words(),
            "c 1 of 1, b 1.5 of 3, a 0.5 of 2, d 0 of 0"
        );
    }
}
