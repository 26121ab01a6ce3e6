//! Plays the games of a plan that have no result yet, several side by side.

use std::collections::HashSet;
use std::sync::mpsc::{channel, Sender};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::entrant::Entrant;
use super::folder::Folder;
use super::plan::Plan;
use super::queue::{Choice, Queue};
use super::results::{Cost, GameResult};
use super::schedule::{slots, Slot};
use crate::line::transcript::Transcript;
use crate::players::Player;
use crate::referee::{play_game, Ending, Tally};
use crate::watch::record::Record;
use crate::watch::Watch;
use referee_client::fail::bad_input;

/// What happens as games are played.
#[derive(Debug)]
pub enum Report {
    /// A game is over.
    Over(Box<GameResult>),
    /// A board is not there: who, and why.
    Missing(String, String),
    /// A board that was missing is there again.
    Back(String),
}

/// What those who wait for results want after one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next game.
    Game,
    /// No more games: the tournament is decided.
    Stop,
}

/// How the games are played.
pub struct Runner<'a> {
    /// Where records go.
    pub folder: &'a Folder,
    /// Which games.
    pub plan: &'a Plan,
    /// Games side by side that need this machine's processor.
    pub concurrency: usize,
    /// Threads of an engine that goes by the clock.
    pub engine_threads: usize,
    /// How long a missing board is waited for when all other games are over.
    pub patience: Duration,
}

/// A side of a game: a player with what is taken down of its line, or why it is not there.
type Seated = Result<(Box<dyn Player>, Transcript), String>;

impl Runner<'_> {
    /// Opens every player once, so that what is wrong with one is known before the first game. A board may be missing, since it may come
    /// back; not all of them.
    pub fn admit(&self) -> anyhow::Result<()> {
        let (mut boards, mut missing) = (0, Vec::new());
        for (index, player) in self.plan.players.iter().enumerate() {
            let same = |other: &&Entrant| player.port().is_some() && other.port() == player.port();
            if let Some(other) = self.plan.players[..index].iter().find(same) {
                return Err(bad_input(format!("{other} and {player} are the same board")));
            }
            let opened = player.open(&self.plan.thinking(), 0, self.engine_threads);
            match (player.port(), opened) {
                (None, Err(why)) => return Err(why),
                (None, Ok(_)) => {}
                (Some(_), opened) => {
                    boards += 1;
                    missing.extend(opened.err());
                }
            }
        }
        if missing.len() == boards {
            return missing.into_iter().next().map_or(Ok(()), Err);
        }
        Ok(())
    }

    /// Plays all games but the `known` ones. `take` gets each report as it comes and says how to go on; after a stop
    /// the games under way are still finished.
    pub fn play(
        &self,
        known: &HashSet<u64>,
        mut take: impl FnMut(Report) -> anyhow::Result<Next>,
    ) -> anyhow::Result<()> {
        let games = slots(self.plan).filter(|slot| !known.contains(&slot.game));
        let queue = Mutex::new(Queue::new(&self.plan.players, games, self.concurrency, self.patience));
        let (changed, (sender, reports)) = (Condvar::new(), channel());
        // Two boards share a game.
        let boards = self.plan.players.iter().filter(|player| player.port().is_some()).count();
        thread::scope(|scope| {
            for _ in 0..self.concurrency + boards / 2 {
                let worker = Worker { runner: self, queue: &queue, changed: &changed, reports: sender.clone() };
                scope.spawn(move || worker.work());
            }
            drop(sender);
            let mut outcome = Ok(());
            // Workers end when nothing waits; then the channel ends.
            for report in reports {
                // After a failure nothing can be taken any more; after a stop the games under way still can.
                if outcome.is_err() {
                    continue;
                }
                let next = report.and_then(&mut take);
                if !matches!(next, Ok(Next::Game)) {
                    lock(&queue).clear();
                }
                outcome = next.map(drop);
            }
            outcome
        })
    }

    /// The players of a game by side. Only a board may be missing.
    fn seat(&self, slot: Slot) -> anyhow::Result<[Seated; 2]> {
        let (thinking, seeds) = (self.plan.thinking(), slot.seeds(self.plan));
        let seat = |side: usize| -> anyhow::Result<Seated> {
            let player = &self.plan.players[slot.players[side]];
            let transcript = Transcript::new(self.folder.transcript(slot.game, side));
            match player.open_board(&transcript) {
                Some(Err(why)) => Ok(Err(format!("{why:#}"))),
                Some(Ok(board)) => Ok(Ok((board, transcript))),
                None => Ok(Ok((player.open(&thinking, seeds[side], self.engine_threads)?, transcript))),
            }
        };
        Ok([seat(0)?, seat(1)?])
    }

    fn play_slot(&self, slot: Slot, seated: [Seated; 2]) -> anyhow::Result<GameResult> {
        let round = slot.round(self.plan).map_err(bad_input)?;
        let thinking = self.plan.thinking();
        let mut record = Record::to_file(&self.folder.record(slot.game));
        record.game_begins(&round)?;
        let mut costs = [Cost::default(); 2];
        let mut game = round.opening.clone();
        let ending = match seated {
            [Ok((mut first, of_first)), Ok((mut second, of_second))] => {
                let ending =
                    play_game(&mut game, [&mut first, &mut second], thinking.move_time, |game, side, turn| {
                        costs[side.index()].add(turn);
                        record.turn_taken(&round, game, side, turn)
                    })?;
                // A result without its evidence does not count.
                of_first.check()?;
                of_second.check()?;
                ending
            }
            seated => Ending::by_absence(&game, seated.map(Result::err)),
        };
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

/// Plays games one after the other.
struct Worker<'a> {
    runner: &'a Runner<'a>,
    queue: &'a Mutex<Queue<'a>>,
    changed: &'a Condvar,
    reports: Sender<anyhow::Result<Report>>,
}

