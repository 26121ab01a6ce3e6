//! RAM: a block RAM with a port that reads and a port that writes.
//!
//! Latency 1 cycle. What is read while it is being written is undefined, as in the device: to promise the old word would put a
//! multiplexer behind the memory and a register before its writing port. In simulation some other word comes out, so that whoever
//! relied on it would be found out.

use std::marker::PhantomData;

use rust_hdl::prelude::*;

/// The block: `N` bits of address, words of type `D`; see the module.
#[derive(LogicBlock)]
pub struct Ram<D: Synth, const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Where to read.
    pub read_address: Signal<In, Bits<N>>,
    /// What stood at the address of one cycle ago.
    pub read_data: Signal<Out, D>,
    /// Write.
    pub write_enable: Signal<In, Bit>,
    /// Where to.
    pub write_address: Signal<In, Bits<N>>,
    /// What.
    pub write_data: Signal<In, D>,

    // Fields whose names begin so are no hardware of their own.
    _words: usize,
    _word: PhantomData<D>,
}

impl<D: Synth, const N: usize> Ram<D, N> {
    /// One of 2 to the power of `bits` words, at most as many as the address can name; its upper bits mean nothing then.
    pub fn with_address_bits(bits: usize) -> Ram<D, N> {
        assert!((1..=N).contains(&bits), "{bits} of {N} address bits");
        Ram { _words: 1 << bits, ..Ram::default() }
    }
}

impl<D: Synth, const N: usize> Default for Ram<D, N> {
    fn default() -> Ram<D, N> {
        Ram {
            clock: Default::default(),
            read_address: Default::default(),
            read_data: Default::default(),
            write_enable: Default::default(),
            write_address: Default::default(),
            write_data: Default::default(),
            _words: 1 << N,
            _word: PhantomData,
        }
    }
}

impl<D: Synth, const N: usize> Logic for Ram<D, N> {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "\
reg [{top}:0] mem [{last}:0];

always @(posedge clock) begin
    if (write_enable && write_address == read_address)
        read_data <= {bits}'bx;
    else
        read_data <= mem[read_address[{high}:0]];
end

always @(posedge clock) begin
    if (write_enable)
        mem[write_address[{high}:0]] <= write_data;
end
",
            top = D::BITS - 1,
            bits = D::BITS,
            last = self._words - 1,
            high = self._words.ilog2() - 1,
        ))
    }
}
