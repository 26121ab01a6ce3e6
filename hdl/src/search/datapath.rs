//! Datapath: wires everything that the search's controller commands. It decides nothing beyond the
//! state and the commands.

use duo_core::best_first::INDEX_BITS;
use duo_core::evaluation::Evaluation;
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::deferral::Deferral;
use super::first_moves::FirstMoves;
use super::killers::Killers;
use super::late_move_reduction::LateMoveReduction;
use super::move_lists::MoveLists;
use super::node_position::NodePosition;
use super::node_stream::NodeStream;
use super::placer_mux::{PlacerMux, Select, SOURCES};
use super::records::{Children, Index, Node, OtherPaths, Path, Seen, TtData, Written};
use super::sibling_refutation::SiblingRefutation;
use super::stack::Stack;
use super::state::State;
use super::transposition_table::TranspositionTable;
use crate::parts::bits::{constant, constants, many, PlacementBits};

/// Inputs of the placer's mux.
pub mod source {
    /// The move read from the list.
    pub const LISTED: usize = 0;
    /// The move of the bucket's depth-preferred entry.
    pub const DEPTH_PREFERRED: usize = 1;
    /// The newer killer.
    pub const NEWER_KILLER: usize = 2;
    /// The older killer.
    pub const OLDER_KILLER: usize = 3;
    /// The move of the bucket's always-replace entry.
    pub const ALWAYS_REPLACE: usize = 4;
    /// The move that led to the node.
    pub const POPPED: usize = 5;
    /// Best reply to the child left last.
    pub const REPLY: usize = 6;
    /// Move to the current child.
    pub const PLAYED: usize = 7;
}

// The kernel below uses these numbers, in this order.
const _: () = assert!(source::LISTED == 0 && source::DEPTH_PREFERRED == 1 && source::NEWER_KILLER == 2);
const _: () = assert!(source::OLDER_KILLER == 3 && source::ALWAYS_REPLACE == 4 && source::POPPED == 5);
const _: () = assert!(source::REPLY == 6 && source::PLAYED == 7 && SOURCES == 8);

