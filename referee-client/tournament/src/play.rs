//! Plays the open games of a tournament, several side by side, and applies decisions made
//! meanwhile.

use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use referee_client::fail::bad_input;
use referee_client::note;

use crate::decisions::Decision;
use crate::draw;
use crate::entrant::Entrant;
use crate::entry::{Entry, Round};
use crate::folder::Folder;
use crate::game::{need, Game, Matchup, Need, Played, Session};
use crate::live::Live;
use crate::log::Log;
use crate::plan::Plan;
use crate::queue::{Choice, Queue};
use crate::results::{GameResult, Outcome};
use crate::schedule::Slot;
use crate::standings::sprt::Test;
use crate::state::State;

/// Time between two looks at the log while games run.
const LOOK_INTERVAL: Duration = Duration::from_millis(250);

/// An event of a running tournament.
#[derive(Debug)]
pub enum News {
    /// A game is over.
    Over(Box<GameResult>),
    /// A board is missing: the player's name, and why.
    Missing(String, String),
    /// A missing board is back.
    Back(String),
    /// A round was drawn.
    Round(Round),
    /// The organiser has decided something.
    Decision(Decision),
    /// Only these judged games are still open.
    Judged(Vec<u64>),
}

/// The game, the folder and the limits of a run.
pub struct Runner<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The tournament's folder.
    pub folder: &'a Folder,
    /// Maximum number of games at a time that need this machine's processor.
    pub concurrency: usize,
    /// Maximum number of games at a time, boards included.
    pub most: usize,
    /// Time that a missing board has to return when all other games are over.
    pub patience: Duration,
}

/// A report from a worker.
enum Report {
    Over(Slot, Box<Outcome>),
    Missing(String, String),
    Back(String),
}

/// Opens every player once, so that faults show before the first game. Players who have withdrawn
/// are not opened. A missing board is accepted, because it may come back. Once games have been
/// played, a missing program is accepted too: it loses its games, and the others go on. At least
/// enough players for one game must be present.
pub fn admit(game: &dyn Game, state: &State) -> anyhow::Result<()> {
    let (mut missing, mut gone) = (Vec::new(), Vec::new());
    let players: Vec<&Entrant> = state.present_players().map(|player| &state.players()[player]).collect();
    for (index, &player) in players.iter().enumerate() {
        let need = need(game, player)?;
        for other in &players[..index] {
            if matches!(need, Need::Line(_)) && crate::game::need(game, other)? == need {
                return Err(bad_input(format!("{other} and {player} are the same board")));
            }
        }
        match need {
            Need::Line(_) => missing.extend(game.admit(player).err()),
            Need::Processor if state.results().is_empty() => game.admit(player)?,
            Need::Processor => {
                if let Err(why) = game.admit(player) {
                    note!(
                        "{} cannot play and loses its games: {why:#}; `tournament withdraw` removes it",
                        player.name()
                    );
                    gone.push(why);
                }
            }
            Need::Judge => {}
        }
    }
    let too_few = players.len() - missing.len() < state.plan().format.seats();
    if too_few || missing.len() + gone.len() == players.len() {
        return missing.into_iter().chain(gone).next().map_or(Ok(()), Err);
    }
    Ok(())
}

impl Runner<'_> {
    /// Plays until all games are over. `tell` receives all events in the order of the log.
    pub fn play(
        &self,
        log: &mut Log,
        mut tell: impl FnMut(&News, &State, Option<&Test>) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let plan = log.state().plan().clone();
        let queue = Mutex::new(Queue::new(self.concurrency, self.patience).with_limit(self.most));
        let (changed, (sender, reports)) = (Condvar::new(), channel());
        // Games between boards do not need the processor, so each board has a worker of its own.
        let workers = self.concurrency + plan.players.len().max(2);
        thread::scope(|scope| {
            for _ in 0..workers {
                let worker =
                    Worker { runner: self, plan: &plan, queue: &queue, changed: &changed, reports: sender.clone() };
                scope.spawn(move || worker.run());
            }
            drop(sender);
            let test = Test::of(log.state());
            let mut director =
                Director { runner: self, log, queue: &queue, changed: &changed, judged: Vec::new(), test };
            let outcome = director.run(&reports, &mut tell);
            lock(&queue).stop();
            changed.notify_all();
            // Let running games finish and write their results, even if a sequential test no longer
            // needs them.
            let under_way = reports.into_iter().filter_map(|report| match report {
                Ok(Report::Over(slot, outcome)) => Some(Ok((slot, outcome))),
                Ok(_) => None,
                Err(why) => Some(Err(why)),
            });
            for report in under_way {
                // After a failure the log cannot be written.
                if outcome.is_ok() {
                    let (slot, outcome) = report?;
                    director.write_result(slot, *outcome, &mut tell)?;
                }
            }
            outcome
        })
    }
}

