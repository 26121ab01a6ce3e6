//! Datapath: all that the search's controller commands, wired. No decision is taken here that the state and the commands do not say.

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
    /// What was read from the list.
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
    /// The best reply to the child that was left last.
    pub const REPLY: usize = 6;
    /// The child's move.
    pub const PLAYED: usize = 7;
}

// The kernel below has them as numbers, in this order.
const _: () = assert!(source::LISTED == 0 && source::DEPTH_PREFERRED == 1 && source::NEWER_KILLER == 2);
const _: () = assert!(source::OLDER_KILLER == 3 && source::ALWAYS_REPLACE == 4 && source::POPPED == 5);
const _: () = assert!(source::REPLY == 6 && source::PLAYED == 7 && SOURCES == 8);

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Datapath {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The search's state.
    pub state: Signal<In, State>,
    /// Cycles in it, where they count.
    pub step: Signal<In, Bits<6>>,
    /// The search is stopped: nothing begins.
    pub stopping: Signal<In, Bit>,
    /// The position to search.
    pub root: Signal<In, Seen>,
    /// There, the other side has just passed.
    pub root_passed: Signal<In, Bit>,
    /// The node under way.
    pub node: Signal<In, Node>,
    /// Its level.
    pub level: Signal<In, Bits<6>>,
    /// Its child under way is searched again, without a late move reduction.
    pub again: Signal<In, Bit>,
    /// That child is the last one. Of the cycle before.
    pub is_last_child: Signal<In, Bit>,
    /// The answer so far.
    pub answer: Signal<In, PlacementBits>,
    /// While it is cleared: which bucket, and which level's killers.
    pub cleared: Signal<In, Index>,
    /// The transposition table is cleared as well.
    pub clear_table: Signal<In, Bit>,
    /// What the placer is to work on in the next cycle.
    pub select: Signal<In, Select>,
    /// Generate the moves of the node.
    pub generates: Signal<In, Bit>,
    /// List the move that the state has to list, behind the others.
    pub list: Signal<In, Bit>,
    /// Store the node in the transposition table.
    pub store: Signal<In, Bit>,
    /// The node is left with a beta cutoff by a placement.
    pub cutoff: Signal<In, Bit>,
    /// The child under way is done with.
    pub next_child: Signal<In, Bit>,
    /// Try the reply on its siblings.
    pub try_reply: Signal<In, Bit>,
    /// Of two engines that come to a position at the same time, this one leaves it to the other.
    pub yields: Signal<In, Bit>,
    /// What the other engine has written into its table.
    pub peer_written: Signal<In, Written>,
    /// What the other engine is searching.
    pub peer_path: Signal<In, Path>,
    /// One in a ring, else none: what the other engines are searching.
    pub others: Vec<Signal<In, OtherPaths>>,
    /// One in a best-first search, else none: make the move that came to the placer a cycle ago.
    pub makes: Vec<Signal<In, Bit>>,
    /// As many: the sorter's best move.
    pub sorted: Vec<Signal<Out, PlacementBits>>,
    /// What this engine has written into its table.
    pub written: Signal<Out, Written>,
    /// What this engine is searching.
    pub path: Signal<Out, Path>,
    /// The other side has no piece left.
    pub completed: Signal<Out, Bit>,
    /// The node's exact value then.
    pub value_completed: Signal<Out, Bits<16>>,
    /// The node's exact value if both sides have passed.
    pub value_both_passed: Signal<Out, Bits<16>>,
    /// The node above.
    pub popped: Signal<Out, Node>,
    /// The child as it is entered.
    pub child: Signal<Out, Node>,
    /// TT probe.
    pub known: Signal<Out, TtData>,
    /// TT cutoff.
    pub tt_cutoff: Signal<Out, Bit>,
    /// The depth-preferred entry of the bucket will be this position's in the next cycle.
    pub depth_preferred_will_hit: Signal<Out, Bit>,
    /// One of the first moves is to be listed.
    pub has_first_move: Signal<Out, Bit>,
    /// What was read from the list.
    pub listed: Signal<Out, PlacementBits>,
    /// There is a result of the stream.
    pub valid: Signal<Out, Bit>,
    /// The placement that it is about.
    pub placement: Signal<Out, PlacementBits>,
    /// Its score, two's complement.
    pub score: Signal<Out, Bits<16>>,
    /// The same with its sign bit inverted.
    pub value: Signal<Out, Bits<16>>,
    /// It places the last piece.
    pub terminal: Signal<Out, Bit>,
    /// It is the pass after a pass.
    pub both_passed: Signal<Out, Bit>,
    /// No result follows.
    pub done: Signal<Out, Bit>,
    /// The sorter has a best move.
    pub any: Signal<Out, Bit>,
    /// And another one.
    pub more_than_one: Signal<Out, Bit>,
    /// The children that a sibling's reply has refuted, from the one under way on.
    pub refuted: Signal<Out, Children>,
    /// The sibling refutation test is worth its time.
    pub test_applies: Signal<Out, Bit>,
    /// Its result counts.
    pub test_counts: Signal<Out, Bit>,
    /// It refutes a sibling.
    pub test_refutes: Signal<Out, Bit>,
    /// It is the last one.
    pub test_ends: Signal<Out, Bit>,
    /// The node that is looked up is deferred, unless there is a TT cutoff.
    pub defers: Signal<Out, Bit>,
    /// The child that was left last was deferred.
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
    // What the placer works on: known a cycle before, since the placer takes most of one.
    selected: DFF<Select>,
    // The TT probe is being used.
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
    // Late enough for the answer behind which a search begins to lie on the board.
    #[default(constant(8))]
    finds_key_at: Constant<Index>,
}

impl Datapath {
    /// That of an engine that evaluates so.
    pub fn new(evaluation: Evaluation) -> Datapath {
        let (stream, transpositions) = (NodeStream::new(evaluation), TranspositionTable::new(evaluation));
        Datapath { stream, transpositions, ..Datapath::default() }
    }

    /// That of an engine in a ring with so many others.
    pub fn in_ring(evaluation: Evaluation, others: usize) -> Datapath {
        Datapath { others: many(1), deferral: Deferral::in_ring(others), ..Datapath::new(evaluation) }
    }

    /// That of an engine of a best-first search.
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

        // The position: while idle it is taken in all the time, so that a start need not reach all its registers.
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

        // The stream of the node. What is sorted are the moves of an interior node that were not searched before.
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

        // The lists: the sorted moves, the first moves, or a deferred one once more. What is read is the next child's; it is read ahead while
        // a move is unmade and while the sibling refutation test runs.
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

        // The node above, what is known about the position, and what refuted others on this level.
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
        // The level is the one above by then.
        self.killers.killer.next = self.replies.reply.val();
        self.killers.killer_level.next = self.level_down.val();
        self.killers.known_move.next = self.probe.val().best_move;

        // Which children need not be searched so deep, at all, or now.
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
