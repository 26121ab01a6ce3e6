//! Cycle model of the search, clock by clock: an engine with its generator, leaf unit and sorter,
//! and its own blocks.

use self::deferral::Deferral;
use self::descent::Descent;
use self::exchange::{Path, Written};
use self::killers::Killers;
use self::node_position::NodePosition;
use self::onlooker::Onlooker;
use self::records::{Frame, Laid, Node, Score, Seen};
use self::sibling_refutation::SiblingRefutation;
use self::stack::Stack;
use self::state::State;
use super::leaf_unit::{self, LeafUnit};
use super::move_generator::{self, MoveGenerator};
use super::move_sorter::{self, MoveSorter};
use super::snapshot::Snapshot;
use super::wire::MoveWord;
use super::CycleModel;
use crate::evaluation::Evaluation;
use crate::search::reductions::reduction;
use crate::search::transposition_table::{Entry, Table, Writes};
use crate::search::MOST_LISTED;

pub mod deferral;
pub mod descent;
pub mod exchange;
mod interface;
pub mod killers;
pub mod node_position;
pub mod onlooker;
pub mod records;
pub mod sibling_refutation;
pub mod stack;
mod state;
mod states;

pub use self::interface::{In, Out};
pub use crate::search::LEVELS;

/// Cycles after the generator's start in which the newer killer goes to the leaf unit. The older
/// one follows.
const PROBE_STEP: usize = 3;

/// Cycles of a clearing after which the hash key of the position is computed.
const FINDS_KEY_AT: usize = 8;

/// How a search starts.
#[derive(Clone, Copy, Debug)]
struct Starting {
    new_game: bool,
    behind_answer: bool,
}

/// The search's registers and memories.
#[derive(Clone, Debug)]
pub struct Search {
    state: State,
    /// Commands, delayed by one cycle.
    starting: Option<Starting>,
    stopping: bool,
    generator: MoveGenerator,
    leaf_unit: LeafUnit,
    sorter: MoveSorter,
    position: NodePosition,
    stack: Stack,
    killers: Killers,
    replies: SiblingRefutation,
    deferral: Deferral,
    /// Whether the whole table is being cleared.
    clearing_all: bool,
    /// Number of cycles in this state.
    step: usize,
    iteration: u32,
    level: usize,
    node: Node,
    /// Whether the current child is searched again, without a late move reduction.
    again: bool,
    /// The value of the child that was left last.
    returned: Score,
    lists: Vec<[MoveWord; MOST_LISTED]>,
    table: Table,
    /// The TT probe's result for the node.
    known: Option<Entry>,
    /// Writes to the table, one, two and three cycles after their node was left.
    writing: [Option<Writes>; 3],
    /// A write received from the other engine, until it is done here.
    received: Option<Writes>,
    /// Whether the budget was used up one cycle ago.
    expired: bool,
    /// Whether the killers are legal, the newer one first.
    killers_legal: [bool; 2],
    /// In a best-first search only: the descent to the leaf.
    descent: Option<Descent>,
    out: Out,
}

impl Default for Search {
    fn default() -> Search {
        Search::new(Evaluation::default())
    }
}

impl Search {
    /// A search with this evaluation.
    pub fn new(evaluation: Evaluation) -> Search {
        Search {
            state: State::Idle,
            starting: None,
            stopping: false,
            generator: MoveGenerator::default(),
            leaf_unit: LeafUnit::new(evaluation),
            sorter: MoveSorter::default(),
            position: NodePosition::default(),
            stack: Stack::default(),
            killers: Killers::default(),
            replies: SiblingRefutation::default(),
            deferral: Deferral::default(),
            clearing_all: false,
            step: 0,
            iteration: 0,
            level: 0,
            node: Node::default(),
            again: false,
            returned: Score::default(),
            lists: vec![[MoveWord::ZERO; MOST_LISTED]; LEVELS],
            table: Table::new(evaluation),
            known: None,
            writing: [None; 3],
            received: None,
            expired: false,
            killers_legal: [false; 2],
            descent: None,
            out: Out::default(),
        }
    }

    /// Whether the current child is about to be searched again, without a late move reduction.
    pub fn searches_again(&self) -> bool {
        self.again
    }

    /// Tells the search what the other engines of a ring are searching in this cycle.
    pub fn see(&mut self, ring: &[Path]) {
        self.deferral.see(ring);
    }

    /// The iteration in which the root's moves are being generated, evaluated and listed; `None` at
    /// other times.
    pub fn streams_root(&self) -> Option<u32> {
        let streams = matches!(self.state, State::Enter | State::Stream | State::Settle | State::Store);
        (streams && self.level == 0).then_some(self.iteration)
    }

