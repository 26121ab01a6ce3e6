//! A game of the page as a state machine: it says what comes next, and the driver reports what
//! happened.
//!
//! The driver owns the players and the clock. On the server it is a thread for each game
//! (`duo_server`), on the page without a server the web worker (`duo_site`).

use std::time::Duration;

use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use duo_players::game::{Game, Ply};
use duo_players::judge::Judge;
use duo_players::player::{Fault, Search, Turn};
use duo_players::referee::Ending;
use serde::Serialize;

use crate::events::{opening_turns, Event};
use crate::offers::Contestant;
use crate::order::Order;
use crate::positions::points;

/// A game, running or finished.
pub struct Session {
    order: Order,
    game: Game,
    /// The turns after the opening, as they were sent. Turns that were taken back remain here, so
    /// that they can be redone.
    line: Vec<(Ply, Turn)>,
    result: Option<Outcome>,
    /// The result for the record; `None` also if the game was broken off.
    ending: Option<Ending>,
}

/// The outcome of a game, for the list of games.
#[derive(Clone)]
struct Outcome {
    winner: Option<usize>,
    reason: String,
}

/// The driver's next step.
#[derive(Clone, Debug)]
pub enum Next {
    /// Ask the player of this side.
    Ask(Side),
    /// Wait for the guest of this side.
    Wait(Side),
    /// Pass for the guest of this side, who has no legal move.
    Pass(Side),
    /// Call [`Session::end`] with this result, because the rules end the game.
    End(Ending),
    /// Nothing: the game is over.
    Nothing,
}

/// Why a guest's request is refused, as a text for the guest.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The request would be wrong at any time.
    #[error("{0}")]
    Bad(String),
    /// The request does not fit the current state of the game.
    #[error("{0}")]
    Late(String),
}

/// A game in the list of games.
#[derive(Serialize)]
pub struct Summary {
    names: [String; 2],
    guests: [bool; 2],
    plies: u32,
    points: [i32; 2],
    /// The rows of the board, as in a position string.
    board: String,
    running: bool,
    winner: Option<usize>,
    reason: Option<String>,
}

/// The legal moves of the side to move.
#[derive(Serialize)]
pub struct LegalMoves {
    /// Turns taken so far.
    ply: u32,
    /// Orientation, column and row of each placement.
    placements: Vec<(u8, u8, u8)>,
}

impl Session {
    /// Starts the game that was ordered.
    pub fn new(order: Order) -> Session {
        Session { game: order.opening.clone(), order, line: Vec::new(), result: None, ending: None }
    }

    /// The events that begin the game.
    pub fn opening_events(&self) -> Vec<Event> {
        let mut events = vec![Event::begin_event_of_order(&self.order)];
        events.extend(opening_turns(&self.order.opening));
        events
    }

    /// The order that began the game.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// The game with all turns that count: taken-back ones are left out.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the game has a result.
    pub fn has_ended(&self) -> bool {
        self.result.is_some()
    }

    /// Whether at least one side is played by a person.
    pub fn has_guest(&self) -> bool {
        self.order.contestants.iter().any(Contestant::is_guest)
    }

    /// Minimum time between two turns that are shown. Guests never wait.
    pub fn pace(&self) -> Duration {
        if self.has_guest() {
            Duration::ZERO
        } else {
            self.order.pace
        }
    }

    /// The driver's next step.
    pub fn next(&self) -> Next {
        if self.has_ended() {
            return Next::Nothing;
        }
        if let Some(ending) = Ending::by_points(&self.game) {
            return Next::End(ending);
        }
        let position = self.game.position();
        let side = position.to_move();
        match self.order.contestants[side.index()] {
            Contestant::Player(_) => Next::Ask(side),
            Contestant::Guest if legal_placements(position).is_empty() => Next::Pass(side),
            Contestant::Guest => Next::Wait(side),
        }
    }

    /// Plays a turn that the referee has accepted. If it differs from the turn that was taken back
    /// here, the later turns can no longer be redone.
    pub fn accept(&mut self, turn: &Turn) -> Event {
        let index = self.line_index();
        let played = decode(turn.code).unwrap_or(Move::Pass);
        let taken = Ply { side: self.game.position().to_move(), played };
        self.game = self.game.after([taken]);
        if self.line.get(index).is_none_or(|&(known, _)| known != taken) {
            self.line.truncate(index);
            self.line.push((taken, *turn));
        }
        Event::turn(&self.game, Some(turn.code), Some(turn.elapsed), turn.search)
    }

    /// Ends the game with a result.
    pub fn end(&mut self, ending: &Ending) -> Event {
        let winner = ending.outcome.winner.map(Side::index);
        self.result = Some(Outcome { winner, reason: ending.outcome.reason.to_string() });
        self.ending = Some(ending.clone());
        Event::end_event(ending)
    }

    /// Ends the game without a result.
    pub fn break_off(&mut self, reason: &str, detail: Option<String>) -> Event {
        self.result = Some(Outcome { winner: None, reason: reason.to_owned() });
        Event::broken_off_event(self.game.position(), reason, detail)
    }

