//! RAM: a block RAM with a read port and a write port.
//!
//! Latency 1 cycle. A memory with more words than a block RAM has at its widest is laid out in
//! columns, each as narrow as a block RAM of that depth. A word therefore never has to be selected
//! from several block RAMs, which would come late in the next cycle.
//!
//! A word that is read while it is being written is undefined, as in the device: promising the old
//! word would need a multiplexer behind the memory and a register in front of its write port. The
//! simulation returns some other word, so that relying on it is noticed.

use std::marker::PhantomData;

use rust_hdl::prelude::*;

/// Bits of a block RAM of the ECP5 without parity: 16,384 x 1, 8,192 x 2 or 4,096 x 4.
const BLOCK_RAM_BITS: usize = 1 << 14;

/// Words of a block RAM at its widest with a read and a write port, as Yosys uses it: 2,048 x 9.
/// Memories with fewer words need no columns.
const WORDS_OF_WIDEST: usize = 1 << 11;

/// `N` bits of address, words of type `D`.
#[derive(LogicBlock)]
pub struct Ram<D: Synth, const N: usize> {
    pub clock: Signal<In, Clock>,
    pub read_address: Signal<In, Bits<N>>,
    /// The word at the address of one cycle ago.
    pub read_data: Signal<Out, D>,
    pub write_enable: Signal<In, Bit>,
    pub write_address: Signal<In, Bits<N>>,
    pub write_data: Signal<In, D>,

    // A field whose name begins with `_` does not become hardware.
    _words: usize,
    _word: PhantomData<D>,
}

impl<D: Synth, const N: usize> Ram<D, N> {
    /// Bits of a word in one block RAM; all, where the address does not have to select between
    /// block RAMs.
    fn column_width(&self) -> usize {
        if self._words > WORDS_OF_WIDEST {
            BLOCK_RAM_BITS / self._words
        } else {
            D::BITS
        }
    }

    /// A RAM of 2 to the power of `bits` words, at most as many as the address can name; the upper
    /// address bits are ignored.
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
        let columns = D::BITS.div_ceil(self.column_width());
        let column = |i: usize| {
            let low = i * self.column_width();
            let high = (low + self.column_width()).min(D::BITS) - 1;
            format!(
                "\
reg [{top}:0] column_{i} [{last}:0];

always @(posedge clock) begin
    if (write_enable && write_address == read_address)
        read_data[{high}:{low}] <= {bits}'bx;
    else
        read_data[{high}:{low}] <= column_{i}[read_address[{highest}:0]];
end

always @(posedge clock) begin
    if (write_enable)
        column_{i}[write_address[{highest}:0]] <= write_data[{high}:{low}];
end
",
                top = high - low,
                bits = high - low + 1,
                last = self._words - 1,
                highest = self._words.ilog2() - 1,
            )
        };
        Verilog::Custom((0..columns).map(column).collect::<Vec<_>>().join("\n"))
    }
}
