//! Cycle model of the search: an engine, its generator, leaf unit and sorter, clock by clock.
//!
//! Long because it is one state machine over one set of registers, as in the hardware.

use self::exchange::{Path, Written};
use super::leaf_unit::{self, LeafUnit};
use super::move_generator::{self, MoveGenerator};
use super::move_sorter::{self, MoveSorter};
use super::wire::MoveWord;
use super::CycleModel;
use crate::cells::Cells;
use crate::evaluation::{completion_bonus, exact_score, Evaluation};
use crate::perspective::Perspective;
use crate::placement::Move;
use crate::player::{PieceSet, Start};
use crate::search::key::key;
use crate::search::killers::Killers;
use crate::search::reductions::reduction;
use crate::search::table::{Bound, Entry, Table, Writes};
use crate::search::{may_be_put_off, SearchResult, FEWEST_TRIED, INFINITY, MAX_DEPTH, MOST_LISTED, SHOWN_LEVELS};

pub mod exchange;

/// Room in the memories that hold something for each level of the tree: a power of 2 above [`MAX_DEPTH`].
pub const LEVELS: usize = 64;

/// Cycles after the generator's start in which the first killer goes to the leaf unit; the second one follows.
const PROBE_STEP: usize = 3;

crate::ports! {
    /// What the search reads.
    pub struct In {
        /// Begin with the position on the inputs in the next cycle.
        pub start: bool [1],
        /// With `start`: what the table knows from before does not count.
        pub new_game: bool [1],
        /// With `start`: begin behind the last search's answer, played from the position on the inputs.
        pub behind_answer: bool [1],
        /// Give up in the next cycle, without an answer.
        pub stop: bool [1],
        /// Stones of the side to move.
        pub own: Cells [196],
        /// Stones of the other side.
        pub other: Cells [196],
        /// Pieces that the side to move has left.
        pub own_left: PieceSet [21],
        /// Pieces that the other side has left.
        pub other_left: PieceSet [21],
        /// The start cell of the side to move is (a,a).
        pub starts_at_ten: bool [1],
        /// Turns taken so far.
        pub ply: u8 [7],
        /// The other side has just passed.
        pub passed: bool [1],
        /// Clock cycles after which to answer.
        pub budget_cycles: u32 [32],
        /// Of two engines that come to a position at the same time, this one leaves it to the other.
        pub yields: bool [1],
        /// What the other engine has written into its table.
        pub peer_written: Written [165],
        /// What the other engine is searching.
        pub peer_path: Path [164],
        /// Take over the other engine's answer.
        pub adopt: bool [1],
        /// The other engine's answer.
        pub peer_placement: MoveWord [15],
        /// Its value.
        pub peer_score: i16 [16],
        /// Its depth.
        pub peer_depth: u8 [6],
    }
}

crate::ports! {
    /// What the search drives.
    pub struct Out {
        /// A search is under way.
        pub busy: bool [1],
        /// The answer is final; one cycle long.
        pub done: bool [1],
        /// The best move so far.
        pub placement: MoveWord [15],
        /// Its value.
        pub score: i16 [16],
        /// The last iteration that was finished.
        pub depth: u8 [6],
        /// Placements made and evaluated.
        pub nodes: u32 [32],
        /// Clock cycles since the start.
        pub cycles: u32 [32],
        /// Placements made and evaluated until the latest node was entered.
        pub entered_nodes: u32 [32],
        /// What this engine has written into its table.
        pub written: Written [165],
        /// What this engine is searching.
        pub path: Path [164],
    }
}

