//! Plays a tournament's games and tells of each, then of all.

use std::collections::HashSet;
use std::io::{stdout, Write};
use std::path::Path;
use std::thread;

use super::arguments::{Common, Running};
use crate::tournament::entrant::Entrant;
use crate::tournament::folder::Folder;
use crate::tournament::plan::{Format, Plan};
use crate::tournament::play::{Hall, Next};
use crate::tournament::results::GameResult;
use crate::tournament::standings::sprt::Test;
use crate::tournament::standings::{json, table, Standings};
use referee_client::fail::bad_input;
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
    if let Some(board) = plan.players.iter().find(|player| concurrency > 1 && player.is_on_a_line()) {
        return Err(bad_input(format!("{board} plays one game at a time: --concurrency 1")));
    }
    let hall = Hall { folder, plan, concurrency, engine_threads: (cores / concurrency).max(1) };
    // What is wrong with a player is said before a folder is made.
    hall.admit()?;
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
        hall.play(&known, |result| {
            file.append(&result)?;
            if running.json {
                writeln!(stdout(), "{}", serde_json::to_string(&result)?)?;
            }
            progress.note(&in_words(&result));
            progress.step();
            let decided = test.as_mut().is_some_and(|test| is_decided(test, &result, &progress));
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

/// Adds a result to a test and says where that stands.
fn is_decided(test: &mut Test, result: &GameResult, progress: &Progress) -> bool {
    test.add(result);
    let [lower, upper] = test.hypotheses().bounds();
    progress.status(format!("games, LLR {:.2} ({lower:.2} to {upper:.2})", test.ratio()));
    test.verdict().is_some()
}

/// A game that is over, for whoever watches.
fn in_words(result: &GameResult) -> String {
    let GameResult { game, players: [first, second], winner, scores: [a, b], reason, .. } = result;
    let verdict = winner.map_or("draw".to_owned(), |winner| format!("{} wins", result.players[winner]));
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
