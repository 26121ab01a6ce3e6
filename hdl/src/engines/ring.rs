//! Ring: more than two engines, each joined to the next one by registers, and the last one to the first.
//!
//! All that one tells another takes a hop a cycle: commands from the first engine on; what each writes into its table, and what it searches
//! near the root, until it has come by all others. So no wire is longer than from one engine to the next, and an engine with its registers
//! can lie anywhere beside those before and behind it.
//!
//! When the first engine has finished, the others are stopped one after the other; behind that the deepest answer goes from engine to
//! engine to the first one, which takes it over, and then tells all others.

use duo_core::configuration::Configuration;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::link::Link;
use super::records::{Answer, Command, Found, Passing};
use super::station::Station;
use crate::parts::bits::{constant, Board, Pieces, PlacementBits};
use crate::search::records::{OtherPaths, Path, Seen, Written};

/// The block; see the module. Its inputs are the engines', and what the first one shows.
#[derive(LogicBlock, SmartDefault)]
pub struct Ring {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Begin.
    pub start: Signal<In, Bit>,
    /// With `start`: what the tables know from before does not count.
    pub new_game: Signal<In, Bit>,
    /// With `start`: begin behind the last search's answer.
    pub behind_answer: Signal<In, Bit>,
    /// Give up, without an answer.
    pub stop: Signal<In, Bit>,
    /// Stones of the side to move.
    pub own: Signal<In, Board>,
    /// Stones of the other side.
    pub other: Signal<In, Board>,
    /// Pieces that the side to move has left.
    pub own_left: Signal<In, Pieces>,
    /// Pieces that the other side has left.
    pub other_left: Signal<In, Pieces>,
    /// The start cell of the side to move is (a,a), not (5,5).
    pub starts_at_ten: Signal<In, Bit>,
    /// Turns taken so far.
    pub ply: Signal<In, Bits<7>>,
    /// The other side has just passed.
    pub passed: Signal<In, Bit>,
    /// The first engine has finished.
    pub first_done: Signal<In, Bit>,
    /// Its answer.
    pub first_placement: Signal<In, PlacementBits>,
    /// See `first_placement`.
    pub first_score: Signal<In, Bits<16>>,
    /// See `first_placement`.
    pub first_depth: Signal<In, Bits<6>>,
    /// What it has written into its table.
    pub first_written: Signal<In, Written>,
    /// What it is searching.
    pub first_path: Signal<In, Path>,
    /// What the first engine is to write into its table.
    pub written: Signal<Out, Written>,
    /// What the others are searching.
    pub others: Signal<Out, OtherPaths>,
    /// The first engine is to take over the answer.
    pub adopt: Signal<Out, Bit>,
    /// See `adopt`.
    pub placement: Signal<Out, PlacementBits>,
    /// See `adopt`.
    pub score: Signal<Out, Bits<16>>,
    /// See `adopt`.
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated by the helpers.
    pub nodes: Signal<Out, Bits<32>>,
    /// The answer is being made up.
    pub busy: Signal<Out, Bit>,
    /// It is final; one cycle long.
    pub done: Signal<Out, Bit>,

    link: Link,
    stations: Vec<Station>,
    // Cycles since the first engine has finished.
    closing: DFF<Bits<4>>,

    returning: Signal<Local, Passing>,
    root: Signal<Local, Seen>,
    first_answer: Signal<Local, Answer>,
    command: Signal<Local, Command>,
    found_by_first: Signal<Local, Found>,
    found: Signal<Local, Found>,
    deepest: Signal<Local, Answer>,
    next_closing: Signal<Local, Bits<4>>,
    #[default(constant(0))]
    running: Constant<Bits<4>>,
    #[default(constant(1))]
    has_finished: Constant<Bits<4>>,
    #[default(constant(0))]
    agrees: Constant<Bits<4>>,
    #[default(constant(0))]
    tells: Constant<Bits<4>>,
    #[default(constant(0))]
    closed: Constant<Bits<4>>,
    #[default(constant(0))]
    no_nodes: Constant<Bits<32>>,
}

impl Ring {
    /// The ring of a configuration of more than two engines.
    pub fn new(configuration: Configuration) -> Ring {
        let Configuration { evaluation, engines, .. } = configuration;
        let others = engines - 1;
        // The last one stops as many cycles after the first as there are others, stands still two later, and its answer is compared in one more.
        let agrees = others as u64 + 3;
        Ring {
            link: Link::new(others),
            stations: (0..others).map(|_| Station::new(evaluation, others)).collect(),
            agrees: constant(agrees),
            tells: constant(agrees + 1),
            closed: constant(agrees + 2),
            ..Ring::default()
        }
    }
}

impl Logic for Ring {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, link);
        dff_setup!(self, clock, closing);

        self.next_closing.next = self.closing.q.val() + self.has_finished.val();
        if self.closing.q.val().any() {
            self.closing.d.next = self.next_closing.val();
        }
        if self.closing.q.val() == self.closed.val() {
            self.closing.d.next = self.running.val();
        }
        if self.first_done.val() {
            self.closing.d.next = self.has_finished.val();
        }
        if self.stop.val() {
            self.closing.d.next = self.running.val();
        }
        self.busy.next = self.closing.q.val().any();
        self.done.next = self.closing.q.val() == self.closed.val();

        self.root.next.own = self.own.val();
        self.root.next.other = self.other.val();
        self.root.next.own_left = self.own_left.val();
        self.root.next.other_left = self.other_left.val();
        self.root.next.starts_at_ten = self.starts_at_ten.val();
        self.root.next.ply = self.ply.val();
        self.first_answer.next.placement = self.first_placement.val();
        self.first_answer.next.score = self.first_score.val();
        self.first_answer.next.depth = self.first_depth.val();
        self.command.next.start = self.start.val();
        self.command.next.new_game = self.new_game.val();
        self.command.next.behind_answer = self.behind_answer.val();
        self.command.next.stop = self.stop.val() | self.first_done.val();
        self.command.next.root = self.root.val();
        self.command.next.passed = self.passed.val();
        self.command.next.adopt = self.closing.q.val() == self.tells.val();
        self.command.next.answer = self.first_answer.val();
        self.found_by_first.next.answer = self.first_answer.val();
        self.found_by_first.next.nodes = self.no_nodes.val();

        self.link.written.next = self.first_written.val();
        self.link.path.next = self.first_path.val();
        self.stations[0].command.next = self.command.val();
        self.stations[0].found.next = self.found_by_first.val();
        self.stations[0].ahead.next = self.link.behind.val();
        for i in 1..self.stations.len() {
            self.stations[i].command.next = self.stations[i - 1].told.val();
            self.stations[i].found.next = self.stations[i - 1].found_so_far.val();
            self.stations[i].ahead.next = self.stations[i - 1].behind.val();
        }
        for i in 0..self.stations.len() {
            self.stations[i].clock.next = self.clock.val();
            // What the last one says stands.
            self.returning.next = self.stations[i].behind.val();
            self.found.next = self.stations[i].found_so_far.val();
        }
        self.link.ahead.next = self.returning.val();
        self.written.next = self.link.peer_written.val();
        self.others.next = self.link.others.val();

        self.deepest.next = self.found.val().answer;
        self.adopt.next =
            (self.closing.q.val() == self.agrees.val()) & (self.deepest.val().depth > self.first_depth.val());
        self.placement.next = self.deepest.val().placement;
        self.score.next = self.deepest.val().score;
        self.depth.next = self.deepest.val().depth;
        self.nodes.next = self.found.val().nodes;
    }
}
