//! The descent of an engine to its leaf in a best-first search, and its report of the leaf.

use super::records::Score;
use super::state::State;
use super::{In, Out, Search};
use crate::best_first::{is_loss, INDEX_BITS};
use crate::cycle_model::wire::MoveWord;
use crate::cycle_model::CycleModel;
use crate::evaluation::Evaluation;
use crate::search::transposition_table::Table;

crate::record! {
    /// The walker's words to its engines.
    pub struct Way {
        /// The engine to which the words are addressed.
        pub engine: u8 [3],
        /// The descent begins at the root.
        pub start: bool [1],
        /// With `start`: clear the engine's table.
        pub clears: bool [1],
        /// The descent makes this move.
        pub make: bool [1],
        /// The descent is complete: search the leaf.
        pub over: bool [1],
        /// With `over`: one move is missing, and the engine picks it from its list.
        pub picks: bool [1],
        /// With `picks`: the move's place in the list.
        pub place: u8 [5],
        /// With `make`: the move. With `picks`: the first move of the list.
        pub placement: MoveWord [15],
    }
}

crate::record! {
    /// An engine's report of its leaf.
    pub struct LeafFound {
        /// The engines that finish in this cycle, one bit each.
        pub finished: u8 [8],
        /// Best move of the engine that the walker serves. The fields below are also that engine's.
        pub placement: MoveWord [15],
        /// Value of the best move.
        pub score: i16 [16],
        /// Value of the iteration before the last.
        pub earlier_score: i16 [16],
        /// Number of the leaf's moves that the last iteration listed; 0 in the first iteration.
        pub choices: u8 [5],
        /// The last iteration that was finished.
        pub depth: u8 [6],
        /// Number of placements made and evaluated, including the list for a picked move.
        pub nodes: u32 [32],
        /// The last move of the descent.
        pub made: MoveWord [15],
    }
}

/// The search as an engine of a best-first search.
impl Search {
    /// The engine with this number in a best-first search.
    pub fn of_leaves(evaluation: Evaluation, number: usize) -> Search {
        let (table, descent) = (Table::with_index_bits(INDEX_BITS), Some(Descent::new(number)));
        Search { table, descent, ..Search::new(evaluation) }
    }

    /// Adds this engine's leaf to those of the engines before it, if `way` asks for it.
    pub fn leaf(&self, way: &Way, before: LeafFound) -> LeafFound {
        let descent = self.descent.as_ref().expect("it values leaves");
        descent.leaf(way, before, &self.out, self.state == State::Finish)
    }

    /// Steps an engine of a best-first search, given the walker's words.
    pub fn step_on(&mut self, input: In, way: Way) {
        self.descent.as_mut().expect("it values leaves").receive(way);
        self.step(input);
    }
}

/// The registers.
#[derive(Clone, Debug)]
pub(super) struct Descent {
    number: u8,
    /// The walker's words in this cycle and in the previous one.
    heard: Way,
    told: Way,
    /// Whether a move is on the placer; it is made in this cycle.
    laying: bool,
    making: bool,
    picking: bool,
    /// Whether the picked move goes to the placer.
    lays_picked: bool,
    place: u8,
    made: MoveWord,
    /// Whether the game is over at the leaf.
    over: bool,
    scores: [Score; 2],
    choices: u8,
}

impl Descent {
    pub(super) fn new(number: usize) -> Descent {
        Descent {
            number: number as u8,
            heard: Way::default(),
            told: Way::default(),
            laying: false,
            making: false,
            picking: false,
            lays_picked: false,
            place: 0,
            made: MoveWord::ZERO,
            over: false,
            scores: [Score::default(); 2],
            choices: 0,
        }
    }

    pub(super) fn receive(&mut self, way: Way) {
        self.heard = way;
    }

    pub(super) fn last_words(&self) -> Way {
        self.told
    }

    pub(super) fn starts(&self) -> bool {
        self.heard.start && self.heard.engine == self.number
    }

    pub(super) fn clears(&self) -> bool {
        self.heard.clears
    }

    pub(super) fn makes(&self, state: State) -> bool {
        self.making && state != State::Idle
    }

    /// Whether the sorter's best move is the one to pick.
    pub(super) fn picks_this(&self) -> bool {
        self.picking && self.place == 0
    }

    /// Whether the picked move goes to the placer.
    pub(super) fn lays_picked(&self) -> bool {
        self.lays_picked
    }

    /// Records that the game is over at the leaf.
    pub(super) fn end_game(&mut self) {
        self.over = true;
    }

    pub(super) fn end_iteration(&mut self, value: Score, choices: u8) {
        self.scores = [self.scores[1], value];
        self.choices = choices;
    }

    pub(super) fn leaf(&self, way: &Way, before: LeafFound, out: &Out, finishes: bool) -> LeafFound {
        let finished = before.finished | u8::from(finishes) << self.number;
        if way.engine != self.number {
            return LeafFound { finished, ..before };
        }
        let Out { placement, mut score, depth, nodes, .. } = *out;
        if self.over || is_loss(score.into()) {
            score = self.scores[1].0;
        }
        let (earlier_score, choices, made) = (self.scores[0].0, self.choices, self.made);
        LeafFound { finished, placement, score, earlier_score, choices, depth, nodes, made }
    }

    pub(super) fn step(&mut self, state: State, sorted: MoveWord) {
        let Way { make, over, picks, place, placement, .. } = self.told;
        if state == State::Follow {
            self.over = false;
        }
        let listens = state == State::Follow && !self.lays_picked;
        let (hears, picked) = (listens && make, self.picking && self.place == 0 && state == State::Store);
        self.making = self.laying || self.lays_picked;
        self.laying = hears;
        if hears {
            self.made = placement;
        }
        if self.picking && state == State::Store {
            if picked {
                self.made = sorted;
            }
            self.place = self.place.wrapping_sub(1) & 31;
        }
        if state == State::Idle || picked {
            self.picking = false;
        }
        self.lays_picked = picked;
        if listens && over && picks {
            (self.picking, self.place) = (true, place);
        }
        self.told = self.heard;
    }
}
