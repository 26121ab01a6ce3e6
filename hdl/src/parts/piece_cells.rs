//! Piece cells: counts the cells of a set of pieces.
//!
//! Combinational, and shallow: a table of sums for each seven pieces, and an adder for the three
//! sums.

use duo_core::pieces::Piece;
use rust_hdl::prelude::*;

use crate::parts::bits::Pieces;
use crate::parts::lines::assignments;

/// Pieces of a table: devices build a function of seven bits from LUTs and the multiplexers next to
/// them.
const SEVEN: usize = 7;

/// Bits of the sum of seven pieces.
const SUM_BITS: usize = 6;

#[derive(LogicBlock, Default)]
pub struct PieceCells {
    pub pieces: Signal<In, Pieces>,
    /// Number of their cells.
    pub cells: Signal<Out, Bits<7>>,
}

impl Logic for PieceCells {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.cells.connect();
    }

    fn hdl(&self) -> Verilog {
        let pieces: Vec<Piece> = Piece::all().collect();
        let sevens = || pieces.chunks(SEVEN).enumerate();
        let sum = |seven: &[Piece], set: usize| -> u32 {
            (0..SEVEN).filter(|place| set >> place & 1 != 0).map(|place| seven[place].size()).sum()
        };
        let table = move |seven: &[Piece], bit: usize| -> u128 {
            (0..1 << SEVEN).filter(|&set| sum(seven, set) >> bit & 1 != 0).map(|set| 1 << set).sum()
        };
        let tables = sevens().flat_map(|(i, seven)| {
            (0..SUM_BITS).map(move |bit| format!("wire [127:0] table_{i}_{bit} = 128'h{:x}", table(seven, bit)))
        });
        let sums = sevens().map(|(i, _)| {
            let bits = (0..SUM_BITS)
                .rev()
                .map(|bit| format!("table_{i}_{bit}[pieces[{}:{}]]", SEVEN * i + SEVEN - 1, SEVEN * i));
            format!("wire [{}:0] sum_{i} = {{{}}}", SUM_BITS - 1, bits.collect::<Vec<_>>().join(", "))
        });
        let all = sevens().map(|(i, _)| format!("sum_{i}")).collect::<Vec<_>>().join(" + ");
        assignments(tables.chain(sums).chain([format!("assign cells = {all}")]))
    }
}
