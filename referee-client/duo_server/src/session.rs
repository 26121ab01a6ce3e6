//! A game of the lobby, driven by its own thread.
//!
//! Requests check and store a guest's action under a lock. Only the thread changes the game, so
//! that its events are in order.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use duo_core::notation::Code;
use duo_core::player::Player as Side;
use duo_page::events::Event;
use duo_page::offers::Contestant;
use duo_page::order::Order;
use duo_page::session::{go_too_late, judge, move_too_late, pass, LegalMoves, Next, Session as Rules, Summary};
use duo_players::player::{Fault, Player, Search, Turn};
use duo_players::referee::{take_turn, Ending};
use duo_players::spec::OpenPlayer;

use crate::log::Log;
use crate::recorder::Recorder;
use crate::refusal::Refusal;

/// Maximum number of take-backs and redos in a game, because every reader receives all of them.
const MAX_TAKEN_BACK: u32 = 200;

/// When a game that waits for its guest counts as abandoned, so that it gives way to a new one.
#[derive(Clone, Copy)]
pub struct Abandonment {
    /// Time since nobody watches it any more: longer than a page takes to load again.
    pub unwatched: Duration,
    /// Time without a move while somebody watches it.
    pub watched: Duration,
}

impl Abandonment {
    /// The server's limits.
    pub const SERVED: Abandonment =
        Abandonment { unwatched: Duration::from_secs(10), watched: Duration::from_secs(5 * 60) };
}

/// The keys that allow to move, resign, stop the game and ask for a rematch.
#[derive(Clone)]
pub enum Keys {
    /// The key of the page that started the game, for all people who play.
    OnePage(String),
    /// In a game on two devices, the key of each side.
    TwoDevices([String; 2]),
}

/// Whom a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// All people who play.
    Everybody,
    /// The person who plays this side.
    Of(Side),
}

/// A game, running or finished.
pub struct Session {
    keys: Keys,
    log: Arc<Log>,
    state: Mutex<State>,
    /// Signals a guest's request or a stop.
    changed: Condvar,
}

struct State {
    rules: Rules,
    /// The action that the guest to move has requested.
    wanted: Option<Wanted>,
    /// The side that resigns at its next turn.
    resigned: Option<Side>,
    taken_back: u32,
    is_stopped: bool,
    /// Since when the guest to move has been asked.
    waiting_since: Option<Instant>,
}

#[derive(Clone, Copy)]
enum Wanted {
    Play(Code),
    GoTo(usize),
}

impl Session {
    /// Begins a game. A guest who does not move within `patience` counts as absent.
    pub fn open(order: Order, keys: Keys, patience: Duration, open: OpenPlayer, recorder: Recorder) -> Arc<Session> {
        let rules = Rules::new(order);
        let log = Arc::new(Log::new());
        rules.opening_events().iter().for_each(|event| log.push(event));
        let state =
            State { rules, wanted: None, resigned: None, taken_back: 0, is_stopped: false, waiting_since: None };
        let session = Arc::new(Session { keys, log, state: Mutex::new(state), changed: Condvar::new() });
        let driven = session.clone();
        thread::spawn(move || Driver { session: &driven, recorder, patience, spent: [Duration::ZERO; 2] }.play(open));
        session
    }

    /// The events of the game, including future ones.
    pub fn log(&self) -> Arc<Log> {
        self.log.clone()
    }

    /// Whether the game has no result yet.
    pub fn is_running(&self) -> bool {
        !self.state().rules.has_ended()
    }

    /// The entry in the list of games.
    pub fn summary(&self) -> Summary {
        self.state().rules.summary()
    }

    /// The game as a record.
    pub fn record(&self) -> String {
        self.state().rules.record()
    }

    /// The legal moves of the side to move, of which there are none after the end.
    pub fn legal_moves(&self) -> LegalMoves {
        self.state().rules.legal_moves()
    }

