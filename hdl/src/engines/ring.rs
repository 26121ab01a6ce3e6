//! Ring: more than two engines, each connected to the next by registers, and the last to the first.
//!
//! Everything travels one hop a cycle: commands from the first engine on; table entries and the
//! paths near the root until they have passed all other engines. Each wire therefore reaches only
//! from one engine to the next, and an engine with its registers can be placed anywhere between its
//! neighbours.
//!
//! When the first engine has finished, the others stop one after the other. Behind that the deepest
//! answer goes from engine to engine back to the first, which takes it over and then tells all
//! others.

use duo_core::configuration::Configuration;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::link::Link;
use super::records::{Answer, Command, Found, Passing};
use super::station::Station;
use crate::parts::bits::{constant, Board, Pieces, PlacementBits};
use crate::search::records::{OtherPaths, Path, Seen, Written};

/// Its inputs are those of the engines, and the outputs of the first engine.
#[derive(LogicBlock, SmartDefault)]
pub struct Ring {
    pub clock: Signal<In, Clock>,
    pub start: Signal<In, Bit>,
    pub new_game: Signal<In, Bit>,
    pub behind_answer: Signal<In, Bit>,
    pub stop: Signal<In, Bit>,
    pub own: Signal<In, Board>,
    pub other: Signal<In, Board>,
    pub own_left: Signal<In, Pieces>,
    pub other_left: Signal<In, Pieces>,
    pub starts_at_ten: Signal<In, Bit>,
    pub ply: Signal<In, Bits<7>>,
    pub passed: Signal<In, Bit>,
    pub first_done: Signal<In, Bit>,
    /// The first engine's answer.
    pub first_placement: Signal<In, PlacementBits>,
    pub first_score: Signal<In, Bits<16>>,
    pub first_depth: Signal<In, Bits<6>>,
    pub first_written: Signal<In, Written>,
    pub first_path: Signal<In, Path>,
    /// Entries for the first engine's table.
    pub written: Signal<Out, Written>,
    /// The other engines' paths near the root.
    pub others: Signal<Out, OtherPaths>,
    /// Tells the first engine to take over the answer below.
    pub adopt: Signal<Out, Bit>,
    pub placement: Signal<Out, PlacementBits>,
    pub score: Signal<Out, Bits<16>>,
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated by the helpers.
    pub nodes: Signal<Out, Bits<32>>,
    /// The answers are being compared.
    pub busy: Signal<Out, Bit>,
    /// The answer is final; one cycle long.
    pub done: Signal<Out, Bit>,

    link: Link,
    stations: Vec<Station>,
    // Cycles since the first engine finished.
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
    /// The ring of a configuration with more than two engines.
    pub fn new(configuration: Configuration) -> Ring {
        let Configuration { evaluation, engines, .. } = configuration;
        let others = engines - 1;
        // The last engine stops `others` cycles after the first, is idle two cycles later, and its
        // answer is compared in one more.
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
            // The last assignment wins: the answer of the last station.
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
