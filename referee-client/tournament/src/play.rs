//! Plays the games of a tournament that have no result yet, several side by side, and takes in what is decided meanwhile.

use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use referee_client::fail::bad_input;
use referee_client::note;

use crate::decisions::Decision;
use crate::draw;
use crate::entrant::Entrant;
use crate::entry::Entry;
use crate::folder::Folder;
use crate::game::{need, Desk, Game, Need, Played, Table};
use crate::ledger::Ledger;
use crate::live::Live;
use crate::plan::Plan;
use crate::queue::{Choice, Queue};
use crate::results::{GameResult, Outcome};
use crate::round::Round;
use crate::schedule::Slot;
use crate::standings::sprt::Test;
use crate::state::State;
use crate::waiting;

/// How often the log is looked at while games are under way.
const LOOK: Duration = Duration::from_millis(250);

/// What happens in a tournament, for those who wait for it.
#[derive(Debug)]
pub enum News {
    /// A game is over.
    Over(Box<GameResult>),
    /// A board is not there: who, and why.
    Missing(String, String),
    /// A board that was missing is there again.
    Back(String),
    /// A round was drawn.
    Round(Round),
    /// Something was decided.
    Decision(Decision),
    /// Nothing but games that are judged by hand is left to be played: these.
    Judged(Vec<u64>),
}

/// How the games are played.
pub struct Runner<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// Where everything is kept.
    pub folder: &'a Folder,
    /// Games side by side that need this machine's processor.
    pub concurrency: usize,
    /// Games at a time, those of boards among them.
    pub most: usize,
    /// How long a missing board is waited for when all other games are over.
    pub patience: Duration,
}

/// What a worker tells.
enum Report {
    Over(Slot, Box<Outcome>),
    Missing(String, String),
    Back(String),
}

/// Opens every player once, so that what is wrong with one is known before the first game. A board may be missing, since it may come
/// back, and so may a program once games have been played: it loses its own, and the others go on. Boards that are missing must leave
/// enough players for a game.
/// Who has left is not opened.
pub fn admit(game: &dyn Game, state: &State) -> anyhow::Result<()> {
    let (mut missing, mut gone) = (Vec::new(), Vec::new());
    let players: Vec<&Entrant> = state.present().map(|player| &state.players()[player]).collect();
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
                    note!("{} cannot play, and loses its games: {why:#}; `withdraw` takes it out", player.name());
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
    /// Plays until nothing is left. `tell` hears of everything in the order in which it stands in the log.
    pub fn play(
        &self,
        ledger: &mut Ledger,
        mut tell: impl FnMut(&News, &State) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let plan = ledger.state().plan().clone();
        let queue = Mutex::new(Queue::new(self.concurrency, self.patience).at_most(self.most));
        let (changed, (sender, reports)) = (Condvar::new(), channel());
        // Games between boards do not count, and a board plays one game at a time.
        let workers = self.concurrency + plan.players.len().max(2);
        thread::scope(|scope| {
            for _ in 0..workers {
                let worker =
                    Worker { runner: self, plan: &plan, queue: &queue, changed: &changed, reports: sender.clone() };
                scope.spawn(move || worker.work());
            }
            drop(sender);
            let test = Test::of(ledger.state());
            let mut office =
                Office { runner: self, ledger, queue: &queue, changed: &changed, judged: Vec::new(), test };
            let outcome = office.run(&reports, &mut tell);
            lock(&queue).clear();
            changed.notify_all();
            // Games that are under way are finished; those that a test has not waited for are kept, too.
            let under_way = reports.into_iter().filter_map(|report| match report {
                Ok(Report::Over(slot, outcome)) => Some(Ok((slot, outcome))),
                Ok(_) => None,
                Err(why) => Some(Err(why)),
            });
            for report in under_way {
                // After a failure nothing can be written any more.
                if outcome.is_ok() {
                    let (slot, outcome) = report?;
                    office.write(slot, *outcome, &mut tell)?;
                }
            }
            outcome
        })
    }
}

/// Writes what happens, and says what is played next.
struct Office<'a, 'b> {
    runner: &'a Runner<'a>,
    ledger: &'b mut Ledger,
    queue: &'a Mutex<Queue>,
    changed: &'a Condvar,
    /// Games that wait for their judge, as was told last.
    judged: Vec<u64>,
    /// The test, where the tournament is one.
    test: Option<Test>,
}

type Tell<'a> = &'a mut dyn FnMut(&News, &State) -> anyhow::Result<()>;

impl Office<'_, '_> {
    fn run(&mut self, reports: &Receiver<anyhow::Result<Report>>, tell: Tell) -> anyhow::Result<()> {
        let others = self.ledger.follow()?;
        self.take_in(others, tell)?;
        if self.is_over(tell)? {
            return Ok(());
        }
        self.offer()?;
        loop {
            match reports.recv_timeout(LOOK) {
                Ok(report) => match report? {
                    Report::Over(slot, outcome) => self.write(slot, *outcome, tell)?,
                    Report::Missing(name, why) => tell(&News::Missing(name, why), self.ledger.state())?,
                    Report::Back(name) => tell(&News::Back(name), self.ledger.state())?,
                },
                Err(RecvTimeoutError::Timeout) => {
                    let others = self.ledger.follow()?;
                    self.take_in(others, tell)?;
                }
                Err(RecvTimeoutError::Disconnected) => anyhow::bail!("those who play the games broke off"),
            }
            if self.is_over(tell)? {
                return Ok(());
            }
        }
    }

