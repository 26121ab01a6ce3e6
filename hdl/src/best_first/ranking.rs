//! Ranking: chooses the move to make and computes its score: the most visited child, but a proved
//! one counts more than any visits. A root without a child answers what its own search has found.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::answer_score::AnswerScore;
use super::records::{Chance, Margin, NodeData, Sum, Visits};
use crate::parts::bits::{constant, PlacementBits};

#[derive(LogicBlock, SmartDefault)]
pub struct Ranking {
    pub clock: Signal<In, Clock>,
    pub node: Signal<In, NodeData>,
    /// `node` is the root: begin a new ranking.
    pub restart: Signal<In, Bit>,
    /// `node` is the root's next child.
    pub compare: Signal<In, Bit>,
    /// `sum` divided by `visits`.
    pub mean: Signal<In, Chance>,
    /// Visits of the best child so far.
    pub visits: Signal<Out, Visits>,
    /// Sum of the chances.
    pub sum: Signal<Out, Sum>,
    pub placement: Signal<Out, PlacementBits>,
    /// Score of `placement`, two's complement, three cycles after `mean`.
    pub score: Signal<Out, Bits<16>>,

    answer_score: AnswerScore,
    best: DFF<NodeData>,
    best_margin: DFF<Margin>,
    is_root: DFF<Bit>,

    best_node: Signal<Local, NodeData>,
    margin: Signal<Local, Margin>,
    biased: Signal<Local, Margin>,
    best_biased: Signal<Local, Margin>,
    #[default(constant(0))]
    no_margin: Constant<Margin>,
    #[default(constant(0x80))]
    sign: Constant<Margin>,
}

impl Logic for Ranking {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, answer_score);
        dff_setup!(self, clock, best, best_margin, is_root);

        self.best_node.next = self.best.q.val();
        self.margin.next = self.no_margin.val() - self.node.val().margin;
        self.biased.next = self.margin.val() ^ self.sign.val();
        self.best_biased.next = self.best_margin.q.val() ^ self.sign.val();
        if self.compare.val()
            & ((self.is_root.q.val() | (self.biased.val() > self.best_biased.val()))
                | ((self.biased.val() == self.best_biased.val())
                    & (self.node.val().visits > self.best_node.val().visits)))
        {
            self.best.d.next = self.node.val();
            self.best_margin.d.next = self.margin.val();
            self.is_root.d.next = false;
        }
        if self.restart.val() {
            self.best.d.next = self.node.val();
            self.best.d.next.played = bit_cast::<15, 16>(self.node.val().link);
            self.best_margin.d.next = self.node.val().margin;
            self.is_root.d.next = true;
        }

        self.visits.next = self.best_node.val().visits;
        self.sum.next = self.best_node.val().sum;
        self.placement.next = self.best_node.val().played;
        self.answer_score.chance.next = self.mean.val();
        self.answer_score.is_others.next = self.is_root.q.val();
        self.answer_score.margin.next = self.best_margin.q.val();
        self.score.next = self.answer_score.score.val();
    }
}
