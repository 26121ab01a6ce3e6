//! Plays the games of a plan that have no result yet, several side by side.

use std::collections::{HashSet, VecDeque};
use std::sync::mpsc::{channel, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use super::folder::Folder;
use super::plan::Plan;
use super::results::{Cost, GameResult};
use super::schedule::{slots, Slot};
use crate::referee::{play_game, Tally};
use crate::watch::record::Record;
use crate::watch::Watch;
use referee_client::fail::bad_input;

/// The games that nobody plays yet, in order.
type Waiting = VecDeque<Slot>;

/// What those who wait for results want after one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next game.
    Game,
    /// No more games: the tournament is decided.
    Stop,
}

/// How the games are played.
pub struct Hall<'a> {
    /// Where records go.
    pub folder: &'a Folder,
    /// Which games.
    pub plan: &'a Plan,
    /// Games side by side.
    pub concurrency: usize,
    /// Threads of an engine that goes by the clock.
    pub engine_threads: usize,
}

impl Hall<'_> {
    /// Opens every player once, so that what is wrong with one is known before the first game.
    pub fn admit(&self) -> anyhow::Result<()> {
        for player in &self.plan.players {
            player.open(&self.plan.thinking(), 0, self.engine_threads)?;
        }
        Ok(())
    }

    /// Plays all games but the `known` ones. `take` gets each result as its game ends and says how to go on; after a stop
    /// the games under way are still finished.
    pub fn play(
        &self,
        known: &HashSet<u64>,
        mut take: impl FnMut(GameResult) -> anyhow::Result<Next>,
    ) -> anyhow::Result<()> {
        let waiting = Mutex::new(slots(self.plan).filter(|slot| !known.contains(&slot.game)).collect::<Waiting>());
        let (sender, results) = channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency {
                let (waiting, sender) = (&waiting, sender.clone());
                scope.spawn(move || self.work(waiting, &sender));
            }
            drop(sender);
            let mut outcome = Ok(());
            // Workers end when nothing waits; then the channel ends.
            for result in results {
                // After a failure nothing can be taken any more; after a stop the games under way still can.
                if outcome.is_err() {
                    continue;
                }
                let next = result.and_then(&mut take);
                if !matches!(next, Ok(Next::Game)) {
                    next_slots(&waiting).clear();
                }
                outcome = next.map(drop);
            }
            outcome
        })
    }

    fn work(&self, waiting: &Mutex<Waiting>, results: &Sender<anyhow::Result<GameResult>>) {
        loop {
            let Some(slot) = next_slots(waiting).pop_front() else { return };
            // Nobody listens any more only when the tournament has failed.
            if results.send(self.play_slot(slot)).is_err() {
                return;
            }
        }
    }

    fn play_slot(&self, slot: Slot) -> anyhow::Result<GameResult> {
        let round = slot.round(self.plan).map_err(bad_input)?;
        let thinking = self.plan.thinking();
        let [first, second] = [0, 1].map(|side| {
            self.plan.players[slot.players[side]].open(&thinking, slot.seeds(self.plan)[side], self.engine_threads)
        });
        let (mut first, mut second) = (first?, second?);
        let mut record = Record::to_file(&self.folder.record(slot.game));
        record.game_begins(&round)?;
        let mut costs = [Cost::default(); 2];
        let mut game = round.opening.clone();
        let players = [&mut first, &mut second];
        let ending = play_game(&mut game, players, thinking.move_time, |game, side, turn| {
            costs[side.index()].add(turn);
            record.turn_taken(&round, game, side, turn)
        })?;
        record.game_ends(&round, &game, &ending, &Tally::default())?;
        Ok(GameResult {
            game: slot.game,
            players: round.names.clone(),
            winner: ending.outcome.winner.map(|side| side.index()),
            scores: ending.outcome.scores,
            reason: ending.outcome.reason.to_string(),
            detail: ending.detail,
            plies: game.position().ply(),
            opening: round.opening.codes(),
            costs,
        })
    }
}

/// A worker that panics has not touched the queue meanwhile.
fn next_slots(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}
