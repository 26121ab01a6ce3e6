//! Cycle model of the leaf unit, which evaluates each placement of a stream with a fixed latency.

mod stages;

use std::collections::VecDeque;

use super::snapshot::Snapshot;
use super::wire::MoveWord;
use super::CycleModel;
use crate::cells::Cells;
use crate::evaluation::Evaluation;
use crate::perspective::Perspective;
use crate::player::{PieceSet, Start};

pub use crate::model::LEAF_LATENCY as LATENCY;

crate::ports! {
    /// The leaf unit's inputs.
    pub struct In {
        /// Drop everything in progress.
        pub cancel: bool [1],
        /// A placement is on the input.
        pub valid_in: bool [1],
        /// The placement, or the pass.
        pub placement_in: MoveWord [15],
        /// The stream ends here.
        pub done_in: bool [1],
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
        /// Turns taken before the placement.
        pub ply: u8 [7],
    }
}

crate::ports! {
    /// The leaf unit's outputs.
    pub struct Out {
        /// A result is on the output.
        pub valid: bool [1],
        /// The placement of the result.
        pub placement: MoveWord [15],
        /// The placement whose result comes in the next cycle, if there is one.
        pub coming: MoveWord [15],
        /// Score of the placement.
        pub score: i16 [16],
        /// Whether the placement is the side's last piece.
        pub terminal: bool [1],
        /// The end of the stream.
        pub done: bool [1],
    }
}

/// The leaf unit's state. The position does not change during a stream, so a result is known as
/// soon as its placement arrives, and only waits.
#[derive(Clone, Debug)]
pub struct LeafUnit {
    evaluation: Evaluation,
    under_way: VecDeque<Out>,
    out: Out,
}

impl Default for LeafUnit {
    fn default() -> LeafUnit {
        LeafUnit::new(Evaluation::default())
    }
}

impl LeafUnit {
    /// A unit with this evaluation.
    pub fn new(evaluation: Evaluation) -> LeafUnit {
        LeafUnit { evaluation, under_way: VecDeque::from([Out::default(); LATENCY - 1]), out: Out::default() }
    }

    /// The registered outputs.
    pub fn outputs(&self) -> Out {
        let coming = self.under_way.front().map_or(MoveWord::ZERO, |next| next.placement);
        Out { coming, ..self.out }
    }
}

impl LeafUnit {
    /// Shows the registers of the stages while the unit evaluates placements in this position.
    pub fn show(&self, position: &Perspective, to: &mut Snapshot) {
        for (stage, moving) in std::iter::once(&self.out).chain(&self.under_way).enumerate() {
            to.show(format!("valids${stage}$q"), 1, moving.valid);
            to.show(format!("dones${stage}$q"), 1, moving.done);
        }
        to.inside("placements", |to| {
            for (stage, moving) in self.under_way.iter().enumerate() {
                to.show(format!("stages${stage}$q"), 15, moving.placement);
            }
        });
        // The placement that arrived `age` cycles ago and is in a stage now.
        let at = |age: usize| {
            let moving = self.under_way[LATENCY - 1 - age];
            moving.valid.then(|| moving.placement.to_move())
        };
        stages::show(self.evaluation, position, at, to);
        let Out { placement, score, terminal, .. } = self.out;
        to.show("placement_out$q", 15, placement);
        to.show("score_out$q", 16, score);
        to.show("terminal_out$q", 1, terminal);
    }
}

impl CycleModel for LeafUnit {
    type In = In;
    type Out = Out;

    fn step(&mut self, input: In) -> Out {
        let out = self.outputs();
        let nothing = Out { placement: input.placement_in, ..Out::default() };
        self.under_way.push_back(if input.valid_in { result(self.evaluation, &input) } else { nothing });
        if let Some(last) = self.under_way.back_mut() {
            last.done = input.done_in;
        }
        let next = self.under_way.pop_front().unwrap_or_default();
        // A result stays on the output until the next one.
        self.out = if next.valid { next } else { Out { valid: false, done: next.done, ..out } };
        if input.cancel {
            self.under_way.iter_mut().for_each(|each| (each.valid, each.done) = (false, false));
            (self.out.valid, self.out.done) = (false, false);
        }
        out
    }
}

fn result(evaluation: Evaluation, input: &In) -> Out {
    let before = Perspective {
        own: input.own,
        other: input.other,
        own_left: input.own_left,
        other_left: input.other_left,
        start: if input.starts_at_ten { Start::Ten } else { Start::Five },
        ply: input.ply,
        last: None,
    };
    let leaf = evaluation.leaf(&before, input.placement_in.to_move());
    Out {
        valid: true,
        placement: input.placement_in,
        score: leaf.score as i16,
        terminal: leaf.terminal,
        ..Out::default()
    }
}
