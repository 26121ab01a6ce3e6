//! Plays the games of a stage that have no result yet, several side by side.

use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use referee_client::fail::bad_input;

use super::folder::{Folder, GameResult};
use super::plan::{Plan, TABLE};
use super::schedule::Seats;
use crate::bots::Bot;
use crate::limits::{Limits, FAREWELL};
use crate::record::Recorder;
use crate::referee::{play, Terms};
use crate::standings::Score;

/// A game that is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Its number in the tournament.
    pub game: u64,
    /// Who sits where.
    pub seats: Seats,
}

/// Plays games, so many side by side; `take` gets each result as its game ends.
pub fn play_all(
    folder: &Folder,
    plan: &Plan,
    slots: Vec<Slot>,
    side_by_side: usize,
    mut take: impl FnMut(GameResult) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let waiting = Mutex::new(slots.into_iter());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..side_by_side {
            let (sender, next) = (sender.clone(), &next);
            // Nobody listens any more when the tournament has failed.
            scope.spawn(move || while next().is_some_and(|slot| sender.send(play_slot(folder, plan, slot)).is_ok()) {});
        }
        drop(sender);
        results.into_iter().try_for_each(|result| take(result?))
    })
}

fn play_slot(folder: &Folder, plan: &Plan, slot: Slot) -> anyhow::Result<GameResult> {
    let command = |bot: usize| plan.bots[bot].bot.parse::<Bot>().map_err(bad_input)?.words(slot.game);
    let commands = slot.seats.iter().map(|&bot| command(bot)).collect::<anyhow::Result<Vec<_>>>()?;
    let [cpu, cpu_end] = plan.cpu_ms.map(Duration::from_millis);
    let limits = Limits {
        cpu,
        cpu_end,
        memory_kib: plan.memory_kib,
        disk_kib: plan.disk_kib,
        wait: Duration::from_millis(plan.wait_ms),
        farewell: FAREWELL,
    };
    let mut recorder = Recorder::new(&folder.record(slot.game))?;
    let outcome = play(&Terms { width: plan.width, commands: &commands, limits }, &mut recorder)?;
    let scores: [Score; TABLE] = std::array::from_fn(|seat| Score::of(&outcome.players[seat]));
    Ok(GameResult { game: slot.game, seats: slot.seats, scores })
}
