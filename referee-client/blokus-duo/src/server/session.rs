//! A game of the lobby: it is played in a thread of its own under the referee, and may be looked at meanwhile.

use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};
use duo_core::moves::legal_placements;
use duo_core::notation::{decode, Code};
use duo_core::player::Player as Side;
use serde::Serialize;

use super::events::{opening_turns, Event};
use super::guest::{Action, Guest};
use super::log::Log;
use super::offers::Contestant;
use super::order::Order;
use super::positions::points;
use super::recorder::Recorder;
use super::refusal::Refusal;
use crate::analysis::Judge;
use crate::game::{Game, Ply};
use crate::players::{Player, Search, Turn};
use crate::referee::play_game;

/// How often a game that waits for its next turn to be shown looks whether it was stopped.
const LOOK: Duration = Duration::from_millis(50);

/// So often turns of one game may be taken back or done again: all of it is told to whoever looks on.
const MOST_TAKEN_BACK: u32 = 200;

/// What judges positions, for the curve: the same for all, whoever plays. It takes some hundredths of a second.
pub const JUDGE: Judge = Judge::PAGE;

/// A game, while it is played and after.
pub struct Session {
    order: Order,
    /// Whoever started the game holds this; it allows to move, to resign, to stop and to ask for a rematch.
    key: String,
    log: Arc<Log>,
    state: Mutex<State>,
}

struct State {
    game: Game,
    /// The turns after the opening as they were taken last, those included that were taken back, with the codes that were sent.
    line: Vec<(Ply, Code)>,
    /// Where somebody wants to go back to, or on to: so many turns.
    back_to: Option<usize>,
    taken_back: u32,
    /// Turns for which a guest's move has been taken: a second one comes too late.
    answered: u32,
    /// The ways to the guests; none once the game was stopped.
    seats: [Option<Sender<Action>>; 2],
    stopped: bool,
    /// What the list says of the end.
    ended: Option<(Option<usize>, String)>,
}

/// A game in the list.
#[derive(Serialize)]
pub struct Summary {
    names: [String; 2],
    guests: [bool; 2],
    plies: u32,
    points: [i32; 2],
    /// The rows of the board, as in the text of a position.
    board: String,
    running: bool,
    winner: Option<usize>,
    reason: Option<String>,
}

/// The moves that are legal now.
#[derive(Serialize)]
pub struct LegalMoves {
    /// Turns taken so far.
    ply: u32,
    /// Orientation, column and row of each placement.
    placements: Vec<(u8, u8, u8)>,
}

impl Session {
    /// Begins a game. A guest who does not move within `patience` has left.
    pub fn open(order: Order, key: String, patience: Duration, recorder: Recorder) -> Arc<Session> {
        let game = order.opening.clone();
        let log = Arc::new(Log::new());
        let guests = order.contestants.each_ref().map(Contestant::is_guest);
        log.push(&Event::begun_here(&order));
        opening_turns(&game).iter().for_each(|turn| log.push(turn));
        let (mut seats, mut inboxes) = ([None, None], [None, None]);
        for side in Side::BOTH.map(Side::index).into_iter().filter(|&side| guests[side]) {
            let (seat, inbox) = channel();
            (seats[side], inboxes[side]) = (Some(seat), Some(inbox));
        }
        let state = State {
            game,
            line: Vec::new(),
            back_to: None,
            taken_back: 0,
            answered: 0,
            seats,
            stopped: false,
            ended: None,
        };
        let session = Arc::new(Session { order, key, log, state: Mutex::new(state) });
        let played = session.clone();
        thread::spawn(move || Running(&played).play(inboxes, patience, recorder));
        session
    }

    /// What has happened and will happen.
    pub fn log(&self) -> Arc<Log> {
        self.log.clone()
    }

    /// Whether it is still being played.
    pub fn is_running(&self) -> bool {
        self.state().ended.is_none()
    }

    /// The game in short.
    pub fn summary(&self) -> Summary {
        let state = self.state();
        let (winner, reason) = state.ended.clone().map_or((None, None), |(winner, reason)| (winner, Some(reason)));
        Summary {
            names: self.order.names.clone(),
            guests: self.order.contestants.each_ref().map(Contestant::is_guest),
            plies: state.game.position().ply(),
            points: points(state.game.position()),
            board: state.game.position().to_string().split(' ').next().unwrap_or_default().to_owned(),
            running: state.ended.is_none(),
            winner,
            reason,
        }
    }

    /// What the side to move may lay; nothing after the end.
    pub fn legal_moves(&self) -> LegalMoves {
        let state = self.state();
        let position = *state.game.position();
        let over = state.ended.is_some() || position.is_over();
        drop(state);
        let placements = if over { Vec::new() } else { legal_placements(&position) };
        let placements = placements.into_iter().map(|at| (at.orientation, at.x, at.y)).collect();
        LegalMoves { ply: position.ply(), placements }
    }

