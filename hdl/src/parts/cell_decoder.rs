//! Cell decoder: the board with one cell set.
//!
//! Combinational: its row and its column are decoded apart, so that a cell asks for two short words, not for one long one.

use rust_hdl::prelude::*;

use crate::parts::bits::Board;
use crate::parts::lines::{assignments, board_of};

/// The block; see the module.
#[derive(LogicBlock, Default)]
pub struct CellDecoder {
    /// Column of the cell.
    pub x: Signal<In, Bits<4>>,
    /// Its row.
    pub y: Signal<In, Bits<4>>,
    /// The board with the cell.
    pub decoded: Signal<Out, Board>,
}

impl Logic for CellDecoder {
    fn update(&mut self) {}

    fn connect(&mut self) {
        self.decoded.connect();
    }

    fn hdl(&self) -> Verilog {
        let decoded = board_of(|i| format!("(y == 4'h{i:x} ? column : 14'h0)"));
        assignments(["wire [13:0] column = 14'h1 << x".to_string(), format!("assign decoded = {decoded}")])
    }
}
