//! Cycle model of the search: one context, its generator, leaf units and sorter, clock by clock.

use super::leaf_unit::{self, LeafUnit};
use super::move_generator::{self, MoveGenerator};
use super::move_sorter::{self, MoveSorter};
use super::wire::MoveWord;
use super::CycleModel;
use crate::blokus_duo::cells::Cells;
use crate::blokus_duo::evaluation::{completion_bonus, exact_score};
use crate::blokus_duo::perspective::Perspective;
use crate::blokus_duo::placement::Move;
use crate::blokus_duo::placement_tests::LANES;
use crate::blokus_duo::player::{PieceSet, Start};
use crate::blokus_duo::search::{INFINITY, MAX_DEPTH, WIDTH};

crate::ports! {
    /// What the search reads.
    pub struct In {
        /// Begin with the position on the inputs.
        pub start: bool [1],
        /// Give up at once, without an answer.
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
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Idle,
    Enter,
    Complete,
    Stream,
    /// The last moves of the stream find their places in the sorter.
    Settle,
    Store,
    Fetch,
    Read,
    Place,
    Make,
    Leave,
    Pop,
    Remove,
    Unmake,
    Finish,
}

/// What a node keeps while its children are searched.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    alpha: i32,
    beta: i32,
    best: i32,
    child: usize,
    children: usize,
    last: Option<Move>,
    played: MoveWord,
}

/// The search's registers and memories.
#[derive(Clone, Debug)]
pub struct Search {
    state: State,
    generator: MoveGenerator,
    leaf_units: [LeafUnit; LANES],
    sorter: MoveSorter,
    node: Perspective,
    iteration: u32,
    level: usize,
    remaining: u32,
    frame: Frame,
    returned: i32,
    horizon: bool,
    stack: Vec<Frame>,
    lists: Vec<[MoveWord; WIDTH]>,
    out: Out,
}

