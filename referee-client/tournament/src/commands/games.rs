//! Plays a tournament's games and tells of each, then of all.

use std::io::{stdout, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use referee_client::note;
use referee_client::progress::Progress;

use super::begin::Running;
use crate::folder::Folder;
use crate::format::Format;
use crate::game::{is_judged, Program};
use crate::plan::Plan;
use crate::play::{admit, News, Runner};
use crate::results::GameResult;
use crate::standings::sprt::Test;
use crate::standings::{json, table, Standings};
use crate::state::State;
use crate::waiting;

/// Begins a tournament, or goes on with it if it is the same.
pub fn begin<P: Program>(dir: &Path, plan: Plan, running: &Running) -> anyhow::Result<()> {
    play::<P>(&Folder::new(dir), &plan, running)
}

/// Goes on with the tournament in a folder.
pub fn resume<P: Program>(dir: &Path, running: &Running) -> anyhow::Result<()> {
    let folder = Folder::new(dir);
    let plan = folder.plan_of(P::NAME)?;
    play::<P>(&folder, &plan, running)
}

fn play<P: Program>(folder: &Folder, plan: &Plan, running: &Running) -> anyhow::Result<()> {
    let cores = thread::available_parallelism().map_or(1, |count| count.get());
    let by_the_clock = {
        let game = P::game(plan, cores)?;
        plan.players.iter().any(|player| !is_judged(player) && game.goes_by_the_clock(player))
    };
    let concurrency = running.concurrency.map_or(if by_the_clock { 1 } else { cores }, |count| count as usize);
    let game = P::game(plan, (cores / concurrency).max(1))?;
    // What is wrong with a player is said before a folder is made.
    let known = match folder.plan()? {
        Some(_) => {
            folder.settle(plan)?;
            folder.state(plan)?
        }
        None => State::new(plan.clone()),
    };
    admit(&*game, &known)?;
    let _lock = folder.lock()?;
    folder.settle(plan)?;
    let mut ledger = folder.open(plan)?;
    game.opens()?;
    let known = ledger.state().results().len();
    if known > 0 {
        note!("{known} of {} games have been played before", ledger.state().planned());
    }
    let progress = match plan.format {
        Format::RoundRobin | Format::Gauntlet | Format::Alone => {
            Progress::new(ledger.state().planned().saturating_sub(known), "games")
        }
        _ => Progress::open_ended("games"),
    };
    let mut test = Test::of(ledger.state());
    let mut standing = Standing::of(ledger.state());
    let patience = Duration::from_secs(running.patience.into());
    let most = running.at_a_time.map_or(usize::MAX, |most| most as usize);
    let runner = Runner { game: &*game, folder, concurrency, most, patience };
    runner.play(&mut ledger, |news, state| {
        match news {
            News::Over(result) => {
                if running.json {
                    writeln!(stdout(), "{}", serde_json::to_string(result)?)?;
                }
                progress.note(&result.in_words());
                standing.add(result);
                test.iter_mut().for_each(|test| test.add(result));
                let llr = test.as_ref().map_or(String::new(), |test| format!(", {}", ratio(test)));
                progress.status(standing.in_words() + &llr);
                progress.step();
            }
            News::Missing(name, why) => progress.note(&format!("{name} is missing: {why}; its games come last")),
            News::Back(name) => progress.note(&format!("{name} is there again")),
            News::Round(round) => {
                let pairings: Vec<String> = round.pairings.iter().map(|pairing| pairing.join(" - ")).collect();
                progress.note(&format!("{}: {}", round.name, pairings.join(", ")));
            }
            News::Decision(decision) => {
                progress.note(&format!("decided: {decision}"));
                standing = Standing::of(state);
                test = Test::of(state);
            }
            News::Judged(games) => progress.note(&format!(
                "{} games wait for their judge, {} tournament result {} GAME: {}",
                games.len(),
                P::NAME,
                folder.path().display(),
                waiting::in_words(state, games)
            )),
        }
        Ok(())
    })?;
    drop(progress);
    write_tables(folder, ledger.state())?;
    tell(ledger.state(), running.json)
}

/// How far a test is.
fn ratio(test: &Test) -> String {
    let [lower, upper] = test.hypotheses().bounds();
    format!("LLR {:.2} ({lower:.2} to {upper:.2})", test.ratio())
}

/// Points of games played, by player.
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

    /// The players with the most points a game, and what they have.
    fn in_words(&self) -> String {
        const SHOWN: usize = 4;
        let share = |(_, points, games): &&(String, f64, u64)| points / (*games).max(1) as f64;
        let mut players: Vec<&(String, f64, u64)> = self.0.iter().collect();
        players.sort_by(|a, b| share(b).total_cmp(&share(a)));
        let shown = players.iter().take(SHOWN).map(|(name, points, games)| format!("{name} {points} of {games}"));
        shown.collect::<Vec<_>>().join(", ")
    }
}

/// Writes the tables where they belong, into the folder unless somebody plays in it who will, and tells them.
pub fn finish(folder: &Folder, state: &State, json: bool) -> anyhow::Result<()> {
    if let Ok(_lock) = folder.lock() {
        write_tables(folder, state)?;
    }
    tell(state, json)
}

fn write_tables(folder: &Folder, state: &State) -> anyhow::Result<()> {
    let standings = Standings::new(state);
    folder.write("table.txt", &table::text(&standings))?;
    folder.write("table.md", &table::markdown(&standings))
}

fn tell(state: &State, json: bool) -> anyhow::Result<()> {
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

    #[test]
    fn the_standing_begins_with_the_best() {
        let of =
            |players: [(&str, f64, u64); 4]| Standing(players.map(|(name, p, g)| (name.to_owned(), p, g)).to_vec());
        let standing = of([("a", 0.5, 2), ("b", 1.5, 3), ("c", 1.0, 1), ("d", 0.0, 0)]);
        assert_eq!(standing.in_words(), "c 1 of 1, b 1.5 of 3, a 0.5 of 2, d 0 of 0");
    }
}