    /// Requests a guest's move. `ply` is the number of turns on the board that the guest saw.
    pub fn play(&self, key: &str, ply: u32, code: &str) -> Result<(), Refusal> {
        let holder = self.check_key(key)?;
        let mut state = self.state();
        let code = state.rules.check_move(ply, code)?;
        let to_move = state.rules.game().position().to_move();
        if matches!(holder, Holder::Of(side) if side != to_move) {
            return Err(Refusal::late(format!("the {to_move} is to move, which the other person plays")));
        }
        if state.wanted.is_some() {
            return Err(move_too_late(ply).into());
        }
        state.wanted = Some(Wanted::Play(code));
        self.changed.notify_all();
        Ok(())
    }

    /// Requests that turns are taken back or redone until `ply` turns are taken.
    pub fn go(&self, key: &str, ply: usize) -> Result<(), Refusal> {
        self.check_key(key)?;
        let mut state = self.state();
        state.rules.check_go_to(ply)?;
        if state.wanted.is_some() {
            return Err(go_too_late().into());
        }
        if state.taken_back >= MAX_TAKEN_BACK {
            return Err(Refusal::late(format!("a game allows at most {MAX_TAKEN_BACK} take-backs")));
        }
        state.taken_back += 1;
        state.wanted = Some(Wanted::GoTo(ply));
        self.changed.notify_all();
        Ok(())
    }

    /// Resigns for the guest, or of two guests on one page for the one to move.
    pub fn resign(&self, key: &str) -> Result<(), Refusal> {
        let holder = self.check_key(key)?;
        let mut state = self.state();
        let side = state.rules.check_resign()?;
        state.resigned = Some(match holder {
            Holder::Everybody => side,
            Holder::Of(own) => own,
        });
        self.changed.notify_all();
        Ok(())
    }

    /// Ends the game without a result. A player that is thinking moves first.
    pub fn stop(&self, key: &str) -> Result<(), Refusal> {
        if self.check_key(key)? != Holder::Everybody {
            return Err(Refusal::late("a game on two devices is not stopped: resign"));
        }
        self.state().is_stopped = true;
        self.changed.notify_all();
        Ok(())
    }

    /// Whether an abandoned game is unwatched, and how long it has waited for its guest; `None` if
    /// the game is not abandoned.
    pub fn abandoned_for(&self, limits: Abandonment) -> Option<(bool, Duration)> {
        self.check_abandoned(&self.state(), limits)
    }

    fn check_abandoned(&self, state: &State, limits: Abandonment) -> Option<(bool, Duration)> {
        let waiting = state.waiting_since.filter(|_| state.wanted.is_none() && !state.rules.has_ended())?.elapsed();
        match self.log.unread_for() {
            Some(unread) => (unread.min(waiting) >= limits.unwatched).then_some((true, waiting)),
            None => (waiting >= limits.watched).then_some((false, waiting)),
        }
    }

    /// Ends an abandoned game without a result, in favour of another one. Returns whether it has
    /// ended: the guest may have come back.
    pub fn give_way(&self, limits: Abandonment) -> bool {
        let mut state = self.state();
        let Some((_, waiting)) = self.check_abandoned(&state, limits) else { return false };
        let detail = format!("no move for {}, and somebody else needed the place for a game", in_words(waiting));
        state.is_stopped = true;
        self.break_off(&mut state, "abandoned", Some(detail));
        self.changed.notify_all();
        true
    }

    /// Ends the game without a result, unless it has ended.
    fn break_off(&self, state: &mut State, reason: &str, detail: Option<String>) {
        if !state.rules.has_ended() {
            let event = state.rules.break_off(reason, detail);
            self.log.push(&event);
            self.log.close();
        }
    }

    /// The order of a rematch with the sides swapped, and whom the key stands for now.
    pub fn rematch(&self, key: &str) -> Result<(Order, Holder), Refusal> {
        let holder = self.check_key(key)?;
        Ok((self.state().rules.rematch()?, holder))
    }

    /// The secrets by which the server knows who sends a request about this game.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    fn check_key(&self, key: &str) -> Result<Holder, Refusal> {
        let holder = match &self.keys {
            Keys::OnePage(own) => (key == own).then_some(Holder::Everybody),
            Keys::TwoDevices(keys) => Side::BOTH.into_iter().find(|side| key == keys[side.index()]).map(Holder::Of),
        };
        holder.ok_or_else(|| Refusal::forbidden("only a person who plays in this game may do this"))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A time for people: seconds below two minutes, then minutes.
fn in_words(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..120 => format!("{seconds} s"),
        seconds => format!("{} min", seconds / 60),
    }
}

