//! Delay: what came in `N` cycles ago, for values that travel beside a pipeline.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::many;

/// A value of `W` bits, delayed by `N` cycles; `N` is at least 1.
#[derive(LogicBlock, SmartDefault)]
pub struct Delay<const W: usize, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// What goes in.
    pub data_in: Signal<In, Bits<W>>,
    /// What went in `N` cycles ago.
    pub data_out: Signal<Out, Bits<W>>,

    // The last stage is number 0.
    #[default(many(N))]
    stages: Vec<DFF<Bits<W>>>,
}

impl<const W: usize, const N: usize> Logic for Delay<W, N> {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..N {
            self.stages[i].clock.next = self.clock.val();
            self.stages[i].d.next = self.data_in.val();
        }
        for i in 1..N {
            self.stages[i - 1].d.next = self.stages[i].q.val();
        }
        self.data_out.next = self.stages[0].q.val();
    }
}
