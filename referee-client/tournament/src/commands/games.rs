//! Plays a tournament's games and reports each, then the standings.

use std::io::{stdout, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use referee_client::note;
use referee_client::progress::Progress;
use referee_client::shell;

use super::begin::Running;
use super::interrupt::tell_on_interrupt;
use crate::folder::Folder;
use crate::format::Format;
use crate::game::Program;
use crate::log::Log;
use crate::plan::Plan;
use crate::play::{admit, News, Runner};
use crate::results::GameResult;
use crate::standings::sprt::Test;
use crate::standings::{json, table, Standings};
use crate::state::State;

/// Starts a tournament, or continues it if the plan is the same.
pub fn begin<P: Program>(dir: &Path, plan: Plan, running: &Running) -> anyhow::Result<()> {
    play::<P>(&Folder::new(dir), &plan, running)
}

/// Continues the tournament in a folder.
pub fn resume<P: Program>(dir: &Path, running: &Running) -> anyhow::Result<()> {
    let folder = Folder::new(dir);
    let plan = folder.require_plan_of(P::NAME)?;
    play::<P>(&folder, &plan, running)
}

fn play<P: Program>(folder: &Folder, plan: &Plan, running: &Running) -> anyhow::Result<()> {
    let cores = thread::available_parallelism().map_or(1, |count| count.get());
    let concurrency = running.concurrency.map(|count| count as usize);
    let concurrency = concurrency.unwrap_or_else(|| if uses_wall_clock::<P>(plan) { 1 } else { cores });
    let game = P::game(plan, (cores / concurrency).max(1))?;
    // Check the players before a new folder is created.
    let is_new = !folder.holds_tournament();
    if is_new {
        admit(&*game, &State::new(plan.clone()))?;
    }
    let _lock = folder.lock()?;
    folder.settle_plan(plan)?;
    let mut log = folder.open_log(plan)?;
    if !is_new {
        admit(&*game, log.state())?;
    }
    let how = format!("{} tournament resume {}", P::NAME, shell::quote(folder.path()));
    tell_on_interrupt(format!("interrupted: the finished games are stored; `{how}` continues"))?;
    game.open_for_players()?;
    let known = log.state().results().len();
    if known > 0 {
        note!("{known} of {} games have been played already", log.state().planned_games());
    }
    let progress = match plan.format {
        Format::RoundRobin | Format::Gauntlet | Format::Alone => {
            Progress::new(log.state().planned_games().saturating_sub(known), "games")
        }
        _ => Progress::open_ended("games"),
    };
    let mut standing = Standing::of(log.state());
    let patience = Duration::from_secs(running.patience.into());
    let most = running.at_a_time.map_or(usize::MAX, |most| most as usize);
    let runner = Runner { game: &*game, folder, concurrency, most, patience };
    runner.play(&mut log, |news, state, test| {
        match news {
            News::Over(result) => {
                if running.json {
                    writeln!(stdout(), "{}", serde_json::to_string(result)?)?;
                }
                progress.note(&result.describe());
                standing.add(result);
                let llr = test.map_or(String::new(), |test| format!(", {}", ratio(test)));
                progress.status(standing.describe() + &llr);
                progress.step();
            }
            News::Missing(name, why) => progress.note(&format!("{name} is missing: {why}; its games come last")),
            News::Back(name) => progress.note(&format!("{name} is back")),
            News::Round(round) => {
                let pairings: Vec<String> = round.pairings.iter().map(|pairing| pairing.join(" - ")).collect();
                progress.note(&format!("{}: {}", round.name, pairings.join(", ")));
            }
            News::Decision(decision) => {
                progress.note(&format!("decided: {}", decision.describe(state)));
                standing = Standing::of(state);
            }
            News::Judged(games) => progress.note(&format!(
                "{} games wait for a judge; enter results with `{} tournament result {} GAME`: {}",
                games.len(),
                P::NAME,
                shell::quote(folder.path()),
                state.list_games(games)
            )),
        }
        Ok(())
    })?;
    drop(progress);
    write_tables(folder, &mut log)?;
    print_standings(log.state(), running.json)
}

/// Whether a player thinks in wall-clock time, so that games side by side would weaken it.
fn uses_wall_clock<P: Program>(plan: &Plan) -> bool {
    plan.players.iter().any(|player| !player.is_judged() && P::uses_wall_clock(player))
}

/// Describes the progress of a sequential test.
fn ratio(test: &Test) -> String {
    let [lower, upper] = test.hypotheses().bounds();
    format!("LLR {:.2} ({lower:.2} to {upper:.2})", test.ratio())
}

/// Points and games of each player.
struct Standing(Vec<(String, f64, u64)>);

impl Standing {
    fn of(state: &State) -> Standing {
        let names = state.players().iter().map(|player| player.name().to_owned());
        let mut standing = Standing(names.map(|name| (name, 0.0, 0)).collect());
        state.results().iter().for_each(|result| standing.add(result));
        standing
    }

    fn add(&mut self, result: &GameResult) {
        for (seat, player) in result.players.iter().enumerate() {
            if let Some((_, points, games)) = self.0.iter_mut().find(|(name, ..)| name == player) {
                *points += result.points(seat);
                *games += 1;
            }
        }
    }

    /// The players with the most points a game, for the progress line.
    fn describe(&self) -> String {
        const SHOWN: usize = 4;
        let share = |(_, points, games): &&(String, f64, u64)| points / (*games).max(1) as f64;
        let mut players: Vec<&(String, f64, u64)> = self.0.iter().collect();
        players.sort_by(|a, b| share(b).total_cmp(&share(a)));
        let shown = players.iter().take(SHOWN).map(|(name, points, games)| format!("{name} {points} of {games}"));
        shown.collect::<Vec<_>>().join(", ")
    }
}

/// Writes the tables into the folder and prints the standings.
pub fn report(folder: &Folder, log: &mut Log, json: bool) -> anyhow::Result<()> {
    write_tables(folder, log)?;
    print_standings(log.state(), json)
}

/// Writes the tables under the log's lock, so that the last writer knows every line: a decision may
/// come in while the last games end.
///
/// # Errors
///
/// The log or a table cannot be read or written.
pub fn write_tables(folder: &Folder, log: &mut Log) -> anyhow::Result<()> {
    log.with_lock(|state| {
        let standings = Standings::new(state);
        folder.write("table.txt", &table::text(&standings))?;
        folder.write("table.md", &table::markdown(&standings))
    })
}

fn print_standings(state: &State, json: bool) -> anyhow::Result<()> {
    let standings = Standings::new(state);
    if json {
        writeln!(stdout(), "{}", json::line(&standings)?)?;
    } else {
        write!(stdout(), "{}", table::text(&standings))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::{Decision, Ruling};
    use crate::entry::Entry;
    use crate::plan::tests::plan;
    use crate::results::tests::result;

    #[test]
    fn tables_show_a_decision_that_was_made_while_the_last_games_ended() {
        let place = tempfile::tempdir().unwrap();
        let folder = Folder::new(place.path());
        let plan = plan(Format::RoundRobin, &["a", "b"], 1);
        // The program that plays holds the folder and has the state after the last game.
        let _lock = folder.lock().unwrap();
        folder.settle_plan(&plan).unwrap();
        let mut player = folder.open_log(&plan).unwrap();
        for game in 1..=2 {
            player.write(|state| Ok(Some(Entry::Result(Box::new(result(state, game, Some(0))))))).unwrap();
        }
        let mut organiser = folder.open_log(&plan).unwrap();
        let reason = "agreed".to_owned();
        let overruled = Decision::Overrule { game: 1, ruling: Ruling::Nobody, reason };
        let table = || std::fs::read_to_string(place.path().join("table.txt")).unwrap();
        organiser.write(|_| Ok(Some(Entry::Decision(overruled)))).unwrap();
        write_tables(&folder, &mut player).unwrap();
        assert!(table().contains("1 overruled"), "{}", table());
        // The table is also current if the decision comes after the other program's last look at
        // the log.
        let replayed = Decision::Replay { game: 2, reason: "a bug".to_owned() };
        organiser.write(|_| Ok(Some(Entry::Decision(replayed)))).unwrap();
        report(&folder, &mut organiser, true).unwrap();
        assert!(table().contains("1 of 2 games"), "{}", table());
    }

    #[test]
    fn standing_starts_with_the_best() {
        let of =
            |players: [(&str, f64, u64); 4]| Standing(players.map(|(name, p, g)| (name.to_owned(), p, g)).to_vec());
        let standing = of([("a", 0.5, 2), ("b", 1.5, 3), ("c", 1.0, 1), ("d", 0.0, 0)]);
        assert_eq!(standing.describe(), "c 1 of 1, b 1.5 of 3, a 0.5 of 2, d 0 of 0");
    }
}
