//! Drives a game of the page: opens its players and takes one turn with each step.

use duo_core::notation::Code;
use duo_core::player::{Player as Side, Start};
use duo_page::events::Event;
use duo_page::offers::Contestant;
use duo_page::order::Order;
use duo_page::session::{judge, pass, Next, Refused, Session};
use duo_players::player::{Fault, Player, Search, Turn};
use duo_players::referee::take_turn;
use reference_common::clock::Instant;
use serde::Serialize;

use crate::SendEvent;

/// A game in the web worker: its players take their turns in the calls of the page.
pub struct PageGame {
    session: Session,
    /// `None` for a guest.
    players: [Option<Box<dyn Player>>; 2],
    is_ready: bool,
    /// Time at which the side to move was asked.
    asked: Instant,
    send_event: SendEvent,
}

/// New events, and what the game waits for.
#[derive(Serialize)]
pub struct News {
    events: Vec<Event>,
    next: GoesOn,
    /// Minimum time between two turns that are shown, in milliseconds.
    pace_ms: u64,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum GoesOn {
    /// The next step.
    Step,
    /// A move from the page.
    Move,
    /// Nothing: the game is over.
    Nothing,
}

impl PageGame {
    /// A game whose players are not open yet. `send_event` passes events to the page.
    pub fn new(order: Order, send_event: SendEvent) -> PageGame {
        let session = Session::new(order);
        PageGame { session, players: [None, None], is_ready: false, asked: Instant::now(), send_event }
    }

    /// The game as the page shows it.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The events that begin the game.
    pub fn begin(&self) -> News {
        self.news(self.session.opening_events())
    }

    /// Opens the players at the first call. Later calls take a player's turn, pass for a guest who
    /// cannot move, or end the game.
    pub fn step(&mut self) -> News {
        let events = match self.session.next() {
            Next::Nothing => Vec::new(),
            _ if !self.is_ready => self.open_players(),
            Next::Wait(_) => Vec::new(),
            Next::Pass(_) => self.show(&pass(self.asked.elapsed())),
            Next::End(ending) => vec![self.session.end(&ending), Event::Complete],
            Next::Ask(side) => self.ask(side),
        };
        self.news(events)
    }

    fn open_players(&mut self) -> Vec<Event> {
        let first_start = self.first_start();
        let order = self.session.order();
        for (player, contestant) in self.players.iter_mut().zip(&order.contestants) {
            let Contestant::Player(spec) = contestant else { continue };
            let send_event = self.send_event;
            let opened = spec.open_in_process(&order.thinking).and_then(|mut player| {
                player.new_game(first_start)?;
                player.tell_searches(Box::new(move |game, iteration, steps| {
                    let event = Event::thinking(game, iteration, steps);
                    send_event(&serde_json::to_string(&event).unwrap_or_default());
                }));
                Ok(player)
            });
            match opened {
                Ok(opened) => *player = Some(opened),
                Err(why) => return self.break_off("not played", Some(format!("{why:#}"))),
            }
        }
        self.is_ready = true;
        self.asked = Instant::now();
        vec![Event::Ready, judge(self.session.game())]
    }

    fn ask(&mut self, side: Side) -> Vec<Event> {
        let mut game = self.session.game().clone();
        let limit = self.session.order().thinking.move_time;
        let Some(player) = &mut self.players[side.index()] else {
            return self.break_off("not played", Some("a player is missing".to_owned()));
        };
        match take_turn(&mut game, side, player.as_mut(), limit) {
            Ok(turn) => self.show(&turn),
            Err(ending) => vec![self.session.end(&ending), Event::Complete],
        }
    }

    /// Plays a guest's move. `ply` is the number of turns on the board that the guest saw.
    pub fn play(&mut self, ply: u32, code: &str) -> Result<News, Refused> {
        let code = self.session.check_move(ply, code)?;
        self.check_ready()?;
        let events = self.show(&guest_turn(code, self.asked));
        Ok(self.news(events))
    }

    /// Takes turns back or redoes them until `ply` turns are taken.
    pub fn go_to(&mut self, ply: usize) -> Result<News, Refused> {
        self.session.check_go_to(ply)?;
        self.check_ready()?;
        let events = self.session.go_to(ply);
        let first_start = self.first_start();
        for player in self.players.iter_mut().flatten() {
            player.new_game(first_start).map_err(|why| Refused::Late(why.to_string()))?;
        }
        self.asked = Instant::now();
        Ok(self.news(events))
    }

    /// Resigns for the guest, or of two guests for the one to move.
    pub fn resign(&mut self) -> Result<News, Refused> {
        let side = self.session.check_resign()?;
        let ending = self.session.ending_by_fault(side, &Fault::Resigned);
        let event = self.session.end(&ending);
        Ok(self.news(vec![event, Event::Complete]))
    }

    /// Ends the game without a result.
    pub fn stop(&mut self) -> News {
        let events = if self.session.has_ended() { Vec::new() } else { self.break_off("stopped", None) };
        self.news(events)
    }

    fn check_ready(&self) -> Result<(), Refused> {
        if self.is_ready {
            return Ok(());
        }
        Err(Refused::Late("the players are not ready yet".to_owned()))
    }

    fn show(&mut self, turn: &Turn) -> Vec<Event> {
        let event = self.session.accept(turn);
        self.asked = Instant::now();
        vec![event, judge(self.session.game())]
    }

    fn break_off(&mut self, reason: &str, detail: Option<String>) -> Vec<Event> {
        vec![self.session.break_off(reason, detail), Event::Complete]
    }

    fn first_start(&self) -> Start {
        self.session.game().position().start(Side::First)
    }

    fn news(&self, events: Vec<Event>) -> News {
        let next = match self.session.next() {
            Next::Nothing => GoesOn::Nothing,
            Next::Wait(_) if self.is_ready => GoesOn::Move,
            _ => GoesOn::Step,
        };
        News { events, next, pace_ms: self.session.pace().as_millis() as u64 }
    }
}

fn guest_turn(code: Code, asked: Instant) -> Turn {
    Turn { code, elapsed: asked.elapsed(), search: Search::default() }
}