impl Out {
    /// The answer, once it is final.
    pub fn result(&self) -> SearchResult {
        SearchResult {
            best: self.placement.to_move(),
            score: i32::from(self.score),
            nodes: u64::from(self.nodes),
            cycles: u64::from(self.cycles),
            depth: u32::from(self.depth),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    /// The last search's answer is laid on the board.
    Follow,
    Clear,
    Enter,
    Complete,
    LookUp,
    Generate,
    Stream,
    /// The last move of the stream finds its place in the sorter.
    Settle,
    Store,
    Fetch,
    Read,
    Take,
    Place,
    Make,
    Leave,
    Remove,
    Unmake,
    /// The reply to the last child goes to the leaf unit as one to each of the children still to come.
    TryReply,
    Finish,
}

/// What a node keeps while its children are searched.
#[derive(Clone, Copy, Debug)]
struct Frame {
    remaining: u32,
    alpha: i32,
    beta: i32,
    best: i32,
    best_move: MoveWord,
    improved: bool,
    horizon: bool,
    generated: bool,
    child: usize,
    children: usize,
    /// Children from this one on that a reply has refuted, a bit each.
    refuted: u32,
    played: MoveWord,
    /// The child under way is searched less deep.
    reduced: bool,
    last: Option<Move>,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame {
            remaining: 0,
            alpha: 0,
            beta: 0,
            best: 0,
            best_move: MoveWord::PASS,
            improved: false,
            horizon: false,
            generated: false,
            child: 0,
            children: 0,
            refuted: 0,
            played: MoveWord::PASS,
            reduced: false,
            last: None,
        }
    }
}

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
    /// Commands a cycle later.
    starting: Option<Starting>,
    stopping: bool,
    generator: MoveGenerator,
    leaf_unit: LeafUnit,
    sorter: MoveSorter,
    /// The whole table is being cleared.
    clearing_all: bool,
    /// Cycles in this state.
    step: usize,
    node: Perspective,
    iteration: u32,
    level: usize,
    frame: Frame,
    /// The next child is the last one once more.
    again: bool,
    returned: i32,
    /// The best move of the child that was left last.
    reply: MoveWord,
    stack: Vec<Frame>,
    lists: Vec<[MoveWord; MOST_LISTED]>,
    killers: Killers,
    table: Table,
    /// What is known about the node.
    known: Option<Entry>,
    /// What is to be written into the table, by the cycles since its node was left: one, two and three.
    writing: [Option<Writes>; 3],
    /// What the other engine has written, until it is written here.
    received: Option<Writes>,
    /// The other engine was searching this node, a cycle ago.
    peer_searches_it: bool,
    /// The child may be put off, and it has been.
    may_defer: bool,
    deferred: bool,
    out: Out,
}

impl Default for Search {
    fn default() -> Search {
        Search::new(Evaluation::default())
    }
}

impl Search {
    /// A search whose leaf unit evaluates so.
    pub fn new(evaluation: Evaluation) -> Search {
        let node = Perspective {
            own: Cells::EMPTY,
            other: Cells::EMPTY,
            own_left: PieceSet::EMPTY,
            other_left: PieceSet::EMPTY,
            start: Start::Five,
            ply: 0,
            last: None,
        };
        Search {
            state: State::Idle,
            starting: None,
            stopping: false,
            generator: MoveGenerator::default(),
            leaf_unit: LeafUnit::new(evaluation),
            sorter: MoveSorter::default(),
            clearing_all: false,
            step: 0,
            node,
            iteration: 0,
            level: 0,
            frame: Frame::default(),
            again: false,
            returned: 0,
            reply: MoveWord::PASS,
            stack: vec![Frame::default(); LEVELS],
            lists: vec![[MoveWord::ZERO; MOST_LISTED]; LEVELS],
            killers: Killers::new(LEVELS),
            table: Table::new(evaluation),
            known: None,
            writing: [None; 3],
            received: None,
            peer_searches_it: false,
            may_defer: false,
            deferred: false,
            out: Out::default(),
        }
    }
}

