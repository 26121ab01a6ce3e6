//! RAM: a block RAM with a port that reads and a port that writes.
//!
//! Latency 1 cycle. A memory of more words than a block RAM has at its widest is laid out in columns, each as narrow as a block
//! RAM of so many words: no word is picked from several of them then, which would come late in the next cycle.
//!
//! What is read while it is being written is undefined, as in the device: to promise the old word would put a multiplexer
//! behind the memory and a register before its writing port. In simulation some other word comes out, so that whoever relied on
//! it would be found out.

use std::marker::PhantomData;

use rust_hdl::prelude::*;

/// Bits of a block RAM of the ECP5, without those for parity: it is 16,384 x 1, 8,192 x 2 or 4,096 x 4.
const BLOCK_RAM_BITS: usize = 1 << 14;

/// Words that it has where it is widest for a port that writes and one that reads, as Yosys uses it: 2,048 x 9. Fewer need no columns.
const WORDS_OF_WIDEST: usize = 1 << 11;

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
    /// Bits of a word that a block RAM holds; all, where several of them need not be told apart by the address.
    fn column_width(&self) -> usize {
        if self._words > WORDS_OF_WIDEST {
            BLOCK_RAM_BITS / self._words
        } else {
            D::BITS
        }
    }

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
