//! Path memory: keeps for each engine the nodes on the path to its leaf by their level, and in the
//! last place the path's length. Latency 1 cycle.

use duo_core::configuration::MOST_ENGINES;
use duo_core::cycle_model::search::LEVELS;
use rust_hdl::prelude::*;

use super::records::Number;
use crate::parts::ram::Ram;

// The address below is three bits of engine and six of level.
const _: () = assert!(MOST_ENGINES == 1 << 3 && LEVELS == 1 << 6);

#[derive(LogicBlock, Default)]
pub struct PathMemory {
    pub clock: Signal<In, Clock>,
    /// Engine whose path is read and written.
    pub engine: Signal<In, Bits<3>>,
    /// Read the path of `next_engine` instead.
    pub ask_next: Signal<In, Bit>,
    pub next_engine: Signal<In, Bits<3>>,
    /// Level to read.
    pub level: Signal<In, Bits<6>>,
    /// Node at `level`, a cycle later.
    pub number: Signal<Out, Number>,
    /// Write node `written` to `write_level`.
    pub write: Signal<In, Bit>,
    pub write_level: Signal<In, Bits<6>>,
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