    /// Checks a guest's move. `ply` is the number of turns on the board that the guest saw.
    pub fn check_move(&self, ply: u32, code: &str) -> Result<Code, Refused> {
        let code: Code = code.parse().map_err(|why| Refused::Bad(format!("{why}")))?;
        let played = decode(code).map_err(|why| Refused::Bad(why.to_string()))?;
        self.check_runs()?;
        let position = self.game.position();
        let side = position.to_move();
        if !self.order.contestants[side.index()].is_guest() {
            return Err(Refused::Late(format!("the {side} is to move, which nobody on the page plays")));
        }
        if ply != position.ply() {
            return Err(move_too_late(ply));
        }
        position.check(played).map_err(|why| Refused::Bad(format!("{code}: {why}")))?;
        Ok(code)
    }

    /// Checks a request to take turns back or redo them until `ply` turns are taken. A guest must
    /// be to move.
    pub fn check_go_to(&self, ply: usize) -> Result<(), Refused> {
        if !self.order.takes_back() {
            let why = "no turn is taken back in a game with clocks, on two devices, or with a board that understands only prompts";
            return Err(Refused::Late(why.to_owned()));
        }
        self.check_runs()?;
        if !self.order.contestants[self.game.position().to_move().index()].is_guest() {
            return Err(go_too_late());
        }
        let (now, first) = (self.game.history().len(), self.order.opening.history().len());
        let last = first + self.line.len();
        if ply == now || !(first..=last).contains(&ply) {
            return Err(Refused::Bad(format!("ply must be from {first} to {last}, and not {now}, where the game is")));
        }
        Ok(())
    }

    /// Takes turns back or redoes them, after [`Session::check_go_to`] has allowed it. The players
    /// need a new game afterwards.
    pub fn go_to(&mut self, ply: usize) -> Vec<Event> {
        let (now, first) = (self.game.history().len(), self.order.opening.history().len());
        let game_after = |count: usize| self.order.opening.after(self.line[..count].iter().map(|&(ply, _)| ply));
        let mut events = Vec::new();
        if ply < now {
            events.push(Event::Back { ply });
        }
        for count in now.saturating_sub(first)..ply - first {
            let game = game_after(count + 1);
            events.push(Event::turn(&game, Some(self.line[count].1.code), None, Search::default()));
            events.push(judge(&game));
        }
        self.game = game_after(ply - first);
        events
    }

    /// The side that resigns by request of the page: the guest, or of two guests the one to move.
    pub fn check_resign(&self) -> Result<Side, Refused> {
        self.check_runs()?;
        let to_move = self.game.position().to_move();
        let is_guest = |side: &Side| self.order.contestants[side.index()].is_guest();
        let side = [to_move, to_move.other()].into_iter().find(is_guest);
        side.ok_or_else(|| Refused::Late("nobody on the page plays in this game".to_owned()))
    }

    /// How the game ends if the player of `side` has failed.
    pub fn ending_by_fault(&self, side: Side, fault: &Fault) -> Ending {
        Ending::by_fault(&self.game, side, fault)
    }

    /// The order of a rematch with the sides swapped.
    pub fn rematch(&self) -> Result<Order, Refused> {
        if !self.has_ended() {
            return Err(Refused::Late("the game is not over".to_owned()));
        }
        Ok(self.order.clone().with_sides_changed())
    }

    /// The legal moves of the side to move; none after the end.
    pub fn legal_moves(&self) -> LegalMoves {
        let position = self.game.position();
        let is_over = self.has_ended() || position.is_over();
        let placements = if is_over { Vec::new() } else { legal_placements(position) };
        let placements = placements.into_iter().map(|at| (at.orientation, at.x, at.y)).collect();
        LegalMoves { ply: position.ply(), placements }
    }

    /// The game's entry in the list of games.
    pub fn summary(&self) -> Summary {
        let position = self.game.position();
        Summary {
            names: self.order.names.clone(),
            guests: self.order.contestants.each_ref().map(Contestant::is_guest),
            plies: position.ply(),
            points: points(position),
            board: position.to_string().split(' ').next().unwrap_or_default().to_owned(),
            running: !self.has_ended(),
            winner: self.result.as_ref().and_then(|result| result.winner),
            reason: self.result.as_ref().map(|result| result.reason.clone()),
        }
    }

    /// The record of the game so far, in the `blksgf` format.
    pub fn record(&self) -> String {
        let Order { names: [first, second], opening, .. } = &self.order;
        duo_records::text::record([first, second], opening, &self.line[..self.line_index()], self.ending.as_ref())
    }

    fn check_runs(&self) -> Result<(), Refused> {
        match &self.result {
            Some(Outcome { reason, .. }) => Err(Refused::Late(format!("the game is over: {reason}"))),
            None => Ok(()),
        }
    }

    /// Index of the next turn in the line.
    fn line_index(&self) -> usize {
        self.game.history().len() - self.order.opening.history().len()
    }
}

/// The judge's value of a position, for the curve. Judging takes some hundredths of a second.
pub fn judge(game: &Game) -> Event {
    Event::value(&Judge::PAGE.opinion(game.position()), game.history().len())
}

/// A guest's pass, taken `elapsed` after it was due.
pub fn pass(elapsed: Duration) -> Turn {
    Turn { code: encode(Move::Pass), elapsed, search: Search::default() }
}

/// Refuses a move for a turn that has already been taken.
pub fn move_too_late(ply: u32) -> Refused {
    Refused::Late(format!("that was turn {}; it is taken", ply.saturating_add(1)))
}

/// Refuses a take-back while a guest is not to move.
pub fn go_too_late() -> Refused {
    Refused::Late("turns are taken back while somebody on the page is to move".to_owned())
}