/// Writes results and rounds, and offers games to the workers.
struct Director<'a, 'b> {
    runner: &'a Runner<'a>,
    log: &'b mut Log,
    queue: &'a Mutex<Queue>,
    changed: &'a Condvar,
    /// The judged games that were reported last.
    judged: Vec<u64>,
    /// The sequential test, if the tournament is one.
    test: Option<Test>,
}

type Tell<'a> = &'a mut dyn FnMut(&News, &State, Option<&Test>) -> anyhow::Result<()>;

impl Director<'_, '_> {
    fn run(&mut self, reports: &Receiver<anyhow::Result<Report>>, tell: Tell) -> anyhow::Result<()> {
        let others = self.log.follow()?;
        self.report_entries(others, tell)?;
        if self.advance(tell)? {
            return Ok(());
        }
        self.offer_games()?;
        loop {
            match reports.recv_timeout(LOOK_INTERVAL) {
                Ok(report) => match report? {
                    Report::Over(slot, outcome) => self.write_result(slot, *outcome, tell)?,
                    Report::Missing(name, why) => {
                        tell(&News::Missing(name, why), self.log.state(), self.test.as_ref())?
                    }
                    Report::Back(name) => tell(&News::Back(name), self.log.state(), self.test.as_ref())?,
                },
                Err(RecvTimeoutError::Timeout) => {
                    let others = self.log.follow()?;
                    self.report_entries(others, tell)?;
                }
                Err(RecvTimeoutError::Disconnected) => anyhow::bail!("the game workers stopped unexpectedly"),
            }
            if self.advance(tell)? {
                return Ok(());
            }
        }
    }

    /// Draws the rounds that are due. Returns whether the tournament is over.
    fn advance(&mut self, tell: Tell) -> anyhow::Result<bool> {
        if self.test.as_ref().is_some_and(|test| test.verdict().is_some()) {
            return Ok(true);
        }
        match draw::next_step(self.log.state()) {
            draw::Next::Over => Ok(true),
            draw::Next::Games => {
                self.report_judged(tell)?;
                Ok(false)
            }
            draw::Next::Round(_) => {
                // Decisions up to this moment count for the draw.
                let (mut news, round) = self.log.write(|state| {
                    Ok(match draw::next_step(state) {
                        draw::Next::Round(round) => Some(Entry::Round(round)),
                        _ => None,
                    })
                })?;
                news.extend(round);
                self.report_entries(news, tell)?;
                self.offer_games()?;
                Ok(false)
            }
        }
    }

    /// Writes a result, unless a decision has settled the game in the meantime.
    fn write_result(&mut self, slot: Slot, outcome: Outcome, tell: Tell) -> anyhow::Result<()> {
        let (others, result) = self.log.write(|state| {
            let result = || GameResult::new(slot.game, state.names_of(slot.game), outcome);
            Ok((!state.has_result(slot.game)).then(|| Entry::Result(Box::new(result()))))
        })?;
        let has_changed = !others.is_empty() || result.is_none();
        lock(self.queue).mark_written(&slot);
        self.report_entries(others.into_iter().chain(result).collect(), tell)?;
        if has_changed {
            self.offer_games()?;
        }
        Ok(())
    }