impl Default for Search {
    fn default() -> Search {
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
            generator: MoveGenerator::default(),
            leaf_units: std::array::from_fn(|_| LeafUnit::default()),
            sorter: MoveSorter::default(),
            node,
            iteration: 0,
            level: 0,
            remaining: 0,
            frame: Frame::default(),
            returned: 0,
            horizon: false,
            stack: vec![Frame::default(); MAX_DEPTH as usize],
            lists: vec![[MoveWord::ZERO; WIDTH]; MAX_DEPTH as usize],
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
        let leaves = self.leaf_units.each_ref().map(LeafUnit::outputs);
        if !matches!(self.state, State::Idle | State::Finish) {
            self.out.cycles = self.out.cycles.wrapping_add(1);
        }
        let before = self.node;
        match self.state {
            State::Idle => self.idle(&input),
            State::Enter => self.enter(&input, out.cycles, &mut control),
            State::Complete => {
                self.frame.best = self.completion_score();
                self.state = State::Leave;
            }
            State::Stream => self.stream(leaves, &mut control),
            State::Settle => self.state = State::Store,
            State::Store => self.store(&mut control),
            State::Fetch => self.state = State::Read,
            State::Read => {
                self.frame.played = self.lists[self.level][self.frame.child];
                self.state = State::Place;
            }
            State::Place => self.state = State::Make,
            State::Make => self.make(),
            State::Leave => {
                // What a cut-off left under way.
                control.cancel = true;
                self.leave();
            }
            State::Pop => self.pop(),
            State::Remove => self.state = State::Unmake,
            State::Unmake => self.unmake(),
            State::Finish => self.state = State::Idle,
        }
        if input.stop {
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
    /// What goes into the sorter from each lane.
    insert: [Option<(i32, MoveWord)>; LANES],
    take: bool,
}

impl Search {
    /// What the outputs show: registers, whatever the inputs are.
    pub fn outputs(&self) -> Out {
        Out { busy: self.state != State::Idle, done: self.state == State::Finish, ..self.out }
    }

    fn step_parts(&mut self, node: &Perspective, control: Control) {
        let starts_at_ten = node.start == Start::Ten;
        let streamed = self.generator.step(move_generator::In {
            start: control.start,
            cancel: control.cancel,
            own: node.own,
            other: node.other,
            starts_at_ten,
            left: node.own_left,
        });
        let placements = [(streamed.valid_0, streamed.placement_0), (streamed.valid_1, streamed.placement_1)];
        for (lane, (valid_in, placement_in)) in placements.into_iter().enumerate() {
            self.leaf_units[lane].step(leaf_unit::In {
                cancel: control.cancel,
                valid_in,
                placement_in,
                // One marker for both lanes.
                done_in: streamed.done && lane == 0,
                own: node.own,
                other: node.other,
                own_left: node.own_left,
                other_left: node.other_left,
                starts_at_ten,
                ply: node.ply,
            });
        }
        let [(key_0, placement_0), (key_1, placement_1)] = control.insert.map(Option::unwrap_or_default);
        self.sorter.step(move_sorter::In {
            clear: control.start,
            insert_0: control.insert[0].is_some(),
            key_0: biased(key_0),
            placement_0,
            insert_1: control.insert[1].is_some(),
            key_1: biased(key_1),
            placement_1,
            take: control.take,
        });
    }

    fn idle(&mut self, input: &In) {
        if input.start {
            self.node = Perspective {
                own: input.own,
                other: input.other,
                own_left: input.own_left,
                other_left: input.other_left,
                start: if input.starts_at_ten { Start::Ten } else { Start::Five },
                ply: input.ply,
                last: input.passed.then_some(Move::Pass),
            };
            self.out = Out { placement: MoveWord::PASS, ..Out::default() };
            self.begin_iteration(1);
        }
    }

    fn begin_iteration(&mut self, depth: u32) {
        self.iteration = depth;
        self.remaining = depth;
        self.level = 0;
        self.horizon = false;
        (self.frame.alpha, self.frame.beta) = (-INFINITY, INFINITY);
        self.state = State::Enter;
    }

    fn enter(&mut self, input: &In, cycles: u32, control: &mut Control) {
        self.frame.best = -INFINITY;
        self.frame.child = 0;
        self.frame.children = 0;
        if self.iteration > 1 && cycles >= input.budget_cycles {
            self.state = State::Finish;
        } else if self.node.other_left.is_empty() {
            self.state = State::Complete;
        } else {
            control.start = true;
            self.state = State::Stream;
        }
    }

    /// The other side has placed all its pieces.
    fn completion_score(&self) -> i32 {
        let bonus = completion_bonus(self.node.monomino_was_last());
        -exact_score(bonus + self.node.own_left.cells() as i32)
    }

    fn stream(&mut self, leaves: [leaf_unit::Out; LANES], control: &mut Control) {
        if leaves[0].done {
            self.state = if self.remaining > 1 { State::Settle } else { State::Leave };
        }
        for (lane, leaf) in leaves.into_iter().enumerate().filter(|(_, leaf)| leaf.valid) {
            self.out.nodes += 1;
            let both_passed = leaf.placement == MoveWord::PASS && self.node.passed();
            let margin = self.node.other_left.cells() as i32 - self.node.own_left.cells() as i32;
            let value = if both_passed { exact_score(margin) } else { i32::from(leaf.score) };
            if self.remaining > 1 && !both_passed {
                let is_answer = self.level == 0 && leaf.placement == self.out.placement;
                control.insert[lane] = Some((if is_answer { INFINITY } else { value }, leaf.placement));
                continue;
            }
            self.horizon |= !leaf.terminal && !both_passed;
            if value > self.frame.best {
                self.frame.best = value;
                if self.level == 0 {
                    self.out.placement = leaf.placement;
                    self.out.score = value as i16;
                }
            }
            if both_passed || value >= self.frame.beta {
                // What the first lane refutes or ends, the second has no part in.
                self.state = State::Leave;
                break;
            }
        }
    }

    fn store(&mut self, control: &mut Control) {
        let sorted = self.sorter.outputs();
        if sorted.any {
            self.lists[self.level][self.frame.children] = sorted.best;
            self.frame.children += 1;
            control.take = true;
        } else {
            self.state = State::Fetch;
        }
    }

    fn make(&mut self) {
        let played = self.frame.played.to_move();
        self.stack[self.level] = Frame { last: self.node.last, ..self.frame };
        self.node = self.node.after(played);
        (self.frame.alpha, self.frame.beta) = (-self.frame.beta, -self.frame.alpha);
        self.level += 1;
        self.remaining -= 1;
        self.state = State::Enter;
    }

    fn leave(&mut self) {
        self.state = State::Pop;
        if self.level == 0 {
            self.out.depth = self.iteration as u8;
            if !self.horizon || self.frame.children == 1 || self.iteration == MAX_DEPTH {
                self.state = State::Finish;
            } else {
                self.begin_iteration(self.iteration + 1);
            }
        }
    }

    fn pop(&mut self) {
        self.returned = -self.frame.best;
        self.level -= 1;
        self.remaining += 1;
        self.frame = self.stack[self.level];
        self.state = State::Remove;
    }

    fn unmake(&mut self) {
        let mut mover = self.node.turned();
        if let Move::Place(placement) = self.frame.played.to_move() {
            mover.own &= !placement.cells();
            mover.own_left.insert(placement.piece());
        }
        self.node = Perspective { ply: self.node.ply - 1, last: self.frame.last, ..mover };
        if self.returned > self.frame.best {
            self.frame.best = self.returned;
            if self.level == 0 {
                self.out.placement = self.frame.played;
                self.out.score = self.returned as i16;
            }
        }
        self.frame.alpha = self.frame.alpha.max(self.returned);
        self.frame.child += 1;
        self.state = if self.returned >= self.frame.beta || self.frame.child == self.frame.children {
            State::Leave
        } else {
            State::Fetch
        };
    }
}

/// A score as an unsigned number that sorts in the same order.
fn biased(score: i32) -> u16 {
    (score + 0x8000) as u16
}
