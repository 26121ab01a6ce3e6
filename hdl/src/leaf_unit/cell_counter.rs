//! Cell counter: counts the set cells of a board.
//!
//! Latency [`LATENCY`] cycles, throughput 1 a cycle: the sum of each row, then the sum of the rows.

use duo_core::cells::{BOARD_SIZE, CELL_COUNT};
use rust_hdl::core::ast::{Verilog, VerilogExpression, VerilogLiteral, VerilogOp, VerilogStatement};
use rust_hdl::prelude::*;
use smart_default::SmartDefault;

use crate::parts::bits::{many, Board};

/// Cycles from cells to their count.
pub const LATENCY: usize = 2;

pub const COUNT_BITS: usize = 8;

const _: () = assert!(CELL_COUNT < 1 << COUNT_BITS);

#[derive(LogicBlock, SmartDefault)]
pub struct CellCounter {
    pub clock: Signal<In, Clock>,
    pub cells: Signal<In, Board>,
    /// Number of set cells, for the input of two cycles ago.
    pub count: Signal<Out, Bits<COUNT_BITS>>,

    sums: RowSums,
    #[default(many(BOARD_SIZE))]
    rows: Vec<DFF<Bits<4>>>,
    total: RowTotal,
    count_out: DFF<Bits<COUNT_BITS>>,
}

impl Logic for CellCounter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count_out);
        self.sums.cells.next = self.cells.val();
        for i in 0..BOARD_SIZE {
            self.rows[i].clock.next = self.clock.val();
            self.rows[i].d.next = self.sums.row[i].val();
            self.total.row[i].next = self.rows[i].q.val();
        }
        self.count_out.d.next = self.total.count.val();
        self.count.next = self.count_out.q.val();
    }
}

/// Counts the set cells of each row. Written as syntax trees: a kernel cannot add bits.
#[derive(LogicBlock, SmartDefault)]
struct RowSums {
    pub cells: Signal<In, Board>,
    #[default(many(BOARD_SIZE))]
    pub row: Vec<Signal<Out, Bits<4>>>,
}

impl Logic for RowSums {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.row.iter_mut().for_each(|row| row.connect());
    }

    fn hdl(&self) -> Verilog {
        let cell = |index: usize| {
            VerilogExpression::Index(
                Box::new(VerilogExpression::Signal("cells".to_string())),
                Box::new(VerilogExpression::Literal(VerilogLiteral::from(index as u32))),
            )
        };
        let sum_of_row = |row: usize| {
            let sum = sum((0..BOARD_SIZE).map(|x| cell(BOARD_SIZE * row + x)));
            VerilogStatement::Assignment(VerilogExpression::Signal(format!("row${row}")), sum)
        };
        Verilog::Combinatorial((0..BOARD_SIZE).map(sum_of_row).collect())
    }
}

/// Adds the counts of all rows.
#[derive(LogicBlock, SmartDefault)]
struct RowTotal {
    #[default(many(BOARD_SIZE))]
    pub row: Vec<Signal<In, Bits<4>>>,
    pub count: Signal<Out, Bits<COUNT_BITS>>,
}

impl Logic for RowTotal {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.count.connect();
    }

    fn hdl(&self) -> Verilog {
        let rows = (0..BOARD_SIZE).map(|row| VerilogExpression::Signal(format!("row${row}")));
        let count = VerilogExpression::Signal("count".to_string());
        Verilog::Combinatorial(vec![VerilogStatement::Assignment(count, sum(rows))])
    }
}

/// The sum of all terms, in the width of the assignment's target.
fn sum(terms: impl Iterator<Item = VerilogExpression>) -> VerilogExpression {
    let add = |a, b| VerilogExpression::Binary(Box::new(a), VerilogOp::Add, Box::new(b));
    terms.reduce(add).expect("a sum has terms")
}