    /// Whether nothing is left to be played. Draws the rounds that are due.
    fn is_over(&mut self, tell: Tell) -> anyhow::Result<bool> {
        if self.test.as_ref().is_some_and(|test| test.verdict().is_some()) {
            return Ok(true);
        }
        match draw::next(self.ledger.state()) {
            draw::Next::Over => Ok(true),
            draw::Next::Games => {
                self.tell_judged(tell)?;
                Ok(false)
            }
            draw::Next::Round(_) => {
                // What was decided at the last moment counts for the draw.
                let (mut news, round) = self.ledger.write(|state| {
                    Ok(match draw::next(state) {
                        draw::Next::Round(round) => Some(Entry::Round(round)),
                        _ => None,
                    })
                })?;
                news.extend(round);
                self.take_in(news, tell)?;
                self.offer()?;
                Ok(false)
            }
        }
    }

    /// Writes a result, unless something else has been decided about the game meanwhile.
    fn write(&mut self, slot: Slot, outcome: Outcome, tell: Tell) -> anyhow::Result<()> {
        let (others, result) = self.ledger.write(|state| {
            let result = || GameResult::new(slot.game, state.names_of(slot.game), outcome);
            Ok((!state.is_known(slot.game)).then(|| Entry::Result(Box::new(result()))))
        })?;
        let has_changed = !others.is_empty() || result.is_none();
        lock(self.queue).is_written(&slot);
        self.take_in(others.into_iter().chain(result).collect(), tell)?;
        if has_changed {
            self.offer()?;
        }
        Ok(())
    }

    /// Tells what is new in the log.
    fn take_in(&mut self, entries: Vec<Entry>, tell: Tell) -> anyhow::Result<()> {
        let is_decided = entries.iter().any(|entry| !matches!(entry, Entry::Result(_)));
        if is_decided {
            self.test = Test::of(self.ledger.state());
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
            tell(&news, self.ledger.state())?;
        }
        if is_decided {
            self.offer()?;
        }
        Ok(())
    }

    /// Says which games are to be played.
    fn offer(&mut self) -> anyhow::Result<()> {
        let state = self.ledger.state();
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

    /// Tells that everybody waits for a judge, once.
    fn tell_judged(&mut self, tell: Tell) -> anyhow::Result<()> {
        if !lock(self.queue).is_at_rest() {
            return Ok(());
        }
        let state = self.ledger.state();
        let judged = waiting::judged(state);
        if judged != self.judged {
            self.judged.clone_from(&judged);
            tell(&News::Judged(judged), state)?;
        }
        Ok(())
    }
}

/// Plays games one after the other.
struct Worker<'a> {
    runner: &'a Runner<'a>,
    plan: &'a Plan,
    queue: &'a Mutex<Queue>,
    changed: &'a Condvar,
    reports: Sender<anyhow::Result<Report>>,
}

impl Worker<'_> {
    fn work(&self) {
        while let Some((slot, is_last_call)) = self.next() {
            let played = self.play(slot, is_last_call);
            self.changed.notify_all();
            // Nobody listens any more only when the tournament has failed.
            if played.is_err_and(|why| self.reports.send(Err(why)).is_err()) {
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
    fn play(&self, slot: Slot, is_last_call: bool) -> anyhow::Result<()> {
        let Runner { game, folder, .. } = self.runner;
        let table = Table { plan: self.plan, slot, players: lock(self.queue).seated(&slot) };
        let mut begins = || {
            let back = lock(self.queue).begins(&slot);
            let is_back =
                |player: &&Entrant| matches!(need(*game, player), Ok(Need::Line(line)) if back.contains(&line));
            table.players.iter().filter(is_back).for_each(|player| self.report(Report::Back(player.name().to_owned())));
        };
        let mut desk = Desk {
            record: folder.record(slot.game, game.record_ending()),
            is_last_call,
            live: Live::new(folder.live(slot.game)),
            folder,
            game: slot.game,
            begins: &mut begins,
        };
        let played = game.play(&table, &mut desk);
        drop(desk);
        match played {
            Ok(Played::Missing(seat, why)) => {
                if lock(self.queue).put_back(slot, seat, Instant::now()) {
                    self.report(Report::Missing(table.players[seat].name().to_owned(), why));
                }
            }
            Ok(Played::Over(outcome)) => {
                lock(self.queue).ends(&slot);
                self.report(Report::Over(slot, outcome));
            }
            Err(why) => {
                lock(self.queue).ends(&slot);
                return Err(why);
            }
        }
        Ok(())
    }

    fn report(&self, report: Report) {
        // Whoever has stopped listening has been told of a failure.
        let _ = self.reports.send(Ok(report));
    }
}

/// A worker that panics has not touched the queue meanwhile.
fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
