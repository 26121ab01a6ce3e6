//! Path memory: for each engine the nodes on the way to its leaf, by their level, and behind them how long the way is. Latency 1 cycle.

use duo_core::configuration::MOST_ENGINES;
use duo_core::cycle_model::search::LEVELS;
use rust_hdl::prelude::*;

use super::records::Number;
use crate::parts::ram::Ram;

// The address below is three bits of engine and six of level.
const _: () = assert!(MOST_ENGINES == 1 << 3 && LEVELS == 1 << 6);

/// The block; see the module.
#[derive(LogicBlock, Default)]
pub struct PathMemory {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Whose way is written, and read.
    pub engine: Signal<In, Bits<3>>,
    /// Read that of this one instead.
    pub ask_next: Signal<In, Bit>,
    /// See `ask_next`.
    pub next_engine: Signal<In, Bits<3>>,
    /// Which level.
    pub level: Signal<In, Bits<6>>,
    /// The node there, a cycle later.
    pub number: Signal<Out, Number>,
    /// Write a node.
    pub write: Signal<In, Bit>,
    /// At which level.
    pub write_level: Signal<In, Bits<6>>,
    /// Its number.
    pub written: Signal<In, Number>,

    numbers: Ram<Number, 9>,
    asked: Signal<Local, Bits<3>>,
}

impl Logic for PathMemory {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, numbers);
        self.asked.next = self.engine.val();
        if self.ask_next.val() {
            self.asked.next = self.next_engine.val();
        }
        self.numbers.read_address.next = (bit_cast::<9, 3>(self.asked.val()) << 6) | bit_cast::<9, 6>(self.level.val());
        self.numbers.write_enable.next = self.write.val();
        self.numbers.write_address.next =
            (bit_cast::<9, 3>(self.engine.val()) << 6) | bit_cast::<9, 6>(self.write_level.val());
        self.numbers.write_data.next = self.written.val();
        self.number.next = self.numbers.read_data.val();
    }
}