/// Drives a game in its thread.
struct Driver<'a> {
    session: &'a Session,
    recorder: Recorder,
    patience: Duration,
    /// Time that each guest has used of its clock.
    spent: [Duration; 2],
}

/// The players of both sides; `None` for a guest.
type Players = [Option<Box<dyn Player>>; 2];

/// How the driver ends the game.
enum End {
    /// With a result.
    Result(Ending),
    /// By a request to stop it.
    Stopped,
}

impl Driver<'_> {
    fn play(mut self, open: OpenPlayer) {
        let order = self.session.state().rules.order().clone();
        let mut players = match self.open_players(&order, open) {
            Ok(players) => players,
            Err(why) => return self.break_off("not played", Some(format!("{why:#}"))),
        };
        let opening = order.opening.clone();
        self.recorder.begin(&order.names, &opening);
        self.session.log.push(&Event::Ready);
        self.session.log.push(&judge(&opening));
        let end = self.play_turns(&order, &mut players);
        for player in players.iter_mut().flatten() {
            player.game_over();
        }
        match end {
            End::Stopped => self.break_off("stopped", None),
            End::Result(ending) => {
                let mut state = self.session.state();
                self.recorder.end(state.rules.game(), &ending);
                let event = state.rules.end(&ending);
                self.session.log.push(&event);
                self.session.log.close();
            }
        }
    }

    fn open_players(&self, order: &Order, open: OpenPlayer) -> anyhow::Result<Players> {
        let mut players = [None, None];
        for (player, contestant) in players.iter_mut().zip(&order.contestants) {
            let Contestant::Player(spec) = contestant else { continue };
            let mut opened = open(spec, &order.thinking)?;
            let log = self.session.log.clone();
            opened.tell_searches(Box::new(move |game, iteration, steps| {
                log.push(&Event::thinking(game, iteration, steps));
            }));
            *player = Some(opened);
        }
        Ok(players)
    }

    /// Plays until the game ends.
    fn play_turns(&mut self, order: &Order, players: &mut Players) -> End {
        if let Err(ending) = self.begin_game(players) {
            return End::Result(ending);
        }
        let mut shown = Instant::now();
        loop {
            // Bound to a name, so that the lock is released before the turn.
            let next = self.session.state().rules.next();
            let turn = match next {
                Next::Nothing => return End::Stopped,
                Next::End(ending) => return End::Result(ending),
                Next::Ask(side) => self.ask(order, players, side, shown),
                Next::Wait(side) => match self.wait_for_guest(order, side) {
                    Ok(Heard::Turn(turn)) => Ok(turn),
                    Ok(Heard::GoTo(ply)) => {
                        self.go_to(order, ply);
                        for player in players.iter_mut().flatten() {
                            player.game_over();
                        }
                        if let Err(ending) = self.begin_game(players) {
                            return End::Result(ending);
                        }
                        continue;
                    }
                    Err(end) => Err(end),
                },
                Next::Pass(side) => self.pass_for_guest(side),
            };
            match turn {
                Ok(turn) => self.show(&turn),
                Err(end) => return end,
            }
            shown = Instant::now();
        }
    }

    fn begin_game(&self, players: &mut Players) -> Result<(), Ending> {
        let game = self.session.state().rules.game().clone();
        let first_start = game.position().start(Side::First);
        for side in Side::BOTH {
            let Some(player) = &mut players[side.index()] else { continue };
            player.new_game(first_start).map_err(|fault| Ending::by_fault(&game, side, &fault))?;
        }
        Ok(())
    }

    /// Asks a player for its turn, and waits until the turn may be shown.
    fn ask(&self, order: &Order, players: &mut Players, side: Side, shown: Instant) -> Result<Turn, End> {
        let (mut game, pace) = {
            let state = self.session.state();
            (state.rules.game().clone(), state.rules.pace())
        };
        let player = players[side.index()].as_mut().expect("only a guest's seat has no player");
        let turn = take_turn(&mut game, side, player.as_mut(), order.thinking.move_time);
        self.wait_until(shown + pace)?;
        turn.map_err(End::Result)
    }

    /// Waits for the next action of the guest of `side`.
    fn wait_for_guest(&mut self, order: &Order, side: Side) -> Result<Heard, End> {
        let asked = Instant::now();
        let clock_left = order.clock.map(|clock| clock.saturating_sub(self.spent[side.index()]));
        let limit = clock_left.map_or(self.patience, |left| left.min(self.patience));
        let is_silent = |state: &mut State| state.wanted.is_none() && state.resigned.is_none() && !state.is_stopped;
        let mut state = self.session.state();
        state.waiting_since = Some(asked);
        let (mut state, _) =
            self.session.changed.wait_timeout_while(state, limit, is_silent).unwrap_or_else(PoisonError::into_inner);
        state.waiting_since = None;
        let elapsed = asked.elapsed();
        self.spent[side.index()] += elapsed;
        let ended_by = |state: &State, side, fault: Fault| Err(End::Result(state.rules.ending_by_fault(side, &fault)));
        if state.is_stopped {
            return Err(End::Stopped);
        }
        match (state.wanted.take(), state.resigned, order.clock) {
            (Some(Wanted::Play(code)), ..) => Ok(Heard::Turn(Turn { code, elapsed, search: Search::default() })),
            (Some(Wanted::GoTo(ply)), ..) => Ok(Heard::GoTo(ply)),
            // On two devices, also the side that is not to move resigns at once.
            (None, Some(resigned), _) => ended_by(&state, resigned, Fault::Resigned),
            (None, None, Some(clock)) if clock_left <= Some(self.patience) => {
                ended_by(&state, side, Fault::Timeout(clock))
            }
            (None, None, _) => {
                let why = format!("no move within {} s", self.patience.as_secs());
                ended_by(&state, side, Fault::Disconnected(why))
            }
        }
    }

    /// The pass of a guest who has no legal moves. The guest may also resign.
    fn pass_for_guest(&self, side: Side) -> Result<Turn, End> {
        let state = self.session.state();
        if state.is_stopped {
            return Err(End::Stopped);
        }
        if state.resigned == Some(side) {
            return Err(End::Result(state.rules.ending_by_fault(side, &Fault::Resigned)));
        }
        Ok(pass(Duration::ZERO))
    }

    fn show(&mut self, turn: &Turn) {
        let (game, event) = {
            let mut state = self.session.state();
            let event = state.rules.accept(turn);
            (state.rules.game().clone(), event)
        };
        self.session.log.push(&event);
        self.session.log.push(&judge(&game));
        if let Some(last) = game.history().last() {
            self.recorder.add(&game, last.side, turn);
        }
    }

    fn go_to(&mut self, order: &Order, ply: usize) {
        let (events, game) = {
            let mut state = self.session.state();
            let events = state.rules.go_to(ply);
            (events, state.rules.game().clone())
        };
        events.iter().for_each(|event| self.session.log.push(event));
        self.recorder.begin(&order.names, &game);
    }

    /// Waits until this time, unless the game is stopped.
    fn wait_until(&self, time: Instant) -> Result<(), End> {
        let left = time.saturating_duration_since(Instant::now());
        let (state, _) = self
            .session
            .changed
            .wait_timeout_while(self.session.state(), left, |state| !state.is_stopped)
            .unwrap_or_else(PoisonError::into_inner);
        if state.is_stopped {
            return Err(End::Stopped);
        }
        Ok(())
    }

    fn break_off(&self, reason: &str, detail: Option<String>) {
        self.session.break_off(&mut self.session.state(), reason, detail);
    }
}

/// An action of a guest.
enum Heard {
    Turn(Turn),
    GoTo(usize),
}

impl Drop for Driver<'_> {
    fn drop(&mut self) {
        // A panic of a player must not leave a game that never ends.
        self.break_off("broken off", None);
    }
}
