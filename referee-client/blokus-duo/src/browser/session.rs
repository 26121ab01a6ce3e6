//! A game of the page, turn by turn.

use std::time::Duration;

use duo_core::moves::legal_placements;
use duo_core::notation::{decode, encode, Code};
use duo_core::placement::Move;
use duo_core::player::Player as Side;
use reference_common::clock::Instant;
use serde::Serialize;
use serde_json::{json, Value};

use super::tell;
use crate::analysis::Judge;
use crate::game::{Game, Ply};
use crate::players::{Fault, Player, Search, Turn};
use crate::referee::{take_turn, Ending};
use crate::server::events::Event;
use crate::server::offers::Contestant;
use crate::server::order::Order;
use crate::server::positions::points;

/// A game, while it is played and after.
pub struct Session {
    order: Order,
    game: Game,
    /// The turns after the opening as they were taken last, those included that were taken back, with the codes that were sent.
    line: Vec<(Ply, Code)>,
    /// The players, once they are ready; none where somebody on the page plays.
    players: [Option<Box<dyn Player>>; 2],
    is_ready: bool,
    /// When the side to move was asked.
    asked: Instant,
    /// How it ended.
    ended: Option<(Option<usize>, String)>,
}

/// What has happened, and how the game goes on.
#[derive(Serialize)]
pub struct Told {
    events: Vec<Event>,
    next: Next,
    /// Turns are to be shown that far apart at least, in milliseconds.
    pace_ms: u64,
}

/// How a game goes on.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Next {
    /// With the next step.
    Step,
    /// With a move from the page.
    Move,
    /// It is over.
    Nothing,
}

impl Session {
    /// A game that was ordered.
    pub fn new(order: Order) -> Session {
        let game = order.opening.clone();
        Session {
            order,
            game,
            line: Vec::new(),
            players: [None, None],
            is_ready: false,
            asked: Instant::now(),
            ended: None,
        }
    }

    /// Tells that it begins.
    pub fn begin(&mut self) -> Told {
        let mut events = vec![Event::begun_here(&self.order)];
        let opening = &self.order.opening;
        let turns = opening.history();
        let before = Game::new(opening.position().start(Side::First));
        for count in 1..=turns.len() {
            let game = before.after(turns[..count].iter().copied());
            events.push(Event::turn(&game, None, None, Search::default()));
        }
        self.told(events)
    }

    /// Gets the players ready; later the turn of a player, or the pass of a guest who has no choice.
    pub fn step(&mut self) -> Told {
        if self.ended.is_some() || self.waits() {
            return self.told(Vec::new());
        }
        if !self.is_ready {
            return self.get_ready();
        }
        let side = self.game.position().to_move();
        let Some(player) = &mut self.players[side.index()] else {
            return self.turn(encode(Move::Pass));
        };
        match take_turn(&mut self.game, side, player.as_mut(), self.order.thinking.move_time) {
            Ok(turn) => self.after(&turn),
            Err(ending) => self.end(Vec::new(), &ending),
        }
    }

    fn get_ready(&mut self) -> Told {
        let first_start = self.game.position().start(Side::First);
        for side in Side::BOTH {
            let Contestant::Player(spec) = &self.order.contestants[side.index()] else { continue };
            let opened = spec.open(&self.order.thinking).and_then(|mut player| {
                player.new_game(first_start)?;
                // As it thinks: what has happened is told when it has.
                player.tell_searches(Box::new(|game, iteration, steps| {
                    tell(&serde_json::to_string(&Event::thinking(game, iteration, steps)).unwrap_or_default());
                }));
                Ok(player)
            });
            match opened {
                Ok(player) => self.players[side.index()] = Some(player),
                Err(why) => return self.break_off("not played", Some(format!("{why:#}"))),
            }
        }
        self.is_ready = true;
        self.asked = Instant::now();
        self.told(vec![Event::Ready, self.judged()])
    }

    /// A guest moves, seeing a board after `ply` turns.
    pub fn play(&mut self, ply: u32, code: &str) -> Result<Told, String> {
        let code: Code = code.parse().map_err(|why| format!("{why}"))?;
        let played = decode(code).map_err(|why| why.to_string())?;
        if self.ended.is_some() {
            return Err("the game is over".to_owned());
        }
        let position = self.game.position();
        if !self.order.contestants[position.to_move().index()].is_guest() || !self.is_ready {
            return Err(format!("the {} is to move, which nobody on the page plays", position.to_move()));
        }
        if ply != position.ply() {
            return Err(format!("that was turn {}; it is taken", ply.saturating_add(1)));
        }
        position.check(played).map_err(|why| format!("{code}: {why}"))?;
        Ok(self.turn(code))
    }

    /// A legal move of a guest.
    fn turn(&mut self, code: Code) -> Told {
        let turn = Turn { code, elapsed: self.asked.elapsed(), search: Search::default() };
        let played = decode(code).unwrap_or(Move::Pass);
        match self.game.play(played) {
            Ok(()) => self.after(&turn),
            Err(why) => self.break_off("not played", Some(why.to_string())),
        }
    }

