//! Walker: grows the tree of a best-first search and serves its engines one after the other. The
//! [states](super::state) say how.
//!
//! The rules of the tree are those of [`duo_core::best_first::tree`]; each state takes as many
//! cycles as its [costs](duo_core::best_first::costs). If several engines wait, the last one comes
//! first.

// The outer condition says when, the inner one what, as in the rules.
#![allow(clippy::collapsible_if)]

use duo_core::best_first::chance::CERTAIN;
use duo_core::cycle_model::search::LEVELS;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::comparison::Comparison;
use super::leaf_value::LeafValue;
use super::path_memory::PathMemory;
use super::proof::Proof;
use super::ranking::Ranking;
use super::records::{Chance, LeafFound, Margin, NodeData, Number, Sum};
use super::roster::Roster;
use super::state::State;
use super::tree_memory::TreeMemory;
use crate::parts::bits::{constant, constants, PlacementBits};
use crate::search::descent::Way;

#[derive(LogicBlock, SmartDefault)]
pub struct Walker {
    pub clock: Signal<In, Clock>,
    pub start: Signal<In, Bit>,
    pub new_game: Signal<In, Bit>,
    pub behind_answer: Signal<In, Bit>,
    pub stop: Signal<In, Bit>,
    pub budget_cycles: Signal<In, Bits<32>>,
    /// Result of the engine that `way` names, and which engines finish.
    pub found: Signal<In, LeafFound>,
    /// The walker's messages to the engines.
    pub way: Signal<Out, Way>,
    /// The position on the inputs may change.
    pub idle: Signal<Out, Bit>,
    pub busy: Signal<Out, Bit>,
    pub done: Signal<Out, Bit>,
    pub placement: Signal<Out, PlacementBits>,
    pub score: Signal<Out, Bits<16>>,
    /// Length of the longest line that was searched.
    pub depth: Signal<Out, Bits<6>>,
    /// Placements made and evaluated at leaves whose values were counted.
    pub nodes: Signal<Out, Bits<32>>,
    pub cycles: Signal<Out, Bits<32>>,

    roster: Roster,
    tree: TreeMemory,
    paths: PathMemory,
    comparison: Comparison,
    leaf_value: LeafValue,
    proof: Proof,
    ranking: Ranking,

    state: DFF<State>,
    step: DFF<Bits<4>>,
    starting: DFF<Bit>,
    starts_new_game: DFF<Bit>,
    behind: DFF<Bit>,
    stopping: DFF<Bit>,
    cycle_count: DFF<Bits<32>>,
    expired: DFF<Bit>,
    node_count: DFF<Bits<32>>,
    furthest: DFF<Bits<6>>,
    answer: DFF<PlacementBits>,
    answer_value: DFF<Bits<16>>,

    told: DFF<Way>,
    found_here: DFF<LeafFound>,

    // The next free node; the node that is read, and its level in the path; the last level of the
    // path.
    free: DFF<Number>,
    at: DFF<Number>,
    level: DFF<Bits<6>>,
    last_level: DFF<Bits<6>>,
    // The node whose children are read, or that is to be written, and its number.
    family: DFF<NodeData>,
    parent: DFF<Number>,
    place: DFF<Bits<5>>,
    first_played: DFF<PlacementBits>,
    // The path leads to a leaf for an engine, and whether it picks the last move; or the value at
    // its end is known already.
    launches: DFF<Bit>,
    picks: DFF<Bit>,
    known: DFF<Bit>,
    known_margin: DFF<Margin>,
    // Values to add on the way up: the chance of the side to move, whether this is the path's end,
    // and the margin proved there.
    chance: DFF<Chance>,
    at_end: DFF<Bit>,
    margin: DFF<Margin>,
    proves: DFF<Bit>,

    node: Signal<Local, NodeData>,
    parent_node: Signal<Local, NodeData>,
    here: Signal<Local, LeafFound>,
    next_step: Signal<Local, Bits<4>>,
    next_cycle_count: Signal<Local, Bits<32>>,
    next_level: Signal<Local, Bits<6>>,
    level_above: Signal<Local, Bits<6>>,
    next_place: Signal<Local, Bits<5>>,
    next_free: Signal<Local, Number>,
    // By a cast: Yosys and Verilator read a part of a part of a field differently.
    first_child: Signal<Local, Number>,
    next_visits: Signal<Local, Number>,
    fewer_unvisited: Signal<Local, Bits<5>>,
    count: Signal<Local, Bits<32>>,
    line: Signal<Local, Bits<6>>,
    loss: Signal<Local, Chance>,
    next_sum: Signal<Local, Sum>,
    margin_here: Signal<Local, Margin>,
    child_margin: Signal<Local, Margin>,
    is_over: Signal<Local, Bit>,
    has_end: Signal<Local, Bit>,
    is_last_sibling: Signal<Local, Bit>,
    is_last_level: Signal<Local, Bit>,
    is_made: Signal<Local, Bit>,
    starts: Signal<Local, Bit>,
    written: Signal<Local, NodeData>,
    writes: Signal<Local, Bit>,
    write_number: Signal<Local, Number>,