impl CycleModel for Search {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        let mut control = Control::default();
        let leaf = self.leaf_unit.outputs();
        if !matches!(self.state, State::Idle | State::Follow | State::Clear | State::Finish) {
            self.out.cycles = self.out.cycles.wrapping_add(1);
        }
        if input.adopt {
            self.out.placement = input.peer_placement;
            self.out.score = input.peer_score;
            self.out.depth = input.peer_depth;
        }
        let before = self.node;
        let state = self.state;
        match state {
            State::Idle => self.idle(&input),
            State::Follow => self.follow(),
            State::Clear => self.clear(),
            State::Enter => self.enter(&input, out.cycles, &mut control),
            State::Complete => self.complete(),
            State::LookUp => self.look_up(&input, &mut control),
            State::Generate => self.generate(&mut control),
            State::Stream => self.stream(leaf, &mut control),
            State::Settle => self.state = State::Store,
            State::Store => self.store(&mut control),
            State::Fetch => self.fetch(),
            State::Read => self.state = State::Take,
            State::Take => {
                self.frame.played = self.lists[self.level][self.frame.child];
                self.state = State::Place;
            }
            State::Place => self.state = State::Make,
            State::Make => self.make(),
            State::Leave => {
                // What a cut-off left under way.
                control.cancel = true;
                self.leave(&mut control);
            }
            State::Remove => self.state = State::Unmake,
            State::Unmake => self.unmake(),
            State::TryReply => self.try_reply(leaf, &mut control),
            State::Finish => self.state = State::Idle,
        }
        self.step_table(state, &input, control.store);
        self.step = if self.state == state { self.step + 1 } else { 0 };
        let In { new_game, behind_answer, .. } = input;
        self.starting = input.start.then_some(Starting { new_game, behind_answer });
        if std::mem::replace(&mut self.stopping, input.stop) {
            self.state = State::Idle;
            control = Control { cancel: true, ..Control::default() };
        }
        self.step_parts(&before, control);
        out
    }
}

/// What the states tell the parts.
#[derive(Clone, Copy, Debug, Default)]
struct Control {
    start: bool,
    cancel: bool,
    probe: Option<MoveWord>,
    /// A reply, and the position in which it is to be one.
    reply: Option<(MoveWord, Perspective)>,
    /// What goes into the sorter.
    insert: Option<(i32, MoveWord)>,
    take: bool,
    /// What goes into the table.
    store: Option<(u64, Entry)>,
}

impl Search {
    /// What the outputs show: registers, whatever the inputs are.
    pub fn outputs(&self) -> Out {
        Out {
            busy: self.state != State::Idle || self.starting.is_some(),
            done: self.state == State::Finish,
            ..self.out
        }
    }

    fn step_parts(&mut self, node: &Perspective, control: Control) {
        let streamed = self.generator.step(move_generator::In {
            start: control.start,
            cancel: control.cancel,
            own: node.own,
            other: node.other,
            starts_at_ten: node.start == Start::Ten,
            left: node.own_left,
        });
        let mut entering = (streamed.valid, streamed.placement);
        let mut node = *node;
        if let Some(probe) = control.probe {
            entering = (true, probe);
        }
        if let Some((reply, child)) = control.reply {
            entering = (true, reply);
            node = child;
        }
        let (valid_in, placement_in) = entering;
        self.leaf_unit.step(leaf_unit::In {
            cancel: control.cancel,
            valid_in,
            placement_in,
            done_in: streamed.done,
            own: node.own,
            other: node.other,
            own_left: node.own_left,
            other_left: node.other_left,
            starts_at_ten: node.start == Start::Ten,
            ply: node.ply,
        });
        let (key, placement) = control.insert.unwrap_or_default();
        self.sorter.step(move_sorter::In {
            clear: control.start,
            insert: control.insert.is_some(),
            key: biased(key),
            placement,
            take: control.take,
        });
    }

    /// The table's memories in a cycle of this state: what is written comes first, since what is read then is the new word.
    fn step_table(&mut self, state: State, input: &In, store: Option<(u64, Entry)>) {
        let [first, second, third] = self.writing;
        let clearing = (state == State::Clear && self.clearing_all).then_some(self.step);
        // What is received waits for own writing.
        let written = third.or_else(|| self.received.take());
        written.iter().for_each(|writes| self.table.write(writes));
        // What is cleared goes the way of what another engine has written.
        self.received = match clearing {
            Some(place) => Some(Writes::clearing(place)),
            None => input.peer_written.writes().or(self.received),
        };
        self.out.written = second.map_or(self.out.written.past(), |writes| Written::from(&writes));
        self.writing = [store.map(|(key, entry)| self.table.writes(key, entry)), first, second];
        if state == State::Enter && self.state == State::LookUp {
            self.known = self.table.get(key(&self.node));
        }
    }