    /// A guest moves, seeing a board after `ply` turns.
    pub fn play(&self, key: &str, ply: u32, code: &str) -> Result<(), Refusal> {
        self.check_key(key)?;
        let code: Code = code.parse().map_err(|why| Refusal::bad(format!("{why}")))?;
        let played = decode(code).map_err(|why| Refusal::bad(why.to_string()))?;
        let mut state = self.state();
        let position = state.game.position();
        let side = position.to_move();
        let Some(seat) = &state.seats[side.index()] else {
            return Err(Refusal::late(format!("the {side} is to move, which nobody on the page plays")));
        };
        if state.ended.is_some() {
            return Err(Refusal::late("the game is over"));
        }
        if ply != position.ply() || state.answered > ply || state.back_to.is_some() {
            return Err(Refusal::late(format!("that was turn {}; it is taken", ply.saturating_add(1))));
        }
        position.check(played).map_err(|why| Refusal::bad(format!("{code}: {why}")))?;
        seat.send(Action::Play(code)).map_err(|_| Refusal::late("the game is over"))?;
        state.answered = ply + 1;
        Ok(())
    }

    /// Goes back to where so many turns were taken, or on to where they will have been taken again. Only while a guest is to move.
    pub fn go(&self, key: &str, ply: usize) -> Result<(), Refusal> {
        self.check_key(key)?;
        if !self.order.takes_back() {
            return Err(Refusal::late("no turn is taken back by the clock, or where a board cannot be told of it"));
        }
        let mut state = self.state();
        let (now, opening) = (state.game.history().len(), self.order.opening.history().len());
        if state.ended.is_some() {
            return Err(Refusal::late("the game is over"));
        }
        let side = state.game.position().to_move();
        let is_asked = state.answered as usize <= now && state.back_to.is_none();
        let Some(seat) = state.seats[side.index()].as_ref().filter(|_| is_asked) else {
            return Err(Refusal::late("turns are taken back while somebody on the page is to move"));
        };
        if ply == now || !(opening..=opening + state.line.len()).contains(&ply) {
            let most = opening + state.line.len();
            return Err(Refusal::bad(format!(
                "ply must be from {opening} to {most}, and not {now}, where the game is"
            )));
        }
        if state.taken_back >= MOST_TAKEN_BACK {
            return Err(Refusal::late(format!("in one game one goes back {MOST_TAKEN_BACK} times at most")));
        }
        seat.send(Action::GoBack).map_err(|_| Refusal::late("the game is over"))?;
        state.back_to = Some(ply);
        state.taken_back += 1;
        Ok(())
    }

    /// The guest gives up; of two, the one to move.
    pub fn resign(&self, key: &str) -> Result<(), Refusal> {
        self.check_key(key)?;
        let state = self.state();
        let to_move = state.game.position().to_move();
        let seat = [to_move, to_move.other()].into_iter().find_map(|side| state.seats[side.index()].as_ref());
        let seat = seat.ok_or_else(|| Refusal::late("nobody on the page plays in this game"))?;
        seat.send(Action::Resign).map_err(|_| Refusal::late("the game is over"))
    }

    /// Ends the game without a result, as soon as the move that is being thought about has come.
    pub fn stop(&self, key: &str) -> Result<(), Refusal> {
        self.check_key(key)?;
        let mut state = self.state();
        state.stopped = true;
        state.seats = [None, None];
        Ok(())
    }

    /// The order of the same game with the sides changed, once this one is over.
    pub fn order_of_rematch(&self, key: &str) -> Result<Order, Refusal> {
        self.check_key(key)?;
        if self.is_running() {
            return Err(Refusal::late("the game is not over"));
        }
        Ok(self.order.clone().with_sides_changed())
    }

    fn check_key(&self, key: &str) -> Result<(), Refusal> {
        if key == self.key {
            return Ok(());
        }
        Err(Refusal::forbidden("only who started the game may do this"))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// A turn was taken. The turns that had been taken back are forgotten where it is another one.
    fn take(&mut self, game: &Game, code: Code, opening: usize) {
        self.game = game.clone();
        let index = game.history().len() - opening - 1;
        let taken = game.history()[opening + index];
        if self.line.get(index).is_none_or(|&(ply, _)| ply != taken) {
            self.line.truncate(index);
            self.line.push((taken, code));
        }
    }
}

/// A game in its thread. However that ends, the game ends with it.
struct Running<'a>(&'a Session);