    #[default(constants(16, |i| i as u64))]
    steps: Vec<Constant<Bits<4>>>,
    #[default(constant(0))]
    root: Constant<Number>,
    #[default(constant(1))]
    one: Constant<Number>,
    #[default(constant(0))]
    root_level: Constant<Bits<6>>,
    #[default(constant(1))]
    one_level: Constant<Bits<6>>,
    // The path memory's place for a path's length.
    #[default(constant(LEVELS as u64 - 1))]
    length: Constant<Bits<6>>,
    #[default(constant(0))]
    first_place: Constant<Bits<5>>,
    #[default(constant(1))]
    one_place: Constant<Bits<5>>,
    #[default(constant(0))]
    no_margin: Constant<Margin>,
    #[default(constant(u64::from(CERTAIN)))]
    certain: Constant<Chance>,
    #[default(constant(0))]
    zero_32: Constant<Bits<32>>,
    #[default(constant(1))]
    one_32: Constant<Bits<32>>,
    #[default(Constant::new(NodeData::default()))]
    no_node: Constant<NodeData>,
    #[default(Constant::new(Way::default()))]
    nothing: Constant<Way>,
}

impl Walker {
    /// The walker of this many engines.
    pub fn new(engines: usize) -> Walker {
        Walker { roster: Roster::new(engines), ..Walker::default() }
    }
}

