//! Roster: keeps the state of each engine of a best-first search, and chooses which one is served.
//! If several wait, the last one is.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::Those;
use crate::parts::bits::{constant, constants};

#[derive(LogicBlock, SmartDefault)]
pub struct Roster {
    pub clock: Signal<In, Clock>,
    /// No engine has a leaf, and the first one is served.
    pub clear: Signal<In, Bit>,
    /// Every engine may be given a leaf.
    pub wake: Signal<In, Bit>,
    /// A new game: every engine's table is to be cleared before its first leaf.
    pub renew: Signal<In, Bit>,
    /// Engines that finish in this cycle.
    pub finished: Signal<In, Those>,
    /// Serve the next engine that has finished, or else the next one that may be given a leaf.
    pub choose: Signal<In, Bit>,
    /// The served engine's result is taken; every engine without a leaf may be given one.
    pub take: Signal<In, Bit>,
    /// The served engine gets a leaf.
    pub launch: Signal<In, Bit>,
    /// No leaf is free for the served engine.
    pub blocked: Signal<In, Bit>,
    /// Some engine has finished and was not served yet.
    pub any_ready: Signal<Out, Bit>,
    /// Some engine may be given a leaf.
    pub any_looking: Signal<Out, Bit>,
    /// Some engine is searching a leaf.
    pub any_away: Signal<Out, Bit>,
    /// Number of the served engine.
    pub engine: Signal<Out, Bits<3>>,
    /// Engine that `choose` serves from the next cycle on, if one has finished.
    pub next_ready: Signal<Out, Bits<3>>,
    /// The served engine has not searched in this game: clear its table.
    pub is_unused: Signal<Out, Bit>,

    ready: DFF<Those>,
    away: DFF<Those>,
    looking: DFF<Those>,
    unused: DFF<Those>,
    served: DFF<Bits<3>>,
    served_bit: DFF<Those>,

    ready_engine: Signal<Local, Bits<3>>,
    ready_bit: Signal<Local, Those>,
    looking_engine: Signal<Local, Bits<3>>,
    looking_bit: Signal<Local, Those>,
    still_away: Signal<Local, Those>,
    #[default(constants(8, |i| i as u64))]
    engines: Vec<Constant<Bits<3>>>,
    #[default(constants(8, |i| 1 << i))]
    bits: Vec<Constant<Those>>,
    #[default(constant(1))]
    all: Constant<Those>,
    #[default(constant(0))]
    nobody: Constant<Those>,
}

impl Roster {
    /// A roster of this many engines.
    pub fn new(engines: usize) -> Roster {
        Roster { all: constant((1 << engines) - 1), ..Roster::default() }
    }
}

impl Logic for Roster {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, ready, away, looking, unused, served, served_bit);

        self.ready_engine.next = self.engines[0].val();
        self.ready_bit.next = self.bits[0].val();
        self.looking_engine.next = self.engines[0].val();
        self.looking_bit.next = self.bits[0].val();
        for i in 0..8 {
            if self.ready.q.val().get_bit(i) {
                self.ready_engine.next = self.engines[i].val();
                self.ready_bit.next = self.bits[i].val();
            }
            if self.looking.q.val().get_bit(i) {
                self.looking_engine.next = self.engines[i].val();
                self.looking_bit.next = self.bits[i].val();
            }
        }
        self.still_away.next = self.away.q.val() & (!self.served_bit.q.val());

        self.ready.d.next = self.ready.q.val() | self.finished.val();
        if self.choose.val() {
            self.served.d.next = self.looking_engine.val();
            self.served_bit.d.next = self.looking_bit.val();
            if self.ready.q.val().any() {
                self.served.d.next = self.ready_engine.val();
                self.served_bit.d.next = self.ready_bit.val();
            }
        }
        if self.take.val() {
            self.ready.d.next = (self.ready.q.val() & (!self.served_bit.q.val())) | self.finished.val();
            self.away.d.next = self.still_away.val();
            self.looking.d.next = self.all.val() & (!self.still_away.val());
            self.unused.d.next = self.unused.q.val() & (!self.served_bit.q.val());
        }
        if self.launch.val() {
            self.away.d.next = self.away.q.val() | self.served_bit.q.val();
        }
        if self.launch.val() | self.blocked.val() {
            self.looking.d.next = self.looking.q.val() & (!self.served_bit.q.val());
        }
        if self.wake.val() {
            self.looking.d.next = self.all.val();
        }
        if self.renew.val() {
            self.unused.d.next = self.all.val();
        }
        if self.clear.val() {
            self.ready.d.next = self.nobody.val();
            self.away.d.next = self.nobody.val();
            self.looking.d.next = self.nobody.val();
            self.served.d.next = self.engines[0].val();
            self.served_bit.d.next = self.bits[0].val();
        }

        self.any_ready.next = self.ready.q.val().any();
        self.any_looking.next = self.looking.q.val().any();
        self.any_away.next = self.away.q.val().any();
        self.engine.next = self.served.q.val();
        self.next_ready.next = self.ready_engine.val();
        self.is_unused.next = (self.unused.q.val() & self.served_bit.q.val()).any();
    }
}