impl Running<'_> {
    fn play(self, inboxes: [Option<Receiver<Action>>; 2], patience: Duration, mut recorder: Recorder) {
        let session = self.0;
        let end = match self.play_to_the_end(inboxes, patience, &mut recorder) {
            Ok(end) => end,
            Err(_) if session.state().stopped => Event::broken_off(session.state().game.position(), "stopped", None),
            Err(why) => Event::broken_off(session.state().game.position(), "not played", Some(format!("{why:#}"))),
        };
        self.end(&end);
    }

    fn play_to_the_end(
        &self,
        inboxes: [Option<Receiver<Action>>; 2],
        patience: Duration,
        recorder: &mut Recorder,
    ) -> anyhow::Result<Event> {
        let Session { order, log, .. } = self.0;
        let mut game = self.0.state().game.clone();
        let [first, second] = inboxes;
        let mut first = self.seat(Side::First, first, patience)?;
        let mut second = self.seat(Side::Second, second, patience)?;
        recorder.begin(&order.names, &game);
        log.push(&Event::Ready);
        log.push(&Event::value(&JUDGE.opinion(game.position()), game.history().len()));
        let mut shown = Instant::now();
        let pace = if order.contestants.iter().any(Contestant::is_guest) { Duration::ZERO } else { order.pace };
        let ending = loop {
            let watch = |game: &Game, side, turn: &Turn| {
                self.wait_until(shown + pace)?;
                shown = Instant::now();
                self.show(game, turn);
                recorder.add(game, side, turn);
                Ok(())
            };
            let ending = play_game(&mut game, [&mut first, &mut second], order.thinking.move_time, watch)?;
            match self.go_back() {
                Some(back) => game = back,
                None => break ending,
            }
            recorder.begin(&order.names, &game);
        };
        ensure!(!self.0.state().stopped, "stopped");
        recorder.end(&game, &ending);
        Ok(Event::ended(&ending))
    }

    fn seat(&self, side: Side, inbox: Option<Receiver<Action>>, patience: Duration) -> anyhow::Result<Box<dyn Player>> {
        let order = &self.0.order;
        match (&order.contestants[side.index()], inbox) {
            (Contestant::Player(spec), _) => {
                let mut player = spec.open(&order.thinking)?;
                let log = self.0.log.clone();
                player.tell_searches(Box::new(move |game, iteration, steps| {
                    log.push(&Event::thinking(game, iteration, steps));
                }));
                Ok(player)
            }
            (Contestant::Guest, Some(inbox)) => Ok(Box::new(Guest::new(inbox, patience, order.clock))),
            (Contestant::Guest, None) => bail!("a guest needs a seat"),
        }
    }

    fn show(&self, game: &Game, turn: &Turn) {
        let log = &self.0.log;
        self.0.state().take(game, turn.code, self.0.order.opening.history().len());
        log.push(&Event::turn(game, Some(turn.code), Some(turn.elapsed), turn.search));
        log.push(&Event::value(&JUDGE.opinion(game.position()), game.history().len()));
    }

    /// Goes where somebody wanted to go, and tells of it; nothing if nobody did.
    fn go_back(&self) -> Option<Game> {
        let Session { order, log, .. } = self.0;
        let opening = &order.opening;
        let mut state = self.0.state();
        let ply = state.back_to.take()?;
        let from = opening.history().len();
        let now = state.game.history().len();
        let line = state.line[..ply - from].to_vec();
        let at = |count: usize| opening.after(line[..count].iter().map(|&(ply, _)| ply));
        state.game = at(line.len());
        state.answered = 0;
        let game = state.game.clone();
        drop(state);
        if ply < now {
            log.push(&Event::Back { ply });
        }
        for (index, &(_, code)) in line.iter().enumerate().skip(now.saturating_sub(from)) {
            let game = at(index + 1);
            log.push(&Event::turn(&game, Some(code), None, Search::default()));
            log.push(&Event::value(&JUDGE.opinion(game.position()), game.history().len()));
        }
        Some(game)
    }

    /// Waits, unless the game is stopped.
    fn wait_until(&self, time: Instant) -> anyhow::Result<()> {
        loop {
            ensure!(!self.0.state().stopped, "stopped");
            let left = time.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(());
            }
            thread::sleep(left.min(LOOK));
        }
    }

    fn end(&self, end: &Event) {
        let Event::Ended { winner, reason, .. } = end else { return };
        let mut state = self.0.state();
        if state.ended.is_none() {
            state.ended = Some((*winner, reason.clone()));
            state.seats = [None, None];
            self.0.log.push(end);
            self.0.log.close();
        }
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        // If a player panics, nobody shall wait for ever.
        let end = Event::broken_off(self.0.state().game.position(), "broken off", None);
        self.end(&end);
    }
}