    fn idle(&mut self, input: &In) {
        self.out.path.searched = [false; SHOWN_LEVELS];
        if let Some(Starting { new_game, behind_answer }) = self.starting {
            self.node = Perspective {
                own: input.own,
                other: input.other,
                own_left: input.own_left,
                other_left: input.other_left,
                start: if input.starts_at_ten { Start::Ten } else { Start::Five },
                ply: input.ply,
                last: input.passed.then_some(Move::Pass),
            };
            self.frame.played = self.out.placement;
            let Out { written, path, .. } = self.out;
            self.out = Out { placement: MoveWord::PASS, written, path, ..Out::default() };
            self.again = false;
            self.killers = Killers::new(LEVELS);
            self.clearing_all = new_game;
            self.state = if behind_answer { State::Follow } else { State::Clear };
        }
    }

    fn follow(&mut self) {
        self.node = self.node.after(self.frame.played.to_move());
        self.state = State::Clear;
    }

    /// Killers are cleared for each search, the table for each game.
    fn clear(&mut self) {
        let count = if self.clearing_all { self.table.places() } else { LEVELS };
        if self.step + 1 == count {
            self.table.begin(self.node.ply);
            self.begin_iteration(1);
        }
    }

    fn begin_iteration(&mut self, depth: u32) {
        self.iteration = depth;
        self.level = 0;
        self.frame = Frame { remaining: depth, alpha: -INFINITY, beta: INFINITY, ..Frame::default() };
        self.state = State::Enter;
    }

    fn at_root(&self) -> bool {
        self.level == 0
    }

    fn enter(&mut self, input: &In, cycles: u32, control: &mut Control) {
        self.frame.best = -INFINITY;
        self.deferred = false;
        self.out.entered_nodes = self.out.nodes;
        if self.iteration > 1 && cycles >= input.budget_cycles {
            self.state = State::Finish;
        } else if self.node.other_left.is_empty() {
            self.state = State::Complete;
        } else if self.at_root() || self.frame.remaining == 1 {
            self.frame.generated = true;
            control.start = true;
            self.state = State::Stream;
        } else {
            self.state = State::LookUp;
        }
    }

    /// The game is over: the other side has placed all its pieces, or both have passed.
    fn complete(&mut self) {
        self.state = State::Leave;
        if self.node.other_left.is_empty() {
            self.frame.best = self.completion_score();
            return;
        }
        let margin = self.node.other_left.cells() as i32 - self.node.own_left.cells() as i32;
        self.frame.best = exact_score(margin);
        if self.at_root() {
            self.out.score = self.frame.best as i16;
        }
    }

    fn completion_score(&self) -> i32 {
        let bonus = completion_bonus(self.node.monomino_was_last());
        -exact_score(bonus + self.node.own_left.cells() as i32)
    }

    fn generate(&mut self, control: &mut Control) {
        self.frame.generated = true;
        control.start = true;
        self.state = State::Stream;
    }

    /// The table is read and the moves to try first are checked; then those that are legal are written down.
    fn look_up(&mut self, input: &In, control: &mut Control) {
        let known = self.known;
        let Frame { remaining, alpha, beta, .. } = self.frame;
        match self.step {
            0 => self.show(!input.yields),
            1 => self.peer_searches_it = input.peer_path.holds(key(&self.node)),
            2 => {
                let defers = self.may_defer && self.peer_searches_it;
                self.show(!defers);
                if defers {
                    self.deferred = true;
                    self.state = State::Leave;
                }
                if let Some(entry) = known.filter(|entry| entry.settles(remaining, alpha, beta)) {
                    self.frame.best = entry.value;
                    self.frame.horizon = entry.horizon;
                    self.deferred = false;
                    self.state = State::Leave;
                }
            }
            7 => {
                let [newer, older] = self.killers.at(self.level);
                let firsts = [known.and_then(|entry| entry.best), newer, older];
                for (source, first) in firsts.into_iter().enumerate() {
                    let Some(first) = first else { continue };
                    let word = MoveWord::from(Move::Place(first));
                    let Frame { children, .. } = self.frame;
                    if self.node.allows(first) && !self.lists[self.level][..children].contains(&word) {
                        self.lists[self.level][children] = word;
                        self.frame.children += 1;
                        // The older killer is written down last: if it is the first of the list, it is to be read yet.
                        self.state = if source == 2 && children == 0 { State::Fetch } else { State::Read };
                    }
                }
                if self.frame.children == 0 {
                    self.generate(control);
                }
            }
            _ => {}
        }
    }

