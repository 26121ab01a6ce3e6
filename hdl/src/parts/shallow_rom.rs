//! Shallow ROM: a small ROM of look-up tables with a register behind them.
//!
//! Latency 1 cycle. A ROM in a block RAM costs no look-up table, but half of a fast clock's cycle is over before its word comes
//! out; this one's comes out of flip-flops, so that as much as ever can be done with it in the same cycle.

use std::collections::BTreeMap;

use rust_hdl::prelude::*;

/// The block: `N` bits of address, words of type `D`.
#[derive(LogicBlock)]
pub struct ShallowRom<D: Synth, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Where to read.
    pub address: Signal<In, Bits<N>>,
    /// What stands at the address of one cycle ago.
    pub data: Signal<Out, D>,

    _words: Box<BTreeMap<Bits<N>, D>>,
}

impl<D: Synth, const N: usize> ShallowRom<D, N> {
    /// A ROM with these words.
    pub fn new(words: BTreeMap<Bits<N>, D>) -> ShallowRom<D, N> {
        ShallowRom {
            clock: Default::default(),
            address: Default::default(),
            data: Default::default(),
            _words: Box::new(words),
        }
    }
}

impl<D: Synth, const N: usize> Logic for ShallowRom<D, N> {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.data.connect();
    }

    fn hdl(&self) -> Verilog {
        let word = |(address, word): (&Bits<N>, &D)| {
            format!("    mem[{}] = {};\n", address.verilog().to_string(), word.verilog().to_string())
        };
        Verilog::Custom(format!(
            "\
(* rom_style = \"logic\" *) reg [{top}:0] mem [{last}:0];

initial begin
{words}end

always @(posedge clock) begin
    data <= mem[address];
end
",
            top = D::BITS - 1,
            last = (1 << N) - 1,
            words = self._words.iter().map(word).collect::<String>(),
        ))
    }
}
