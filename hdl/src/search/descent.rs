//! Descent: takes an engine of a [best-first search](crate::best_first) to its leaf, and reports
//! what the engine knows about it.
//!
//! The walker sends the moves from the root one by one, at least three cycles apart. The last move
//! may be one that the engine picks: it lists the moves of the position as at any interior node,
//! and takes from its sorter as many moves as come before the picked one.

use duo_core::cycle_model::wire::MoveWord;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::{entered, Node};
use super::state::State;
use crate::parts::bits::{constant, PlacementBits};

const _: () = assert!(Way::BITS == 28);

/// Messages of a walker to its engines.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Way {
    /// Number of the engine.
    pub engine: Bits<3>,
    /// A descent begins at the root.
    pub start: Bit,
    /// With `start`: clear the engine's table.
    pub clears: Bit,
    /// Make the next move.
    pub make: Bit,
    /// The descent is over: search the leaf.
    pub over: Bit,
    /// With `over`: one move is missing, which the engine picks from its list.
    pub picks: Bit,
    /// With `picks`: place of the move in the list.
    pub place: Bits<5>,
    /// With `make`: the move. With `picks`: the move that is sorted first.
    pub placement: PlacementBits,
}

/// An engine's facts about its leaf, apart from its answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct LeafKnown {
    /// The engine finishes in this cycle.
    pub finishes: Bit,
    /// The game is over at the leaf.
    pub over: Bit,
    /// Value of the last iteration, two's complement.
    pub last_score: Bits<16>,
    /// Value of the iteration before.
    pub earlier_score: Bits<16>,
    /// Number of moves that the last iteration has listed at the leaf; 0 in the first.
    pub choices: Bits<5>,
    /// Last move of the descent.
    pub made: PlacementBits,
}

#[derive(LogicBlock, SmartDefault)]
pub struct Descent {
    pub clock: Signal<In, Clock>,
    /// The walker's messages to all engines.
    pub way: Signal<In, Way>,
    pub state: Signal<In, State>,
    /// The search is at the root of its own tree.
    pub at_root: Signal<In, Bit>,
    /// The current node.
    pub node: Signal<In, Node>,
    pub sorted: Signal<In, PlacementBits>,
    pub leaf: Signal<Out, LeafKnown>,
    /// The outputs below decide the search's next cycle.
    pub takes_over: Signal<Out, Bit>,
    /// Next state of the search, unless `picks`.
    pub next_state: Signal<Out, State>,
    /// Node of the search in the next cycle.
    pub next_node: Signal<Out, Node>,
    /// Move that is sorted above all others.
    pub first: Signal<Out, PlacementBits>,
    /// List the moves of the position, to pick one.
    pub picks: Signal<Out, Bit>,
    /// Make the move in the node's `played` of a cycle ago.
    pub makes: Signal<Out, Bit>,

    way_here: DFF<Way>,
    laying: DFF<Bit>,
    making: DFF<Bit>,
    // A move is being picked; `place` moves come before it. Then it is on its way to the placer.
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

impl Logic for Descent {
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
            // Lists the moves as at an interior node, the move that the position's own search has
            // found first.
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