    /// Shows the other engine the node's key, and that it is being searched.
    fn show(&mut self, is_searched: bool) {
        if let Some(shown) = self.level.checked_sub(1).filter(|&shown| shown < SHOWN_LEVELS) {
            self.out.path.keys[shown] = key(&self.node);
            self.out.path.searched[shown] |= is_searched;
        }
    }

    /// What is on the leaf unit's output, and killers ahead of it.
    fn stream(&mut self, leaf: leaf_unit::Out, control: &mut Control) {
        if self.frame.remaining == 1 && !self.at_root() {
            let killer = self.step.checked_sub(PROBE_STEP).and_then(|index| *self.killers.at(self.level).get(index)?);
            control.probe = killer.filter(|&killer| self.node.allows(killer)).map(|killer| Move::Place(killer).into());
        }
        if leaf.done {
            self.state = if self.frame.remaining > 1 { State::Settle } else { State::Leave };
        }
        if !leaf.valid {
            return;
        }
        self.out.nodes += 1;
        let is_pass = leaf.placement == MoveWord::PASS;
        if is_pass && self.node.passed() {
            self.state = State::Complete;
            return;
        }
        let value = i32::from(leaf.score);
        if self.frame.remaining > 1 {
            let is_answer = self.at_root() && leaf.placement == self.out.placement;
            // Until the sorted moves are written down the list holds those that were tried first.
            if is_pass || !self.lists[self.level][..self.frame.children].contains(&leaf.placement) {
                control.insert = Some((if is_answer { INFINITY } else { value }, leaf.placement));
            }
            return;
        }
        self.frame.horizon |= !leaf.terminal;
        if value > self.frame.best {
            self.frame.best = value;
            self.frame.best_move = leaf.placement;
            if self.at_root() {
                self.out.placement = leaf.placement;
                self.out.score = leaf.score;
            }
        }
        if value >= self.frame.beta {
            self.state = State::Leave;
        }
    }

    fn store(&mut self, control: &mut Control) {
        let sorted = self.sorter.outputs();
        if !sorted.any {
            // All moves were tried before.
            self.state = State::Leave;
            return;
        }
        if !sorted.several {
            // The first is read while the last one is written, unless that is the same.
            self.state = if self.frame.child < self.frame.children { State::Read } else { State::Fetch };
        }
        self.lists[self.level][self.frame.children] = sorted.best;
        self.frame.children += 1;
        control.take = true;
    }

    /// Passes over what a reply has refuted.
    fn fetch(&mut self) {
        if self.frame.refuted & 1 == 0 {
            self.state = State::Read;
            return;
        }
        self.frame.refuted >>= 1;
        self.frame.child += 1;
        if self.frame.child == self.frame.children {
            self.state = State::Leave;
        }
    }

    fn make(&mut self) {
        let Frame { remaining, alpha, beta, child, children, generated, .. } = self.frame;
        self.may_defer = generated && !self.again && may_be_put_off(self.level, remaining, child, children);
        let less = if self.again { 0 } else { reduction(child, remaining) };
        let reduced = less > 0;
        self.frame.reduced = reduced;
        self.again = false;
        self.stack[self.level] = Frame { last: self.node.last, ..self.frame };
        self.node = self.node.after(self.frame.played.to_move());
        self.frame = Frame {
            remaining: remaining - 1 - less,
            alpha: if reduced { -alpha - 1 } else { -beta },
            beta: -alpha,
            ..Frame::default()
        };
        self.level += 1;
        self.state = State::Enter;
    }

    fn leave(&mut self, control: &mut Control) {
        if let Some(shown) = self.level.checked_sub(1).filter(|&shown| shown < SHOWN_LEVELS) {
            self.out.path.searched[shown] = false;
        }
        let Frame { remaining, beta, best, best_move, improved, horizon, generated, children, .. } = self.frame;
        if self.at_root() {
            self.out.depth = self.iteration as u8;
            if !horizon || children == 1 || self.iteration == MAX_DEPTH {
                self.state = State::Finish;
            } else {
                self.begin_iteration(self.iteration + 1);
            }
            return;
        }
        let best_move = match best_move.to_move() {
            Move::Place(placement) => Some(placement),
            Move::Pass => None,
        };
        // Neither what the table settled nor the end of the game has looked at a child.
        if remaining > 1 && (generated || children > 0) {
            let bound = match best {
                best if best >= beta => Bound::Lower,
                _ if improved => Bound::Exact,
                _ => Bound::Upper,
            };
            let entry = Entry { best: best_move, value: best, depth: remaining, bound, horizon, ..Entry::EMPTY };
            control.store = Some((key(&self.node), entry));
        }
        if let Some(best_move) = best_move.filter(|_| best >= beta) {
            self.killers.remember(self.level, best_move);
        }
        self.returned = -best;
        self.reply = self.frame.best_move;
        self.level -= 1;
        self.frame = self.stack[self.level];
        self.frame.horizon |= horizon;
        self.state = State::Remove;
    }