#[derive(LogicBlock, SmartDefault)]
pub struct Datapath {
    pub clock: Signal<In, Clock>,
    pub state: Signal<In, State>,
    /// Cycles in this state, in the states that count them.
    pub step: Signal<In, Bits<6>>,
    /// The search is being stopped: start nothing.
    pub stopping: Signal<In, Bit>,
    pub root: Signal<In, Seen>,
    pub root_passed: Signal<In, Bit>,
    /// The current node.
    pub node: Signal<In, Node>,
    /// Level of the node.
    pub level: Signal<In, Bits<6>>,
    /// The current child is searched again, without a late move reduction.
    pub again: Signal<In, Bit>,
    /// The current child is the last one. Registered.
    pub is_last_child: Signal<In, Bit>,
    /// The best move so far.
    pub answer: Signal<In, PlacementBits>,
    /// The bucket and the killers' level that `Clear` empties in this cycle.
    pub cleared: Signal<In, Index>,
    /// Clear the transposition table as well.
    pub clear_table: Signal<In, Bit>,
    /// Input of the placer in the next cycle.
    pub select: Signal<In, Select>,
    /// Generate the node's moves.
    pub generates: Signal<In, Bit>,
    /// Append the state's move to the node's list.
    pub list: Signal<In, Bit>,
    pub store: Signal<In, Bit>,
    /// The node is left with a beta cutoff by `best_move`.
    pub cutoff: Signal<In, Bit>,
    /// The current child is finished.
    pub next_child: Signal<In, Bit>,
    /// Start the sibling refutation test.
    pub try_reply: Signal<In, Bit>,
    /// If both engines come to a position at the same time, this one defers it.
    pub yields: Signal<In, Bit>,
    /// Entries that the other engine has written.
    pub peer_written: Signal<In, Written>,
    /// The other engine's path near the root.
    pub peer_path: Signal<In, Path>,
    /// In a ring only: the other engines' paths near the root.
    pub others: Vec<Signal<In, OtherPaths>>,
    /// In a best-first search only: make the move that came to the placer a cycle ago.
    pub makes: Vec<Signal<In, Bit>>,
    /// In a best-first search only: the sorter's best move.
    pub sorted: Vec<Signal<Out, PlacementBits>>,
    /// Entries that this engine has written.
    pub written: Signal<Out, Written>,
    pub path: Signal<Out, Path>,
    pub completed: Signal<Out, Bit>,
    /// Exact value of the node if `completed`.
    pub value_completed: Signal<Out, Bits<16>>,
    /// Exact value of the node if both sides have passed.
    pub value_both_passed: Signal<Out, Bits<16>>,
    /// The parent, from the stack.
    pub popped: Signal<Out, Node>,
    /// The child node, ready to be entered.
    pub child: Signal<Out, Node>,
    /// Entry of the transposition table for the position, if it has one.
    pub known: Signal<Out, TtData>,
    pub tt_cutoff: Signal<Out, Bit>,
    /// In the next cycle the depth-preferred entry will belong to this position.
    pub depth_preferred_will_hit: Signal<Out, Bit>,
    /// One of the first moves is to be listed in this cycle.
    pub has_first_move: Signal<Out, Bit>,
    /// The move read from the list.
    pub listed: Signal<Out, PlacementBits>,
    /// A result of the stream is on the outputs.
    pub valid: Signal<Out, Bit>,
    /// Placement of the result.
    pub placement: Signal<Out, PlacementBits>,
    /// Score, two's complement.
    pub score: Signal<Out, Bits<16>>,
    /// `score` with its sign bit inverted.
    pub value: Signal<Out, Bits<16>>,
    /// The placement is the side's last piece.
    pub terminal: Signal<Out, Bit>,
    /// The placement is a pass after a pass: the game ends.
    pub both_passed: Signal<Out, Bit>,
    /// No result follows in this stream.
    pub done: Signal<Out, Bit>,
    /// The sorter holds a move.
    pub any: Signal<Out, Bit>,
    /// The sorter holds more than one move.
    pub more_than_one: Signal<Out, Bit>,
    /// Children that a sibling's reply has refuted, from the current one on.
    pub refuted: Signal<Out, Children>,
    /// From here on: the outputs of the sibling refutation test.
    pub test_applies: Signal<Out, Bit>,
    pub test_counts: Signal<Out, Bit>,
    pub test_refutes: Signal<Out, Bit>,
    pub test_ends: Signal<Out, Bit>,
    /// The probed node is deferred, unless there is a TT cutoff.
    pub defers: Signal<Out, Bit>,
    /// The child left last was deferred.
    pub deferred: Signal<Out, Bit>,

    position: NodePosition,
    stream: NodeStream,
    first_moves: FirstMoves,
    lists: MoveLists,
    placer_mux: PlacerMux,
    stack: Stack,
    transpositions: TranspositionTable,
    killers: Killers,
    late_move: LateMoveReduction,
    replies: SiblingRefutation,
    deferral: Deferral,
    // Selection of the placer's input: chosen a cycle before, since the placer takes most of a
    // cycle.
    selected: DFF<Select>,
    // The TT probe is in use.
    looking: DFF<Bit>,
    root_ply: DFF<Bits<7>>,

    at_root: Signal<Local, Bit>,
    frontier: Signal<Local, Bit>,
    above: Signal<Local, Node>,
    probe: Signal<Local, TtData>,
    level_up: Signal<Local, Bits<6>>,
    level_down: Signal<Local, Bits<6>>,
    #[default(constant(0))]
    root_level: Constant<Bits<6>>,
    #[default(constant(1))]
    one: Constant<Bits<6>>,
    #[default(constants(4, |i| i as u64))]
    slots: Vec<Constant<Bits<5>>>,
    #[default(constants(3, |i| i as u64))]
    steps: Vec<Constant<Bits<6>>>,
    // Late enough for the position to hold the answer when a search begins after it.
    #[default(constant(8))]
    finds_key_at: Constant<Index>,
}