    /// Shows the registers of the search, and those of the three blocks of a node's stream.
    pub fn show(&self, to: &mut Snapshot) {
        to.show("state$q", 5, self.state as u8);
        to.show("iteration$q", 6, self.iteration as u8);
        to.show("node_count$q", 32, self.out.nodes);
        to.show("cycle_count$q", 32, self.out.cycles);
        let position = self.position.outputs().seen.perspective();
        to.inside("datapath", |to| {
            to.inside("stream", |to| {
                to.inside("generator", |to| self.generator.show(to));
                to.inside("leaf_unit", |to| self.leaf_unit.show(&position, to));
                to.inside("sorter", |to| self.sorter.show(to));
            });
        });
    }

    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        Out {
            busy: self.state != State::Idle || self.starting.is_some(),
            done: self.state == State::Finish,
            path: self.deferral.outputs().path,
            ..self.out
        }
    }
}

/// The blocks' outputs in a cycle.
struct Shown {
    leaf: leaf_unit::Out,
    sorted: move_sorter::Out,
    position: node_position::Out,
    above: Frame,
    killers: killers::Out,
    replies: sibling_refutation::Out,
    deferral: deferral::Out,
}

/// The blocks' commands from the state machine.
#[derive(Clone, Copy, Debug)]
struct Control {
    start: bool,
    cancel: bool,
    probe: Option<MoveWord>,
    /// A move for the sorter.
    insert: Option<(Score, MoveWord)>,
    take: bool,
    /// An entry for the table.
    store: Option<(u64, Entry)>,
    /// The current child is finished.
    next_child: bool,
    /// Try the reply on the siblings.
    try_reply: bool,
    /// The node's best move caused a beta cutoff.
    cutoff: bool,
    /// A TT cutoff.
    tt_cutoff: bool,
    /// The placer's move.
    placement: MoveWord,
}

impl Default for Control {
    fn default() -> Control {
        Control {
            start: false,
            cancel: false,
            probe: None,
            insert: None,
            take: false,
            store: None,
            next_child: false,
            try_reply: false,
            cutoff: false,
            tt_cutoff: false,
            placement: MoveWord::PASS,
        }
    }
}

impl CycleModel for Search {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        self.step_before(input, &mut ())
    }
}

impl Search {
    /// Steps the search while `onlooker` observes the inputs of the stream blocks.
    pub fn step_before(&mut self, input: In, onlooker: &mut impl Onlooker) -> Out {
        let out = self.outputs();
        let tested = self.sibling_test_input();
        let shown = Shown {
            leaf: self.leaf_unit.outputs(),
            sorted: self.sorter.outputs(),
            position: self.position.outputs(),
            above: self.stack.outputs().above,
            killers: self.killers.outputs(),
            replies: self.replies.outputs(&tested),
            deferral: self.deferral.outputs(),
        };
        if !self.state.stops_clock() {
            self.out.cycles = self.out.cycles.wrapping_add(1);
        }
        if input.adopt {
            self.out.placement = input.peer_placement;
            self.out.score = input.peer_score;
            self.out.depth = input.peer_depth;
        }
        let before = (self.state, self.level, self.node, self.again);
        let mut control = Control::default();
        self.act(out, &shown, &mut control);
        if self.stopping {
            let Control { store, tt_cutoff, placement, next_child, .. } = control;
            control = Control { cancel: true, store, tt_cutoff, placement, next_child, ..Control::default() };
        }
        self.step_table(before.0, &input, &shown, control.store);
        self.step_blocks(before, &input, &shown, control, tested, onlooker);
        self.step = if self.state == before.0 { self.step + 1 } else { 0 };
        self.expired = out.cycles.wrapping_add(1) >= input.budget_cycles;
        let In { new_game, behind_answer, .. } = input;
        self.starting = input.start.then_some(Starting { new_game, behind_answer });
        if let Some(descent) = &mut self.descent {
            let new_game = descent.clears();
            self.starting = descent.starts().then_some(Starting { new_game, behind_answer: false });
            descent.step(before.0, shown.sorted.best);
        }
        if std::mem::replace(&mut self.stopping, input.stop) {
            self.state = State::Idle;
            self.step = 0;
        }
        out
    }

    /// The inputs of the sibling refutation test, without the commands of this cycle's state.
    fn sibling_test_input(&self) -> sibling_refutation::In {
        let node_position::Out { seen, cells, piece, .. } = self.position.outputs();
        sibling_refutation::In {
            node: self.node,
            restored: self.stack.outputs().above.refuted,
            step: self.step.min(63) as u8,
            cells,
            piece,
            seen,
            value: Score(self.leaf_unit.outputs().score),
            minus_alpha: -self.node.alpha,
            ..sibling_refutation::In::default()
        }
    }