    fn unmake(&mut self) {
        let mut mover = self.node.turned();
        if let Move::Place(placement) = self.frame.played.to_move() {
            mover.own &= !placement.cells();
            mover.own_left.insert(placement.piece());
        }
        self.node = Perspective { ply: self.node.ply - 1, last: self.frame.last, ..mover };
        if self.deferred {
            self.state = self.put_off();
        } else if self.frame.reduced && self.returned > self.frame.alpha {
            self.again = true;
            self.state = State::Take;
        } else {
            self.state = self.accept();
        }
    }

    /// The other engine searches the child: its move once more, behind the others.
    fn put_off(&mut self) -> State {
        let frame = &mut self.frame;
        self.lists[self.level][frame.children] = frame.played;
        frame.children += 1;
        frame.child += 1;
        frame.refuted >>= 1;
        if frame.refuted & 1 != 0 {
            return State::Fetch;
        }
        frame.played = self.lists[self.level][frame.child];
        State::Place
    }

    /// The value of a child holds; what comes next.
    fn accept(&mut self) -> State {
        let frame = &mut self.frame;
        if self.returned > frame.best {
            frame.best = self.returned;
            frame.best_move = frame.played;
            if self.level == 0 {
                self.out.placement = frame.played;
                self.out.score = self.returned as i16;
            }
        }
        if self.returned > frame.alpha {
            frame.alpha = self.returned;
            frame.improved = true;
        }
        frame.child += 1;
        frame.refuted >>= 1;
        let to_come_last = frame.generated && frame.remaining == 2 + reduction(frame.child, frame.remaining);
        match frame {
            frame if self.returned >= frame.beta => State::Leave,
            frame if to_come_last && frame.child + FEWEST_TRIED <= frame.children && self.reply != MoveWord::PASS => {
                State::TryReply
            }
            frame if frame.child < frame.children => {
                if frame.refuted & 1 == 0 {
                    // It was read while this one was taken back.
                    frame.played = self.lists[self.level][frame.child];
                    State::Place
                } else {
                    State::Fetch
                }
            }
            frame if frame.generated => State::Leave,
            _ => State::Generate,
        }
    }
}

impl Search {
    /// The child in a slot of the list, if the reply can be one to it.
    fn child_for_reply(&self, slot: usize) -> Option<Perspective> {
        let played = self.lists[self.level][self.frame.child + slot].to_move();
        let child = self.node.after(played);
        let Move::Place(reply) = self.reply.to_move() else { return None };
        (!child.other_left.is_empty() && (reply.cells() & child.other).is_empty()).then_some(child)
    }

    /// A child a cycle goes in; results come out after the leaf unit's latency.
    fn try_reply(&mut self, leaf: leaf_unit::Out, control: &mut Control) {
        let count = self.frame.children - self.frame.child;
        if self.step < count {
            control.reply = self.child_for_reply(self.step).map(|child| (self.reply, child));
        }
        let Some(slot) = self.step.checked_sub(leaf_unit::LATENCY) else { return };
        let value = i32::from(leaf.score);
        if leaf.valid && self.frame.refuted >> slot & 1 == 0 {
            self.out.nodes += 1;
            if -value <= self.frame.alpha {
                // As many children as the hardware has bits for.
                self.frame.refuted |= u32::from(1u16.checked_shl(slot as u32).unwrap_or(0));
                self.frame.horizon |= !leaf.terminal;
                self.frame.best = self.frame.best.max(-value);
            }
        }
        if slot + 1 == count {
            self.state = State::Fetch;
        }
    }
}

/// A score as an unsigned number that sorts in the same order.
fn biased(score: i32) -> u16 {
    (score + 0x8000) as u16
}