impl Worker<'_> {
    fn work(&self) {
        while let Some((slot, is_last_call)) = self.next() {
            let outcome = self.try_to_play(slot, is_last_call);
            self.changed.notify_all();
            // Nobody listens any more only when the tournament has failed.
            if outcome.is_err_and(|why| self.reports.send(Err(why)).is_err()) {
                return;
            }
        }
    }

    /// Waits for a game.
    fn next(&self) -> Option<(Slot, bool)> {
        let mut queue = lock(self.queue);
        loop {
            match queue.choose(Instant::now()) {
                Choice::Play { slot, is_last_call } => return Some((slot, is_last_call)),
                Choice::Over => return None,
                Choice::Wait(time) => {
                    queue = self.changed.wait_timeout(queue, time).unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
    }

    /// Plays a game, or puts it back if a board is missing.
    fn try_to_play(&self, slot: Slot, is_last_call: bool) -> anyhow::Result<()> {
        let seated = self.runner.seat(slot);
        let players = slot.players.map(|player| &self.runner.plan.players[player]);
        let mut missing = None;
        for (player, seated) in players.iter().zip(seated.iter().flatten()) {
            match (player.port(), seated) {
                (Some(port), Ok(_)) if lock(self.queue).is_there(port) => {
                    self.report(Report::Back(player.name().to_owned()));
                }
                (Some(port), Err(why)) => missing = Some((port, player.name().to_owned(), why.clone())),
                _ => {}
            }
        }
        if let (Some((port, name, why)), false) = (&missing, is_last_call) {
            // The other one's port is free before anybody else may want it.
            drop(seated);
            if lock(self.queue).put_back(slot, port, Instant::now()) {
                self.report(Report::Missing(name.clone(), why.clone()));
            }
            return Ok(());
        }
        let is_forfeited = missing.is_some();
        if !is_forfeited {
            lock(self.queue).begins();
        }
        let played = seated.and_then(|seated| self.runner.play_slot(slot, seated));
        match is_forfeited {
            true => lock(self.queue).is_forfeited(&slot),
            false => lock(self.queue).ends(&slot),
        }
        self.report(Report::Over(Box::new(played?)));
        Ok(())
    }

    fn report(&self, report: Report) {
        // Whoever has stopped listening has been told of a failure.
        let _ = self.reports.send(Ok(report));
    }
}

/// A worker that panics has not touched the queue meanwhile.
fn lock<'a, 'b>(queue: &'a Mutex<Queue<'b>>) -> MutexGuard<'a, Queue<'b>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}