    fn step_blocks(
        &mut self,
        (state, level, node, again): (State, usize, Node, bool),
        input: &In,
        shown: &Shown,
        control: Control,
        tested: sibling_refutation::In,
        onlooker: &mut impl Onlooker,
    ) {
        let level = level as u8;
        let node_position::Out { passed, monomino_last, key, .. } = shown.position;
        let In { own, other, own_left, other_left, starts_at_ten, ply, .. } = *input;
        self.step_stream(shown, control, onlooker);
        self.position.step(node_position::In {
            load: state == State::Idle,
            root: Seen { own, other, own_left, other_left, starts_at_ten, ply },
            root_passed: input.passed,
            find_key: state == State::Clear && self.step == FINDS_KEY_AT,
            make: match &self.descent {
                None => matches!(state, State::Place | State::Follow),
                Some(descent) => state == State::Place || descent.makes(state),
            },
            unmake: state == State::Remove,
            stop: self.stopping,
            passed_before: shown.above.passed,
            monomino_before: shown.above.monomino_last,
            placement: control.placement,
        });
        let reduced = !again && reduction(node.child.into(), node.remaining.into()) > 0;
        self.stack.step(stack::In {
            push: state == State::Make,
            level,
            frame: Frame { node: Node { reduced, ..node }, passed, monomino_last, refuted: shown.replies.refuted },
            level_above: level.wrapping_sub(1) & 63,
        });
        self.killers.step(killers::In {
            level: if state == State::Make { level + 1 } else { level },
            clear: state == State::Clear,
            cleared: (self.step & 63) as u8,
            cutoff: control.cutoff,
            best_move: node.best_move,
            killer: shown.replies.reply,
            killer_level: (level + 1) & 63,
            known_move: self.known_move(),
        });
        self.replies.step(sibling_refutation::In {
            enter: state == State::Enter,
            leave: state == State::Leave && level > 0,
            next_child: control.next_child,
            start: control.try_reply,
            stop: self.stopping,
            ..tested
        });
        self.deferral.step(deferral::In {
            idle: state == State::Idle,
            node,
            make: state == State::Make,
            again,
            is_last_child: node.child + 1 == node.children,
            level,
            look_up: state == State::LookUp,
            first_cycle: state == State::LookUp && self.step == 0,
            decide: state == State::LookUp && self.step == 2,
            tt_cutoff: control.tt_cutoff,
            leave: state == State::Leave,
            key,
            yields: input.yields,
            peer_path: input.peer_path,
        });
    }

    /// The generator, the leaf unit and the sorter.
    fn step_stream(&mut self, shown: &Shown, control: Control, onlooker: &mut impl Onlooker) {
        let Seen { own, other, own_left, starts_at_ten, .. } = shown.position.seen;
        let Control { start, cancel, .. } = control;
        let generator = move_generator::In { start, cancel, own, other, starts_at_ten, left: own_left };
        let streamed = self.generator.step(generator);
        let mut entering = (streamed.valid, streamed.placement);
        let mut seen = shown.position.seen;
        if let Some(probe) = control.probe {
            entering = (true, probe);
        }
        if shown.replies.trying {
            // The hardware's leaf unit sees the sibling's position one and two cycles after the
            // reply. Its model sees both together.
            let child = seen.perspective().after(self.listed_move(self.step).to_move());
            let reply = Laid::from(shown.replies.reply);
            entering = (!child.other_left.is_empty() && (reply.cells & child.other).is_empty(), shown.replies.reply);
            seen = Seen::from(&child);
        }
        let Seen { own, other, own_left, other_left, starts_at_ten, ply } = seen;
        let ((valid_in, placement_in), done_in) = (entering, streamed.done);
        let leaf_unit = leaf_unit::In {
            cancel: cancel || shown.replies.ends,
            valid_in,
            placement_in,
            done_in,
            own,
            other,
            own_left,
            other_left,
            starts_at_ten,
            ply,
        };
        self.leaf_unit.step(leaf_unit);
        let (key, placement) = control.insert.unwrap_or_default();
        let sorter = move_sorter::In {
            clear: start,
            insert: control.insert.is_some(),
            key: bias(key),
            placement,
            take: control.take,
        };
        self.sorter.step(sorter);
        onlooker.inputs(&generator, &leaf_unit, &sorter);
    }

    /// Steps the table's memories in this state. Writes come first, because a read in the same
    /// cycle returns the new word.
    fn step_table(&mut self, state: State, input: &In, shown: &Shown, store: Option<(u64, Entry)>) {
        let [first, second, third] = self.writing;
        let clearing = (state == State::Clear && self.clearing_all).then_some(self.step);
        // A received write waits while there is an own write.
        let written = third.or_else(|| self.received.take());
        written.iter().for_each(|writes| self.table.write(writes));
        // Clearing uses the same path as the other engine's writes.
        self.received = match clearing {
            Some(bucket) => Some(Writes::clearing(bucket)),
            None => input.peer_written.writes().or(self.received),
        };
        self.out.written = second.map_or(self.out.written.without_write(), |writes| Written::from(&writes));
        self.writing = [store.map(|(key, entry)| self.table.writes(key, entry)), first, second];
        if state == State::Enter && self.state == State::LookUp {
            self.known = self.table.get(shown.position.key);
        }
    }
}

/// A score as an unsigned number with the same order.
fn bias(score: Score) -> u16 {
    score.0 as u16 ^ 0x8000
}