impl Logic for Walker {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, roster, tree, paths, comparison, leaf_value, proof, ranking);
        dff_setup!(self, clock, state, step, starting, starts_new_game, behind, stopping, cycle_count, expired);
        dff_setup!(self, clock, node_count, furthest, answer, answer_value);
        dff_setup!(self, clock, told, found_here, free, at, level, last_level, family, parent);
        dff_setup!(self, clock, place, first_played, launches, picks, known, known_margin, chance, at_end, margin);
        dff_setup!(self, clock, proves);
        self.starting.d.next = self.start.val();
        self.starts_new_game.d.next = self.new_game.val();
        self.stopping.d.next = self.stop.val();
        self.idle.next = self.state.q.val() == State::Idle;
        self.busy.next = (self.state.q.val() != State::Idle) | self.starting.q.val();
        self.done.next = self.state.q.val() == State::Finish;
        self.placement.next = self.answer.q.val();
        self.score.next = self.answer_value.q.val();
        self.depth.next = self.furthest.q.val();
        self.nodes.next = self.node_count.q.val();
        self.cycles.next = self.cycle_count.q.val();

        self.next_cycle_count.next = self.cycle_count.q.val() + self.one_32.val();
        self.cycle_count.d.next = self.next_cycle_count.val();
        self.expired.d.next = self.next_cycle_count.val() >= self.budget_cycles.val();
        self.is_over.next = self.tree.has_value.val() & (self.tree.has_answer.val() | self.expired.q.val());
        self.next_step.next = self.step.q.val() + self.steps[1].val();
        self.step.d.next = self.next_step.val();

        // Engines.
        self.here.next = self.found.val();
        self.roster.finished.next = self.here.val().finished;
        self.roster.clear.next = self.state.q.val() == State::Idle;
        self.roster.renew.next = false;
        self.roster.choose.next = self.state.q.val() == State::Listen;
        self.roster.take.next = self.state.q.val() == State::Take;
        self.roster.launch.next = self.state.q.val() == State::Launch;
        self.roster.blocked.next = false;
        self.told.d.next = self.nothing.val();
        self.starts.next = self.told.q.val().start;
        self.way.next = self.told.q.val();
        self.way.next.clears = self.starts.val() & self.roster.is_unused.val();
        self.way.next.engine = self.roster.engine.val();

        // The node that is read, and conclusions from it.
        self.tree.number.next = self.at.q.val();
        self.node.next = self.tree.node.val();
        self.parent_node.next = self.family.q.val();
        self.first_child.next = bit_cast::<14, 15>(self.node.val().link);
        self.is_last_sibling.next = self.node.val().next_sibling == self.root.val();
        self.has_end.next =
            self.node.val().margin.any() | ((!self.node.val().has_child) & (!self.node.val().unvisited.any()));
        self.child_margin.next = self.no_margin.val() - self.node.val().margin;
        self.next_visits.next = self.node.val().visits + self.one.val();
        self.fewer_unvisited.next = self.parent_node.val().unvisited - self.one_place.val();
        self.next_level.next = self.level.q.val() + self.one_level.val();
        self.level_above.next = self.level.q.val() - self.one_level.val();
        self.is_last_level.next = self.level.q.val() == self.last_level.q.val();
        self.is_made.next = (self.launches.q.val() & (!(self.is_last_level.val() & self.picks.q.val())))
            & (self.behind.q.val() | (self.level.q.val() != self.root_level.val()));
        self.next_place.next = self.place.q.val() + self.one_place.val();
        self.next_free.next = self.free.q.val() + self.one.val();
        self.paths.engine.next = self.roster.engine.val();
        self.paths.next_engine.next = self.roster.next_ready.val();
        self.paths.ask_next.next = self.state.q.val() == State::Listen;
        self.paths.level.next = self.level.q.val();
        self.paths.write.next = false;
        self.paths.write_level.next = self.level.q.val();
        self.paths.written.next = self.at.q.val();

        self.comparison.clear.next = false;
        self.comparison.valid.next = false;
        self.comparison.is_new.next = false;
        self.comparison.visits.next = self.node.val().visits;
        self.comparison.sum.next = self.node.val().sum;
        self.comparison.number.next = self.at.q.val();
        self.comparison.place.next = self.place.q.val();
        self.comparison.parent_visits.next = self.parent_node.val().visits;

        self.leaf_value.found.next = self.found_here.q.val();
        self.leaf_value.known.next = self.known.q.val();
        self.leaf_value.known_margin.next = self.known_margin.q.val();
        self.proof.clear.next = false;
        self.proof.valid.next = false;
        self.proof.margin.next = self.child_margin.val();
        self.proof.unvisited.next = self.parent_node.val().unvisited;
        self.ranking.node.next = self.tree.node.val();
        self.ranking.restart.next = self.state.q.val() == State::Recall;
        self.ranking.compare.next = false;
        self.ranking.mean.next = self.comparison.mean.val();

        // Values to add at a node of a path.
        self.count.next = self.node_count.q.val() + self.found_here.q.val().nodes;
        self.line.next = self.level.q.val() + self.found_here.q.val().depth;
        self.loss.next = self.certain.val() - self.chance.q.val();
        self.next_sum.next = self.parent_node.val().sum + bit_cast::<27, 14>(self.loss.val());
        self.margin_here.next = self.margin.q.val();
        if !self.at_end.q.val() {
            self.margin_here.next = self.no_margin.val();
            if self.proves.q.val() {
                self.margin_here.next = self.proof.proved.val();
            }
        }

        self.writes.next = false;
        self.write_number.next = self.parent.q.val();
        self.written.next = self.family.q.val();

        match self.state.q.val() {
            State::Idle => {
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.at.d.next = self.root.val();
                self.level.d.next = self.root_level.val();
                self.last_level.d.next = self.root_level.val();
                self.free.d.next = self.one.val();
                self.launches.d.next = true;
                self.picks.d.next = false;
                self.behind.d.next = self.behind_answer.val();
                if self.starting.q.val() {
                    self.behind.d.next = self.behind.q.val();
                    self.cycle_count.d.next = self.zero_32.val();
                    self.node_count.d.next = self.zero_32.val();
                    self.furthest.d.next = self.root_level.val();
                    self.roster.renew.next = self.starts_new_game.q.val();
                    self.state.d.next = State::Begin;
                }
            }
            State::Begin => {
                self.writes.next = true;
                self.write_number.next = self.root.val();
                self.written.next = self.no_node.val();
                self.written.next.played = self.answer.q.val();
                self.written.next.busy = true;
                self.paths.write.next = true;
                self.told.d.next.start = true;
                self.step.d.next = self.steps[0].val();
                self.state.d.next = State::Visit;
            }
            State::Listen => {
                // The step counter is 0 two cycles from now, when the next state begins to read.
                self.step.d.next = self.steps[15].val();
                self.at.d.next = self.root.val();
                self.level.d.next = self.root_level.val();
                self.paths.level.next = self.length.val();
                if self.roster.any_ready.val() {
                    self.state.d.next = State::Take;
                } else if self.roster.any_looking.val() & (!self.is_over.val()) {
                    self.state.d.next = State::Read;
                } else if !self.roster.any_away.val() {
                    self.state.d.next = State::Recall;
                }
            }
            State::Take => {
                self.found_here.d.next = self.found.val();
                self.level.d.next = self.paths.number.val().get_bits::<6>(0);
                self.known.d.next = false;
                self.at_end.d.next = true;
                self.state.d.next = State::Count;
            }
            State::Read => {
                self.paths.write.next = true;
                self.place.d.next = self.first_place.val();
                self.comparison.clear.next = true;
                self.family.d.next = self.node.val();
                self.parent.d.next = self.at.q.val();
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.picks.d.next = false;
                    if self.has_end.val() {
                        self.last_level.d.next = self.level.q.val();
                        self.level.d.next = self.root_level.val();
                        self.launches.d.next = false;
                        self.known_margin.d.next = self.node.val().margin;
                        self.state.d.next = State::Visit;
                    } else if !self.node.val().has_child {
                        self.state.d.next = State::Grow;
                    } else {
                        self.at.d.next = self.first_child.val();
                        self.state.d.next = State::Compare;
                    }
                }
            }
            State::Compare => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.comparison.valid.next = !self.node.val().busy;
                    self.place.d.next = self.next_place.val();
                    if self.place.q.val() == self.first_place.val() {
                        self.first_played.d.next = self.node.val().played;
                    }
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        // Stay at this node, in case another one is added after it.
                        self.at.d.next = self.at.q.val();
                        self.state.d.next = State::Choose;
                    }
                }
            }
            State::Choose => {
                self.comparison.is_new.next = true;
                self.comparison.visits.next = self.parent_node.val().visits;
                self.comparison.sum.next = self.parent_node.val().sum;
                if self.step.q.val() == self.steps[0].val() {
                    self.comparison.valid.next = self.parent_node.val().unvisited.any();
                }
                if self.step.q.val() == self.steps[8].val() {
                    self.step.d.next = self.steps[0].val();
                    if self.comparison.best_is_new.val() {
                        self.picks.d.next = true;
                        self.state.d.next = State::Grow;
                    } else {
                        self.level.d.next = self.next_level.val();
                        self.at.d.next = self.comparison.best.val();
                        self.state.d.next = State::Read;
                    }
                    if !self.comparison.any.val() {
                        self.roster.blocked.next = true;
                        self.state.d.next = State::Listen;
                    }
                }
            }
            State::Grow => {
                self.writes.next = true;
                self.launches.d.next = true;
                if self.step.q.val() == self.steps[0].val() {
                    // Link it from the sibling before, if there is one.
                    self.writes.next = self.picks.q.val();
                    self.write_number.next = self.at.q.val();
                    self.written.next = self.node.val();
                    self.written.next.next_sibling = self.free.q.val();
                    self.told.d.next.start = true;
                }
                if self.step.q.val() == self.steps[1].val() {
                    self.written.next.unvisited = self.fewer_unvisited.val();
                    if !self.picks.q.val() {
                        self.written.next.has_child = true;
                        self.written.next.link = bit_cast::<15, 14>(self.free.q.val());
                    }
                }
                if self.step.q.val() == self.steps[2].val() {
                    self.write_number.next = self.free.q.val();
                    self.written.next = self.no_node.val();
                    self.written.next.played = self.parent_node.val().link;
                    self.written.next.busy = true;
                    self.paths.write.next = true;
                    self.paths.write_level.next = self.next_level.val();
                    self.paths.written.next = self.free.q.val();
                    self.free.d.next = self.next_free.val();
                    self.last_level.d.next = self.next_level.val();
                    self.level.d.next = self.root_level.val();
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Visit;
                }
            }
            State::Visit => {
                self.write_number.next = self.at.q.val();
                self.written.next = self.node.val();
                self.written.next.visits = self.next_visits.val();
                if self.step.q.val() == self.steps[1].val() {
                    self.at.d.next = self.paths.number.val();
                }
                if self.step.q.val() == self.steps[4].val() {
                    if self.is_made.val() {
                        self.told.d.next.make = true;
                        self.told.d.next.placement = self.node.val().played;
                    }
                }
                if self.step.q.val() == self.steps[5].val() {
                    self.step.d.next = self.steps[0].val();
                    self.writes.next = true;
                    self.level.d.next = self.next_level.val();
                    if self.is_last_level.val() {
                        self.level.d.next = self.level.q.val();
                        self.known.d.next = true;
                        self.at_end.d.next = true;
                        self.state.d.next = State::Count;
                        if self.launches.q.val() {
                            self.state.d.next = State::Launch;
                        }
                    }
                }
            }
            State::Launch => {
                self.paths.write.next = true;
                self.paths.write_level.next = self.length.val();
                self.paths.written.next = bit_cast::<14, 6>(self.last_level.q.val());
                if self.step.q.val() == self.steps[4].val() {
                    self.told.d.next.over = true;
                    if self.picks.q.val() {
                        self.told.d.next.picks = true;
                        self.told.d.next.place = self.place.q.val();
                        self.told.d.next.placement = self.first_played.q.val();
                    }
                }
                if self.step.q.val() == self.steps[5].val() {
                    self.state.d.next = State::Listen;
                }
            }
            State::Count => {
                if (self.step.q.val() == self.steps[0].val()) & (self.at_end.q.val() & (!self.known.q.val())) {
                    self.node_count.d.next = self.count.val();
                    if self.line.val() > self.furthest.q.val() {
                        self.furthest.d.next = self.line.val();
                    }
                }
                if self.step.q.val() == self.steps[1].val() {
                    self.at.d.next = self.paths.number.val();
                }
                if self.step.q.val() == self.steps[4].val() {
                    self.family.d.next = self.node.val();
                    self.parent.d.next = self.at.q.val();
                    self.proof.clear.next = true;
                    self.proves.d.next = false;
                    if self.at_end.q.val() {
                        self.chance.d.next = self.leaf_value.chance.val();
                        self.margin.d.next = self.leaf_value.margin.val();
                    } else if self.margin.q.val().any() {
                        self.proves.d.next = true;
                        self.at.d.next = self.first_child.val();
                        self.step.d.next = self.steps[0].val();
                        self.state.d.next = State::Prove;
                    }
                }
                if self.step.q.val() == self.steps[5].val() {
                    self.step.d.next = self.steps[0].val();
                    self.writes.next = true;
                    self.written.next.sum = self.next_sum.val();
                    if !self.parent_node.val().margin.any() {
                        self.written.next.margin = self.margin_here.val();
                    }
                    if self.at_end.q.val() & (!self.known.q.val()) {
                        self.written.next.link = self.found_here.q.val().placement;
                        self.written.next.unvisited = self.leaf_value.moves.val();
                        self.written.next.busy = false;
                        if self.level.q.val() != self.root_level.val() {
                            self.written.next.played = self.found_here.q.val().made;
                        }
                    }
                    self.chance.d.next = self.loss.val();
                    self.margin.d.next = self.margin_here.val();
                    self.at_end.d.next = false;
                    self.level.d.next = self.level_above.val();
                    if self.level.q.val() == self.root_level.val() {
                        self.state.d.next = State::Listen;
                    }
                }
            }
            State::Prove => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.proof.valid.next = true;
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        self.step.d.next = self.steps[5].val();
                        self.state.d.next = State::Count;
                    }
                }
            }
            State::Recall => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.state.d.next = State::Weigh;
                    if self.node.val().has_child {
                        self.at.d.next = self.first_child.val();
                        self.state.d.next = State::Rank;
                    }
                }
            }
            State::Rank => {
                if self.step.q.val() == self.steps[2].val() {
                    self.step.d.next = self.steps[0].val();
                    self.ranking.compare.next = true;
                    self.at.d.next = self.node.val().next_sibling;
                    if self.is_last_sibling.val() {
                        self.state.d.next = State::Weigh;
                    }
                }
            }
            State::Weigh => {
                self.comparison.visits.next = self.ranking.visits.val();
                self.comparison.sum.next = self.ranking.sum.val();
                if self.step.q.val() == self.steps[9].val() {
                    self.answer.d.next = self.ranking.placement.val();
                    self.answer_value.d.next = self.ranking.score.val();
                    self.state.d.next = State::Finish;
                }
            }
            State::Finish => {
                self.cycle_count.d.next = self.cycle_count.q.val();
                self.state.d.next = State::Idle;
            }
            _ => {
                self.state.d.next = State::Idle;
            }
        }

        self.tree.write.next = self.writes.val();
        self.tree.write_number.next = self.write_number.val();
        self.tree.written.next = self.written.val();
        if self.stopping.q.val() {
            self.state.d.next = State::Idle;
        }
    }
}
