//! Roster: what the engines of a best-first search do, and which one is served. Where several wait, it is the last one.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use super::records::Those;
use crate::parts::bits::{constant, constants};

/// The block; see the module.
#[derive(LogicBlock, SmartDefault)]
pub struct Roster {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// None has a leaf, and the first one is served.
    pub clear: Signal<In, Bit>,
    /// Their tables are to be cleared.
    pub renew: Signal<In, Bit>,
    /// These finish in this cycle.
    pub finished: Signal<In, Those>,
    /// The next one that has finished is served, or else the next one that looks for a leaf.
    pub choose: Signal<In, Bit>,
    /// What the one that is served has found is taken; all that have nothing to do may look for a leaf.
    pub take: Signal<In, Bit>,
    /// The one that is served is given a leaf.
    pub launch: Signal<In, Bit>,
    /// There is none for it.
    pub blocked: Signal<In, Bit>,
    /// An engine has finished that was not yet served.
    pub any_ready: Signal<Out, Bit>,
    /// An engine may look for a leaf.
    pub any_looking: Signal<Out, Bit>,
    /// An engine has a leaf.
    pub any_away: Signal<Out, Bit>,
    /// Which engine is served.
    pub engine: Signal<Out, Bits<3>>,
    /// Which one is served from the next cycle on, if it is chosen and has finished.
    pub next_ready: Signal<Out, Bits<3>>,
    /// The table of the one that is served is to be cleared.
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
    /// That of so many engines.
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