    /// A turn was taken.
    fn after(&mut self, turn: &Turn) -> Told {
        let events = vec![Event::turn(&self.game, Some(turn.code), Some(turn.elapsed), turn.search), self.judged()];
        let index = self.game.history().len() - self.order.opening.history().len() - 1;
        let taken = self.game.history().last().copied();
        if let Some(taken) = taken.filter(|taken| self.line.get(index).is_none_or(|(known, _)| known != taken)) {
            self.line.truncate(index);
            self.line.push((taken, turn.code));
        }
        self.asked = Instant::now();
        match Ending::by_points(&self.game) {
            Some(ending) => self.end(events, &ending),
            None => self.told(events),
        }
    }

    /// Goes back to where so many turns were taken, or on to where they will have been taken again.
    pub fn go(&mut self, ply: usize) -> Result<Told, String> {
        if !self.order.takes_back() {
            return Err("no turn is taken back by the clock".to_owned());
        }
        if !self.waits() || self.ended.is_some() {
            return Err("turns are taken back while somebody on the page is to move".to_owned());
        }
        let (now, from) = (self.game.history().len(), self.order.opening.history().len());
        let most = from + self.line.len();
        if ply == now || !(from..=most).contains(&ply) {
            return Err(format!("ply must be from {from} to {most}, and not {now}, where the game is"));
        }
        let at = |count: usize| self.order.opening.after(self.line[..count].iter().map(|&(ply, _)| ply));
        let mut events = vec![Event::Back { ply: ply.min(now) }];
        for count in now.saturating_sub(from)..ply - from {
            let game = at(count + 1);
            events.push(Event::turn(&game, Some(self.line[count].1), None, Search::default()));
            events.push(Event::value(&Judge::PAGE.opinion(game.position()), game.history().len()));
        }
        self.game = at(ply - from);
        let first_start = self.game.position().start(Side::First);
        for player in self.players.iter_mut().flatten() {
            player.new_game(first_start).map_err(|why| why.to_string())?;
        }
        self.asked = Instant::now();
        Ok(self.told(events))
    }

    /// What the judge thinks of where the game is.
    fn judged(&self) -> Event {
        Event::value(&Judge::PAGE.opinion(self.game.position()), self.game.history().len())
    }

    /// The guest gives up; of two, the one to move.
    pub fn resign(&mut self) -> Result<Told, String> {
        if self.ended.is_some() {
            return Err("the game is over".to_owned());
        }
        let to_move = self.game.position().to_move();
        let is_guest = |side: &Side| self.order.contestants[side.index()].is_guest();
        let side = [to_move, to_move.other()].into_iter().find(is_guest);
        let side = side.ok_or("nobody on the page plays in this game")?;
        let ending = Ending::by_fault(&self.game, side, &Fault::Resigned);
        Ok(self.end(Vec::new(), &ending))
    }

    /// Ends the game without a result.
    pub fn stop(&mut self) -> Told {
        match self.ended {
            Some(_) => self.told(Vec::new()),
            None => self.break_off("stopped", None),
        }
    }

    /// The order of the same game with the sides changed, once this one is over.
    pub fn order_of_rematch(&self) -> Result<Order, String> {
        match self.ended {
            Some(_) => Ok(self.order.clone().with_sides_changed()),
            None => Err("the game is not over".to_owned()),
        }
    }

    /// What the side to move may lay; nothing after the end.
    pub fn legal_moves(&self) -> Value {
        let position = self.game.position();
        let over = self.ended.is_some() || position.is_over();
        let placements = if over { Vec::new() } else { legal_placements(position) };
        let placements: Vec<_> = placements.into_iter().map(|at| (at.orientation, at.x, at.y)).collect();
        json!({ "ply": position.ply(), "placements": placements })
    }

    /// The game in short, for the list.
    pub fn summary(&self) -> Value {
        let (winner, reason) = self.ended.clone().map_or((None, None), |(winner, reason)| (winner, Some(reason)));
        let position = self.game.position();
        json!({
            "names": self.order.names,
            "guests": self.order.contestants.each_ref().map(Contestant::is_guest),
            "plies": position.ply(),
            "points": points(position),
            "board": position.to_string().split(' ').next(),
            "running": self.ended.is_none(),
            "winner": winner,
            "reason": reason,
        })
    }

    /// Whether it waits for a guest, who has a choice.
    fn waits(&self) -> bool {
        let position = self.game.position();
        let is_guest = self.order.contestants[position.to_move().index()].is_guest();
        self.is_ready && is_guest && !legal_placements(position).is_empty()
    }

    fn end(&mut self, mut events: Vec<Event>, ending: &Ending) -> Told {
        self.ended = Some((ending.outcome.winner.map(Side::index), ending.outcome.reason.to_string()));
        events.extend([Event::ended(ending), Event::Complete]);
        self.told(events)
    }

    fn break_off(&mut self, reason: &str, detail: Option<String>) -> Told {
        self.ended = Some((None, reason.to_owned()));
        self.told(vec![Event::broken_off(self.game.position(), reason, detail), Event::Complete])
    }

    fn told(&self, events: Vec<Event>) -> Told {
        let next = match self.ended {
            Some(_) => Next::Nothing,
            None if self.waits() => Next::Move,
            None => Next::Step,
        };
        let has_guest = self.order.contestants.iter().any(Contestant::is_guest);
        let pace = if has_guest { Duration::ZERO } else { self.order.pace };
        Told { events, next, pace_ms: pace.as_millis() as u64 }
    }
}
