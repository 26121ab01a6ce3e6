//! ROM: looks up words by address, with a register behind it.
//!
//! Latency 1 cycle. A ROM in block RAMs costs no LUTs and takes an address that comes late in a
//! cycle, but its word comes out only halfway through the next cycle of a fast clock. A small ROM
//! of LUTs (look-up tables) has its word in flip-flops, ready from the start of the cycle.

use std::collections::BTreeMap;

use rust_hdl::prelude::*;

/// `N` bits of address, words of type `D`.
#[derive(LogicBlock)]
pub struct Rom<D: Synth, const N: usize> {
    pub clock: Signal<In, Clock>,
    pub address: Signal<In, Bits<N>>,
    /// The word at the address of one cycle ago.
    pub data: Signal<Out, D>,

    _words: BTreeMap<Bits<N>, D>,
    _style: &'static str,
}

impl<D: Synth, const N: usize> Rom<D, N> {
    /// A ROM of LUTs.
    pub fn of_luts(words: BTreeMap<Bits<N>, D>) -> Rom<D, N> {
        Rom::new(words, "logic")
    }

    /// A ROM in block RAMs.
    pub fn of_block_rams(words: BTreeMap<Bits<N>, D>) -> Rom<D, N> {
        Rom::new(words, "block")
    }

    fn new(words: BTreeMap<Bits<N>, D>, style: &'static str) -> Rom<D, N> {
        Rom {
            clock: Default::default(),
            address: Default::default(),
            data: Default::default(),
            _words: words,
            _style: style,
        }
    }
}

impl<D: Synth, const N: usize> Logic for Rom<D, N> {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.data.connect();
    }

    fn hdl(&self) -> Verilog {
        let word = |(address, word): (&Bits<N>, &D)| format!("    mem[{}] = {};\n", address.verilog(), word.verilog());
        Verilog::Custom(format!(
            "\
(* rom_style = \"{style}\" *) reg [{top}:0] mem [{last}:0];

initial begin
{words}end

always @(posedge clock) begin
    data <= mem[address];
end
",
            style = self._style,
            top = D::BITS - 1,
            last = (1 << N) - 1,
            words = self._words.iter().map(word).collect::<String>(),
        ))
    }
}