    /// Reports new entries of the log.
    fn report_entries(&mut self, entries: Vec<Entry>, tell: Tell) -> anyhow::Result<()> {
        let is_decided = entries.iter().any(|entry| !matches!(entry, Entry::Result(_)));
        if is_decided {
            self.test = Test::of(self.log.state());
        }
        for entry in entries {
            let news = match entry {
                Entry::Result(result) => {
                    self.test.iter_mut().for_each(|test| test.add(&result));
                    News::Over(result)
                }
                Entry::Round(round) => News::Round(round),
                Entry::Decision(decision) => News::Decision(decision),
            };
            tell(&news, self.log.state(), self.test.as_ref())?;
        }
        if is_decided {
            self.offer_games()?;
        }
        Ok(())
    }

    /// Offers the open games to the workers.
    fn offer_games(&mut self) -> anyhow::Result<()> {
        let state = self.log.state();
        let mut queue = lock(self.queue);
        for player in &state.players()[queue.players()..] {
            let need = need(self.runner.game, player)?;
            queue.add_player(player.clone(), need);
        }
        queue.offer(state.open_slots());
        drop(queue);
        self.changed.notify_all();
        Ok(())
    }

    /// Reports once that only judged games are still open.
    fn report_judged(&mut self, tell: Tell) -> anyhow::Result<()> {
        if !lock(self.queue).is_at_rest() {
            return Ok(());
        }
        let state = self.log.state();
        let judged = state.judged_games();
        if judged != self.judged {
            self.judged.clone_from(&judged);
            tell(&News::Judged(judged), state, self.test.as_ref())?;
        }
        Ok(())
    }
}

/// Plays one game after the other.
struct Worker<'a> {
    runner: &'a Runner<'a>,
    plan: &'a Plan,
    queue: &'a Mutex<Queue>,
    changed: &'a Condvar,
    reports: Sender<anyhow::Result<Report>>,
}

impl Worker<'_> {
    fn run(&self) {
        while let Some((slot, is_last_call)) = self.next_game() {
            let played = self.play(slot, is_last_call);
            self.changed.notify_all();
            // The channel is closed only after a failure.
            if played.is_err_and(|why| self.reports.send(Err(why)).is_err()) {
                return;
            }
        }
    }

    /// Waits for the next game.
    fn next_game(&self) -> Option<(Slot, bool)> {
        let mut queue = lock(self.queue);
        loop {
            match queue.choose_game(Instant::now()) {
                Choice::Play { slot, is_last_call } => return Some((slot, is_last_call)),
                Choice::Over => return None,
                Choice::Wait(time) => {
                    queue = self.changed.wait_timeout(queue, time).unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
    }

    /// Plays a game, or puts it back into the queue if a board is missing.
    fn play(&self, slot: Slot, is_last_call: bool) -> anyhow::Result<()> {
        let Runner { game, folder, .. } = self.runner;
        let matchup = Matchup { plan: self.plan, slot, players: lock(self.queue).players_of(&slot) };
        let mut on_begin = || {
            let back = lock(self.queue).start_game(&slot);
            let is_back =
                |player: &&Entrant| matches!(need(*game, player), Ok(Need::Line(line)) if back.contains(&line));
            matchup
                .players
                .iter()
                .filter(is_back)
                .for_each(|player| self.report(Report::Back(player.name().to_owned())));
        };
        let mut session = Session {
            record: folder.record_path(slot.game, game.record_extension()),
            is_last_call,
            live: Live::new(folder.live_path(slot.game), game.seat_colours()),
            folder,
            game: slot.game,
            on_begin: &mut on_begin,
        };
        let played = game.play(&matchup, &mut session);
        drop(session);
        match played {
            Ok(Played::Missing(seat, why)) => {
                if lock(self.queue).put_back(slot, seat, Instant::now()) {
                    self.report(Report::Missing(matchup.players[seat].name().to_owned(), why));
                }
            }
            Ok(Played::Over(outcome)) => {
                lock(self.queue).end_game(&slot);
                self.report(Report::Over(slot, outcome));
            }
            Err(why) => {
                lock(self.queue).end_game(&slot);
                return Err(why);
            }
        }
        Ok(())
    }

    fn report(&self, report: Report) {
        // A closed channel means that a failure has been reported already.
        let _ = self.reports.send(Ok(report));
    }
}

/// Locks the queue. A worker cannot panic while it changes the queue, so poisoning is ignored.
fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
