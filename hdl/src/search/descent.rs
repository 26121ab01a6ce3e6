//! Walk: how an engine of a [best-first search](crate::best_first) comes to its leaf, and what it knows of it.
//!
//! The walker tells it the moves from the root one by one, at least three cycles apart. The last one may be one that the engine picks: it lists the moves of the
//! position before as it lists those of any node, and takes as many off its sorter as come before.

use duo_core::cycle_model::wire::MoveWord;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{entered, Node};
use super::state::State;
use crate::best_first::records::{LeafKnown, Way};
use crate::parts::bits::{constant, PlacementBits};

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Walk {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// What the walker tells all engines.
    pub way: Signal<In, Way>,
    /// The search's state.
    pub state: Signal<In, State>,
    /// It is at the root of its own tree.
    pub at_root: Signal<In, Bit>,
    /// The node under way.
    pub node: Signal<In, Node>,
    /// The sorter's best move.
    pub sorted: Signal<In, PlacementBits>,
    /// What is known of the leaf.
    pub leaf: Signal<Out, LeafKnown>,
    /// The search goes on as the outputs below say.
    pub takes_over: Signal<Out, Bit>,
    /// Its next state; but if it `picks`, it generates moves.
    pub next_state: Signal<Out, State>,
    /// The next node.
    pub next_node: Signal<Out, Node>,
    /// The move that is sorted above all others.
    pub first: Signal<Out, PlacementBits>,
    /// The moves of the position are to be listed.
    pub picks: Signal<Out, Bit>,
    /// Make the move that the node showed as played a cycle ago.
    pub makes: Signal<Out, Bit>,

    way_here: DFF<Way>,
    laying: DFF<Bit>,
    making: DFF<Bit>,
    // A move is being picked: so many come before it; it is on its way to the placer.
    picking: DFF<Bit>,
    place: DFF<Bits<5>>,
    lays_picked: DFF<Bit>,
    made: DFF<PlacementBits>,
    over: DFF<Bit>,
    last_value: DFF<Bits<16>>,
    earlier_value: DFF<Bits<16>>,
    last_choices: DFF<Bits<5>>,

    follows: Signal<Local, Bit>,
    listens: Signal<Local, Bit>,
    hears: Signal<Local, Bit>,
    is_told_to_pick: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    picked: Signal<Local, Bit>,
    next_place: Signal<Local, Bits<5>>,
    #[default(constant(0))]
    first_place: Constant<Bits<5>>,
    #[default(constant(1))]
    one_place: Constant<Bits<5>>,
    #[default(constant(2))]
    two_plies: Constant<Bits<6>>,
    #[default(Constant::new(entered()))]
    root_node: Constant<Node>,
    #[default(constant(MoveWord::PASS.0 as u64))]
    pass: Constant<PlacementBits>,
    #[default(constant(0x8000))]
    sign: Constant<Bits<16>>,
}

impl Logic for Walk {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, way_here, laying, making, picking, place, lays_picked, made);
        dff_setup!(self, clock, over, last_value, earlier_value, last_choices);

        self.way_here.d.next = self.way.val();
        self.follows.next = self.state.val() == State::Follow;
        self.listens.next = self.follows.val() & (!self.lays_picked.q.val());
        self.hears.next = self.listens.val() & self.way_here.q.val().make;
        self.is_told_to_pick.next = self.listens.val() & (self.way_here.q.val().over & self.way_here.q.val().picks);
        self.takes.next = self.picking.q.val() & (self.state.val() == State::Store);
        self.picked.next = self.takes.val() & (self.place.q.val() == self.first_place.val());

        self.laying.d.next = self.hears.val();
        self.making.d.next = self.laying.q.val() | self.lays_picked.q.val();
        self.makes.next = self.making.q.val() & (self.state.val() != State::Idle);
        self.next_place.next = self.place.q.val() - self.one_place.val();
        if self.takes.val() {
            self.place.d.next = self.next_place.val();
        }
        if self.is_told_to_pick.val() {
            self.picking.d.next = true;
            self.place.d.next = self.way_here.q.val().place;
        }
        if (self.state.val() == State::Idle) | self.picked.val() {
            self.picking.d.next = false;
        }
        self.lays_picked.d.next = self.picked.val();

        self.takes_over.next = self.follows.val() | self.picked.val();
        self.next_state.next = State::Follow;
        self.next_node.next = self.root_node.val();
        self.first.next = self.pass.val();
        self.picks.next = self.is_told_to_pick.val();
        if self.listens.val() {
            self.next_node.next.played = self.way_here.q.val().placement;
            if self.way_here.q.val().over {
                self.next_state.next = State::Clear;
            }
        }
        if self.is_told_to_pick.val() {
            // It is listed as an interior node, with the move that its search has found ahead of all others.
            self.next_node.next.remaining = self.two_plies.val();
            self.first.next = self.way_here.q.val().placement;
        }
        if self.picked.val() {
            self.next_node.next.played = self.sorted.val();
        }
        if self.lays_picked.q.val() {
            self.next_state.next = State::Clear;
        }

        if self.hears.val() {
            self.made.d.next = self.way_here.q.val().placement;
        }
        if self.picked.val() {
            self.made.d.next = self.sorted.val();
        }
        if self.follows.val() {
            self.over.d.next = false;
        }
        if self.at_root.val() {
            if self.state.val() == State::Complete {
                self.over.d.next = true;
            }
            if self.state.val() == State::Leave {
                self.earlier_value.d.next = self.last_value.q.val();
                self.last_value.d.next = self.node.val().best;
                self.last_choices.d.next = self.node.val().children;
            }
        }
        self.leaf.next.finishes = self.state.val() == State::Finish;
        self.leaf.next.over = self.over.q.val();
        self.leaf.next.last_score = self.last_value.q.val() ^ self.sign.val();
        self.leaf.next.earlier_score = self.earlier_value.q.val() ^ self.sign.val();
        self.leaf.next.choices = self.last_choices.q.val();
        self.leaf.next.made = self.made.q.val();
    }
}
