//! Delay: delays a value by `N` cycles, to travel along a pipeline.

use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::many;

/// `N` is at least 1.
#[derive(LogicBlock, SmartDefault)]
pub struct Delay<T: Synth, const N: usize> {
    pub clock: Signal<In, Clock>,
    pub data_in: Signal<In, T>,
    /// `data_in` of `N` cycles ago.
    pub data_out: Signal<Out, T>,

    // The last stage is number 0.
    #[default(many(N))]
    stages: Vec<DFF<T>>,
}

impl<T: Synth, const N: usize> Logic for Delay<T, N> {
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