impl Datapath {
    /// Datapath of an engine with this evaluation.
    pub fn new(evaluation: Evaluation) -> Datapath {
        let (stream, transpositions) = (NodeStream::new(evaluation), TranspositionTable::new(evaluation));
        Datapath { stream, transpositions, ..Datapath::default() }
    }

    /// Datapath of an engine in a ring with `others` more.
    pub fn in_ring(evaluation: Evaluation, others: usize) -> Datapath {
        Datapath { others: many(1), deferral: Deferral::in_ring(others), ..Datapath::new(evaluation) }
    }

    /// Datapath of an engine of a best-first search.
    pub fn of_leaves(evaluation: Evaluation) -> Datapath {
        let (stream, transpositions) =
            (NodeStream::of_leaves(evaluation), TranspositionTable::with_index_bits(INDEX_BITS));
        Datapath { makes: many(1), sorted: many(1), stream, transpositions, ..Datapath::default() }
    }
}

impl Logic for Datapath {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, position, stream, first_moves, lists, stack, transpositions, killers, replies, deferral);
        dff_setup!(self, clock, selected, looking, root_ply);
        self.at_root.next = self.level.val() == self.root_level.val();
        self.frontier.next = self.node.val().remaining == self.one.val();
        self.level_up.next = self.level.val() - self.one.val();
        self.level_down.next = self.level.val() + self.one.val();
        self.above.next = self.stack.above.val().node;
        self.probe.next = self.transpositions.probe.val();

        // The position: loaded in every idle cycle, so that `start` need not reach all of its
        // registers.
        self.position.load.next = self.state.val() == State::Idle;
        self.position.root.next = self.root.val();
        self.position.root_passed.next = self.root_passed.val();
        self.position.find_key.next =
            (self.state.val() == State::Clear) & (self.cleared.val() == self.finds_key_at.val());
        self.position.make.next = (self.state.val() == State::Place) | (self.state.val() == State::Follow);
        for i in 0..self.makes.len() {
            self.position.make.next = (self.state.val() == State::Place) | self.makes[i].val();
            self.stream.rests[i].next = self.at_root.val();
            self.sorted[i].next = self.stream.best.val();
        }
        self.position.unmake.next = self.state.val() == State::Remove;
        self.position.stop.next = self.stopping.val();
        self.position.passed_before.next = self.stack.above.val().passed;
        self.position.monomino_before.next = self.stack.above.val().monomino_last;
        self.position.placement.next = self.placer_mux.selected.val();
        self.selected.d.next = self.select.val();
        self.placer_mux.select.next = self.selected.q.val();
        self.placer_mux.moves[0].next = self.lists.listed.val();
        self.placer_mux.moves[1].next = self.transpositions.depth_preferred_move.val();
        self.placer_mux.moves[2].next = self.killers.newer.val();
        self.placer_mux.moves[3].next = self.killers.older.val();
        self.placer_mux.moves[4].next = self.transpositions.always_replace_move.val();
        self.placer_mux.moves[5].next = self.above.val().played;
        self.placer_mux.moves[6].next = self.replies.reply.val();
        self.placer_mux.moves[7].next = self.node.val().played;
        self.completed.next = self.position.completed.val();

        // The stream of the node. The sorter takes the moves of an interior node that were not
        // searched before.
        self.stream.start.next = self.generates.val() & (!self.stopping.val());
        self.stream.cancel.next = (self.stopping.val() | self.replies.ends.val()) | (self.state.val() == State::Leave);
        self.stream.node.next = self.position.seen.val();
        self.stream.leaf.next = self.replies.leaf.val();
        self.stream.passed.next = self.position.passed.val();
        self.stream.monomino_last.next = self.position.monomino_last.val();
        self.stream.probe.next = ((self.state.val() == State::Stream) & (self.step.val() == self.steps[2].val()))
            & (self.frontier.val() & (!self.at_root.val()));
        self.stream.legal.next = self.position.legal.val();
        self.stream.newer.next = self.killers.newer.val();
        self.stream.older.next = self.killers.older.val();
        self.stream.trying.next = self.replies.trying.val();
        self.stream.may_try.next = self.position.unmaking.val() | self.replies.trying.val();
        self.stream.reply.next = self.replies.reply.val();
        self.stream.answer.next = self.answer.val();
        self.stream.has_answer.next = self.at_root.val();
        self.stream.insert.next = ((self.state.val() == State::Stream) & (!self.frontier.val()))
            & ((self.stream.valid.val() & (!self.first_moves.searched_before.val())) & (!self.stopping.val()));
        self.stream.drain.next = ((self.state.val() == State::Settle)
            | ((self.state.val() == State::Store) & self.stream.any.val()))
            & (!self.stopping.val());
        self.value_completed.next = self.stream.value_completed.val();
        self.value_both_passed.next = self.stream.value_both_passed.val();
        self.valid.next = self.stream.valid.val();
        self.placement.next = self.stream.placement.val();
        self.score.next = self.stream.score.val();
        self.value.next = self.stream.value.val();
        self.terminal.next = self.stream.terminal.val();
        self.both_passed.next = self.stream.both_passed.val();
        self.done.next = self.stream.done.val();
        self.any.next = self.stream.any.val();
        self.more_than_one.next = self.stream.more_than_one.val();
        self.first_moves.look_up.next = self.state.val() == State::LookUp;
        self.first_moves.streaming.next = self.state.val() == State::Stream;
        self.first_moves.step.next = self.step.val();
        self.first_moves.legal.next = self.position.legal.val();
        self.first_moves.hit.next = self.transpositions.hit.val();
        self.first_moves.known_move.next = self.probe.val().best_move;
        self.first_moves.newer.next = self.killers.newer.val();
        self.first_moves.newer_is_known.next = self.killers.newer_is_known.val();
        self.first_moves.older.next = self.killers.older.val();
        self.first_moves.older_is_known.next = self.killers.older_is_known.val();
        self.first_moves.read.next = self.lists.read.val();
        self.first_moves.children.next = self.node.val().children;
        self.first_moves.coming.next = self.stream.coming.val();
        self.has_first_move.next = self.first_moves.list.val();

        // The lists: sorted moves, first moves, or a deferred move once more. The next child's move
        // is read ahead, while a move is unmade and while the sibling refutation test runs.
        self.lists.write.next = self.list.val();
        self.lists.write_level.next = self.level.val();
        self.lists.write_slot.next = self.node.val().children;
        self.lists.placement.next = self.stream.best.val();
        self.lists.read_level.next = self.level.val();
        self.lists.read_slot.next = self.node.val().child;
        if self.state.val() == State::LookUp {
            self.lists.placement.next = self.first_moves.listed.val();
        }
        if self.state.val() == State::Stream {
            self.lists.read_slot.next = self.step.val().get_bits::<5>(0);
        }
        if self.state.val() == State::Leave {
            self.lists.read_level.next = self.level_up.val();
            self.lists.read_slot.next = self.above.val().child + self.slots[1].val();
        }
        if self.state.val() == State::Remove {
            self.lists.read_slot.next = self.node.val().child + self.slots[2].val();
        }
        if self.state.val() == State::Unmake {
            self.lists.placement.next = self.node.val().played;
            self.lists.read_slot.next = self.node.val().child + self.slots[3].val();
        }
        if self.replies.trying.val() {
            self.lists.read_slot.next = self.replies.slot.val();
        }
        self.listed.next = self.lists.listed.val();

        // The parent on the stack, the table's entry of the position, and the killers of this
        // level.
        self.stack.push.next = self.state.val() == State::Make;
        self.stack.level.next = self.level.val();
        self.stack.frame.next.node = self.late_move.pushed.val();
        self.stack.frame.next.passed = self.position.passed.val();
        self.stack.frame.next.monomino_last = self.position.monomino_last.val();
        self.stack.frame.next.refuted = self.replies.refuted.val();
        self.stack.level_above.next = self.level_up.val();
        self.popped.next = self.above.val();
        if self.state.val() == State::Clear {
            self.root_ply.d.next = self.position.seen.val().ply;
        }
        self.transpositions.key.next = self.position.key.val();
        self.transpositions.root_ply.next = self.root_ply.q.val();
        self.transpositions.node.next = self.node.val();
        self.transpositions.store.next = self.store.val();
        self.transpositions.clear.next = (self.state.val() == State::Clear) & self.clear_table.val();
        self.transpositions.cleared.next = self.cleared.val();
        self.looking.d.next = self.state.val() == State::LookUp;
        self.transpositions.hold.next = self.looking.q.val();
        self.transpositions.peer_written.next = self.peer_written.val();
        self.written.next = self.transpositions.written.val();
        self.known.next = self.probe.val();
        self.tt_cutoff.next = self.transpositions.cutoff.val();
        self.depth_preferred_will_hit.next = self.transpositions.depth_preferred_will_hit.val();
        self.killers.level.next = self.level.val();
        if self.state.val() == State::Make {
            self.killers.level.next = self.level_down.val();
        }
        self.killers.clear.next = self.state.val() == State::Clear;
        self.killers.cleared.next = self.cleared.val().get_bits::<6>(0);
        self.killers.cutoff.next = self.cutoff.val() & (!self.stopping.val());
        self.killers.best_move.next = self.node.val().best_move;
        // By then `level` is that of the parent.
        self.killers.killer.next = self.replies.reply.val();
        self.killers.killer_level.next = self.level_down.val();
        self.killers.known_move.next = self.probe.val().best_move;

        // Which children are searched less deep, skipped, or deferred.
        self.late_move.node.next = self.node.val();
        self.late_move.again.next = self.again.val();
        self.child.next = self.late_move.child.val();
        self.replies.node.next = self.node.val();
        self.replies.enter.next = self.state.val() == State::Enter;
        self.replies.leave.next = (self.state.val() == State::Leave) & (!self.at_root.val());
        self.replies.restored.next = self.stack.above.val().refuted;
        self.replies.next_child.next = self.next_child.val();
        self.replies.start.next = self.try_reply.val();
        self.replies.stop.next = self.stopping.val();
        self.replies.step.next = self.step.val();
        self.replies.cells.next = self.position.cells.val();
        self.replies.piece.next = self.position.piece.val();
        self.replies.seen.next = self.position.seen.val();
        self.replies.value.next = self.stream.value.val();
        self.replies.minus_alpha.next = self.late_move.minus_alpha.val();
        self.refuted.next = self.replies.refuted.val();
        self.test_applies.next = self.replies.applies.val();
        self.test_counts.next = self.replies.counts.val();
        self.test_refutes.next = self.replies.refutes.val();
        self.test_ends.next = self.replies.ends.val();
        self.deferral.idle.next = self.state.val() == State::Idle;
        self.deferral.node.next = self.node.val();
        self.deferral.make.next = self.state.val() == State::Make;
        self.deferral.again.next = self.again.val();
        self.deferral.is_last_child.next = self.is_last_child.val();
        self.deferral.level.next = self.level.val();
        self.deferral.look_up.next = self.state.val() == State::LookUp;
        self.deferral.first_cycle.next = (self.state.val() == State::LookUp) & (self.step.val() == self.steps[0].val());
        self.deferral.decide.next = (self.state.val() == State::LookUp) & (self.step.val() == self.steps[2].val());
        self.deferral.tt_cutoff.next = self.transpositions.cutoff.val();
        self.deferral.leave.next = self.state.val() == State::Leave;
        self.deferral.key.next = self.position.key.val();
        self.deferral.yields.next = self.yields.val();
        self.deferral.peer_path.next = self.peer_path.val();
        for i in 0..self.others.len() {
            self.deferral.others[i].next = self.others[i].val();
        }
        self.path.next = self.deferral.path.val();
        self.defers.next = self.deferral.defers.val();
        self.deferred.next = self.deferral.deferred.val();
    }
}
